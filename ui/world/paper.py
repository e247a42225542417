"""A simulated printer that fails, and the people who look at its paper; the desk before it is the
program's own.

Whatever happens, no two papers look alike, and each slip that somebody wants comes to lie on paper.
"""

from __future__ import annotations

import errno
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.printer import PaperEnd, PaperResult, PaperWork
from drivers.printers.thread import PaperDone, PaperReady, PaperReport, PaperWaits
from tablemgr.basics.errors import Fault
from tablemgr.service.paper import PaperState, Print, SlipCopy, prints_of
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import VOID, SlipName
from tablemgr.world.attached import Wrong
from tablemgr.world.faults import PRINTER
from ui.printing.desk import LATE_S, PaperDesk

_ROLE: Final = "slips"
_MOST_STEPS: Final = 20
"""After so many steps of the printer for each slip everything is out."""
_LIES: Final = (PaperState.OUT, PaperState.SEEN)

LyingPaper: TypeAlias = tuple[SlipName, int]
"""The thing that a paper shows: a slip, and which copy of it."""


class SimulatedPaper:
    """The printer of one table, its desk and its papers. A `tablemgr.world.attached.SlipPaper`."""

    def __init__(self, faults: frozenset[str], dice: Random) -> None:
        self._fails = PRINTER in faults
        self._dice = dice
        self._lying: Counter[LyingPaper] = Counter()
        self._wanted: set[SlipName] = set()
        self._printer = _Printer(self._comes_out)
        self._desk: PaperDesk | None = None
        self._waited_s = 0.0

    def connect(self, session: TableSession) -> None:
        """The program has begun: its desk goes on where the journal ends."""
        self._printer.is_cut_off(self._dice)
        self._printer = _Printer(self._comes_out)
        self._desk = PaperDesk(
            lambda: session, {_ROLE: self._printer}, self._made, lambda: self._waited_s
        )
        self._desk.take_up()

    def goes_on(self, session: TableSession) -> str:
        """Let a few things happen: somebody wants a slip, the printer goes on or fails, somebody
        looks at the paper. Gives the fault's name, if one happened.
        """
        happened = [self._happens(session) for _ in range(self._dice.randint(1, 6))]
        return max(happened)

    def _happens(self, session: TableSession) -> str:
        chance = self._dice.random()
        if chance < 0.2:
            return self._asked_for(session)
        if chance < 0.3:
            self._waited_s += self._dice.choice((1.0, 2 * LATE_S))
        if chance < 0.8:
            return self._printed(fails=self._fails and self._dice.random() < 0.3)
        self._looked_at()
        return ""

    def wrong(self) -> Iterator[Wrong]:
        """List which papers look alike, and which lie otherwise than the journal says."""
        for (name, copy), count in self._lying.items():
            if count > 1:
                yield "no-two-papers-look-alike", f"{count} papers show copy {copy} of {name}"
        for each in self._known.prints.all.values():
            if each.state in _LIES and not self._lying[each.slip.name, each.slip.copy]:
                yield "a-wanted-slip-lies-on-paper", f"nobody has seen what is out: {each}"

    def end(self, session: TableSession) -> Iterator[Wrong]:
        """The printer is well and people answer what they are asked: everything that is wanted must
        come to lie on paper.
        """
        desk = self._known
        for _ in range(_MOST_STEPS * (1 + len(desk.prints.open) + len(self._wanted))):
            lying = {name for (name, _), count in self._lying.items() if count}
            missing = sorted(self._wanted - lying, key=str)
            if not missing and not desk.prints.open:
                break
            self._printed(fails=False)
            self._looked_at(answers_all=True)
            on_the_way = {each.slip.name for each in desk.prints.open}
            for name in missing:
                if name not in on_the_way:
                    self._print(session, name)
        else:
            left = [f"{each.slip} is {each.state.value}" for each in desk.prints.open]
            yield "a-wanted-slip-lies-on-paper", f"{missing} never came; {left}"
        if prints_of(session).all != desk.prints.all:
            yield "the-journal-tells-the-same", "its prints differ from the desk's"
        yield from self.wrong()

    # --- people ----------------------------------------------------------------------------------

    def _asked_for(self, session: TableSession) -> str:
        given = [SlipName(number + 1) for number in range(session.slips_issued)]
        given += [SlipName(number + 1, VOID) for number in range(session.voids_issued)]
        if given:
            self._print(session, self._dice.choice(given[-3:]))
        return ""

    def _print(self, session: TableSession, name: SlipName) -> None:
        copy = self._known.next_copy(name, 0)
        self._wanted.add(name)
        self._known.print(SlipCopy(name, session.round_no, copy), _ROLE)

    def _looked_at(self, *, answers_all: bool = False) -> None:
        desk = self._known
        sent = [each for each in desk.prints.open if each.state is PaperState.SENT]
        to_look_at = [*desk.to_look_at, *(each for each in sent if not self._is_at_printer(each))]
        for each in to_look_at if answers_all else to_look_at[:1]:
            if each.number in desk.asked.values():
                self._answered(each, wanted=answers_all or self._dice.random() < 0.5)
            elif self._lying[each.slip.name, each.slip.copy]:
                desk.came_out(each.number)
            else:
                desk.is_missing(each.number)

    def _answered(self, found: Print, *, wanted: bool) -> None:
        if wanted:
            self._known.still_wanted(found.number)
        else:
            self._wanted.discard(found.slip.name)
            self._known.not_wanted(found.number)

    # --- the printer -----------------------------------------------------------------------------

    def _printed(self, *, fails: bool) -> str:
        report = self._printer.says(self._dice, fails=fails)
        if report is not None:
            self._known.heard(report)
        return PRINTER if fails and report is not None else ""

    def _comes_out(self, number: int) -> None:
        slip = self._known.prints.all[number].slip
        self._lying[slip.name, slip.copy] += 1

    def _made(self, found: Print) -> PaperWork:
        if self._fails and self._dice.random() < 0.02:
            raise Fault("{path}: {error}.", path="slip", error=os.strerror(errno.ENOSPC))
        return PaperWork(found.number, "slip", bytes)

    def _is_at_printer(self, found: Print) -> bool:
        return self._known.is_at_printer(found.number)

    @property
    def _known(self) -> PaperDesk:
        assert self._desk is not None
        return self._desk


class _Printer:
    """The printer's thread, one step at a time: what it says, and when paper comes out."""

    def __init__(self, comes_out: Callable[[int], None]) -> None:
        self._comes_out = comes_out
        self._waiting: deque[int] = deque()
        self._may_go: set[int] = set()
        self._has_said: set[int] = set()

    def add(self, work: PaperWork) -> None:
        self._waiting.append(work.number)

    def go(self, number: int) -> None:
        self._may_go.add(number)

    def withdraw(self, number: int) -> None:
        if number not in self._may_go:
            self._waiting.remove(number)

    def stop(self) -> None:
        self._waiting.clear()

    def is_cut_off(self, dice: Random) -> None:
        """The program ends: what was to go may have come out all the same."""
        for number in self._may_go:
            if dice.random() < 0.5:
                self._comes_out(number)

    def says(self, dice: Random, *, fails: bool) -> PaperReport | None:
        """The next thing that the printer's thread says; None if it has nothing to say."""
        if not self._waiting:
            return None
        number = self._waiting[0]
        if number in self._may_go:
            return self._sent(number, dice, fails=fails)
        if fails:
            return PaperWaits(number, dice.choice(list(PaperTrouble)))
        if number in self._has_said:
            return None
        self._has_said.add(number)
        return PaperReady(number)

    def _sent(self, number: int, dice: Random, *, fails: bool) -> PaperDone:
        self._waiting.popleft()
        self._may_go.discard(number)
        end = dice.choice(list(PaperEnd)) if fails else dice.choice((PaperEnd.OUT, PaperEnd.SENT))
        is_out = end is PaperEnd.OUT or (end is not PaperEnd.FAILED and dice.random() < 0.5)
        if is_out or (end is PaperEnd.SENT and not fails):
            self._comes_out(number)
        return PaperDone(number, PaperResult(end))
