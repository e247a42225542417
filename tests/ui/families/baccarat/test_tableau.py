"""The rows by which a third card is drawn: as the rules decide, with the row that holds now."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.baccarat.position import BANKER, PLAYER, BaccaratPosition
from tests.ui.presenter.positions import dealt
from ui.families.baccarat.tableau import runs, tableau
from ui.views.settlement import Tableau

BEGUN = ("open", "bet 1 ann banker 50", "close")


def shown(*told: str) -> tuple[Tableau | None, BaccaratPosition]:
    position = dealt(*BEGUN, *told, game="baccarat").table.position
    assert isinstance(position, BaccaratPosition)
    return tableau(position), position


def test_the_rows_say_what_the_rules_do_3_8_to_3_10() -> None:
    found, _ = shown()
    assert found is not None
    assert found.rows == (
        ("Player 0 \u2013 5", "draws"),
        ("Player 6 \u2013 7", "stands"),
        ("Player stood, Banker 0 \u2013 5", "draws"),
        ("Player stood, Banker 6 \u2013 7", "stands"),
        ("Player drew, Banker 0 \u2013 2", "draws"),
        ("Player drew, Banker 3", "draws to 0 \u2013 7, 9"),
        ("Player drew, Banker 4", "draws to 2 \u2013 7"),
        ("Player drew, Banker 5", "draws to 4 \u2013 7"),
        ("Player drew, Banker 6", "draws to 6 \u2013 7"),
        ("Player drew, Banker 7", "stands"),
    )
    assert found.applies == -1, "no card is dealt yet"


@pytest.mark.parametrize(
    ("cards", "row", "due"),
    [
        ("2h 5s Kd", "", BANKER),
        ("2h 5s Kd Kc", "Player 0 \u2013 5", PLAYER),
        ("2h 3s 4d Kc", "Player stood, Banker 0 \u2013 5", BANKER),
        ("2h 5s Kd Kc 4c", "Player drew, Banker 5", BANKER),
    ],
)
def test_the_row_that_holds_is_marked(cards: str, row: str, due: object) -> None:
    found, position = shown(f"card {cards}")
    assert found is not None
    assert position.next_card == due
    assert (found.rows[found.applies][0] if found.applies >= 0 else "") == row


def test_no_row_stands_there_once_the_cards_are_dealt() -> None:
    assert shown("card 4s 8c 4d Kh")[0] is None


def test_numbers_that_follow_each_other_are_a_run() -> None:
    assert [runs(each) for each in ((0, 1, 2), (3,), (0, 1, 5), (6, 7))] == [
        "0 \u2013 2",
        "3",
        "0 \u2013 1, 5",
        "6 \u2013 7",
    ]
