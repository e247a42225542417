"""What a slip says of the chips that moved, and of the slip that it replaces (5.6)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Reopen, parse
from tablemgr.rules.games.position import Limits
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick
from tablemgr.service.session import TableSession
from tablemgr.service.slip_issue import issues
from tablemgr.service.stored_act import past_movements
from tablemgr.slips.case_words import act_words
from tablemgr.slips.of_movements import moves_on_slip
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.text import render
from tablemgr.slips.wording import ENGLISH
from tests.tablemgr.case_journal import signed
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.slips.samples import SINGLE
from tests.tablemgr.tables import open_session, tell

LOST = ("open", "bet 1 ann 50 seated", "close", "card Kh 9d 7c", "proceed", "stand 1", "card Kd")
AGAIN = ("as may shift-manager", "reopen", "correct 3 Tc", "as dora dealer", "settle")


RULED = ("decide It was ann's.", "adjust 1 ann 37.50")
MAY = Person("may", Role.SHIFT_MANAGER)
BY_MAY = "(may, Table Games Shift Manager)"


def reopened(session: TableSession, reason: str, *lines: str) -> None:
    """may reopens the settlement for that reason, tells the lines, and settles."""
    session.do(Reopen(), by=MAY, reason=reason)
    signed(session, MAY, *lines, "settle")


def slips(session: TableSession) -> list[str]:
    """Each slip of the last Round, as text."""
    found = []
    for issue in issues(session.journal, session.round_no):
        entries = session.journal.entries(round_no=session.round_no)
        table, movements = past_movements(entries, session.round_no, issue.through)
        house = House("House", "T1", "Day", "S$")
        moves = moves_on_slip(table, movements)
        found.append(render(settlement_slip(table.position, issue, house, moves)))
    return found


def part(slip: str, title: str) -> list[str]:
    """The lines below a title, without their indent."""
    lines = slip.splitlines()
    below = lines[lines.index(title) + 1 :]
    return [line.strip() for line in below[: below.index("") if "" in below else None]]


def test_what_moved_stands_on_the_slip_for_each_box_and_player(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST, "settle")
    (slip,) = slips(session)
    assert part(slip, "Chips moved") == ["Box 1 · ann  taken 50.00"]
    session.journal.close()


def test_what_moved_stands_box_by_box_and_a_stand_off_moves_nothing(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, "open", "bet 1 zoe 50 seated", "bet 2 ann 20 seated", "bet 3 cat 10 seated")
    tell(session, "close", "card Kh Qh Js 9d 9c 7s 6s", "proceed", "stand 1", "stand 2", "stand 3")
    tell(session, "card Kd", "settle")
    (slip,) = slips(session)
    assert part(slip, "Chips moved") == ["Box 2 · ann  taken 20.00", "Box 3 · cat  taken 10.00"]
    tell(session, "open", "bet 1 zoe 50 seated", "bet 2 ann 20 seated", "close")
    tell(session, "card Kh Qh 9d Tc Ts", "proceed", "stand 1", "stand 2", "card Kd", "settle")
    (slip,) = slips(session)
    assert part(slip, "Chips moved") == ["Box 1 · zoe  paid 50.00", "Box 2 · ann  paid 20.00"]
    session.journal.close()


def test_a_reopened_settlement_says_what_moved_before_and_since_5_6(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST, "settle", *AGAIN)
    first, second = slips(session)
    assert part(first, "Chips moved") == ["Box 1 · ann  taken 50.00"]
    assert "REPLACED" not in first, "every print of a slip has the same text"
    assert "lose" in first.lower(), "the first tells the Round as it was settled then"
    assert part(second, "Chips moved before the reopening") == ["Box 1 · ann  taken 50.00"]
    since = part(second, "Chips moved since the reopening")
    assert since == ["Box 1 · ann  given back 50.00, paid 50.00"]
    assert "Replaces slip 000001" in second
    assert "No reason was given." in second
    assert "Card 3 was really 10♣. (may, Table Games Shift Manager)" in second
    session.journal.close()


def test_what_moved_in_an_earlier_reopening_moved_before_the_last_one_5_6(tmp_path: Path) -> None:
    """ann has her Bet and a win; she had really lost, as at first: both come back."""
    session = open_session(tmp_path / "t.journal")
    once_more = ("as may shift-manager", "reopen", "correct 3 7c", "as dora dealer", "settle")
    tell(session, *LOST, "settle", *AGAIN, *once_more)
    third = slips(session)[2]
    before = part(third, "Chips moved before the reopening")
    assert before == ["Box 1 · ann  taken 50.00, given back 50.00, paid 50.00"]
    since = part(third, "Chips moved since the reopening")
    assert since == ["Box 1 · ann  recovered 100.00"]
    session.journal.close()


def test_the_last_slip_names_what_every_earlier_one_put_right_5_6(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    signed(session, MAY, *LOST, "settle")
    reopened(session, "A card was misread.", "correct 3 Tc")
    reopened(session, "A chip fell.", "irregularity other A chip fell.", *RULED)
    third = slips(session)[2].splitlines()
    said = [re.sub(r"[0-9-]{10} [0-9:]{8}", "TIME", line) for line in third]
    begin = said.index("Replaces slip 000002")
    assert said[begin : begin + 9] == [
        "Replaces slip 000002",
        f"Reopened TIME {BY_MAY}",
        "Reason: A chip fell.",
        f"A chip fell. {BY_MAY}",
        f"The Table Games Shift Manager decides: \u201cIt was ann's.\u201d {BY_MAY}",
        f"Box 1: The House pays ann 37.50. {BY_MAY}",
        "Slip 000002 had replaced slip 000001",
        f"Reopened TIME {BY_MAY}",
        "Reason: A card was misread.",
    ]
    assert said[begin + 9] == f"Card 3 was really 10\u2663. {BY_MAY}"
    session.journal.close()


def test_a_card_that_was_corrected_in_play_stands_on_each_slip_of_its_round_i18(
    tmp_path: Path,
) -> None:
    session = open_session(tmp_path / "t.journal")
    signed(session, MAY, *LOST[:4], "correct 3 8c", *LOST[4:], "settle")
    reopened(session, "Once more.")
    for slip in slips(session):
        assert part(slip, "Remarks") == [f"I1  Card 3 was really 8\u2663. {BY_MAY}"]
    session.journal.close()


def test_a_card_that_lies_face_down_is_named_on_no_slip_s10(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal", "si-ki-pi")
    dealt = ("open", "bet 1 ann 50 seated", "close", "card 2s 3s 4s 5s 7h 8h 9h Th")
    signed(session, MAY, *dealt, "correct 3 Kd", "irregularity card-count", "void 5.5.5")
    (slip,) = slips(session)
    assert f"I1  Card 3 was really another one. {BY_MAY}" in part(slip, "Remarks")
    assert not re.search(r"K.|King|4.", "".join(part(slip, "Remarks")[-1:]))
    session.journal.close()


def test_a_card_that_a_person_named_stands_on_the_slip_with_who_named_it_s10(
    tmp_path: Path,
) -> None:
    """The reader has not read it, so that only the Dealer's word says what it is."""
    session = open_session(tmp_path / "t.journal", "si-ki-pi")
    dora = Person("dora", Role.DEALER)
    dealt = (
        "open",
        "bet 1 ann 50 seated",
        "close",
        "card 8h 9c Kh 9d 5s Kd",
        "unread 7",
        "card Qc",
    )
    for line in (*dealt, "opened 7 4s", "house-way 1", "reveal", "settle"):
        for command in parse(line, session.table.journal_vocabulary):
            session.do(command, by=dora)
    (slip,) = slips(session)
    assert part(slip, "Remarks") == [
        "S10  Card 7 was not read; its face was entered by hand. (dora, Dealer)"
    ]
    session.journal.close()


@pytest.mark.parametrize("at_once", [True, False], ids=["in one row", "one after the other"])
def test_a_void_after_pro_rata_says_what_each_player_gets_and_what_is_in_cash_5_1_1_m2(
    at_once: bool,
) -> None:
    """Box 1 holds 327.00 of 200.00 at most: ann's 100.00 count 61.16."""
    limits = Limits((Money(2500), Money(20_000)))
    session = session_of(Table(load("rws-blackjack"), limits=limits))
    tell(session, "open", "bet 1 ann 100 seated", "close", "found bet 1 bob 150")
    tell(session, "found bet 1 cat 77", "card Kh 9d")
    if not at_once:
        for row in session.movements.due(session.table):
            tick(session, row.moves)
    tell(session, "irregularity foreign-card", "as sue pit-supervisor", "void 5.5.1")
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    back = {"ann": "100.00", "bob": "150.00", "cat": "77.00, 2.00 of it in cash"}
    if not at_once:
        back["ann"] = "100.00, 2.50 of it in cash"
        back["bob"] = "150.00, 2.50 of it in cash"
        back["cat"] = "77.00, 4.50 of it in cash"
    moves = moves_on_slip(session.table, session.movements, (Money(250), Money(2500)))
    (said,) = ENGLISH.moves(replace(SINGLE, moves=moves))
    assert said[1] == [
        (f"Box 1 \u00b7 {player}", f"given back {sum_}") for player, sum_ in back.items()
    ]


def test_a_reopened_settlement_that_stays_says_that_nothing_moved(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST, "settle", "as may shift-manager", "reopen", "settle")
    assert part(slips(session)[1], "Chips moved since the reopening") == ["none"]
    session.journal.close()


def test_what_is_not_ticked_off_stands_on_the_slip_as_still_to_do_5_17(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST[:5], "irregularity card-count", "as sue pit-supervisor", "void 5.5.2")
    (slip,) = slips(session)
    assert part(slip, "Still to do at this moment") == ["Box 1 · ann  give back 50.00"]
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    assert slips(session) == [slip], "a later print has the text of the first"
    session.journal.close()


def test_what_is_put_right_stands_in_the_words_of_the_case_slip_5_6_i13(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    reopened = ("as may shift-manager", "reopen", "irregularity other A chip fell.")
    ruled = ("decide The chip was ann's.", "adjust 1 ann 25", "as dora dealer", "settle")
    tell(session, *LOST, "settle", *reopened, *ruled)
    said = slips(session)[1]
    for command in ("decide The chip was ann's.", "adjust 1 ann 25.00"):
        (told,) = parse(command, session.table.vocabulary)
        assert " ".join(act_words(told).in_words().split()) in " ".join(said.split())
    session.journal.close()
