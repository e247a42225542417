"""What reading each device costs, beside its yardstick: the check digits of the messages alone.

A thousand messages a run, in each protocol's shortest message that is a card. `extra_info` tells
what the figure means: how many messages a second a line of 115,200 baud (10 bits a byte) carries,
fifty times that (which is asked for), and what was reached; `times` is its ratio to the line. The
time is the processor's, so that other programs on the machine do not count.

Two ways of coming: as the port thread delivers what has piled up (at fifty times the speed of a
line, bytes never come alone: a read takes 4096), and one byte at a time, which is the worst that
can be. Nothing here fails for being slow: `make bench` prints the figures.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from drivers.device import CardDrawn
from drivers.link import DeviceLink
from drivers.protocols import angel_eye
from drivers.protocols.code_line import SUIT_NUMBER
from drivers.reports import PortOpened, RawBytes
from drivers.wire.envelope import EventFrame, bcc, encode
from tablemgr.basics.cards import DECK
from tests.drivers.rig import TAGS, WAYS, Way, messages

COUNT = 1000
BAUD, BITS_A_BYTE, TIMES = 115_200, 10, 50
CHUNK_BYTES = 4096
HAND = tuple(DECK[i % len(DECK)] for i in range(COUNT))

ways = pytest.mark.parametrize("way", WAYS, ids=str)


def stream_of(way: Way) -> bytes:
    if way.name == "suit-number":  # ended by one byte: the shortest that there is
        return b"".join(SUIT_NUMBER[card] + b"\r" for card in HAND)
    if way.name == "uid-table":  # a thousand different tags would be needed: see `clocked`
        tags = [uid for uid, card in TAGS.faces.items() if card is not None]
        return b"".join(tags[i % len(tags)] + b"\r" for i in range(COUNT))
    return b"".join(messages(way, HAND)[1:])


def clocked(chunks: list[bytes]) -> Iterator[tuple[bytes, int]]:
    """Each chunk a second later than the one before, so that a tag may come again."""
    return ((chunk, i * 10**9) for i, chunk in enumerate(chunks))


def told(benchmark: BenchmarkFixture, stream: bytes) -> None:
    """Puts into the report what the figure means."""
    carried = BAUD / BITS_A_BYTE / (len(stream) / COUNT)
    reached = COUNT / benchmark.stats.stats.min if benchmark.stats else 0.0
    benchmark.extra_info |= {
        "line_messages_a_second": round(carried),
        "asked_messages_a_second": round(TIMES * carried),
        "messages_a_second": round(reached),
        "times": round(reached / carried, 1),
    }


@pytest.mark.benchmark(group="codec: a thousand messages", timer=process_time)
def test_yardstick_the_check_digits_alone(benchmark: BenchmarkFixture) -> None:
    frames = [encode(EventFrame(i % 10, angel_eye.draw(card))) for i, card in enumerate(HAND)]
    benchmark(lambda: [bcc(frame[1:-2]) for frame in frames])


@ways
@pytest.mark.parametrize("size", [CHUNK_BYTES, 1], ids=["as it piles up", "byte by byte"])
@pytest.mark.benchmark(group="codec: a thousand messages", timer=process_time)
def test_reading(benchmark: BenchmarkFixture, way: Way, size: int) -> None:
    stream = stream_of(way)
    chunks = list(clocked([stream[i : i + size] for i in range(0, len(stream), size)]))

    def read() -> int:
        codec = way.codec()
        cards = 0
        for data, now_ns in chunks:
            for event in codec.feed(data, now_ns):
                cards += isinstance(event, CardDrawn)
        return cards

    got = benchmark(read)
    told(benchmark, stream)
    assert got == COUNT


# --- a day ---

CARDS_A_DAY, CARDS_IN_BRIEF = 24 * 3600, 2400
SETTLED = 24
"""After this part of them everything that is kept has its size."""

MAY_GROW_BLOCKS = 1000
"""Pieces of memory; a leak of one a message would be tens of thousands."""


@ways
@pytest.mark.benchmark(
    group="codec: a day of one card a second", timer=process_time, min_rounds=1, max_time=0.1
)
def test_a_day_of_traffic_with_flat_memory(
    benchmark: BenchmarkFixture, way: Way, brief: bool
) -> None:
    """A card a second for 24 hours, in two pieces, through codec and link; a tick each second."""
    said = messages(way, HAND)[1:]
    grown_blocks: list[int] = []
    sent = CARDS_IN_BRIEF if brief else CARDS_A_DAY

    def day() -> int:
        link = DeviceLink(way.codec())
        link.feed(PortOpened("p", 0, 0))
        blocks_then = 0
        for second in range(sent):
            now_ns = second * 10**9
            raw = said[second % COUNT]
            link.feed(RawBytes(raw[:3], now_ns, now_ns))
            link.feed(RawBytes(raw[3:], now_ns, now_ns))
            link.tick(now_ns)
            link.take_replies()
            if second == sent // SETTLED:
                gc.collect()
                blocks_then = sys.getallocatedblocks()
        gc.collect()
        grown_blocks.append(sys.getallocatedblocks() - blocks_then)
        return link.state.cards

    cards = benchmark(day)
    benchmark.extra_info["grown_blocks"] = max(grown_blocks)
    assert cards == sent
    assert max(grown_blocks) < MAY_GROW_BLOCKS
