"""The kinds of fault that can happen on purpose, from one file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tablemgr.basics.files import read_written
from tablemgr.basics.toml_text import parse_toml
from tablemgr.rules.rulebook.model import Rulebook

FILE: Final = Path(__file__).with_name("kinds.toml")
MomentKind: TypeAlias = Literal["bet", "close", "card", "no-card", "line"]
"""A kind of moment at which something can go wrong: a Bet was laid; the Bets were closed; a card
came; a Player wants no card; a Bet is settled.
"""


class FaultKind(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of fault; the file says what each figure means."""

    title: str
    says: str
    at: MomentKind
    rate: Annotated[float, Meta(gt=0, le=50)]
    window: Annotated[int, Meta(ge=0)]
    cites: str = ""
    irregularity: str = ""

    def paragraphs(self, book: Rulebook) -> tuple[str, ...]:
        """The paragraphs of a game that the fault is a matter of; none if the game has no such."""
        if self.cites:
            return tuple(filter(None, (book.cites.get(self.cites),)))
        found = (each.paragraph for each in book.irregularities if each.kind == self.irregularity)
        return tuple(dict.fromkeys(found))


@cache
def fault_kinds() -> dict[str, FaultKind]:
    """The kinds by their names."""
    found = parse_toml(read_written(FILE, "Set the program up again."))
    return msgspec.convert(found, dict[str, FaultKind])


def kinds_for(book: Rulebook) -> dict[str, FaultKind]:
    """The kinds that can happen at a game."""
    return {name: kind for name, kind in fault_kinds().items() if kind.paragraphs(book)}
