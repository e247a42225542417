"""The slip of a case that is closed, saved beside the settlement slips. Knows no widget."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

from tablemgr.case_book import case_files
from tablemgr.case_file import CaseFile
from tablemgr.errors import Fault
from tablemgr.profile import Profile
from tablemgr.session import TableSession
from ui.slip_files import Kept, keep


def save_case_slip(session: TableSession, profile: Profile, file: CaseFile, folder: Path) -> Kept:
    """Write the slip as a PDF, never over another. Raises `Fault` where it can't be written."""
    from tablemgr.slips.case_slip import CaseHead, render  # noqa: PLC0415 - loads the printing
    from tablemgr.slips.paper import Paper  # noqa: PLC0415 - loads the printing too

    head = CaseHead(profile.house, profile.table, file.opened.wall())
    paper = Paper.ROLL_80 if profile.slip.paper == "80 mm" else Paper.A6
    with as_file(files("assets") / "fonts") as fonts:
        pdf = render(_with_raw(session, file), head, paper, fonts)
    name = f"case-{file.number:06d}.pdf"
    try:
        return keep(folder, name, pdf, profile.slip.group)
    except OSError as error:
        raise Fault(
            f"{folder / name}: the slip of the case cannot be written ({error.strerror}).",
            "Print it later: tablemgr cases JOURNAL --slip N --out FILE.",
        ) from error


def _with_raw(session: TableSession, file: CaseFile) -> CaseFile:
    """The case with what the device sent around it, which the window does not keep."""
    of_round = case_files(session.journal.entries(round_no=file.round_no))
    same = [each for each in of_round if (each.opened, each.kind) == (file.opened, file.kind)]
    return replace(file, raw=same[0].raw) if same else file
