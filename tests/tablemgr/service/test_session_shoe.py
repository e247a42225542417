"""The shoe's count, through refusals and new starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault, Refusal
from tablemgr.house.profile import DEFAULT, Setting, reads
from tablemgr.house.profile_change import changed
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.past.history import past_round
from tablemgr.rules.commands import DealCard, parse
from tablemgr.rules.games.position import Phase
from tablemgr.service.session import TableSession

HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))


def session_at(path: Path, profile: str = DEFAULT) -> TableSession:
    table = reads(profile, "profile").new_table()
    journal = Journal.open(path, HEADER)
    try:
        return TableSession(table, journal, lambda: Stamp(0, 0))
    except Fault:
        journal.close()
        raise


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


def play(session: TableSession, *lines: str) -> None:
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command)


def test_between_rounds_the_game_changes_in_the_same_journal_and_its_shoe_is_another(
    tmp_path: Path,
) -> None:
    path = tmp_path / "T1.journal"
    first = session_at(path)
    play(first, "open", "bet 1 ann 100 seated", "close", "card Kh 9d Ks", "proceed", "stand 1")
    play(first, "card 8c", "settle")
    first.journal.close()
    settings: dict[str, Setting | None] = {"game": "si-ki-pi", "decks": 1}
    text = changed(DEFAULT, settings, "profile")
    session = session_at(path, text)
    assert session.round_no == 1
    assert session.table.position.phase is Phase.IDLE
    assert (session.shoe.drawn, session.shoe.cards_left) == (0, 52)
    play(session, "open", "bet 1 ann 100 seated", "close", "card 9h 2c")
    session.journal.close()
    with pytest.raises(Fault, match="si-ki-pi, 7 boxes, 1 decks"):
        session_at(path)
    again = session_at(path, text)
    assert (again.round_no, again.shoe.cards_left) == (2, 50)
    play(again, "card 5s As 9c 8d 7h Ts", "house-way 1", "reveal", "settle")
    assert past_round(again.journal.entries(round_no=1), 1).table.rulebook.id == "rws-blackjack"
    again.journal.close()
