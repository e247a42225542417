"""Where a case file comes from: the table in service, or a journal by its path. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tablemgr.basics.errors import Bug, Fault
from tablemgr.journal import EntryKind, Journal, reading
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.past.case_file import CaseFile
from ui.presenter.case_file import Cases
from ui.table.controller import TableController

_ACTS = (EntryKind.ACT,)


class Source(Protocol):
    """Gives the case file as it stands now."""

    def cases(self) -> Cases:
        """Raises `Fault` if the journal can't be read."""
        ...


class LiveBook:
    """The case file of the journal that a table writes: what has come since is read, no more."""

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self._journal: Journal | None = None
        self._book = CaseBook()

    def files(self) -> list[CaseFile]:
        """Everything so far, in order. Raises `Fault` or `Bug` if the journal is broken."""
        journal = self._controller.session.journal
        if journal is not self._journal:  # another one was opened after a broken one
            self._journal, self._book = journal, CaseBook()
        self._book.read(journal.entries(kinds=_ACTS, after=self._book.last_seq))
        return self._book.files()


class LiveSource:
    """The table of a window."""

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self._book = LiveBook(controller)

    def cases(self) -> Cases:
        """Of the journal that the table writes now; if that has stopped, of its file."""
        try:
            files = tuple(self._book.files())
        except (Fault, Bug):  # broken or closed: its file may still tell, or says what is wrong
            return StoredSource(self._controller.session.journal.path).cases()
        profile = self._controller.profile
        return Cases(profile.house, profile.table, files)


@dataclass(frozen=True)
class StoredSource:
    """A journal by its path alone, whether its table is in play, stopped or closed."""

    path: Path

    def cases(self) -> Cases:
        """As the journal stands at this moment."""
        with reading(self.path) as reader:
            found = case_files(reader.entries(kinds=_ACTS))
            header = reader.header
        return Cases(header.house, header.table_id, tuple(found))
