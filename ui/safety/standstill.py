"""A table that stands still: why, what is stored, and what has come out of the shoe since.

The screen says it before anything is written down, so that no disk and no log can keep it quiet.
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
from ui.presenter.history import card_text
from ui.presenter.shoe_alerts import stopped_card
from ui.safety.bug_log import where, words_of, write_bug
from ui.views.dialogs import StoppedView

translate = QCoreApplication.translate


class Stoppable(Protocol):
    """What of a table can be stopped, and who hears of it."""

    @property
    def session(self) -> TableSession:
        """The table in service."""

    @property
    def stopped(self) -> SignalInstance:
        """Tells a `StoppedView`."""

    @property
    def alerted(self) -> SignalInstance:
        """Tells an `AlertView`."""


class Standstill:
    """Whether one table is stopped. `view` is what the screen says of it, or None."""

    def __init__(self, table: Stoppable) -> None:
        self._table = table
        self.view: StoppedView | None = None
        self.journal_broken = False
        """The journal takes nothing more: it has to be opened again."""
        self._bytes_stored = True

    def stop_for(self, error: BaseException) -> None:
        """A bug, or a journal that no longer takes anything: the Round stops where it stands.

        Raises nothing: the screen says it even if it can be stored nowhere.
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
        """Show that the Round is stopped, and why: by a fault of `ours`, or of the world's. What
        was said first stays.
        """
        if self.view is None:
            text = translate("stopped", "Everything up to entry {number} is stored.")
            number = self._table.session.journal.last_seq
            self.view = StoppedView(what, text.format(number=number), ours=ours)
        self._table.stopped.emit(self.view)

    def written(self, reference: str) -> None:
        """The details of the bug were written there."""
        if self.view is not None and not self.view.reference:
            self.view = replace(self.view, reference=reference)
            self._table.stopped.emit(self.view)

    @contextmanager
    def storing_bytes(self) -> Iterator[None]:
        """A device's bytes are stored in it; what the cards among them say depends on it."""
        self._bytes_stored = False
        with self.guard():
            yield
            self._bytes_stored = True

    def card(self, card: Card, *, by_hand: bool) -> None:
        """A card came meanwhile, and the screen says what becomes of it: it is dealt once the
        table is taken up again, if what the device said of it is stored; else a person enters it.
        """
        if self.view is None:
            return
        name, later = card_text(card), self._bytes_stored and not by_hand
        if later:
            self.view = replace(self.view, since=(*self.view.since, name))
        else:
            self.view = replace(self.view, lost=(*self.view.lost, name))
        self._table.alerted.emit(stopped_card(card, later=later))
        self._table.stopped.emit(self.view)

    @contextmanager
    def survived(self) -> Iterator[None]:
        """What is done in it while the table is opened may fail: then it opens stopped.

        A `Fault` passes: with it there is no table to open.
        """
        try:
            yield
        except Fault:
            raise
        except Exception as error:  # noqa: BLE001 - told on the screen and written down
            self.stop_for(error)
            self.written(where(write_bug(error)))

    def over(self) -> None:
        """The table was taken up again."""
        self.view = None

    @contextmanager
    def guard(self) -> Iterator[None]:
        """What is stored in it may fail: a broken journal stops the Round, and is no error here."""
        try:
            yield
        except Fault as fault:
            self.stop_for(fault)
        except Bug as bug:  # it is stopped already
            self.say(str(bug))
