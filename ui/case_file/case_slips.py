"""Makes the slip of a case, signs it, and keeps it beside the settlement slips. Knows no widget."""

from __future__ import annotations

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.past.case_file import CaseFile, Series
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of
from ui.slips.files import Kept, keep
from ui.slips.store import SlipStore, text_twin

_NAMES = {
    Series.CASE: "case",
    Series.CORRECTION: "correction",
    Series.REOPENING: "reopening",
    Series.SIGN_IN: "sign-in",
}


def case_pdf(
    file: CaseFile,
    house: str,
    table: str,
    paper: str = "A6",
    code: str = "",
    *,
    training: bool = False,
) -> bytes:
    """The slip of a case as a PDF. `house` and `table` are names, `paper` is as in the profile,
    `code` is the slip's own, if it has one. `training`: the table is for training.

    Raises `Fault` if a font is missing or nothing can be drawn.
    """
    from tablemgr.slips.case_slip import CaseHead  # noqa: PLC0415 - not at a start
    from ui.slips import drawing  # noqa: PLC0415 - not at a start

    head = CaseHead(house, table, file.opened.wall(), training=training)
    return drawing.case_pdf(file, head, paper, code)


class CaseSlips:
    """The slips of the cases of one table."""

    def __init__(self, profile: Profile, store: SlipStore) -> None:
        self._profile = profile
        self._store = store

    def pdf(self, file: CaseFile, code: str = "", *, training: bool = False) -> bytes:
        """The slip of a case as it would be printed. Raises as `case_pdf` does."""
        of = self._profile
        return case_pdf(file, of.house, of.table, of.slip.paper, code, training=training)

    def save(self, session: TableSession, file: CaseFile) -> Kept:
        """Make the slip of a case and keep it, with its plain text if it is signed. A case that is
        still open has no code. Never replaces a file.

        Raises `Fault` if a font is missing or the slip can't be written.
        """
        text, code = self._signed(session, file)
        pdf = self.pdf(file, code, training=session.training)
        folder, group = self._store.folder, self._profile.slip.group
        name = f"{_NAMES[file.series]}-{file.number:06d}.pdf"
        try:
            if code:
                keep(folder, text_twin(name), text.encode(), group)
            return keep(folder, name, pdf, group)
        except OSError as error:
            raise Fault(
                f"{folder / name}: the slip of the case can't be written ({error.strerror}).",
                f"Print it later: tablemgr cases JOURNAL --slip {file.ref} --out FILE.",
            ) from error

    def code(self, session: TableSession, file: CaseFile) -> str:
        """The code that the slip of a case has already; empty if it has none."""
        from tablemgr.slips.kinds.cases import KIND_OF_SERIES  # noqa: PLC0415 - not at a start

        return code_of(session.journal, KIND_OF_SERIES[file.series], SlipOf(file.ref))

    def _signed(self, session: TableSession, file: CaseFile) -> tuple[str, str]:
        """The plain text with the code in its last line, and the code; both may be empty."""
        signer = self._store.signer
        if signer is None or file.closed is None:
            return "", ""
        from tablemgr.slips.case_slip import CaseHead  # noqa: PLC0415 - not at a start
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds.cases import KIND_OF_SERIES, CaseContent  # noqa: PLC0415 - as above

        of, time = self._profile, file.opened.wall()
        head = CaseHead(of.house, of.table, time, training=session.training)
        kind = slip_kind(KIND_OF_SERIES[file.series])
        content = CaseContent(file, head, session.journal.last)
        code = signer.issue(session, kind, SlipOf(file.ref), content)
        return with_code(kind.text(content), code), code
