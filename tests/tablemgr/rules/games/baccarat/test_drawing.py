"""Who draws a third card: every case of 3.7 to 3.10 (ruling P1), by hand and at a table."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import DECK, Card, card, cards
from tablemgr.rules.commands import DealCard, parse
from tablemgr.rules.games.baccarat.drawing import (
    banker_draws,
    is_natural,
    player_draws,
    points,
    total,
)
from tablemgr.rules.games.baccarat.position import BANKER, PLAYER
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

BANKER_DRAWS = {
    # third card of the Player: 0123456789, and - if he stood; D draws, S stands
    0: "DDDDDDDDDD D",
    1: "DDDDDDDDDD D",
    2: "DDDDDDDDDD D",
    3: "DDDDDDDDSD D",
    4: "SSDDDDDDSS D",
    5: "SSSSDDDDSS D",
    6: "SSSSSSDDSS S",
    7: "SSSSSSSSSS S",
}
"""P1, as houses print it."""
CASES = [
    (banker, None if at == 10 else at, letter == "D")
    for banker, row in BANKER_DRAWS.items()
    for at, letter in enumerate(row.replace(" ", ""))
]


def of_points(number: int, suit: str) -> Card:
    """A card that counts so many points."""
    return card(f"{'TA23456789'[number]}{suit}")


def table_after(*codes: str) -> Table:
    """A table at which these cards were dealt."""
    table = Table(load("baccarat"))
    for line in ("open", "bet 1 ann player 100", "close"):
        for command in parse(line, table.vocabulary):
            table.do(command)
    for one in cards(" ".join(codes)):
        table.do(DealCard(one))
    return table


def test_every_card_counts_what_3_5_says() -> None:
    by_rank = {one.rank: points(one) for one in DECK}
    assert by_rank == {**{str(n): n for n in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 0)}


def test_the_table_has_every_case() -> None:
    assert len(CASES) == 8 * 11


@pytest.mark.parametrize(("banker", "third", "draws"), CASES)
def test_the_banker_draws_by_the_players_third_card_3_9_3_10(
    banker: int, third: int | None, draws: bool
) -> None:
    assert banker_draws(banker, third) is draws
    first_two = ("Th", "Jh") if third is not None else ("Th", "7h")
    codes = [first_two[0], of_points(banker, "c").code, first_two[1], "Kc"]
    if third is not None:
        codes.append(of_points(third, "d").code)
    table = table_after(*codes)
    assert table.position.next_card == (BANKER if draws else None)
    assert (table.position.phase is Phase.SETTLEMENT) is not draws


@pytest.mark.parametrize("total_of_two", range(10))
def test_the_player_draws_on_0_to_5_3_7_3_8(total_of_two: int) -> None:
    table = table_after("Th", "7c", of_points(total_of_two, "h").code, "Kc")
    draws = total_of_two <= 5
    assert player_draws(total_of_two) is draws
    assert table.position.next_card == (PLAYER if draws else None)


@pytest.mark.parametrize("banker", [8, 9])
def test_with_a_natural_of_the_banker_nobody_draws_3_7(banker: int) -> None:
    for player in range(10):
        table = table_after("Th", of_points(banker, "c").code, of_points(player, "h").code, "Kc")
        assert table.position.phase is Phase.SETTLEMENT


def test_a_total_is_the_last_digit_and_a_natural_has_two_cards() -> None:
    assert total(cards("9h 9c")) == 8
    assert is_natural(cards("9h 9c"))
    assert not is_natural(cards("5h 2c Ad"))
    assert not is_natural(cards("5h 2c"))
    assert total(()) == 0
