"""Bounds of a Bet and of an Insurance, and which Bets are still open, to the cent."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.games.position import Limits
from tests.tablemgr.rules.open_case.test_preview import told

LIMITS = Limits(initial=(Money(1_000), Money(10_000)))
AGAINST_AN_ACE = ("open", "bet 1 ann 100 seated", "close", "card Kh As 6d")


def refusal(game: str, *lines: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        told(game, *lines, limits=LIMITS)  # type: ignore[arg-type] # the helper's words are loose
    return caught.value


@pytest.mark.parametrize(
    ("game", "paragraph"), [("rws-blackjack", "5.1"), ("live-blackjack", "L1")]
)
def test_a_guest_bets_what_the_box_has_left_and_no_cent_more_5_1_l1(
    game: str, paragraph: str
) -> None:
    before = ("open", "bet 1 ann 60 seated")
    found = refusal(game, *before, "bet 1 bob 40.01")
    assert (found.code, found.paragraph) == ("box-over-maximum", paragraph)
    assert "may be 40 at most" in str(found)
    told(game, *before, "bet 1 bob 40", limits=LIMITS)  # type: ignore[arg-type] # as above


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        ("rws-blackjack", "bet 1 ann 100 seated", "bet 1 bob 1"),
        ("live-blackjack", "bet 1 ann 100 seated", "bet 1 bob 1"),
        ("baccarat", "bet 1 ann banker 100", "bet 1 bob banker 1"),
    ],
)
def test_a_full_box_is_said_to_be_full_5_1_l1(game: str, first: str, second: str) -> None:
    found = refusal(game, "open", first, second)
    assert found.code == "box-full"
    assert "is full" in str(found)


def test_the_seated_player_is_bound_by_the_maximum_alone_l1() -> None:
    before = ("open", "bet 1 ann 60 seated", "bet 1 bob 40")
    table = told("rws-blackjack", *before, "bet 1 ann 100", limits=LIMITS)  # type: ignore[arg-type] # as above
    assert table.position.boxes[1].bets["ann"] == Money(10_000)
    found = refusal("rws-blackjack", *before, "bet 1 ann 100.01")
    assert "may be 100 at most" in str(found)


def test_an_insurance_is_half_or_up_to_half_and_the_refusal_says_which_3_15_2_b9() -> None:
    assert (
        refusal("live-blackjack", *AGAINST_AN_ACE, "insure 1 ann 40").code == "insurance-not-half"
    )
    assert refusal("rws-blackjack", *AGAINST_AN_ACE, "insure 1 ann 50.01").code == (
        "insurance-too-much"
    )


def test_a_blackjack_is_not_surrendered_3_17() -> None:
    blackjack = ("open", "bet 1 ann 100 seated", "close", "card Kh 9s Ad")
    assert refusal("rws-blackjack", *blackjack, "surrender 1").code == "surrender-not-blackjack"


def test_an_insurance_is_open_until_it_is_settled_and_then_no_more_3_15_2() -> None:
    lines = (*AGAINST_AN_ACE, "insure 1 ann 50")
    table = told("rws-blackjack", *lines)
    assert [bet.name for bet in table.position.open_bets()] == ["initial", "insurance"]
    table = told("rws-blackjack", *lines, "proceed", "stand 1", "card Kc", "settle")
    assert table.position.open_bets() == []
    assert [(line.bet, int(line.won), int(line.lost)) for line in table.position.settlement] == [
        ("insurance", 10_000, 0),
        ("initial", 0, 10_000),
    ]


def test_each_hand_of_a_split_box_has_its_own_open_bet_3_22() -> None:
    split = ("open", "bet 1 ann 100 seated", "close", "card 8h 9d 8d", "proceed", "split 1")
    table = told("blackjack-v5", *split, "card Kc Kd")
    hands = [(bet.hand, int(bet.stake)) for bet in table.position.open_bets()]
    assert hands == [(1, 10_000), (2, 10_000)]
