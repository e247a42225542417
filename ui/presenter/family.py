"""A family's part in the screen: a class with the methods that show its games.

A family is one folder in `ui/families`, named as in `rules/games`. Its `presenter.py` has a
`FamilyPresenter` named `PRESENTER`, its `demo.py` a Round of each of its games; its widgets are in
`widgets.py`. `ui.presenter.families` finds them. Knows no widget.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.family import PositionT
from tablemgr.rules.games.position import AnyRound, HandPlace, Stage
from tablemgr.rules.rulebook.model import SideBet
from tablemgr.service.session import TableSession
from ui.presenter.possible import Possible
from ui.views.asking import Question
from ui.views.felt import DealerView, HandView, KeyPart
from ui.views.guide import LAST_SLOT, ActionView, ButtonPlace, Buttons
from ui.views.header import FamilyItem
from ui.views.look_up import WordTable
from ui.views.players import Bead
from ui.views.settlement import Tableau
from ui.views.signs import HandSign


class NamedHand(Struct, frozen=True):
    """A Hand as it lies: its place, its cards, and their worth in a word or two."""

    place: HandPlace
    cards: tuple[Card, ...]
    worth: str = ""


class Touched(Struct, frozen=True):
    """The answer to a touch on a box: a question, a command, or the refusal of both."""

    question: Question | None = None
    command: Command | None = None
    refusal: Refusal | None = None


class Flow(Struct, frozen=True):
    """The button that moves the Round on: what it tells the table, and what stands on it."""

    command: Command
    label: str
    step: str = ""
    """The code of the guide's step that asks for it: before that it can be touched, but no key
    presses it. Empty if it is asked for whenever it is there.
    """
    asks: bool = False
    """The family's question of the place `FLOW` is asked before the command is told."""
    slot: int = LAST_SLOT
    """In which slot it stands."""
    key: str = "Space"


class ByCard(Struct, frozen=True):
    """The words for a decision that nobody announces: a drawn card stands for it (I12)."""

    mark: str
    """Stands on the card: `Hit`."""
    otherwise: str
    """What the Player of `{box}` did if it was no such decision: `Box {box} stood`."""
    no_decision: str
    """What the card was then, below that: `it was no Hit`."""
    misread: str
    """The same beside the cards that it could have been: `not a Hit: box {box} had stood`."""


def who_decides(position: AnyRound, box: BettingBox) -> str:
    """Name who decides for the box now (I20); if nothing is left to decide there, who did; or give
    an empty text.
    """
    return position.box_decider(box) or box.decider or ""


class FamilyFelt(Generic[PositionT]):
    """A Round on the felt: Hands, Bets, and what the layout must have for them."""

    halves: bool = False
    """A Hand is set as Low and High, so that the layout needs a place for each."""
    table_places: tuple[str, ...] = ()
    """The ids that the layout must have for the table's own Hands."""
    felt_order: tuple[str, ...] = ()
    """Its kinds of Bet as they lie on the felt, from the top, if not in the rulebook's order."""

    def hands_on_felt(
        self, position: PositionT, box: int, lines: Sequence[BetSettled], boxes_only: bool
    ) -> tuple[HandView, ...]:
        """Give the Hands of a box, given the lines that settle it; `boxes_only`: no amounts."""
        del position, box, lines, boxes_only
        return ()

    @abstractmethod
    def dealer(self, position: PositionT) -> DealerView:
        """Give the Dealer's Hand, or the Hands that are the table's."""

    def turn(self, position: PositionT) -> HandPlace | None:
        """Give the Hand that is to be played now; None unless it is exactly one."""
        del position
        return None

    @abstractmethod
    def hands(self, position: PositionT) -> Sequence[NamedHand]:
        """List every Hand on the table, the Dealer's last."""

    def several_hands(self, position: PositionT, box: int) -> bool:
        """Say whether a box has more than one Hand, so that each needs its number."""
        del position, box
        return False

    @abstractmethod
    def bets(self, box: Any) -> Sequence[tuple[str, str, Money]]:
        """List the Bets that lie on a box now: the kind of their place, the Player, the amount."""

    def tableau(self, position: PositionT) -> Tableau | None:
        """Give the rules by which the cards that are dealt now are drawn; None if nobody looks them
        up.
        """
        del position
        return None

    def keys(self, position: PositionT) -> Mapping[int, tuple[KeyPart, ...]]:
        """Say what a touch on a box's key does now, by box, if it is not about chips."""
        del position
        return {}

    def hand_name(self, place: HandPlace) -> str:
        """Name a Hand; empty if its box or the Dealer names it."""
        del place
        return ""

    def box_name(self, position: AnyRound, box: BettingBox) -> str:
        """Give the name that stands at a box: of who decides for it (I20)."""
        return who_decides(position, box)

    def bead(self, position: PositionT) -> Bead | None:
        """Give the result of a Round that is over, for the road that the Players see; None without
        one.
        """
        del position
        return None

    def bead_names(self) -> tuple[str, ...]:
        """Name the results that the road counts: three winners, then the pairs; none without a
        road.
        """
        return ()


class FamilyWords(Generic[PositionT]):
    """The family's words for what its games have and others have not."""

    @abstractmethod
    def detail(self, position: PositionT, line: BetSettled, boxes_only: bool) -> str:
        """Say what decided a Bet: `17 against 20`; `boxes_only`: no amounts."""

    @abstractmethod
    def order(self, position: PositionT, line: BetSettled) -> str:
        """Say what the Dealer does with a Bet, without its amount."""

    def told(self, position: PositionT, event: Event, boxes_only: bool) -> str:
        """Give one of the family's own events as a line; empty if it needs none."""
        del position, event, boxes_only
        return ""

    def later_bets(self) -> Mapping[str, str]:
        """Name its kinds of Bet that are laid after the close; the layout has a place for each."""
        return {}

    def outcomes(self) -> Mapping[Outcome, str]:
        """Give its words for what only its games make of a Bet."""
        return {}

    def settlements(self) -> Mapping[Stage, str]:
        """Give the panel's title in each phase in which Bets are settled before the Final
        Settlement.
        """
        return {}

    def after_chips(self, code: str) -> str:
        """Say what comes after the chips of a settlement in mid-play, by the code of the guide's
        step.
        """
        del code
        return ""

    def by_card(self) -> ByCard | None:
        """Give the words for the decision that a drawn card can stand for, or None."""
        return None

    def dealings(self) -> Mapping[str, str]:
        """Give the core's ways of dealing in the words of the start screen, if it has several."""
        return {}

    def sign(self, command: Command) -> HandSign | None:
        """Say how a Player signals a decision; None if that needs no signal."""
        del command
        return None

    def pays_less(self, book: Any, bet: SideBet) -> str:
        """Say what a pay table leaves out: `less 5%`, in words for the Players."""
        del book, bet
        return ""

    def tables(self, book: Any) -> Mapping[str, tuple[WordTable, ...]]:
        """Give the tables of a rulebook that are no side Bet's, by the paragraph of each."""
        del book
        return {}


class FamilyQuestions(Generic[PositionT]):
    """The buttons and the questions of the family."""

    buttons: Buttons = ()
    """The places of the buttons that only it has."""

    def actions(self, possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
        """Give the buttons of the decisions that can be due now."""
        del possible, boxes_only
        return ()

    def flow(self, position: PositionT) -> Flow | None:
        """Give the button that moves the Round on from here, in a phase that other families don't
        have.
        """
        del position
        return None

    def menu(self) -> Sequence[FamilyItem]:
        """List its own entries of the menu."""
        return ()

    def question(self, session: TableSession, place: ButtonPlace) -> Question | None:
        """Give the question that a button asks before anything is done; None if it asks nothing."""
        del session, place
        return None

    def touched(self, session: TableSession, box: int) -> Touched | None:
        """Say what a touch on a box leads to after the Bets are closed; None if nothing is due."""
        del session, box
        return None

    def unread(self, position: AnyRound, command: Command | None) -> int | None:
        """Give the number of the card that was not read and must be named before a command, or as
        the guide says (S10); None if there is none.
        """
        del position, command
        return None

    def renewed(self, session: TableSession, question: Question) -> Question | None:
        """Give an open question as it is after an act; None if it is over."""
        del session, question
        return None

    def unconfirmed(self, question: Question) -> str:
        """Name the decision that an open question is about, if a drawn card waits for its answer
        (I12); else empty.
        """
        del question
        return ""


class FamilyPresenter(
    FamilyFelt[PositionT], FamilyWords[PositionT], FamilyQuestions[PositionT], ABC
):
    """A family's games on the screen. A family overrides what its games need."""

    dealing: tuple[Stage, ...]
    """The phases in which its cards are dealt."""
