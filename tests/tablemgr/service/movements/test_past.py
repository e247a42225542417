"""A past Round's movements, folded from its entries alone: up to an entry, with its ticks."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick, untick
from tablemgr.service.session import TableSession
from tablemgr.service.stored_act import past_movements
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import ROUND, tell


def in_play() -> TableSession:
    """A Round before, and one with two rows ticked off, the first of them unticked again."""
    session = session_of(Table(load("rws-blackjack")))
    tell(session, *ROUND, "open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close")
    tell(session, "card Kh Qh 9d 9c 8s", "proceed", "stand 1", "stand 2", "card Kd")
    first, second = session.movements.due(session.table)
    tick(session, first.moves)
    tick(session, second.moves)
    untick(session, first.moves)
    return session


def test_a_round_is_folded_with_what_was_ticked_and_unticked_in_it() -> None:
    session = in_play()
    table, movements = past_movements(session.journal.entries(), session.round_no)
    assert table.position.phase is Phase.SETTLEMENT
    assert movements.done == session.movements.done != []
    assert movements.due(table) == session.movements.due(session.table) != []


def test_a_round_is_folded_through_an_entry_and_no_further() -> None:
    session = in_play()
    ticked = session.journal.last_seq - 1  # before the unticking
    _, movements = past_movements(session.journal.entries(), session.round_no, ticked)
    assert len(movements.done) == 1 + len(session.movements.done)
    _, movements = past_movements(session.journal.entries(), session.round_no, ticked - 2)
    assert movements.done == []


def test_a_round_that_is_not_there_is_a_fault() -> None:
    session = in_play()
    with pytest.raises(Fault, match="no Round 3"):
        past_movements(session.journal.entries(), session.round_no + 1)
