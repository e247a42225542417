"""What the journal's entry of an act, or of its refusal, says; and which keys others read there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.basics.errors import Refusal
from tablemgr.journal import Json
from tablemgr.rules.commands import Command, line_of
from tablemgr.rules.events import Event
from tablemgr.rules.events_json import encode
from tablemgr.rules.people import Person
from tablemgr.service.carry import carry_of
from tablemgr.service.movements.move import ChipMoves, moves_json
from tablemgr.service.served_table import ServedTable

AT_THE_TABLE_ONLY: Final = frozenset(
    {"cards-unconfirmed", "interruption-unanswered", "settings-unsigned", "shoe-needs-shuffle"}
)
"""Refusals that the session gives, not the rules: a record of the Round does not know them."""
BESIDE: Final = "beside"
"""In an act's entry: what was told beside its command, which no round record knows."""


def act_entry(
    command: Command, events: Sequence[Event], via: str, moved: Sequence[ChipMoves]
) -> dict[str, Json]:
    """What was told, what happened, where it came from, and which chips it says to have moved."""
    said: dict[str, Json] = {
        "command": line_of(command),
        "events": encode(list(events)),
        "via": via,
    }
    return said | ({"moved": moves_json(moved)} if moved else {})


def refusal_entry(command: Command, refusal: Refusal, via: str) -> dict[str, Json]:
    """What was refused, and why."""
    return {
        "command": line_of(command),
        "code": refusal.code,
        "paragraph": refusal.paragraph,
        "text": refusal.text,
        "via": via,
    }


def dealer_entry(dealer: Person, by: Person | None) -> dict[str, Json]:
    """Who deals, for an entry that another has signed (`by`); nothing for the Dealer's own."""
    if by is None:
        return {}
    signed = {} if by.signature is None else {"signature": by.signature.payload()}
    return {"dealer": dealer.name, "dealer_role": dealer.role.value, **signed}


def carry_entry(served: ServedTable, *, boxes_only: bool) -> dict[str, Json]:
    """What a later start needs from before this Round, so that it need not fold it all."""
    return {
        **carry_of(served.table),
        "shoe": served.shoe.carry(),
        "digests": served.digests.stored(),
        "slips": served.slips_issued,
        "boxes_only": boxes_only,
        "standing": served.standing.carry(),
        "ticks": True,
    }
