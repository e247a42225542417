"""The box in turn: its Hands as on the felt, its Bets that are not settled."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell
from ui.presenter.turn import turn_view
from ui.views.turn import TurnBet, TurnHand, TurnView

BETS = ("open", "bet 1 ann 100 seated", "bet 1 bob 50", "side 1 ann rws-pairs 10", "close")
DEALT = (*BETS, "card 8h 5d 8d", "proceed")
SPLIT = (*DEALT, "split 1 bob=no", "card 9c")


def turn(*told: str, boxes_only: bool = False) -> TurnView | None:
    session = session_of(Table(load("rws-blackjack")))
    tell(session, *told)
    return turn_view(session.table.position, boxes_only=boxes_only)


def test_a_box_with_one_hand_names_no_hand() -> None:
    assert turn(*DEALT) == TurnView(
        "Box 1 \u00b7 ann",
        "",
        (TurnHand("", "16", True),),
        (TurnBet("ann", "Initial Bet", "100"), TurnBet("bob", "Initial Bet", "50")),
    )


def test_the_hand_of_a_split_that_is_asked_is_marked_and_counted() -> None:
    view = turn(*SPLIT)
    assert view is not None
    assert view.count == "Hand 1 of 2"
    assert view.hands == (TurnHand("Hand 1", "17", True), TurnHand("Hand 2", "8", False))
    assert view.bets[0] == TurnBet("ann", "Initial Bet", "200")


def test_without_amounts_no_bet_is_named() -> None:
    view = turn(*DEALT, boxes_only=True)
    assert view is not None
    assert view.bets == ()


@pytest.mark.parametrize("told", [("open",), BETS, (*DEALT, "stand 1")])
def test_it_is_nobodys_turn(told: tuple[str, ...]) -> None:
    assert turn(*told) is None
