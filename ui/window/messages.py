"""The messages of a window: in their strip, put aside for a while, gone with their cause."""

from __future__ import annotations

from time import localtime, monotonic, strftime, time

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.dialogs.alert_ends import moment
from ui.dialogs.alerts import AlertArea
from ui.dialogs.message_board import MessageBoard
from ui.presenter.alarms import ASIDE_MINUTES, may_wait
from ui.table.controller import TableController
from ui.views.dialogs import AlertView


class Messages(QObject):
    """All messages of one window, in its `strip`; their list lies over `centre`."""

    said = Signal(str)
    """The key of a message that is shown and was not, or that says something new."""
    put_away = Signal()
    """The list is closed: the window takes the keyboard back."""

    def __init__(self, controller: TableController, centre: QWidget, strip: AlertArea) -> None:
        super().__init__(centre)
        self._controller = controller
        self._strip = strip
        self._board = MessageBoard()
        strip.lie_over(centre)
        strip.dismissed.connect(self.alert_over)
        strip.acted.connect(controller.shoe_care.acted)
        strip.acted.connect(controller.alert_acted)
        strip.dismissed.connect(controller.shoe_care.put_away)
        strip.put_aside.connect(self._put_aside)
        strip.shown_again.connect(self._show_again)
        strip.list_closed.connect(self.put_away)
        controller.alerted.connect(self.alert)
        controller.alert_over.connect(self.alert_over)

    def alert(self, alert: AlertView) -> None:
        """Show a message; the same again raises its count."""
        alert = replace(alert, may_wait=may_wait(alert.key))
        is_new = self._board.put(alert, moment(self._controller.session))
        self._show()
        if is_new:
            self.said.emit(alert.key)

    @property
    def shown(self) -> tuple[AlertView, ...]:
        """Those that stand in the strip, the newest first."""
        return self._board.shown

    def _show(self) -> None:
        self._strip.set_alerts(self._board.shown, self._board.aside)

    def follow(self) -> None:
        """The table has changed: take away the messages that no longer hold."""
        if self._board.shown or self._board.aside:
            for key in self._board.over(moment(self._controller.session)):
                self.alert_over(key)

    def alert_over(self, key: str) -> None:
        """Take a message away: its cause is gone, or a person has put it away."""
        if self._board.take_away(key):
            self._show()

    def _put_aside(self, key: str) -> None:
        """Put a message aside for a while; the journal has by whom."""
        session, minutes = self._controller.session, ASIDE_MINUTES
        until = strftime("%H:%M", localtime(time() + 60 * minutes))
        if self._board.put_aside(key, session.person.name, until, monotonic() + 60 * minutes):
            with self._controller.standstill.guard():
                session.note({"message": "put-aside", "key": key, "minutes": minutes})
            self._show()

    def _show_again(self, key: str) -> None:
        self._board.show_again(key)
        self._show()

    def look_at_the_clock(self) -> None:
        """Show again the messages that were put aside until now."""
        if self._board.aside and self._board.bring_back(monotonic()):
            self._show()
