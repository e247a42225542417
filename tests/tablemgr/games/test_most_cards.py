"""How many cards a Round can need at most (I7)."""

from __future__ import annotations

from random import Random

import pytest

from tablemgr.cards import DECK
from tablemgr.games.blackjack.hand import card_value
from tablemgr.rulebook import load
from tablemgr.table import Table


def most(game: str, boxes: int, **table: int) -> int:
    made = Table(load(game), **table)  # type: ignore[arg-type] # boxes, decks
    return made.family.most_cards(made.position, boxes)


@pytest.mark.parametrize(
    ("game", "boxes", "expected"),
    [
        # One box, four Hands of 21 and a Dealer of 16: 100 points, in 32 Aces, 32 Twos and a
        # Three; and a last card for each of the five.
        ("rws-blackjack", 1, 70),
        ("blackjack-v5", 1, 70),
        ("blackjack-v4", 1, 69),
        ("live-blackjack", 1, 48),
        ("rws-blackjack", 7, 209),
        ("si-ki-pi", 1, 8),
        ("si-ki-pi", 9, 40),
    ],
)
def test_the_most_by_game_and_boxes_i7(game: str, boxes: int, expected: int) -> None:
    assert most(game, boxes) == expected


def test_never_more_than_the_decks_hold_i7() -> None:
    assert most("blackjack-v5", 7, decks=4) <= 208


def played(chance: Random, boxes: int, hands: int, stop: int) -> int:
    """Cards of a Round in which every Hand draws as long as it may, from low cards first."""
    shoe = sorted((card_value(card) for card in DECK for _ in range(8)), reverse=True)
    count = 0
    for goal in [stop] * (boxes * hands) + [16]:
        total = 0
        while total <= goal and shoe:
            window = min(len(shoe), chance.choice((1, 1, 1, 40)))
            total += shoe.pop(-chance.randint(1, window))
            count += 1
    return count


@pytest.mark.parametrize("seed", range(20))
def test_no_round_of_low_cards_needs_more_i7(seed: int) -> None:
    chance = Random(seed)
    boxes = chance.randint(1, 7)
    assert played(chance, boxes, 4, 21) <= most("rws-blackjack", boxes)
