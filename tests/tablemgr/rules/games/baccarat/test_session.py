"""A Baccarat table in service: taken up again, its Round exported, its slip made."""

from __future__ import annotations

from pathlib import Path

from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.past.history import past_round
from tablemgr.past.record import reads as read_record
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import parse
from tablemgr.service.interruption import confirm_cards
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import print_slip
from tablemgr.slips import text
from tablemgr.slips.of_round import House, settlement_slip
from tests.tablemgr.shown import shown

HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))
PROFILE = DEFAULT.replace('"rws-blackjack"', '"baccarat"')
ROUND = (
    "open",
    "bet 1 ann banker 100",
    "bet 1 ann tie 25",
    "bet 2 bob player 50",
    "withdraw 1 ann tie",
    "close",
    "found bet 2 bob player-pair 5",
    "card 2h 9c 2d Kc",
    "settle",
)


def session_at(path: Path) -> TableSession:
    table = reads(PROFILE, "profile").new_table()
    return TableSession(table, Journal.open(path, HEADER), lambda: Stamp(0, 0))


def tell(session: TableSession, *lines: str) -> None:
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command)


def test_taken_up_again_after_each_line(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    for line in ROUND:
        session = session_at(path)
        confirm_cards(session)
        tell(session, line)
        before = shown(session.table.position, session.round_no)
        session.journal.close()
        again = session_at(path)
        assert shown(again.table.position, again.round_no) == before
        again.journal.close()


def test_exported_round_is_a_record_that_holds(tmp_path: Path) -> None:
    session = session_at(tmp_path / "T1.journal")
    tell(session, *ROUND)
    record = past_round(session.journal.entries(), 1).record()
    session.journal.close()
    assert '"found bet 2 bob player-pair 5.00"' in record
    found = read_record(record, "exported")
    assert found.expect is not None
    assert found.expect.hands == {"player": "2h 2d", "banker": "9c Kc"}
    assert differences(play(found), found.expect) == []


def test_the_slip_shows_both_hands(tmp_path: Path) -> None:
    session = session_at(tmp_path / "T1.journal")
    tell(session, *ROUND)
    issue = print_slip(session)
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    shown_text = text.render(slip)
    lines = shown_text.splitlines()
    assert "Player's Hand  2h 2d   4" in lines
    assert "Banker's Hand  9c Kc   9" in lines
    assert "Box 1" in lines
    assert "no cards" not in shown_text
