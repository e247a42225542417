"""Our own protocol: what it says, to the byte; its answers; silence that is a dead link."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardUnreadable,
    CutCard,
    DeviceEvent,
    Operation,
    OperationKind,
    Repeated,
    SequenceConflict,
    SequenceGap,
    StandBy,
    StartOfCommunication,
)
from drivers.machine_events import (
    CardFaceUp,
    CardSet,
    DoubleFeed,
    Heartbeat,
    Jam,
    LidClosed,
    LidOpened,
    LinkAlive,
    LinkDead,
    ShuffleComplete,
    ShuffleStarted,
)
from drivers.protocols import table_link
from drivers.protocols.table_link import DEAD_AFTER_NS, HEARTBEAT_NS, TableLinkCodec
from drivers.wire.envelope import EventFrame, encode
from drivers.wire.numbered import MAX_OWED_BYTES
from tablemgr.basics.cards import DECK, Card, card, cards
from tablemgr.basics.errors import Fault

decks = st.sampled_from(DECK)
maybe_cards = st.one_of(decks, st.none())


def frame(seq: int, data: bytes) -> bytes:
    return encode(EventFrame(seq, data))


def heard(*pieces: bytes, codec: TableLinkCodec | None = None) -> list[DeviceEvent]:
    codec = codec or TableLinkCodec()
    return [event for piece in pieces for event in codec.feed(piece, 0)]


@pytest.mark.parametrize(
    ("raw", "event"),
    [
        ("05 31 53 03 36 31", StartOfCommunication(new_shoe=False)),
        ("05 33 44 4B 68 03 35 37", CardDrawn(card("Kh"), 3)),
        ("05 34 48 34 31 36 03 34 43", ShuffleComplete(416)),
        ("05 35 68 03 35 45", ShuffleStarted()),
        ("05 30 4B 03 37 38", Heartbeat()),
    ],
)
def test_examples_to_the_byte(raw: str, event: DeviceEvent) -> None:
    assert heard(bytes.fromhex(raw)) == [event]


EVENTS: list[tuple[DeviceEvent, bytes]] = [
    (CardDrawn(card("Td"), 1), b"DTd"),
    (CardSet(cards("As Kh Td 2c"), 1), b"U4AsKhTd2c"),
    (ShuffleStarted(), b"h"),
    (ShuffleComplete(52), b"H52"),
    (Jam(), b"J"),
    (LidOpened(), b"O"),
    (LidClosed(), b"o"),
    (DoubleFeed((card("As"), card("As"))), b"XAsAs"),
    (DoubleFeed((None, card("As"))), b"X??As"),
    (CardFaceUp(card("9c")), b"F9c"),
    (CardFaceUp(None), b"F??"),
    (CardUnreadable(b"??"), b"?"),
    (CutCard(), b"C"),
    (Heartbeat(), b"K"),
]


@pytest.mark.parametrize(("event", "data"), EVENTS, ids=repr)
def test_what_it_says_is_read_and_written(event: DeviceEvent, data: bytes) -> None:
    assert heard(frame(1, data)) == [event]
    assert table_link.write(event) == data


some = st.one_of(
    st.builds(CardDrawn, decks, st.just(1)),
    st.builds(CardSet, st.lists(decks, min_size=2, max_size=9).map(tuple), st.just(1)),
    st.builds(ShuffleComplete, st.integers(1, 9999)),
    st.builds(DoubleFeed, st.tuples(maybe_cards, maybe_cards)),
    st.builds(CardFaceUp, maybe_cards),
)


@given(some)
def test_events_round_trip(event: DeviceEvent) -> None:
    data = table_link.write(event)
    assert data is not None
    assert heard(frame(1, data)) == [event]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"D", BadReason.WRONG_PAYLOAD),
        (b"D??", BadReason.WRONG_PAYLOAD),
        (b"DKhKh", BadReason.WRONG_PAYLOAD),
        (b"H", BadReason.WRONG_PAYLOAD),
        (b"H0", BadReason.WRONG_PAYLOAD),
        (b"H052", BadReason.WRONG_PAYLOAD),
        (b"H10000", BadReason.WRONG_PAYLOAD),
        (b"U1As", BadReason.WRONG_PAYLOAD),
        (b"U4AsKhTd", BadReason.WRONG_PAYLOAD),
        (b"U4AsKhTd??", BadReason.WRONG_PAYLOAD),
        (b"U", BadReason.WRONG_PAYLOAD),
        (b"XAs", BadReason.WRONG_PAYLOAD),
        (b"XAsKhTd", BadReason.WRONG_PAYLOAD),
        (b"F", BadReason.WRONG_PAYLOAD),
        (b"F?", BadReason.WRONG_PAYLOAD),
        (b"J1", BadReason.WRONG_PAYLOAD),
        (b"Z", BadReason.UNKNOWN_KIND),
        (b"\x81", BadReason.UNKNOWN_KIND),
    ],
)
def test_contents_that_are_wrong_are_reported(data: bytes, reason: BadReason) -> None:
    assert heard(frame(1, data)) == [BadFrame(frame(1, data), reason)]


def test_what_the_protocol_cannot_say() -> None:
    assert table_link.write(StandBy()) is None
    for wrong in (CardSet(cards("As")), CardSet(cards("As " * 10)), ShuffleComplete(0)):
        with pytest.raises(ValueError, match="not"):
            table_link.write(wrong)


def test_each_message_is_acknowledged_and_each_damaged_one_refused() -> None:
    codec = TableLinkCodec()
    good = frame(1, b"DKh")
    codec.feed(good + good + good[:-1] + b"0" + good[:3] + good, 0)
    assert codec.take_replies() == b"\x06\x06\x15\x02\x15\x03\x06"
    assert codec.take_replies() == b""


def test_answers_that_nobody_takes_are_not_kept_for_ever() -> None:
    codec = TableLinkCodec()
    for _ in range(10):
        codec.feed(frame(1, b"DKh") * 1000, 0)
    assert codec.take_replies() == b"\x06" * MAX_OWED_BYTES


def test_repeats_gaps_and_conflicts() -> None:
    assert heard(*[frame(1, b"DKh")] * 3, frame(3, b"DKh"), frame(3, b"D9h")) == [
        CardDrawn(card("Kh"), 1),
        Repeated(1),
        Repeated(1),
        SequenceGap(2, 3),
        CardDrawn(card("Kh"), 3),
        SequenceConflict(3, b"DKh", b"D9h"),
    ]


def test_a_new_shoe_is_the_cut_card_and_a_start() -> None:
    codec = TableLinkCodec()
    heard(frame(1, b"C"), codec=codec)
    codec.reset()
    assert heard(frame(1, b"S"), codec=codec) == [StartOfCommunication(new_shoe=True)]
    assert heard(frame(1, b"S"), frame(2, b"K"), frame(1, b"S"), codec=codec) == [
        Repeated(1),
        Heartbeat(),
        StartOfCommunication(new_shoe=False),
    ]


def test_a_start_alone_is_no_new_shoe() -> None:
    assert table_link.read(b"S", 1) == StartOfCommunication(new_shoe=False)


def test_an_answer_to_the_host_means_nothing() -> None:
    assert heard(b"\x06\x15\x02") == [
        BadFrame(b"\x06", BadReason.UNKNOWN_KIND),
        BadFrame(b"\x15\x02", BadReason.UNKNOWN_KIND),
    ]


def test_it_takes_no_commands() -> None:
    with pytest.raises(Fault, match="no commands"):
        TableLinkCodec().request(Operation(OperationKind.LOCK), 0)


# --- silence ---


def test_three_missed_heartbeats_are_a_dead_link_and_it_is_told_once() -> None:
    codec = TableLinkCodec()
    assert codec.tick(7) == []
    assert codec.tick(7 + DEAD_AFTER_NS) == []
    assert codec.tick(8 + DEAD_AFTER_NS) == [LinkDead(DEAD_AFTER_NS + 1)]
    assert codec.tick(8 + 2 * DEAD_AFTER_NS) == []
    assert codec.feed(frame(1, b"K"), 3 * DEAD_AFTER_NS) == [LinkAlive(), Heartbeat()]
    assert codec.tick(4 * DEAD_AFTER_NS) == []
    assert codec.tick(4 * DEAD_AFTER_NS + 1) == [LinkDead(DEAD_AFTER_NS + 1)]


def test_the_heartbeat_that_is_due_says_nothing_else() -> None:
    codec = TableLinkCodec()
    assert codec.heartbeat(0) == b"", "any number is right"
    codec.feed(frame(1, b"S"), 0)
    for seq in (*range(2, 10), 0, 1, 2):
        assert codec.heartbeat(0) == frame(seq, b"K")
        assert codec.feed(codec.heartbeat(0), 0) == [Heartbeat()]


def test_no_heartbeat_is_due_while_something_else_is_to_be_told() -> None:
    codec = TableLinkCodec()
    codec.feed(frame(1, b"S") + frame(2, b"DKh")[:2], 0)
    assert codec.heartbeat(0) == b"", "a message has begun"
    codec.feed(frame(2, b"DKh")[2:], 0)
    assert codec.heartbeat(DEAD_AFTER_NS) == frame(3, b"K")
    assert codec.heartbeat(DEAD_AFTER_NS + 1) == b"", "the link is dead"
    codec.tick(DEAD_AFTER_NS + 1)
    assert codec.heartbeat(DEAD_AFTER_NS + 1) == b""
    codec.reset()
    assert codec.heartbeat(0) == b""


def test_garbage_is_no_sign_of_life() -> None:
    codec = TableLinkCodec()
    codec.tick(0)
    codec.feed(b"garbage", DEAD_AFTER_NS)
    assert codec.tick(DEAD_AFTER_NS + 1) == [LinkDead(DEAD_AFTER_NS + 1)]


def test_heartbeats_in_time_keep_it_alive() -> None:
    codec = TableLinkCodec()
    for i in range(100):
        assert codec.feed(frame(i % 10, b"K"), i * HEARTBEAT_NS) == [Heartbeat()]


def test_a_reconnect_begins_the_time_again() -> None:
    codec = TableLinkCodec()
    codec.tick(0)
    codec.tick(2 * DEAD_AFTER_NS)
    codec.reset()
    assert codec.tick(3 * DEAD_AFTER_NS) == []
    assert codec.tick(4 * DEAD_AFTER_NS) == []
    assert codec.tick(4 * DEAD_AFTER_NS + 1) == [LinkDead(DEAD_AFTER_NS + 1)]


# --- any bytes ---


@given(st.lists(st.tuples(st.binary(max_size=60), st.integers(0, 20 * 10**9)), max_size=20))
def test_any_bytes_at_any_time_raise_nothing(chunks: list[tuple[bytes, int]]) -> None:
    codec = TableLinkCodec()
    now_ns = 0
    for data, pause_ns in chunks:
        now_ns += pause_ns
        for event in (*codec.feed(data, now_ns), *codec.tick(now_ns)):
            assert event.text_key.startswith("device.")
    codec.take_replies()


@given(st.binary(max_size=60), decks)
def test_a_card_behind_any_rubbish_is_found(rubbish: bytes, one: Card) -> None:
    events = heard(rubbish, frame(3, b"D" + one.code.encode()))
    assert events[-1] in (CardDrawn(one, 3), Repeated(3))


@given(st.lists(decks, min_size=3, max_size=25), st.data())
def test_one_wrong_byte_invents_no_card_and_loses_none_without_a_doubt(
    sent: list[Card], data: st.DataObject
) -> None:
    pieces = [frame(i % 10, b"D" + c.code.encode()) for i, c in enumerate(sent)]
    raw = bytearray(b"".join(pieces))
    place = data.draw(st.integers(0, len(raw) - 9))  # not in the last: the next one tells
    raw[place] ^= data.draw(st.integers(1, 255))
    events = heard(bytes(raw))
    hit = place // 8
    assert [e.card for e in events if isinstance(e, CardDrawn)] == sent[:hit] + sent[hit + 1 :]
    assert any(event.doubts_cards for event in events)
