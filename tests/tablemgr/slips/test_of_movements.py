"""What a slip says of the chips that moved, and of the slip that it replaces (5.6)."""

from __future__ import annotations

from pathlib import Path

from tablemgr.rules.commands import parse
from tablemgr.service.chip_acts import tick
from tablemgr.service.movements.past import past_movements
from tablemgr.service.session import TableSession
from tablemgr.service.slip_issue import issues
from tablemgr.slips.case_words import act_words
from tablemgr.slips.of_movements import moves_on_slip
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.text import render
from tests.tablemgr.tables import open_session, tell

LOST = ("open", "bet 1 ann 50 seated", "close", "card Kh 9d 7c", "proceed", "stand 1", "card Kd")
AGAIN = ("as may shift-manager", "reopen", "correct 3 Tc", "as dora dealer", "settle")


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


def test_a_reopened_settlement_says_what_moved_before_and_since_5_6(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST, "settle", *AGAIN)
    first, second = slips(session)
    assert part(first, "Chips moved") == ["Box 1 · ann  taken 50.00"]
    assert "*** REPLACED ***" in first
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


def test_a_reopened_settlement_that_stays_says_that_nothing_moved(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST, "settle", "as may shift-manager", "reopen", "settle")
    assert part(slips(session)[1], "Chips moved since the reopening") == ["none"]
    session.journal.close()


def test_what_is_not_ticked_off_stands_on_the_slip_as_still_to_do_5_17(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *LOST[:5], "irregularity card-count", "as sue pit-supervisor", "void 5.5.2")
    (slip,) = slips(session)
    assert part(slip, "Still to do when this was printed") == ["Box 1 · ann  give back 50.00"]
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    (slip,) = slips(session)
    assert part(slip, "Chips moved") == ["Box 1 · ann  given back 50.00"]
    session.journal.close()


def test_what_is_put_right_stands_in_the_words_of_the_case_slip_5_6_i13(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    reopened = ("as may shift-manager", "reopen", "irregularity other A chip fell.")
    ruled = ("decide The chip was ann's.", "adjust 1 ann 25", "as dora dealer", "settle")
    tell(session, *LOST, "settle", *reopened, *ruled)
    said = slips(session)[1]
    for command in ("decide The chip was ann's.", "adjust 1 ann 25.00"):
        (told,) = parse(command, session.table.vocabulary)
        assert " ".join(act_words(told).split()) in " ".join(said.split())
    session.journal.close()
