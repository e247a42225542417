"""Some Rounds at one table in service, with a journal that may fail: what people do, what the table
shows, and what it shows after each new start.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.money import Money
from tablemgr.journal import verify
from tablemgr.rules.commands import AtOnce, Command, DealCard, Open, Report, TakeBack
from tablemgr.rules.events import Event
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.service.chip_acts import tick
from tablemgr.service.session import awaited
from tablemgr.service.shoe_acts import load_shoe
from tablemgr.world.cashiers import numbers_wrong
from tablemgr.world.chips import come_to
from tablemgr.world.deeds import DiceDeed, TrayTold, WorldDeed, WorldMoment
from tablemgr.world.disk import EndedError, change_an_entry
from tablemgr.world.failing_table import FailingTable
from tablemgr.world.faults import CLOCK, PEOPLE
from tablemgr.world.found import NOBODY, Before, Found
from tablemgr.world.held import too_much_held
from tablemgr.world.invariants import INVARIANTS, ToldStep
from tablemgr.world.obeying import obeyed
from tablemgr.world.people import Conduct, conduct_of, next_saying
from tablemgr.world.picture import differing
from tablemgr.world.playing import MOST_COMMANDS
from tablemgr.world.relations import RELATIONS
from tablemgr.world.served import exported, read_back, shown
from tablemgr.world.so_far import PlayedSoFar, Saying

_CHECKED: Final = 0.01
"""How often each relation is checked after a command."""
_FOLDED: Final = 0.2
"""How often the log is folded into its file after a Round."""
_PRINTED: Final = 0.1
"""How often something happens at the printer."""
_LEARNS: Final = 0.1
"""How often a trainee is asked."""
_FEW_CARDS: Final = 100


class WorldShift(FailingTable):
    """Rounds at one table that may fail at any write."""

    def round(self) -> Iterator[Found]:
        """Play one Round to its end; gives what is wrong, and then goes on no further."""
        for deed in self._round():
            yield from self.does(self._with_dice(deed))

    def close(self) -> Iterator[Found]:
        """End the shift; gives what is wrong with its journal."""
        yield from self.does(self._with_dice(WorldMoment.CLOSES))

    def leave(self) -> None:
        """Close the journal, whatever has happened to it."""
        self._session.journal.close()

    def does(self, deed: DiceDeed) -> Iterator[Found]:
        """Let one deed happen, and all that happens in it by its own dice."""
        self.deeds.append(deed)
        self._dice.seed(deed.dice)
        match deed.deed:
            case Saying() as saying:
                yield from self._told(saying)
            case TrayTold(step, by):
                yield from self._tray_told(step, by)
            case WorldMoment.OBEYS:
                yield from self._obeys()
            case WorldMoment.PRINTS:
                yield from self._printed()
            case WorldMoment.ENDS:
                yield from self._ended()
            case WorldMoment.FOLDS:
                yield from self._folded()
            case WorldMoment.CLOSES:
                yield from self._closed()

    # --- what is done in a Round ------------------------------------------------------------------

    def _with_dice(self, deed: WorldDeed) -> DiceDeed:
        return DiceDeed(deed, self._dice.randrange(2**32))

    def _round(self) -> Iterator[WorldDeed]:
        """Yield the deeds of a Round; each must have happened before the next is asked for."""
        dice = self._dice
        conduct = conduct_of(dice) if PEOPLE in self._faults else Conduct()
        conduct = replace(conduct, cards_call=self._by_card)
        yield from self._opening()
        for step in range(0 if conduct.obeys else MOST_COMMANDS):
            if self._rules is not None and dice.random() < 0.05:
                yield self._of_the_tray()
            if self._paper is not None and dice.random() < _PRINTED:
                yield WorldMoment.PRINTS
            yield next_saying(self._session.table, conduct, step + 1, dice)
            if self._session.between_rounds:
                break
        for _ in range(MOST_COMMANDS * 2):
            if self._session.between_rounds:
                break
            yield WorldMoment.OBEYS
        yield WorldMoment.ENDS
        if dice.random() < _FOLDED:
            yield WorldMoment.FOLDS

    def _opening(self) -> Iterator[WorldDeed]:
        while self._session.between_rounds:  # its first writes may fail
            not_open = self._session.tray.desk.why_no_round() is not None
            if self._rules is not None and (not_open or self._dice.random() < 0.6):
                yield self._of_the_tray()
            else:
                yield Saying(Open())

    # --- one Round -------------------------------------------------------------------------------

    def _begins(self) -> None:
        """A Round is about to open; its shoe is loaded if it has to be."""
        self._said = []
        session = self._session
        if session.shoe.bars_opening or session.shoe.cards_left < _FEW_CARDS:
            load_shoe(session)
            self._drawn = 0
        if session.shoe.shuffled_each_round:
            self._drawn = 0

    def _obeys(self) -> Iterator[Found]:
        """The Dealer does what the guide says, and nothing else."""
        way = obeyed(self._session.table, self._dice)
        if isinstance(way, str):
            yield self._found("the-obedient-dealer-gets-home", way)
        else:
            yield from self._told(way, obediently=True)

    def _ended(self) -> Iterator[Found]:
        """Everything that is due moves; the sums, the slips, the shoe and the export agree."""
        session = self._session
        if not session.between_rounds:
            yield self._found("the-obedient-dealer-gets-home", "the Round does not come to an end")
            return
        while rows := session.movements.due(session.table):
            tick(session, rows[0].moves)
        moved = come_to(session.movements.done)
        for player, net in session.table.position.net().items():
            if moved[player] != int(net):
                what = f"{player} nets {net}, and {moved[player]} cents have moved"
                yield self._found("what-moves-is-the-net", what)
        self._cashiers.won(Money(-sum(moved.values())))
        yield from self._moved((), NOBODY)
        if session.shoe.drawn != self._drawn:
            what = f"{self._drawn} cards came out of the shoe, and it counts {session.shoe.drawn}"
            yield self._found("the-shoe-counts-every-card", what)
        for what in too_much_held(session, self._line):
            yield self._found("what-is-held-is-bounded", what)
        if self._dice.random() < 0.2:
            found = differing(shown(session), shown(read_back(session)))
            yield from (self._found("the-journal-tells-the-same", what) for what in found)
            for what in exported(session):
                yield self._found("the-export-tells-the-same", what)

    def _closed(self) -> Iterator[Found]:
        path = self._session.journal.path
        for check, what in self._paper.end(self._session) if self._paper is not None else ():
            yield self._found(check, what)
        for check, what in self._trainee.wrong(self._clock()):
            yield self._found(check, what)
        for check, what in numbers_wrong(list(self._session.journal.entries())):
            yield self._found(check, what)
        self._session.journal.close()
        report = verify(path)
        if not report.ok:
            what = f"nobody has changed the journal, and it is not sound: {report}"
            yield self._found("a-journal-is-sound", what)
        changed = change_an_entry(path, self._dice)
        if verify(path).ok:
            what = f"{changed} of the journal was changed, and it is said to be sound"
            yield self._found("a-changed-journal-is-unsound", what)

    def _told(self, saying: Saying, *, obediently: bool = False) -> Iterator[Found]:
        """Tell the table something, perhaps at a write that fails, and check everything."""
        self.steps += 1
        session, dice = self._session, self._dice
        if isinstance(saying.command, Open) and session.between_rounds:
            self._begins()
        if CLOCK in self._faults and dice.random() < 0.01:
            self._clock.is_set(dice)
            self.happened[CLOCK] += 1
        yield from self._line_troubled()
        before, said, name = session.table.position.clone(), list(self._said), self._about_to_fail()
        was = self._before(saying) if name else None
        self._note(saying)
        try:
            answer = self._do(saying)
        except EndedError as ended:
            assert was is not None
            self.happened[name] += 1
            yield from self._starts_again(ended, name, was)
            return
        except Fault:
            if was is None:
                raise
            self.happened[name] += 1
            yield from self._goes_on(was)
            return
        if name:
            yield from self._has_not_failed(name)
        yield from self._line_wrong()
        yield from self._wrong(ToldStep(saying, before, session.table, answer), obediently)
        if isinstance(answer, Refusal):
            self._said = said
        if PEOPLE in self._faults and isinstance(answer, Refusal):
            self.happened[PEOPLE] += 1
        yield from self._related()
        yield from self._learnt()
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
        source, count = None, len(session.table.position.cards)
        if type(command) is DealCard and self._line is not None:
            source = self._line.draw(session, command.card)
        try:
            with session.hearing.of(source):
                events = session.do(command, by=_person(saying.role))
        except Refusal as refusal:
            self._drawn -= came - (type(command) is DealCard)  # it came out all the same
            return refusal
        if isinstance(command, TakeBack):  # of a card that was not read, which lies nowhere (S10)
            self._drawn += len(session.table.position.cards) - count
        return events

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

    def _learnt(self) -> Iterator[Found]:
        """Now and then a trainee is asked what this moment asks."""
        if self._dice.random() < _LEARNS:
            session = self._session
            learnt = self._trainee.learns(session.table, session.round_no, self._clock())
            yield from (self._found(check, what) for check, what in learnt)

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


def _person(role: Role) -> Person:
    return Person(f"the-{role.value}", role)


def _try(table: Table, command: Command, role: Role) -> None:
    try:
        table.do(command, role)
    except Refusal:
        return
