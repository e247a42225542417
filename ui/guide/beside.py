"""A button beside the guide's note: what was done last is put right with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton

from ui.parts.keys import make_shortcut
from ui.views.guide import ActionView


class BesideButton(QPushButton):
    """The button, with a key of its own; hidden without an action."""

    chosen = Signal(object)
    """Its `ActionView`."""
    outdated = Signal(str)
    """It was touched and shows another action by now: the words of the one that was touched."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "back")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown: ActionView | None = None
        self._meant: ActionView | None = None
        """What stood on it when the finger came."""
        self._key = make_shortcut("", self, self.click)
        self.pressed.connect(self._mean)
        self.clicked.connect(self._choose)

    def show_action(self, action: ActionView | None) -> None:
        """Show the button of this action."""
        self._shown = action
        self.setVisible(action is not None)
        self._key.setKey(QKeySequence("" if action is None else action.shortcut))
        if action is not None:
            self.setText(self.tr("{0}  {1}").format(action.label, action.shortcut))

    def _mean(self) -> None:
        self._meant = self._shown

    def _choose(self) -> None:
        meant, now = self._meant, self._shown
        if meant is not None and (now is None or not now.means_the_same(meant)):
            self.outdated.emit(meant.label)
        elif now is not None:
            self.chosen.emit(now)
