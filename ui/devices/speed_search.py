"""Finds the speed of the line: listens at each speed for a while, until messages can be read.

The reader must send something meanwhile: somebody draws cards, and none of them is dealt. The
search owns the port while it runs. Knows no table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from drivers.device import CardDrawn, Codec, Deliver, Device
from drivers.guessing import SPEEDS, Heard, best, judge
from drivers.reports import PortReport, RawBytes

LISTEN_MS: Final = 5000

MakeDevice = Callable[[int, Deliver], Device]
"""Makes a device for a speed in bits a second; it delivers to a function, on its own thread."""


class SpeedSearch(QObject):
    """One search for the speed of the line."""

    listening = Signal(int)
    """This speed is tried now, in bits a second."""
    found = Signal(object)
    """The search is over: the `Heard` that fits, or None."""

    def __init__(
        self,
        make_device: MakeDevice,
        make_codec: Callable[[], Codec],
        parent: QObject,
        *,
        listen_ms: int = LISTEN_MS,
    ) -> None:
        super().__init__(parent)
        self._make_device = make_device
        self._make_codec = make_codec
        self.listen_ms = listen_ms
        self._left: list[int] = []
        self._heard: list[Heard] = []
        self._baud = 0
        self._data: list[bytes] = []
        self._device: Device | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._judge)

    @property
    def runs(self) -> bool:
        """Say whether a search runs now."""
        return self._device is not None

    def start(self) -> None:
        """Begin to search, through `SPEEDS` in order. The port must be free."""
        self._left = list(SPEEDS)
        self._heard = []
        self._next()

    def stop(self) -> None:
        """End the search without a result, and free the port."""
        self._timer.stop()
        if self._device is not None:
            self._device.stop()
            self._device = None

    def _deliver(self, report: PortReport | CardDrawn) -> None:
        if isinstance(report, RawBytes):  # on the port's thread: only store
            self._data.append(report.data)

    def _next(self) -> None:
        self._baud = self._left.pop(0)
        self._data = []
        self._device = self._make_device(self._baud, self._deliver)
        self._device.start()
        self.listening.emit(self._baud)
        self._timer.start(self.listen_ms)

    def _judge(self) -> None:
        self.stop()
        heard = judge(self._baud, b"".join(self._data), self._make_codec())
        self._heard.append(heard)
        if self._left and not (heard.fits and heard.good >= 2):
            self._next()
        else:
            self.found.emit(best(self._heard))
