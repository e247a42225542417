"""Faults on the simulator's line: on request, and by chance from a seed."""

from __future__ import annotations

import pytest

from drivers.sim_faults import FaultRates, Faults, parse_fault_rates
from tablemgr.errors import Fault

MESSAGE = bytes.fromhex("05 33 44 81 B8 03 34 44")


def test_without_faults_a_message_is_put_on_the_line_as_it_is() -> None:
    assert Faults().on_the_line(MESSAGE) == MESSAGE


def test_faults_on_request_happen_once() -> None:
    faults = Faults()
    faults.drop_next()
    assert [faults.on_the_line(MESSAGE) for _ in range(2)] == [b"", MESSAGE]
    faults.garbage_next(b"\x00")
    assert [faults.on_the_line(MESSAGE) for _ in range(2)] == [b"\x00" + MESSAGE, MESSAGE]
    faults.corrupt_next(4, 0x01)
    faults.corrupt_next(7, 0x01)
    wrong = bytes.fromhex("05 33 44 81 B9 03 34 45")
    assert [faults.on_the_line(MESSAGE) for _ in range(2)] == [wrong, MESSAGE]


def test_only_the_first_copy_of_a_message_is_made_wrong_on_request() -> None:
    faults = Faults(FaultRates(repeat=2))
    faults.corrupt_next(0, 0x01)
    assert faults.on_the_line(MESSAGE) == b"\x04" + MESSAGE[1:] + MESSAGE


def test_the_same_seed_gives_the_same_faults() -> None:
    rates = FaultRates(repeat=3, drop=0.2, corrupt=0.2, garbage=0.2)
    one, other = Faults(rates, 5), Faults(rates, 5)
    lines = [one.on_the_line(MESSAGE) for _ in range(50)]
    assert lines == [other.on_the_line(MESSAGE) for _ in range(50)]
    assert len(set(lines)) > 10


def test_rates_are_read_as_they_are_typed() -> None:
    assert parse_fault_rates("") == FaultRates()
    assert parse_fault_rates("repeat=3,drop=0.02") == FaultRates(repeat=3, drop=0.02)
    assert parse_fault_rates("corrupt=1,garbage=.5") == FaultRates(corrupt=1.0, garbage=0.5)


@pytest.mark.parametrize(
    "text", ["repeat=4", "repeat=1.5", "drop=2", "drop=-1", "drop=nan", "drop", "fire=1", "drop=x"]
)
def test_a_fault_that_nobody_knows_is_named(text: str) -> None:
    with pytest.raises(Fault, match=text):
        parse_fault_rates(f"repeat=2,{text}")
