"""A card was read: where the rules send it, or what is wrong where they do not (I4, I6)."""

from __future__ import annotations

from tablemgr.commands import DealCard
from tablemgr.events import CardDealt, Event
from tablemgr.games import drawing
from tablemgr.games.si_ki_pi.position import SiKiPiPosition


def card_events(position: SiKiPiPosition, command: DealCard) -> list[Event]:
    """The card lies in its place (3.15, 3.16), or is due to nobody and stops the Round."""
    card = command.card
    flaw = drawing.excess_events(position, card) or drawing.undue_events(position, card)
    if flaw is not None:
        return flaw
    assert position.next_card is not None
    return [CardDealt(card, *position.next_card)]
