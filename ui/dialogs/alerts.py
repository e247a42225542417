"""Messages of the device and of the program: one at a time in a strip of their own, beside the
guide. They cover nothing and block nothing.

A touch opens the list of all messages. If one comes again, its count goes up; there is never a
second of it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.fitting import FittingText
from ui.parts.inks import INK_NAMES
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.panel import Panel
from ui.parts.slot_key import SlotKey
from ui.parts.style import set_property
from ui.parts.widgets import WrappingButton, make_button, make_label
from ui.views.dialogs import AlertView, PutAside
from ui.views.shared import Tone

ON_A_PAGE: Final = 3
"""So many messages the list shows at a time."""
_URGENCY: Final = (Tone.TAKE, Tone.WARN)
"""Tones that come first, the most urgent at the front."""


def most_urgent_first(alerts: tuple[AlertView, ...]) -> list[AlertView]:
    """The messages as they are shown: what stops the game first, then what warns; of two alike the
    newer.
    """
    last = len(_URGENCY)
    return sorted(
        alerts, key=lambda each: _URGENCY.index(each.tone) if each.tone in _URGENCY else last
    )


class AlertCard(QFrame):
    """One message in the list: what happened, what to do, how often it came, and by whom it was put
    aside until when. Each signal gives its key.
    """

    dismissed = Signal(str)
    """Somebody closes the message."""
    acted = Signal(str)
    """Somebody touched the message's own button."""
    put_aside = Signal(str)
    shown_again = Signal(str)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.setProperty("role", "note")
        self.text = make_label("", "strong", wrap=True)
        self.remedy = make_label("", wrap=True)
        self.count = make_label("", "mark")
        self.close_button = make_button(self.tr("Close"), focus=False)
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(self._close)
        self.action = make_button("", focus=False)
        self.action.clicked.connect(self._act)
        self.later = make_button(self.tr("Later"), focus=False)
        self.later.setAccessibleName(self.tr("Put this message aside"))
        self.later.clicked.connect(lambda: self.put_aside.emit(self.key))
        self.again = make_button(self.tr("Show again"), focus=False)
        self.again.clicked.connect(lambda: self.shown_again.emit(self.key))
        self.aside = make_label("", "muted")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.aside)
        words.addWidget(self.text)
        words.addWidget(self.remedy)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(18)
        row.addLayout(words, 1)
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.action, self.later, self.again, self.close_button):
            row.addWidget(button)

    def show_alert(self, alert: AlertView, aside: PutAside | None = None) -> None:
        """Show the message, its count and its buttons, and if it was put `aside`."""
        if aside is not None:
            words = self.tr("Put aside by {0} until {1}")
            self.aside.setText(words.format(aside.by, aside.until))
        self.aside.setVisible(aside is not None)
        self.again.setVisible(aside is not None)
        self.later.setVisible(aside is None and alert.may_wait)
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


class MessageList(Overlay):
    """All messages, a few at a time; a key turns the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180)
        self.cards: dict[str, AlertCard] = {}
        self._first = 0
        self.set_title(self.tr("Messages"))
        self._list = QVBoxLayout()
        self._list.setSpacing(18)
        self.more = SlotKey(self.tr("More messages"))
        self.more.setProperty("quick", True)
        self.more.clicked.connect(self._turn)
        self.body.addLayout(self._list)
        self.put(ACT_SLOT, self.more)

    def add(self, key: str) -> AlertCard:
        """A card for a new message."""
        card = self.cards[key] = AlertCard(key)
        return card

    def remove(self, key: str) -> None:
        """Take a card away; the last one closes the list."""
        card = self.cards.pop(key)
        self._list.removeWidget(card)
        card.hide()
        card.deleteLater()
        if not self.cards and self.isVisible():
            self.dismiss()

    def arrange(self, keys: list[str]) -> None:
        """Show the cards in this order."""
        self.cards = {key: self.cards[key] for key in keys}
        self._first = self._first if self._first < len(keys) else 0
        for place, card in enumerate(self.cards.values()):
            self._list.removeWidget(card)
            self._list.insertWidget(place, card)
            card.setVisible(self._first <= place < self._first + ON_A_PAGE)
        self.more.setVisible(len(keys) > ON_A_PAGE)
        if self.isVisible():
            self.on_scale()

    def _turn(self) -> None:
        self._first += ON_A_PAGE
        self.arrange(list(self.cards))


class AlertArea(Panel):
    """The strip: the most urgent message, how many there are, and its button."""

    dismissed = Signal(str)
    """Somebody closed the message of that key in the list."""
    acted = Signal(str)
    """Somebody touched the button of the message of that key."""
    put_aside = Signal(str)
    """Somebody puts the message of that key aside for a while."""
    shown_again = Signal(str)
    """Somebody wants the message of that key again that was put aside."""
    list_closed = Signal()

    def __init__(self) -> None:
        super().__init__("panel")
        self._shown: AlertView | None = None
        self._count = 0
        self._list: MessageList | None = None
        self._under: QWidget = self
        self.text = FittingText(17, 10)
        self.remedy = FittingText(15, 9, bold=False)
        self.count = make_label("", "mark")
        self.none = make_label(self.tr("No messages"), "muted")
        self.action = WrappingButton("", "choice")
        self.action.setProperty("narrow", "true")
        self.action.clicked.connect(self._act)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.text, 3)
        words.addWidget(self.remedy, 2)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.none, 1, Qt.AlignmentFlag.AlignCenter)
        self._row.addLayout(words, 5)
        self._row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.action, 2)
        self.on_scale()
        self.set_alerts(())

    def lie_over(self, under: QWidget) -> None:
        """The list of all messages lies over this widget."""
        self._under = under

    @property
    def cards(self) -> dict[str, AlertCard]:
        """The messages of the list, the first one first."""
        return {} if self._list is None else self._list.cards

    @property
    def list(self) -> MessageList:
        """The list of all messages. It is made with the first one."""
        if self._list is None:
            self._list = MessageList(self._under)
            self._list.closed.connect(self.list_closed)
        return self._list

    def on_scale(self) -> None:
        edge = round(12 * self.scale)
        self._row.setContentsMargins(edge, edge // 2, edge // 2, edge // 2)
        self._row.setSpacing(edge // 2)
        self.text.set_sizes(round(17 * self.scale), round(10 * self.scale))
        self.remedy.set_sizes(round(15 * self.scale), round(9 * self.scale))
        high = round(82 * self.scale)
        self.text.setFixedHeight(high * 3 // 5)
        self.remedy.setFixedHeight(high * 2 // 5)
        self.action.setFixedHeight(round(74 * self.scale))
        self._show()

    def set_alerts(self, alerts: tuple[AlertView, ...], aside: tuple[PutAside, ...] = ()) -> None:
        """Show these messages; the newest is the first. Those put `aside` stand in the list alone,
        at its end.
        """
        in_order = most_urgent_first(alerts)
        listed = {alert.key: (alert, None) for alert in in_order}
        waiting = {each.alert.key: (each.alert, each) for each in aside}
        for key in [key for key in self.cards if key not in listed | waiting]:
            self.list.remove(key)
        for key, (alert, note) in (listed | waiting).items():
            self._card(key).show_alert(alert, note)
        if listed or waiting:
            self.list.arrange(list(listed | waiting))
        self._shown = in_order[0] if in_order else None
        self._count = len(in_order)
        words = self.tr("No messages; {0} put aside") if aside else self.tr("No messages")
        self.none.setText(words.format(len(aside)))
        self._show()

    def _card(self, key: str) -> AlertCard:
        """The card of a message, made for it if there is none."""
        card = self.cards.get(key)
        if card is None:
            card = self.list.add(key)
            card.dismissed.connect(self.dismissed)
            card.acted.connect(self.acted)
            card.put_aside.connect(self.put_aside)
            card.shown_again.connect(self.shown_again)
        return card

    def _show(self) -> None:
        alert = self._shown
        self.none.setVisible(alert is None)
        for widget in (self.text, self.remedy):
            widget.setVisible(alert is not None)
        self.count.setVisible(alert is not None)
        self.action.setVisible(alert is not None and bool(alert.action))
        set_property(self, "tone", "plain" if alert is None else alert.tone.value)
        if alert is None:
            return
        times = f"  \u00d7{alert.count}" if alert.count > 1 else ""
        self.text.set_colour(INK_NAMES[alert.tone])
        self.text.set_text(alert.text + times)
        self.remedy.set_text(alert.remedy)
        self.remedy.setVisible(bool(alert.remedy))
        self.text.setFixedHeight(round(82 * self.scale) * (3 if alert.remedy else 5) // 5)
        self.action.say(alert.action)
        self.count.setText(self.tr("1 of {0}").format(self._count))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """A touch opens the list."""
        if self.cards and self.rect().contains(event.position().toPoint()):
            self.list.open()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()

    def _act(self) -> None:
        if self._shown is not None:
            self.acted.emit(self._shown.key)
