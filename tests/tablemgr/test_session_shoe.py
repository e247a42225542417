"""The shoe's count, through refusals and new starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.cards import card
from tablemgr.commands import DealCard
from tablemgr.errors import Refusal
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.profile import DEFAULT, reads
from tablemgr.session import TableSession

HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))


def session_at(path: Path) -> TableSession:
    table = reads(DEFAULT, "profile").new_table()
    return TableSession(table, Journal.open(path, HEADER), lambda: Stamp(0, 0))


def test_a_card_that_no_round_awaits_is_refused_and_counted_as_drawn_3_3(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    session = session_at(path)
    with pytest.raises(Refusal) as refused:
        session.do(DealCard(card("Kh")), "angel-eye")
    assert refused.value.paragraph == "3.3"
    assert (session.shoe.drawn, session.shoe.cards_left) == (1, 415)
    session.journal.close()
    again = session_at(path)
    assert again.shoe.drawn == 1
    again.journal.close()
