"""Plays a session record: its Rounds at a table, its money in the table's books.

Reads no file and prints nothing: `tablemgr replay` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import field

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO
from tablemgr.past.replay import Replay, differences
from tablemgr.past.session_record import SessionRecord, SessionStep
from tablemgr.rules.commands import Open, Reopen
from tablemgr.rules.events import Event, Flagged
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.roles import Role
from tablemgr.tray.books import Books, name_of
from tablemgr.tray.events import SettlementReopened, SlipIssued, TrayEvent

FLOAT: Final = "float"
"""The flag that the tray owes more than it holds."""


class SessionReplay(Replay):
    """A session record's table and books after its last command. Its flags are the last Round's."""

    books: Books = field(default_factory=Books)
    slips: list[SlipIssued] = field(default_factory=list)
    """Each slip, in the order issued."""
    float_flags: list[tuple[int, Flagged]] = field(default_factory=list)

    @property
    def flags(self) -> list[tuple[int, Flagged]]:
        """Each flag of the last Round, and each time that the float was too small."""
        return sorted([*super().flags, *self.float_flags], key=lambda flag: flag[0])

    def books_say(self) -> dict[str, Any]:
        """The books after the last command; amounts as texts with two decimals."""
        books, sums = self.books, self.books.sums
        return {
            "float": str(books.float),
            "opener": str(books.opener),
            "fills": str(sums.fills),
            "credits": str(sums.credits),
            "drop": str(sums.drop),
            "closer": str(books.closer),
            "result": str(books.result),
            "grade": books.grade,
            "rounds": str(sums.rounds),
            "explained": {
                "rounds": str(sums.rounds),
                "tray": str(sums.tray_variance),
                "drop": str(sums.drop_variance),
            },
            "variances": [str(each.variance) for each in self.slips if each.variance is not None],
            "slips": [name_of(each.kind, each.number) for each in self.slips],
        }

    def fold_into_books(self, events: Sequence[TrayEvent]) -> None:
        """Let the books follow, and keep the slips that were issued."""
        self.books.apply(events)
        self.slips += [event for event in events if isinstance(event, SlipIssued)]


def play_session(record: SessionRecord) -> SessionReplay:
    """Tell a fresh table and its books everything in the record, going on after each refusal."""
    replay = SessionReplay(record.table())
    role = Role.DEALER
    for step in record.script:
        assert isinstance(step, SessionStep)
        role = step.role or role
        events: list[Event] = []
        refusal: Refusal | None = None
        try:
            if step.tray is not None:
                _tell_books(replay, step, role)
            else:
                _tell_table(replay, step, role, events)
        except Refusal as why:
            refusal = why
        replay.steps.append((step, events, refusal))
    return replay


def _tell_books(replay: SessionReplay, step: SessionStep, role: Role) -> None:
    assert step.tray is not None
    round_open = replay.table.position.phase not in BETWEEN_ROUNDS
    replay.fold_into_books(replay.books.decide(step.tray, role, round_open=round_open))


def _tell_table(replay: SessionReplay, step: SessionStep, role: Role, events: list[Event]) -> None:
    """Tell the table the step's commands; `events` gets what they led to, up to a refusal."""
    table, books = replay.table, replay.books
    for command in step.commands:
        why = books.why_no_round()
        if why is not None:
            raise why
        more = table.do(command, role)
        events += more
        if isinstance(command, Open):
            replay.flagged_at.clear()
        replay.flagged_at += [step.position for event in more if isinstance(event, Flagged)]
        if isinstance(command, Reopen):
            replay.fold_into_books([SettlementReopened()])
        elif table.position.phase in BETWEEN_ROUNDS:
            _end_round(replay, step)


def _end_round(replay: SessionReplay, step: SessionStep) -> None:
    """Let the books follow a Round that has just been settled or Voided."""
    position, books = replay.table.position, replay.books
    if position.phase is Phase.COMPLETE:
        replay.fold_into_books(books.settled(-sum(position.net().values(), ZERO)))
        if books.float < ZERO:
            owed = (-books.float).in_words()
            text = f"The tray owes {owed} more than it holds: ask for a fill."
            replay.float_flags.append((step.position, Flagged(FLOAT, FLOAT, text)))
    else:
        replay.fold_into_books(books.voided_round())


def session_differences(replay: SessionReplay, record: SessionRecord) -> list[str]:
    """Say what differs from what the record expects, one sentence each."""
    assert record.expect is not None
    found, said = differences(replay, record.expect), replay.books_say()
    for key, expected in record.books.items():
        if said[key] != expected:
            found.append(f"{key}: expected {expected}, found {said[key]}")
    return found
