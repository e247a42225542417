"""A report on paper: its curves and tables, in any script, on as many pages as it takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from tablemgr.basics.files import brought
from tablemgr.past.report_parts import ReportCurve, ReportPage, ReportTable
from tablemgr.slips.report_pdf import render


def on_paper(file: str) -> str:
    """The text of a PDF; what stands in other scripts is drawn, and says itself beside."""
    found = []
    for page in PdfReader(file).pages:
        contents = page.get_contents()
        assert contents is not None
        beside = re.findall(rb"/ActualText <FEFF([0-9A-F]+)>", contents.get_data())
        found += [
            page.extract_text(),
            *(bytes.fromhex(e.decode()).decode("utf-16-be") for e in beside),
        ]
    return "\n".join(found)


@pytest.mark.parametrize("words", ["the House won", "场方赢", "வென்றது"])
def test_tables_and_curves_are_on_paper_in_any_script(tmp_path: Path, words: str) -> None:
    table = ReportTable(words, ("", words), (("1", f"{words} 2"),) * 90)
    curve = ReportCurve(words, (("1", -5.0), (words, 7.0)), f"{words} -5")
    page = ReportPage("T1", (table,), (curve,))
    paper = tmp_path / "report.pdf"
    paper.write_bytes(render(page, brought("assets") / "fonts"))
    said = on_paper(str(paper))
    assert said.count(f"{words} 2") == 90
    assert f"{words}: {words} -5" in said
    assert len(PdfReader(paper).pages) == 2
    assert render(page, brought("assets") / "fonts") == paper.read_bytes()
