"""The one thread that owns a printer. It asks before it sends: the slip is stored as sent first.

It takes one job after the other. When the printer can take the next one it delivers a `PaperReady`
and waits for `go`. Nothing else in the program touches the printer; play never waits for it.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult, PaperWork, Printer
from tablemgr.basics.errors import Fault

END_S: Final = 2.0
LOOK_AGAIN_S: Final = (0.5, 1.0, 2.0, 5.0)
"""The seconds between two looks at a printer that can't print; the last is repeated for ever."""


class PaperReady(Struct, frozen=True):
    """The printer can take this job now."""

    number: int


class PaperWaits(Struct, frozen=True):
    """The printer can't take this job now; it is looked at again."""

    number: int
    trouble: PaperTrouble
    said: str = ""


class PaperDone(Struct, frozen=True):
    """The job is no longer this thread's."""

    number: int
    result: PaperResult


PaperReport: TypeAlias = PaperReady | PaperWaits | PaperDone


class PrinterThread:
    """One printer's thread. `deliver` is called on it."""

    def __init__(
        self,
        make: Callable[[Callable[[], bool]], Printer],
        deliver: Callable[[PaperReport], None],
        *,
        look_again_s: Sequence[float] = LOOK_AGAIN_S,
    ) -> None:
        """`make` makes the printer; it is given what says that nobody waits any more."""
        self._printer = make(lambda: self._stopping)
        self._deliver = deliver
        self._look_again_s = look_again_s
        self._stopping = False
        self._waiting: deque[PaperWork] = deque()
        self._may_go: set[int] = set()
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None
        self.failure: BaseException | None = None
        """The exception that ended the thread: a bug of ours. None while all is well."""

    def add(self, work: PaperWork) -> None:
        """Take one more job, after those that wait. Starts the thread with the first."""
        with self._news:
            self._waiting.append(work)
            self._news.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._live, name="printer", daemon=True)
            self._thread.start()

    def go(self, number: int) -> None:
        """The job is stored as sent: send it."""
        with self._news:
            self._may_go.add(number)
            self._news.notify()

    def withdraw(self, number: int) -> None:
        """The job is not wanted any more. One that may go already is not stopped."""
        with self._news:
            if number not in self._may_go:
                self._waiting = deque(each for each in self._waiting if each.number != number)
            self._news.notify()

    def stop(self) -> None:
        """End the thread: at once, or when the printer answers; nobody waits longer than `END_S`
        for that. What it has begun to send is left as it is. Not from `deliver`.
        """
        with self._news:
            self._stopping = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join(END_S)
            self._thread = None

    # --- on the printer's thread -----------------------------------------------------------------

    def _live(self) -> None:
        try:
            while (work := self._next()) is not None:
                self._print(work)
        except BaseException as error:  # noqa: BLE001 - the owner of the thread finds and tells it
            self.failure = error
        finally:
            self._printer.close()

    def _next(self) -> PaperWork | None:
        """The first job that waits; None if the thread is to end. Waits for it."""
        with self._news:
            self._news.wait_for(lambda: self._stopping or self._waiting)
            return None if self._stopping else self._waiting[0]

    def _print(self, work: PaperWork) -> None:
        """Print the first job, if it is still wanted when the printer is ready."""
        try:
            data = work.make()
        except Fault as fault:
            self._end(work, PaperResult(PaperEnd.FAILED, said=str(fault)))
            return
        if self._until_ready(work) and self._until_go(work):
            self._end(work, self._printer.send(work.number, work.name, data))

    def _until_ready(self, work: PaperWork) -> bool:
        tries, said = 0, None
        while self._is_wanted(work):
            try:
                self._printer.check()
            except NotReadyError as error:
                found = PaperWaits(work.number, error.trouble, error.said)
                if found != said:
                    said = found
                    self._deliver(found)
                pause = self._look_again_s[min(tries, len(self._look_again_s) - 1)]
                tries += 1
                with self._news:
                    self._news.wait_for(lambda: not self._is_wanted(work), pause)
            else:
                self._printer.close()  # it may be long until a person says go
                return True
        return False

    def _until_go(self, work: PaperWork) -> bool:
        self._deliver(PaperReady(work.number))
        with self._news:
            self._news.wait_for(lambda: work.number in self._may_go or not self._is_wanted(work))
            return not self._stopping and work.number in self._may_go

    def _is_wanted(self, work: PaperWork) -> bool:
        return not self._stopping and work in self._waiting

    def _end(self, work: PaperWork, result: PaperResult) -> None:
        with self._news:
            self._waiting = deque(each for each in self._waiting if each.number != work.number)
            self._may_go.discard(work.number)
        self._deliver(PaperDone(work.number, result))
