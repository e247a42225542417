"""Hands and their totals (1.12, 1.28, 3.2; ruling B1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money


class HandStatus(Enum):
    """How a Player's Hand stands; the values are the record format's."""

    PLAYING = "playing"
    STOOD = "stood"
    BUST = "bust"
    BLACKJACK = "blackjack"
    SURRENDERED = "surrendered"
    RETURNED = "returned"


_PLAYING = HandStatus.PLAYING  # read once: reading an enum's member is slow


def card_value(card: Card) -> int:
    """1 for an Ace, the face value of 2 to 10, 10 for a Picture Card (3.2)."""
    return card.pips if card.pips < 10 else 10


class CardRow:
    """Cards and what they add up to: the Dealer's Hand, and what a Player's Hand is made of."""

    __slots__ = ("cards", "hard_total", "has_ace", "total")

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self.cards: list[Card] = []
        self.hard_total = 0
        """The total with every Ace as 1."""
        self.has_ace = False
        self.total = 0
        """The Point Total: an Ace is 11 unless that exceeds 21 (ruling B1)."""
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """Add a card to the row."""
        self.cards.append(card)
        pips = card.pips
        if pips == 1:
            self.has_ace = True
        hard = self.hard_total = self.hard_total + (pips if pips < 10 else 10)
        self.total = hard + 10 if hard <= 11 and self.has_ace else hard

    def take_last(self) -> Card:
        """Take the last card away again."""
        *left, last = self.cards
        CardRow.__init__(self, left)
        return last

    @property
    def soft(self) -> bool:
        """An Ace counts 11 (1.28)."""
        return self.has_ace and self.hard_total <= 11

    @property
    def bust(self) -> bool:
        """Over 21 (1.4)."""
        return self.hard_total > 21

    @property
    def natural(self) -> bool:
        """An Ace and a card of value 10, and no more cards (1.2)."""
        return self.total == 21 and len(self.cards) == 2


class Hand(CardRow):
    """One Hand of a box, and each Player's stake in it."""

    __slots__ = (
        "acted",
        "card_due",
        "doubled",
        "from_split",
        "of_aces",
        "settled",
        "stakes",
        "status",
        "stood_by_house",
    )

    def __init__(self, stakes: dict[str, Money], *, from_split: bool = False) -> None:
        super().__init__()
        self.stakes = stakes
        """The Initial Bets in the Hand with what Double Down added, by Player."""
        self.status = _PLAYING
        self.doubled = False
        self.from_split = from_split
        self.of_aces = False
        """One of two split Aces (3.22.2)."""
        self.card_due = False
        """A card was called for by Hit or Double Down."""
        self.acted = False
        """The Player has decided something for this Hand (ruling B7, live)."""
        self.stood_by_house = False
        """It stands because the House plays it (5.3)."""
        self.settled: set[str] = set()
        """The Players whose Bets in it are settled."""

    def is_bust_by(self, card: Card) -> bool:
        """Say whether the card makes it Bust (1.4)."""
        return self.hard_total + card_value(card) > 21

    @property
    def open_players(self) -> list[str]:
        """The Players whose Bets in it are not settled yet, in the order of the stakes."""
        return [player for player in self.stakes if player not in self.settled]
