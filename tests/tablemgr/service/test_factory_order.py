"""Cards that come as in a new pack, and how seldom shuffled ones do (5.5.4)."""

from __future__ import annotations

from random import Random

import pytest

from tablemgr.basics.cards import DECK, Card, cards
from tablemgr.service.factory_order import NO_RUN, RUN_LENGTH, expected_false_alarms


def lengths(codes: str) -> list[int]:
    run, found = NO_RUN, []
    for each in cards(codes):
        run = run.then(each)
        found.append(run.length)
    return found


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ("5s 6s 7s 8s", [1, 2, 3, 4]),
        ("8h 7h 6h", [1, 2, 3]),
        ("Qs Ks Ah 2h", [1, 2, 3, 4]),
        ("Qs Ks Kd Qd", [1, 2, 3, 4]),
        ("2d Ad Ac 2c", [1, 2, 3, 4]),
        ("2d Ad Kc Qc", [1, 2, 3, 4]),
        ("5s 6s 5s 4s", [1, 2, 2, 3]),
        ("5s 6h 7s", [1, 1, 1]),
        ("5s 5s 6s", [1, 1, 2]),
        ("Ks Kh Ks", [1, 2, 2]),
        ("Ks As 2s", [1, 1, 2]),
    ],
)
def test_a_run_goes_by_ranks_in_a_suit_and_on_at_its_end(codes: str, expected: list[int]) -> None:
    assert lengths(codes) == expected


def test_an_unshuffled_shoe_raises_the_alarm_at_its_seventh_card_and_stays_one_run_5_5_4() -> None:
    run = NO_RUN
    for place, each in enumerate([*DECK, *DECK], 1):
        run = run.then(each)
        assert run.length == place
    assert run.length > RUN_LENGTH


@pytest.mark.parametrize("decks", [1, 4, 6, 8])
def test_a_shuffled_shoe_raises_it_less_than_once_in_five_million_5_5_4(decks: int) -> None:
    assert 0 < expected_false_alarms(decks) < 1 / 5_000_000
    assert expected_false_alarms(decks, RUN_LENGTH - 1) > 1 / 5_000_000


@pytest.mark.parametrize("decks", [1, 8])
def test_a_run_of_one_card_is_expected_at_each_card(decks: int) -> None:
    assert expected_false_alarms(decks, 1) == 52 * decks


def test_what_is_expected_of_short_runs_is_what_shuffles_give() -> None:
    chance = Random(4)
    shuffles, found = 4000, 0
    for _ in range(shuffles):
        pack: list[Card] = list(DECK)
        chance.shuffle(pack)
        for place in range(len(pack) - 2):
            run = NO_RUN
            for each in pack[place : place + 3]:
                run = run.then(each)
            found += run.length == 3
    expected = shuffles * expected_false_alarms(1, 3)
    assert abs(found - expected) < 4 * float(expected) ** 0.5
