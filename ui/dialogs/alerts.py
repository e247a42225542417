"""Messages of the device and of the program, as cards over the felt's edge. They block nothing.

If a message comes again, the count on its card goes up; there is never a second card of it.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.overlay import Overlay
from ui.parts.panel import Panel
from ui.parts.style import set_property
from ui.parts.widgets import make_button, make_label
from ui.views.dialogs import AlertView

MOST_SHOWN = 3


class AlertCard(QFrame):
    """One message: what happened, what to do, how often it came. Both signals give its key."""

    dismissed = Signal(str)
    """Somebody closes the message."""
    acted = Signal(str)
    """Somebody touched the message's own button."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.setProperty("role", "note")
        self.text = make_label("", "strong", wrap=True)
        self.remedy = make_label("", wrap=True)
        self.count = make_label("", "mark")
        self.close_button = make_button("\u2715", "close", focus=False)
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(self._close)
        self.action = make_button("", focus=False)
        self.action.clicked.connect(self._act)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.text)
        words.addWidget(self.remedy)
        words.addWidget(self.action, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 4, 6)
        row.addLayout(words, 1)
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.close_button)

    def show_alert(self, alert: AlertView) -> None:
        """Show the message, its count and its button."""
        set_property(self, "tone", alert.tone.value)
        set_property(self.text, "tone", alert.tone.value)
        self.text.setText(alert.text)
        self.remedy.setText(alert.remedy)
        self.remedy.setVisible(bool(alert.remedy))
        self.action.setText(alert.action)
        self.action.setVisible(bool(alert.action))
        self.count.setText(f"\u00d7{alert.count}")
        self.count.setVisible(alert.count > 1)
        self.close_button.setVisible(not alert.lasting)

    def _close(self) -> None:
        self.dismissed.emit(self.key)

    def _act(self) -> None:
        self.acted.emit(self.key)


class AlertArea(Panel):
    """At most three cards, the newest on top; below them how many more messages there are."""

    dismissed = Signal(str)
    acted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.cards: dict[str, AlertCard] = {}
        self._room = QRect(0, 0, 480, 400)
        self.more = make_label("", "muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.more)
        self.hide()

    def set_room(self, room: QRect) -> None:
        """Where the cards may be, in the parent's pixels. The first is at the upper edge."""
        self._room = room
        self._place()

    def set_alerts(self, alerts: tuple[AlertView, ...]) -> None:
        """Show these messages; the newest is the first."""
        shown = {alert.key: alert for alert in alerts[:MOST_SHOWN]}
        for key in [key for key in self.cards if key not in shown]:
            card = self.cards.pop(key)
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, (key, alert) in enumerate(shown.items()):
            card = self.cards.get(key) or self._new_card(key)
            self._column.removeWidget(card)
            self._column.insertWidget(place, card)
            card.show_alert(alert)
            card.show()  # at once, so that `_place` counts its height
        left = len(alerts) - len(shown)
        self.more.setText(self.tr("and {0} more").format(left))
        self.more.setVisible(left > 0)
        self.setVisible(bool(alerts))
        self._place()

    def _new_card(self, key: str) -> AlertCard:
        card = AlertCard(key)
        card.dismissed.connect(self.dismissed)
        card.acted.connect(self.acted)
        self.cards[key] = card
        return card

    def on_scale(self) -> None:
        self._place()

    def _place(self) -> None:
        width = min(round(480 * self.scale), self._room.width())
        height = self._column.totalHeightForWidth(width)
        height = self._column.totalSizeHint().height() if height < 0 else height
        left = self._room.x() + (self._room.width() - width) // 2
        self.setGeometry(left, self._room.y(), width, min(height, self._room.height()))
        self._stack()

    def _stack(self) -> None:
        """Put this above the felt, and below an open sheet: a message never covers its title."""
        parent = self.parentWidget()
        children = () if parent is None else parent.children()  # the lowest first
        sheets = (child for child in children if isinstance(child, Overlay) and child.isVisible())
        lowest = next(sheets, None)
        if lowest is None:
            self.raise_()
        else:
            self.stackUnder(lowest)
