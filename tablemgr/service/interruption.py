"""A program that was restarted: how it ended before, and what is asked because of it: the felt
check, and 5.4's question.

A window that a person closes leaves no entry of its own. A signal leaves one (`note_end`), after
which only the closing and its seal come. If neither was so, the journal is still marked as open:
the power failed, or the program was killed. Knows no screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.house.standing import CLOSED, SEAL
from tablemgr.journal import EntryKind, Journal, Json
from tablemgr.service.session import TableSession

ENDED = "ended"


class LastEnd(Struct, frozen=True):
    """An end that no person at the window asked for."""

    by: str
    """The signal's name; empty if the program was cut off."""
    in_round: bool
    """A Round was open."""


def note_end(session: TableSession, by: str) -> None:
    """Store that the program ends now, because of the signal of that name. Raises `Fault`."""
    session.note({ENDED: by, "in_round": not session.between_rounds})


def take_up_end(session: TableSession) -> LastEnd | None:
    """How the program ended before this start; None if a person closed the window.

    The answer is stored, so that only one start gives it. Raises `Fault`.
    """
    by = _ended_by(session.journal)
    if not by and not session.journal.was_cut_off:
        return None
    said: dict[str, Json] = {"started_after": by or "cut-off"}
    session.note(said)
    return LastEnd(by, not session.between_rounds)


def _ended_by(journal: Journal) -> str:
    """The signal that ended the program, by the last entries; empty if none did."""
    for entry in reversed(list(journal.entries(after=max(journal.last_seq - 3, -1)))):
        if not entry.data.keys() & {CLOSED, SEAL}:
            return str(entry.data.get(ENDED, ""))
    return ""


def take_up(session: TableSession) -> None:
    """The program starts again at this table. If cards or Bets are on it, they must be
    compared, and somebody has to say what the interruption means.
    """
    session.check_as_left = replace(session.check)
    position = session.table.position
    lies = position.cards or any(True for _ in position.every_bet())
    if lies and not session.between_rounds:
        session.check.taken_up()


def restore(session: TableSession) -> None:
    """Rebuild the table from the journal, as a new start would."""
    session.fold_again()
    take_up(session)


@contextmanager
def late(session: TableSession) -> Iterator[None]:
    """For what is told inside the `with` block and came before the program started again: it
    need not wait for the answers that are asked after a start.
    """
    session.check = session.check_as_left
    try:
        yield
    finally:
        take_up(session)


def answer_interruption(session: TableSession, *, affects: bool) -> None:
    """A person has said whether the interruption affects the Round (5.4).

    If it does, its report follows as an act.
    """
    answered = {"interruption": "reported" if affects else "no-effect"}
    established = session.table.outcome_established
    session.write(EntryKind.SESSION, {**answered, "established": established})
    session.check.interrupted = False


def confirm_cards(session: TableSession, bets: Sequence[Json] = ()) -> None:
    """The person at the table has compared every card and every Bet on it with the screen.

    `bets` are the Bets that were shown.
    """
    cards: list[Json] = [card.code for card in session.table.position.cards]
    confirmed: dict[str, Json] = {"cards": cards, "bets": list(bets), "doubt": session.doubt}
    session.write(EntryKind.CONFIRM, confirmed)
    session.check.confirmed()


def say_they_differ(session: TableSession, what: str) -> None:
    """The person at the table has found a difference; acts that deal with it follow."""
    session.write(EntryKind.SESSION, {"felt_check": "differs", "what": what})
