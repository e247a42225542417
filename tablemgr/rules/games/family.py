"""The door to a family of play: the functions by which a table plays its games.

A family is one folder beside this file, and its `family.py` holds its door as `FAMILY`. Table,
record, replay, slip and odds use only this door; `families` finds it. To add a family: a folder,
a rulebook and its wording; nothing else in the core knows its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct, field

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug
from tablemgr.rules.commands import CallsForCard, Command, GoesOn, Opened, Unread
from tablemgr.rules.commands.words import Reader
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.actions import IN_A_CASE, Action
from tablemgr.rules.games.chips import CHIPS_LAID, ChipsLaid
from tablemgr.rules.games.folding import Fold
from tablemgr.rules.games.position import DEALER, AnyRound, HandPlace, Phase, Setup, Stage
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.rules.guide import Step
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason, Rulebook
from tablemgr.rules.rulebook.codes import Codes

PositionT = TypeVar("PositionT", bound=AnyRound)
_IRREGULARITY = Phase.IRREGULARITY  # read once: reading an enum's member is slow


class TableHand(NamedTuple):
    """A Hand that belongs to no box: its key in a record's `[expect]`, and where it lies."""

    key: str
    place: HandPlace

    @property
    def name(self) -> str:
        """Give its printed name: `Dealer`."""
        return self.key.capitalize()

    @property
    def title(self) -> str:
        """Give its name as the settlement slip prints it: `Dealer's Hand`."""
        return f"{self.name}'s Hand"


class Family(Struct, Generic[PositionT], frozen=True):
    """The functions that every family has, each of its position."""

    book: type[Rulebook]
    """What a rulebook file of the family is read into."""
    codes: Codes
    """The codes that such a file must have paragraphs and sentences for."""
    new_round: Callable[[Any, Setup], PositionT]
    """A Round before its opening, from the rulebook and how the table is set up."""
    words: Callable[[Any], frozenset[str]]
    """The commands that a game of the family takes, as a round record calls them."""
    actions: Mapping[type[Any], Action]
    """By the type of a command: why it is not allowed, and what follows if it is."""
    deal_on: Callable[[PositionT, Card], list[Event]]
    """Where a card goes that was read before and held back, and what follows from it."""
    fold: Fold
    """What each event changes in a position. Decides nothing."""
    decisions: Callable[[PositionT], Iterable[Command]]
    """The decisions that the Dealer may be waiting for now, allowed or not, without their optional
    words.
    """
    step: Callable[[PositionT], Step]
    """What the Dealer does next."""
    final_lines: Callable[[PositionT], Sequence[BetSettled]]
    """What the Final Settlement would be, in the phase `settlement`."""
    outcome_established: Callable[[PositionT], bool]
    """Whether the cards on the table have decided any Bet (5.4; ruling I3)."""
    as_json: Callable[[PositionT], dict[str, Any]]
    """The Hands as `tablemgr replay --json` prints them: `boxes`, `dealer`, and the family's own
    keys.
    """
    hands: Callable[[PositionT], dict[str, str]]
    """The cards of each Hand that belongs to no box, by its key in a record's `[expect]`
    (`dealer`), written as there; always the same keys, in the same order.
    """
    hand_key: Callable[[str], str]
    """From such a text a key; texts that mean the same Hand give the same key."""
    slip_hands: Callable[[PositionT, int], tuple[SlipHand, ...]]
    """The Hands of a box, as the settlement slip prints them."""
    slip_table_hands: Callable[[PositionT], dict[str, SlipHand | None]]
    """The Hands that belong to no box, by the same keys; None for a Hand without cards."""
    table_hands: tuple[TableHand, ...] = (TableHand("dealer", DEALER),)
    """Those Hands, in the order of `hands`."""
    hands_on_boxes: bool = True
    """Each box has its own Hands; if not, the Hands are the table's."""
    bet_names: Mapping[str, str] = field(default_factory=dict)
    """What the settlement slip calls the Bets that only this family has, by their names in a
    settlement line; not the Initial Bet and the side Bets of the rulebook.
    """
    mid_settlements: Mapping[Stage, Callable[[PositionT], Sequence[BetSettled]]] = field(
        default_factory=dict
    )
    """The phases of the family's own in which Bets are settled before the Final Settlement, and
    what would be settled there.
    """
    phases: Iterable[Stage] = ()
    """The phases that only its Rounds can be in."""
    readers: Mapping[str, Reader] = field(default_factory=dict)
    """By a command's word, how the family reads the line of a command of its own, or of another if
    not as all families do.
    """
    left_of: Callable[[PositionT, Sequence[Event]], list[Event] | None] = lambda *_: []
    """What is left of a decision, given by its events, that is not allowed by the true cards (I18);
    None if its Hand has still to decide and another one is in turn.
    """
    retold: Callable[[Command, int | None, Card, Card], Command] = lambda command, *_: command
    """A command as it is told once a card is known to be another one: the command, the box whose
    Hand has the card, what it was taken for, what it is.
    """
    verify_opened: Callable[[PositionT, Opened], Reason | None] = lambda _, command: Reason(
        "not-opened-yet", number=command.number
    )
    """Why a card that was not read can't be named now, as its Hand is not opened yet (S10)."""
    role_needed: Mapping[type[Any], Callable[[PositionT, Any], Role]] = field(default_factory=dict)
    """By the type of a command of the family's own, the least role that may give it in a position;
    the Dealer may give those that are not here.
    """
    chips_laid: ChipsLaid = field(default_factory=lambda: CHIPS_LAID)
    """By the type of an event, the chips that a Player lays with it."""
    listed_words: Mapping[Stage, int] = field(default_factory=dict)
    """How many words of its line name a decision in a phase (its word, the box, the Player), as
    the round record lists what is allowed; in other phases its word alone.
    """
    dealings: tuple[str, ...] = ()
    """The ways in which the cards can be dealt, the usual one first; empty if there is only one."""

    def __post_init__(self) -> None:
        """Raises `Bug` if a command can be taken back (I12) and the family has no notice of it."""
        for command in self.actions:
            needed = {"taken-back"} if command.called else set()
            if issubclass(command, CallsForCard):
                needed.add("box-stood")
            if issubclass(command, GoesOn):
                needed.add("too-early")
            for notice in sorted(needed - self.codes.notices.keys()):
                raise Bug(f"{command.__name__} needs the notice {notice!r} in its family's codes")

    @property
    def takes_unread(self) -> bool:
        """Say whether its cards lie face down, so that one may be dealt that was not read."""
        return Unread in self.actions

    def decide(self, position: PositionT, command: Command) -> list[Event] | Reason:
        """Give the events that follow from a command, or why it is not allowed. Changes nothing.

        While a case is open, only cards (I4), reports and what resolves it are allowed.
        """
        if position.phase is _IRREGULARITY and type(command) not in IN_A_CASE:
            return Reason("case-open", position.cases[-1].paragraph)
        verify, events = self.actions[type(command)]
        return verify(position, command) or events(position, command)

    def apply(self, position: PositionT, events: Iterable[Event]) -> None:
        """Fold events into the position, in their order."""
        fold = self.fold
        for event in events:
            fold[type(event)](position, event)
