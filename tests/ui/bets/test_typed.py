from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.money import Money
from ui.bets.typed import TypedError, TypedFault, read_line
from ui.views.bets import BetEntered, KindView

KINDS = (
    KindView("initial", "Bet", "i"),
    KindView("rws-pairs", "Pairs", "p"),
    KindView("boom-busted", "Boom", "b"),
)
LATER = (("insurance", "Insurance"),)


@pytest.mark.parametrize(
    ("text", "bet"),
    [
        ("3 100", BetEntered(3, "", "initial", Money(10000))),
        (" 7  62.50 ", BetEntered(7, "", "initial", Money(6250))),
        ("3 ann 50", BetEntered(3, "ann", "initial", Money(5000))),
        ("3 50 ann p", BetEntered(3, "ann", "rws-pairs", Money(5000))),
        ("3 B 5", BetEntered(3, "", "boom-busted", Money(500))),
        ("3 100 s", BetEntered(3, "", "initial", Money(10000), seated=True)),
        ("3 @s 100", BetEntered(3, "s", "initial", Money(10000))),
        ("3 @12 100", BetEntered(3, "12", "initial", Money(10000))),
        ("3 0", BetEntered(3, "", "initial", Money(0))),
    ],
)
def test_a_typed_line_is_a_bet(text: str, bet: BetEntered) -> None:
    assert read_line(text, 7, KINDS) == bet


@pytest.mark.parametrize(
    ("text", "fault", "word"),
    [
        ("", TypedFault.NO_BOX, ""),
        ("8 100", TypedFault.NO_BOX, "8"),
        ("0 100", TypedFault.NO_BOX, "0"),
        ("ann 100", TypedFault.NO_BOX, "ann"),
        ("3", TypedFault.NO_AMOUNT, "3"),
        ("3 ann", TypedFault.NO_AMOUNT, "3 ann"),
        ("3 100 50", TypedFault.TWO_AMOUNTS, "50"),
        ("3 1 50 t", TypedFault.TWO_AMOUNTS, "50"),
        ("3 ann 1000000000000 b", TypedFault.LONG_AMOUNT, "1000000000000"),
        ("3 ann 0.005 b", TypedFault.BAD_AMOUNT, "0.005"),
        ("3 ann -50 b", TypedFault.BAD_AMOUNT, "-50"),
        ("3 ann 50. b", TypedFault.BAD_AMOUNT, "50."),
        ("3 ann 1,50 b", TypedFault.BAD_AMOUNT, "1,50"),
        ("3 ann 1e3 b", TypedFault.BAD_AMOUNT, "1e3"),
        ("3 ann bob 50", TypedFault.ONE_TOO_MANY, "bob"),
        ("3 p b 50", TypedFault.ONE_TOO_MANY, "b"),
        ("3 1.234", TypedFault.BAD_AMOUNT, "1.234"),
        ("3 @ 100", TypedFault.NO_NAME, "@"),
        ("1 pairs 10", TypedFault.NAMES_A_BET, "pairs"),
        ("1 RWS-Pairs 10", TypedFault.NAMES_A_BET, "RWS-Pairs"),
        ("1 @boom 10", TypedFault.NAMES_A_BET, "@boom"),
        ("1 insurance 10", TypedFault.NAMES_A_BET, "insurance"),
        ("3 -5", TypedFault.BAD_AMOUNT, "-5"),
    ],
)
def test_a_line_that_is_no_bet_names_the_word(text: str, fault: TypedFault, word: str) -> None:
    with pytest.raises(TypedError) as caught:
        read_line(text, 7, KINDS, LATER)
    assert (caught.value.fault, caught.value.word) == (fault, word)


def test_a_bet_of_another_game_may_be_a_players_name() -> None:
    assert read_line("1 insurance 10", 7, KINDS).player == "insurance"


@given(st.text())
def test_any_text_is_a_bet_or_a_typed_error(text: str) -> None:
    try:
        bet = read_line(text, 7, KINDS)
    except TypedError:
        return
    assert 1 <= bet.box <= 7
    assert bet.amount >= 0
