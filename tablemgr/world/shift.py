"""Some Rounds at one table in service, with a journal that may fail: what people do, what the table
shows, and what it shows after each new start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.journal import Entry, EntryKind, verify
from tablemgr.rules.commands import AtOnce, Command, DealCard, Open, Report
from tablemgr.rules.events import Event
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick
from tablemgr.service.interruption import answer_interruption, confirm_cards, late, take_up
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import load_shoe
from tablemgr.service.told import awaited
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.chips import come_to
from tablemgr.world.clock import WorldClock
from tablemgr.world.disk import EndedError, FailingJournal, copy_journal
from tablemgr.world.faults import AT_A_WRITE, CLOCK, LOST, PEOPLE
from tablemgr.world.found import Before, Found
from tablemgr.world.invariants import INVARIANTS, ToldStep
from tablemgr.world.obeying import obeyed
from tablemgr.world.people import Conduct, conduct_of, next_saying
from tablemgr.world.picture import differing, picture
from tablemgr.world.playing import MOST_COMMANDS
from tablemgr.world.relations import RELATIONS
from tablemgr.world.served import HEADER, exported, let_cards_call, read_back, shown
from tablemgr.world.so_far import PlayedSoFar, Saying

_FAILS: Final = 0.03
"""How often a write fails, for each kind of failing."""
_CHECKED: Final = 0.01
"""How often each relation is checked after a command."""
_FEW_CARDS: Final = 100


class WorldShift:
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
        self._look = attached.look
        make = attached.line
        self._line = None if make is None else make(faults, dice, self._clock)
        self._session = self._opened(table, self._next_path())
        if self._line is not None:
            self._line.connect(self._session)

    def close(self) -> Iterator[str]:
        """End the shift; gives what is wrong with its journal."""
        path = self._session.journal.path
        self._session.journal.close()
        report = verify(path)
        if not report.ok:
            yield f"nobody has changed the journal, and it is not sound: {report}"

    def round(self) -> Iterator[Found]:
        """Play one Round to its end; gives what is wrong, and then goes on no further."""
        conduct = conduct_of(self._dice) if PEOPLE in self._faults else Conduct()
        conduct = replace(conduct, cards_call=self._by_card)
        self._said = []
        yield from self._begun()
        for step in range(MOST_COMMANDS):
            saying = next_saying(self._session.table, conduct, step + 1, self._dice)
            yield from self._told(saying)
            if self._session.between_rounds:
                break
        for _ in range(MOST_COMMANDS * 2):
            if self._session.between_rounds:
                break
            way = obeyed(self._session.table, self._dice)
            if isinstance(way, str):
                yield self._found("the-obedient-dealer-gets-home", way)
                return
            yield from self._told(way, obediently=True)
        else:
            yield self._found("the-obedient-dealer-gets-home", "the Round does not come to an end")
            return
        yield from self._ended()

    def crashed(self, error: Exception) -> Found:
        """What the program raised that it should not raise, in the Round so far."""
        return self._found("crash", f"{type(error).__name__}: {error}")

    # --- one Round -------------------------------------------------------------------------------

    def _begun(self) -> Iterator[Found]:
        session = self._session
        if session.shoe.bars_opening or session.shoe.cards_left < _FEW_CARDS:
            load_shoe(session)
            self._drawn = 0
        if session.shoe.shuffled_each_round:
            self._drawn = 0
        while self._session.between_rounds:  # its first writes may fail
            yield from self._told(Saying(Open()))

    def _ended(self) -> Iterator[Found]:
        """Everything that is due moves; the sums, the slips, the shoe and the export agree."""
        session = self._session
        while rows := session.movements.due(session.table):
            tick(session, rows[0].moves)
        moved = come_to(session.movements.done)
        for player, net in session.table.position.net().items():
            if moved[player] != int(net):
                what = f"{player} nets {net}, and {moved[player]} cents have moved"
                yield self._found("what-moves-is-the-net", what)
        if session.shoe.drawn != self._drawn:
            what = f"{self._drawn} cards came out of the shoe, and it counts {session.shoe.drawn}"
            yield self._found("the-shoe-counts-every-card", what)
        if self._dice.random() < 0.2:
            found = differing(shown(session), shown(read_back(session)))
            yield from (self._found("the-journal-tells-the-same", what) for what in found)
            for what in exported(session):
                yield self._found("the-export-tells-the-same", what)

    def _found(self, check: str, what: str, dice_seed: int = 0) -> Found:
        table = self._session.table.copy()
        return Found(check, what, dice_seed, PlayedSoFar(table, list(self._said)))

    def _told(self, saying: Saying, *, obediently: bool = False) -> Iterator[Found]:
        """Tell the table something, perhaps at a write that fails, and check everything."""
        self.steps += 1
        session, dice = self._session, self._dice
        if CLOCK in self._faults and dice.random() < 0.01:
            self._clock.is_set(dice)
            self.happened[CLOCK] += 1
        yield from self._line_troubled()
        before, was = session.table.position.clone(), self._before(saying)
        self._note(saying)
        name = self._about_to_fail()
        try:
            answer = self._do(saying)
        except EndedError as ended:
            self.happened[name] += 1
            yield from self._starts_again(ended, name, was)
            return
        except Fault:
            if not name:
                raise
            self.happened[name] += 1
            yield from self._goes_on(was)
            return
        if name:
            self._journal.mend()
        yield from self._line_wrong()
        yield from self._wrong(ToldStep(saying, before, session.table, answer), obediently)
        if isinstance(answer, Refusal):
            self._said = was.said
        if PEOPLE in self._faults and isinstance(answer, Refusal):
            self.happened[PEOPLE] += 1
        yield from self._related()
        yield from self._answered()
        if self._look is not None:
            self._look(session)
        rows = session.movements.due(session.table)
        if rows and dice.random() < 0.1:
            tick(session, dice.choice(rows).moves)

    def _do(self, saying: Saying) -> list[Event] | Refusal:
        command, session = saying.command, self._session
        read = len(session.table.position.cards)
        came = len(command.cards) if isinstance(command, Report) else 0
        came += isinstance(command, DealCard)
        if isinstance(command, AtOnce):  # some of them had been read before (I25)
            came = command.number + len(command.cards) - 1 - read
        self._drawn += came  # should the program end within it, they have come
        source = None
        if type(command) is DealCard and self._line is not None:
            source = self._line.draw(session, command.card)
        try:
            with session.hearing.of(source):
                return session.do(command, by=_person(saying.role))
        except Refusal as refusal:
            self._drawn -= came - (type(command) is DealCard)  # it came out all the same
            return refusal

    def _note(self, saying: Saying) -> None:
        """Keep what is told for the Round's record; a card that is taken for a Hit says it too."""
        session = self._session
        if type(saying.command) is DealCard and self._by_card:
            by_card = awaited(session.table)
            if not any(map(session.barred, by_card)):
                self._said += map(Saying, by_card)
        self._said.append(saying)

    def _wrong(self, told: ToldStep, obediently: bool) -> Iterator[Found]:
        for name, check in INVARIANTS.items():
            yield from (self._found(name, what) for what in check(told))
        if obediently and isinstance(told.answer, Refusal):
            what = f"{told.saying.command.line()} is what the guide says, and is refused: "
            yield self._found("the-obedient-dealer-gets-home", what + told.answer.text)

    def _related(self) -> Iterator[Found]:
        for name, relation in RELATIONS.items():
            if self._dice.random() >= _CHECKED:
                continue
            dice_seed = self._dice.randrange(2**32)
            so_far = PlayedSoFar(self._session.table, list(self._said), [True] * len(self._said))
            for what in relation(so_far, Random(dice_seed)):
                yield self._found(name, what, dice_seed)

    # --- what fails ------------------------------------------------------------------------------

    def _about_to_fail(self) -> str:
        """Perhaps let the next write fail; gives how, or nothing."""
        for name in self._writes:
            if self._dice.random() < _FAILS:
                self._journal.fails = AT_A_WRITE[name](self._dice)
                self._journal.sound_before = 0 if self._line is None else self._dice.randrange(2)
                return name
        return ""

    @property
    def _journal(self) -> FailingJournal:
        journal = self._session.journal
        assert isinstance(journal, FailingJournal)
        return journal

    def _before(self, saying: Saying) -> Before:
        """The table as it is, and as the rules alone say that it will be once this is told."""
        session = self._session
        after, commands = session.table.copy(), [saying.command]
        if isinstance(saying.command, Open):
            after.seen = {} if session.shoe.shuffled_each_round else session.shoe.seen
        if type(saying.command) is DealCard and self._by_card:
            by_card = awaited(session.table)
            if not any(map(session.barred, by_card)):
                commands[:0] = by_card
        for command in commands:
            if session.barred(command) is None:
                _try(after, command, saying.role)
        seq = session.journal.last_seq
        drawn = self._drawn, self._drawn + (type(saying.command) is DealCard)
        return Before(seq, shown(session), after, list(self._said), *drawn, saying.command)

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
        yield from self._taken_up(path, was)

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
        path = self._session.journal.path
        self._session.journal.close()
        yield from self._taken_up(path, was)

    def _taken_up(self, path: Path, was: Before) -> Iterator[Found]:
        """Start at that journal, and compare with the table as it was or is to be."""
        try:
            self._session = session = self._opened(self._session.table.fresh(), path)
        except Fault as fault:
            yield self._found("a-start-goes-on", str(fault).replace(str(self._folder), ""))
            raise
        yield from self._told_late(was)
        told = [entry.kind for entry in session.journal.entries(after=was.seq) if _is_act(entry)]
        if told:
            if EntryKind.REFUSAL in told:
                self._said, self._drawn = was.said, was.drawn_if_refused
            found = differing(picture(was.to_be.position), picture(session.table.position))
        else:
            found = differing(was.shown, shown(session))
            self._said, self._drawn = was.said, was.drawn
        yield from (self._found("a-start-goes-on", what) for what in found)
        if self._line is not None:
            self._line.connect(session)
        yield from self._answered()

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

    def _opened(self, table: Table, path: Path) -> TableSession:
        session = TableSession(table, FailingJournal.open(path, HEADER), self._clock)
        let_cards_call(session, self._by_card)
        take_up(session)
        return session

    def _next_path(self) -> Path:
        self._files += 1
        return self._folder / f"{self._files}.journal"


def _is_act(entry: Entry) -> bool:
    return entry.kind in (EntryKind.ACT, EntryKind.REFUSAL)


def _person(role: Role) -> Person:
    return Person(f"the-{role.value}", role)


def _try(table: Table, command: Command, role: Role) -> None:
    try:
        table.do(command, role)
    except Refusal:
        return
