"""What the Bets pay, also in a house without commission (4.1 to 4.5, 4.2.1), slip and chips."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import MalformedError, parse
from tablemgr.rules.games.baccarat.family import FAMILY
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BaccaratBook
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.movements.round import Movements

BOOK = cast("BaccaratBook", load("baccarat"))
NO_COMMISSION = msgspec.structs.replace(
    BOOK, pays=msgspec.structs.replace(BOOK.pays, commission_percent=0, banker_on_six=(1, 2))
)


def tell(table: Table, *lines: str) -> None:
    for line in lines:
        for command in parse(line, table.vocabulary):
            table.do(command)


def banker_won(book: BaccaratBook, cards: str, stake: str = "100") -> tuple[Money, str]:
    """What a Bet on the Banker won with these cards, and under which paragraph."""
    table = Table(book)
    tell(table, "open", f"bet 1 ann banker {stake}", "close", f"card {cards}", "settle")
    (line,) = table.position.settlement
    return line.won, line.paragraph


@pytest.mark.parametrize(
    ("book", "cards", "won", "paragraph"),
    [
        (BOOK, "2h 6c Kh Kc 2d", 95_00, "4.2"),
        (BOOK, "2h 7c Kh Kc 2d", 95_00, "4.2"),
        (NO_COMMISSION, "Kh 6c Kd Kc 2d", 50_00, "4.2.1"),
        (NO_COMMISSION, "2h 7c Kh Kc 2d", 100_00, "4.2"),
        (NO_COMMISSION, "7h 3c Kh Kc 2d", 0, "4.2"),
    ],
)
def test_the_banker_pays_less_commission_or_half_with_a_6(
    book: BaccaratBook, cards: str, won: int, paragraph: str
) -> None:
    assert banker_won(book, cards) == (won, paragraph)


def test_half_of_a_cent_is_rounded_up_without_commission_m1() -> None:
    assert banker_won(NO_COMMISSION, "Kh 6c Kd Kc 2d", "0.05") == (3, "4.2.1")


def test_the_slip_has_the_two_hands_and_no_box_has_one() -> None:
    table = Table(BOOK)
    tell(table, "open", "bet 1 ann tie 5", "close")
    position = cast("BaccaratPosition", table.position)
    assert FAMILY.slip_table_hands(position) == {"player": None, "banker": None}
    tell(table, "card 9h 2c Kh Kc")
    hands = FAMILY.slip_table_hands(position)
    assert [None if hand is None else hand.words for hand in hands.values()] == [("9",), ("2",)]
    assert FAMILY.slip_hands(position, 1) == ()


def test_what_was_taken_and_paid_is_what_the_lines_say() -> None:
    table, movements = Table(BOOK), Movements()
    bets = ("banker 35.30", "player 10", "tie 5", "player-pair 5", "banker-pair 5")
    lines = ("open", *(f"bet 2 ann {bet}" for bet in bets), "withdraw 2 ann tie", "close")
    for line in (*lines, "card 2h 9c 2d Kc", "settle"):
        for command in parse(line, table.vocabulary):
            said, events = movements.implied_moves(table, command, ()), table.decide(command)
            movements.before_fold(table, command, events, said)
            table.apply(events, command)
            movements.after_fold(table)
    assert movements.due(table) == []
    assert {key.bet: lies for key, lies in movements.chips.lies.items() if lies} == {
        "banker": Money(35_30),
        "player-pair": Money(5_00),
    }
    paid = sum(movements.chips.paid.values(), ZERO)
    assert paid == Money(33_53 + 55_00)


def test_the_cards_reckoned_are_six_whatever_is_bet_i7() -> None:
    table = Table(BOOK)
    tell(table, "open")
    assert table.cards_reckoned() == (0, 0)
    tell(table, "bet 1 ann tie 5", "bet 3 ann banker 5", "bet 3 bob player 5")
    assert table.cards_reckoned() == (2, 6)


def test_the_guide_announces_who_won() -> None:
    for cards, say in (("9h 2c Kh Kc", "Player wins"), ("2h 9c Kh Kc", "Banker wins"),
                       ("9h 9c Kh Kc", "Tie")):  # fmt: skip
        table = Table(BOOK)
        tell(table, "open", "bet 1 ann tie 5", "close", f"card {cards}")
        assert table.guide().say == say
        assert table.allowed() == []


def test_the_guide_says_why_the_banker_draws() -> None:
    table = Table(BOOK)
    tell(table, "open", "bet 1 ann tie 5", "close")
    assert table.guide().text == "Deal a card, face up, to the Player."
    tell(table, "card 2h Kc 3h Kd")
    assert (table.guide().paragraph, table.guide().say) == ("3.8", "Card for the Player")
    tell(table, "card 4d")
    assert table.guide().paragraph == "3.10"
    assert "third card is the" in table.guide().text
    other = Table(BOOK)
    tell(other, "open", "bet 1 ann tie 5", "close", "card 2h Kc 5h Kd")
    assert other.guide().paragraph == "3.9"


def test_words_of_other_games_are_none_here() -> None:
    table = Table(BOOK)
    for line in ("bet 1 ann 5", "bet 1 ann initial 5", "bet 1 ann tie 5 seated",
                 "side 1 ann tie 5", "walk-away 1", "found side 1 ann tie 5", "hit 1",
                 "irregularity card-to-empty-box 1"):  # fmt: skip
        with pytest.raises(MalformedError):
            parse(line, table.vocabulary)


def test_nothing_is_taken_back_where_nobody_decides_i12() -> None:
    table = Table(BOOK)
    tell(table, "open", "bet 1 ann tie 5", "close")
    (command,) = parse("take-back", table.journal_vocabulary)
    refusal = table.verify(command, Role.SHIFT_MANAGER)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "nothing-to-take-back"
