"""A blackjack Round up to now: boxes with Hands, the Dealer's Hand, whose turn it is, what is due.

Knows no rule: `flow` says who is next, `fold` changes it.
"""

from __future__ import annotations

from typing import NamedTuple

from tablemgr.games.blackjack.hand import CardRow, Hand
from tablemgr.games.position import BettingBox, Limits, RoundPosition
from tablemgr.money import Money
from tablemgr.rulebook.blackjack import BlackjackBook


class Box(BettingBox):
    """A box with its Hands, in table order."""

    __slots__ = (
        "declined",
        "hands",
        "insurance",
        "insurance_settled",
        "surrendered",
        "walked_away",
    )

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.hands: list[Hand] = []
        self.insurance: dict[str, Money] = {}
        """Insurance Bets by Player (B9)."""
        self.insurance_settled = False
        self.declined: set[str] = set()
        """Who did not follow a Split and is not asked again (B15)."""
        self.walked_away = False
        """The House plays what is left of it (5.3)."""
        self.surrendered = False


class Place(NamedTuple):
    """A Hand: its box and its index there in table order; box 0 is the Dealer's."""

    box: int
    hand: int


DEALER = Place(0, 0)


class BlackjackPosition(RoundPosition[BlackjackBook, Box]):
    """One Round of a blackjack game."""

    __slots__ = ("card_counts", "dealer", "dealer_goal", "in_play", "next_card", "turn")

    def __init__(self, rulebook: BlackjackBook, *, boxes: int, decks: int, limits: Limits) -> None:
        super().__init__(rulebook, boxes=boxes, decks=decks, limits=limits)
        self.dealer = CardRow()
        self.dealer_goal = 0
        """How far the Dealer draws (B5): 0 no further, 2 to two cards, 17 to a total of 17."""
        self.in_play: list[Box] = []
        """The boxes that are dealt to, in their order (B4)."""
        self.turn: Place | None = None
        """The Hand whose Player decides."""
        self.next_card: Place | None = None
        """Where the rules send the next card."""
        self.card_counts: dict[int, int] = {}
        """How many of each card (by its index) the Round has seen (I6)."""

    def new_box(self, number: int) -> Box:
        """An empty box without Hands."""
        return Box(number)

    def box_of(self, number: int) -> Box | None:
        """The box, if some Bet lies or lay on it."""
        return self.boxes.get(number)

    def hand_at(self, place: Place) -> Hand:
        """A Player's Hand."""
        return self.boxes[place.box].hands[place.hand]

    @property
    def dealer_complete(self) -> bool:
        """Nothing more is due to the Dealer (B2, B5)."""
        dealer, goal = self.dealer, self.dealer_goal
        if goal == 17:
            return len(dealer.cards) >= 2 and dealer.total >= 17
        return len(dealer.cards) >= goal
