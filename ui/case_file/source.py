"""Where a case file comes from: the table in service, or a journal by its path. Knows no widget."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault
from tablemgr.journal import EntryKind, Journal, reading
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.past.case_file import CaseFile
from ui.presenter.case_file import Cases
from ui.table.hub import TableHub

_KINDS = (EntryKind.ACT, EntryKind.SESSION)


class CaseSource(Protocol):
    """Gives the case file of one table."""

    def cases(self) -> Cases:
        """All cases as they are now. Raises `Fault` if the journal can't be read."""
        ...


class LiveBook:
    """The case file of the journal that a table writes. Each call reads only the new entries."""

    def __init__(self, controller: TableHub) -> None:
        self._controller = controller
        self._journal: Journal | None = None
        self._book = CaseBook()

    def files(self) -> list[CaseFile]:
        """All cases so far, in order. Raises `Fault` or `Bug` if the journal is broken."""
        journal = self._controller.session.journal
        if journal is not self._journal:  # the table opened its journal again after a stop
            self._journal, self._book = journal, CaseBook()
        self._book.read(journal.entries(kinds=_KINDS, after=self._book.last_seq))
        return self._book.files()


class LiveSource:
    """The case file of a window's table."""

    def __init__(self, controller: TableHub) -> None:
        self._controller = controller
        self._book = LiveBook(controller)

    def cases(self) -> Cases:
        """The cases of the table's open journal; if that is broken or closed, of its file."""
        try:
            files = tuple(self._book.files())
        except (Fault, Bug):  # broken or closed: read its file, or raise what is wrong with it
            return StoredSource(self._controller.session.journal.path).cases()
        profile = self._controller.profile
        return Cases(profile.house, profile.table, files, self._controller.session.training)


class StoredSource(Struct, frozen=True):
    """The case file of the journal at `path`; its table may be in play, stopped or closed."""

    path: Path

    def cases(self) -> Cases:
        """The cases of the journal as the file is now."""
        with reading(self.path) as reader:
            found = case_files(reader.entries(kinds=_KINDS))
            header = reader.header
        return Cases(header.house, header.table_id, tuple(found), header.training)
