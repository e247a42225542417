"""The simulated Players at a training table: they lay Bets and give signs, each in his own time.

What they want is worked out by the core (`tablemgr.training.players`); here it happens.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from tablemgr.rules.commands import Command, GoesOn
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import Phase
from tablemgr.training.players.crowd import Crowd, Deed, crowd_of
from tablemgr.training.players.pace import next_pace
from ui.table.controller import TableController
from ui.views.shared import amount_text
from ui.views.signs import BoxSign

translate = QCoreApplication.translate
_TAKEN_BACK_S = 2.0
"""How long a signal stands that is then taken back, at full pace."""


class _Under(Struct):
    """A deed that is under way, and what has been seen of it."""

    deed: Deed
    begun_s: float
    shown: Command | None = None

    def due_s(self, pace: float) -> float | None:
        """When something of it happens next; None if all of it has."""
        first = self.begun_s + self.deed.after_s
        if self.shown is None:
            return first
        return None if self.shown is self.deed.command else first + _TAKEN_BACK_S / pace


class SimulatedPlayers(QObject):
    """The Players of one table. `signs` is what is to be seen of them now."""

    def __init__(
        self,
        controller: TableController,
        changed: Callable[[], None],
        decided: Callable[[Command, Command | None], None],
        parent: QObject,
    ) -> None:
        """`changed` is called if `signs` may be others; `decided` with each decision that the table
        is told, and what its Player had signalled.
        """
        super().__init__(parent)
        self._controller = controller
        self._changed = changed
        self._decided = decided
        self.crowd: Crowd | None = None
        self._under: dict[tuple[object, ...], _Under] = {}
        self._bets: tuple[Deed, ...] = ()
        self._bets_of = 0
        """The Round that `_bets` are laid in."""
        self._decisions: set[type[Command]] = set()
        """The kinds of decision that could be told at this moment."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        controller.acted.connect(self._after_act)
        controller.changed.connect(self.look)

    def seat(self, count: int, seed: int) -> None:
        """Let so many Players sit down; the others leave."""
        controller = self._controller
        table = controller.session.table
        chips = tuple(value for value, _ in controller.profile.chip_set)
        self.crowd = crowd_of(count, table, seed, chips) if count else None
        drills_of(table.rulebook.family).wishes(table)  # what it derives once, it derives now
        self._under.clear()
        self.look()

    def signs(self, *, words: bool) -> tuple[BoxSign, ...]:
        """Give what is seen at the boxes; `words` also says what each gesture means."""
        found = []
        for under in self._under.values():
            if under.shown is not None and not under.deed.himself:
                found.append(self._sign(under.deed, under.shown, words=words))
        return (*found, *self._tips())

    @property
    def are_betting(self) -> bool:
        """Say whether some of them have still to lay their Bets."""
        betting = self._controller.session.table.position.phase is Phase.BETTING
        return betting and any(under.shown is None for under in self._under.values())

    def shots_of(self, player: str) -> float:
        """Give how many times as often as others this Player tries to get more than is his."""
        seats = () if self.crowd is None else self.crowd.seats
        return next((seat.style.shots for seat in seats if seat.player == player), 1.0)

    def _tips(self) -> tuple[BoxSign, ...]:
        """Show what lies there for the Dealer after the Round: it looks odd, and is right."""
        session = self._controller.session
        if self.crowd is None or session.table.position.phase is not Phase.COMPLETE:
            return ()
        words = translate("training", "For the Dealer: {0}")
        lines = session.table.position.settlement
        return tuple(
            BoxSign(tip.box, words=words.format(amount_text(tip.amount)))
            for tip in self.crowd.tips(lines, session.round_no)
        )

    def round_over(self, *, faultless: bool) -> None:
        """The pace rises with skill."""
        if self.crowd is not None:
            self.crowd.pace = next_pace(self.crowd.pace, faultless=faultless)

    def look(self) -> None:
        """Let the Players do what they do now."""
        wanted = self._wanted()
        now = time.monotonic()
        self._under = {
            key: self._under.get(key) or _Under(deed, now) for key, deed in wanted.items()
        }
        table = self._controller.session.table
        self._decisions = {type(command) for command, _ in table.decisions()}
        self._go_on()

    def _wanted(self) -> dict[tuple[object, ...], Deed]:
        session = self._controller.session
        table, round_no = session.table, session.round_no
        if self.crowd is None or session.halted is not None:
            return {}
        position = table.position
        if position.phase is Phase.BETTING:
            if self._bets_of != round_no:
                self._bets_of, self._bets = round_no, self.crowd.bets(table, round_no)
            return {(round_no, "bet", n): deed for n, deed in enumerate(self._bets)}
        deeds = self.crowd.signs(table, round_no)
        moment = (round_no, position.stage.value, len(position.cards))
        return {(*moment, deed.box, deed.command.line()): deed for deed in deeds}

    def _go_on(self) -> None:
        """Do what is due now, and wait for what is due next."""
        if self.crowd is None:
            self._timer.stop()
            return
        pace, now = self.crowd.pace, time.monotonic()
        for under in list(self._under.values()):
            due_s = under.due_s(pace)
            if due_s is not None and due_s <= now:
                self._happen(under)
        left = [under.due_s(pace) for under in self._under.values()]
        next_s = min((due_s for due_s in left if due_s is not None), default=None)
        if next_s is not None:
            self._timer.start(max(0, round(1000 * (next_s - time.monotonic()))))

    def _happen(self, under: _Under) -> None:
        deed = under.deed
        if under.shown is None and deed.before is not None:
            under.shown = deed.before
        else:
            under.shown = deed.command
        if not deed.himself:
            self._changed()
        elif self._controller.session.table.can(deed.command):
            self._controller.tell(deed.command)
        else:
            self._controller.show()  # nobody waits for this Bet any more

    def _after_act(self, command: Command) -> None:
        """The table was told something: was it what the Player had signalled?"""
        box = getattr(command, "box", None)
        under = next(
            (
                under
                for under in self._under.values()
                if under.deed.box == box and not under.deed.himself
            ),
            None,
        )
        if under is not None and type(command) in self._decisions | {type(under.deed.command)}:
            self._decided(command, under.shown)
        elif isinstance(command, GoesOn):
            for ignored in self._under.values():
                if ignored.shown is not None and not ignored.deed.himself:
                    self._decided(command, ignored.shown)

    def _sign(self, deed: Deed, command: Command, *, words: bool) -> BoxSign:
        sign = self._controller.family.sign(command)
        said = [
            (translate("training", "{0} too") if adds else translate("training", "not {0}")).format(
                player
            )
            for player, adds in deed.followers
        ]
        if sign is None:
            return BoxSign(deed.box, words=command.line())
        if words or not deed.clear:
            said.insert(0, sign.words)
        return BoxSign(deed.box, sign.gesture if deed.clear else None, ", ".join(said))
