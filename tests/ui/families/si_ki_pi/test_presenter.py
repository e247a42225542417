"""Si Ki Pi's presenter: Hands in the order in which they were set, and what decided each Bet."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from tablemgr.rules.events import Event, RoundOpened
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandLaid, HandSet
from tablemgr.rules.rulebook import load
from tests.ui.presenter.positions import DIVIDED, SET, SI_KI_PI, dealt
from ui.presenter.families import presenter_of_book
from ui.presenter.family import NamedHand

FAMILY = presenter_of_book(load("si-ki-pi"))

TAKES_ALL = (*SET, "set 1 2s 3c / 9h 9d", "reveal", "house-way 2")
LOSES_ALL = (*SET, "set 1 9h 3c / 9d 2s", "reveal", "house-way 2")


def test_hands_are_named_as_they_were_set_and_the_dealers_is_the_last() -> None:
    assert FAMILY.hands(dealt(*TAKES_ALL, game=SI_KI_PI).table.position) == [
        NamedHand(HandPlace(1, 0), tuple(cards("2s 3c 9h 9d")), "5 points / Pair of 9s"),
        NamedHand(HandPlace(2, 0), tuple(cards("6h Jd 2c 5h")), "6 points / 7 points"),
        NamedHand(DEALER, tuple(cards("Kh 4s 7d 8c")), "4 points / 5 points"),
    ]
    unset = FAMILY.hands(dealt(*SET, game=SI_KI_PI).table.position)
    assert unset[0] == NamedHand(HandPlace(1, 0), tuple(cards("9h 9d 3c 2s")), "")


@pytest.mark.parametrize(
    ("lines", "detail", "order"),
    [
        (TAKES_ALL, "Low and High win; 5% commission: 5 kept", "pay less 5%"),
        (LOSES_ALL, "Low and High lose", "take"),
        (DIVIDED, "Low wins, High loses", "stand off"),
    ],
)
def test_which_halves_won_and_what_is_kept_of_the_win_3_22_4_1(
    lines: tuple[str, ...], detail: str, order: str
) -> None:
    table = dealt(*lines, game=SI_KI_PI).table
    (line,) = (line for line in table.due() if line.box == 1)
    assert FAMILY.detail(table.position, line, False) == detail
    without_amounts = detail.partition(";")[0]
    assert FAMILY.detail(table.position, line, True) == without_amounts, "no amount is named"
    assert FAMILY.order(table.position, line) == order


def test_the_cards_that_decide_between_equal_points_are_said_s1() -> None:
    cards_dealt = "card Ks Qd 9h 9s 5h 5c Kd Jc"
    lines = ("bet 1 ann 100 seated", "close", cards_dealt, "set 1 5h Kd / Ks 9h", "reveal")
    table = dealt("open", *lines, game=SI_KI_PI).table
    (line,) = table.due()
    assert FAMILY.detail(table.position, line, True) == (
        "Low and High win: K 5 beats J 5, K 9 beats Q 9"
    )
    assert table.guide().text.endswith("Equal points: K 5 beats J 5, K 9 beats Q 9.")


def test_a_bonus_is_decided_by_no_half() -> None:
    table = dealt(*TAKES_ALL[:2], "side 1 ann bonus-player 5", *TAKES_ALL[2:], game=SI_KI_PI).table
    assert [
        FAMILY.detail(table.position, line, False)
        for line in table.due()
        if line.bet == "bonus-player"
    ] == [""]


LOW, HIGH = cards("2s 3c"), cards("9h 9d")
HALVES = ((LOW[0], LOW[1]), (HIGH[0], HIGH[1]))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (HandSet(1, *HALVES, None), "Box 1 was set: 5 points / Pair of 9s"),
        (HandLaid(1), "Box 1 is set, face down"),
        (HandSet(2, *HALVES, "2"), "Box 2, House Way 2: 5 points / Pair of 9s"),
        (DealerHandSet(*HALVES, "2"), "Dealer, House Way 2: 5 points / Pair of 9s"),
        (RoundOpened(), ""),
    ],
    ids=["by the Player", "laid", "by the House", "the Dealer's", "another's"],
)
def test_a_hand_that_is_set_in_a_line(event: Event, words: str) -> None:
    assert FAMILY.told(dealt(*SET, game=SI_KI_PI).table.position, event, False) == words
