"""Scanners and readers of one code a line, to the byte; the tag that lies still."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import BadFrame, BadReason, CardDrawn, CardUnreadable, DeviceEvent
from drivers.machine_events import CardStillThere, JokerDrawn
from drivers.protocols.code_line import (
    BARCODE_4,
    ENDS,
    STILL_THERE_NS,
    SUIT_NUMBER,
    CodeLineCodec,
    UidCodec,
    code_line,
    read_uid_table,
)
from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.errors import Fault

PRESETS = {"suit-number": SUIT_NUMBER, "barcode-4": BARCODE_4}
presets = st.sampled_from(sorted(PRESETS))
decks = st.sampled_from(DECK)


@pytest.mark.parametrize(
    ("preset", "raw", "code"),
    [
        ("suit-number", b"D12\r\n", "Qd"),
        ("suit-number", b"A01\r", "As"),
        ("suit-number", b"H10\n", "Th"),
        ("suit-number", b"C13\r\n", "Kc"),
        ("barcode-4", b"4130\r\n", "Kd"),
        ("barcode-4", b"1010\r", "As"),
        ("barcode-4", b"2090\n", "9h"),
        ("barcode-4", b"3100\r\n", "Tc"),
        ("barcode-4", b"3110\r\n", "Jc"),
        ("barcode-4", b"3120\r\n", "Qc"),
    ],
)
def test_known_codes_to_the_byte(preset: str, raw: bytes, code: str) -> None:
    assert CodeLineCodec(PRESETS[preset]).feed(raw, 0) == [CardDrawn(card(code))]


@pytest.mark.parametrize(
    ("preset", "line"),
    [
        ("suit-number", b"D14"),
        ("suit-number", b"D00"),
        ("suit-number", b"D1"),
        ("suit-number", b"S01"),
        ("suit-number", b"d12"),
        ("suit-number", b"D12D12"),
        ("suit-number", b"12"),
        ("barcode-4", b"4140"),
        ("barcode-4", b"0010"),
        ("barcode-4", b"130"),
        ("barcode-4", b"41300"),
        ("barcode-4", b"4131"),
    ],
)
def test_a_code_that_is_none_is_reported(preset: str, line: bytes) -> None:
    events = CodeLineCodec(PRESETS[preset]).feed(line + b"\r\n", 0)
    assert events == [BadFrame(line, BadReason.NO_SUCH_LINE)]


@given(presets, st.lists(st.tuples(decks, st.sampled_from(ENDS))), st.integers(0, 100))
def test_codes_round_trip_however_they_end_and_are_cut(
    preset: str, sent: list[tuple[Card, bytes]], place: int
) -> None:
    codes = PRESETS[preset]
    raw = b"".join(code_line(codes[c], end) for c, end in sent)
    codec = CodeLineCodec(codes)
    events = codec.feed(raw[:place], 0) + codec.feed(raw[place:], 0)
    assert events == [CardDrawn(c) for c, _ in sent]


@given(presets, st.binary(max_size=200), decks)
def test_any_bytes_raise_nothing_and_the_next_line_is_found(
    preset: str, garbage: bytes, one: Card
) -> None:
    codec = CodeLineCodec(PRESETS[preset])
    for octet in garbage:
        codec.feed(bytes([octet]), 0)
    assert codec.feed(b"\r" + code_line(PRESETS[preset][one]), 0)[-1] == CardDrawn(one)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_code_is_the_end_of_another(preset: str) -> None:
    codes = list(PRESETS[preset].values())
    assert len(set(codes)) == len({len(code) for code in codes}) * 52


# --- tags ---

TABLE = read_uid_table(
    "uid,card\n# the blue deck\nE0040150A1B2C3D4,Kh\ne0040150a1b2c3d5,Kh\n\n"
    "E0040150A1B2C3D6,joker\n",
    "tags.csv",
)
KING, OTHER_KING, JOKER = (b"E0040150A1B2C3D%d" % i for i in (4, 5, 6))
KH = card("Kh")


def seen(codec: UidCodec, tag: bytes, now_ns: int) -> list[DeviceEvent]:
    return codec.feed(tag + b"\r\n", now_ns)


def test_tags_are_looked_up_whatever_their_case() -> None:
    codec = UidCodec(TABLE)
    assert seen(codec, KING.lower(), 0) == [CardDrawn(KH)]
    assert seen(codec, JOKER, 0) == [JokerDrawn()]
    assert seen(codec, b"0000", 0) == [CardUnreadable(b"0000")]
    assert seen(codec, b"hello", 0) == [BadFrame(b"hello", BadReason.NO_SUCH_LINE)]


def test_two_tags_of_equal_cards_are_two_cards() -> None:
    codec = UidCodec(TABLE)
    assert seen(codec, KING, 0) + seen(codec, OTHER_KING, 0) == [CardDrawn(KH)] * 2


def test_the_same_tag_within_the_time_lies_there_still() -> None:
    codec = UidCodec(TABLE)
    assert seen(codec, KING, 0) == [CardDrawn(KH)]
    assert seen(codec, KING, STILL_THERE_NS) == [CardStillThere(KH)]
    assert seen(codec, KING, 2 * STILL_THERE_NS) == [CardStillThere(KH)]
    assert seen(codec, KING, 3 * STILL_THERE_NS + 1) == [CardDrawn(KH)]


def test_two_cards_that_lie_there_together_are_counted_once_each() -> None:
    codec = UidCodec(TABLE)
    raw = b"\r\n".join([KING, JOKER] * 3) + b"\r\n"
    events = codec.feed(raw, 0)
    assert events == [CardDrawn(KH), JokerDrawn(), *[CardStillThere(KH), CardStillThere(None)] * 2]


def test_a_reconnect_does_not_count_the_card_that_lies_there() -> None:
    codec = UidCodec(TABLE)
    seen(codec, KING, 0)
    codec.reset()
    assert seen(codec, KING, STILL_THERE_NS) == [CardStillThere(KH)]


def test_a_card_that_lies_there_on_does_not_keep_another_from_being_counted_again() -> None:
    """The first is seen again and again; the second was away for the time, and is drawn again."""
    codec = UidCodec(TABLE)
    seen(codec, KING, 0)
    seen(codec, OTHER_KING, 1)
    assert seen(codec, KING, STILL_THERE_NS) == [CardStillThere(KH)]
    assert seen(codec, KING, 2 * STILL_THERE_NS) == [CardStillThere(KH)]
    assert seen(codec, OTHER_KING, 2 * STILL_THERE_NS + 2) == [CardDrawn(KH)]


@given(st.lists(st.tuples(st.sampled_from([KING, OTHER_KING]), st.integers(0, 10**9))))
def test_a_tag_is_counted_where_it_was_not_seen_for_the_time(
    sights: list[tuple[bytes, int]],
) -> None:
    codec = UidCodec(TABLE)
    last: dict[bytes, int] = {}
    now_ns = 0
    for tag, pause_ns in sights:
        now_ns += pause_ns
        new = tag not in last or now_ns - last[tag] > STILL_THERE_NS
        last[tag] = now_ns
        assert seen(codec, tag, now_ns) == [CardDrawn(KH) if new else CardStillThere(KH)]


@given(st.lists(st.one_of(st.binary(max_size=40), st.sampled_from([KING, JOKER, b"\r", b"\n"]))))
def test_any_bytes_raise_nothing(chunks: list[bytes]) -> None:
    codec = UidCodec(TABLE)
    for i, chunk in enumerate(chunks):
        codec.feed(chunk, i * STILL_THERE_NS)
    codec.feed(b"\r", 10**11)
    assert seen(codec, KING, 10**12)[-1] == CardDrawn(KH)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "no tags"),
        ("uid,card\n", "no tags"),
        ("E004,Kx\n", "line 1: 'Kx' is not a card"),
        ("uid,card\nE004\n", "line 2: a tag and a card"),
        ("E00,Kh\n", "line 1: 'E00' is not a tag"),
        ("E004,Kh\ne004,Qh\n", "line 2: the tag e004 is listed for the second time"),
        ("E004," + "K" * 200_000, "line 1: field larger"),
        ("E004,Kh\nAAE004,Qh\n", "E004 is the end of the tag AAE004"),
    ],
)
def test_a_table_that_is_wrong_says_where(text: str, what: str) -> None:
    with pytest.raises(Fault, match=what) as found:
        read_uid_table(text, "tags.csv")
    assert str(found.value).startswith("tags.csv")


def test_a_table_of_a_spreadsheet_is_read() -> None:
    table = read_uid_table('\ufeffUID,Card\r\n"E004", "Kh"\r\n', "tags.csv")
    assert dict(table.faces) == {b"E004": KH}
