"""What tests of sheets over a window share: touches and keys as the system gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ui.parts.cover import Cover
from ui.window.main_window import MainWindow

KEYS: Final = (
    *(Qt.Key(each) for each in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key(each) for each in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_F2),
    *(Qt.Key.Key_F4, Qt.Key.Key_F11, Qt.Key.Key_Escape),
)


LEAST_PX: Final = 70
GAP_PX: Final = 17


class OpenWindow(Protocol):
    """A table with its window."""

    @property
    def window(self) -> MainWindow:
        """Its window."""

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window's events happen until that holds."""


def touch(rig: OpenWindow, target: QWidget) -> None:
    """Touch the middle of a widget, as the window finds it: what lies above it gets the touch."""
    QApplication.processEvents()  # it is laid out
    press_at(rig, target.mapTo(rig.window, target.rect().center()))


def press_at(rig: OpenWindow, place: QPoint) -> None:
    found = rig.window.childAt(place) or rig.window
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.mapFrom(rig.window, place))


def key(rig: OpenWindow, which: Qt.Key) -> None:
    """A key, as the window gets it from the system: shortcuts have the first choice."""
    have_keys(rig)
    QTest.keyClick(QApplication.focusWidget() or rig.window, which)


class Behind(QObject):
    """Notes what happens at the table's own parts while something lies on top."""

    def __init__(self, rig: OpenWindow) -> None:
        super().__init__()
        self.happened: list[str] = []
        window = rig.window
        for shortcut in window.findChildren(QShortcut):
            shortcut.activated.connect(self._note)
        for part in (window.felt.box_tapped, window.felt.place_tapped, window.felt.card_tapped):
            part.connect(self._note)
        for part in (window.guide.chosen, window.guide.barred):
            part.connect(self._note)
        window.side.card_chosen.connect(self._note)
        for button in window.side.findChildren(QAbstractButton):
            button.clicked.connect(self._note)

    def _note(self) -> None:
        name = type(self.sender()).__name__
        sender = self.sender()
        self.happened.append(sender.key().toString() if isinstance(sender, QShortcut) else name)


def have_keys(rig: OpenWindow) -> None:
    """Make the window the active one. The window of an earlier test may take that from it late."""
    QApplication.processEvents()
    rig.window.activateWindow()
    rig.until(rig.window.isActiveWindow)


def tab_goes_to_each_button(cover: Cover) -> None:
    """Tab goes round in the sheet, and to nothing behind it."""
    buttons = [b for b in cover.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
    gone_to: list[QWidget] = []
    for _ in range(len(cover.findChildren(QWidget))):
        QTest.keyClick(QApplication.focusWidget() or cover, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert cover.isAncestorOf(focus) or (focus is cover and not buttons)
        if focus in gone_to:
            break
        gone_to.append(focus)
    assert set(buttons) <= set(gone_to)
    assert focus is gone_to[0], "after the last comes the first"


def too_small_or_near(cover: Cover) -> list[str]:
    """The keys of a sheet that are under 12 mm, or nearer than 3 mm to another, on the screen that
    the window is drawn for.
    """
    QApplication.processEvents()
    found: list[str] = []
    places: list[tuple[str, QRect]] = []
    for button in cover.findChildren(QAbstractButton):
        if not button.isVisible() or button.visibleRegion().isEmpty():
            continue
        name = button.text() or button.accessibleName()
        place = QRect(button.mapTo(cover, QPoint(0, 0)), button.size())
        if min(place.width(), place.height()) < LEAST_PX - 2:
            found.append(f"{name!r} is only {place.width()} by {place.height()}")
        near = place.adjusted(-GAP_PX // 2, -GAP_PX // 2, GAP_PX // 2, GAP_PX // 2)
        found += [
            f"{name!r} is too near to {other!r}" for other, its in places if near.intersects(its)
        ]
        places.append((name, near))
    return found


def leaves(kind: type[Cover]) -> Iterator[type[Cover]]:
    below = kind.__subclasses__()
    for each in below:
        if each.__module__.startswith("ui."):
            yield from leaves(each)
    if not below:
        yield kind
