"""Counts each press of a person once: no auto-repeat, no second tap of a trembling finger.

One filter in front of every window and sheet of the application. It holds back the repeats of a
key that is held down, and the same key or the same spot pressed again within 300 ms, counted from
when the window had answered (`ui.keys.answering`). Digits, chips, the felt and typed text are never
held back: there a second press adds something. Keys that come
faster than a person types are a reader's (`ui.keys.bursts`) and reach no window. A key of another
script counts as the Latin one at its place (`ui.keys.places`). Knows no table and no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut, QShortcutEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from ui.keys.answering import Answering, now
from ui.keys.bursts import Bursts
from ui.keys.places import Meant, Places, num_lock_is_off

REPEAT_MS: Final = 300
"""For this long the same key or the same spot does not count again."""
_TAP: Final = "tap"
NEAR_PX: Final = 44
"""Two presses no further apart than this are on the same spot."""
QUICK_ROLES: Final = ("key", "chip")
"""The roles of buttons whose every press counts: digits, ranks, steps, chips. Other buttons that
only turn pages, and tell the table nothing, have the property `quick` for it.
"""

_EDITING_KEYS: Final = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    }
)
"""The keys that move the cursor or erase: they change nothing at the table."""
_MODIFIERS: Final = frozenset(
    {
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr),
        *(Qt.Key.Key_Meta, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
    }
)
_PRESSES: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_TAPS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_READ: Final = (QKeyEvent, QMouseEvent, QShortcutEvent)
"""The events of keys and buttons. What befalls the application itself is read too."""
_LINES: Final = (QLineEdit, QTextEdit, QPlainTextEdit)

PressTime = Callable[[QEvent], int]
"""Gives the time of a press, in milliseconds of a clock that never jumps."""


def when(event: QEvent) -> int:
    """When the system saw the press, in milliseconds; if it does not say, now."""
    assert isinstance(event, QKeyEvent | QMouseEvent)
    return event.timestamp() or now()


def _soon(now_ms: int, before_ms: int) -> bool:
    return 0 <= now_ms - before_ms < REPEAT_MS


class _Down(Struct):
    """A key or button that is down. Qt sends the same press to one receiver after the other: each
    gets the same answer.
    """

    held_back: bool
    at_ms: int


class Presses(QObject):
    """The filter in front of the application's windows."""

    pressed_twice = Signal(str)
    """The key or button whose second press was held back."""
    reader_typed = Signal(str)
    """What a reader typed, without its Return; nothing of it has reached a window."""
    num_lock_off = Signal()
    """A key of the number pad was pressed that types no digit, because NumLock is off."""

    def __init__(
        self,
        clock: PressTime = when,
        parent: QObject | None = None,
        *,
        waits: bool = True,
        answering: Answering | None = None,
    ) -> None:
        """`clock` says when a press happened. If the filter `waits`, the window gets a key only
        once it is known that no reader typed it. Without `answering` a press counts as answered
        when it is made.
        """
        super().__init__(parent)
        self._clock = clock
        self.bursts = Bursts(self) if waits else None
        if self.bursts is not None:
            self.bursts.reader_typed.connect(self.reader_typed)
        self._answering = answering
        self._places = Places()
        self._down: dict[int, _Down] = {}
        self._key_at: dict[int, int] = {}
        self._tap_down: _Down | None = None
        self._tap_at: tuple[int, QPoint] | None = None
        self.last_ms = now()
        """When somebody pressed something last, in milliseconds of the steady clock."""

    def install(self) -> None:
        """Begin to filter what the application receives."""
        _app().installEventFilter(self)

    def remove(self) -> None:
        """Stop filtering."""
        _app().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if type(event) not in _READ and not isinstance(watched, QCoreApplication):
            return False  # of a thousand events one is a press: to ask Qt for each kind takes time
        kind = event.type()
        if isinstance(event, QKeyEvent) and (meant := self._meant(event)) is not None:
            self._deliver(watched, event, meant)
            event.accept()  # keeps shortcuts from seeing it
            return True
        if kind in _PRESSES:
            assert isinstance(event, QKeyEvent)
            if kind is QEvent.Type.KeyPress and num_lock_is_off(event):
                self.num_lock_off.emit()
            return self._key(event) or self._waits(watched, event)
        if kind is QEvent.Type.Shortcut:
            return self._waits(watched, event)
        if kind is QEvent.Type.KeyRelease:
            assert isinstance(event, QKeyEvent)
            if not event.isAutoRepeat():
                self._down.pop(_name(event), None)
                return self._waits(watched, event)
        elif kind in _TAPS:
            if isinstance(watched, QWidget):
                assert isinstance(event, QMouseEvent)
                return self._tap(watched, event)
        elif kind is QEvent.Type.MouseButtonRelease:
            if self._tap_down is not None and not self._tap_down.held_back:
                self._begins(_TAP)
            self._tap_down = None
        elif kind is QEvent.Type.ApplicationDeactivate:
            self._down.clear()
            self._tap_down = None
        return False

    def _waits(self, watched: QObject, event: QEvent) -> bool:
        """Say whether the event waits until it is known that a person typed it."""
        if self.bursts is None or event.type() == QEvent.Type.ShortcutOverride:
            return False
        return self.bursts.holds_back(watched, event)

    # --- keys of other places ---------------------------------------------------------------------

    def _meant(self, event: QKeyEvent) -> Meant | None:
        if self.bursts is not None and self.bursts.releasing:
            return None
        return self._places.meant(event, typed=_writes(QApplication.focusWidget()))

    def _deliver(self, watched: QObject, event: QKeyEvent, meant: Meant) -> None:
        """Give the key that was meant to where the event would have gone, shortcuts first."""
        if event.type() == QEvent.Type.ShortcutOverride:
            return  # the press itself comes next
        target = QApplication.focusWidget() or watched
        if event.type() == QEvent.Type.KeyPress:
            override = _as_meant(event, meant, QEvent.Type.ShortcutOverride)
            override.ignore()
            QCoreApplication.sendEvent(target, override)
            shortcut = None if override.isAccepted() else _shortcut_of(target, override)
            if shortcut is not None:
                asked = QShortcutEvent(shortcut.key(), 0)
                QCoreApplication.sendEvent(shortcut, asked)
                return
        QCoreApplication.sendEvent(target, _as_meant(event, meant, event.type()))

    # --- keys ------------------------------------------------------------------------------------

    def _key(self, event: QKeyEvent) -> bool:
        """Say whether the key is held back."""
        if event.key() in _MODIFIERS:
            return False
        if self.bursts is not None and self.bursts.releasing:
            self._begins(_name(event))
            return False
        typed = _is_typed(event)
        if event.isAutoRepeat():
            held_back = not (typed and (event.key() in _EDITING_KEYS or _line_has_focus()))
        else:
            held_back = self._is_again(event, typed=typed)
        if held_back and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # keeps shortcuts from seeing it; the press itself comes next, held back
        return held_back

    def _is_again(self, event: QKeyEvent, *, typed: bool) -> bool:
        name, down = _name(event), self._down.get(_name(event))
        if down is not None and not self._is_stale(down, event):
            return down.held_back
        at_ms = self._pressed_at(event)
        if self.bursts is not None and self.bursts.is_from_reader(event.text(), at_ms):
            self._down[name] = _Down(held_back=True, at_ms=at_ms)
            return True
        if typed:
            self._key_at.clear()  # after typed text the same key is a new press
            held_back = False
        else:
            before = self._key_at.get(name)
            held_back = before is not None and self._is_soon(name, at_ms, before)
            self._key_at[name] = at_ms
        self._down[name] = _Down(held_back, at_ms)
        if not held_back:
            self._begins(name)
        else:
            self.pressed_twice.emit(QKeySequence(event.key()).toString())
        return held_back

    def _is_stale(self, down: _Down, event: QKeyEvent) -> bool:
        """Say whether the key's release must have been lost: the key must not stay held back."""
        return down.held_back and self._clock(event) - down.at_ms >= REPEAT_MS

    # --- when ------------------------------------------------------------------------------------

    def _pressed_at(self, event: QKeyEvent | QMouseEvent) -> int:
        at_ms = self._clock(event)
        self.last_ms = now()
        if self._answering is not None:
            self._answering.came(at_ms)
        return at_ms

    def _begins(self, pressed: object) -> None:
        if self._answering is not None:
            self._answering.begins(pressed)

    def _is_soon(self, pressed: object, at_ms: int, before_ms: int) -> bool:
        """Say whether a press comes too soon after the one before, or after the answer to it."""
        answered = None if self._answering is None else self._answering.answered_at(pressed)
        if answered is None or at_ms < before_ms:
            return _soon(at_ms, before_ms)
        return at_ms - max(before_ms, answered) < REPEAT_MS

    # --- taps ------------------------------------------------------------------------------------

    def _tap(self, watched: QWidget, event: QMouseEvent) -> bool:
        """Say whether the tap is held back."""
        if self._tap_down is not None:
            return self._tap_down.held_back
        if self.bursts is not None:
            self.bursts.let_through()
        at_ms, spot = self._pressed_at(event), event.globalPosition().toPoint()
        before, self._tap_at = self._tap_at, (at_ms, spot)
        button = _button_of(watched)
        held_back = (
            button is not None
            and not _is_quick(button)
            and before is not None
            and self._is_soon(_TAP, at_ms, before[0])
            and (spot - before[1]).manhattanLength() <= NEAR_PX
        )
        self._tap_down = _Down(held_back, at_ms)
        if held_back and button is not None:
            self.pressed_twice.emit(button.text() or button.accessibleName())
        return held_back


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app


def _as_meant(event: QKeyEvent, meant: Meant, kind: QEvent.Type) -> QKeyEvent:
    """The event as the key that was meant would have it."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    made = QKeyEvent(kind, meant.key, modifiers, meant.text, event.isAutoRepeat())
    made.setTimestamp(event.timestamp())
    return made


def _shortcut_of(target: QObject, event: QKeyEvent) -> QShortcut | None:
    """The shortcut of the window that this key means, if it works now."""
    window = target.window() if isinstance(target, QWidget) else QApplication.activeWindow()
    wanted = QKeySequence(event.keyCombination())
    for shortcut in () if window is None else window.findChildren(QShortcut):
        owner = shortcut.parent()
        works = isinstance(owner, QWidget) and owner.isVisible() and owner.isEnabled()
        if works and shortcut.isEnabled() and shortcut.key() == wanted:
            return shortcut
    return None


def _name(event: QKeyEvent) -> int:
    """The key's number."""
    return int(event.key())


def _is_typed(event: QKeyEvent) -> bool:
    """Say whether the key only adds to a text or moves in it, and tells the table nothing."""
    text = event.text()
    if event.key() in _EDITING_KEYS or text.isdecimal() or text == ".":
        return True
    return bool(text) and text.isprintable() and _takes_text(QApplication.focusWidget())


def _writes(focus: QWidget | None) -> bool:
    """Say whether letters are written there as they are: names may be of any script."""
    return isinstance(focus, _LINES)


def _takes_text(focus: QWidget | None) -> bool:
    return isinstance(focus, _LINES) or (focus is not None and bool(focus.property("typed")))


def _line_has_focus() -> bool:
    return isinstance(QApplication.focusWidget(), _LINES)


def _is_quick(button: QAbstractButton) -> bool:
    return button.property("role") in QUICK_ROLES or bool(button.property("quick"))


def _button_of(widget: QWidget | None) -> QAbstractButton | None:
    """The button that the widget is or lies in, or None."""
    while widget is not None and not isinstance(widget, QAbstractButton):
        widget = None if widget.isWindow() else widget.parentWidget()
    return widget
