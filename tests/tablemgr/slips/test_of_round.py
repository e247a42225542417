"""The slip of a Round: what becomes of amounts that there are none of, and of a Void."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.messages import Speaker
from tablemgr.basics.money import Money
from tablemgr.past.history import past_round
from tablemgr.rules.games.position import Limits
from tablemgr.service.slip_acts import slip_of
from tablemgr.slips import text
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.of_movements import moves_on_slip
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.paper import Paper
from tablemgr.slips.wording import ENGLISH
from tests.tablemgr.slips.samples import FONTS, SINGAPORE, render
from tests.tablemgr.tables import open_session, tell

AMOUNT = re.compile(r"\b[12]\.[0-9]0\b")
LINES = ("open", "bet 1 p1 1 seated", "bet 2 p2 1", "close", "card Ah Kd 9c Kh 9s", "proceed")


def test_outcomes_stand_without_amounts(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    session.boxes_only = True
    tell(session, *LINES, "stand 2", "card 8d", "settle")
    issue = slip_of(session, 1)
    assert issue is not None
    position = past_round(session.journal.entries(), 1).position
    session.journal.close()
    slip = settlement_slip(position, issue, House("House", "T1", "Day", "$"))
    told = text.render(slip)
    assert "Win, pays 6 to 5" in told
    assert "boxes only" in told
    assert not AMOUNT.search(told)
    assert AMOUNT.search(text.render(replace(slip, boxes_only=False)))
    for paper in Paper:
        assert render(slip, paper, FONTS) != render(replace(slip, boxes_only=False), paper, FONTS)


def test_money_of_a_decision_has_no_odds_in_a_round_without_amounts_i13(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    session.boxes_only = True
    tell(session, *LINES, "stand 2", "card 8d", "irregularity other a chip was missing")
    tell(session, "as sam shift-manager", "decide pay p1 five", "adjust 1 p1 5", "settle")
    issue = slip_of(session, 1)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    assert re.search(r"Adjustment +Win +5.19", text.render(slip))


def test_a_void_names_the_paragraph_under_which_it_was_5_17(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LINES, "irregularity foreign-card", "as sue pit-supervisor", "void 5.5.1")
    issue = slip_of(session, 1)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    assert slip.void == "5.5.1"
    assert "5.5.1" in text.render(slip)


def test_a_paragraph_that_has_a_heading_and_no_number_stands_as_words(tmp_path: Path) -> None:
    """Live's document: `error-handling` is the program's own word for it."""
    session = open_session(tmp_path / "t.journal", "live-blackjack")
    told = ("open", "bet 1 p1 10 seated", "close", "card Kh 9c 5d 6h", "irregularity misdeal")
    tell(session, *told, "as sue pit-supervisor", "void error-handling")
    issue = slip_of(session, 1)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    told_on_paper = text.render(slip)
    assert "Error handling" in told_on_paper
    assert "error-handling" not in told_on_paper
    assert "Reason: A dealing error was reported." in told_on_paper


def test_what_a_hand_was_set_again_for_and_what_went_back_stands_on_the_slip_s8_5_1_1(
    tmp_path: Path,
) -> None:
    session = open_session(tmp_path / "t.journal", "si-ki-pi")
    session.table.limits = Limits((Money(1000), Money(10_000)))
    told = ("open", "bet 1 p1 100", "close", "found bet 1 p2 100", "card Kh 2s 9s 3h Kd 2d 9d 3d")
    tell(session, *told, "house-way 1", "reveal", "as sue pit-supervisor", "house-way 1")
    tell(session, "as dan dealer", "settle")
    issue = slip_of(session, 1)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    noted = {flag.paragraph: ENGLISH.say.words(flag.text) for flag in slip.flags}
    assert "50" in noted["5.1.1"]
    assert noted["S8"].startswith("Box 1 had been set wrongly")


def test_money_that_a_decision_moved_stands_on_the_slip_and_in_the_net_5_19(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LINES, "stand 2", "irregularity other a glass of water", "as mia shift-manager")
    tell(session, "decide pay what was wet", "adjust 2 p2 7.70", "adjust 1 p1 -3.30")
    tell(session, "as dan dealer", "card 8d", "settle")
    issue = slip_of(session, 1)
    assert issue is not None
    slip = settlement_slip(session.table.position, issue, House("House", "T1", "Day", "$"))
    session.journal.close()
    told = text.render(slip)
    assert "Adjustment" in told
    assert "7.70" in told
    assert "3.30" in told
    adjusted = [
        line
        for box in slip.boxes
        for line in box.lines
        if Speaker("").words(line.bet) == "Adjustment"
    ]
    assert [(line.won - line.lost, line.paragraph) for line in adjusted] == [
        (Money(-330), "5.19"),
        (Money(770), "5.19"),
    ]
    for paper in Paper:
        assert render(slip, paper, FONTS)


FOUR = (
    *("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "bet 3 cho 200 seated"),
    *("bet 5 dan 100 seated", "bet 7 eve 50 seated", "close", "card 8h Ah 9c Td 7s 8d Kh 2c 6s"),
    *("proceed", "stand 1", "hit 5", "card 7h", "stand 5", "stand 7", "card Td", "settle"),
)
SPLIT = (
    *("open", "bet 2 bob 50 seated", "bet 1 ann 100 seated", "bet 1 cat 50", "close"),
    *("card 8h 9h 6d 8d Td", "proceed", "split 1", "card Ks", "stand 1", "card 5s", "hit 1"),
    *("card Qh", "stand 2", "card Kd Kc", "settle"),
)


def made_slip(folder: Path, *told: str) -> SettlementSlip:
    """The slip of a Round, with the chips that moved in it."""
    session = open_session(folder / "t.journal")
    tell(session, *told)
    issue = slip_of(session, 1)
    assert issue is not None
    moves = moves_on_slip(session.table, session.movements)
    house = House("The Grand Harbour House", "T12", "Night", "S$", SINGAPORE)
    session.journal.close()
    return settlement_slip(session.table.position, issue, house, moves)


def test_a_plain_round_of_four_boxes_takes_one_page(tmp_path: Path) -> None:
    pages = PdfReader(BytesIO(render(made_slip(tmp_path, *FOUR), Paper.A6, FONTS))).pages
    assert len(pages) == 1
    assert "Box 7 · eve: taken 50.00" in pages[0].extract_text()


def test_boxes_and_the_hands_of_a_split_stand_in_their_order_3_22(tmp_path: Path) -> None:
    slip = made_slip(tmp_path, *SPLIT)
    assert [box.number for box in slip.boxes] == [1, 2]
    assert [(line.player, line.hand) for line in slip.boxes[0].lines] == [
        *(("ann", 1), ("cat", 1)),
        *(("ann", 2), ("cat", 2)),
    ]
