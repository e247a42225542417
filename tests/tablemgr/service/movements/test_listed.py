"""What is listed of the chips that moved and must move, and what going on says to have moved."""

from __future__ import annotations

from msgspec.structs import replace

from tablemgr.basics.money import Money
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick, untick
from tablemgr.service.movements.move import MoveKind
from tablemgr.service.session import TableSession
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import ROUND, tell

TWO = ("open", "bet 1 ann 50 seated", "bet 2 bob 20 seated", "close")
BUST = (*TWO, "card Kh Qh 9d 6c 9s", "proceed", "card Kc")
"""ann has 26."""
MISDEAL = ("irregularity misdeal", "choose 1 ann return", "choose 2 bob continue")
RESUME = ("as sue pit-supervisor", "resume", "as dora dealer")


def told(*lines: str) -> TableSession:
    session = session_of(Table(load("rws-blackjack")))
    tell(session, *lines)
    return session


def listed(session: TableSession) -> list[str]:
    return [
        f"{row.verb.value} {row.moves[0].bet} {row.moves[0].player}{' done' if row.done else ''}"
        for row in session.movements.rows(session.table)
    ]


def due(session: TableSession) -> list[str]:
    return [
        f"{row.verb.value} {row.moves[0].player}" for row in session.movements.due(session.table)
    ]


def test_a_settlement_lists_its_own_moves_and_once_it_is_over_the_whole_rounds() -> None:
    session = told(*ROUND[:5], "card Kh 9d 6d")
    assert listed(session) == ["take rws-pairs ann"]
    tell(session, "proceed")
    assert listed(session) == ["take rws-pairs ann done"]
    tell(session, "stand 1", "card Kd")
    assert listed(session) == ["take initial ann", "take initial bob"]
    (first, _) = session.movements.due(session.table)
    tick(session, first.moves)
    assert listed(session) == ["take initial ann done", "take initial bob"]
    tell(session, "settle")
    assert listed(session) == [
        *("take rws-pairs ann done", "take initial ann done", "take initial bob done"),
    ]


def test_a_bust_needs_no_tick_and_a_bet_that_was_returned_does_3_19_5_7() -> None:
    bust = told(*BUST)
    assert due(bust) == ["take ann"]
    assert not bust.movements.asks_for_a_tick(bust.table)
    returned = told(*TWO, "card Kh Qh 9d 9c 6s", "proceed", "stand 1", *MISDEAL, *RESUME)
    assert due(returned) == ["give back ann"]
    assert returned.movements.asks_for_a_tick(returned.table)
    (row,) = returned.movements.due(returned.table)
    tick(returned, row.moves)
    assert not returned.movements.asks_for_a_tick(returned.table)


def test_going_on_says_that_the_bust_was_taken_and_nothing_of_what_an_option_returned() -> None:
    bets = (*TWO[:3], "bet 3 cho 10 seated", "close", "card Kh Qh Jh 9d 9c 6s 9h", "proceed")
    session = told(*bets, "stand 1", *MISDEAL, "choose 3 cho continue", *RESUME)
    tell(session, "hit 2", "card Kc")
    assert sorted(due(session)) == ["give back ann", "take bob"]
    tell(session, "stand 3")
    assert due(session) == ["give back ann"]


def test_a_row_goes_by_its_line_only_if_it_moves_all_that_the_line_says() -> None:
    session = told("open", "bet 1 ann 50 seated", "close", "card Kh 9d 9c", "proceed", "stand 1")
    tell(session, "card 8d")
    (paid,) = session.movements.due(session.table)
    assert (paid.verb.value, paid.by_the_line) == ("pay", True)
    less = replace(paid, moves=(replace(paid.moves[0], amount=Money(2_500)),))
    assert not less.by_the_line
    assert not replace(paid, line=None).by_the_line


def test_a_tick_before_any_settlement_can_be_taken_back() -> None:
    session = told(*TWO[:3], "withdraw 2 bob")
    (row,) = session.movements.due(session.table)
    tick(session, row.moves)
    assert due(session) == []
    untick(session, row.moves)
    assert due(session) == ["give back bob"]


def test_what_was_paid_on_a_bet_that_is_open_again_is_recovered_at_once_5_6() -> None:
    """Even Money on what was not really a Blackjack: the Hand has no line yet."""
    session = told("open", "bet 1 ann 50 seated", "close", "card Ah Ad Kc", "even-money 1 ann")
    (row,) = session.movements.due(session.table)
    tick(session, row.moves)
    assert due(session) == []
    tell(session, "as may shift-manager", "correct 3 9c")
    assert [bet.name for bet in session.table.position.open_bets()] == ["initial"]
    assert due(session) == ["recover ann"]


SPLIT = (
    *("open", "bet 1 ann 50 seated", "close", "card 9h 5d 9c", "proceed", "split 1"),
    *("card Td", "stand 1"),
)
"""ann has 19 and a 9 against a five."""


def hands(session: TableSession) -> list[tuple[str, int]]:
    """Each row that is due, and of which Hand."""
    rows = session.movements.due(session.table)
    return [(row.verb.value, row.moves[0].hand) for row in rows]


def test_chips_taken_of_two_hands_lie_again_for_what_is_open_only_once_5_6_i12() -> None:
    """Hand 1 was really a Soft 21, so that its Double falls away: 100.00 of 150.00 play on."""
    tens = ("open", "bet 1 ann 50 seated", "close", "card Th 5d Tc", "proceed", "split 1")
    session = told(*tens, "card 2d", "double 1", "card Ks", "card 6s", "hit 1", "card Qs")
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    assert sum(int(taken) for taken in session.movements.chips.taken.values()) == 15_000
    tell(session, "as sue pit-supervisor", "correct 4 Ad")
    assert sum(int(bet.stake) for bet in session.table.position.open_bets()) == 10_000
    rows = session.movements.due(session.table)
    kinds = [(row.moves[0].kind, str(row.amount)) for row in rows]
    assert kinds == [(MoveKind.PUT_BACK, "100.00"), (MoveKind.GIVE_BACK_TAKEN, "50.00")]
    tick(session, rows[0].moves)
    tick(session, rows[1].moves)
    assert due(session) == []
    assert int(session.movements.chips.lies[rows[0].moves[0].key]) == 10_000


def test_a_split_hand_that_was_taken_covers_its_own_line_and_the_other_is_still_due() -> None:
    session = told(*SPLIT, "card Ts", "stand 1", "card Kd 6h")
    assert hands(session) == [("take", 1), ("take", 2)]
    _, second = session.movements.due(session.table)
    tick(session, second.moves)
    assert hands(session) == [("take", 1)]


def test_of_a_loss_that_another_hands_chips_cover_nothing_is_said_5_6() -> None:
    """Hand 1 was collected as a Bust but really wins; Hand 2 loses: one Bet each, as it lies."""
    session = told(*SPLIT[:6], "card 8d", "hit 1", "card Ks")
    (bust,) = session.movements.due(session.table)
    tick(session, bust.moves)
    tell(session, "as sue pit-supervisor", "correct 5 4s", "stand 1", "card Ts", "stand 1")
    tell(session, "card Kd 5h")
    assert [(line.hand, line.outcome.value) for line in session.table.pending()] == [
        *((2, "lose"), (1, "win")),
    ]
    assert hands(session) == [("pay", 1)]


def test_a_card_that_opens_a_case_does_not_say_that_the_bust_was_taken_3_19_5_7() -> None:
    """The case may still show that the Hand was none: nothing has moved until it is said."""
    session = told(*BUST, "irregularity misdeal", "card 2c")
    assert [case.kind for case in session.table.position.cases] == ["misdeal", "card-not-due"]
    assert session.table.position.phase is Phase.IRREGULARITY
    assert "take ann" in due(session)


def test_what_a_void_gives_back_of_a_bet_is_one_row_whether_it_lies_or_was_taken_5_17() -> None:
    session = told(*SPLIT[:6], "card 8d", "hit 1", "card Ks")
    (bust,) = session.movements.due(session.table)
    tick(session, bust.moves)
    tell(session, "irregularity foreign-card", "as sue pit-supervisor", "void 5.5.1")
    rows = session.movements.due(session.table)
    assert [(row.verb.value, str(row.amount), len(row.moves)) for row in rows] == [
        ("give back", "100.00", 2)
    ]


def test_what_was_taken_of_a_hand_comes_back_beside_that_hands_line_5_6() -> None:
    """Hand 2 was collected as a Bust but really has 20; both Hands win against 18."""
    session = told(*SPLIT, "card 2s", "hit 1", "card 6s", "hit 1", "card Ks")
    (bust,) = session.movements.due(session.table)
    assert bust.moves[0].hand == 2
    tick(session, bust.moves)
    tell(session, "as sue pit-supervisor", "correct 7 3c", "stand 1", "card Kd 3h")
    rows = session.movements.due(session.table)
    assert [(row.verb.value, row.line.hand if row.line else 0) for row in rows] == [
        *(("pay", 1), ("give back", 2), ("pay", 2)),
    ]
