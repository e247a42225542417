"""The felt of a Round of Baccarat: both Hands of the table, and the Bets on each box."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.position import Phase
from tests.ui.presenter.positions import dealt
from ui.families.baccarat.felt import bets, box_name, table
from ui.views.felt import HandState, HandView

LAID = ("open", "bet 1 ann player 100", "bet 1 bob tie 10", "bet 3 cho banker 50", "close")


def position_of(*lines: str) -> BaccaratPosition:
    position = dealt(*LAID, *lines, game="baccarat").table.position
    assert isinstance(position, BaccaratPosition)
    return position


def hands(*lines: str) -> tuple[HandView, ...]:
    return table(position_of(*lines)).halves


def test_the_hand_that_is_due_a_card_is_marked_3_6() -> None:
    assert [(hand.half, hand.active) for hand in hands()] == [("player", True), ("banker", False)]
    assert [hand.active for hand in hands("card 2h")] == [False, True]
    assert [hand.active for hand in hands("card 2h 9c Kd 6s")] == [True, False], "the third card"


def test_each_hand_says_its_total_and_a_natural_is_marked_1_3() -> None:
    player, banker = hands("card 4h 9c 4d Ks")
    assert [player.total, banker.total] == ["Natural 8", "Natural 9"]
    assert {player.state, banker.state} == {HandState.NATURAL}


@pytest.mark.parametrize(
    ("drawn", "badges"),
    [
        ("card 4h 9c 4d Ks", [None, "wins"]),
        ("card 4h 8c 4d Ks", ["Tie", "Tie"]),
        ("card 4h 3c 5d Ks", ["wins", None]),
        ("card 4h 3c", [None, None]),
    ],
)
def test_the_winner_is_marked_once_both_hands_are_complete_3_11(
    drawn: str, badges: list[str | None]
) -> None:
    assert [hand.badge and hand.badge.text for hand in hands(drawn)] == badges


def test_hands_that_were_never_complete_have_no_winner_if_every_bet_went_back_5_7() -> None:
    back = ("irregularity misdeal", "reconstruct no")
    chosen = tuple(
        f"choose {number} {player} return"
        for number, box in position_of().boxes.items()
        for player in dict.fromkeys(player for player, _ in box.side_bets)
    )
    position = position_of("card 4h 9c 5d", *back, *chosen, "resume")
    assert position.phase is Phase.SETTLEMENT
    assert [hand.badge for hand in table(position).halves] == [None, None]


def test_a_void_round_has_no_winner_5_17() -> None:
    void = ("irregularity foreign-card", "void 5.5.1")
    assert [hand.badge for hand in hands("card 4h 9c", *void)] == [None, None]


def test_a_box_names_its_only_player_or_counts_them_3_3() -> None:
    position = position_of()
    named = [box_name(position, position.boxes[number]) for number in (1, 3)]
    assert named == ["2 Players", "cho"]
    laid = [(kind, player, str(amount)) for kind, player, amount in bets(position.boxes[1])]
    assert laid == [("player", "ann", "100.00"), ("tie", "bob", "10.00")]
