"""A family's part in the screen: the functions that show its games.

A family is one folder in `ui/families`, named as in `rules/games`. Its `presenter.py` has a
`FamilyPresenter` named `PRESENTER`, its `demo.py` a Round of each of its games.
`ui.presenter.families` finds them. Knows no widget: a family names its own widgets by a text that
`ui.parts.later.load` can read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.betting_box import BettingBox
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
    """Who decides for the box now (I20); if nothing is left to decide there, who did; or empty."""
    return position.box_decider(box) or box.decider or ""


class FamilyPresenter(Struct, frozen=True):
    """The functions that every family has for the screen. `Any` stands for the family's own kind of
    position.
    """

    hands_on_felt: Callable[[Any, int, Sequence[BetSettled], bool], tuple[HandView, ...]]
    """The Hands of a box, given the lines that settle it. The flag is `boxes_only`: no amounts."""
    dealer: Callable[[Any], DealerView]
    turn: Callable[[Any], HandPlace | None]
    """The Hand that is to be played now; None unless it is exactly one."""
    hands: Callable[[Any], Sequence[NamedHand]]
    """Every Hand on the table, the Dealer's last."""
    several_hands: Callable[[Any, int], bool]
    """Whether a box has more than one Hand, so that each needs its number."""
    bets: Callable[[Any], Sequence[tuple[str, str, Money]]]
    """The Bets that lie on a box now: the kind of their place, the Player, the amount."""
    actions: Callable[[Possible, bool], Sequence[ActionView]]
    """The buttons of the decisions that can be due now. The flag is `boxes_only`."""
    flow: Callable[[Any], Flow | None]
    """The button that moves the Round on from here, in a phase that other families don't have."""
    detail: Callable[[Any, BetSettled, bool], str]
    """What decided a Bet: `17 against 20`. The flag is `boxes_only`."""
    order: Callable[[Any, BetSettled], str]
    """What the Dealer does with a Bet, without its amount."""
    told: Callable[[Any, Event, bool], str]
    """One of the family's own events as a line; empty if it needs none. The flag is
    `boxes_only`.
    """
    dealing: tuple[Stage, ...]
    """The phases in which its cards are dealt."""
    buttons: Buttons
    """The places of the buttons that only it has."""
    later_bets: Callable[[], Mapping[str, str]] = dict
    """Its kinds of Bet that are laid after the close, each with its name. The layout has a place
    for each.
    """
    outcomes: Callable[[], Mapping[Outcome, str]] = dict
    """Its words for what only its games make of a Bet."""
    settlements: Callable[[], Mapping[Stage, str]] = dict
    """The panel's title in each phase in which Bets are settled before the Final Settlement."""
    after_chips: Callable[[str], str] = lambda _: ""
    """What comes after the chips of a settlement in mid-play, by the code of the guide's step."""
    by_card: Callable[[], ByCard | None] = lambda: None
    """The words for the decision that a drawn card can stand for; None if there is none."""
    keys: Callable[[Any], Mapping[int, tuple[KeyPart, ...]]] = lambda _: {}
    """What a touch on a box's key does now, by box, if it is not about chips."""
    halves: bool = False
    """A Hand is set as Low and High, so that the layout needs a place for each."""
    face_down: bool = False
    """The cards are dealt face down: no line says what they are."""
    felt_order: tuple[str, ...] = ()
    """Its kinds of Bet as they lie on the felt, from the top, if not in the rulebook's order."""
    tableau: Callable[[Any], Tableau | None] = lambda _: None
    """The rules by which the cards that are dealt now are drawn; None if nobody looks them up."""
    hand_name: Callable[[HandPlace], str] | None = None
    """What a Hand is called, if not by its box or as the Dealer's."""
    box_name: Callable[[AnyRound, BettingBox], str] = who_decides
    """Whose name stands at a box."""
    table_places: tuple[str, ...] = ()
    """The ids that the layout must have for the table's own Hands."""
    question: Callable[[TableSession, ButtonPlace], Question | None] = lambda _, __: None
    """The question that a button asks before anything is done; None if it asks nothing."""
    touched: Callable[[TableSession, int], Touched | None] = lambda _, __: None
    """What a touch on a box leads to after the Bets are closed; None if nothing is due there."""
    unread: Callable[[AnyRound, Command | None], int | None] = lambda _, __: None
    """The number of the card that was not read and must be named before a command, or as the guide
    says (S10); None if there is none.
    """
    renewed: Callable[[TableSession, Question], Question | None] = lambda _, __: None
    """An open question as it is after an act; None if it is over."""
    unconfirmed: Callable[[Question], str] = lambda _: ""
    """The decision that an open question is about, if a drawn card waits for its answer (I12); else
    empty.
    """
    dealings: Callable[[], Mapping[str, str]] = dict
    """Its ways of dealing in the words of the start screen, if it has more than one."""
    menu: Callable[[], Sequence[FamilyItem]] = tuple
    """Its own entries of the menu."""
    sign: Callable[[Command], HandSign | None] = lambda _: None
    """How a Player signals a decision; None if that needs no signal."""
    pays_less: Callable[[Any, SideBet], str] = lambda _, __: ""
    """What a pay table leaves out: `less 5%`, in words for the Players. `Any` is the rulebook."""
    tables: Callable[[Any], Mapping[str, tuple[WordTable, ...]]] = lambda _: {}
    """The tables of a rulebook that are no side Bet's, by the paragraph that each belongs to."""
    bead: Callable[[Any], Bead | None] = lambda _: None
    """The result of a Round that is over, for the road that the Players see; None without one."""
    bead_names: Callable[[], tuple[str, ...]] = tuple
    """The results that the road counts: three winners, then the pairs; empty without a road."""
    clock: str = ""
    """The class that measures its times, made with the controller; empty if it has no times."""
