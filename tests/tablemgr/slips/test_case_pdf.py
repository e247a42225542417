"""The paper of a case: each of its pages says which case it belongs to."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.slips.case_pdf import render
from tablemgr.slips.case_slip import CaseHead
from tablemgr.slips.paper import Paper
from tests.tablemgr.case_journal import MARY, signed
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.slips.samples import FONTS

HEAD = CaseHead("Sands Grand", "BJ 7", datetime(2026, 11, 27, tzinfo=UTC))


def long_case(acts: int) -> CaseFile:
    """A foreign card, Voided; it says so many times what was decided."""
    session = session_of(Table(load("rws-blackjack")))
    signed(session, MARY, "open", "bet 1 ann 100 seated", "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    (file,) = case_files(session.journal.entries())
    return replace(file, acts=file.acts * acts)


def pages(file: CaseFile, paper: Paper) -> list[str]:
    pdf = PdfReader(BytesIO(render(file, HEAD, paper, FONTS)))
    return [page.extract_text() for page in pdf.pages]


@pytest.mark.parametrize("acts", [1, 14, 60])
def test_each_page_has_case_table_page_and_code(acts: int) -> None:
    file = replace(long_case(acts), code="7K3M-Q9ZD", seq=164)
    found = pages(file, Paper.A6)
    assert len(found) == {1: 1, 14: 2, 60: 3}[acts]
    for number, text in enumerate(found, 1):
        foot = f"Case 1 · Table BJ 7 · Journal 7K3M-Q9ZD, entry 164Page {number} of {len(found)}"
        assert foot.replace(" ", "") in text.replace(" ", "").replace("\n", "")


def test_a_roll_is_one_page_with_the_same_foot() -> None:
    (text,) = pages(long_case(60), Paper.ROLL_80)
    assert "Page 1 of 1" in text
