"""From a journal's entries to its case file.

Pure over entries: opens no file and changes nothing. A Round in which something went wrong is
played again from its acts (`case_round`), and its cases come and go with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tablemgr.journal import Entry, EntryKind
from tablemgr.past.case_file import CaseFile
from tablemgr.past.case_round import RoundCases

_TELLS: Final = ('"Flagged"', '"RoundDerivedAnew"')
"""What an act's events hold where something went wrong, or was put right."""


def case_files(entries: Iterable[Entry]) -> list[CaseFile]:
    """All that went wrong by these entries, in order."""
    book = CaseBook()
    book.read(entries)
    return book.files()


class CaseBook:
    """The case file of a journal that goes on: each entry is read once, a Round that is over is
    played again once.
    """

    def __init__(self) -> None:
        self.last_seq = 0
        """The last entry that was read."""
        self._over: list[CaseFile] = []
        self._round: list[Entry] = []
        self._played: RoundCases | None = None
        """The present Round as far as it was played again; None while nothing in it went wrong."""
        self._tells = False
        """Something in it went wrong."""

    def read(self, entries: Iterable[Entry]) -> None:
        """Read what has come since, in order."""
        for entry in entries:
            self.last_seq = entry.seq
            if not entry.round_no:
                continue
            if self._round and entry.round_no != self._round[-1].round_no:
                self._over += self._of_round()
                self._round, self._played, self._tells = [], None, False
            self._round.append(entry)
            if entry.kind is EntryKind.ACT and not self._tells:
                self._tells = any(word in entry.payload for word in _TELLS)

    def files(self) -> list[CaseFile]:
        """Everything so far, in order."""
        return self._over + self._of_round()

    def _of_round(self) -> list[CaseFile]:
        """The present Round's, of which only what has come since is played."""
        if not self._tells:
            return []
        if self._played is None:
            self._played = RoundCases(self._round, Counter(file.series for file in self._over))
        return self._played.files()
