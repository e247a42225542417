"""The Bee-Tek shoe's lines, to the byte."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardUnreadable,
    DeviceEvent,
)
from drivers.machine_events import DeviceAlarm, DeviceWarning, WrongMode
from drivers.protocols.bee_tek import (
    BeeTekCodec,
    alarm_line,
    card_line,
    unread_line,
    warning_line,
)
from tablemgr.basics.cards import DECK, Card, card

decks = st.sampled_from(DECK)


def heard(raw: bytes) -> list[DeviceEvent]:
    return BeeTekCodec().feed(raw, 0)


@pytest.mark.parametrize(
    ("raw", "event"),
    [
        (b" [Manual Burn Cards]<Card:QH> \r\n", CardDrawn(card("Qh"))),
        (b"[Manual Burn Cards]<Card:QH>\n", CardDrawn(card("Qh"))),
        (b"[Manual Burn Cards]<Card:TS>\r\n", CardDrawn(card("Ts"))),
        (b"[Manual Burn Cards]<Card:10S>\r\n", CardDrawn(card("Ts"))),
        (b"[Game]<Card:AD>\r\n", WrongMode("Game", card("Ad"))),
        (b"[Manual Burn Cards]<Manual Burn Cards>\r\n",
         CardUnreadable(b"[Manual Burn Cards]<Manual Burn Cards>")),
        (b"[Game]<Game>\r\n", CardUnreadable(b"[Game]<Game>")),
        (b"<Alarm:E3 Card Not Read>\r\n", DeviceAlarm("E3", "Card Not Read")),
        (b" <W0x01> \r\n", DeviceWarning("0x01")),
    ],
)  # fmt: skip
def test_known_lines_to_the_byte(raw: bytes, event: DeviceEvent) -> None:
    assert heard(raw) == [event]


@pytest.mark.parametrize(
    "line",
    [
        b"Card:QH",
        b"<Card:QH>",
        b"[Manual Burn Cards]<Card:HQ>",
        b"[Manual Burn Cards]<Card:1H>",
        b"[Manual Burn Cards]<Card:qh>",
        b"[Manual Burn Cards]<Card:QH",
        b"[Manual Burn Cards]<Card:QH>[Manual Burn Cards]<Card:QH>",
        b"[Manual Burn Cards]\r<Card:QH>",
        b"[Manual Burn Cards]<Game>",
        b"[]<>",
        b"[Manual Burn Cards]<Card:QH>\x00",
        b"<Alarm:>",
        b"<W01>",
        b"\xff\xfe",
    ],
)
def test_a_line_that_does_not_match_is_reported_and_never_interpreted(line: bytes) -> None:
    assert heard(line + b"\r\n") == [BadFrame(line + b"\r", BadReason.NO_SUCH_LINE)]


def test_two_equal_lines_are_two_cards() -> None:
    assert heard(card_line(card("8s")) * 2) == [CardDrawn(card("8s"))] * 2


@given(st.lists(decks, max_size=20), st.integers(0, 700))
def test_cards_round_trip_however_they_are_cut(sent: list[Card], place: int) -> None:
    raw = b"".join(card_line(c) for c in sent)
    codec = BeeTekCodec()
    assert codec.feed(raw[:place], 0) + codec.feed(raw[place:], 0) == [CardDrawn(c) for c in sent]


words = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz 0123456789", max_size=40)


@given(st.integers(0, 0xFFFF), words)
def test_alarms_and_warnings_round_trip(number: int, text: str) -> None:
    code = f"E{number:X}"
    assert heard(alarm_line(code, text)) == [DeviceAlarm(code, text)]
    assert heard(warning_line(f"0x{number:02X}")) == [DeviceWarning(f"0x{number:02X}")]


@given(st.sampled_from(["Game", "Manual Burn Cards", "Test 2"]), decks)
def test_another_mode_may_be_the_one_that_is_required(mode: str, one: Card) -> None:
    assert BeeTekCodec(mode).feed(card_line(one, mode), 0) == [CardDrawn(one)]
    assert BeeTekCodec("Other").feed(card_line(one, mode), 0) == [WrongMode(mode, one)]
    assert [type(event) for event in heard(unread_line(mode))] == [CardUnreadable]


@given(st.binary(max_size=200), decks)
def test_any_bytes_raise_nothing_and_the_next_line_is_found(garbage: bytes, one: Card) -> None:
    codec = BeeTekCodec()
    for octet in garbage:
        codec.feed(bytes([octet]), 0)
    assert codec.feed(b"\n" + card_line(one), 0)[-1] == CardDrawn(one)


@given(st.lists(decks, min_size=1, max_size=5), st.data())
def test_a_missing_byte_invents_no_card(sent: list[Card], data: st.DataObject) -> None:
    raw = b"".join(card_line(c) for c in sent)
    place = data.draw(st.integers(0, len(raw) - 1))
    events = heard(raw[:place] + raw[place + 1 :])
    rest = iter(sent)
    assert all(event.card in rest for event in events if isinstance(event, CardDrawn))
