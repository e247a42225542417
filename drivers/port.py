"""The one thread that owns a serial port: opens, reads, writes, closes, and tries again for ever.

Knows no protocol: it delivers bytes with their time and parses nothing, so that they can be
journalled first. Nothing else in the program touches the port.
"""

from __future__ import annotations

import errno
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import serial
from msgspec import Struct

from drivers.device import Deliver
from drivers.limits import LIMITS, Bucket
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes

RETRY_DELAYS_S: Final = (0.5, 1.0, 2.0, 5.0)
"""The seconds between tries to open the port; the last one is repeated for ever. They start again
after the port was open."""

READ_TIMEOUT_S: Final = 0.2
"""How long a read may block if it can't be cancelled (`socket://`)."""

WRITE_TIMEOUT_S: Final = 1.0
CHUNK_BYTES: Final = 4096

_LOST: tuple[type[BaseException], ...] = (OSError, TypeError)
"""What an unplugged port raises: OSError, of which pyserial's exception is one, or TypeError for a
closed handle."""
if sys.platform != "win32":
    import termios

    _LOST += (termios.error,)  # from a port that disappears while it is being opened

_NOT_TO_BE_HAD: tuple[type[BaseException], ...] = (*_LOST, ValueError)
"""What opening raises: the same, or ValueError for a URL that pyserial does not know."""


class OpenPort(Protocol):
    """The part of a pyserial port that is used. If it has `cancel_read`, that is used too."""

    @property
    def in_waiting(self) -> int: ...

    def read(self, size: int = ..., /) -> bytes: ...

    def write(self, data: bytes, /) -> int | None: ...

    def close(self) -> None: ...


class PortSettings(Struct, frozen=True):
    """How to open the port: any pyserial URL, and the speed. Always 8N1 without flow control."""

    url: str
    baud: int = 4800


class Clock(Struct, frozen=True):
    """The time, in nanoseconds: `wall_ns` since 1970 (UTC), `monotonic_ns` without jumps."""

    wall_ns: Callable[[], int] = time.time_ns
    monotonic_ns: Callable[[], int] = time.monotonic_ns


def open_serial(settings: PortSettings) -> OpenPort:
    """Opens a port for this program alone, if the system can do that.

    Raises `OSError` if the port can't be opened, `ValueError` for a URL of an unknown kind.
    """
    port: OpenPort = serial.serial_for_url(
        settings.url,
        baudrate=settings.baud,
        timeout=READ_TIMEOUT_S,
        write_timeout=WRITE_TIMEOUT_S,
        exclusive=True,
    )
    return port


_TROUBLE_OF_ERRNO: Final = {
    errno.ENOENT: PortTrouble.ABSENT,
    errno.ENODEV: PortTrouble.ABSENT,
    errno.ENXIO: PortTrouble.ABSENT,
    errno.ECONNREFUSED: PortTrouble.ABSENT,
    errno.EACCES: PortTrouble.NO_PERMISSION,
    errno.EPERM: PortTrouble.NO_PERMISSION,
    errno.EBUSY: PortTrouble.IN_USE,
    errno.EAGAIN: PortTrouble.IN_USE,
}


def trouble_of(error: BaseException) -> PortTrouble:
    """Why a port did not open, from the error or from an error that caused it."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno in _TROUBLE_OF_ERRNO:
            return _TROUBLE_OF_ERRNO[cause.errno]
        cause = cause.__cause__ or cause.__context__
    text = str(error)  # on Windows pyserial gives the system's error as text only
    if "FileNotFoundError" in text:
        return PortTrouble.ABSENT
    if "PermissionError" in text:
        return PortTrouble.IN_USE  # on Windows: another program has the port open
    return PortTrouble.OTHER


def reason_of(error: BaseException) -> str:
    """Why a port did not open, in the system's words: pyserial says it twice and with numbers."""
    if isinstance(error, OSError) and error.errno in _TROUBLE_OF_ERRNO:
        return os.strerror(error.errno)
    cause: BaseException | None = error
    while cause is not None:
        if cause.args and cause.args[0] == errno.ENOTTY:
            return "it is not a serial port"
        cause = cause.__cause__ or cause.__context__
    return str(error)


def too_much(count: int, what: str, passed_ns: int) -> str:
    """How much came, for the person who has to find out why: `40960 bytes in 0.5 s`."""
    return f"{count} {what} in {passed_ns / 1e9:.1f} s"


class SerialPort:
    """A device at the far end of a serial port. A `drivers.device.Device`.

    `deliver` is called on the worker thread. Everything from `open_port` on is for tests. `pause`
    waits this many seconds between tries; the default wait ends early if the port is stopped.
    `make_meter` limits how many bytes may come; None for no limit. If more come, the port is
    closed, a `PortLost` is delivered, and the thread ends; the next `start` reads on.
    """

    def __init__(
        self,
        settings: PortSettings,
        deliver: Deliver,
        *,
        open_port: Callable[[PortSettings], OpenPort] = open_serial,
        retry_delays_s: Sequence[float] = RETRY_DELAYS_S,
        clock: Clock | None = None,
        pause: Callable[[float], object] | None = None,
        make_meter: Callable[[], Bucket] | None = LIMITS.line,
    ) -> None:
        self.settings = settings
        self.deliver = deliver
        self.open_port = open_port
        self.retry_delays_s = retry_delays_s
        self.clock = clock or Clock()
        self.pause = pause
        self.make_meter = make_meter
        self._stopping = threading.Event()
        self._outgoing: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._port: OpenPort | None = None
        self._port_lock = threading.Lock()
        """Held to close the port and to wake its read, so that the two don't happen at once."""
        self._failure: BaseException | None = None
        self._meter: Bucket | None = None

    @property
    def name(self) -> str:
        return self.settings.url

    @property
    def failure(self) -> BaseException | None:
        """The exception that ended the thread; then the port is not read until it is stopped and
        started again. None while all is well.
        """
        return self._failure

    def start(self) -> None:
        """Starts the thread. Does nothing if it runs."""
        if self._thread is not None:
            return
        self._stopping.clear()
        self._failure = None
        self._meter = None if self.make_meter is None else self.make_meter()
        self._thread = threading.Thread(target=self._live, name=f"port {self.name}", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends the thread, which closes the port. Not to be called from `deliver`."""
        self._stopping.set()
        self._wake()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def send(self, data: bytes) -> None:
        """Hands bytes to the thread to be written; they are dropped if the port is not open."""
        if self._port is not None:
            self._outgoing.put(data)
            self._wake()

    def _wake(self) -> None:
        """Ends a blocking read, if the port can do that."""
        with self._port_lock:
            cancel = getattr(self._port, "cancel_read", None)
            if cancel is not None:
                cancel()

    # --- on the worker thread ---

    def _live(self) -> None:
        """Run the thread. A bug of ours ends the reader and nothing else; the owner of the port
        finds it in `failure`.
        """
        try:
            self._run()
        except BaseException as error:  # noqa: BLE001 - the owner of the port finds and tells it
            self._failure = error

    def _run(self) -> None:
        tries = 0
        said: tuple[PortTrouble, str] | None = None
        while not self._stopping.is_set():
            try:
                port = self.open_port(self.settings)
            except _NOT_TO_BE_HAD as error:
                trouble = (trouble_of(error), reason_of(error))
                if trouble != said:
                    said = trouble
                    self._say_lost(*trouble)
            else:
                tries = 0
                said = None
                if not self._use(port):
                    return
            if not self._stopping.is_set():
                delay_s = self.retry_delays_s[min(tries, len(self.retry_delays_s) - 1)]
                tries += 1
                (self.pause or self._stopping.wait)(delay_s)

    def _use(self, port: OpenPort) -> bool:
        """Reads an open port until it is lost or stopped, and closes it. False if the device said
        too much, so that the port is not to be opened again.
        """
        opened_ns, count_bytes = self.clock.monotonic_ns(), 0
        while not self._outgoing.empty():  # meant for a port that is gone
            self._outgoing.get()
        with self._port_lock:
            self._port = port
        try:
            self.deliver(PortOpened(self.name, self.clock.wall_ns(), self.clock.monotonic_ns()))
            while not self._stopping.is_set():
                try:
                    data = self._exchange(port)
                except _LOST as error:
                    self._say_lost(PortTrouble.UNPLUGGED, str(error) or type(error).__name__)
                    return True
                now_ns = self.clock.monotonic_ns()
                count_bytes += len(data)
                if self._meter is not None and not self._meter.take(len(data), now_ns):
                    reason = too_much(count_bytes, "bytes", now_ns - opened_ns)
                    self._say_lost(PortTrouble.FLOODED, reason)
                    return False
                if data:
                    self.deliver(RawBytes(data, self.clock.wall_ns(), now_ns))
        finally:
            self._close(port)
        return True

    def _exchange(self, port: OpenPort) -> bytes:
        """Writes what is to be written, waits a while for bytes, and gives those that came."""
        self._write_outgoing(port)
        return port.read(max(1, min(port.in_waiting, CHUNK_BYTES)))

    def _write_outgoing(self, port: OpenPort) -> None:
        while not self._outgoing.empty():
            try:
                port.write(self._outgoing.get())
            except serial.SerialTimeoutException:
                return  # the device does not listen; the codec reports what is not answered

    def _close(self, port: OpenPort) -> None:
        with self._port_lock:
            self._port = None
            try:
                port.close()
            except _LOST:
                return  # the port was lost already, and its handle is given back

    def _say_lost(self, trouble: PortTrouble, reason: str) -> None:
        self.deliver(
            PortLost(self.name, trouble, reason, self.clock.wall_ns(), self.clock.monotonic_ns())
        )
