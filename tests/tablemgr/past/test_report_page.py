"""A report's page has the tables that have something to say, the key's public half last."""

from __future__ import annotations

from tablemgr.past.day_report import DayReport
from tablemgr.past.report_page import ReportExtras, page_of
from tablemgr.past.report_parts import lines_of


def test_the_public_half_of_the_key_stands_at_the_end_if_it_is_known() -> None:
    pem = "-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----\n"
    lines = list(lines_of(page_of("Table T1", DayReport(), ReportExtras(key=pem))))
    assert [line.strip() for line in lines[-4:]] == ["The table's key", *pem.splitlines()]
    assert not any("key" in line for line in lines_of(page_of("Table T1", DayReport())))
