"""The thread that owns a port: opens, retries, delivers raw bytes, loses the port, stops."""

from __future__ import annotations

import errno
import os
import queue
import threading
import tty
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import serial

from drivers.limits import Bucket
from drivers.port import (
    RETRY_DELAYS_S,
    Clock,
    OpenPort,
    PortSettings,
    SerialPort,
    open_serial,
    trouble_of,
)
from drivers.reports import PortLost, PortOpened, PortTrouble, RawBytes

Delivered = queue.Queue[object]
WAIT_S = 10.0

TICKS = Clock(wall_ns=lambda: 111, monotonic_ns=lambda: 222)


class FakePort:
    """Reads what it is told to, and raises what it is told to."""

    def __init__(self, *script: bytes | BaseException, cancellable: bool = True) -> None:
        self.script = list(script)
        self.written: list[bytes] = []
        self.closed = 0
        self.wrote = threading.Event()
        self.write_error: BaseException | None = None
        self._wake = threading.Event()
        if cancellable:
            self.cancel_read = self._wake.set

    @property
    def in_waiting(self) -> int:
        if self.script and isinstance(self.script[0], bytes):
            return len(self.script[0])
        return 0

    def read(self, _size: int = 1, /) -> bytes:
        if self.script:
            step = self.script.pop(0)
            if isinstance(step, bytes):
                return step
            raise step
        self._wake.wait(0.05)
        self._wake.clear()
        return b""

    def write(self, data: bytes, /) -> int:
        self.wrote.set()
        if self.write_error is not None:
            error, self.write_error = self.write_error, None
            raise error
        self.written.append(data)
        return len(data)

    def close(self) -> None:
        self.closed += 1


class Harness:
    """A `SerialPort` whose tries to open go through a script, and whose pauses do not last."""

    def __init__(self, *opened: FakePort | BaseException) -> None:
        self.opened = list(opened)
        self.delivered: Delivered = queue.Queue()
        self.pauses: list[float] = []
        self.out_of_script = threading.Event()
        self.port = SerialPort(
            PortSettings("fake"),
            self.delivered.put,
            open_port=self._open,
            clock=TICKS,
            pause=self._pause,
        )

    def _open(self, _settings: PortSettings) -> OpenPort:
        if not self.opened:
            self.out_of_script.set()
            self.port._stopping.wait(WAIT_S)
            raise OSError(errno.ENOENT, "gone")
        step = self.opened.pop(0)
        if isinstance(step, BaseException):
            raise step
        return step

    def _pause(self, delay_s: float) -> None:
        self.pauses.append(delay_s)

    def next(self) -> object:
        return self.delivered.get(timeout=WAIT_S)


@pytest.fixture
def harness() -> Iterator[Callable[..., Harness]]:
    made: list[Harness] = []

    def make(*opened: FakePort | BaseException) -> Harness:
        made.append(Harness(*opened))
        made[-1].port.start()
        return made[-1]

    yield make
    for one in made:
        one.port.stop()


def test_bytes_are_delivered_raw_with_both_times(harness: Callable[..., Harness]) -> None:
    running = harness(FakePort(b"\x05\x31", b"\xff"))
    assert running.next() == PortOpened("fake", 111, 222)
    assert running.next() == RawBytes(b"\x05\x31", 111, 222)
    assert running.next() == RawBytes(b"\xff", 111, 222)


@pytest.mark.parametrize(
    "error",
    [
        serial.SerialException("device reports readiness to read but returned no data"),
        OSError(errno.EIO, "Input/output error"),
        TypeError("an integer is required"),
    ],
)
def test_each_way_of_losing_a_port_closes_it_and_opens_it_again(
    harness: Callable[..., Harness], error: BaseException
) -> None:
    first, second = FakePort(b"a", error), FakePort(b"b")
    running = harness(first, second)
    assert [running.next(), running.next()] == [
        PortOpened("fake", 111, 222),
        RawBytes(b"a", 111, 222),
    ]
    lost = running.next()
    assert isinstance(lost, PortLost)
    assert lost.trouble is PortTrouble.UNPLUGGED
    assert lost.reason == str(error)
    assert [running.next(), running.next()] == [
        PortOpened("fake", 111, 222),
        RawBytes(b"b", 111, 222),
    ]
    assert first.closed == 1


def test_retries_wait_longer_and_longer_and_start_again_once_open(
    harness: Callable[..., Harness],
) -> None:
    absent = OSError(errno.ENOENT, "no such file")
    running = harness(*[absent] * 6, FakePort(OSError("unplugged")), absent)
    assert running.out_of_script.wait(WAIT_S)
    assert running.pauses == [*RETRY_DELAYS_S, 5.0, 5.0, 0.5, 1.0]


def test_why_a_port_cannot_be_had_is_said_once_for_each_reason(
    harness: Callable[..., Harness],
) -> None:
    absent, denied = OSError(errno.ENOENT, "no such file"), OSError(errno.EACCES, "denied")
    running = harness(absent, absent, denied, denied, absent)
    assert running.out_of_script.wait(WAIT_S)
    said = [running.next() for _ in range(3)]
    assert [lost.trouble for lost in said if isinstance(lost, PortLost)] == [
        PortTrouble.ABSENT,
        PortTrouble.NO_PERMISSION,
        PortTrouble.ABSENT,
    ]
    assert running.delivered.empty()


@pytest.mark.parametrize("cancellable", [True, False])
def test_stop_ends_a_blocked_read_and_closes_the_port(cancellable: bool) -> None:
    fake = FakePort(cancellable=cancellable)
    running = Harness(fake)
    running.port.start()
    assert isinstance(running.next(), PortOpened)
    running.port.stop()
    assert fake.closed == 1
    running.port.stop()
    assert running.delivered.empty()


def test_stop_ends_a_pause_between_tries() -> None:
    delivered: Delivered = queue.Queue()

    def absent(_settings: PortSettings) -> OpenPort:
        raise OSError(errno.ENOENT, "no such file")

    port = SerialPort(PortSettings("x"), delivered.put, open_port=absent, retry_delays_s=[3600.0])
    port.start()
    delivered.get(timeout=WAIT_S)
    port.stop()


def test_bytes_to_send_are_written_by_the_thread(harness: Callable[..., Harness]) -> None:
    fake = FakePort()
    running = harness(fake)
    running.next()
    running.port.send(b"\x06")
    assert fake.wrote.wait(WAIT_S)
    running.port.stop()
    assert fake.written == [b"\x06"]


def test_bytes_meant_for_a_lost_port_are_not_written_to_the_next(
    harness: Callable[..., Harness],
) -> None:
    first, second = FakePort(), FakePort(b"second")
    running = harness(first, second)
    assert isinstance(running.next(), PortOpened)
    first.write_error = OSError(errno.EIO, "unplugged")
    for _ in range(3):
        running.port.send(b"stale")
    assert isinstance(running.next(), PortLost)
    assert isinstance(running.next(), PortOpened)
    assert isinstance(running.next(), RawBytes)
    running.port.stop()
    assert second.written == []


def test_bytes_for_a_port_that_is_not_open_are_dropped() -> None:
    gate = threading.Event()
    fake = FakePort(b"ready")
    running = Harness(OSError(errno.ENOENT, "no such file"), fake)
    running.port.pause = lambda _delay_s: gate.wait(WAIT_S)
    running.port.send(b"not started")
    running.port.start()
    assert isinstance(running.next(), PortLost)
    running.port.send(b"not open")
    gate.set()
    assert isinstance(running.next(), PortOpened)
    assert isinstance(running.next(), RawBytes)
    running.port.stop()
    assert fake.written == []


def test_a_device_that_does_not_listen_is_not_a_lost_port(harness: Callable[..., Harness]) -> None:
    fake = FakePort()
    fake.write_error = serial.SerialTimeoutException("Write timeout")
    running = harness(fake)
    running.next()
    running.port.send(b"lock")
    assert fake.wrote.wait(WAIT_S)
    fake.script.append(b"still here")
    assert isinstance(running.next(), RawBytes)


def test_an_error_of_the_receiver_is_not_taken_for_a_lost_port_and_is_kept() -> None:
    fallen: Delivered = queue.Queue()

    def full_disk(report: object) -> None:
        if isinstance(report, RawBytes):
            raise OSError(errno.ENOSPC, "No space left on device")
        fallen.put(report)

    fake = FakePort(b"a")
    port = SerialPort(PortSettings("fake"), full_disk, open_port=lambda _: fake)
    port.start()
    assert isinstance(fallen.get(timeout=WAIT_S), PortOpened)
    assert port._thread is not None
    port._thread.join(WAIT_S)
    assert isinstance(port.failure, OSError)
    assert fake.closed == 1
    assert fallen.empty()
    port.stop()
    port.start()
    assert port.failure is None, "another thread, another chance"
    port.stop()


def test_more_than_a_shoe_can_say_closes_the_port_and_ends_the_thread() -> None:
    delivered: Delivered = queue.Queue()
    fake = FakePort(*[b"x" * 100] * 20)
    port = SerialPort(
        PortSettings("fake"),
        delivered.put,
        open_port=lambda _: fake,
        clock=TICKS,
        make_meter=lambda: Bucket(350, 1),
    )
    port.start()
    assert port._thread is not None
    port._thread.join(WAIT_S)
    assert [delivered.get_nowait() for _ in range(5)] == [
        PortOpened("fake", 111, 222),
        *[RawBytes(b"x" * 100, 111, 222)] * 3,
        PortLost("fake", PortTrouble.FLOODED, "400 bytes in 0.0 s", 111, 222),
    ]
    assert delivered.empty()
    assert (fake.closed, port.failure) == (1, None)
    port.stop()


# --- real ports ---


@pytest.fixture
def pty_pair() -> Iterator[tuple[int, str]]:
    far, near = os.openpty()
    tty.setraw(near)
    yield far, os.ttyname(near)
    os.close(near)
    os.close(far)


def test_a_port_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no-such-port") as caught:
        open_serial(PortSettings(str(tmp_path / "no-such-port")))
    assert trouble_of(caught.value) is PortTrouble.ABSENT


def test_a_port_that_another_has_open(pty_pair: tuple[int, str]) -> None:
    first = open_serial(PortSettings(pty_pair[1]))
    with pytest.raises(OSError, match="exclusively") as caught:
        open_serial(PortSettings(pty_pair[1]))
    first.close()
    assert trouble_of(caught.value) is PortTrouble.IN_USE


def test_a_network_port_that_nobody_serves() -> None:
    with pytest.raises(OSError, match="refused") as caught:
        open_serial(PortSettings("socket://127.0.0.1:1"))
    assert trouble_of(caught.value) is PortTrouble.ABSENT


def test_why_a_port_did_not_open_is_said_once_and_without_numbers() -> None:
    delivered: Delivered = queue.Queue()
    port = SerialPort(PortSettings("/dev/no-such-shoe"), delivered.put)
    port.start()
    lost = delivered.get(timeout=WAIT_S)
    port.stop()
    assert isinstance(lost, PortLost)
    assert lost.reason == "No such file or directory"


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("could not open port 'COM3': FileNotFoundError(2, ...)", PortTrouble.ABSENT),
        ("could not open port 'COM3': PermissionError(13, ...)", PortTrouble.IN_USE),
        ("something else", PortTrouble.OTHER),
    ],
)
def test_the_words_of_windows(text: str, trouble: PortTrouble) -> None:
    assert trouble_of(serial.SerialException(text)) is trouble


def test_an_address_of_no_known_kind_is_said_and_no_crash() -> None:
    delivered: Delivered = queue.Queue()
    port = SerialPort(PortSettings("carrier-pigeon://loft"), delivered.put)
    port.start()
    lost = delivered.get(timeout=WAIT_S)
    port.stop()
    assert isinstance(lost, PortLost)
    assert lost.trouble is PortTrouble.OTHER


def test_a_real_port_reads_writes_and_is_lost(pty_pair: tuple[int, str]) -> None:
    far, path = pty_pair
    delivered: Delivered = queue.Queue()
    port = SerialPort(PortSettings(path), delivered.put)
    port.start()
    assert isinstance(delivered.get(timeout=WAIT_S), PortOpened)
    os.write(far, b"\x05\x31\x53")
    got = b""
    while len(got) < 3:
        report = delivered.get(timeout=WAIT_S)
        assert isinstance(report, RawBytes)
        got += report.data
    assert got == b"\x05\x31\x53"
    port.send(b"\x06")
    assert os.read(far, 10) == b"\x06"
    port.stop()
