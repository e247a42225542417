"""What the process that draws slips can be asked to do. Its libraries take 15 MiB: only that
process imports this module (see `ui.slips.drawing`). The same task gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.resources import as_file, files
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.past.case_file import CaseFile
from tablemgr.slips import case_pdf, pdf
from tablemgr.slips.case_slip import CaseHead
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import Paper
from tablemgr.slips.typography import load_fonts
from ui.slips.drawing import DrawTask
from ui.slips.pictures import page_pictures

_PAPERS: Final = {"A6": Paper.A6, "80 mm": Paper.ROLL_80}
"""The papers by their names in the house profile."""


def read_fonts() -> None:
    """Read the fonts before the first slip is wanted. A missing one is reported with the slip."""
    with suppress(Fault), as_file(files("assets") / "fonts") as fonts:
        load_fonts(fonts.resolve())


def _settlement(slip: SettlementSlip, paper: str) -> bytes:
    with as_file(files("assets") / "fonts") as fonts:
        return pdf.render(slip, _PAPERS[paper], fonts)


def _case(file: CaseFile, head: CaseHead, paper: str) -> bytes:
    with as_file(files("assets") / "fonts") as fonts:
        return case_pdf.render(file, head, _PAPERS[paper], fonts)


TASKS: Final[Mapping[DrawTask, Callable[..., Any]]] = {
    DrawTask.SETTLEMENT: _settlement,
    DrawTask.CASE: _case,
    DrawTask.PICTURES: page_pictures,
}
