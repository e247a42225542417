"""One table in service, the program of which may end or fail at any write, and starts again: it
must then show what it showed, or what it was to show.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.anchor import anchor_of
from tablemgr.rules.commands import DealCard, Report, TakeBack
from tablemgr.rules.people import Person
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tell_tray
from tablemgr.service.interruption import answer_interruption, confirm_cards, late, take_up
from tablemgr.service.kept_tray import EVENTS
from tablemgr.service.session import TableSession
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import events_of, state_of, to_json
from tablemgr.tray.events import TrayEvent
from tablemgr.tray.steps import Actor, TrayStep
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.cashiers import Cashiers, float_rules
from tablemgr.world.clock import WorldClock
from tablemgr.world.deeds import DiceDeed, TrayTold
from tablemgr.world.disk import EndedError, FailingJournal, UnnamableJournal, copy_journal
from tablemgr.world.faults import AT_A_WRITE, LOST, RENAME, REORDERED
from tablemgr.world.found import Before, Found
from tablemgr.world.picture import differing, picture
from tablemgr.world.playing import CRASH
from tablemgr.world.served import HEADER, let_cards_call, shown
from tablemgr.world.so_far import PlayedSoFar, Saying
from tablemgr.world.trainees import WorldTrainee

_FAILS: Final = 0.15 / len(AT_A_WRITE)
"""How often a write fails, for each kind of failing."""
_UNNAMABLE: Final = 0.15


class FailingTable(ABC):
    """One table and its journal. `steps` and `happened` count what was done and what went wrong."""

    def __init__(
        self,
        table: Table,
        folder: Path,
        faults: frozenset[str],
        dice: Random,
        attached: Attached = ALONE,
    ) -> None:
        """Open the table; its journals are made in `folder`."""
        self.steps = 0
        self.happened: Counter[str] = Counter()
        self.deeds: list[DiceDeed] = []
        """Everything that was done at the table, in order."""
        self._folder = folder
        self._faults = faults
        self._writes = [name for name in AT_A_WRITE if name in faults]
        self._dice = dice
        self._clock = WorldClock()
        self._files = 0
        self._drawn = 0
        """How many cards have come out of the shoe."""
        self._by_card = dice.random() < 0.5
        self._said: list[Saying] = []
        """What the present Round was told and took, or is being told."""
        self._rules = float_rules(dice) if dice.random() < 0.5 else None
        self._cashiers = Cashiers(dice)
        """They have nothing to do at a table whose house keeps no money."""
        self._trainee = WorldTrainee(folder, dice, cut_off="torn-write" in faults)
        self._look = attached.look
        make = attached.line
        self._line = None if make is None else make(faults, dice, self._clock)
        self._paper = None if attached.paper is None else attached.paper(faults, dice)
        self._session = self._opened(table, self._next_path())
        self._connect()

    def crashed(self, error: Exception) -> Found:
        """List the errors of this Round that the program should not raise."""
        return self._found(CRASH, f"{type(error).__name__}: {error}")

    def _found(self, check: str, what: str, dice_seed: int = 0) -> Found:
        table = self._session.table.copy()
        return Found(check, what, dice_seed, PlayedSoFar(table, list(self._said)))

    @abstractmethod
    def _told(self, saying: Saying, *, obediently: bool = False) -> Iterator[Found]:
        """Tell the table something, perhaps at a write that fails, and check everything."""

    # --- what fails ------------------------------------------------------------------------------

    def _about_to_fail(self) -> str:
        """Perhaps let the next write fail; gives how, or nothing."""
        for name in self._writes:
            if self._dice.random() < _FAILS:
                self._journal.fails = AT_A_WRITE[name](self._dice)
                self._journal.sound_before = 0 if self._line is None else self._dice.randrange(2)
                return name
        return ""

    def _has_not_failed(self, name: str) -> Iterator[Found]:
        """Go on after a write that was to fail and came to an end: it was slow, or nobody needed
        the file that is gone; or nothing was written.
        """
        journal = self._journal
        self.happened[name] += journal.fails is None
        journal.mend()
        if not journal.lacks_anchor and not anchor_of(journal.path).exists():
            yield self._found("a-lost-file-is-noticed", "the anchor is gone")
        journal.make_anchor()

    def _folded(self) -> Iterator[Found]:
        """The log is folded into the file between two Rounds; perhaps the power fails then."""
        self.steps += 1
        dice, was = self._dice, self._unchanged()
        if REORDERED in self._faults and dice.random() < 0.2:
            self._journal.folds = dice
        try:
            self._journal.checkpoint()
        except EndedError as ended:
            self.happened[REORDERED] += 1
            yield from self._starts_again(ended, REORDERED, was)

    @property
    def _journal(self) -> FailingJournal:
        journal = self._session.journal
        assert isinstance(journal, FailingJournal)
        return journal

    def _starts_again(self, ended: EndedError, name: str, was: Before) -> Iterator[Found]:
        """The program has ended: the next start finds what the disk holds."""
        old = self._session.journal
        path = self._next_path()
        ended.files.write(path)
        if name == LOST:
            yield from self._refused_by_a_start(path)
            path = self._next_path()
            old.close()
            copy_journal(old.path, path)
        else:
            old.close()
        for leftover in old.path.parent.glob(f"{old.path.name}*"):
            leftover.unlink()
        yield from self._taken_up(path, was, cut_off=name != LOST)

    def _refused_by_a_start(self, path: Path) -> Iterator[Found]:
        """A journal that lacks what its anchor names is not taken for a whole one."""
        try:
            FailingJournal.open(path, HEADER).close()
        except Fault:
            return
        yield self._found("a-start-sees-what-is-lost", "a lost write was not noticed")

    def _goes_on(self, was: Before) -> Iterator[Found]:
        """The disk failed: the table is told so and starts again once a person has seen to it."""
        found = differing(was.shown, shown(self._session))
        yield from (self._found("what-is-not-stored-does-not-count", what) for what in found)
        journal = self._journal
        journal.close()
        journal.put_back()
        yield from self._taken_up(journal.path, was)

    def _taken_up(self, path: Path, was: Before, *, cut_off: bool = False) -> Iterator[Found]:
        """Start at that journal, and compare with the table as it was or is to be."""
        try:
            self._session = session = self._opened(self._session.table.fresh(), path)
        except Fault as fault:
            yield self._found("a-start-goes-on", str(fault).replace(str(self._folder), ""))
            raise
        if cut_off and not session.journal.was_cut_off:
            yield self._found("a-start-goes-on", "it does not know that the program was cut off")
        yield from self._told_late(was)
        told = [entry.kind for entry in session.journal.entries(after=was.seq) if _is_act(entry)]
        if told:
            if EntryKind.REFUSAL in told:
                self._said, self._drawn = was.said, was.drawn_if_refused
            elif isinstance(was.command, TakeBack):  # of a card that was not read (S10)
                self._drawn += len(session.table.position.cards) - len(was.shown["cards"])
            found = differing(picture(was.to_be.position), picture(session.table.position))
        else:
            tray = [entry for entry in session.journal.entries(after=was.seq) if _is_tray(entry)]
            to_be = {**was.shown, "tray": was.tray} if tray else was.shown
            found = differing(to_be, shown(session))
            self._said, self._drawn = was.said, was.drawn
            for entry in tray:
                yield from self._moved(events_of(entry.data[EVENTS]), was.by)
        yield from (self._found("a-start-goes-on", what) for what in found)
        self._connect()
        yield from self._answered()

    # --- the printer -----------------------------------------------------------------------------

    def _printed(self) -> Iterator[Found]:
        """Something happens at the printer, perhaps at a write that fails."""
        if self._paper is None:
            return
        self.steps += 1
        name = self._about_to_fail()
        was = self._unchanged() if name else None
        self._journal.sound_before = self._dice.randrange(4)
        try:
            happened = self._paper.goes_on(self._session)
        except EndedError as ended:
            assert was is not None
            self.happened[name] += 1
            yield from self._starts_again(ended, name, was)
        except Fault:
            if was is None:
                raise
            self.happened[name] += 1
            yield from self._goes_on(was)
        else:
            if name:
                yield from self._has_not_failed(name)
            if happened:
                self.happened[happened] += 1
        for check, what in self._paper.wrong():
            yield self._found(check, what)

    # --- the tray --------------------------------------------------------------------------------

    def _of_the_tray(self) -> TrayTold:
        """Choose what somebody tells the tray's desk."""
        return TrayTold(*self._cashiers.step(self._session.tray.desk))

    def _tray_told(self, step: TrayStep, by: Person) -> Iterator[Found]:
        """Somebody tells the tray's desk something, perhaps at a write that fails."""
        self.steps += 1
        session, desk = self._session, self._session.tray.desk
        tray = to_json(desk.state)
        name = self._about_to_fail()
        was = self._before_tray(step, by) if name else None
        try:
            events = tell_tray(session, step, by)
        except EndedError as ended:
            assert was is not None
            self.happened[name] += 1
            yield from self._starts_again(ended, name, was)
            return
        except Refusal:
            if to_json(desk.state) != tray:
                yield self._found("a-refusal-changes-nothing", f"{step}: {tray} has changed")
            events = ()
        except Fault:
            if was is None:
                raise
            self.happened[name] += 1
            yield from self._goes_on(was)
            return
        if name:
            yield from self._has_not_failed(name)
        yield from self._moved(events, by)

    def _before_tray(self, step: TrayStep, by: Person) -> Before:
        session = self._session
        desk = TrayDesk(session.tray.desk.rules, state_of(to_json(session.tray.desk.state)))
        with suppress(Refusal):
            in_round, voids = not session.between_rounds, session.voids_issued
            actor = Actor(by.name, by.role)
            desk.apply(desk.decide(step, actor, round_open=in_round, voids=voids))
        said, drawn = list(self._said), self._drawn
        seq, table = session.journal.last_seq, session.table.copy()
        return Before(seq, shown(session), table, said, drawn, drawn, None, to_json(desk.state), by)

    def _moved(self, events: Sequence[TrayEvent], by: Person) -> Iterator[Found]:
        """Add up what people know to be in the tray, beside its books."""
        for check, what in self._cashiers.moved(events, by):
            yield self._found(check, what)
        for check, what in self._cashiers.wrong(self._session):
            yield self._found(check, what)

    # --- the line of the shoe --------------------------------------------------------------------

    def _line_troubled(self) -> Iterator[Found]:
        """Perhaps something goes wrong on the line, which is no card."""
        name = self._line.goes_wrong(self._session) if self._line is not None else ""
        if name:
            self.happened[name] += 1
            yield from self._line_wrong()
            yield from self._answered()

    def _line_wrong(self) -> Iterator[Found]:
        for check, what in self._line.wrong() if self._line is not None else ():
            yield self._found(check, what)

    def _told_late(self, was: Before) -> Iterator[Found]:
        """A start tells the table the card whose bytes are stored, and that it was never told."""
        session, command = self._session, was.command
        if self._line is None:
            return
        entries = list(session.journal.entries(after=was.seq))
        wanted = []
        if type(command) is DealCard and not any(map(_is_act, entries)):
            wanted = [command.card] if self._line.has_stored(entries, command.card) else []
        found = self._line.untold(session)
        if [card for card, _ in found] != wanted:
            what = f"{wanted} is stored and was not told, and a start tells {found}"
            yield self._found("a-start-tells-what-was-stored", what)
        with late(session):
            for card, source in found:
                with session.hearing.of(source), suppress(Refusal):
                    session.do(DealCard(card), "line")

    def _answered(self) -> Iterator[Found]:
        """Somebody says what the interruption means, and compares the cards (5.4)."""
        session = self._session
        if session.check.interrupted:
            affects = self._dice.random() < 0.2
            answer_interruption(session, affects=affects)
            if affects:
                yield from self._told(Saying(Report("technical-interruption")))
        if session.doubt is not None and session is self._session:
            confirm_cards(session)

    def _unchanged(self) -> Before:
        """The table before something that tells it nothing."""
        session, drawn = self._session, self._drawn
        table = session.table.copy()
        said = list(self._said)
        return Before(session.journal.last_seq, shown(session), table, said, drawn, drawn)

    def _connect(self) -> None:
        """The program has begun: shoe and printer are connected."""
        for way in (self._line, self._paper):
            if way is not None:
                way.connect(self._session)

    def _opened(self, table: Table, path: Path) -> TableSession:
        if RENAME in self._faults and self._dice.random() < _UNNAMABLE and path.exists():
            self.happened[RENAME] += 1
            with suppress(Fault):  # the start fails, and a person starts again
                UnnamableJournal.open(path, HEADER).close()
        journal = FailingJournal.open(path, HEADER)
        assert isinstance(journal, FailingJournal)
        journal.goes_on = self._clock.goes_on
        session = TableSession(table, journal, self._clock, float_rules=self._rules)
        let_cards_call(session, self._by_card)
        take_up(session)
        return session

    def _next_path(self) -> Path:
        self._files += 1
        return self._folder / f"{self._files}.journal"


def _is_tray(entry: Entry) -> bool:
    return EVENTS in entry.data


def _is_act(entry: Entry) -> bool:
    return entry.kind in (EntryKind.ACT, EntryKind.REFUSAL)
