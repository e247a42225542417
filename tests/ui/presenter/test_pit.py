"""The desk's words for its tables, and one call as a line."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from tablemgr.pit.calls import CallKind, TableCall
from tablemgr.pit.marks import TableMark
from ui.presenter.pit import SeenProfiles, call_line, clock_text, completeness_text, table_card
from ui.views.shared import Tone

AT = datetime(2026, 1, 2, 21, 4, 7, tzinfo=UTC)


def mark(table: str, heard: datetime | None, *, lacks: int = 0) -> TableMark:
    return TableMark(table, 0, 10 + lacks, b"", heard, heard, 0, 0, 1, 1.0)


def test_how_complete_the_desk_knows_its_tables_to_be_is_one_sentence() -> None:
    later = AT + timedelta(seconds=5)
    assert completeness_text([]) == "No table has been added"
    whole = completeness_text([mark("T1", later), mark("T2", AT)])
    assert whole == f"All 2 tables complete to {clock_text(AT)}", "the earliest of them"


def test_a_table_never_heard_of_says_so_and_what_it_is_called_for() -> None:
    call = TableCall(CallKind.SILENT, "T9")
    card = table_card(None, mark("T9", None), call, SeenProfiles())
    assert card.complete == "never heard of"
    assert (card.call, card.tone) == ("not heard of", Tone.WARN)


def test_a_case_can_be_opened_from_its_line_and_is_urgent() -> None:
    line = call_line(TableCall(CallKind.CASE, "T1", "foreign-card"))
    assert line.title == "T1: a ruling"
    assert line.tone is Tone.TAKE
    assert "{" not in line.cause
    silent = call_line(TableCall(CallKind.SILENT, "T1"))
    assert silent.tone is Tone.WARN
