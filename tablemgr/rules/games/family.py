"""The door to a family of play: a class with the methods by which a table plays its games.

A family is one folder beside this file, and its `family.py` holds its door as `FAMILY`. Table,
record, replay, slip and odds use only this door; `families` finds it. A base class says what is
asked about one subject, so that a family may keep its answers to it in a module of their own. To
add a family: a folder, a rulebook and its wording; nothing else in the core knows its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug
from tablemgr.basics.messages import Message
from tablemgr.rules.commands import CallsForCard, Command, GoesOn, Opened, Unread
from tablemgr.rules.commands.words import Reader
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.actions import IN_A_CASE, Action
from tablemgr.rules.games.chips import CHIPS_LAID, ChipsLaid
from tablemgr.rules.games.folding import Fold
from tablemgr.rules.games.position import DEALER, AnyRound, HandPlace, Phase, Setup, Stage
from tablemgr.rules.games.slip_hand import HANDS, SlipHand
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
    def message(self) -> Message:
        """Give its name, to be put into words."""
        return Message(HANDS, self.name)

    @property
    def title(self) -> Message:
        """Give its name as the settlement slip prints it: `Dealer's Hand`."""
        return Message(HANDS, f"{self.name}'s Hand")


class FamilyHands(Generic[PositionT]):
    """The Hands of a Round, as records, `tablemgr replay` and the settlement slip write them."""

    table_hands: tuple[TableHand, ...] = (TableHand("dealer", DEALER),)
    """The Hands that belong to no box, in the order of `hands`."""
    hands_on_boxes: bool = True
    """Each box has its own Hands; if not, the Hands are the table's."""

    @abstractmethod
    def hands(self, position: PositionT) -> dict[str, str]:
        """Give the cards of each Hand that belongs to no box, by its key in a record's `[expect]`
        (`dealer`), written as there; always the same keys, in the same order.
        """

    @abstractmethod
    def hand_key(self, text: str) -> str:
        """Give a key of such a text; texts that mean the same Hand have the same key."""

    @abstractmethod
    def as_json(self, position: PositionT) -> dict[str, Any]:
        """Give the Hands as `tablemgr replay --json` prints them: `boxes`, `dealer`, and the
        family's own keys.
        """

    @abstractmethod
    def slip_hands(self, position: PositionT, number: int) -> tuple[SlipHand, ...]:
        """Give the Hands of a box, as the settlement slip prints them, in table order."""

    @abstractmethod
    def slip_table_hands(self, position: PositionT) -> dict[str, SlipHand | None]:
        """Give the Hands that belong to no box, by their keys; None for a Hand without cards."""


class FamilyMoney(Generic[PositionT]):
    """The Bets of a Round: what is laid, and how it is settled."""

    bet_names: Mapping[str, Message] = MappingProxyType({})
    """What the settlement slip calls the Bets that only this family has, by their names in a
    settlement line; not the Initial Bet and the side Bets of the rulebook.
    """
    chips_laid: ChipsLaid = CHIPS_LAID
    """By the type of an event, the chips that a Player lays with it."""
    mid_settlements: Mapping[Stage, Callable[[Any], Sequence[BetSettled]]] = MappingProxyType({})
    """The phases of the family's own in which Bets are settled before the Final Settlement, and
    what would be settled there.
    """

    @abstractmethod
    def final_lines(self, position: PositionT) -> Sequence[BetSettled]:
        """Give what the Final Settlement would be, in the phase `settlement`."""

    @abstractmethod
    def outcome_established(self, position: PositionT) -> bool:
        """Say whether the cards on the table have decided any Bet (5.4; ruling I3)."""


class FamilyLines(Generic[PositionT]):
    """The commands of the family as lines of a round record and a journal."""

    readers: Mapping[str, Reader] = MappingProxyType({})
    """By a command's word, how the family reads the line of a command of its own, or of another if
    not as all families do.
    """
    listed_words: Mapping[Stage, int] = MappingProxyType({})
    """How many words of its line name a decision in a phase (its word, the box, the Player), as
    the round record lists what is allowed; in other phases its word alone.
    """

    @abstractmethod
    def words(self, book: Any) -> frozenset[str]:
        """Give the commands that a game of the family takes, as a round record calls them."""


class FamilyAfterwards(Generic[PositionT]):
    """How a Round is told again once a card is known to be another one. A family overrides what
    its games need.
    """

    def left_of(self, position: PositionT, events: Sequence[Event]) -> list[Event] | None:
        """Give what is left of a decision, given by its events, that is not allowed by the true
        cards (I18); None if its Hand has still to decide and another one is in turn.
        """
        del position, events
        return []

    def known_since(self, events: Sequence[Event]) -> list[Event]:
        """Give what people know since a decision, given by its events, that is to be asked anew."""
        del events
        return []

    def retold(self, command: Command, was: PositionT, now: PositionT) -> Command:
        """Give a command as it is told in the Round as it is known `now`; it `was` known with other
        cards.
        """
        del was, now
        return command

    def verify_opened(self, position: PositionT, command: Opened) -> Reason | None:
        """Say why a card that was not read can't be named now: its Hand is not opened yet (S10)."""
        del position
        return Reason("not-opened-yet", number=command.number)


class Family(
    FamilyLines[PositionT],
    FamilyHands[PositionT],
    FamilyMoney[PositionT],
    FamilyAfterwards[PositionT],
    ABC,
):
    """A family: its rulebook, its phases, its commands with what follows from each, and what its
    other doors say.
    """

    book: type[Rulebook]
    """What a rulebook file of the family is read into."""
    codes: Codes
    """The codes that such a file must have paragraphs and sentences for."""
    phases: Iterable[Stage] = ()
    """The phases that only its Rounds can be in."""
    dealings: tuple[str, ...] = ()
    """The ways in which the cards can be dealt, the usual one first; empty if there is only one."""
    actions: Mapping[type[Any], Action]
    """By the type of a command: why it is not allowed, and what follows if it is."""
    fold: Fold
    """What each event changes in a position. Decides nothing."""
    role_needed: Mapping[type[Any], Callable[[Any, Any], Role]] = MappingProxyType({})
    """By the type of a command of the family's own, the least role that may give it in a position;
    the Dealer may give those that are not here.
    """

    @abstractmethod
    def new_round(self, book: Any, setup: Setup) -> PositionT:
        """Give a Round before its opening, from the rulebook and how the table is set up."""

    @abstractmethod
    def decisions(self, position: PositionT) -> Iterable[Command]:
        """List the decisions that the Dealer may be waiting for now, allowed or not, without their
        optional words.
        """

    @abstractmethod
    def step(self, position: PositionT) -> Step:
        """Say what the Dealer does next."""

    @abstractmethod
    def deal_on(self, position: PositionT, card: Card) -> list[Event]:
        """Say where a card goes that was read before and held back, and what follows from it."""

    def __init__(self) -> None:
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
