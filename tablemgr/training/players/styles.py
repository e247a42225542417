"""The styles of simulated Players, from one file."""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path
from random import Random
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import parse_toml

FILE: Final = Path(__file__).with_name("styles.toml")
_NINE_OF_TEN: Final = 1.2816
"""So many standard deviations above the middle nine of ten stay under."""
_Share = Annotated[float, Meta(ge=0, le=1)]
_Positive = Annotated[float, Meta(gt=0)]


class Style(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """How one kind of Player behaves; the file says what each figure means."""

    title: str
    units: _Positive
    spread: Annotated[float, Meta(ge=0)]
    sides: _Share
    plays: _Share
    seconds: _Positive
    slowest: _Positive
    unclear: _Share
    changed: _Share
    leaves_out: _Share
    follows: _Share
    tips: _Share
    shots: Annotated[float, Meta(ge=1)] = 1.0
    behind: bool = False

    def seconds_drawn(self, chance: Random) -> float:
        """Draw how many seconds he takes this time, at full pace: log-normal."""
        spread = log(self.slowest / self.seconds) / _NINE_OF_TEN
        return self.seconds * exp(chance.gauss(0, spread))

    def units_drawn(self, chance: Random) -> float:
        """Draw how much he bets this time, in units of the least allowed Bet: log-normal."""
        return self.units * exp(chance.gauss(0, self.spread))


@cache
def styles() -> dict[str, Style]:
    """The styles by their names."""
    found = parse_toml(read_written(FILE, "Set the program up again."))
    return msgspec.convert(found, dict[str, Style])
