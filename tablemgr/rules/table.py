"""One table: its game, its Round of play, and the commands it takes. THE door to the rules.

The window, the replay, the odds and the tests all come in here. A table is told `Command`s;
`verify` says why one is not allowed, `do` carries it out. Who needs to store the events before
they count (the journal) asks `decide` for them, stores them, and gives them to `apply`.
Knows no screen, no port, no clock and no file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    ABOUT_AN_EARLIER_CARD,
    AtOnce,
    Command,
    Correct,
    Opened,
    Reopen,
    Stood,
    TakeBack,
    TooEarly,
    Vocabulary,
)
from tablemgr.rules.events import BetSettled, Event, RoundDerivedAnew, RoundOpened
from tablemgr.rules.games.families import Position, family_of
from tablemgr.rules.games.irregularities import at_once, authority, correcting, taking_back
from tablemgr.rules.games.irregularities.reporting import NOTICED
from tablemgr.rules.games.irregularities.told_round import RoundStep, ToldRound, dealt_on, with_step
from tablemgr.rules.games.position import Limits, Phase, Setup, Stage
from tablemgr.rules.guide import Guide, sentence
from tablemgr.rules.roles import NEEDS, RECORD_ROLES, Role, at_least
from tablemgr.rules.rulebook import Reason, Rulebook

_REDERIVING = (Correct, Opened, Reopen, TakeBack, Stood, TooEarly, AtOnce)
_TABLE_WORDS: Final = frozenset({"take-back", "stood", "too-early", "at-once"})
"""The commands of a table in service that no round record has (I12, I25)."""
_FACE_DOWN_WORDS: Final = frozenset({"unread", "opened"})
"""Those of a table whose cards lie face down (S10)."""
_RESTRICTED: Final = frozenset({*NEEDS, *authority.DEPENDS_ON_THE_CASE, *_REDERIVING})
"""The commands that not everybody may give, or that derive the Round again."""
_ANOTHER_ROUND: Final = frozenset({RoundOpened, RoundDerivedAnew})
"""The events with which the table takes another Round for its position."""
_DEALER = Role.DEALER  # read once: reading an enum's member is slow
CASE_WORDS: Final = frozenset(
    {
        *("found", "irregularity", "reconstruct", "correct", "choose", "first"),
        *("resume", "void", "decide", "adjust", "retract", "reopen"),
    }
)
"""The commands of section 5, which every game takes."""


class Table:
    """A table of one game. `position` is its present Round, for reading only."""

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        boxes: int | None = None,
        decks: int | None = None,
        limits: Limits | None = None,
        dealing: str | None = None,
    ) -> None:
        """A new table; without `boxes` or `decks` it has as many as usual.

        `dealing` is how the cards are dealt, in a game that has more than one way. Raises
        `ValueError` for a number of boxes or decks, or a dealing, that the game does not have.
        """
        self.rulebook = rulebook
        self.boxes = rulebook.usual_boxes if boxes is None else boxes
        self.decks = rulebook.decks.default if decks is None else decks
        self.limits = limits or Limits()
        if not 1 <= self.boxes <= rulebook.most_boxes:
            raise ValueError(f"{rulebook.title} has 1 to {rulebook.most_boxes} boxes")
        if not rulebook.decks.min <= self.decks <= rulebook.decks.max:
            raise ValueError(
                f"{rulebook.title} takes {rulebook.decks.min} to {rulebook.decks.max} decks"
            )
        self.family = family_of(rulebook)
        self.dealing = _dealing(self.family.dealings, dealing)
        self._fold = self.family.fold
        restricted = {*_RESTRICTED, *self.family.role_needed}
        self._plain = {
            kind: action for kind, action in self.family.actions.items() if kind not in restricted
        }
        """What any Dealer may tell at any time; it does not derive the Round again."""
        self.seen: dict[int, int] = {}
        """How many of each card (by its index) came from the shoe before the Round (I6). A table
        in service is told so before each opening; a record's single Round has a fresh shoe.
        """
        self.position = self.new_round()
        self.steps: list[RoundStep] = []
        """What led to the present Round, with its cards as they are known now."""
        self._decided_at = 0
        """How many steps there were when one after the last card was last removed."""

    def new_round(self) -> Position:
        """A Round of this table before its opening."""
        setup = Setup(self.boxes, self.decks, self.limits, self.dealing)
        position: Position = self.family.new_round(self.rulebook, setup)
        if self.seen:
            for index, count in self.seen.items():
                position.card_counts[index] = count
        return position

    def fresh(self) -> Table:
        """A table that is set up like this one, before its first Round."""
        return Table(
            self.rulebook,
            boxes=self.boxes,
            decks=self.decks,
            limits=self.limits,
            dealing=self.dealing,
        )

    def copy(self) -> Table:
        """A copy in the same Round: commands to the copy do not change this table."""
        other = self.fresh()
        other.seen = dict(self.seen)
        other.position = self.position.clone()
        other.steps = list(self.steps)
        other._decided_at = self._decided_at
        return other

    @property
    def history(self) -> list[Command]:
        """The commands that led to the present Round, with its cards as they are known now."""
        commands = (step.command for step in self.steps)
        return [each for each in commands if not isinstance(each, ABOUT_AN_EARLIER_CARD)]

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that this table's commands may use."""
        words = self.family.words(self.rulebook) | CASE_WORDS
        kinds = {found.kind for found in self.rulebook.irregularities}
        sides = frozenset(self.rulebook.side_bets)
        reports = frozenset(kinds - NOTICED)
        return Vocabulary(self.boxes, sides, words, reports, self.family.readers)

    @property
    def journal_vocabulary(self) -> Vocabulary:
        """The words that the table's journal may use: those of a record, and those of a table in
        service.
        """
        words = self.vocabulary
        face_down = _FACE_DOWN_WORDS if self.family.takes_unread else frozenset()
        return replace(words, words=words.words | _TABLE_WORDS | face_down)

    def verify(self, command: Command, role: Role = Role.DEALER) -> Refusal | None:
        """Why the rules do not allow the command now, or None. Nothing changes."""
        answer = self._answer(command, role)
        return self.rulebook.refusal(answer) if isinstance(answer, Reason) else None

    def can(self, command: Command, role: Role = Role.DEALER) -> bool:
        """Say whether the rules allow the command now. Nothing changes."""
        return not isinstance(self._answer(command, role), Reason)

    def decide(self, command: Command, role: Role = _DEALER) -> list[Event]:
        """The events that the command leads to. Nothing changes. Raises `Refusal`.

        `role` is who acts (ruling I1).
        """
        answer = self._answer(command, role)
        if isinstance(answer, Reason):
            raise self.rulebook.refusal(answer)
        return answer

    def _answer(self, command: Command, role: Role) -> list[Event] | Reason:
        """The events that the command leads to, or why it is not allowed. Nothing changes."""
        position = self.position
        plain = self._plain.get(type(command))
        if plain is None or role not in RECORD_ROLES or position.cases or position.held:
            return self._answer_restricted(command, role)
        verify, events = plain
        return verify(position, command) or events(position, command)

    def _answer_restricted(self, command: Command, role: Role) -> list[Event] | Reason:
        """Answer a command that not everybody may give, or one while a case is open or cards wait
        to be dealt on.
        """
        reason = self._missing_authority(command, role)
        if reason is not None:
            return reason
        if type(command) in _REDERIVING:
            return self._rederive(command)
        position = self.position
        answer = self.family.decide(position, command)
        if (position.cases or position.held) and not isinstance(answer, Reason):
            return [*answer, *dealt_on(self.family, position, answer)]
        return answer

    def _rederive(self, command: Command) -> list[Event] | Reason:
        if isinstance(command, TakeBack | Stood):
            return taking_back.decide(self._told_round, self.position, command)
        if isinstance(command, AtOnce):
            return at_once.decide(self._told_round, self.position, command)
        assert isinstance(command, Correct | Opened | Reopen)
        return correcting.decide(self._told_round, self.position, command)

    def role_needed(self, command: Command) -> Role:
        """The lowest role that may give the command now. A card that the table took for a Hit:
        any Dealer at once, later only a Pit Supervisor (I12). In a case: as I9 and I14 say.
        """
        if isinstance(command, Stood) and command in (self.last_inferred(), self._last_early):
            return Role.DEALER
        needs = self.family.role_needed.get(type(command))
        if needs is not None:
            return needs(self.position, command)
        return authority.needed_now(self.position, command)

    def one_touch(self) -> Stood | None:
        """`stood` for the last card, which any Dealer may give if the table took that card for a
        Hit and its Hand might have stood (B13); if not, None.

        A later decision, card or reopened settlement ends this for good, even if it was taken back
        (I12).
        """
        stood = self.last_inferred()
        may = stood is not None and taking_back.might_have_stood(self._told_round, stood)
        return stood if may else None

    def last_inferred(self) -> Stood | None:
        """Give `stood` for the last card that was taken for a Hit, whether or not its Hand might
        have stood.
        """
        return None if self._decided_since else taking_back.last_inferred(self.steps)

    def too_early(self) -> TooEarly | None:
        """`too-early` for the last card, for as long as `one_touch` if the table took that card to
        say that play goes on (I12); if not, None.
        """
        early = self._last_early
        can = early is not None and taking_back.may_be_too_early(self._told_round, early)
        return early if can else None

    @property
    def _last_early(self) -> TooEarly | None:
        """Give what `too_early` gives, also if it would be refused."""
        return None if self._decided_since else taking_back.last_that_went_on(self.steps)

    @property
    def _decided_since(self) -> bool:
        """Say whether a decision after the last act that counts was removed (I12)."""
        place = taking_back.last_act(self.steps)
        return place is None or place < self._decided_at

    def _missing_authority(self, command: Command, role: Role) -> Reason | None:
        """Why this role may not give the command now, or None (I1, I17)."""
        if isinstance(command, Stood) and at_least(role, self.role_needed(command)):
            return None
        return authority.missing_authority(self.position, command, role, self.role_needed(command))

    def apply(self, events: Sequence[Event], command: Command | None = None) -> None:
        """Fold events into the position; with `RoundOpened` a new Round begins.

        `command` is what led to them. A later correction derives the Round again from its commands,
        so that each one must be given here.
        """
        if type(events[0]) in _ANOTHER_ROUND:
            events = self._another_round(events, command)
        elif command is not None:
            with_step(self.steps, RoundStep(command, events))
        position, fold = self.position, self._fold
        for event in events:
            fold[type(event)](position, event)

    def _another_round(self, events: Sequence[Event], command: Command | None) -> Sequence[Event]:
        """Take the Round that is opened or derived again; gives the events to be folded into it."""
        first = events[0]
        if isinstance(first, RoundDerivedAnew):
            self._take_rederived(events, command)
            return events[1:]
        self.position = self.new_round()
        self.steps[:] = [] if command is None else [RoundStep(command, events)]
        self._decided_at = 0
        return events

    def _take_rederived(self, events: Sequence[Event], command: Command | None) -> None:
        first = events[0]
        assert isinstance(first, RoundDerivedAnew)
        over = isinstance(command, TakeBack | Reopen | AtOnce)
        over = over or (isinstance(command, Stood) and command != self.last_inferred())
        steps = self._steps_after(command, events)
        rederived = correcting.derived(self._told_round, self.position, first)
        self.position = cast("Position", rederived)  # a Round of this table's own family
        self.steps[:] = steps
        if over:
            self._decided_at = len(self.steps)

    def _steps_after(self, command: Command | None, events: Sequence[Event]) -> Sequence[RoundStep]:
        if isinstance(command, Correct | Opened | Reopen):
            return correcting.steps_after(self._told_round, command, events)
        if isinstance(command, AtOnce):
            steps = at_once.as_now(self._told_round, self.position, command)
        elif isinstance(command, TakeBack | Stood):
            steps = taking_back.as_now(self._told_round, self.position, command)
        else:
            return self.steps
        assert not isinstance(steps, Reason)  # `decide` took place before it was stored
        return steps

    @property
    def _told_round(self) -> ToldRound:
        return ToldRound(self.family, self.new_round, self.steps)

    def do(self, command: Command, role: Role = _DEALER) -> list[Event]:
        """Carry the command out; gives its events. Raises `Refusal`, and then nothing changes."""
        answer = self._answer(command, role)
        if isinstance(answer, Reason):
            raise self.rulebook.refusal(answer)
        self.apply(answer, command)
        return answer

    def guide(self) -> Guide:
        """Say what the Dealer does next."""
        return sentence(self.rulebook, *self.family.step(self.position))

    def decisions(self, role: Role = _DEALER) -> list[tuple[Command, Refusal | None]]:
        """Each decision that is possible now, with the refusal if that role may not make it."""
        awaited = self.family.decisions(self.position)
        return [(command, self.verify(command, role)) for command in awaited]

    def allowed(self) -> list[str]:
        """The decisions that the rules allow now, as the record format lists them, sorted."""
        commands = [command for command, refusal in self.decisions() if refusal is None]
        words = self.family.listed_words.get(self.position.phase, 1)
        return sorted(" ".join(command.line().split()[:words]) for command in commands)

    def cards_reckoned(self) -> tuple[int, int]:
        """I7: the boxes of the Round that is about to be dealt, and the cards that it may need.

        While Bets are open: the boxes with an Initial Bet so far; none once a card is dealt.
        """
        position, decks = self.position, self.rulebook.decks
        if position.cards or position.phase not in (Phase.BETTING, position.first_deal):
            return 0, 0
        if decks.hands is not None:
            boxes = len({bet.box for bet in position.every_bet()})
            return boxes, decks.hands * decks.cards_a_hand if boxes else 0
        boxes = len(position.in_play) or sum(bool(box.bets) for box in position.boxes.values())
        return boxes, (boxes + 1) * decks.cards_a_hand if boxes else 0

    @property
    def outcome_established(self) -> bool:
        """Say whether the cards on the table have decided any Bet of this Round (5.4; ruling
        I3).
        """
        return self.family.outcome_established(self.position)

    def due(self) -> list[BetSettled]:
        """Give what each Bet has won or lost so far; before `settle` also what `settle` will do."""
        lines = list(self.position.settlement)
        return lines + self.pending() if self.position.phase is Phase.SETTLEMENT else lines

    def pending(self) -> list[BetSettled]:
        """Give what the settlement that is due now would settle; nothing if none is due."""
        return self._pending_in(self.position.phase)

    def nets(self) -> dict[str, Money]:
        """Give what each Player has won less what he has lost, by his name, as the Round stands
        (`lines_now`).

        The one source of every net that a case slip, the case file or the window names.
        """
        net = self.position.net()
        for line in self.lines_to_come():
            net[line.player] = net.get(line.player, ZERO) + line.won - line.lost
        return net

    def lines_now(self) -> list[BetSettled]:
        """The lines that are settled, and those that are to come."""
        return [*self.position.settlement, *self.lines_to_come()]

    def lines_to_come(self) -> list[BetSettled]:
        """Give what the next settlement would settle, also while a case holds it up."""
        return self._pending_in(self.position.stage)

    def _pending_in(self, stage: Stage) -> list[BetSettled]:
        if stage is Phase.SETTLEMENT:
            return list(self.family.final_lines(self.position))
        lines = self.family.mid_settlements.get(stage)
        return [] if lines is None else list(lines(self.position))


def _dealing(known: tuple[str, ...], asked: str | None) -> str | None:
    """How the cards are dealt: as asked, or else in the usual way; None if the game has one way
    only.
    """
    if asked is None:
        return known[0] if known else None
    if asked not in known:
        raise ValueError(f"{asked!r} is not a way of dealing (dealing)")
    return asked
