"""Makes the case file from a journal's entries.

Pure: entries come in, no file is opened and nothing is changed. A Round in which something went
wrong is played again from its acts (`case_round`); its cases are opened and closed by them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tablemgr.journal import Entry, EntryKind
from tablemgr.past.case_file import CaseFile
from tablemgr.past.case_round import RoundCases
from tablemgr.past.sign_in_cases import sign_in_case, tells_of_wrong_pin

SIGNS: Final = ('"Flagged"', '"RoundDerivedAnew"')
"""What the events of an act contain if something went wrong in it or was put right."""


def case_files(entries: Iterable[Entry]) -> list[CaseFile]:
    """Everything that went wrong in these entries, in order."""
    book = CaseBook()
    book.read(entries)
    return book.files()


class CaseBook:
    """The case file of a journal that grows: each entry is read once, and a Round that is over is
    played again only once.
    """

    def __init__(self) -> None:
        self.last_seq = 0
        """The last entry that was read."""
        self._over: list[CaseFile] = []
        self._sign_ins: list[CaseFile] = []
        self._round: list[Entry] = []
        self._played: RoundCases | None = None
        """The present Round, played again so far; None while nothing has gone wrong in it."""
        self._went_wrong = False
        """Something went wrong in the present Round."""

    def read(self, entries: Iterable[Entry]) -> None:
        """Read the new entries, in order."""
        for entry in entries:
            self.last_seq = entry.seq
            if entry.kind is EntryKind.SESSION and tells_of_wrong_pin(entry):
                self._sign_ins.append(sign_in_case(entry, len(self._sign_ins) + 1))
            if not entry.round_no:
                continue
            if self._round and entry.round_no != self._round[-1].round_no:
                self._over += self._of_round()
                self._round, self._played, self._went_wrong = [], None, False
            self._round.append(entry)
            if entry.kind is EntryKind.ACT and not self._went_wrong:
                self._went_wrong = any(word in entry.payload for word in SIGNS)

    def files(self) -> list[CaseFile]:
        """Everything so far, in order."""
        found = self._over + self._of_round()
        if not self._sign_ins:
            return found
        return sorted((*found, *self._sign_ins), key=lambda file: file.seq)

    def _of_round(self) -> list[CaseFile]:
        """The present Round's part of the case file; only its new entries are played."""
        if not self._went_wrong:
            return []
        if self._played is None:
            self._played = RoundCases(self._round, Counter(file.series for file in self._over))
        return self._played.files()
