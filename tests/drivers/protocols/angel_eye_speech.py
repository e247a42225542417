"""Messages of the Angel Eye shoe, and what its codec hears, for tests."""

from __future__ import annotations

from hypothesis import strategies as st

from drivers.device import (
    CardDrawn,
    DeviceEvent,
)
from drivers.protocols import angel_eye
from drivers.protocols.angel_eye import (
    AngelEyeCodec,
)
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import DECK, Card, card

S = 1_000_000_000
decks = st.sampled_from(DECK)


def frame(seq: int, data: bytes) -> bytes:
    return encode(EventFrame(seq, data))


def drawn(seq: int, code: str) -> bytes:
    return frame(seq, angel_eye.draw(card(code)))


def heard(*chunks: bytes, codec: AngelEyeCodec | None = None) -> list[DeviceEvent]:
    codec = codec or AngelEyeCodec()
    return [event for chunk in chunks for event in codec.feed(chunk, 0)]


def drawn_cards(events: list[DeviceEvent]) -> list[Card]:
    return [event.card for event in events if isinstance(event, CardDrawn)]
