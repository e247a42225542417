"""The four modes of training, from one file: what is shown, what is asked, and when it is told."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import parse_toml

FILE: Final = Path(__file__).with_name("modes.toml")
Shown = Literal["shown", "asked"]


class TrainingMode(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """One mode. Learn shows each step; the other three ask for it."""

    title: str
    says: str
    """A sentence or two for who chooses it the first time."""
    guide: Literal["shown", "hidden"]
    announcements: Shown
    places: Shown
    totals: Shown
    money: Shown
    holds_back: bool
    """A wrong act waits until it is right; otherwise it happens, and the rules keep the truth."""
    tells: Literal["at once", "after the Round", "at the end"]
    lights_after: Annotated[int, Meta(ge=0)]
    faults: Annotated[int, Meta(ge=0, le=50)]
    """How many faults happen on purpose, in 100 opportunities."""

    @property
    def asks(self) -> bool:
        """Say whether the trainee says anything himself."""
        return "asked" in (self.announcements, self.places, self.totals, self.money)


@cache
def modes() -> dict[str, TrainingMode]:
    """The modes by their names, the easiest first."""
    found = parse_toml(read_written(FILE, "Set the program up again."))
    return msgspec.convert(found, dict[str, TrainingMode])
