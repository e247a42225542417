"""A simulated shoe, a real pseudo-terminal, the port thread and the codec, for end-to-end tests."""

from __future__ import annotations

import queue
from collections.abc import Callable
from types import TracebackType

from drivers.card_source import CardSource
from drivers.codecs.angel_eye import AngelEyeCodec, AngelEyeSettings
from drivers.device import CardDrawn, Connected, DeviceEvent, Disconnected, StandBy
from drivers.link import DeviceLink
from drivers.reports import RawBytes, Report
from drivers.sim_faults import Faults
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from tablemgr.cards import Card

WAIT_S = 10.0


class Rig:
    """As the window does it: reports come on the port's thread and are fed in on this one."""

    def __init__(self, faults: Faults | None = None) -> None:
        self.drawn: list[Card] = []
        self.sim = Simulator(CardSource(seed=7), faults=faults, on_card=self.drawn.append)
        self.link = DeviceLink(AngelEyeCodec(AngelEyeSettings(operations=True)))
        self.events: list[DeviceEvent] = []
        self.bytes_heard = b""
        self._reports: queue.Queue[Report | CardDrawn] = queue.Queue()
        self.device = SimulatedShoe(self.sim, self._reports.put, retry_delays_s=[0.005])

    def __enter__(self) -> Rig:
        self.device.start()
        self.until(lambda event: isinstance(event, Connected))
        self.clear()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.device.stop()

    def _feed_next(self) -> tuple[DeviceEvent, ...]:
        report = self._reports.get(timeout=WAIT_S)
        if isinstance(report, RawBytes):
            self.bytes_heard += report.data
        events = self.link.feed(report)
        self.events += events
        return events

    def until(self, wanted: Callable[[DeviceEvent], bool]) -> None:
        """Feeds what comes until a wanted event is among it."""
        while not any(wanted(event) for event in self._feed_next()):
            pass

    def until_bytes(self, count: int) -> None:
        """Feeds what comes until so many bytes have come since `clear`."""
        while len(self.bytes_heard) < count:
            self._feed_next()

    def settle(self) -> None:
        """Has the shoe say, undisturbed, that it waits; feeds everything up to that."""
        self.sim.faults = Faults()
        self.sim.stand_by()
        self.until(lambda event: isinstance(event, StandBy))

    def unplug(self) -> None:
        self.sim.unplug()
        self.until(lambda event: isinstance(event, Disconnected))

    def replug(self) -> None:
        self.sim.replug()
        self.until(lambda event: isinstance(event, Connected))

    def clear(self) -> None:
        self.events.clear()
        self.bytes_heard = b""

    @property
    def cards(self) -> list[Card]:
        return [event.card for event in self.events if isinstance(event, CardDrawn)]

    @property
    def doubts(self) -> list[DeviceEvent]:
        return [event for event in self.events if event.doubts_cards]
