"""The doctor's look at the machine: disk, clock, screen, bus, fonts, printers, reader."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from assets.sounds import player_here
from drivers.ports import is_file_name, trouble_with
from drivers.printers.made import make_printer
from drivers.printers.printer import NotReadyError
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from tablemgr.house.profile import Profile
from tablemgr.journal import reading
from tablemgr.slips.typography import load_fonts
from ui.app import has_screen
from ui.doctor.findings import Finding, State

_LEAST_FREE: Final = 500_000_000
"""Bytes: many months of a busy table."""
_AHEAD_NS: Final = 7 * 24 * 3600 * 1_000_000_000
_WAIT_S: Final = 20


def disk(data: Path) -> Iterator[Finding]:
    """If there is room, and if the folder can be written."""
    folder = next(each for each in (data, *data.parents) if each.exists())
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        yield Finding("disk", State.UNSEEN, f"{folder}: {error.strerror}")
        return
    text = f"{free // 1_000_000:,} MB free in {folder}"
    if not os.access(folder, os.W_OK):
        yield Finding(
            "disk", State.WRONG, f"{folder} can't be written", "Give this user the right."
        )
    elif free < _LEAST_FREE:
        yield Finding("disk", State.WRONG, text, "Make room before the next shift.")
    else:
        yield Finding("disk", State.OK, text)


def clock(journal: Path, now_ns: int) -> Iterator[Finding]:
    """If the clock is near the journal's last entry, and not before it."""
    if not journal.exists():
        yield Finding("clock", State.NOTE, "no journal yet to compare it with")
        return
    try:
        with reading(journal) as reader:
            last = max((each.stamp.wall_ns for each in reader.entries()), default=0)
    except Fault as fault:
        yield Finding("clock", State.UNSEEN, fault.what, fault.remedy)
        return
    if last == 0:
        yield Finding("clock", State.NOTE, "the journal has no entry yet to compare it with")
        return
    remedy = "Check the date and the time of this machine."
    if now_ns < last:
        text = f"it is {(last - now_ns) // 1_000_000_000} s behind the journal's latest entry"
        yield Finding("clock", State.WRONG, text, remedy)
    elif now_ns - last > _AHEAD_NS:
        yield Finding("clock", State.NOTE, "the journal's latest entry is over a week old", remedy)
    else:
        yield Finding("clock", State.OK, "it is not before the journal's latest entry")


def screen(environment: Mapping[str, str]) -> Iterator[Finding]:
    """If Qt finds a screen to draw on."""
    if has_screen(environment):
        yield Finding("screen", State.OK, "there is one")
    else:
        text = "there is none here: no Wayland or X answers"
        yield Finding("screen", State.NOTE, text, "Look from the table's own session.")


def bus(environment: Mapping[str, str]) -> Iterator[Finding]:
    """If a desktop can be asked over D-Bus to keep the screen lit. A process of its own asks, since
    the library may not be there.
    """
    asks = (
        "from PySide6.QtDBus import QDBusConnection as C;"
        "import sys; sys.exit(not C.sessionBus().isConnected())"
    )
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", asks],
            env=dict(environment),
            timeout=_WAIT_S,
            capture_output=True,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        yield Finding("D-Bus", State.UNSEEN, f"it can't be asked: {error}")
        return
    if done.returncode == 0:
        yield Finding("D-Bus", State.OK, "the session's bus answers")
    else:
        text = "no session bus answers: the program can't keep the screen lit"
        yield Finding("D-Bus", State.NOTE, text, "Switch blanking off: xset s off -dpms.")


def fonts() -> Iterator[Finding]:
    """If the fonts of slips can be read."""
    try:
        load_fonts((brought("assets") / "fonts").resolve())
    except Fault as fault:
        yield Finding("fonts", State.WRONG, fault.what, fault.remedy)
    else:
        yield Finding("fonts", State.OK, "those of the slips can be read")


def sounds() -> Iterator[Finding]:
    """If a program is there that plays the table's sounds."""
    player = player_here()
    if player is None:
        text = "no program plays them: what stops the game rings the desktop's bell"
        yield Finding("sounds", State.NOTE, text, "Install alsa-utils (aplay).")
    else:
        yield Finding("sounds", State.OK, f"{player[0]} plays them")


def printers(profile: Profile) -> Iterator[Finding]:
    """If each printer of the profile can print."""
    lines = profile.printers.by_role
    if not lines:
        yield Finding("printers", State.NOTE, "none is set: slips are saved, not printed")
    for role, line in lines.items():
        name, made = f"printer {role}", None
        try:
            made = make_printer(line.address, confirms=line.confirms)
            made.check()
        except NotReadyError as error:
            what, remedy = TROUBLE_WORDS[error.trouble]
            text = " ".join(filter(None, (f"{line.address}: {what}", error.said)))
            yield Finding(name, State.WRONG, text, remedy)
        except Fault as fault:
            yield Finding(name, State.WRONG, fault.what, fault.remedy)
        else:
            yield Finding(name, State.OK, f"{line.address} can print")
        finally:
            if made is not None:
                made.close()


def reader(profile: Profile) -> Iterator[Finding]:
    """If the card reader's port is there and may be opened."""
    port = profile.device.port
    if not is_file_name(port):
        yield Finding("reader", State.NOTE, f"{port}: nothing to look at without opening it")
        return
    trouble = trouble_with(port)
    if trouble is None:
        yield Finding("reader", State.OK, f"{port} can be opened")
    else:
        text = f"{port} can't be opened: {trouble.kind.value} ({trouble.detail})"
        yield Finding("reader", State.WRONG, text, "`tablemgr devices` lists the ports.")
