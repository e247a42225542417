"""The house profile of a training table: the house's own, dealt from the simulated shoe alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import make_private, write_file
from tablemgr.house.profile import Profile, Setting, profile_text, read_profile
from tablemgr.house.profile_change import changed

_SETTINGS: Final[Mapping[str, Setting | None]] = {
    "device.port": "simulator",
    "sign-in": "name",
    "slip.folder": "",
    "slip.group": "",
    "table-key.file": "",
    "table-key.witness": "",
    "back-ups.at-closing": "",
}
"""What differs from the house's own profile: no device, no PIN, and slips in training's folder,
signed by a key of its own; no live witness file hears of it.
"""


def make_training_profile(live: Path, file: Path) -> None:
    """Make the training table's profile at `file` from the house's at `live`, if there is none.

    From then on it is training's own: another game or other limits there change nothing live.
    Raises `Fault`.
    """
    if file.exists():
        return
    text = changed(profile_text(live), _SETTINGS, str(live))
    try:
        make_private(file.parent)
        write_file(file, text.encode())
    except OSError as error:
        raise Fault(
            "{file}: {error}.",
            "Training needs a folder that this user may write.",
            file=file,
            error=error.strerror,
        ) from error


def read_training_profile(file: Path) -> Profile:
    """The profile of a training table. Whatever its file says, it has the simulated shoe, people
    sign by name, and its slips stay in training's folder. Raises `Fault`.
    """
    return for_training(read_profile(file))


def for_training(profile: Profile) -> Profile:
    """The profile without what training must not touch."""
    return replace(
        profile,
        device=replace(profile.device, port="simulator"),
        slip=replace(profile.slip, folder="", group=""),
        table_key=replace(profile.table_key, file="", witness=""),
        back_ups=replace(profile.back_ups, at_closing=""),
        sign_in="name",
    )
