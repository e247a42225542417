"""A raw session as text: what a port delivered, a line for each report, to be played back later.

    tablemgr raw session 1
    2026-03-01T20:15:00.123456789Z 12.500000000 opened /dev/ttyUSB0
    2026-03-01T20:15:01.123456789Z 13.500000000 bytes 05 31 53 03 36 31
    2026-03-01T20:15:09.123456789Z 21.500000000 lost unplugged /dev/ttyUSB0 device reports ...

The wall time (UTC), the seconds of a clock that never jumps, a word, and its details; `#` begins a
comment line. Blanks in a port's name are written as `%20`. Knows no protocol.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote, unquote

from drivers.reports import PortLost, PortOpened, PortReport, PortTrouble, RawBytes
from tablemgr.basics.errors import Fault

HEADING: Final = "tablemgr raw session 1"

_LINE: Final = re.compile(
    r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z (\d{1,10})\.(\d{9}) (opened|bytes|lost) (.+)",
    re.ASCII,
)
_SAFE: Final = "/:@?&=,+[]"
_NS: Final = 1_000_000_000


def line_of(report: PortReport) -> str:
    """A report as a line, without the end of line."""
    times = f"{_wall(report.wall_ns)} {report.monotonic_ns // _NS}.{report.monotonic_ns % _NS:09}"
    match report:
        case RawBytes(data):
            return f"{times} bytes {data.hex(' ').upper()}"
        case PortOpened(port):
            return f"{times} opened {quote(port, _SAFE)}"
        case PortLost(port, trouble, reason):
            words = " ".join(reason.split())
            return f"{times} lost {trouble.value} {quote(port, _SAFE)} {words}".rstrip()


_NO_HEADING: Final = "{name}, line 1: {heading!r} is expected."
_REMEDY: Final = "Give a file that `tablemgr devices record` has written."


def reports_of(lines: Iterable[str], name: str) -> Iterator[PortReport]:
    """The reports of a session's lines; `name` is the file's, for messages.

    Raises `Fault`, which names the line, if one is not a report.
    """
    number = 0
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        if number == 1:
            if text != HEADING:
                raise Fault(
                    "{name}, line 1: {heading!r} is expected.", _REMEDY, name=name, heading=HEADING
                )
        elif text and not text.startswith("#"):
            try:
                yield _report(text)
            except ValueError as error:
                raise Fault(
                    "{name}, line {number}: {error}.",
                    _REMEDY,
                    name=name,
                    number=number,
                    error=error,
                ) from None
    if not number:
        raise Fault(_NO_HEADING, _REMEDY, name=name, heading=HEADING)


def _report(text: str) -> PortReport:
    """The report of one line. Raises `ValueError`."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError("two times and then opened, bytes or lost are expected")
    moment = datetime.fromisoformat(found[1]).replace(tzinfo=UTC)
    wall_ns = int(moment.timestamp()) * _NS + int(found[2])
    monotonic_ns = int(found[3]) * _NS + int(found[4])
    rest = found[6]
    match found[5]:
        case "bytes":
            return RawBytes(bytes.fromhex(rest), wall_ns, monotonic_ns)
        case "opened":
            return PortOpened(unquote(rest), wall_ns, monotonic_ns)
    trouble, _, rest = rest.partition(" ")
    port, _, reason = rest.partition(" ")
    return PortLost(unquote(port), PortTrouble(trouble), reason, wall_ns, monotonic_ns)


def _wall(wall_ns: int) -> str:
    moment = datetime.fromtimestamp(wall_ns // _NS, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{wall_ns % _NS:09}Z"
