"""Raw sessions as text: written, read back, and refused if they are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.raw_session import HEADING, line_of, reports_of
from drivers.reports import PortLost, PortOpened, PortReport, PortTrouble, RawBytes
from tablemgr.basics.errors import Fault

walls = st.integers(0, 200 * 365 * 86400 * 10**9)
monos = st.integers(0, 10**18)
ports = st.text(min_size=1, max_size=40)
words = st.text(max_size=40).map(lambda text: " ".join(text.split()))
reports = st.one_of(
    st.builds(RawBytes, st.binary(min_size=1, max_size=40), walls, monos),
    st.builds(PortOpened, ports, walls, monos),
    st.builds(PortLost, ports, st.sampled_from(PortTrouble), words, walls, monos),
)


def test_the_lines_of_the_documentation() -> None:
    wall_ns = 1_772_396_100_123_456_789
    session: list[PortReport] = [
        PortOpened("/dev/ttyUSB0", wall_ns, 12_500_000_000),
        RawBytes(bytes.fromhex("05 31 53 03 36 31"), wall_ns + 10**9, 13_500_000_000),
        PortLost("COM 3", PortTrouble.UNPLUGGED, "device  gone", wall_ns + 10**9, 13_500_000_001),
    ]
    lines = [line_of(report) for report in session]
    assert lines == [
        "2026-03-01T20:15:00.123456789Z 12.500000000 opened /dev/ttyUSB0",
        "2026-03-01T20:15:01.123456789Z 13.500000000 bytes 05 31 53 03 36 31",
        "2026-03-01T20:15:01.123456789Z 13.500000001 lost unplugged COM%203 device gone",
    ]
    text = [HEADING, "# a comment", "", *lines]
    read = list(reports_of([f"{line}\r\n" for line in text], "s"))
    assert [line_of(report) for report in read] == lines


@given(st.lists(reports, max_size=8))
def test_reports_round_trip(session: list[PortReport]) -> None:
    lines = [line_of(report) for report in session]
    assert all(line.isprintable() or "lost" in line for line in lines)
    assert list(reports_of([HEADING, *lines], "s")) == session


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("something else", "line 1: 'tablemgr raw session 1' is expected"),
        (f"{HEADING}\n\nhello", "line 3: two times"),
        (f"{HEADING}\n2026-03-01T20:15:00.123456789Z 1.000000000 bytes 0", "line 2"),
        (f"{HEADING}\n2026-13-01T20:15:00.123456789Z 1.000000000 bytes 00", "line 2"),
        (f"{HEADING}\n2026-03-01T20:15:00.123456789Z 1.000000000 lost fire x y", "line 2.*fire"),
        (f"{HEADING}\n2026-03-01T20:15:00.123Z 1.000000000 bytes 00", "line 2: two times"),
    ],
)
def test_what_is_no_session_is_named_by_line(text: str, what: str) -> None:
    with pytest.raises(Fault, match=what) as found:
        list(reports_of(text.splitlines(), "s.txt"))
    assert found.value.what.startswith("s.txt, line")


@given(st.text())
def test_any_line_is_a_report_or_a_fault(text: str) -> None:
    lines = [HEADING, *(line for line in text.splitlines() if line and not line.startswith("#"))]
    if len(lines) > 1:
        with pytest.raises(Fault):
            list(reports_of(lines, "s"))
