"""A program that was restarted, and what is asked because of it: the felt check, and 5.4's
question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from tablemgr.journal import EntryKind, Json
from tablemgr.service.session import TableSession


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
