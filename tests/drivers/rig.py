"""A simulated device, a real pseudo-terminal, the port thread and a codec, for end-to-end tests."""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

from msgspec.structs import replace

from drivers.card_source import CardSource
from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    CardUnreadable,
    Codec,
    Connected,
    DeviceEvent,
    Disconnected,
    StandBy,
)
from drivers.device_settings import DeviceSettings
from drivers.link import DeviceLink
from drivers.machine_events import DeviceWarning, LidClosed
from drivers.protocol import Encoder
from drivers.protocols.angel_eye import AngelEyeCodec, AngelEyeEncoder
from drivers.protocols.bee_tek import BeeTekCodec, bee_tek_encoder
from drivers.protocols.code_line import (
    BARCODE_4,
    SUIT_NUMBER,
    UNKNOWN_CODE,
    UNKNOWN_UID,
    CodeLineCodec,
    UidCodec,
    code_encoder,
    invented_uid_table,
    read_uid_table,
    uid_encoder,
)
from drivers.protocols.table_link import TableLinkCodec, TableLinkEncoder
from drivers.reports import PortReport, RawBytes
from drivers.sim_faults import Faults
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from drivers.wire.lines import LineEncoder
from tablemgr.basics.cards import Card

WAIT_S = 10.0
POLL_S = 0.02


@dataclass(frozen=True, slots=True)
class Way:
    """One protocol with both its ends. `marker` is said to know where we are, `heard` as what."""

    name: str
    codec: Callable[[], Codec]
    encoder: Callable[[], Encoder]
    marker: DeviceEvent
    heard: DeviceEvent
    numbered: bool = False
    """It numbers and checks its messages."""
    drops_repeats: bool = False

    def __str__(self) -> str:
        return self.name


TAGS = read_uid_table(invented_uid_table(), "invented")
UNREAD = CardUnreadable(b"")
NO_CODE = BadFrame(UNKNOWN_CODE, BadReason.NO_SUCH_LINE)


def _code_way(name: str, codes: dict[Card, bytes]) -> Way:
    return Way(name, lambda: CodeLineCodec(codes), lambda: code_encoder(codes), UNREAD, NO_CODE)


ANGEL_EYE = Way(
    "angel-eye",
    lambda: AngelEyeCodec(DeviceSettings("angel-eye", operations=True)),
    AngelEyeEncoder,
    StandBy(),
    StandBy(),
    numbered=True,
    drops_repeats=True,
)
TABLE_LINK = Way(
    "table-link",
    TableLinkCodec,
    TableLinkEncoder,
    LidClosed(),
    LidClosed(),
    numbered=True,
    drops_repeats=True,
)
WARNING = DeviceWarning("0x01")
BEE_TEK = Way("bee-tek", BeeTekCodec, bee_tek_encoder, WARNING, WARNING)
UID_TABLE = Way(
    "uid-table",
    lambda: UidCodec(TAGS),
    lambda: uid_encoder(TAGS),
    UNREAD,
    CardUnreadable(UNKNOWN_UID),
    drops_repeats=True,
)
WAYS = [
    ANGEL_EYE,
    BEE_TEK,
    _code_way("suit-number", SUIT_NUMBER),
    _code_way("barcode-4", BARCODE_4),
    UID_TABLE,
    TABLE_LINK,
]


class Rig:
    """As the window does it: reports come on the port's thread and are fed in on this one."""

    def __init__(self, faults: Faults | None = None, way: Way = ANGEL_EYE) -> None:
        self.way = way
        self.drawn: list[Card] = []
        self.encoder = way.encoder()
        self.sim = Simulator(
            CardSource(seed=7), faults=faults, encoder=self.encoder, on_card=self.drawn.append
        )
        self.link = DeviceLink(way.codec())
        self.events: list[DeviceEvent] = []
        self.bytes_heard = b""
        self.offset_ns = 0
        """Put to the time at which bytes come."""
        self.stalls_count = True
        """False: however long this machine stalls, bytes come a microsecond after each other."""
        self._last_ns = 0
        self.lose_reply: Callable[[], bool] = lambda: False
        self._reports: queue.Queue[PortReport | CardDrawn] = queue.Queue()
        self.device = SimulatedShoe(self.sim, self._reports.put, retry_delays_s=[0.005])

    def __enter__(self) -> Rig:
        """What the adapter box says before anybody listens is lost: it says it again at once."""
        patience_s = self.be_impatient()
        self.device.start()
        self.until(lambda event: isinstance(event, Connected))
        self.be_impatient(patience_s)
        self.clear()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.device.stop()

    def _feed_next(self, timeout_s: float = WAIT_S) -> tuple[DeviceEvent, ...]:
        report = self._reports.get(timeout=timeout_s)
        if isinstance(report, RawBytes):
            self.bytes_heard += report.data
            stalled = self._last_ns and not self.stalls_count
            self._last_ns = self._last_ns + 1000 if stalled else report.monotonic_ns
            report = replace(report, monotonic_ns=self._last_ns + self.offset_ns)
        events = self.link.feed(report)
        replies = self.link.take_replies()
        if replies and not self.lose_reply():
            self.device.send(replies)
        self.events += events
        return events

    def until(self, wanted: Callable[[DeviceEvent], bool]) -> None:
        """Feeds what comes until a wanted event is among it."""
        while not any(wanted(event) for event in self._feed_next()):
            pass

    def until_card(self, card: Card) -> None:
        """Feeds what comes until this card is among it."""
        self.until(lambda event: isinstance(event, CardDrawn) and event.card is card)

    def until_bytes(self, count: int) -> None:
        """Feeds what comes until so many bytes have come since `clear`."""
        while len(self.bytes_heard) < count:
            self._feed_next()

    def be_impatient(self, retry_s: float = 0.02) -> float:
        """A device that waits for answers says its message again so soon, as losses are meant to
        come. Gives how long it waited before.
        """
        if not isinstance(self.encoder, TableLinkEncoder):
            return retry_s
        before_s, self.encoder.retry_s = self.encoder.retry_s, retry_s
        return before_s

    def drain(self) -> None:
        """Feeds what comes until the device has nothing more to send."""
        while isinstance(self.encoder, TableLinkEncoder) and self.encoder.busy:
            try:
                self._feed_next(POLL_S)
            except queue.Empty:
                continue

    def settle(self) -> None:
        """Has the device say something else, undisturbed; feeds everything up to that."""
        self.drain()
        self.sim.faults = Faults()
        self.lose_reply = lambda: False
        self.sim.say(self.way.marker)
        self.until(lambda event: event == self.way.heard)

    def unplug(self) -> None:
        self.sim.unplug()
        self.until(lambda event: isinstance(event, Disconnected))

    def replug(self) -> None:
        self.sim.replug()
        self.until(lambda event: isinstance(event, Connected))

    def reconnect(self) -> None:
        """Feeds what comes until the lost cable is noticed; puts it back and waits for that."""
        while self.link.state.connected:
            self._feed_next()
        self.sim.replug()
        while not self.link.state.connected:
            self._feed_next()

    def clear(self) -> None:
        self.events.clear()
        self.bytes_heard = b""

    @property
    def cards(self) -> list[Card]:
        return [event.card for event in self.events if isinstance(event, CardDrawn)]

    @property
    def doubts(self) -> list[DeviceEvent]:
        return [event for event in self.events if event.doubts_cards and event != self.way.heard]


def messages(way: Way, hand: tuple[Card, ...]) -> list[bytes]:
    """The messages of a device that is switched on and draws these cards, one each."""
    encoder = way.encoder()
    said = [b"".join(encoder.power_up(0.0))]
    for card in hand:
        if isinstance(encoder, TableLinkEncoder):
            encoder.hear(b"\x06", 0.0)
        said.append(b"".join(encoder.say(CardDrawn(card), 0.0)))
    return said


def silent(way: Way) -> bool:
    """Whether the device says nothing when it is switched on."""
    return isinstance(way.encoder(), LineEncoder)
