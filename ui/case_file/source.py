"""Where a case file comes from: the table in service, or a journal by its path. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tablemgr.case_book import CaseBook, case_files
from tablemgr.case_file import CaseFile
from tablemgr.errors import Bug, Fault
from tablemgr.journal import EntryKind, Journal, reading
from ui.controller import TableController

_ACTS = (EntryKind.ACT,)


@dataclass(frozen=True, slots=True)
class Cases:
    """A case file as it stands, and whose it is."""

    house: str
    table: str
    files: tuple[CaseFile, ...]


class Source(Protocol):
    """Gives the case file as it stands now."""

    def cases(self) -> Cases:
        """Raises `Fault` if the journal can't be read."""
        ...


@dataclass
class LiveSource:
    """The table of a window: what has come since is read, and no more."""

    controller: TableController
    _journal: Journal | None = None
    _book: CaseBook = field(default_factory=CaseBook)

    def cases(self) -> Cases:
        """Of the journal that the table writes now; if that has stopped, of its file."""
        try:
            return self._live()
        except (Fault, Bug):  # broken or closed: its file may still tell, or says what is wrong
            return StoredSource(self.controller.session.journal.path).cases()

    def _live(self) -> Cases:
        journal = self.controller.session.journal
        if journal is not self._journal:  # another one was opened after a broken one
            self._journal, self._book = journal, CaseBook()
        self._book.read(journal.entries(kinds=_ACTS, after=self._book.last_seq))
        profile = self.controller.profile
        return Cases(profile.house, profile.table, tuple(self._book.files()))


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
