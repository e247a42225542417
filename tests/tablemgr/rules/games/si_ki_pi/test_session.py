"""A Si Ki Pi table in service: taken up again, its Round exported, its slip made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.cards import cards
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.past.history import past_round
from tablemgr.past.record import reads as read_record
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import parse
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.si_ki_pi import comparing
from tablemgr.rules.games.si_ki_pi.ranking import worth
from tablemgr.service.interruption import confirm_cards
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import print_slip
from tablemgr.slips import text
from tablemgr.slips.of_round import House, settlement_slip
from tests.tablemgr.shown import shown

HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))
PROFILE = DEFAULT.replace('"rws-blackjack"', '"si-ki-pi"\ndealing = "shuffler"').replace(
    "decks = 8", "decks = 1"
)
ROUND = (
    "open",
    "bet 1 ann 100 seated",
    "bet 2 bob 50",
    "side 2 bob bonus-dealer 5",
    "close",
    "card 8h Kh 5s 4s 2h Th 4h Js 9c 9d Kd Qc",
    "set 1 5s 4s / 8h Kh",
    "reveal",
    "house-way 2",
    "settle",
)


OF_EQUAL_POINTS = (
    *("open", "bet 1 ann 100 seated", "close", "card 3h 2s Kh 7d 7c 3c Qd Ad"),
    *("set 1 3h 2s / Kh 7d", "reveal", "settle"),
)
"""K 7 against Q 7: the Player wins it (S1)."""


def session_at(path: Path, profile: str = PROFILE) -> TableSession:
    table = reads(profile, "profile").new_table()
    return TableSession(table, Journal.open(path, HEADER), lambda: Stamp(0, 0))


def tell(session: TableSession, line: str) -> None:
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
        assert again.table.dealing == "shuffler"
        again.journal.close()


def test_open_round_is_not_taken_up_with_another_dealing_3_15_3_16(tmp_path: Path) -> None:
    path = tmp_path / "T1.journal"
    session = session_at(path)
    for line in ROUND[:5]:
        tell(session, line)
    session.journal.close()
    with pytest.raises(Fault, match="begun with other settings"):
        session_at(path, PROFILE.replace("shuffler", "shoe"))


def test_a_round_that_was_settled_before_keeps_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its stored events are read; nothing is decided anew."""
    session = session_at(tmp_path / "T1.journal")
    with monkeypatch.context() as before:
        before.setattr(comparing, "rank", worth)
        for line in OF_EQUAL_POINTS:
            tell(session, line)
    settled = session.table.position.settlement
    assert [line.outcome for line in settled] == [Outcome.STAND_OFF]
    session.journal.close()
    again = session_at(tmp_path / "T1.journal")
    assert again.table.position.settlement == settled
    again.journal.close()


def test_exported_round_is_a_record_that_holds(tmp_path: Path) -> None:
    session = session_at(tmp_path / "T1.journal")
    for line in ROUND:
        tell(session, line)
    record = past_round(session.journal.entries(), 1).record()
    session.journal.close()
    assert 'dealing = "shuffler"' in record
    found = read_record(record, "exported")
    assert found.expect is not None
    assert found.expect.flags == ("3.19",)
    assert found.expect.hands == {"dealer": "9d Qc / 9c Kd"}
    assert differences(play(found), found.expect) == []


def test_slip_shows_low_and_high_and_the_item_that_set_them(tmp_path: Path) -> None:
    session = session_at(tmp_path / "T1.journal")
    for line in ROUND:
        tell(session, line)
    issue = print_slip(session)
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    lines = text.render(slip).splitlines()
    assert (
        "Dealer's Hand  Low 9d Qc  Point Total 9   High 9c Kd  Point Total 9   House Way 1(i)"
        in lines
    )
    assert "Box 1  Low 8h Kh  Point Total 8   High 5s 4s  Point Total 9: K 9 beats 5 4" in lines
    assert "Box 2  Low 2h Js  Point Total 2   High Th 4h  Point Total 4   House Way 4(ii)" in lines
    assert slip.house_net == -sum(session.table.position.net().values())
    assert [hand.cards for hand in slip.boxes[0].hands] == [cards("8h Kh 5s 4s")]


def test_slip_of_a_round_whose_hands_are_not_set(tmp_path: Path) -> None:
    """What an interruption leaves can be shown too; nobody has opened the cards (S10)."""
    session = session_at(tmp_path / "T1.journal")
    for line in ROUND:
        tell(session, line)
    issue = print_slip(session)
    for line in ROUND[:6]:
        tell(session, line)
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    assert "Box 1  4 cards, face down" in text.render(slip).splitlines()
