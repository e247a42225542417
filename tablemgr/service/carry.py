"""The part of a Round's opening about the time before it, so that a start need not fold the whole
journal.

Plain data in an entry of the journal, and the table that it describes. Knows no session.
"""

from __future__ import annotations

from typing import Any, Final

from tablemgr.basics.money import Money
from tablemgr.journal import Json
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import Rulebook, load
from tablemgr.rules.table import Table

RESTORED: Final = "restored"
"""The key of the entry by which a table that was put back from a back-up goes on."""
_SAME_TABLE = ("game", "boxes", "decks", "limits", "dealing")


def carry_of(table: Table) -> dict[str, Json]:
    """How the table is set up."""
    limits: dict[str, Json] = {
        key: None if pair is None else [int(pair[0]), int(pair[1])]
        for key, pair in (("initial", table.limits.initial), ("side", table.limits.side))
    }
    return {
        "game": table.rulebook.id,
        "boxes": table.boxes,
        "decks": table.decks,
        "limits": limits,
        "dealing": table.dealing,
    }


def fits(table: Table, carry: dict[str, Any]) -> bool:
    """Say whether the Round began at a table that is set up like this one."""
    mine = carry_of(table)
    return all(carry.get(key) == mine[key] for key in _SAME_TABLE)


def table_of(carry: dict[str, Any], book: Rulebook | None = None) -> Table:
    """The set-up of the table at which the Round began, and what its shoe had given before (I6).

    `book`: other rules for the same game.
    """
    pairs = {
        key: None if pair is None else (Money(pair[0]), Money(pair[1]))
        for key, pair in carry["limits"].items()
    }
    table = Table(
        book or load(carry["game"]),
        boxes=carry["boxes"],
        decks=carry["decks"],
        limits=Limits(**pairs),
        dealing=carry.get("dealing"),
    )
    table.seen = _seen(carry, come_back=table.rulebook.decks.shuffled_each_round)
    return table


def _seen(carry: dict[str, Any], *, come_back: bool) -> dict[int, int]:
    """How many of each card the shoe had given; none if the cards come back for each Round. Version
    0.1 stored a plain number of cards.
    """
    shoe = carry.get("shoe", 0)
    if carry.get("cards_come_back", come_back) or isinstance(shoe, int):
        return {}
    return {index: count for index, count in enumerate(shoe["counts"]) if count}
