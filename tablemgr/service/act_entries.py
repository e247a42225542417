"""The contents of the journal's entry of an act or of a refusal, and which of its keys other
modules read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.basics.errors import Refusal
from tablemgr.journal import Json
from tablemgr.rules.commands import Command
from tablemgr.rules.events import Event
from tablemgr.rules.events_json import encode
from tablemgr.rules.people import Person
from tablemgr.service.carry import carry_of
from tablemgr.service.movements.move import ChipMoves, moves_json
from tablemgr.service.served_table import ServedTable

AT_THE_TABLE_ONLY: Final = frozenset(
    {
        *("cards-unconfirmed", "dealer-barred", "interruption-unanswered"),
        *("journal-unwitnessed", "settings-unsigned"),
        *("shoe-needs-search", "shoe-needs-shuffle"),
        *("tray-counting", "tray-not-open"),
    }
)
"""Refusals that come from the session and not from the rules: round records don't have them."""
BESIDE: Final = "beside"
"""In an act's entry: what was told beside its command and is not in a round record."""


def act_entry(
    command: Command, events: Sequence[Event], via: str, moved: Sequence[ChipMoves]
) -> dict[str, Json]:
    """The command, its events, where it came from, and which chips count as moved by it."""
    said: dict[str, Json] = {
        "command": command.line(),
        "events": encode(list(events)),
        "via": via,
    }
    return said | ({"moved": moves_json(moved)} if moved else {})


def refusal_entry(command: Command, refusal: Refusal, via: str) -> dict[str, Json]:
    """Write what was refused, and why."""
    return {
        "command": command.line(),
        "code": refusal.code,
        "paragraph": refusal.paragraph,
        "text": refusal.text,
        "via": via,
    }


def dealer_entry(dealer: Person, by: Person | None) -> dict[str, Json]:
    """Who deals, for an entry that somebody else has signed (`by`); empty for the Dealer's own."""
    if by is None:
        return {}
    signed = {} if by.signature is None else {"signature": by.signature.payload()}
    return {"dealer": dealer.name, "dealer_role": dealer.role.value, **signed}


def carry_entry(served: ServedTable, *, boxes_only: bool) -> dict[str, Json]:
    """Write what a later start needs to know from before this Round, so that it need not fold the
    whole journal.
    """
    return {
        **carry_of(served.table),
        "shoe": served.shoe.carry(),
        "cards_come_back": served.shoe.shuffled_each_round,
        "digests": served.digests.stored(),
        "profile": served.digests.profile,
        "slips": served.slips_issued,
        "voids": served.voids_issued,
        "slip_before": served.slip_before.hex(),
        "boxes_only": boxes_only,
        "standing": served.standing.carry(),
        "ticks": True,
        **served.tray.carry(served.movements.done),
    }
