"""A blackjack Round up to now: boxes with Hands, the Dealer's Hand, whose turn it is, what is due.

Knows no rule: `flow` says who is next, `fold` changes it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug
from tablemgr.basics.money import Money
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.hand import CardRow, Hand, HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.lines import INITIAL, LaidBet
from tablemgr.rules.games.position import (
    DEALER,
    AnyRound,
    HandPlace,
    Phase,
    RoundPosition,
    Setup,
    place_of,
)

__all__ = ["DEALER", "BlackjackPosition", "Box", "HandPlace", "blackjack_of"]


class Box(BettingBox):
    """A box with its Hands, in table order."""

    __slots__ = (
        "declined",
        "hands",
        "insurance",
        "insurance_settled",
        "surrendered",
    )

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.hands: list[Hand] = []
        self.insurance: dict[str, Money] = {}
        """Insurance Bets by Player (B9)."""
        self.insurance_settled: set[str] = set()
        """Whose Insurance Bets are settled."""
        self.declined: set[str] = set()
        """Who did not follow a Split and is not asked again (B15)."""
        self.surrendered = False


class BlackjackPosition(RoundPosition[BlackjackBook, Box]):
    """One Round of a blackjack game."""

    __slots__ = ("dealer", "dealer_goal", "initial_deal", "turn")

    first_deal = BlackjackPhase.INITIAL_DEAL
    before_proceed = (Phase.BETTING, BlackjackPhase.INITIAL_DEAL, BlackjackPhase.INTERIM)

    def __init__(self, rulebook: BlackjackBook, setup: Setup) -> None:
        super().__init__(rulebook, setup)
        self.dealer = CardRow()
        self.dealer_goal = 0
        """How far the Dealer draws (B5): 0 no further, 2 to two cards, 17 to a total of 17."""
        self.initial_deal: list[HandPlace] = []
        """The Hands that wait for a card of the Initial Deal (3.11), the next one last."""
        self.turn: HandPlace | None = None
        """The Hand whose Player decides."""

    @property
    def in_turn(self) -> HandPlace | None:
        """The Hand whose Player decides now; None while the Round is stopped or over."""
        return self.turn if self.phase is BlackjackPhase.SUBSEQUENT_DEAL else None

    def every_bet(self) -> Iterator[LaidBet]:
        """Every Bet of the Round, each Hand's and the Insurance Bets too, box by box."""
        for number in sorted(self.boxes):
            box = self.boxes[number]
            stakes = [hand.stakes for hand in box.hands] or [box.bets]
            for index, hand in enumerate(stakes, 1):
                for player, stake in hand.items():
                    yield LaidBet(number, index, player, INITIAL, stake)
            for player, stake in box.insurance.items():
                yield LaidBet(number, 1, player, INSURANCE, stake)
            for (player, kind), stake in box.side_bets.items():
                yield LaidBet(number, 1, player, kind, stake)

    def open_bets(self) -> list[LaidBet]:
        """Every Bet that is not settled, box by box.

        The Hands say which: after a Split, a later Hand has another number than its lines.
        """
        return [bet for bet in self.every_bet() if not self._is_settled(bet)]

    def _is_settled(self, bet: LaidBet) -> bool:
        box = self.boxes[bet.box]
        if bet.name == INITIAL:
            return bool(box.hands) and bet.player in box.hands[bet.hand - 1].settled
        if bet.name == INSURANCE:
            return bet.player in box.insurance_settled
        return (bet.player, bet.name) in box.side_bets_settled

    def new_box(self, number: int) -> Box:
        """An empty box without Hands."""
        return Box(number)

    def rows(self) -> Iterator[tuple[HandPlace, list[Card]]]:
        """Every Hand in table order, the Dealer's last."""
        for box in self.in_play:
            for index, hand in enumerate(box.hands):
                yield place_of(box.number, index), hand.cards
        yield DEALER, self.dealer.cards

    def hand_at(self, place: HandPlace) -> Hand:
        """A Player's Hand."""
        return self.boxes[place.box].hands[place.hand]

    def decides(self, box: Box, hand: Hand) -> str | None:
        """Who decides for the Hand, or None: the House plays it (B16, I20)."""
        return self.decider(box, hand.open_players)

    def box_decider(self, box: BettingBox) -> str | None:
        """Who decides for the box now: for the first of its Hands in play for which somebody does,
        also while a card is due to it or a case is open (I21); if there is none, for the box.
        """
        for hand in self.boxes[box.number].hands:
            if hand.status is HandStatus.PLAYING:
                who = self.decider(box, hand.open_players)
                if who is not None:
                    return who
        return super().box_decider(box)

    @property
    def dealer_complete(self) -> bool:
        """Nothing more is due to the Dealer (B2, B5)."""
        return self.dealer_stands or (
            self.dealer_goal < 17 and len(self.dealer.cards) >= self.dealer_goal
        )

    @property
    def dealer_stands(self) -> bool:
        """His Hand is one that draws no more (3.23), whatever Bets depend on it."""
        return len(self.dealer.cards) >= 2 and self.dealer.total >= 17


def blackjack_of(position: AnyRound) -> BlackjackPosition:
    """The Round as a blackjack Round. Raises `Bug` if it is none."""
    if isinstance(position, BlackjackPosition):
        return position
    raise Bug(f"a Round of {position.rulebook.title} is not Blackjack")
