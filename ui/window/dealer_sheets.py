"""The sheets of the Dealer's coming and going: the note that is handed over, and the lock
of a screen that nobody touches. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.service.hand_over import HandOverNote
from ui.keys.answering import now
from ui.table.controller import TableController
from ui.window.sheets import Sheets

if TYPE_CHECKING:
    from ui.dialogs.hand_over import HandedOverSheet, HandOverSheet

_LOOKS_MS: Final = 5000
_MINUTE_MS: Final = 60_000


class DealerSheets(QObject):
    """The sheets of the note."""

    put_away = Signal()
    """A sheet is gone: the window takes the keyboard back."""

    def __init__(self, controller: TableController, sheets: Sheets, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._shown: tuple[HandOverNote, ...] = ()
        sheets.note_asked.connect(self.write)
        sheets.came.connect(self.show_notes)

    @cached_property
    def writing(self) -> HandOverSheet:
        """The sheet on which the note is written."""
        from ui.dialogs.hand_over import HandOverSheet  # noqa: PLC0415 - not at a start

        sheet = HandOverSheet(self._centre)
        sheet.left.connect(self._controller.dealer_care.leave_note)
        sheet.closed.connect(self.put_away)
        return sheet

    @cached_property
    def reading(self) -> HandedOverSheet:
        """The sheet that shows the notes to who comes."""
        from ui.dialogs.hand_over import HandedOverSheet  # noqa: PLC0415 - not at a start

        sheet = HandedOverSheet(self._centre)
        sheet.read.connect(self._read)
        return sheet

    def write(self) -> None:
        """Open the sheet on which the Dealer leaves a note."""
        self.writing.ask()

    def show_notes(self) -> None:
        """Somebody has come: if notes wait for him, show them."""
        self._shown = self._controller.dealer_care.notes()
        if self._shown:
            self.reading.show_notes(self._shown)

    def _read(self) -> None:
        self._controller.dealer_care.have_read(self._shown)
        self.put_away.emit()


class IdleLock(QObject):
    """Locks the screen after so many minutes without a touch, a key or anything at the table."""

    def __init__(
        self,
        controller: TableController,
        lock: Callable[[str], None],
        pressed_ms: Callable[[], int],
        clock: Callable[[], int] = now,
    ) -> None:
        """`pressed_ms` gives when somebody pressed something last, by `clock`: milliseconds of a
        clock that never jumps.
        """
        super().__init__(controller)
        self._lock = lock
        self._pressed_ms = pressed_ms
        self._clock = clock
        self._after_ms = controller.profile.table_manners.lock_after_min * _MINUTE_MS
        self._controller = controller
        self._happened_ms = clock()
        self._seen = controller.session.journal.last_seq
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOKS_MS)
        self._timer.timeout.connect(self.look)
        if self._after_ms and not controller.profile.signs_by_name:
            self._timer.start()

    def look(self) -> None:
        """Lock the screen if nothing has happened for so long. What is stored has happened."""
        stored = self._controller.session.journal.last_seq
        if stored != self._seen:
            self._seen, self._happened_ms = stored, self._clock()
        last = max(self._happened_ms, self._pressed_ms())
        if self._after_ms and self._clock() - last >= self._after_ms:
            self._lock("idle")
