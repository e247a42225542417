"""The five slots at the foot of the window, each with one button at a time. Knows no rule.

A slot never moves. A button that the rules do not allow now
can still be touched: then the guide says why not.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.parts.grid import SLOTS, grid_for
from ui.parts.keys import make_shortcut
from ui.parts.painting import painted
from ui.parts.slot_key import SlotKey, paint_well
from ui.views.guide import ActionView, ButtonPlace


class ActionButton(SlotKey):
    """One slot: the action's label, below it what a touch does, in its corner the key."""

    touched = Signal(object)
    """The button's `ActionView`, allowed or not."""
    outdated = Signal(str)
    """The label that was touched: the button got another action while the finger was on it, so that
    nothing was done.
    """

    def __init__(self, slot: int, parent: QWidget) -> None:
        """`slot` counts from 1."""
        super().__init__(parent=parent)
        self.slot = slot
        self.view: ActionView | None = None
        self._meant: ActionView | None = None
        """What stood on the button when the finger came."""
        self.shortcut_key = make_shortcut("", self, self.click)
        self.pressed.connect(self._pressed)
        self.clicked.connect(self._clicked)
        self.set_view(None)

    def set_view(self, view: ActionView | None) -> None:
        """Show this action; None leaves the slot empty."""
        self.view = view
        self.setVisible(view is not None)
        key = "" if view is None else view.shortcut
        self.hint = key
        self.shortcut_key.setKey(QKeySequence(key))
        self.shortcut_key.setEnabled(bool(key))
        if view is None:
            return
        self.setAccessibleName(view.label)
        self.setAccessibleDescription(view.reason.text if view.reason else view.sub)
        self.update()

    def _pressed(self) -> None:
        self._meant = self.view

    def _clicked(self) -> None:
        meant, now = self._meant, self.view
        if meant is not None and (now is None or not now.means_the_same(meant)):
            self.outdated.emit(meant.label)
        elif now is not None:
            self.touched.emit(now)

    def label(self) -> str:
        return self.view.label if self.view else ""

    def below(self) -> tuple[str, ...]:
        """Give what a touch does, or why there is none; a long reason is left to the note."""
        view = self.view
        if view is None:
            return ()
        return (view.sub,) if view.reason is None else (view.sub, view.reason.text)

    def is_due(self) -> bool:
        return self.view is not None and self.view.primary

    def is_barred(self) -> bool:
        return self.view is not None and self.view.reason is not None


class ActionBar(QWidget):
    """The row of slots. `chosen` and `barred` give the `ActionView` of the touched button."""

    chosen = Signal(object)
    """An action that is allowed."""
    barred = Signal(object)
    """An action that is not allowed now."""
    outdated = Signal(str)
    """The label that was touched, if another action stood there when the finger went."""

    def __init__(self) -> None:
        super().__init__()
        self.slots = tuple(ActionButton(slot, self) for slot in range(1, SLOTS + 1))
        for button in self.slots:
            button.touched.connect(self._touched)
            button.outdated.connect(self.outdated)

    def at(self, place: ButtonPlace) -> ActionButton:
        """The button of that place: where it stands now; else where it would stand."""
        for button in self.slots:
            if button.view is not None and button.view.place == place:
                return button
        return self.slots[place.slot - 1]

    def set_scale(self, scale: float) -> None:
        """Show the buttons' words at this scale."""
        for button in self.slots:
            button.scale = scale
            button.update()

    def set_actions(self, actions: tuple[ActionView, ...]) -> None:
        """Show these actions. Of two for one slot the first is shown."""
        by_slot = {action.slot: action for action in reversed(actions)}
        for button in self.slots:
            button.set_view(by_slot.get(button.slot))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the slots where the window's grid has them."""
        super().resizeEvent(event)
        window = self.window()
        for button, place in zip(
            self.slots, grid_for(window.width(), window.height()).slots, strict=True
        ):
            button.setGeometry(QRect(place.left(), 0, place.width(), place.height()))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a faint well where a slot is empty."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for button in self.slots:
            if button.view is None:
                paint_well(painter, button.geometry(), button.scale)
        painter.end()

    def _touched(self, view: ActionView) -> None:
        (self.barred if view.reason else self.chosen).emit(view)
