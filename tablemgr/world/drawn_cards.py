"""The cards that come out of a table's shoe, and those that lie face down and were not read."""

from __future__ import annotations

from random import Random
from typing import Final

from tablemgr.basics.cards import DECK, Card, card, unread_among, unread_card
from tablemgr.rules.commands import Command, DealCard, Opened, Unread
from tablemgr.rules.table import Table

_TEMPTING: Final = tuple(map(card, ("Ah", "As", "8c", "8d", "Kd", "Th", "2c", "5s")))


def drawn(table: Table, dice: Random) -> Command:
    """The next card of the shoe; if it lies face down, now and then one that was not read (S10)."""
    unread = Unread(unread_card(len(table.position.cards) + 1))
    if table.family.takes_unread and dice.random() < 0.04 and table.can(unread):
        return unread
    return DealCard(next_card(table, dice))


def next_card(table: Table, dice: Random) -> Card:
    """A card that the decks still hold, and often one that leads somewhere."""
    for _ in range(100):
        found = dice.choice(_TEMPTING if dice.random() < 0.5 else DECK)
        if table.position.card_counts[found.index] < table.decks:
            return found
    return DECK[0]


def named(table: Table, dice: Random) -> Opened | None:
    """Somebody says what a card is that was not read; None if none may be opened now."""
    unread = unread_among(table.position.cards)
    if not unread:
        return None
    opened = Opened(dice.choice(unread).number, next_card(table, dice))
    return opened if table.can(opened) else None
