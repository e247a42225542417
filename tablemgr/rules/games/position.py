"""The common part of every family's position: the phase, the boxes with their Bets, the lines.

Only the fold of events (`apply` of its family) changes a position; everybody else reads it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, field

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Flagged, Noted, Outcome
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.case import Case, Reported, UndueCard
from tablemgr.rules.games.cloning import clone
from tablemgr.rules.games.lines import INITIAL, LaidBet, moved_by_rule
from tablemgr.rules.rulebook import Rulebook


class Stage(Enum):
    """A stage of a Round, of every game (`Phase`) or of a family's own; the values are those of the
    record format.
    """

    @property
    def goes_by_with(self) -> str:
        """Say in a word what its time goes by with, for a report."""
        return "deal"


class Phase(Stage):
    """The stages that a Round of every game can be in."""

    IDLE = "idle"
    BETTING = "betting"
    SETTLEMENT = "settlement"
    COMPLETE = "complete"
    VOID = "void"
    IRREGULARITY = "irregularity"

    @property
    def goes_by_with(self) -> str:
        names = {Phase.BETTING: "Bets", Phase.IRREGULARITY: "irregularities"}
        return names.get(self, self.value)


_IDLE = Phase.IDLE  # read once: reading an enum's member is slow
BETWEEN_ROUNDS: Final = (Phase.IDLE, Phase.COMPLETE, Phase.VOID)
"""The phases in which no Round is under way."""


class HandPlace(NamedTuple):
    """A Hand: its box and its index there in table order; box 0 is the Dealer's."""

    box: int
    hand: int


place_of: Final = cache(HandPlace)
"""The Hand of that box and index: the same object each time, as a named tuple is slow to make."""
DEALER: Final = place_of(0, 0)


class Limits:
    """The table's limits: for the sum of a box's Initial Bets, and for each side Bet (L1)."""

    __slots__ = ("initial", "side")

    def __init__(
        self,
        initial: tuple[Money, Money] | None = None,
        side: tuple[Money, Money] | None = None,
    ) -> None:
        for pair in (initial, side):
            if pair is not None and not ZERO <= pair[0] <= pair[1]:
                raise ValueError(f"{pair[0]} to {pair[1]} is not from a minimum to a maximum")
        self.initial = initial
        self.side = side


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up at the opening of a Round."""

    boxes: int
    decks: int
    limits: Limits
    dealing: str | None
    """How the cards are dealt, if the family knows more than one way."""


class Remembered(Struct):
    """The things that are remembered of a Round besides its Bets and cards, until it is over."""

    decided_under: str | None = None
    """The paragraph of the Shift Manager's latest decision in it (5.19), or None."""
    reopened: bool = False
    """The Round was settled and its settlement is reopened (5.6; ruling I15)."""
    final_moved: bool = False
    """That settlement had paid or collected something (5.10.1; ruling I9)."""
    reports: list[Reported] = field(default_factory=list)
    """What was reported, without what was retracted (I14)."""
    cards_seen: bool = False
    """Some Player has seen his cards, whatever reports said: he has set them (S7)."""
    cases: int = 0
    """The highest number that a case of the Round has had."""
    may_come_back: list[tuple[int, str]] = field(default_factory=list)
    """By box, the Players who have left since the last card or decision, the latest last (I21)."""
    has_settled: bool = False
    """Up to the last correction a settlement had in fact paid or collected something (5.10.1)."""
    lines_then: int = 0
    """How many lines of a settlement there were then, by the true cards."""


BookT = TypeVar("BookT", bound=Rulebook)
BoxT = TypeVar("BoxT", bound=BettingBox)


class RoundPosition(ABC, Generic[BookT, BoxT]):
    """One Round of play at one table, up to now."""

    __slots__ = (
        "acts",
        "boxes",
        "card_counts",
        "cards",
        "cases",
        "decks",
        "discarded",
        "flags",
        "found_bets",
        "held",
        "in_play",
        "last_dealt",
        "limits",
        "next_card",
        "notes",
        "phase",
        "phase_before_case",
        "players",
        "remembered",
        "rulebook",
        "settlement",
        "undue",
        "voided_under",
    )

    first_deal: ClassVar[Stage]
    """The phase that begins with the close of the Bets."""
    before_proceed: ClassVar[tuple[Stage, ...]] = (Phase.BETTING,)
    """The phases that a rulebook means by `before-proceed` in an irregularity."""

    def __init__(self, rulebook: BookT, setup: Setup) -> None:
        self.rulebook = rulebook
        self.decks = setup.decks
        self.limits = setup.limits
        self.phase: Stage = _IDLE
        self.phase_before_case: Stage = _IDLE
        """`phase_before_case`: the phase in which the open irregularity stopped the Round."""
        self.boxes: dict[int, BoxT] = {}
        """The boxes on which some Bet lies or lay."""
        self.in_play: list[BoxT] = []
        """The boxes that are dealt to, in their order (B4)."""
        self.next_card: HandPlace | None = None
        """Where the rules send the next card."""
        self.players: list[str] = []
        """Everyone with a Bet on the table when the Bets were closed."""
        self.cards: list[Card] = []
        """Every card read in this Round, in order."""
        self.card_counts = [0] * len(DECK)
        """How many of each card (by its index) have come out of the shoe: in this Round, and before
        it if that is known (I6).
        """
        self.undue: list[UndueCard] = []
        """The cards that lie aside until their case is resolved, in the order drawn."""
        self.discarded: list[Card] = []
        self.settlement: list[BetSettled] = []
        self.flags: list[Flagged] = []
        self.notes: list[Noted] = []
        """What else must be known of the Round, such as what was put right at the table (I12)."""
        self.found_bets: list[tuple[int, str, str]] = []
        """The Bets that were found after the close, by box, Player and name (5.14)."""
        self.remembered = Remembered()
        self.voided_under: str | None = None
        """The paragraph under which the Round was Voided."""
        self.cases: list[Case] = []
        """The irregularities that stop the Round, in the order of their numbers."""
        self.acts = 0
        """How many cards and decisions the Round has had."""
        self.last_dealt: tuple[HandPlace, int] | None = None
        """The Hand that the last card was dealt to, and `acts` after it."""
        self.held: list[Card] = []
        """Cards that were read and are the next to be dealt."""

    def acted(self) -> None:
        """A card came, or somebody decided something: the Round goes on from there."""
        self.acts += 1
        self.remembered.may_come_back.clear()  # I21

    def note_player(self, name: str) -> None:
        """This Player has a Bet in the Round."""
        if name not in self.players:
            self.players.append(name)

    def box_at(self, number: int) -> BoxT:
        """The box of that number; it is made if no Bet has lain on it yet."""
        box = self.boxes.get(number)
        if box is None:
            box = self.boxes[number] = self.new_box(number)
        return box

    def box_of(self, number: int) -> BoxT | None:
        """The box, if some Bet lies or lay on it."""
        return self.boxes.get(number)

    @abstractmethod
    def new_box(self, number: int) -> BoxT:
        """An empty box, of the family's kind."""

    @abstractmethod
    def rows(self) -> Iterator[tuple[HandPlace, list[Card]]]:
        """Every Hand's place and its cards as they were dealt, the Dealer's last."""

    def every_bet(self) -> Iterator[LaidBet]:
        """Every Bet of the Round, the settled ones too, box by box."""
        for number in sorted(self.boxes):
            box = self.boxes[number]
            for player, stake in box.bets.items():
                yield LaidBet(number, 1, player, INITIAL, stake)
            for (player, kind), stake in box.side_bets.items():
                yield LaidBet(number, 1, player, kind, stake)

    def open_bets(self) -> list[LaidBet]:
        """Every Bet that is not settled, box by box."""
        settled = {bet_key(line) for line in self.settlement}
        return [bet for bet in self.every_bet() if bet[:4] not in settled]

    def bets_left(self, box: BettingBox) -> dict[str, Money]:
        """The Initial Bets on a box by Player, without those that went back to him (5.7)."""
        back = {
            line.player
            for line in self.settlement
            if (line.box, line.bet, line.outcome) == (box.number, INITIAL, Outcome.RETURNED)
        }
        return {player: bet for player, bet in box.bets.items() if player not in back}

    def open_players(self, box: BettingBox) -> list[str]:
        """The Players with an Initial Bet on the box that is not settled, in the order placed."""
        bets = ((bet.box, bet.name, bet.player) for bet in self.open_bets())
        found = {player for number, name, player in bets if (number, name) == (box.number, INITIAL)}
        return [player for player in box.bets if player in found]

    def decider(self, box: BettingBox, players: Collection[str]) -> str | None:
        """Who decides for a Hand of the box in which these Players have open Bets, or None: the
        House plays it (5.3; rulings B16, I20). Who bets behind a seat decides nothing (live).
        """
        who = box.decider_among(players)
        behind = self.rulebook.betting.seats == "one-in-front-or-behind" and who != box.seat
        return None if behind else who

    def box_decider(self, box: BettingBox) -> str | None:
        """Who decides for the box now, or None."""
        return self.decider(box, self.open_players(box))

    def limited_bets(self, box: BettingBox) -> list[tuple[str, dict[str, Money]]]:
        """The Bets on a box whose sum is limited (5.1, L1), by kind and then by Player. There are
        only the Initial Bets, whose kind is empty, unless the game has other kinds.
        """
        return [("", self.bets_left(box))]

    @property
    def stage(self) -> Stage:
        """The phase; while a case is open, the one in which it stopped the Round."""
        return self.phase_before_case if self.cases else self.phase

    @property
    def place_of_last_card(self) -> HandPlace | None:
        """The Hand that the last card was dealt to, if neither a card nor a decision came since."""
        if self.last_dealt is None or self.last_dealt[1] != self.acts:
            return None
        return self.last_dealt[0]

    @property
    def some_cards_seen(self) -> bool:
        """Say whether some Player has seen his cards: he has set them, or a report says so (S7)."""
        remembered = self.remembered
        return remembered.cards_seen or any(report.seen for report in remembered.reports)

    def case_of(self, number: int) -> Case | None:
        """The open case of that number, or None."""
        return next((case for case in self.cases if case.number == number), None)

    @property
    def aside(self) -> tuple[Card, ...]:
        """The cards that lie beside the Hands while a case is open."""
        return tuple(card for card, _ in self.undue)

    def cards_of(self, case: Case) -> tuple[Card, ...]:
        """The cards that lie aside because of the case."""
        return tuple(card for card, number in self.undue if number == case.number)

    @property
    def dealt_on_at_the_end(self) -> set[int]:
        """The numbers of the open cases whose cards are the next ones once all are closed: they are
        Reconstructed, or a Hand was due them.
        """
        return {case.number for case in self.cases if case.reconstruction or case.pair_was_due}

    @property
    def next_case(self) -> int:
        """The number of the case that is opened next."""
        return self.remembered.cases + 1

    @property
    def case_in_disorder(self) -> Case | None:
        """The earliest case with two cards that came at once and are not in order yet (5.12)."""
        return next((case for case in self.cases if case.pair), None)

    @property
    def at_once(self) -> tuple[Card, ...]:
        """The two cards of that case; none if every pair is in order."""
        case = self.case_in_disorder
        return () if case is None else case.pair

    def on_the_dealers_hand(self, _bet: LaidBet) -> bool:
        """Say whether the Bet is on the Dealer's Hand alone, so that it stays if its box's Hand is
        removed (Si Ki Pi 5.12, 5.13).
        """
        return False

    @property
    def has_settled(self) -> bool:
        """Say whether a settlement has in fact paid or collected something (5.10.1, I9), whatever
        the true cards would have paid (I18).
        """
        remembered = self.remembered
        return remembered.has_settled or moved_by_rule(self.settlement[remembered.lines_then :])

    @property
    def final_settlement_bars(self) -> bool:
        """Say whether a Final Settlement that is reopened bars a Reconstruction (5.10.1)."""
        return True

    def lies_open(self, _place: HandPlace) -> bool:
        """Say whether the cards there lie face up, so that they may be shown (Si Ki Pi; ruling
        S10).
        """
        return True

    def nobody_orders(self, place: HandPlace) -> bool:
        """Say whether no Player can say which of two cards comes first on that Hand (5.12.1)."""
        return place == DEALER

    def clone(self) -> Self:
        """A copy that can be changed without changing this one."""
        return clone(self)

    def net(self) -> dict[str, Money]:
        """For each Player with a Bet at the close, what he won less what he lost, ordered by name.

        Who got a Bet back is there too, also if the Round was Voided before the close.
        """
        players = {*self.players, *(line.player for line in self.settlement)}
        return {player: self.net_of(player) for player in sorted(players)}

    def net_of(self, player: str) -> Money:
        """Add up what the Player won less what he lost."""
        cents = 0
        for line in self.settlement:
            if line.player == player:
                cents += int(line.won) - int(line.lost)
        return Money(cents)


SettledBet: TypeAlias = tuple[int, int, str, str]
"""A Bet that a line settles: its box, its Hand, its Player, its name."""


def bet_key(line: BetSettled) -> SettledBet:
    """Which Bet a line settles: its box, its Hand, its Player, its name."""
    return line.box, line.hand, line.player, line.bet


AnyRound: TypeAlias = RoundPosition[Any, Any]
"""A Round of any family, if only what they share is needed."""
