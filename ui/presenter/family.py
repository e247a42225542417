"""The door to a family's presenter: the functions by which a game of it is shown.

Who shows a table finds the family of its Round in `ui.presenter.families`. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablemgr.cards import Card
from tablemgr.commands import Command
from tablemgr.events import BetSettled, Event
from tablemgr.games.position import Place
from tablemgr.money import Money
from tablemgr.session import TableSession
from ui.felt.view import DealerView, HandView
from ui.guide.view import ActionView, Groups


@dataclass(frozen=True, slots=True)
class NamedHand:
    """A Hand as it lies: whose it is, its cards, and what they are worth in a word or two."""

    place: Place
    cards: tuple[Card, ...]
    worth: str = ""


@dataclass(frozen=True, slots=True)
class FamilyPresenter:
    """What every family shows, as functions of its position (`Any`: its own kind of it)."""

    hands_on_felt: Callable[[Any, int, Sequence[BetSettled], bool], tuple[HandView, ...]]
    """The Hands of a box, with the lines that settle it, with or without amounts."""
    dealer: Callable[[Any], DealerView]
    turn: Callable[[Any], Place | None]
    """The Hand that is to be played now, if it is one alone."""
    hands: Callable[[Any], Sequence[NamedHand]]
    """Every Hand on the table, the Dealer's last."""
    several_hands: Callable[[Any, int], bool]
    """Whether a box has more than one Hand, so that each needs its number."""
    bets: Callable[[Any], Sequence[tuple[str, str, Money]]]
    """The Bets on a box as they lie now: their place's kind, whose, how much."""
    actions: Callable[[TableSession, bool], Sequence[ActionView]]
    """The decisions that could be awaited now; the flag: boxes are marked without amounts."""
    flow: Callable[[Any], Command | None]
    """What moves the Round on from here, beside what is the same in every game."""
    detail: Callable[[Any, BetSettled], str]
    """What decided a Bet: `17 against 20`."""
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
