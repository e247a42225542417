"""A report as plain text: its columns line up in any script, and no name steers a terminal."""

from __future__ import annotations

from tablemgr.basics.terminal import columns
from tablemgr.past.report_parts import ReportPage, ReportTable, lines_of


def test_columns_line_up_though_a_chinese_sign_is_two_wide() -> None:
    table = ReportTable("局", ("", "局数"), (("荷官", "12"), ("dora", "7"), ("மேசை", "1")))
    *_, first, second, third = lines_of(ReportPage("T1", (table,), ()))
    starts = {columns(line[: line.index(end)]) for line, end in zip(
        (first, second, third), ("12", "7", "1"), strict=True
    )}  # fmt: skip
    assert len(starts) == 1


def test_a_name_that_would_steer_a_terminal_is_shown_as_its_signs() -> None:
    table = ReportTable("", ("",), (("ann\x1b[2J",),))
    assert list(lines_of(ReportPage("T1", (table,), ())))[-1] == "    ann\\x1b[2J"
