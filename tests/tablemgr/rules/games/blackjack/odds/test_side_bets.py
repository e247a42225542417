"""Side Bets and Insurance against counts that are made in another way."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from tablemgr.rules.games.blackjack.odds.side_bets import exact_bets, outcomes
from tablemgr.rules.odds.outcomes import mean
from tests.tablemgr.rules.games.blackjack.odds.books import book


def couples(count: int) -> int:
    return comb(count, 2)


def pairs(decks: int) -> dict[str, Fraction]:
    """How likely each pair is, counted as unordered couples."""
    n, all_couples = decks, couples(52 * decks)
    return {
        "ace suited": Fraction(4 * couples(n), all_couples),
        "suited": Fraction(48 * couples(n), all_couples),
        "coloured": Fraction(13 * 2 * n * n, all_couples),
        "mixed": Fraction(13 * 4 * n * n, all_couples),
    }


@pytest.mark.parametrize("decks", range(4, 9))
def test_rws_pairs_as_couples_are_counted_4_1_2(decks: int) -> None:
    p = pairs(decks)
    won = 50 * p["ace suited"] + 20 * p["suited"] + 12 * p["coloured"] + 6 * p["mixed"]
    assert mean(outcomes(book("rws-blackjack"), decks, "rws-pairs")) == won - (1 - sum(p.values()))


@pytest.mark.parametrize(
    ("game", "kind"),
    [("blackjack-v5", "player-pair"), ("blackjack-v4", "player-pair"), ("live-blackjack", "pair")],
)
def test_any_pair_pays_11_to_1(game: str, kind: str) -> None:
    won = sum(pairs(8).values())
    assert mean(outcomes(book(game), 8, kind)) == 11 * won - (1 - won)


@pytest.mark.parametrize("game", ["blackjack-v4", "blackjack-v5"])
@pytest.mark.parametrize("decks", range(4, 9))
def test_under_and_over_13_as_couples_of_values_are_counted(game: str, decks: int) -> None:
    held = {value: decks * (16 if value == 10 else 4) for value in range(1, 11)}
    chance = {
        wanted: Fraction(
            sum(
                couples(held[a]) if a == b else held[a] * held[b]
                for a in held
                for b in range(a, 11)
                if (a + b > 13) - (a + b < 13) == wanted
            ),
            couples(52 * decks),
        )
        for wanted in (-1, 0, 1)
    }
    assert sum(chance.values()) == 1
    assert mean(outcomes(book(game), decks, "under-13")) == chance[-1] - chance[0] - chance[1]
    assert mean(outcomes(book(game), decks, "over-13")) == chance[1] - chance[0] - chance[-1]


def test_under_13_to_the_last_digit() -> None:
    assert float(mean(outcomes(book("blackjack-v5"), 8, "under-13"))) == -0.10064874884151992


def bust_lengths(decks: int) -> dict[int, Fraction]:
    """How likely the Dealer is Bust with so many cards: by the cards that have left, not their
    order, and by chances instead of counts."""
    full = tuple(decks * (16 if value == 10 else 4) for value in range(1, 11))

    @cache
    def lengths(left: tuple[int, ...]) -> dict[int, Fraction]:
        out = [a - b for a, b in zip(full, left, strict=True)]
        hard = sum(value * count for value, count in enumerate(out, 1))
        total = hard + 10 if out[0] and hard <= 11 else hard
        if total > 21:
            return {sum(out): Fraction(1)}
        if total >= 17:
            return {}
        found: dict[int, Fraction] = {}
        for i, count in enumerate(left):
            if count:
                after = (*left[:i], count - 1, *left[i + 1 :])
                for length, chance in lengths(after).items():
                    found[length] = found.get(length, Fraction(0)) + chance * Fraction(
                        count, sum(left)
                    )
        return found

    return lengths(full)


@pytest.mark.parametrize("decks", [4, 8])
def test_boom_busted_as_the_dealers_hand_is_weighed_otherwise_4_1_3(decks: int) -> None:
    lengths = bust_lengths(decks)
    pays = {3: 2, 4: 2, 5: 4, 6: 12, 7: 50}
    won = sum((chance * pays.get(length, 200) for length, chance in lengths.items()), Fraction(0))
    assert mean(outcomes(book("rws-blackjack"), decks, "boom-busted")) == won - 1 + sum(
        lengths.values()
    )


@pytest.mark.parametrize("decks", range(4, 9))
def test_insurance_against_an_ace_of_which_nothing_else_is_known_3_15_2(decks: int) -> None:
    tens, cards = 16 * decks, 52 * decks - 1
    assert mean(outcomes(book("rws-blackjack"), decks, "insurance")) == Fraction(
        2 * tens - (cards - tens), cards
    )


def test_every_bet_but_the_initial_one_is_weighed_exactly() -> None:
    assert exact_bets(book("rws-blackjack")) == ["rws-pairs", "boom-busted", "insurance"]
    assert exact_bets(book("live-blackjack")) == ["pair", "insurance"]
