"""Every protocol over every kind of line, through pyserial on a real pseudo-terminal.

In each: no card invented, none lost without a doubt, none counted twice, the order kept; equal
cards in a row are two cards. Where a protocol has no number and no check (`Way.numbered`), a lost
line can't be noticed and a wrong code may be another card's: what is asked there is said.
"""

from __future__ import annotations

import contextlib
import os
import queue
import random
from collections.abc import Callable, Iterator

import pytest

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    Connected,
    DeviceEvent,
    Disconnected,
    Repeated,
    SequenceGap,
    StartOfCommunication,
)
from drivers.link import DeviceLink
from drivers.machine_events import CardStillThere
from drivers.port import PortSettings, SerialPort
from drivers.reports import PortLost, PortReport, PortTrouble
from drivers.sim_faults import FaultRates, Faults
from tablemgr.basics.cards import Card, cards
from tests.drivers.rig import TABLE_LINK, WAIT_S, WAYS, Rig, Way, messages, silent

HAND = cards("8s 8s Ah 8s Kd Kd Kd 2c Th 9h Qs 5d 5d")
"""Long enough that the numbers go round; equal cards stand next to each other."""

SECOND_NS = 1_000_000_000
PLACES = range(1, 40)
"""Up to the length of the longest message; a place behind the end of a shorter one is its end."""

ways = pytest.mark.parametrize("way", WAYS, ids=str)
unnumbered = pytest.mark.parametrize("way", [w for w in WAYS if not w.numbered], ids=str)
numbered = pytest.mark.parametrize("way", [w for w in WAYS if w.numbered], ids=str)


@pytest.fixture
def rig(way: Way) -> Iterator[Rig]:
    with Rig(way=way) as running:
        running.settle()
        running.clear()
        yield running


def in_order(some: list[Card], of: list[Card]) -> bool:
    """Whether `some` is `of` with none, one or more left out."""
    rest = iter(of)
    return all(any(card is other for other in rest) for card in some)


def only_the_start_is_doubted(rig: Rig) -> bool:
    starts = [event for event in rig.events if isinstance(event, StartOfCommunication)]
    return rig.doubts == starts and len(starts) == (0 if silent(rig.way) else 1)


# --- how the bytes are carried ---


def all_at_once(rig: Rig, data: bytes) -> None:
    rig.sim.send_raw(data)


def one_byte_at_a_time(rig: Rig, data: bytes) -> None:
    for i in range(len(data)):
        rig.sim.send_raw(data[i : i + 1])
        rig.until_bytes(i + 1)


def merged_in_fives_and_a_bit(rig: Rig, data: bytes) -> None:
    size = 5 * len(data) // (len(HAND) + 1) + 3
    for i in range(0, len(data), size):
        rig.sim.send_raw(data[i : i + size])


@ways
@pytest.mark.parametrize("carry", [all_at_once, one_byte_at_a_time, merged_in_fives_and_a_bit])
def test_however_the_bytes_are_carried_the_cards_are_the_same(
    rig: Rig, carry: Callable[[Rig, bytes], None]
) -> None:
    stream = b"".join(messages(rig.way, HAND))
    carry(rig, stream)
    rig.until_bytes(len(stream))
    assert rig.cards == list(HAND)
    assert only_the_start_is_doubted(rig)


@ways
def test_split_at_every_position(rig: Rig) -> None:
    stream = b"".join(messages(rig.way, HAND[:6]))
    for place in range(1, len(stream)):
        rig.clear()
        rig.offset_ns += SECOND_NS  # a tag is then another card's
        rig.sim.send_raw(stream[:place])
        rig.until_bytes(place)
        rig.sim.send_raw(stream[place:])
        rig.until_bytes(len(stream))
        assert rig.cards == list(HAND[:6])
        assert only_the_start_is_doubted(rig)


@ways
def test_delays_are_told_and_cost_no_card(rig: Rig) -> None:
    stream = b"".join(messages(rig.way, HAND[:4]))
    for i in range(len(stream)):
        rig.offset_ns += SECOND_NS // 2
        rig.sim.send_raw(stream[i : i + 1])
        rig.until_bytes(i + 1)
    assert rig.cards == list(HAND[:4])
    late = [event for event in rig.doubts if not isinstance(event, StartOfCommunication)]
    assert late
    assert all(isinstance(e, BadFrame) and e.reason is BadReason.INCOMPLETE for e in late)


@ways
def test_late_messages_that_come_in_pieces(rig: Rig) -> None:
    rig.stalls_count = False
    rig.sim.faults = Faults(FaultRates(delay=0.01, trickle=0.0005), seed=3)
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.settle()
    assert rig.cards == list(HAND)
    assert rig.doubts == []


@unnumbered
def test_messages_that_are_held_back_come_together(rig: Rig) -> None:
    rig.sim.faults = Faults(FaultRates(merge=len(HAND)))
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.settle()
    assert rig.cards == list(HAND)
    assert rig.doubts == []


# --- repeats ---


@ways
@pytest.mark.parametrize("times", [2, 3])
def test_repeats_of_every_message(rig: Rig, times: int) -> None:
    rig.sim.faults = Faults(FaultRates(repeat=times))
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.settle()
    if rig.way.drops_repeats:
        assert rig.cards == list(HAND)
        assert any(isinstance(event, Repeated | CardStillThere) for event in rig.events)
    else:  # such a device does not repeat itself: two equal lines are two cards
        assert rig.cards == [card for card in HAND for _ in range(times)]
    assert rig.doubts == []


# --- loss ---


@numbered
@pytest.mark.parametrize("seed", range(4))
def test_loss_is_never_without_a_gap(rig: Rig, seed: int) -> None:
    rig.be_impatient()
    rig.sim.faults = Faults(FaultRates(drop=0.25), seed)
    chance = random.Random(seed)
    rig.lose_reply = lambda: chance.random() < 0.1
    for _ in range(120):
        rig.sim.draw()
    rig.settle()
    lost = len(rig.drawn) - len(rig.cards)
    told = sum((e.got - e.expected) % 10 for e in rig.events if isinstance(e, SequenceGap))
    assert in_order(rig.cards, rig.drawn)
    assert lost == told
    if rig.way is TABLE_LINK:
        assert any(isinstance(event, Repeated) for event in rig.events)
        assert lost < 60  # three tries bring through most
    else:
        assert lost


@unnumbered
@pytest.mark.parametrize("seed", range(4))
def test_lost_lines_invent_nothing(rig: Rig, seed: int) -> None:
    rig.sim.faults = Faults(FaultRates(drop=0.25), seed)
    for _ in range(120):
        rig.sim.draw()
    rig.settle()
    assert in_order(rig.cards, rig.drawn)
    assert 0 < len(rig.cards) < 120


# --- corruption ---


@numbered
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("repeat", [1, 3])
def test_one_wrong_byte_invents_no_card_and_loses_none_without_a_doubt(
    rig: Rig, seed: int, repeat: int
) -> None:
    rig.be_impatient()
    rig.sim.faults = Faults(FaultRates(repeat=repeat, corrupt=0.2), seed)
    for _ in range(120):
        rig.sim.draw()
    rig.settle()
    lost = len(rig.drawn) - len(rig.cards)
    told = sum((e.got - e.expected) % 10 for e in rig.events if isinstance(e, SequenceGap))
    assert in_order(rig.cards, rig.drawn)
    assert lost == told
    assert any(isinstance(event, BadFrame) for event in rig.doubts)


@unnumbered
@pytest.mark.parametrize("seed", range(4))
def test_a_line_with_a_wrong_byte_is_at_most_one_card(rig: Rig, seed: int) -> None:
    rig.sim.faults = Faults(FaultRates(corrupt=0.2), seed)
    for _ in range(120):
        rig.sim.draw()
    rig.settle()
    assert len(rig.cards) <= len(rig.drawn)
    assert len(rig.cards) == len(rig.drawn) or rig.doubts
    assert any(isinstance(event, BadFrame) for event in rig.doubts)


# --- garbage ---


@ways
@pytest.mark.parametrize(
    "garbage", [b"\x00", b"hello", b"\x05", b"\x051D\x81", b"\x15", b"[<Card:", b"\xff" * 300]
)
def test_the_next_good_message_behind_garbage_is_found(rig: Rig, garbage: bytes) -> None:
    rig.sim.draw_card(HAND[0])
    rig.drain()
    rig.sim.faults.garbage_next(garbage)
    rig.sim.draw_card(HAND[1])
    rig.sim.draw_card(HAND[2])
    rig.settle()
    assert any(isinstance(event, BadFrame) for event in rig.doubts)
    if rig.way.numbered:
        assert rig.cards == list(HAND[:3])
    else:  # the garbage and the line behind it are one line, which is none
        assert rig.cards == [HAND[0], HAND[2]]


# --- the cable ---


@ways
@pytest.mark.parametrize("place", PLACES)
def test_unplugged_in_the_middle_of_a_message(rig: Rig, place: int) -> None:
    start, first, second, third = messages(rig.way, HAND[1:4])
    if place >= len(second):
        place = len(second) - 1
    rig.sim.send_raw(start + first + second[:place])
    rig.until_bytes(len(start + first) + place)
    rig.unplug()
    rig.replug()
    rig.sim.send_raw(second[place:] + third)
    rig.until_card(HAND[3])
    if len(rig.cards) == 3:  # what was missing was no more than a blank or an end of line
        assert rig.cards == list(HAND[1:4])
    else:
        assert rig.cards == [HAND[1], HAND[3]]
        assert any(isinstance(e, BadFrame) and e.raw == second[:place] for e in rig.doubts)
    assert {Disconnected, Connected} <= {type(event) for event in rig.doubts}


@ways
def test_replugged_under_another_name(rig: Rig) -> None:
    for _ in range(3):
        rig.clear()
        rig.drawn.clear()
        before_path = rig.sim.path
        rig.sim.draw()
        rig.until(lambda event: isinstance(event, CardDrawn))
        rig.drain()
        held = os.open(before_path, os.O_RDWR | os.O_NOCTTY)
        rig.unplug()
        rig.replug()
        assert rig.sim.path != before_path
        os.close(held)
        rig.sim.draw()
        rig.settle()
        assert rig.cards == rig.drawn
        assert [type(event) for event in rig.doubts] == [Disconnected, Connected]


@ways
@pytest.mark.parametrize("seed", range(2))
def test_a_cable_that_is_pulled_by_chance_and_power_that_fails(rig: Rig, seed: int) -> None:
    rig.be_impatient()
    rig.sim.faults = Faults(FaultRates(unplug=0.1, power=0.1), seed)
    for _ in range(30):
        rig.sim.draw()
        rig.drain()
        if not rig.sim.plugged:
            rig.reconnect()
    rig.settle()
    assert in_order(rig.cards, rig.drawn)
    lost = len(rig.drawn) - len(rig.cards)
    assert not lost or rig.doubts


# --- another program ---


@ways
def test_a_second_program_is_refused_and_the_first_loses_nothing(rig: Rig) -> None:
    reports: queue.Queue[PortReport] = queue.Queue()

    def take(report: object) -> None:
        assert isinstance(report, PortReport)
        reports.put(report)

    second = SerialPort(PortSettings(rig.sim.path), take)
    second.start()
    refused = reports.get(timeout=WAIT_S)
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.settle()
    second.stop()
    assert isinstance(refused, PortLost)
    assert refused.trouble is PortTrouble.IN_USE
    events = DeviceLink(rig.way.codec()).feed(refused)
    assert [event.text_key for event in events] == ["device.port.in-use"]
    assert rig.cards == list(HAND)
    assert rig.doubts == []


@numbered
def test_a_program_that_takes_bytes_in_spite_of_that_takes_none_unseen(rig: Rig) -> None:
    rig.be_impatient(0.1)
    thief = os.open(rig.sim.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    for _ in range(20):
        rig.sim.draw()
        with contextlib.suppress(BlockingIOError):  # the first program was quicker
            os.read(thief, 5)
        rig.sim.draw()
        rig.sim.draw()
        rig.until_card(rig.drawn[-1])
        rig.drain()
    os.close(thief)
    rig.settle()
    assert in_order(rig.cards, rig.drawn)
    lost = len(rig.drawn) - len(rig.cards)
    told = sum((e.got - e.expected) % 10 for e in rig.events if isinstance(e, SequenceGap))
    assert lost == told


# --- power ---


def card_came(event: DeviceEvent) -> bool:
    return isinstance(event, CardDrawn)


@ways
def test_a_power_cycle_in_the_middle_of_a_hand(rig: Rig) -> None:
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
        rig.until(card_came)
        rig.drain()
        rig.sim.power_cycle()
        rig.drain()
    rig.settle()
    assert rig.cards == list(HAND)
    starts = 0 if silent(rig.way) else len(HAND)
    assert rig.doubts == [StartOfCommunication(new_shoe=False)] * starts


@numbered
def test_a_power_cycle_while_messages_wait_is_a_doubt(rig: Rig) -> None:
    for drawn_card in HAND:
        rig.sim.draw_card(drawn_card)
    rig.sim.power_cycle()
    rig.settle()
    assert in_order(rig.cards, list(HAND))
    assert any(isinstance(event, StartOfCommunication) for event in rig.doubts)
