"""From the simulated shoe over a real pseudo-terminal to events, as hostile wires behave.

In each: no card invented, none lost without a doubt, none counted twice, the order kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic_ns

import pytest

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Connected,
    CutCard,
    DeviceError,
    Disconnected,
    LockState,
    Operation,
    OperationAccepted,
    OperationKind,
    SequenceConflict,
    SequenceGap,
    StartOfCommunication,
)
from drivers.protocols import angel_eye
from drivers.sim_faults import FaultRates, Faults
from drivers.wire.envelope import EventFrame, encode
from drivers.wire.numbered import START
from tablemgr.basics.cards import Card, cards
from tests.drivers.rig import Rig

HAND = cards("8s 8s Ah 8s Kd Kd Kd 2c Th 9h Qs 5d 5d")
"""Long enough that the numbers go round; equal cards stand next to each other."""


def messages(hand: Iterable[Card]) -> list[bytes]:
    return [encode(EventFrame(i % 10, angel_eye.draw(c))) for i, c in enumerate(hand)]


STREAM = b"".join(messages(HAND))


@pytest.fixture
def rig() -> Iterator[Rig]:
    with Rig() as running:
        yield running


def all_at_once(rig: Rig, data: bytes) -> None:
    rig.sim.send_raw(data)


def one_byte_at_a_time(rig: Rig, data: bytes) -> None:
    for i in range(len(data)):
        rig.sim.send_raw(data[i : i + 1])
        rig.until_bytes(i + 1)


def merged_in_fives_and_a_bit(rig: Rig, data: bytes) -> None:
    for i in range(0, len(data), 43):
        rig.sim.send_raw(data[i : i + 43])


@pytest.mark.parametrize("carry", [all_at_once, one_byte_at_a_time, merged_in_fives_and_a_bit])
def test_however_the_bytes_are_carried_the_cards_are_the_same(
    rig: Rig, carry: Callable[[Rig, bytes], None]
) -> None:
    carry(rig, STREAM)
    rig.until_bytes(len(STREAM))
    assert rig.events == [CardDrawn(c, i % 10) for i, c in enumerate(HAND)]


def test_split_at_every_position(rig: Rig) -> None:
    for place in range(len(STREAM) + 1):
        rig.sim.send_raw(encode(EventFrame(9, START)))
        rig.until_bytes(6)
        rig.clear()
        rig.sim.send_raw(STREAM[:place])
        rig.until_bytes(place)
        rig.sim.send_raw(STREAM[place:])
        rig.until_bytes(len(STREAM))
        assert rig.cards == list(HAND)
        assert rig.doubts == []
        rig.clear()


def test_drawing_draws(rig: Rig) -> None:
    for _ in range(30):
        rig.sim.draw()
    rig.settle()
    assert rig.cards == rig.drawn
    assert len(rig.cards) == 30
    assert rig.doubts == []


@pytest.mark.parametrize("times", [2, 3])
def test_repeats_of_every_message_are_one_card_each(rig: Rig, times: int) -> None:
    rig.sim.faults = Faults(FaultRates(repeat=times))
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.settle()
    assert rig.cards == list(HAND)
    assert rig.doubts == []
    assert rig.link.state.repeated == (times - 1) * len(HAND)


@pytest.mark.parametrize(
    "garbage", [b"\x00", b"hello", b"\x05", b"\x051D\x81", b"\x15", b"\xff" * 99]
)
def test_garbage_between_messages_is_a_doubt_and_costs_no_card(rig: Rig, garbage: bytes) -> None:
    for drawn_card in HAND:
        rig.sim.faults.garbage_next(garbage)
        rig.sim.draw_card(drawn_card)
    rig.settle()
    assert rig.cards == list(HAND)
    assert b"".join(e.raw for e in rig.events if isinstance(e, BadFrame)) == garbage * len(HAND)


@pytest.mark.parametrize("place", range(8))
@pytest.mark.parametrize("mask", [0x01, 0x04, 0x80, 0xFF])
def test_one_wrong_byte_loses_at_most_its_card_with_a_doubt(place: int, mask: int) -> None:
    with Rig() as rig:
        rig.sim.draw_card(HAND[0])
        rig.sim.faults.corrupt_next(place, mask)
        rig.sim.draw_card(HAND[1])
        rig.sim.draw_card(HAND[2])
        rig.settle()
        assert rig.cards == [HAND[0], HAND[2]]
        assert any(isinstance(event, BadFrame) for event in rig.doubts)
        assert any(isinstance(event, SequenceGap) for event in rig.doubts)


@pytest.mark.parametrize("place", range(8))
def test_one_wrong_byte_costs_nothing_where_the_message_comes_again(place: int) -> None:
    with Rig(Faults(FaultRates(repeat=2))) as rig:
        rig.sim.draw_card(HAND[0])
        rig.sim.faults.corrupt_next(place)
        rig.sim.draw_card(HAND[1])
        rig.sim.draw_card(HAND[2])
        rig.settle()
        assert rig.cards == list(HAND[:3])
        assert any(isinstance(event, BadFrame) for event in rig.doubts)
        assert not any(isinstance(event, SequenceGap) for event in rig.doubts)


@pytest.mark.parametrize("lost", range(1, 9))
def test_up_to_eight_lost_messages_are_a_gap(rig: Rig, lost: int) -> None:
    rig.sim.draw_card(HAND[0])
    rig.sim.faults.drop_next(lost)
    for _ in range(lost + 1):
        rig.sim.draw_card(HAND[1])
    rig.settle()
    assert rig.cards == [HAND[0], HAND[1]]
    assert [type(event) for event in rig.doubts] == [SequenceGap]


def test_nine_lost_messages_are_a_conflict_where_the_next_card_is_another(rig: Rig) -> None:
    rig.sim.draw_card(HAND[0])
    rig.sim.faults.drop_next(9)
    for _ in range(9):
        rig.sim.draw_card(HAND[1])
    rig.sim.draw_card(HAND[2])
    rig.settle()
    assert rig.cards == [HAND[0]]
    assert [type(event) for event in rig.doubts] == [SequenceConflict]


@pytest.mark.parametrize("place", range(1, 8))
def test_unplugged_in_the_middle_of_a_message(rig: Rig, place: int) -> None:
    first, second, third = messages(HAND[1:4])
    rig.sim.send_raw(first + second[:place])
    rig.until_bytes(8 + place)
    rig.unplug()
    rig.replug()
    rig.sim.send_raw(second[place:] + third)
    rig.until(lambda event: isinstance(event, CardDrawn))
    assert rig.cards == [HAND[1], HAND[3]]
    assert [type(event) for event in rig.doubts[:3]] == [BadFrame, Disconnected, Connected]
    cut = rig.doubts[0]
    assert isinstance(cut, BadFrame)
    assert (cut.raw, cut.reason) == (second[:place], BadReason.CUT_OFF)


def test_cards_drawn_while_unplugged_are_gone_with_a_doubt_and_come_back_never(rig: Rig) -> None:
    for _ in range(5):
        before = rig.sim.draw()
        rig.until(lambda event: isinstance(event, CardDrawn))
        rig.unplug()
        rig.sim.draw()
        rig.replug()
        after = rig.sim.draw()
        rig.until(lambda event: isinstance(event, CardDrawn))
        assert rig.cards == [before, after]
        assert [type(event) for event in rig.doubts] == [Disconnected, Connected, SequenceGap]
        rig.clear()


def test_power_cycle_in_the_middle_of_a_hand_is_a_doubt(rig: Rig) -> None:
    rig.sim.draw_card(HAND[0])
    rig.sim.power_cycle()
    rig.sim.draw_card(HAND[1])
    rig.settle()
    assert rig.cards == [HAND[0], HAND[1]]
    assert rig.doubts == [StartOfCommunication(new_shoe=False)]


def test_a_new_shoe_is_the_cut_card_and_a_start(rig: Rig) -> None:
    rig.sim.draw()
    rig.sim.cut_card()
    rig.sim.draw()
    rig.sim.new_shoe()
    rig.settle()
    assert [type(event) for event in rig.events[:-1]] == [
        CardDrawn,
        CutCard,
        CardDrawn,
        StartOfCommunication,
    ]
    assert rig.events[3] == StartOfCommunication(new_shoe=True)


def test_lock_unlock_and_clear_error_over_the_line(rig: Rig) -> None:
    lock, unlock = Operation(OperationKind.LOCK), Operation(OperationKind.UNLOCK)
    clear = Operation(OperationKind.CLEAR_ERROR, 1)
    rig.device.send(rig.link.request(lock, monotonic_ns()))
    rig.until(lambda event: isinstance(event, LockState))
    assert rig.events == [OperationAccepted(lock), LockState(locked=True)]
    assert rig.sim.draw() is None
    rig.device.send(rig.link.request(unlock, monotonic_ns()))
    rig.until(lambda event: isinstance(event, LockState))
    assert rig.sim.draw() is not None
    rig.sim.raise_error(1)
    rig.until(lambda event: isinstance(event, DeviceError))
    assert rig.link.state.error is not None
    rig.device.send(rig.link.request(clear, monotonic_ns()))
    rig.until(lambda event: isinstance(event, DeviceError))
    assert rig.link.state.error is None


def in_order(some: list[Card], of: list[Card]) -> bool:
    """Whether `some` is `of` with none, one or more left out."""
    rest = iter(of)
    return all(any(c is other for other in rest) for c in some)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("repeat", [1, 3])
def test_everything_at_once_from_a_seed(seed: int, repeat: int) -> None:
    rates = FaultRates(repeat=repeat, drop=0.1, corrupt=0.1, garbage=0.1)
    with Rig() as rig:
        rig.settle()
        rig.sim.faults = Faults(rates, seed)
        for _ in range(100):
            rig.sim.draw()
        rig.settle()
        assert in_order(rig.cards, rig.drawn)
        lost = len(rig.drawn) - len(rig.cards)
        told = sum(
            (event.got - event.expected) % 10
            for event in rig.events
            if isinstance(event, SequenceGap)
        )
        assert lost == told
        assert not lost or rig.doubts
