"""Makes the slip of a case and keeps it beside the settlement slips. Knows no widget."""

from __future__ import annotations

from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.past.case_file import CaseFile, Series
from ui.slips.files import Kept, keep

_NAMES = {
    Series.CASE: "case",
    Series.CORRECTION: "correction",
    Series.REOPENING: "reopening",
    Series.SIGN_IN: "sign-in",
}


def case_pdf(file: CaseFile, house: str, table: str, paper: str = "A6") -> bytes:
    """The slip of a case as a PDF. `house` and `table` are names, `paper` is as in the profile.

    Raises `Fault` if a font is missing or nothing can be drawn.
    """
    from tablemgr.slips.case_slip import CaseHead  # noqa: PLC0415 - not at a start
    from ui.slips import drawing  # noqa: PLC0415 - not at a start

    return drawing.case_pdf(file, CaseHead(house, table, file.opened.wall()), paper)


def keep_case_slip(file: CaseFile, pdf: bytes, folder: Path, group: str = "") -> Kept:
    """Write the slip into `folder`, for this `group` of the machine's users; never replaces a file.

    Raises `Fault` if it can't be written.
    """
    name = f"{_NAMES[file.series]}-{file.number:06d}.pdf"
    try:
        return keep(folder, name, pdf, group)
    except OSError as error:
        raise Fault(
            f"{folder / name}: the slip of the case can't be written ({error.strerror}).",
            f"Print it later: tablemgr cases JOURNAL --slip {file.ref} --out FILE.",
        ) from error


def save_case_slip(profile: Profile, file: CaseFile, folder: Path) -> Kept:
    """Make the slip of a case as the profile wants it, and keep it in `folder`.

    Raises `Fault` if a font is missing or the slip can't be written.
    """
    pdf = case_pdf(file, profile.house, profile.table, profile.slip.paper)
    return keep_case_slip(file, pdf, folder, profile.slip.group)
