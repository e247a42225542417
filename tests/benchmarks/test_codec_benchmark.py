"""What reading the shoe costs, beside its yardstick: the check digits of the same messages alone.

A thousand messages a run. A line of 115,200 baud carries 1,440 messages a second, and fifty times
that (72,000) is asked for. Nothing here fails for being slow: `make bench` prints the figures.
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from drivers.codecs import angel_eye_payload as payload
from drivers.codecs.angel_eye import AngelEyeCodec
from drivers.codecs.envelope import EventFrame, bcc, encode
from drivers.device import CardDrawn
from tablemgr.cards import DECK

MESSAGES = [encode(EventFrame(i % 10, payload.draw(DECK[i % len(DECK)]))) for i in range(1000)]
CHUNK_BYTES = 4096


@pytest.mark.benchmark(group="codec: a thousand messages")
def test_yardstick_the_check_digits_alone(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: [bcc(message[1:-2]) for message in MESSAGES])


@pytest.mark.benchmark(group="codec: a thousand messages")
def test_angel_eye_as_fast_as_it_can(benchmark: BenchmarkFixture) -> None:
    stream = b"".join(MESSAGES)
    chunks = [stream[i : i + CHUNK_BYTES] for i in range(0, len(stream), CHUNK_BYTES)]

    def read() -> int:
        codec = AngelEyeCodec()
        return sum(isinstance(event, CardDrawn) for c in chunks for event in codec.feed(c, 0))

    assert benchmark(read) == len(MESSAGES)


@pytest.mark.benchmark(group="codec: a thousand messages")
def test_angel_eye_one_byte_at_a_time(benchmark: BenchmarkFixture) -> None:
    stream = b"".join(MESSAGES)
    octets = [stream[i : i + 1] for i in range(len(stream))]

    def read() -> int:
        codec = AngelEyeCodec()
        return sum(isinstance(event, CardDrawn) for o in octets for event in codec.feed(o, 0))

    assert benchmark(read) == len(MESSAGES)
