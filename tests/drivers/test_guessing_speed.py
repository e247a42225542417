"""Finding the speed: what is heard at each, and which fits."""

from __future__ import annotations

import pytest

from drivers.device import BadFrame, DeviceEvent
from drivers.guessing import SPEEDS, Heard, best, judge, listen
from drivers.link import GARBAGE_BYTES, GARBAGE_RUNS, DeviceLink
from drivers.machine_events import LinkDead, OnlyGarbage
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes
from tablemgr.basics.cards import cards
from tests.drivers.rig import ANGEL_EYE, TABLE_LINK, WAYS, Way, messages

HAND = cards("8s Ah Kd 2c")


def speech(way: Way) -> bytes:
    return b"".join(messages(way, HAND))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_speed_at_which_it_can_be_read_is_found(way: Way) -> None:
    asked: list[int] = []

    def hear(baud: int) -> bytes:
        asked.append(baud)
        return speech(way) if baud == 19200 else b"\x06\xe0\xf8\x1c" * 20

    heard = list(listen(hear, way.codec))
    found = best(heard)
    assert found is not None
    assert found.baud == 19200
    assert asked == list(SPEEDS[: SPEEDS.index(19200) + 1])


def test_where_nothing_fits_none_is_found() -> None:
    heard = list(listen(lambda _: b"\xff\x06" * 9, ANGEL_EYE.codec))
    assert [one.baud for one in heard] == list(SPEEDS)
    assert best(heard) is None
    assert best(listen(lambda _: b"", ANGEL_EYE.codec)) is None


def test_one_message_among_garbage_is_no_proof() -> None:
    start = speech(ANGEL_EYE)[:6]
    assert judge(9600, start + b"\xff" + start[:3], ANGEL_EYE.codec()) == Heard(9600, 1, 2)
    assert not Heard(9600, 1, 2).fits


# --- and when it is offered ---


def garbage_told(link: DeviceLink, chunks: list[bytes]) -> list[DeviceEvent]:
    told = [event for chunk in chunks for event in link.feed(RawBytes(chunk, 0, 0))]
    return [event for event in told if not isinstance(event, BadFrame)]


def opened(way: Way = ANGEL_EYE) -> DeviceLink:
    link = DeviceLink(way.codec())
    link.feed(PortOpened("p", 0, 0))
    return link


RUN = b"\x05" + b"\x00" * (GARBAGE_BYTES // GARBAGE_RUNS - 1)


def test_nothing_but_garbage_is_told_once_until_something_is_read() -> None:
    link = opened()
    assert garbage_told(link, [RUN] * GARBAGE_RUNS) == [OnlyGarbage("p")]
    assert link.state.only_garbage
    assert garbage_told(link, [RUN] * 9) == []
    link.feed(RawBytes(speech(ANGEL_EYE), 0, 0))
    assert not link.state.only_garbage


def test_garbage_behind_a_message_is_not_told_of_again() -> None:
    link = opened()
    link.feed(RawBytes(speech(ANGEL_EYE), 0, 0))
    assert garbage_told(link, [RUN] * 9) == []


def test_a_reconnect_begins_again() -> None:
    link = opened()
    garbage_told(link, [RUN] * GARBAGE_RUNS)
    link.feed(PortLost("p", PortTrouble.UNPLUGGED, "", 0, 0))
    assert not link.state.only_garbage
    link.feed(PortOpened("p", 0, 0))
    assert garbage_told(link, [RUN] * (GARBAGE_RUNS - 1)) == []
    assert garbage_told(link, [RUN]) == [OnlyGarbage("p")]


def test_an_answer_that_nobody_asked_for_is_garbage_too() -> None:
    link = opened()
    events = garbage_told(link, [RUN + b"\x06"] * GARBAGE_RUNS)
    assert OnlyGarbage("p") in events


def test_a_dead_link_is_shown_until_it_is_heard() -> None:
    link = opened(TABLE_LINK)
    link.tick(0)
    assert [type(event) for event in link.tick(10**11)] == [LinkDead]
    assert link.state.dead
    link.feed(RawBytes(speech(TABLE_LINK), 0, 10**11))
    assert not link.state.dead
