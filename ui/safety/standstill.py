"""A stopped table: why it stopped, what is stored, and which cards have come out of the shoe since.

The screen shows the stop before anything is written, so that it shows even if writing fails.
Knows no widget.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, SignalInstance

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug, Fault
from tablemgr.service.session import TableSession
from ui.presenter.faces import card_text
from ui.presenter.shoe_alerts import stopped_card
from ui.safety.bug_log import where, words_of, write_bug
from ui.views.dialogs import StoppedView

translate = QCoreApplication.translate


class Stoppable(Protocol):
    """The part of a table that `Standstill` needs."""

    @property
    def session(self) -> TableSession:
        """The table in service."""

    @property
    def stopped(self) -> SignalInstance:
        """Carries a `StoppedView` to the window."""

    @property
    def alerted(self) -> SignalInstance:
        """Carries an `AlertView` to the window."""


class Standstill:
    """Stops one table. `view` is what the screen shows of the stop; None if it isn't stopped."""

    def __init__(self, table: Stoppable) -> None:
        self._table = table
        self.view: StoppedView | None = None
        self.journal_broken = False
        """The journal can't be written until it is opened again."""
        self._bytes_stored = True

    def stop_for(self, error: BaseException) -> None:
        """Stop the Round where it stands, because of a bug or a journal that can't be written.

        Raises nothing: the screen says it even if it can't be stored.
        """
        session = self._table.session
        what = str(error) if isinstance(error, Fault) else words_of(error)
        was_stopped = session.halted is not None
        if not was_stopped:
            session.halted = what
        self.say(what, ours=not isinstance(error, Fault))
        if self.journal_broken:
            return
        try:
            session.halt(session.halted or what)
        except Exception:  # noqa: BLE001 - the journal itself is what broke; the screen says so
            self.journal_broken = True

    def say(self, what: str, *, ours: bool = True) -> None:
        """Show that the Round is stopped, and why. A reason that is shown already stays.

        `ours`: the program itself is at fault, not a disk or a journal.
        """
        if self.view is None:
            text = translate("stopped", "Everything up to entry {number} is stored.")
            number = self._table.session.journal.last_seq
            self.view = StoppedView(what, text.format(number=number), ours=ours)
        self._table.stopped.emit(self.view)

    def written(self, reference: str) -> None:
        """Show where the details of the bug were written."""
        if self.view is not None and not self.view.reference:
            self.view = replace(self.view, reference=reference)
            self._table.stopped.emit(self.view)

    @contextmanager
    def storing_bytes(self) -> Iterator[None]:
        """Store a device's bytes in the `with` block; the cards in them are dealt later only if it
        succeeds.
        """
        self._bytes_stored = False
        with self.guard():
            yield
            self._bytes_stored = True

    def card(self, card: Card, *, by_hand: bool) -> None:
        """A card came while the table is stopped: show what becomes of it.

        If its bytes are stored, the restore deals it. If they are not, or the card was entered
        `by_hand`, a person enters it after the restore.
        """
        if self.view is None:
            return
        later = self._bytes_stored and not by_hand
        face_down = self._table.session.table.family.takes_unread
        name = translate("stopped", "a card") if face_down else card_text(card)
        if later:
            self.view = replace(self.view, since=(*self.view.since, name))
        else:
            self.view = replace(self.view, lost=(*self.view.lost, name))
        self._table.alerted.emit(stopped_card(card, later=later, face_down=face_down))
        self._table.stopped.emit(self.view)

    @contextmanager
    def survived(self) -> Iterator[None]:
        """Do a step of opening the table in the `with` block; if it fails, the table opens stopped.

        A `Fault` is raised: then there is no table to open.
        """
        try:
            yield
        except Fault:
            raise
        except Exception as error:  # noqa: BLE001 - told on the screen and written down
            self.stop_for(error)
            self.written(where(write_bug(error)))

    def over(self) -> None:
        """The table was restored."""
        self.view = None

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Store something in the `with` block; if the journal is broken, the Round stops.

        Neither a `Fault` nor a `Bug` is raised.
        """
        try:
            yield
        except Fault as fault:
            self.stop_for(fault)
        except Bug as bug:  # it is stopped already
            self.say(str(bug))
