"""A cover lies on top of a window, and has the window's keyboard and touches, whole. Knows no
content.

Each sheet, popover and notice that covers a window is a `Cover`. While one is shown, no key and no
touch reaches what lies below it: if the keyboard goes elsewhere in its window (a touched list takes
it, the field that had it is hidden or deleted), the uppermost cover takes it back at once.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from ui.parts.keys import claims_key

_TOUCHES: Final = frozenset(
    {
        *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease),
        *(QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.ContextMenu),
        *(QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd),
    }
)
_SHOWN: Final[list[Cover]] = []
"""The covers of all windows that are shown, the uppermost last."""


def top_cover(window: QWidget) -> Cover | None:
    """Find the cover that lies on top of that window; None if nothing covers it."""
    _SHOWN[:] = [cover for cover in _SHOWN if isValid(cover)]  # Qt may have deleted its window
    above = (cover for cover in reversed(_SHOWN) if cover.window() is window)
    return next(above, None)


class Cover(QWidget):
    """Lies over its parent, which it covers whole."""

    stays_on_top = False
    """Only what `goes_above` can lie over it: the screen is locked."""
    goes_above = False
    """A person has asked for it there, or the table stands still."""

    def cover(self) -> None:
        """Show it with the keyboard. If it is shown already, what came later stays above it."""
        if not self.isVisible():
            self.raise_()
            self.show()
            self._leave_the_lock_above()
        self.take_keyboard()

    def _leave_the_lock_above(self) -> None:
        """Go below the cover of a locked screen: what the table shows now is no matter of who
        stands before it.
        """
        window = self.window()
        top_cover(window)  # forgets those that Qt has deleted
        locks = [each for each in _SHOWN if each.stays_on_top and each.window() is window]
        if not locks or self in locks or self.goes_above:
            return
        lock = locks[-1]
        lock.raise_()
        _SHOWN.remove(lock)
        _SHOWN.append(lock)

    def take_keyboard(self) -> None:
        """Give the keyboard to the uppermost cover, unless a part of it has it already."""
        top = top_cover(self.window())
        if top is not None and not top.has_keyboard():
            top.setFocus(Qt.FocusReason.OtherFocusReason)

    def has_keyboard(self) -> bool:
        """Say whether the window's keys come here or to a part of it."""
        window = self.window()
        focus = QApplication.focusWidget() if window.isActiveWindow() else window.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Tab goes to the next part that can be used, Shift+Tab to the one before, in the order in
        which one reads; buttons too that a touch does not give the keyboard to.
        """
        parts = sorted(self._parts(), key=lambda part: _reading_order(self, part))
        if not parts:
            return True
        focus = QApplication.focusWidget()
        at = parts.index(focus) if focus in parts else (-1 if forward else len(parts))
        parts[(at + (1 if forward else -1)) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _parts(self) -> list[QWidget]:
        """Give what can be pressed or typed in here."""
        return [
            part
            for part in self.findChildren(QWidget)
            if part.isVisible()
            and part.isEnabled()
            and (isinstance(part, QAbstractButton) or part.focusPolicy() & Qt.FocusPolicy.TabFocus)
        ]

    def _keyboard_went(self, _: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone to `now`: keep it, as long as the window itself has the keys."""
        window = self.window()
        if now is None or now.window() is window:
            self.take_keyboard()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self not in _SHOWN:
            _SHOWN.append(self)
            _app().focusChanged.connect(self._keyboard_went)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the keyboard to the cover below; if there is none, to nobody: Qt keeps it here."""
        super().hideEvent(event)
        if self not in _SHOWN:
            return
        _SHOWN.remove(self)
        _app().focusChanged.disconnect(self._keyboard_went)
        self.take_keyboard()
        focus = QApplication.focusWidget()
        if focus is not None and self.has_keyboard():
            focus.clearFocus()

    def event(self, event: QEvent) -> bool:
        if claims_key(event):
            return True
        handled = super().event(event)
        if event.type() in _TOUCHES:
            event.accept()  # else Qt offers the touch to what lies below
            return True
        return handled


def _reading_order(cover: QWidget, part: QWidget) -> tuple[int, int]:
    place = part.mapTo(cover, part.rect().topLeft())
    return place.y(), place.x()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
