"""What is put right at a table after more has happened, and what no longer can be (I12, I23)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.rules.commands import Stood
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tests.tablemgr.tables import open_session, tell

TWO = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
SUPERVISOR = Person("sam", Role.PIT_SUPERVISOR)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    session = open_session(tmp_path / "t.journal", "rws-blackjack")
    yield session
    session.journal.close()


def hands(session: TableSession) -> list[list[str]]:
    return [[each.code for each in cards] for _, cards in session.table.position.rows()]


def test_a_stand_of_the_same_box_after_the_card_was_needless(session: TableSession) -> None:
    """Told late, that the card was no Hit: the box had stood already."""
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", "stand 1")
    session.do(Stood(6), by=SUPERVISOR)
    assert hands(session)[:2] == [["9s", "4c"], ["9d", "4h", "2s"]]
    assert blackjack_of(session.table.position).turn == (2, 0)


def test_what_does_not_fit_any_more_is_a_dealing_error_to_be_reported(
    session: TableSession,
) -> None:
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", "hit 1", "card 3h")
    refusal = session.verify(Stood(6), by=SUPERVISOR)
    assert refusal is not None
    assert refusal.code == "decided-since"
