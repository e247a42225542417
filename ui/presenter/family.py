"""The screen's door to a family: the functions by which a game of it is shown.

A family is one folder in `ui/families`, named as in `rules/games`; its `presenter.py` holds its
door as `PRESENTER`, its `demo.py` a Round of each of its games. Who shows a table finds them in
`ui.presenter.families`. Knows no widget; widgets of its own a family names as `ui.parts.later.load`
reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.position import BettingBox, HandPlace
from tablemgr.service.session import TableSession
from ui.presenter.possible import Possible
from ui.views.asking import Question
from ui.views.felt import DealerView, HandView
from ui.views.guide import ActionView, ButtonPlace, Groups, HistoryLine
from ui.views.header import MenuItem


@dataclass(frozen=True, slots=True)
class NamedHand:
    """A Hand as it lies: whose it is, its cards, and what they are worth in a word or two."""

    place: HandPlace
    cards: tuple[Card, ...]
    worth: str = ""


@dataclass(frozen=True, slots=True)
class Touched:
    """What a touch on a box leads to: a question, a command, or why neither can be."""

    question: Question | None = None
    command: Command | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class FamilyPresenter:
    """What every family shows, as functions of its position (`Any`: its own kind of it)."""

    hands_on_felt: Callable[[Any, int, Sequence[BetSettled], bool], tuple[HandView, ...]]
    """The Hands of a box, with the lines that settle it, with or without amounts."""
    dealer: Callable[[Any], DealerView]
    turn: Callable[[Any], HandPlace | None]
    """The Hand that is to be played now, if it is one alone."""
    hands: Callable[[Any], Sequence[NamedHand]]
    """Every Hand on the table, the Dealer's last."""
    several_hands: Callable[[Any, int], bool]
    """Whether a box has more than one Hand, so that each needs its number."""
    bets: Callable[[Any], Sequence[tuple[str, str, Money]]]
    """The Bets on a box as they lie now: their place's kind, whose, how much."""
    actions: Callable[[Possible, bool], Sequence[ActionView]]
    """The decisions that could be awaited now; the flag: boxes are marked without amounts."""
    flow: Callable[[Any], Command | None]
    """What moves the Round on from here, beside what is the same in every game."""
    detail: Callable[[Any, BetSettled, bool], str]
    """What decided a Bet: `17 against 20`; the flag: boxes are marked without amounts."""
    order: Callable[[Any, BetSettled], str]
    """What the Dealer does with a Bet, without its amount."""
    told: Callable[[Any, Event], str]
    """An event of the family's own in a line, or nothing."""
    buttons: Groups
    """The places of its buttons."""
    bet_places: tuple[str, ...] = ()
    """The kinds of Bet places on the layout beside the Initial Bet and the side Bets."""
    halves: bool = False
    """A Hand is set as Low and High, so that the layout needs a place for each."""
    face_down: bool = False
    """The cards are dealt face down: no line says what they are."""
    hands_on_boxes: bool = True
    """Each box has its Hand; else the Hands are the table's."""
    hand_name: Callable[[HandPlace], str] | None = None
    """What a Hand is called, if not by its box or as the Dealer's."""
    box_name: Callable[[BettingBox], str] = lambda box: box.decider or ""
    """Whose name stands at a box."""
    table_places: tuple[str, ...] = ()
    """The ids that the layout must have for the table's own Hands."""
    question: Callable[[TableSession, ButtonPlace], Question | None] = lambda _, __: None
    """What is asked when a button is pressed that needs an answer first; None if nothing is."""
    touched: Callable[[TableSession, int], Touched | None] = lambda _, __: None
    """What a touch on a box leads to after the Bets are closed; None: nothing is due there."""
    renewed: Callable[[TableSession, Question], Question | None] = lambda _, __: None
    """An open question once something has happened; None: it is over."""
    unconfirmed: Callable[[TableSession, Question], HistoryLine | None] = lambda _, __: None
    """What a card means that came while a question was open, or nothing."""
    menu: Mapping[MenuItem, str] = field(default_factory=dict)
    """Its own entries of the menu: what is made with the window's `PitRequests` and has `begin`."""
    clock: str = ""
    """What is made with the window's parts and brings time to its tables, or nothing."""
