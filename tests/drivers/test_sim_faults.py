"""Faults on the simulator's line: on request, and by chance from a seed."""

from __future__ import annotations

import pytest

from drivers.sim_faults import FaultRates, Faults, Piece, parse_fault_rates
from tablemgr.basics.errors import Fault

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
    assert parse_fault_rates("merge=5,delay=60,trickle=0.01,unplug=.1,power=.2") == FaultRates(
        merge=5, delay=60, trickle=0.01, unplug=0.1, power=0.2
    )
    assert parse_fault_rates("corrupt=1,garbage=.5") == FaultRates(corrupt=1.0, garbage=0.5)


@pytest.mark.parametrize(
    "text",
    [
        "repeat=4",
        "repeat=1.5",
        "drop=2",
        "drop=-1",
        "drop=nan",
        "drop",
        "fire=1",
        "drop=x",
        "merge=0",
        "merge=101",
        "merge=2.5",
        "delay=61",
        "trickle=2",
        "unplug=1.1",
        "power=-.1",
    ],
)
def test_a_fault_that_nobody_knows_is_named(text: str) -> None:
    with pytest.raises(Fault, match=text):
        parse_fault_rates(f"repeat=2,{text}")


# --- when, and together with what ---


def test_messages_are_held_back_and_come_together() -> None:
    faults = Faults(FaultRates(merge=3))
    came = [faults.pieces(MESSAGE) for _ in range(6)]
    assert came == [[], [], [Piece(MESSAGE * 3)]] * 2


def test_each_byte_waits_for_the_one_before_it() -> None:
    pieces = Faults(FaultRates(trickle=0.25)).pieces(MESSAGE)
    assert b"".join(piece.data for piece in pieces) == MESSAGE
    assert {piece.after_s for piece in pieces} == {0.25}


def test_a_message_is_late_by_no_more_than_was_asked() -> None:
    faults = Faults(FaultRates(delay=2.0))
    late_s = [piece.after_s for _ in range(50) for piece in faults.pieces(MESSAGE)]
    assert 0 <= min(late_s) < max(late_s) <= 2.0


def test_a_lost_message_is_no_piece() -> None:
    assert Faults(FaultRates(drop=1.0, trickle=0.1, delay=1.0)).pieces(MESSAGE) == []


def test_cable_and_power_fail_by_chance() -> None:
    faults = Faults(FaultRates(unplug=0.5))
    assert {faults.cable_is_pulled() for _ in range(50)} == {True, False}
    assert not any(faults.power_fails() for _ in range(50))
    assert not any(Faults(FaultRates(power=0.5)).cable_is_pulled() for _ in range(50))
