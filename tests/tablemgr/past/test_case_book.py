"""The case file that goes on with its journal says what the whole journal, read at once, says."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.journal import Stamp
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.past.case_file import CaseFile, Series
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.device_acts import store_bytes
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.players import PLAYABLE
from tests.tablemgr.troubled import troubled_commands, troubled_table

SAM = Person("Sam", Role.SHIFT_MANAGER)


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("seed", [2, 7, 13])
def test_read_as_it_comes_it_says_at_each_moment_what_it_says_read_at_once(
    game: str, seed: int
) -> None:
    session = session_of(troubled_table(game, seed))
    book = CaseBook()
    for number, command in enumerate(troubled_commands(session.table, seed)):
        store_bytes(session, "shoe", bytes([number % 256]), Stamp(number, number))
        with suppress(Refusal):
            session.do(command, by=SAM)
        if number % 4 == 0:
            book.read(session.journal.entries(after=book.last_seq))
            assert book.files() == case_files(session.journal.entries())
    book.read(session.journal.entries(after=book.last_seq))
    assert book.files() == case_files(session.journal.entries())
    assert all(len(file.raw) <= 9 for file in book.files())


PIT = Person("pia", Role.PIT_SUPERVISOR)


def told(game: str, *lines: str) -> list[CaseFile]:
    """The case file of a Round in which a Pit Supervisor signs for what is corrected."""
    session = session_of(Table(load(game)))
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=PIT if line.startswith("correct") else None)
    return case_files(session.journal.entries())


def test_a_correction_that_brings_something_else_to_light_has_its_own_number_too() -> None:
    """The Dealer has 18 with the card as it is, so that the next one was one too many (5.10.2)."""
    round_ = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")
    files = told("blackjack-v5", *round_, "card 5c 4d", "correct 4 8c", "settle")
    found = {file.series: file for file in files}
    assert set(found) == {Series.CASE, Series.CORRECTION}
    assert found[Series.CASE].kind == "card-after-dealer"
    correction = found[Series.CORRECTION]
    assert [act.person for act in correction.acts] == ["pia"]
    assert "read as" in correction.noticed


def test_a_correction_that_opens_a_case_is_in_that_case_alone() -> None:
    """A decision would not have been allowed: the case that this opens is the correction's."""
    round_ = ("open", "bet 1 ann 100 seated", "close", "card 8h 9d 8d", "proceed", "split 1")
    files = told("blackjack-v5", *round_, "card 5c", "correct 3 Kd")
    assert [(file.series, file.kind) for file in files] == [(Series.CASE, "correction")]


def test_the_tables_own_hands_are_called_by_their_names() -> None:
    """Baccarat has a Player's and a Banker's Hand, and no Dealer's (P1)."""
    round_ = ("open", "bet 3 ann player 10", "close", "card 8h 2d Kd 3c")
    (file,) = told("baccarat", *round_, "correct 1 7h")
    head = CaseHead("House", "T1", datetime(2026, 1, 2, tzinfo=UTC))
    cards = [line for line in lines_of(file, head) if any(suit in line for suit in "♠♥♦♣")]
    hands = {line.partition(":")[0] for line in cards if ": " in line}
    assert hands == {"Player", "Banker"}
