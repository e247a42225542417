"""What must move and what has moved: in single Rounds, at a table in service, after a new start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Bug
from tablemgr.basics.money import Money
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Reopen, TakeBack, parse
from tablemgr.rules.games.position import Limits
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick, untick
from tablemgr.service.movements.due import MovementRow
from tablemgr.service.movements.move import MoveKind, moves_json, moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.session import TableSession
from tests.tablemgr.tables import ROUND, open_session, tell

LOST = ("open", "bet 1 ann 50 seated", "close", "card Kh 9d 9c", "proceed", "stand 1", "card Kd")
"""19 against 19: a Stand Off."""


def rows(session: TableSession) -> list[str]:
    """`give back 50 ann 1`, for each row that is due."""
    return [_text(row) for row in session.movements.due(session.table)]


def _text(row: MovementRow) -> str:
    beside = f" and {row.beside} back" if row.beside else ""
    return f"{row.verb.value} {row.amount}{beside} {row.moves[0].player} {row.moves[0].box}"


def tick_all(session: TableSession) -> None:
    for row in session.movements.due(session.table):
        tick(session, row.moves)


def test_after_a_correction_the_chips_taken_come_back_and_the_win_is_paid_5_6(
    session: TableSession,
) -> None:
    tell(session, *LOST[:3], "card Kh 9d 7c", "proceed", "stand 1", "card Kd")
    assert rows(session) == ["take 50.00 ann 1"]
    tell(session, "settle")
    assert rows(session) == []
    tell(session, "as may shift-manager", "reopen")
    assert rows(session) == [], "what was taken may be right"
    tell(session, "correct 3 Tc")
    assert rows(session) == ["give back 50.00 ann 1", "pay 50.00 ann 1"]
    tell(session, "settle")
    assert rows(session) == []


def test_after_a_correction_what_was_paid_is_recovered_and_the_bet_is_taken_5_6(
    session: TableSession,
) -> None:
    tell(session, *LOST[:3], "card Kh 9d Tc", "proceed", "stand 1", "card Kd", "settle")
    tell(session, "as may shift-manager", "reopen", "correct 3 7c")
    assert rows(session) == ["take 50.00 ann 1", "recover 50.00 ann 1"]


def test_a_reopened_settlement_that_stays_as_it_was_moves_nothing_5_6(
    session: TableSession,
) -> None:
    tell(session, *LOST)
    assert rows(session) == ["nothing 0.00 ann 1"]
    tell(session, "settle", "as may shift-manager", "reopen")
    assert rows(session) == []


def test_a_void_gives_back_what_lies_and_what_was_taken_and_recovers_what_was_paid_5_17_i2(
    session: TableSession,
) -> None:
    tell(
        session,
        *("open", "bet 1 ann 50 seated", "side 1 ann rws-pairs 5", "bet 2 bob 20 seated", "close"),
        *("card Ah Kh 9d Kd Ks", "proceed", "irregularity card-count"),
        *("as sue pit-supervisor", "void 5.5.2"),
    )
    assert rows(session) == [
        "recover 60.00 ann 1",
        "give back 50.00 ann 1",
        "give back 5.00 ann 1",
        "give back 20.00 bob 2",
    ]
    for entry in session.journal.entries(kinds=(EntryKind.ACT,)):
        if entry.data["command"].startswith("void"):
            assert "moved" not in entry.data, "nothing is ticked in advance"
    tick_all(session)
    assert rows(session) == []


def test_a_surrendered_bet_is_one_row_half_taken_half_given_back_3_17(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 6c", "surrender 1")
    assert rows(session) == ["take 25.00 and 25.00 back ann 1"]


def test_a_bet_returned_by_an_option_is_to_be_given_back_until_it_is_ticked_5_7_3(
    session: TableSession,
) -> None:
    tell(
        session,
        *("open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close", "card Kh Qh 9d 9c 9s"),
        *("proceed", "stand 1", "as sue pit-supervisor", "irregularity misdeal"),
        *("choose 1 ann return", "choose 2 bob continue", "resume", "as dora dealer"),
    )
    assert rows(session) == ["give back 50.00 ann 1"]
    tell(session, "stand 2", "card 8d")
    assert "give back 50.00 ann 1" in rows(session), "going on says nothing of it"


def test_what_a_decision_moves_waits_for_its_tick_5_19_i13(session: TableSession) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close")
    tell(session, "card Kh Qh 9d 9c 9s", "proceed", "irregularity other A chip fell")
    tell(session, "as may shift-manager", "decide Both are made whole.", "adjust 1 ann 7.50")
    tell(session, "adjust 2 bob -3", "as dora dealer", "stand 1", "stand 2")
    assert rows(session) == ["pay 7.50 ann 1", "recover 3.00 bob 2"]


def test_pro_rata_gives_back_what_does_not_count_5_1_1(path: Path) -> None:
    session = open_session(path)
    session.table.limits = Limits((Money(1000), Money(10_000)))
    tell(session, "open", "bet 1 ann 100 seated", "close", "found bet 1 bob 100", "card Kh")
    assert rows(session) == ["give back 50.00 ann 1", "give back 50.00 bob 1"]
    session.journal.close()


def test_a_found_side_bet_that_counts_for_nothing_goes_back_5_15(session: TableSession) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "found side 2 bob rws-pairs 10")
    assert rows(session) == [], "an Initial Bet may still be found with it (I22)"
    tell(session, "card Kh")
    assert rows(session) == ["give back 10.00 bob 2"]


def test_what_is_withdrawn_is_given_back_and_the_close_says_that_it_was(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "bet 1 bob 20", "withdraw 1 bob")
    assert rows(session) == ["give back 20.00 bob 1"]
    tell(session, "close")
    assert rows(session) == []


def test_a_bust_is_taken_at_once_and_the_next_card_says_that_it_was_3_19(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close")
    tell(session, "card Kh Qh 9d 6c 9s", "proceed", "hit 1", "card Td")
    assert rows(session) == ["take 50.00 ann 1"]
    tell(session, "stand 2")
    assert rows(session) == []
    act = session.journal.last
    assert act is not None
    assert act.data["moved"] == [[["take", 1, 1, "ann", "initial", 5000]]]


def test_a_bust_that_was_a_misread_moves_nothing(session: TableSession) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 6c", "proceed", "hit 1")
    tell(session, "card Td", "as sue pit-supervisor", "correct 4 2d")
    assert rows(session) == []


def test_a_bust_that_was_taken_lies_again_once_it_was_a_misread_i12(session: TableSession) -> None:
    """It plays on, and loses later: then it is taken from its box, not asked of its Player."""
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 6c", "proceed", "hit 1")
    tell(session, "card Td", "card 7s")
    assert rows(session) == []
    tell(session, "as sue pit-supervisor", "correct 4 2d")
    assert rows(session) == ["give back 50.00 ann 1"]
    (row,) = session.movements.due(session.table)
    tick(session, row.moves)
    assert rows(session) == []
    tell(session, "reconstruct yes", "choose 1 ann continue", "resume", "stand 1", "card 3h")
    assert rows(session) == ["take 50.00 ann 1"]


def test_a_double_that_falls_away_gives_its_chips_back(session: TableSession) -> None:
    """The Hand was really a Blackjack: what was laid beside the Bet no longer counts."""
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 2c", "proceed", "double 1")
    tell(session, "as sue pit-supervisor", "correct 3 Ac")
    assert "give back 50.00 ann 1" in rows(session)


def test_a_double_that_is_taken_back_asks_nothing_back_i12(session: TableSession) -> None:
    """Who laid chips for it takes them up himself."""
    tell(session, "open", "bet 1 ann 50 seated", "close", "card 5h 9d 6c", "proceed", "double 1")
    session.do(TakeBack())
    assert rows(session) == []
    tell(session, "double 1", "card Kd", "card 8c")
    assert rows(session) == ["pay 100.00 ann 1"]


def test_a_flag_since_does_not_change_what_a_taking_back_moves_i12(session: TableSession) -> None:
    """What was laid is taken up, and what was ticked off before can still be unticked."""
    tell(session, "open", "bet 1 ann 50 seated", "side 1 ann rws-pairs 5", "close", "card 5h 9d 6c")
    (row,) = session.movements.due(session.table)
    tick(session, row.moves)
    tell(session, "double 1", "irregularity face-up-card")
    assert not session.movements.may_untick(row.moves)
    session.do(TakeBack())
    assert rows(session) == []
    assert session.movements.may_untick(row.moves)
    tell(session, "double 1")
    session.do(TakeBack())
    assert session.movements.may_untick(row.moves)


def test_even_money_is_paid_at_once_and_its_blackjack_is_settled_no_more_3_15_1(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Ah Ad Kc", "even-money 1 ann")
    assert rows(session) == ["pay 50.00 ann 1"]
    tell(session, "proceed")
    assert rows(session) == []


def test_ticks_are_stored_and_a_new_start_shows_the_same(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND[:5], "card Kh 9d Kd")
    (side,) = session.movements.due(session.table)
    tick(session, side.moves)
    tell(session, *ROUND[6:9])
    first, second = session.movements.due(session.table)
    tick(session, first.moves)
    tick(session, second.moves)
    untick(session, first.moves)
    session.journal.close()
    again = open_session(path)
    assert rows(again) == rows(session) == [_text(first)]
    assert again.movements.done == session.movements.done
    again.journal.close()


def test_what_was_not_ticked_can_not_be_unticked(session: TableSession) -> None:
    tell(session, *LOST)
    (row,) = session.movements.due(session.table)
    with pytest.raises(ValueError, match="not moved"):
        untick(session, row.moves)
    session.halt("x")
    with pytest.raises(Bug):
        tick(session, row.moves)


def test_a_round_of_a_journal_without_ticks_has_moved_what_it_has_settled() -> None:
    movements = Movements(all_at_once=True)
    table = Table(load("rws-blackjack"))
    for line in (*LOST[:3], "card Kh 9d 7c", "proceed", "stand 1", "card Kd", "settle"):
        for command in parse(line, table.vocabulary):
            events = table.decide(command)
            movements.before_fold(table, command, events)
            table.apply(events, command)
            movements.after_fold(table)
    assert movements.due(table) == []
    assert [move.kind for row in movements.done for move in row] == [MoveKind.TAKE]


def test_moves_are_stored_as_plain_values(session: TableSession) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 6c", "surrender 1")
    moves = [row.moves for row in session.movements.due(session.table)]
    assert moves_of(moves_json(moves)) == moves


def test_why_a_settlement_was_reopened_is_stored_with_it_5_6(session: TableSession) -> None:
    tell(session, *ROUND)
    session.do(Reopen(), by=Person("may", Role.SHIFT_MANAGER), reason="Card 4 was a nine.")
    act = session.journal.last
    assert act is not None
    assert act.data["reason"] == "Card 4 was a nine."


def test_what_moved_before_a_reopening_or_a_correction_can_not_be_unticked_5_6(
    session: TableSession,
) -> None:
    tell(session, *LOST[:3], "card Kh 9d 7c", "proceed", "stand 1", "card Kd")
    (taken,) = session.movements.due(session.table)
    tick(session, taken.moves)
    untick(session, taken.moves)
    tick(session, taken.moves)
    tell(session, "settle", "as may shift-manager", "reopen")
    with pytest.raises(ValueError, match="earlier stage"):
        untick(session, taken.moves)
    tell(session, "correct 3 Tc")
    back, paid = session.movements.due(session.table)
    with pytest.raises(ValueError, match="earlier stage"):
        untick(session, taken.moves)
    tick(session, back.moves)
    untick(session, back.moves)
    assert session.movements.due(session.table) == [back, paid]


def test_what_was_ticked_last_is_known_until_the_phase_changes(session: TableSession) -> None:
    assert not session.movements.as_reopened, "before anything was told"
    tell(session, "open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close")
    tell(session, "card Kh Qh 9d 7c 7s", "proceed", "stand 1", "stand 2", "card Kd")
    first, second = session.movements.due(session.table)
    for row in (first, second):
        tick(session, row.moves)
        assert session.movements.last == row.moves
    untick(session, first.moves)
    assert session.movements.last == first.moves, "it can be ticked off again at once"
    tell(session, "irregularity face-up-card")
    assert session.movements.last == first.moves, "a flag changes no phase"
    tell(session, "settle")
    assert session.movements.last == ()


def test_of_three_hands_each_that_is_returned_has_a_row_of_its_own_b6(path: Path) -> None:
    session = open_session(path, "blackjack-v5")
    tell(session, "open", "bet 1 ann 50 seated", "close", "card 8h Kd 8c", "proceed")
    tell(session, "split 1", "card 8s", "split 1", "card Th", "stand 1", "card Tc", "stand 1")
    tell(session, "card 9c", "stand 1", "card As")
    found = session.movements.due(session.table)
    assert [(row.verb.value, row.moves[0].hand, str(row.amount)) for row in found] == [
        ("take", 1, "50.00"),
        ("give back", 2, "50.00"),
        ("give back", 3, "50.00"),
    ]
    session.journal.close()


def test_a_decision_that_is_taken_back_leaves_the_stage_that_began_before_it_i12(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "side 1 ann rws-pairs 5", "close", "card 5h 9d 6c")
    (row,) = session.movements.due(session.table)
    tick(session, row.moves)
    tell(session, "proceed", "double 1")
    session.do(TakeBack())
    assert not session.movements.may_untick(row.moves)


def test_a_journal_of_before_that_unticks_what_had_moved_keeps_its_row_and_bars_it_5_6(
    session: TableSession,
) -> None:
    """An older version could store that chips had not moved although the settlement was made."""
    tell(session, *LOST, "settle", "as may shift-manager", "reopen")
    (older,) = session.movements.done[-1:]
    session.movements.fold({"not_moved": moves_json([older])})
    session.movements.fold({"moved": moves_json([older])})
    assert [row.moves for row in session.movements.rows(session.table)] == [older]
    assert not session.movements.may_untick(older)
