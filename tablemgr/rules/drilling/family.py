"""The door to a family's drills: its subjects with their classes, and how it answers questions of
its own. `families` finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field

from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.events import Event
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.table import Table


class DrillAsk(Struct, frozen=True):
    """The matter that a question asks for."""

    kind: str
    about: Mapping[str, Any]
    """The words that a question of this kind has, such as `box` and `hand`."""
    text: str
    """The question in plain words."""


class Judgement(Struct, frozen=True):
    """The right answer, and why it is right."""

    answer: dict[str, Any]
    paragraphs: tuple[str, ...]
    """Those that the rules cite for the matter; the first is the one to show."""
    why: str


class NoAnswerError(Exception):
    """The question can't be answered at that table: it asks for something that is not there."""


Judging: TypeAlias = Callable[[Table, list[Event], Mapping[str, Any]], Judgement]
"""Answers a question at a table, given the events of its last command and what is asked."""


class DrillClass(Struct, frozen=True):
    """One class of a subject: Rounds that are difficult in the same way."""

    name: str
    arrange: Callable[[Scene], DrillAsk]
    """Tells the scene a Round of the class up to the moment of the question, and gives what is
    asked. Raises `NotSuchARound` if the cards fell otherwise: then another scene is tried.
    """
    limits: tuple[tuple[int, int], tuple[int, int]] | None = None
    """The limits of Initial and of side Bets in whole dollars; None if the table has none."""
    pays: bool = False
    """The Bet that is asked about wins, so that chips are handed out."""


class Wish(Struct, frozen=True):
    """The wish of a Player who plays well."""

    command: Command
    box: int
    player: str
    adds_a_bet: bool = False
    """Those who bet on his Hand are asked too if they add one."""


def _total_ask(place: HandPlace) -> dict[str, Any]:
    return {"kind": "total", "box": place.box, "hand": place.hand + 1}


class FamilyDrills(Struct, frozen=True):
    """A family's part in training: its questions, and what its Players do."""

    subjects: Callable[[Any], Mapping[str, tuple[DrillClass, ...]]]
    """The subjects of a game, by its rulebook."""
    more_subjects: Callable[[Any], Mapping[str, tuple[DrillClass, ...]]] = lambda _: {}
    """Those that are asked only if they are named: no program that sits an examination without
    naming a subject needs to know them.
    """
    judges: Mapping[str, Judging] = field(default_factory=dict)
    """The kinds of question that this family has beside those of every game."""
    same: Mapping[str, Callable[[Any, Any], bool]] = field(default_factory=dict)
    """By kind, if an answer means the same as the right one; else they must be equal."""
    called: Callable[[Any], tuple[HandPlace, ...]] = lambda _: ()
    """Of a position: the Hands whose totals the Dealer calls now, in order."""
    total_ask: Callable[[HandPlace], dict[str, Any]] = _total_ask
    """The question for the total of a Hand."""
    hands_of_the_table: tuple[HandPlace, ...] = ()
    """The Hands that are no box's and not the Dealer's, in the order in which they lie."""
    own_asks: Callable[[Any], tuple[dict[str, Any], ...]] = lambda _: ()
    """Of a position: what else the Dealer does himself now, as questions of its own kinds."""
    answers: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    """By kind of its own, the answers that can be given, if they are always the same."""
    draws_on: bool = False
    """The Dealer says himself when no more cards are drawn."""
    wishes: Callable[[Table], tuple[Wish, ...]] = lambda _: ()
    """What Players who play well want now, in the order in which they are asked."""
    by_players: tuple[type[Command], ...] = ()
    """What Players do with their own hands; every other wish is a sign to the Dealer."""
    bet_kinds: Mapping[str, int] = field(default_factory=dict)
    """The KINDs of a game without an Initial Bet, each with how often Players lay it."""
