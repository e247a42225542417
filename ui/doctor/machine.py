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
from tablemgr.basics.messages import Message, plain
from tablemgr.house.profile import Profile
from tablemgr.journal import reading
from tablemgr.slips.typography import load_fonts
from ui.app import has_screen
from ui.doctor.findings import Finding, State, say

_LEAST_FREE: Final = 500_000_000
"""Bytes: many months of a busy table."""
_AHEAD_NS: Final = 7 * 24 * 3600 * 1_000_000_000
_WAIT_S: Final = 20
_PRINTERS: Final = {
    "slips": say("printer slips"),
    "cage": say("printer cage"),
    "reports": say("printer reports"),
}


def disk(data: Path) -> Iterator[Finding]:
    """If there is room, and if the folder can be written."""
    folder = next(each for each in (data, *data.parents) if each.exists())
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        yield Finding(say("disk"), State.UNSEEN, plain(f"{folder}: {error.strerror}"))
        return
    text = say("{free:,} MB free in {folder}", free=free // 1_000_000, folder=folder)
    if not os.access(folder, os.W_OK):
        text = say("{folder} can't be written", folder=folder)
        yield Finding(say("disk"), State.WRONG, text, say("Give this user the right."))
    elif free < _LEAST_FREE:
        yield Finding(say("disk"), State.WRONG, text, say("Make room before the next shift."))
    else:
        yield Finding(say("disk"), State.OK, text)


def clock(journal: Path, now_ns: int) -> Iterator[Finding]:
    """If the clock is near the journal's last entry, and not before it."""
    if not journal.exists():
        yield Finding(say("clock"), State.NOTE, say("no journal yet to compare it with"))
        return
    try:
        with reading(journal) as reader:
            last = max((each.stamp.wall_ns for each in reader.entries()), default=0)
    except Fault as fault:
        yield Finding(say("clock"), State.UNSEEN, *fault.messages)
        return
    if last == 0:
        text = say("the journal has no entry yet to compare it with")
        yield Finding(say("clock"), State.NOTE, text)
        return
    remedy = say("Check the date and the time of this machine.")
    if now_ns < last:
        behind_s = (last - now_ns) // 1_000_000_000
        text = say("it is {seconds} s behind the journal's latest entry", seconds=behind_s)
        yield Finding(say("clock"), State.WRONG, text, remedy)
    elif now_ns - last > _AHEAD_NS:
        text = say("the journal's latest entry is over a week old")
        yield Finding(say("clock"), State.NOTE, text, remedy)
    else:
        text = say("it is not before the journal's latest entry")
        yield Finding(say("clock"), State.OK, text)


def screen(environment: Mapping[str, str]) -> Iterator[Finding]:
    """If Qt finds a screen to draw on."""
    if has_screen(environment):
        yield Finding(say("screen"), State.OK, say("there is one"))
    else:
        text = say("there is none here: no Wayland or X answers")
        yield Finding(say("screen"), State.NOTE, text, say("Look from the table's own session."))


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
        yield Finding(say("D-Bus"), State.UNSEEN, say("it can't be asked: {error}", error=error))
        return
    if done.returncode == 0:
        yield Finding(say("D-Bus"), State.OK, say("the session's bus answers"))
    else:
        text = say("no session bus answers: the program can't keep the screen lit")
        remedy = say("Switch blanking off: xset s off -dpms.")
        yield Finding(say("D-Bus"), State.NOTE, text, remedy)


def fonts() -> Iterator[Finding]:
    """If the fonts of slips can be read."""
    try:
        load_fonts((brought("assets") / "fonts").resolve())
    except Fault as fault:
        yield Finding(say("fonts"), State.WRONG, *fault.messages)
    else:
        yield Finding(say("fonts"), State.OK, say("those of the slips can be read"))


def sounds() -> Iterator[Finding]:
    """If a program is there that plays the table's sounds."""
    player = player_here()
    if player is None:
        text = say("no program plays them: what stops the game rings the desktop's bell")
        yield Finding(say("sounds"), State.NOTE, text, say("Install alsa-utils (aplay)."))
    else:
        yield Finding(say("sounds"), State.OK, say("{player} plays them", player=player[0]))


def printers(profile: Profile) -> Iterator[Finding]:
    """If each printer of the profile can print."""
    lines = profile.printers.by_role
    if not lines:
        text = say("none is set: slips are saved, not printed")
        yield Finding(say("printers"), State.NOTE, text)
    for role, line in lines.items():
        name, made = _PRINTERS[role], None
        try:
            made = make_printer(line.address, confirms=line.confirms)
            made.check()
        except NotReadyError as error:
            what, remedy = (Message("printers", each) for each in TROUBLE_WORDS[error.trouble])
            values = {"address": line.address, "what": what, "said": error.said}
            text = say("{address}: {what} {said}" if error.said else "{address}: {what}", **values)
            yield Finding(name, State.WRONG, text, remedy)
        except Fault as fault:
            yield Finding(name, State.WRONG, *fault.messages)
        else:
            yield Finding(name, State.OK, say("{address} can print", address=line.address))
        finally:
            if made is not None:
                made.close()


def reader(profile: Profile) -> Iterator[Finding]:
    """If the card reader's port is there and may be opened."""
    port = profile.device.port
    if not is_file_name(port):
        text = say("{port}: nothing to look at without opening it", port=port)
        yield Finding(say("reader"), State.NOTE, text)
        return
    trouble = trouble_with(port)
    if trouble is None:
        yield Finding(say("reader"), State.OK, say("{port} can be opened", port=port))
    else:
        values = {"port": port, "kind": trouble.kind.value, "detail": trouble.detail}
        text = say("{port} can't be opened: {kind} ({detail})", **values)
        remedy = say("`tablemgr devices` lists the ports.")
        yield Finding(say("reader"), State.WRONG, text, remedy)
