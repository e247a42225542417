"""Watches a device without a table: its bytes and events as lines of text, live or played back.

For the command line. Knows no file and no keyboard: lines go to `show`.
"""

from __future__ import annotations

import queue
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import FrameType

from drivers.advice import advice
from drivers.device import CardDrawn, Codec, DeviceEvent
from drivers.link import DeviceLink, LinkState
from drivers.port import PortSettings, SerialPort
from drivers.reports import PortOpened, PortReport, RawBytes

ShowLine = Callable[[str], None]

TICK_S = 1.0


def play(reports: Iterable[PortReport], codec: Codec, show: ShowLine) -> LinkState:
    """Plays a session back without pauses; gives what the panel would show at its end."""
    link = DeviceLink(codec)
    last_ns: int | None = None
    for report in reports:
        if last_ns is not None:
            _tick_between(link, last_ns, report, show)
        _show_report(link, report, show)
        link.take_replies()
        last_ns = report.monotonic_ns
    return link.state


def _tick_between(link: DeviceLink, last_ns: int, report: PortReport, show: ShowLine) -> None:
    """Shows the events that came from the passing of time alone, just before the next report.
    Not if the clock of the session started again in between.
    """
    if report.monotonic_ns > last_ns:
        _show_events(link.tick(report.monotonic_ns), show)


def watch(
    settings: PortSettings,
    codec: Codec,
    show: ShowLine,
    keep: Callable[[PortReport], None] | None = None,
    for_s: float | None = None,
) -> LinkState:
    """Shows what a device says until SIGINT or SIGTERM, or for `for_s` seconds.

    `keep` gets each report before it is read. The device is answered as its protocol asks. Gives
    what the panel would show at the end.
    """
    link = DeviceLink(codec)
    ends_s = None if for_s is None else time.monotonic() + for_s
    with _reports(settings) as (reports, device):
        while ends_s is None or time.monotonic() < ends_s:
            left_s = TICK_S if ends_s is None else max(0.0, min(TICK_S, ends_s - time.monotonic()))
            try:
                report = reports.get(timeout=left_s)
            except queue.Empty:
                _raise_failure(device)
                _show_events(link.tick(time.monotonic_ns()), show)
                continue
            if report is None:
                break
            if keep is not None:
                keep(report)
            _show_report(link, report, show)
            replies = link.take_replies()
            if replies:
                device.send(replies)
    return link.state


def hear(settings: PortSettings, for_s: float) -> bytes:
    """The bytes that come in `for_s` seconds, counted from when the port is open."""
    data = b""
    with _reports(settings) as (reports, device):
        ends_s = time.monotonic() + for_s
        while (left_s := ends_s - time.monotonic()) > 0:
            try:
                report = reports.get(timeout=left_s)
            except queue.Empty:
                _raise_failure(device)
                break
            if report is None:
                raise KeyboardInterrupt
            if isinstance(report, PortOpened):
                ends_s = time.monotonic() + for_s
            if isinstance(report, RawBytes):
                data += report.data
    return data


def summary(state: LinkState) -> str:
    """The counts of a session, as one line."""
    return (
        f"{_counted(state.cards, 'card')}; {_counted(state.good, 'message')} understood, "
        f"{state.bad} not, {state.repeated} repeated, {_counted(state.gaps, 'gap')}"
    )


def _counted(count: int, what: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


@contextmanager
def _reports(
    settings: PortSettings,
) -> Iterator[tuple[queue.SimpleQueue[PortReport | None], SerialPort]]:
    """A running port and what it delivers; None is delivered when the process is told to end."""
    reports: queue.SimpleQueue[PortReport | None] = queue.SimpleQueue()

    def deliver(report: PortReport | CardDrawn) -> None:
        if not isinstance(report, CardDrawn):  # a port never delivers one
            reports.put(report)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        reports.put(None)

    before = {}
    if threading.current_thread() is threading.main_thread():
        before = {name: signal.signal(name, stop) for name in (signal.SIGTERM, signal.SIGINT)}
    device = SerialPort(settings, deliver, make_meter=None)
    device.start()
    try:
        yield reports, device
    finally:
        device.stop()
        for name, handler in before.items():
            signal.signal(name, handler)


def _raise_failure(device: SerialPort) -> None:
    """Raise the exception that ended the reader, if there is one: it ends the command."""
    if device.failure is not None:
        raise device.failure


def _show_report(link: DeviceLink, report: PortReport, show: ShowLine) -> None:
    moment = datetime.fromtimestamp(report.wall_ns / 1e9, UTC)
    what = report.data.hex(" ").upper() if isinstance(report, RawBytes) else ""
    show(f"{moment:%H:%M:%S}.{moment.microsecond // 1000:03}Z {what}".rstrip())
    _show_events(link.feed(report), show)


def _show_events(events: Iterable[DeviceEvent], show: ShowLine) -> None:
    for event in events:
        show(f"    {describe(event)}")


def describe(event: DeviceEvent) -> str:
    """An event as one line: its kind, its fields, whether it doubts the cards, and what to do."""
    held = " ".join(f"{name}={_word(getattr(event, name))}" for name in event.__struct_fields__)
    line = f"{type(event).__name__} {held}".rstrip()
    if event.doubts_cards:
        line += " (doubts the cards)"
    told = advice(event)
    return line if told is None else f"{line}: {told}"


def _word(value: object) -> str:
    if isinstance(value, bytes):
        return f"[{value.hex(' ').upper()}]"
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return str(getattr(value, "value", value))
