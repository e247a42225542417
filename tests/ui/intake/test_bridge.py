"""The bridge stores a device's bytes first, then tells each card, and sends the answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from drivers.catalogue import make_codec
from drivers.device import DeviceEvent
from drivers.device_settings import DeviceSettings
from drivers.limits import LIMITS
from drivers.link import DeviceLink
from drivers.reports import PortOpened, PortTrouble, RawBytes
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import Card, card, cards
from tablemgr.journal import Json, Stamp
from ui.intake.bridge import MOST_A_TURN, MOST_BEGUN_NS, TURN_NS, DeviceBridge

pytestmark = pytest.mark.usefixtures("qtbot")


class Listener:
    """Remembers what it is told, in order."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.turns: list[int] = []
        """How much was told in each turn."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        before = len(self.told)
        yield
        self.turns.append(len(self.told) - before)

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        self.told.append((port, data, stamp))

    def heartbeat(self, port: str, data: bytes, stamp: Stamp) -> None:
        self.told.append(("heartbeat", port, data, stamp))

    def reported(self, event: DeviceEvent, details: Mapping[str, Json]) -> None:
        self.told.append((event.key, dict(details)))

    def card(self, card: Card, via: str) -> None:
        self.told.append((card, via))

    def cut_card(self) -> None:
        self.told.append("cut card")

    def new_shoe(self) -> None:
        self.told.append("new shoe")


class Box:
    """A device that remembers what is sent to it."""

    name = "box"

    def __init__(self) -> None:
        self.got = b""
        self.failure: BaseException | None = None
        self.runs = False
        self.starts = 0

    def start(self) -> None:
        self.failure = None
        self.runs = True
        self.starts += 1

    def stop(self) -> None:
        self.runs = False

    def send(self, data: bytes) -> None:
        self.got += data


def open_bridge() -> tuple[DeviceBridge, Listener, Box]:
    """A bridge to an adapter box whose port is not open yet."""
    listener, box = Listener(), Box()
    link = DeviceLink(make_codec(DeviceSettings("table-link")))
    bridge = DeviceBridge(link, listener, via="table-link", monotonic_ns=lambda: 0)
    bridge.start(box)
    return bridge, listener, box


def test_a_set_is_dealt_card_by_card_and_each_message_answered(qtbot: QtBot) -> None:
    bridge, listener, box = open_bridge()
    said = encode(EventFrame(1, b"U4AsKhTd2c")) + encode(EventFrame(2, b"K"))
    bridge.deliver(PortOpened("p", 0, 0))
    bridge.deliver(RawBytes(said, 7, 8))
    qtbot.waitUntil(lambda: len(box.got) == 2)
    bridge.deliver(RawBytes(encode(EventFrame(3, b"X??Kh")), 9, 9))
    qtbot.waitUntil(lambda: len(box.got) == 3)
    bridge.stop()
    assert box.got == b"\x06\x06\x06"
    assert listener.told == [
        ("device.connected", {"port": "p"}),
        ("p", said, Stamp(7, 8)),
        *[(card, "table-link") for card in cards("As Kh Td 2c")],
        ("p", encode(EventFrame(3, b"X??Kh")), Stamp(9, 9)),
        ("device.double-feed", {"cards": [None, "Kh"]}),
    ]


# --- heartbeats ---

START, BEAT, BEAT_AFTER = (
    encode(EventFrame(seq, data)) for seq, data in ((1, b"S"), (2, b"K"), (3, b"K"))
)


def heard(qtbot: QtBot, *pieces: bytes) -> list[object]:
    """What the table is told after the start of a device that then sends these pieces."""
    bridge, listener, box = open_bridge()
    bridge.deliver(PortOpened("p", 0, 0))
    bridge.deliver(RawBytes(START, 1, 1))
    qtbot.waitUntil(lambda: box.got == b"\x06")
    before = len(listener.told)
    for at, data in enumerate(pieces, 2):
        bridge.deliver(RawBytes(data, at, at))
        bridge._take_turn()
    messages = b"".join((START, *pieces)).count(b"\x03")
    qtbot.waitUntil(lambda: len(box.got) == messages)
    bridge.stop()
    return listener.told[before:]


@pytest.mark.parametrize("cut", range(1, len(BEAT)))
def test_heartbeats_that_are_due_get_no_entry_of_their_own_however_they_are_cut(
    qtbot: QtBot, cut: int
) -> None:
    assert heard(qtbot, BEAT[:cut], BEAT[cut:] + BEAT_AFTER) == [
        ("heartbeat", "p", BEAT, Stamp(2, 2)),
        ("heartbeat", "p", BEAT_AFTER, Stamp(2, 2)),
    ]


def test_bytes_that_began_as_a_heartbeat_are_stored_with_what_they_turn_out_to_be(
    qtbot: QtBot,
) -> None:
    drawn = encode(EventFrame(2, b"DKh"))
    assert heard(qtbot, drawn[:2], drawn[2:]) == [
        ("p", drawn, Stamp(2, 2)),
        (card("Kh"), "table-link"),
    ]


def test_a_heartbeat_with_another_number_is_stored_before_it_is_a_doubt(qtbot: QtBot) -> None:
    told = heard(qtbot, BEAT_AFTER)
    assert told[0] == ("p", BEAT_AFTER, Stamp(2, 2))
    assert told[1] == ("device.sequence-gap", {"expected": 2, "got": 3})


def test_bytes_that_began_as_a_heartbeat_do_not_wait_for_ever(qtbot: QtBot) -> None:
    flood = Flood("table-link")
    flood.says(START)
    qtbot.waitUntil(lambda: flood.stored() == START)
    flood.says(BEAT[:3])
    flood.bridge._take_turn()
    flood.bridge._on_tick()
    assert flood.stored() == START
    flood.now_ns = MOST_BEGUN_NS
    flood.bridge._on_tick()
    assert flood.stored() == START + BEAT[:3]
    flood.bridge.stop()


# --- a device that says too much ---

SECOND_NS = 1_000_000_000


class Flood:
    """A bridge with limits and a clock that moves only when the test moves it."""

    def __init__(self, protocol: str) -> None:
        self.now_ns = 0
        self.listener, self.box = Listener(), Box()
        link = DeviceLink(make_codec(DeviceSettings(protocol)))
        self.bridge = DeviceBridge(
            link, self.listener, via=protocol, monotonic_ns=lambda: self.now_ns, limits=LIMITS
        )
        self.bridge.start(self.box)
        self.bridge.deliver(PortOpened("p", 0, 0))

    def says(self, data: bytes) -> None:
        self.bridge.deliver(RawBytes(data, self.now_ns, self.now_ns))

    def _firsts(self) -> Iterator[tuple[object, ...]]:
        return (told for told in self.listener.told if isinstance(told, tuple))

    def stored(self) -> bytes:
        """All bytes that were stored, in order."""
        return b"".join(told[1] for told in self._firsts() if isinstance(told[1], bytes))

    def dealt(self) -> list[Card]:
        return [told[0] for told in self._firsts() if isinstance(told[0], Card)]

    def said(self) -> list[str]:
        """The keys of what was reported."""
        return [str(told[0]) for told in self._firsts() if isinstance(told[1], dict)]

    @property
    def aside(self) -> bool:
        return self.bridge.state.trouble is PortTrouble.FLOODED


@pytest.fixture
def flood(request: pytest.FixtureRequest) -> Iterator[Flood]:
    flood = Flood(request.param)
    yield flood
    flood.bridge.stop()


@pytest.mark.parametrize("flood", ["code-line"], indirect=True)
def test_of_valid_cards_at_any_speed_a_turn_takes_a_few_and_all_that_is_stored_is_dealt(
    qtbot: QtBot, flood: Flood
) -> None:
    codes = [f"{suit}{rank:02}" for suit in "AHCD" for rank in range(1, 14)]
    flood.says("".join(f"{code}\n" for code in codes * 40).encode())
    qtbot.waitUntil(lambda: flood.aside)
    assert max(flood.listener.turns) <= MOST_A_TURN + 3
    cards_stored = flood.stored().count(b"\n")
    assert len(flood.dealt()) == cards_stored
    assert LIMITS.burst_messages <= cards_stored <= LIMITS.burst_messages + LIMITS.piece_bytes // 4
    assert flood.said()[-1] == "device.set-aside"
    assert not flood.box.runs
    flood.says(b"A01\n" * 100)
    qtbot.wait(1)
    assert len(flood.dealt()) == cards_stored


@pytest.mark.parametrize("flood", ["angel-eye", "code-line", "bee-tek"], indirect=True)
def test_rubbish_is_stored_in_pieces_and_told_as_one_a_turn(qtbot: QtBot, flood: Flood) -> None:
    flood.says(b"\xfe" * 20 * 1000 + b"\n")
    qtbot.waitUntil(lambda: len(flood.stored()) == 20_001)
    qtbot.waitUntil(lambda: not flood.bridge._rubbish)
    pieces = -(-20_001 // LIMITS.piece_bytes)
    joined = flood.said().count("device.bad-frames")
    assert 1 <= joined <= -(-pieces // MOST_A_TURN) + 1
    assert not flood.aside


@pytest.mark.parametrize("flood", ["code-line"], indirect=True)
def test_rubbish_is_told_before_the_card_behind_it(qtbot: QtBot, flood: Flood) -> None:
    flood.says(b"???\n!!!\nA01\n")
    qtbot.waitUntil(lambda: bool(flood.dealt()))
    assert flood.listener.told[2:] == [
        (
            "device.bad-frames",
            {"count": 2, "count_bytes": 6, "reasons": ["no-such-line"], "first": b"???".hex()},
        ),
        (card("As"), "code-line"),
    ]


@pytest.mark.parametrize("flood", ["code-line"], indirect=True)
def test_a_turn_ends_after_its_time(
    qtbot: QtBot, flood: Flood, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = flood.listener.card

    def card_takes_long(card: Card, via: str) -> None:
        flood.now_ns += TURN_NS
        slow(card, via)

    monkeypatch.setattr(flood.listener, "card", card_takes_long)
    flood.says(b"A01\n" * 30)
    qtbot.waitUntil(lambda: len(flood.dealt()) == 30)
    assert max(flood.listener.turns) <= 2


@pytest.mark.parametrize("flood", ["code-line"], indirect=True)
def test_a_device_that_was_set_aside_is_taken_back_with_full_measure(
    qtbot: QtBot, flood: Flood
) -> None:
    flood.says(b"A01\n" * 200)
    qtbot.waitUntil(lambda: flood.aside)
    before = len(flood.dealt())
    flood.bridge.take_back()
    assert flood.box.runs
    flood.bridge.deliver(PortOpened("p", 0, 0))
    flood.says(b"A01\n" * 40)
    qtbot.waitUntil(lambda: len(flood.dealt()) == before + 40)
    assert not flood.aside


@pytest.mark.parametrize("flood", ["angel-eye"], indirect=True)
def test_the_journal_grows_by_a_bounded_figure_an_hour(flood: Flood) -> None:
    """For an hour the line carries as much as it can: single bytes, all of them rubbish."""
    bridge = flood.bridge
    for second in range(3600):
        flood.now_ns = second * SECOND_NS
        flood.says(b"\xfe" * int(LIMITS.bytes_a_second))
        for _ in range(8):
            flood.now_ns += SECOND_NS // 10
            bridge._take_turn()
    entries = len(flood.listener.told)
    stored = 2 * len(flood.stored())
    assert len(flood.stored()) >= 3600 * 500
    assert entries <= 2 * (LIMITS.burst_pieces + LIMITS.pieces_a_second * 3600)
    most = LIMITS.journal_bytes(3600, entry=400, message=2000)
    assert entries * 400 + stored <= most
    assert most < 40_000_000


# --- a reader that dies ---


@pytest.mark.parametrize("flood", ["angel-eye"], indirect=True)
def test_a_dead_reader_is_a_lost_device_and_another_is_made(qtbot: QtBot, flood: Flood) -> None:
    bridge, box = flood.bridge, flood.box
    qtbot.waitUntil(lambda: bridge.state.connected)
    failed: list[object] = []
    bridge.reader_failed.connect(failed.append)
    box.failure = ZeroDivisionError("in the reader")
    bridge._on_tick()
    assert failed == [box.failure]
    assert flood.said()[-1] == "device.disconnected"
    assert (bridge.state.connected, bridge.state.trouble) == (False, PortTrouble.FAILED)
    assert not box.runs
    bridge._on_tick()
    assert (box.runs, box.starts) == (True, 2)


@pytest.mark.parametrize("flood", ["angel-eye"], indirect=True)
def test_a_reader_that_dies_again_and_again_is_said_once_and_tried_less_often(
    qtbot: QtBot, flood: Flood
) -> None:
    bridge, box = flood.bridge, flood.box
    qtbot.waitUntil(lambda: bridge.state.connected)
    started: list[int] = []
    for tick in range(40):
        if box.runs:
            started.append(tick)
            box.failure = ZeroDivisionError("in the reader")
        bridge._on_tick()
    waits = [after - before for before, after in pairwise(started)]
    assert waits == sorted(waits)
    assert (waits[0], waits[-1]) == (2, 6)
    assert flood.said().count("device.disconnected") == 1
    assert "device.port.failed" not in flood.said()
