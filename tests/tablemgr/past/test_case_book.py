"""The case file that goes on with its journal says what the whole journal, read at once, says."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.journal import Stamp
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.device_acts import store_bytes
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
