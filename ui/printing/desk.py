"""Brings prints to their printers, and stores each step before it is taken. Knows no widget.

All of it runs on the table's thread; a printer's own thread only says how it is. A printer has one
print at a time, the oldest. If that has waited long, or since before a start, a person is asked
before it is printed: nobody may want it any more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from drivers.printers.printer import PaperEnd, PaperWork
from drivers.printers.thread import PaperDone, PaperReady, PaperReport, PaperWaits
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault
from tablemgr.service.paper import (
    NOT_THERE,
    NOT_WANTED,
    PaperState,
    Print,
    Prints,
    SlipCopy,
    doubt_what_was_sent,
    note_paper,
    prints_of,
    reserve,
    unsent,
)
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import SlipName

LATE_S: Final = 60.0
"""A print that has waited so long for its printer is printed only if a person still wants it."""


class PaperThread(Protocol):
    """The part of a printer's thread that the desk needs."""

    def add(self, work: PaperWork) -> None: ...

    def go(self, number: int) -> None: ...

    def withdraw(self, number: int) -> None: ...

    def stop(self) -> None: ...


class PaperDesk:
    """The prints of one table, and the printers by their roles."""

    def __init__(
        self,
        session: Callable[[], TableSession],
        printers: Mapping[str, PaperThread],
        make: Callable[[Print], PaperWork],
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """`make` draws a print; it raises `Fault`."""
        self._session = session
        self._printers = printers
        self._make = make
        self.clock_s = clock_s
        self._given: dict[str, int] = {}
        """The print that each printer has now."""
        self._since: dict[int, float] = {}
        """When a print began to wait; those of before this start are not in it."""
        self.prints = Prints()
        self.asked: dict[str, int] = {}
        """The prints that are printed only if a person says so, by their printers' roles."""
        self.waits: dict[str, PaperWaits] = {}
        """The printers that can't print now, and why."""

    def take_up(self) -> None:
        """Go on where the journal ends. Raises `Fault` if it fails."""
        session = self._session()
        self.prints = prints_of(session)
        doubt_what_was_sent(session, self.prints)
        for each in unsent(self.prints):
            if each.state is PaperState.RESERVED:
                note_paper(session, self.prints, each.number, PaperState.QUEUED)
        self._give_all()

    def print(self, slip: SlipCopy, to: str) -> None:
        """Print this copy of a slip. Raises `Fault` if the journal fails."""
        session = self._session()
        made = reserve(session, self.prints, slip, to)
        note_paper(session, self.prints, made.number, PaperState.QUEUED)
        self._since[made.number] = self.clock_s()
        self._give_all()

    def heard(self, report: PaperReport) -> None:
        """A printer's thread has said something. Raises `Fault` if the journal fails."""
        found = self.prints.all.get(report.number)
        if found is None or self._given.get(found.role) != found.number:
            return  # withdrawn meanwhile
        match report:
            case PaperReady():
                self.waits.pop(found.role, None)
                if self._is_late(found.number):
                    self.asked[found.role] = found.number
                else:
                    self._send(found)
            case PaperWaits():
                self.waits[found.role] = report
            case PaperDone():
                self._done(found, report)

    # --- how the prints stand ------------------------------------------------------------------

    @property
    def to_look_at(self) -> list[Print]:
        """The prints that a person has to say something of, the oldest first."""
        asked = self.asked.values()
        return [
            each
            for each in self.prints.open
            if each.state is PaperState.DOUBT or each.number in asked
        ]

    @property
    def is_printing(self) -> bool:
        """Say whether a printer has something to print."""
        return bool(self._given)

    def is_at_printer(self, number: int) -> bool:
        """Say whether a printer has this print now."""
        return number in self._given.values()

    def next_copy(self, name: SlipName, copies_made: int) -> int:
        """Which copy the next paper of a slip is, if so many files were made of it."""
        return self.prints.next_copy(name, copies_made)

    # --- what a person says ----------------------------------------------------------------------

    def still_wanted(self, number: int) -> None:
        """A print that has waited long is wanted: send it."""
        found = self.prints.all[number]
        if self.asked.get(found.role) == number:
            del self.asked[found.role]
            self._send(found)

    def not_wanted(self, number: int) -> None:
        """A print that has not been sent is not wanted any more."""
        found = self.prints.all[number]
        if found not in unsent(self.prints):
            return
        note_paper(self._session(), self.prints, number, PaperState.FAILED, NOT_WANTED)
        if self._given.get(found.role) == number:
            self._printers[found.role].withdraw(number)
            self._let_go(found.role)
        self._give_all()

    def came_out(self, number: int) -> None:
        """A person has seen the print."""
        note_paper(self._session(), self.prints, number, PaperState.SEEN)

    def is_missing(self, number: int, why: str = NOT_THERE) -> Print:
        """A person has looked: the print is not there, or spoilt. Gives it, as it counts now."""
        if self.prints.all[number].state is PaperState.SENT:
            note_paper(self._session(), self.prints, number, PaperState.DOUBT, why)
        return note_paper(self._session(), self.prints, number, PaperState.FAILED, why)

    def stop(self) -> None:
        """End the printers' threads."""
        for each in self._printers.values():
            each.stop()

    # --- the steps -------------------------------------------------------------------------------

    def _is_late(self, number: int) -> bool:
        since = self._since.get(number)
        return since is None or self.clock_s() - since > LATE_S

    def _give_all(self) -> None:
        """Give each printer that is free its oldest print."""
        for each in unsent(self.prints):
            if each.role not in self._printers or each.role in self._given:
                continue
            try:
                work = self._make(each)
            except Fault as fault:
                note_paper(self._session(), self.prints, each.number, PaperState.FAILED, str(fault))
                continue
            self._given[each.role] = each.number
            self._printers[each.role].add(work)

    def _send(self, found: Print) -> None:
        note_paper(self._session(), self.prints, found.number, PaperState.SENT)
        self._printers[found.role].go(found.number)

    def _done(self, found: Print, report: PaperDone) -> None:
        result = report.result
        why = result.said
        if result.trouble is not None:
            why = " ".join(filter(None, (TROUBLE_WORDS[result.trouble][0], result.said)))
        self._let_go(found.role)
        state = {
            PaperEnd.OUT: PaperState.OUT,
            PaperEnd.DOUBT: PaperState.DOUBT,
            PaperEnd.FAILED: PaperState.FAILED,
        }.get(result.end)
        if state is not None and found.is_open:
            note_paper(self._session(), self.prints, found.number, state, why)
        self._give_all()

    def _let_go(self, role: str) -> None:
        self._given.pop(role, None)
        self.asked.pop(role, None)
        self.waits.pop(role, None)
