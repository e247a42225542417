"""The simulated shoe as a device of this program: a simulator and the port that reads it."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from drivers.device import Deliver
from drivers.port import RETRY_DELAYS_S, OpenPort, PortSettings, SerialPort, open_serial
from drivers.simulator import Simulator

NAME: Final = "simulator"


class SimulatedShoe:
    """Reads a simulator through a real serial port. A `drivers.device.Device`.

    It follows the port if that gets another name, and starts and stops the simulator.
    """

    def __init__(
        self,
        simulator: Simulator,
        deliver: Deliver,
        retry_delays_s: Sequence[float] = RETRY_DELAYS_S,
    ) -> None:
        self.simulator = simulator
        self._port = SerialPort(
            PortSettings(NAME),
            deliver,
            open_port=self._open,
            retry_delays_s=retry_delays_s,
            make_meter=None,
        )

    @property
    def name(self) -> str:
        return NAME

    @property
    def failure(self) -> BaseException | None:
        """The exception that ended the port's thread, or None."""
        return self._port.failure

    def start(self) -> None:
        """Raises `Fault` if this system has no pseudo-terminals."""
        self.simulator.start()
        self._port.start()

    def stop(self) -> None:
        self._port.stop()
        self.simulator.stop()

    def send(self, data: bytes) -> None:
        self._port.send(data)

    def _open(self, settings: PortSettings) -> OpenPort:
        if not self.simulator.plugged:  # its old name may be another program's terminal now
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), settings.url)
        return open_serial(replace(settings, url=self.simulator.path))
