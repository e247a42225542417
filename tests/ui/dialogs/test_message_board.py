"""Messages that a person puts aside for a while: by whom, until when, and that they come back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ui.dialogs.alert_ends import TableMoment
from ui.dialogs.message_board import MessageBoard
from ui.views.dialogs import AlertEnds, AlertView, PutAside

NOW = TableMoment(1, 0, 0, False)
CLOCK = AlertView("clock", "The clock jumped by 5 s.", may_wait=True)
UNPLUGGED = AlertView("device.disconnected", "Shoe unplugged.", lasting=True)
LATER_S = 1800.0


@pytest.fixture
def board() -> MessageBoard:
    board = MessageBoard()
    for alert in (UNPLUGGED, CLOCK):
        board.put(alert, NOW)
    return board


def test_a_message_that_was_put_aside_is_listed_with_who_and_until_when_and_comes_back(
    board: MessageBoard,
) -> None:
    assert board.put_aside("clock", "Ann", "21:30", LATER_S)
    assert list(board.shown) == [UNPLUGGED]
    assert list(board.aside) == [PutAside(CLOCK, "Ann", "21:30")]
    assert not board.bring_back(LATER_S - 1)
    assert board.bring_back(LATER_S)
    assert list(board.shown) == [CLOCK, UNPLUGGED]
    assert not board.aside


def test_what_must_be_answered_before_the_next_card_can_not_wait(board: MessageBoard) -> None:
    assert not board.put_aside("device.disconnected", "Ann", "21:30", LATER_S)
    assert list(board.shown) == [CLOCK, UNPLUGGED]


def test_the_same_again_stays_aside_and_counts_something_new_comes_back_at_once(
    board: MessageBoard,
) -> None:
    board.put_aside("clock", "Ann", "21:30", LATER_S)
    board.put(CLOCK, NOW)
    assert [each.alert.count for each in board.aside] == [2]
    assert list(board.shown) == [UNPLUGGED]
    worse = replace(CLOCK, text="The clock jumped by 2 h.")
    board.put(worse, NOW)
    assert list(board.shown) == [replace(worse, count=3), UNPLUGGED]
    assert not board.aside


def test_one_whose_cause_is_gone_goes_from_wherever_it_stands(board: MessageBoard) -> None:
    board.put_aside("clock", "Ann", "21:30", LATER_S)
    assert board.take_away("clock")
    assert not board.take_away("clock")
    assert not board.bring_back(LATER_S)
    board.put(replace(CLOCK, ends=AlertEnds.NEXT_ROUND), NOW)
    board.put_aside("clock", "Ann", "21:30", LATER_S)
    assert board.over(NOW._replace(round_no=2)) == ["clock"]
