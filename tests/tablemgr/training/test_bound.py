"""A pass is a bound: the counts are exact, and a block is never moved."""

from __future__ import annotations

from random import Random

import pytest

from tablemgr.training.bound import (
    GATES,
    LOOKS,
    BlockOutcome,
    at_most,
    chance_to_pass,
    passes,
    standing,
)


@pytest.mark.parametrize(
    ("answers", "wrong"), [(598, 0), (947, 1), (1258, 2), (1549, 3), (1829, 4), (2100, 5)]
)
def test_so_many_payments_prove_one_in_200_and_one_less_does_not(answers: int, wrong: int) -> None:
    assert at_most(answers, wrong) <= 1 / 200
    assert at_most(answers - 1, wrong) > 1 / 200


def test_180_of_180_proves_little() -> None:
    assert at_most(180, 0) == pytest.approx(0.0165, abs=0.0001)
    assert at_most(10, 10) == 1


@pytest.mark.parametrize(("gate", "rate", "confidence"), [("A", 0.1, 0.9), ("B", 0.05, 0.9)])
def test_each_count_of_a_gate_proves_what_it_says(
    gate: str, rate: float, confidence: float
) -> None:
    for answers, wrong in GATES[gate]:
        assert at_most(answers, wrong, confidence) <= rate
        assert at_most(answers - 1, wrong, confidence) > rate


def test_gate_c_is_at_95_percent() -> None:
    for answers, wrong in GATES["C"]:
        assert at_most(answers, wrong) <= 0.05
        assert at_most(answers - 1, wrong) > 0.05


def test_who_errs_once_in_200_passes_the_first_block_in_5_of_100_tries() -> None:
    assert chance_to_pass(1 / 200) == pytest.approx(0.05, abs=0.0005)
    assert chance_to_pass(1 / 200, 2) == pytest.approx(0.025, abs=0.0005)
    assert chance_to_pass(1 / 200, 3) == pytest.approx(0.0125, abs=0.0005)


def test_good_dealers_pass() -> None:
    found = [round(100 * chance_to_pass(1 / n)) for n in (500, 1000, 2000)]
    assert found == [59, 91, 99]


def test_the_chance_is_that_of_the_blocks_themselves() -> None:
    """The sums above and the block, payment by payment, say the same."""
    chance, passed = Random(7), 0
    for _ in range(600):
        block = [chance.random() >= 1 / 500 for _ in range(LOOKS[0][-1].answers)]
        passed += standing(block).outcome is BlockOutcome.PASSED
    assert passed / 600 == pytest.approx(chance_to_pass(1 / 500), abs=0.06)


def test_a_block_is_looked_at_on_its_declared_counts_alone() -> None:
    assert standing([True] * 763).outcome is BlockOutcome.OPEN
    assert standing([True] * 763).wanted == 1
    assert standing([True] * 764).outcome is BlockOutcome.PASSED
    one = [False] + [True] * 1143
    assert standing(one[:764]).outcome is BlockOutcome.OPEN
    assert standing(one).wanted == 1
    assert standing([*one, True]).outcome is BlockOutcome.PASSED


def test_an_error_before_a_look_is_not_forgotten_by_598_faultless_ones_after_it() -> None:
    block = [True] * 700 + [False, False] + [True] * 700
    found = standing(block)
    assert (found.outcome, found.wrong) == (BlockOutcome.OPEN, 2)
    assert found.look is not None
    assert found.look.answers == 1478


def test_a_fourth_error_ends_it_and_what_follows_changes_nothing() -> None:
    block = [True] * 100 + [False] * 4
    assert standing(block).outcome is BlockOutcome.FAILED
    assert standing(block + [True] * 5000).outcome is BlockOutcome.FAILED
    passed = [True] * 764
    assert standing(passed + [False] * 50).outcome is BlockOutcome.PASSED


def test_a_third_error_between_the_last_looks_fails_the_block_only_if_there_is_no_look_left() -> (
    None
):
    block = [True] * 1478
    block[3] = block[4] = block[5] = False
    assert standing(block).outcome is BlockOutcome.OPEN
    assert standing(block + [True] * 312).outcome is BlockOutcome.PASSED
    assert standing([*block, *[True] * 311, False]).outcome is BlockOutcome.FAILED


def test_there_is_no_fourth_block() -> None:
    with pytest.raises(ValueError, match="no block 4"):
        standing([], 4)


def test_a_gate_is_met_at_one_of_its_counts() -> None:
    assert not passes("B", [True] * 44)
    assert passes("B", [True] * 45)
    assert not passes("B", [False] + [True] * 75)
    assert passes("B", [False] + [True] * 76)
    assert passes("A", [True] * 22 + [False] * 9)
