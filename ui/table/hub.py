"""The hub that all parts of a window share: the table in service, how it is told things, and its
signals.

Every change goes through the session; a refusal is shown and changes nothing. Knows no widget and
none of the other parts: `TableController` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from drivers.link import LinkState
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.journal import Json
from tablemgr.rules.commands import Command, Open
from tablemgr.rules.events import Event
from tablemgr.rules.games.position import Stage
from tablemgr.rules.people import Person
from tablemgr.service.interruption import take_up
from tablemgr.service.session import TableSession
from ui.presenter.families import presenter_of_book
from ui.presenter.family import FamilyPresenter
from ui.presenter.history import all_happened, happened, refused_line
from ui.presenter.words import citation
from ui.safety.standstill import Standstill
from ui.table.staffing import Staffing
from ui.views.guide import HistoryLine
from ui.views.shared import Tone, WhyNot


class TableHub(QObject):
    """One table in service, for one window."""

    changed = Signal()
    """The table has changed: the window must show it again."""
    acted = Signal(object)
    """The `Command` that was just carried out, for those who watch the table; `changed` follows."""
    opened = Signal()
    """A Round has been opened; `changed` follows."""
    refused = Signal(object)
    """A `Refusal`: nothing has changed."""
    alerted = Signal(object)
    """An `AlertView`."""
    check_due = Signal()
    """A felt check has become due: what the device sent may be wrong, or it was away."""
    alert_over = Signal(str)
    """The key of a lasting alert whose cause is gone."""
    alert_acted = Signal(str)
    """The key of an alert whose button was touched."""
    asked = Signal(object)
    """A `Question` to be put to the Players, or None: the question is over."""
    silent = Signal(object)
    """The names of the Players who have not answered the open question in time."""
    slip_ready = Signal(object)
    """A `SlipView`: the slip was printed again."""
    staff_changed = Signal()
    """The staff register has followed that of the pit's desk."""
    stopped = Signal(object)
    """A `StoppedView`: a bug or a broken journal has stopped the Round."""
    restored = Signal()
    """The table was taken up again from the journal."""

    def __init__(
        self,
        profile: Profile,
        open_session: Callable[[Profile], TableSession],
        staff: StaffRegister | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Open the session. `staff` is the house's register; without one nobody is known.

        Raises `Fault`.
        """
        super().__init__(parent)
        self.profile = profile
        self.standstill = Standstill(self)
        self.session = open_session(profile)
        self.take_up()
        self.staffing = Staffing(profile, staff, lambda: self.session, self.stop_for)
        self.link: Callable[[], LinkState | None] = lambda: None
        """What is known of the card reader's link."""
        self.held_back: Callable[[Command], bool] = lambda _: False
        """Says of a touched command if it has to wait: a trainee forgets something before it."""
        self.lost_seats: Mapping[int, str] = {}
        """By box, the Players who lost their seats with the last Round (I10, Live only)."""
        self.history: HistoryLine | None = None
        """The last thing that happened, or was refused."""
        self._outcome: Sequence[Event] | Refusal = []
        """What the last command led to: its events, or its refusal."""
        self._waits_for_end = False
        self._to_show = False

    def take_up(self) -> None:
        """Go on at the table as its journal says that it was left. Raises `Fault`."""
        take_up(self.session)

    # --- how the table stands --------------------------------------------------------------------

    @property
    def boxes_only(self) -> bool:
        """Say whether boxes are marked in play without amounts."""
        return self.profile.table_manners.boxes_only

    @property
    def family(self) -> FamilyPresenter[Any]:
        """The presenter of the table's game."""
        return presenter_of_book(self.session.table.rulebook)

    @property
    def phase(self) -> Stage:
        """Where the Round stands."""
        return self.session.table.position.phase

    # --- showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the table as it now stands: at once, or at the end of `shown_once`."""
        if self._waits_for_end:
            self._to_show = True
        else:
            self.changed.emit()

    @contextmanager
    def shown_once(self) -> Iterator[None]:
        """Show the table once, at the end of the `with` block, however much happens in it."""
        if self._waits_for_end:
            yield
            return
        self._waits_for_end, self._to_show = True, False
        try:
            yield
        finally:
            self._waits_for_end = False
            if self._to_show:
                self.changed.emit()

    def show_done(self, text: str = "") -> None:
        """Show the table after something was done that is not a command; `text` says what it was.

        A refusal from before it is no longer shown.
        """
        if text:
            self.history = HistoryLine(text)
        elif self.history is not None and self.history.did_nothing:
            self.history = None
        self.show()

    # --- commands --------------------------------------------------------------------------------

    def tell(
        self,
        command: Command,
        via: str = "screen",
        by: Person | None = None,
        *,
        reason: str = "",
        beside: Mapping[str, Json] | None = None,
    ) -> bool:
        """Tell the table a command; True if it was carried out. A refusal is shown.

        If the journal can't be written, the Round stops. `by` signs for the command, if it is not
        the Dealer; `reason` is why, if that was asked; `beside` is what else was said, which no
        round record has.
        """
        try:
            events = self.session.do(command, via, by, reason=reason, beside=beside)
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        except Fault as fault:
            self.stop_for(fault)
            return False
        except Bug as bug:
            self.standstill.say(str(bug))
            return False
        self.done(command, events)
        return True

    def tell_signed(
        self, commands: Sequence[Command], by: Person, beside: Mapping[str, Json] | None = None
    ) -> None:
        """Tell the table every command in the name of who has signed, up to a refusal. `beside` is
        said with the first.
        """
        for place, command in enumerate(commands):
            if not self.tell(command, by=by, beside=None if place else beside):
                break

    def tell_all(self, commands: Sequence[Command]) -> None:
        """Tell the table several commands with one touch, and say once what came of them.

        A command that is refused is left out.
        """
        events: list[Event] = []
        refused: list[Refusal] = []
        with self.shown_once():
            for command in commands:
                self._outcome = []
                if not self.tell(command) and isinstance(self._outcome, Refusal):
                    refused.append(self._outcome)
                elif not isinstance(self._outcome, Refusal):
                    events += self._outcome
            position = self.session.table.position
            told = all_happened(position, events, refused, boxes_only=self.boxes_only)
            self.history = told or self.history
            self.show()

    def done(self, command: Command, events: Sequence[Event]) -> None:
        """A command was carried out: say it, do what follows from it, and show the table."""
        with self.shown_once():
            self._outcome = events
            position = self.session.table.position
            self.history = happened(position, list(events), boxes_only=self.boxes_only)
            if isinstance(command, Open):
                self.opened.emit()
            self.follow(command)
            self.acted.emit(command)
            self.show()

    def follow(self, command: Command) -> None:
        """Let the parts of the table do what follows from an act, before it is shown."""

    def refuse(self, refusal: Refusal) -> None:
        """Show what was not allowed."""
        self.history = refused_line(self.session.table.rulebook, refusal)
        self._outcome = refusal
        self.show()
        self.refused.emit(refusal)

    def add(self, text: str) -> None:
        """Add a sentence to the line about what happened last."""
        line = self.history or HistoryLine("")
        stop = "" if not line.text or line.text.endswith((".", "\u201d")) else "."
        self.history = msgspec.structs.replace(line, text=f"{line.text}{stop} {text}".strip())
        self.show()

    def say(self, text: str, code: str = "") -> None:
        """Say something beside the guide, until the next act.

        `code` names the paragraph to cite, in the rulebook's `[cites]`.
        """
        book = self.session.table.rulebook
        cite = citation(book, book.cites[code]) if code else None
        self.history = HistoryLine(text, Tone.WARN, cite, did_nothing=True)
        self.show()

    def say_why_not(self, why: WhyNot) -> None:
        """Say why a touch did nothing, until the next act."""
        self.history = HistoryLine(why.text, Tone.WARN, why.cite, did_nothing=True)
        self.show()

    def lose_seats(self, lost: Mapping[int, str]) -> None:
        """By box, these Players have lost their seats: say it (I10)."""
        self.lost_seats = lost
        words = self.tr("Box {box}: {player} has lost the seat, after a Round without any action.")
        for box, player in sorted(lost.items()):
            self.add(words.format(box=box, player=player))

    # --- stopping --------------------------------------------------------------------------------

    def stop_for(self, error: BaseException) -> None:
        """Stop the Round where it stands: for a bug, or a journal that can't be written."""
        self.standstill.stop_for(error)
