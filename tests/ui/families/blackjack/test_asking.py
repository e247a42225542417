"""The questions to the Players: who is asked, up to which amount, and why somebody may not."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.games.blackjack.commands import EvenMoney, Surrender
from tests.ui.presenter.positions import ACE, DOUBLED, PAIR, dealt
from ui.families.blackjack.actions import DOUBLE, EVEN_MONEY, HIT, INSURANCE, SPLIT, SURRENDER
from ui.families.blackjack.asking import double, even_money, insurance, question, split, surrender
from ui.families.blackjack.view import DoubleLine, SplitLine

TEN = (
    *("open", "bet 1 ann 100 seated", "bet 2 cat 60 seated", "bet 4 dan 80 seated", "close"),
    "card 9h 8c Kh Td 7d 8s As",
)
"""Before a Ten: 16 on box 1, 16 on box 2, a Blackjack on box 4."""


def test_half_of_each_initial_bet_can_be_insured_before_an_ace_3_15_2() -> None:
    lines = insurance(dealt(*ACE, "insure 2 cat 25")).lines
    assert [(each.box, each.player, each.initial, each.most, each.laid) for each in lines] == [
        (1, "ann", Money(10_000), Money(5_000), None),
        (2, "cat", Money(6_000), Money(3_000), Money(2_500)),
    ]
    assert [(each.even_money, each.exactly, each.reason) for each in lines] == [
        (True, False, None),
        (False, False, None),
    ], "who holds a Blackjack may take Even Money"


def test_who_took_even_money_is_barred_from_insurance_3_15_1() -> None:
    barred, free = insurance(dealt(*ACE, "even-money 1 ann")).lines
    assert barred.reason is not None
    assert barred.reason.text == "ann's Bet on box 1 can't have both Insurance and Even Money."
    assert not barred.even_money
    assert free.reason is None


def test_even_money_is_asked_of_who_holds_a_blackjack_and_the_others_say_why_not() -> None:
    asked = even_money(dealt(*ACE))
    assert asked is not None
    assert asked.title == "Who takes Even Money?"
    assert asked.cite is not None
    assert asked.cite.number == "3.15.1"
    ann, cat = asked.choices
    assert (ann.label, ann.command, ann.detail) == ("Box 1, ann", EvenMoney(1, "ann"), "Blackjack")
    assert ann.reason is None
    assert cat.reason is not None
    assert cat.reason.text == "Box 2 has no Blackjack."
    assert even_money(dealt(*ACE, "even-money 1 ann")) is None, "nobody is left to be asked"


def test_which_box_surrenders_is_asked_on_each_box_with_what_goes_back_3_17() -> None:
    asked = surrender(dealt(*TEN))
    assert asked is not None
    assert [(each.label, each.box, each.command, each.detail) for each in asked.choices] == [
        ("Surrender, back", 1, Surrender(1), "50"),
        ("Surrender, back", 2, Surrender(2), "30"),
        ("Surrender, back", 4, Surrender(4), ""),
    ]
    assert [each.reason is None for each in asked.choices] == [True, True, False]
    assert surrender(dealt(*ACE)) is None, "no Surrender against an Ace"


def test_who_doubles_for_at_most_his_stake_in_this_hand_3_23() -> None:
    asked = double(dealt(*PAIR))
    assert asked is not None
    assert (asked.box, asked.hand) == (1, "")
    assert asked.lines == (
        DoubleLine("ann", Money(10_000), seated=True),
        DoubleLine("bob", Money(5_000)),
    )
    second = double(dealt(*PAIR, "split 1", "card 3h", "hit 1", "card Kd", "stand 1", "card 2c"))
    assert second is not None
    assert second.hand == "Hand 2"


def test_the_seated_player_follows_his_split_and_the_others_are_asked_3_22() -> None:
    asked = split(dealt(*PAIR))
    assert asked is not None
    assert (asked.box, asked.hand) == (1, "")
    assert asked.lines == (
        SplitLine("ann", Money(10_000), asked=False),
        SplitLine("bob", Money(5_000), asked=True),
    )


def test_nothing_is_asked_of_a_turn_that_nobody_has() -> None:
    session = dealt(*DOUBLED)
    assert (double(session), split(session)) == (None, None)


def test_each_button_opens_its_own_question() -> None:
    ace, pair = dealt(*ACE), dealt(*PAIR)
    assert question(ace, INSURANCE) == insurance(ace)
    assert question(ace, EVEN_MONEY) == even_money(ace)
    assert question(pair, DOUBLE) == double(pair)
    assert question(pair, SPLIT) == split(pair)
    ten = dealt(*TEN)
    assert question(ten, SURRENDER) == surrender(ten)
    assert question(pair, HIT) is None


def test_without_amounts_who_insures_says_no_sum_b9() -> None:
    session = dealt(*ACE)
    session.boxes_only = True
    lines = [line for line in insurance(session).lines if line.reason is None]
    assert lines
    assert all(line.exactly and not line.amounts for line in lines)
