"""Makes the slip of a case, signs it, and keeps it beside the settlement slips. Knows no widget."""

from __future__ import annotations

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import ENGLISH
from tablemgr.house.profile import Profile
from tablemgr.journal import EntryKind
from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CaseFile, Series
from tablemgr.service.paper import SlipCopy
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of
from tablemgr.service.slip_name import SlipName
from ui.slips.files import Kept, keep
from ui.slips.store import SlipStore, text_twin

_TELL_OF_CASES = (EntryKind.ACT, EntryKind.SESSION)
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
    copy: int = 0,
    training: bool = False,
    language: str = ENGLISH,
) -> bytes:
    """The slip of a case as a PDF. `house` and `table` are names, `paper` and `language` are as in
    the profile, `code` is the slip's own, if it has one; `copy` n is DUPLICATE n. `training`: the
    table is for training.

    Raises `Fault` if a font is missing or nothing can be drawn.
    """
    from tablemgr.slips.case_slip import CaseHead  # noqa: PLC0415 - not at a start
    from tablemgr.slips.kinds.cases import CaseContent  # noqa: PLC0415 - as above
    from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - as above

    head = CaseHead(house, table, file.opened.wall(), training=training)
    return slip_pdf(
        kind_of(file), CaseContent(file, head), paper, code, copy=copy, language=language
    )


class CaseSlips:
    """The slips of the cases of one table, its corrections and its reopenings too."""

    def __init__(self, profile: Profile, store: SlipStore) -> None:
        self._profile = profile
        self._store = store

    def pdf(
        self,
        file: CaseFile,
        code: str = "",
        *,
        copy: int = 0,
        paper: str = "",
        training: bool = False,
    ) -> bytes:
        """The slip of a case as it would be printed. Raises as `case_pdf` does."""
        of = self._profile
        sheet = paper or of.slip.paper
        return case_pdf(
            file,
            of.house,
            of.table,
            sheet,
            code,
            copy=copy,
            training=training,
            language=of.slip.language,
        )

    def save(self, session: TableSession, file: CaseFile, copy: int = 0) -> Kept:
        """Make the slip of a case and keep it, with its plain text if it is signed; `copy` n is
        DUPLICATE n. A case that is still open has no code. Never replaces a file.

        Raises `Fault` if a font is missing or the slip can't be written.
        """
        text, code = self._signed(session, file, copy)
        pdf = self.pdf(file, code, copy=copy, training=session.training)
        folder, group = self._store.folder, self._profile.slip.group
        name = _file_name(file, copy)
        try:
            if text:
                keep(folder, text_twin(name), text.encode(), group)
            return keep(folder, name, pdf, group)
        except OSError as error:
            raise Fault(
                "{folder}: the slip of the case can't be written ({error}).",
                "Print it later: tablemgr cases JOURNAL --slip {ref} --out FILE.",
                folder=folder / name,
                error=error.strerror,
                ref=file.ref,
            ) from error

    def is_saved(self, session: TableSession, file: CaseFile) -> bool:
        """Tell if the slip of a closed case was made."""
        if self._store.signer is not None:
            return bool(self.code(session, file))
        return (self._store.folder / _file_name(file, 0)).exists()

    def code(self, session: TableSession, file: CaseFile, copy: int = 0) -> str:
        """The code that the slip of a case has already; empty if it has none."""
        return code_of(session.journal, kind_of(file), SlipOf(file.ref, copy=copy))

    def copies(self, session: TableSession, file: CaseFile) -> int:
        """How many prints of the slip have a code."""
        count = 0
        while self.code(session, file, count):
            count += 1
        return count

    def name(self, session: TableSession, file: CaseFile) -> SlipName:
        """The name of the slip; a slip without a code has the number of its case."""
        from tablemgr.slips.code.signed import read_code  # noqa: PLC0415 - not at a start

        code = self.code(session, file)
        number = read_code(code).payload.number if code else file.number
        return SlipName(number, kind_of(file))

    def paper_pdf(self, session: TableSession, slip: SlipCopy, paper: str) -> bytes:
        """A copy of a case's slip for a printer with that paper. Raises `Fault` if there is no such
        slip, or it can't be drawn.
        """
        file = self.find(session, slip.name)
        code = self.code(session, file, slip.copy)
        return self.pdf(file, code, copy=slip.copy, paper=paper, training=session.training)

    def find(self, session: TableSession, name: SlipName) -> CaseFile:
        """The case whose slip has that name. Raises `Fault` if there is none."""
        for file in case_files(session.journal.entries(kinds=_TELL_OF_CASES)):
            if kind_of(file) == name.kind and self.name(session, file) == name:
                return file
        raise Fault("There is no {words}.", "Look for it in the case file.", words=name.words)

    def _signed(self, session: TableSession, file: CaseFile, copy: int) -> tuple[str, str]:
        """The plain text with the code in its last line, and the code; both may be empty."""
        signer = self._store.signer
        if signer is None or file.closed is None:
            return "", ""
        from tablemgr.slips.case_slip import CaseHead  # noqa: PLC0415 - not at a start
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds.cases import CaseContent  # noqa: PLC0415 - as above

        of, time = self._profile, file.opened.wall()
        head = CaseHead(of.house, of.table, time, training=session.training)
        kind = slip_kind(kind_of(file))
        content = CaseContent(file, head, session.journal.last)
        code = signer.issue(session, kind, SlipOf(file.ref, copy=copy), content)
        return with_code(kind.text(content), code) if code else "", code


def kind_of(file: CaseFile) -> str:
    """The kind of the slip of a case, as its code says it."""
    return _NAMES[file.series]


def _file_name(file: CaseFile, copy: int) -> str:
    mark = f"-duplicate-{copy}" if copy else ""
    return f"{_NAMES[file.series]}-{file.number:06d}{mark}.pdf"
