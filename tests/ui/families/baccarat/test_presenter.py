"""What decided a Bet of Baccarat, and what the Dealer does with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BaccaratBook
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tests.tablemgr.memory_journal import session_of
from tests.ui.presenter.positions import dealt, told
from ui.presenter.families import presenter_of_book

PRESENTER = presenter_of_book(load("baccarat"))

BETS = (
    *("open", "bet 1 ann banker 50", "bet 1 bob player 20", "bet 1 ann tie 10"),
    *("bet 1 bob player-pair 5", "bet 1 bob banker-pair 5", "close"),
)
WON = "card 2h 5s 2d Kc 7c 3h"
"""The Banker wins 8 to 1; the Player's first cards are a pair."""


def said(session: TableSession) -> dict[str, tuple[str, str]]:
    """What the settlement says of each Bet: what is done, and why."""
    position = session.table.position
    assert isinstance(position, BaccaratPosition)
    return {
        line.bet: (PRESENTER.order(position, line), PRESENTER.detail(position, line, False))
        for line in session.table.due()
    }


def test_a_win_of_the_banker_says_the_commission_that_is_kept_4_2_m1() -> None:
    assert said(dealt(*BETS, WON, game="baccarat")) == {
        "banker": ("pay less 5%", "Player 1, Banker 8; 5% commission: 2.50 kept"),
        "player": ("take", "Player 1, Banker 8"),
        "tie": ("take", "Player 1, Banker 8"),
        "player-pair": ("pay 11 to 1", "2♥  2♦"),
        "banker-pair": ("take", "5♠  K♣"),
    }


def test_on_a_tie_banker_and_player_stand_off_4_3() -> None:
    found = said(dealt(*BETS, "card 4s 8c 4d Kh", game="baccarat"))
    assert found["banker"] == ("stand off", "Player 8, Banker 8")
    assert found["tie"] == ("pay 8 to 1", "Player 8, Banker 8")


@pytest.mark.parametrize(
    ("percent", "six", "words"),
    [(0, (1, 2), "pay 1 to 2"), (0, (1, 1), "pay"), (5, (1, 2), "pay 1 to 2 less 5%")],
)
def test_a_house_of_its_own_pays_the_bankers_six_as_it_says_4_2_1(
    percent: int, six: tuple[int, int], words: str
) -> None:
    book = load("baccarat")
    assert isinstance(book, BaccaratBook)
    pays = replace(book.pays, commission_percent=percent, banker_on_six=six)
    session = told(session_of(Table(replace(book, pays=pays))), *BETS, "card 2h 6s 3d Kc Th")
    assert said(session)["banker"][0] == words


def test_a_bet_that_goes_back_says_nothing_of_the_hands_5_17() -> None:
    void = ("irregularity foreign-card", "void 5.5.1")
    session = dealt(*BETS, "card 2h", *void, game="baccarat")
    position = session.table.position
    assert {PRESENTER.detail(position, line, False) for line in position.settlement} == {""}
    assert {PRESENTER.order(position, line) for line in position.settlement} == {"give back"}


def test_the_hands_are_listed_as_they_lie() -> None:
    hands = PRESENTER.hands(dealt(*BETS, WON, game="baccarat").table.position)
    assert [(len(hand.cards), hand.worth) for hand in hands] == [(3, "1"), (3, "8")]
