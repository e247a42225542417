"""Finds text that is cut, widgets that overlap, and targets too small for a finger."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QWidget

from ui.parts.discs import ChipRow
from ui.parts.fitting import FittingText
from ui.parts.overlay import Overlay
from ui.parts.slot_key import SlotKey

TOUCH_PX = 44


def cut_texts(root: QWidget) -> list[str]:
    """What does not fit into its place, in words."""
    return [
        f"{type(widget).__name__} {_text_of(widget)!r}: {fault}"
        for widget in root.findChildren(QWidget)
        if widget.isVisibleTo(root) and (fault := _fault(widget, root))
    ]


def _text_of(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return str(text()) if callable(text) else widget.accessibleName()


def _fault(widget: QWidget, root: QWidget) -> str:
    if isinstance(widget, FittingText):
        return "too small" if widget.text() and widget.fitted_px() is None else ""
    if isinstance(widget, SlotKey):
        return _action(widget)
    if isinstance(widget, ChipRow):
        out = [rect for rect, _, _ in widget._laid(widget.width()) if rect.right() > widget.width()]
        return "chips cut" if out or widget.height() < widget.heightForWidth(widget.width()) else ""
    if isinstance(widget, QLabel):
        return _label(widget)
    if isinstance(widget, QAbstractButton):
        return _button(widget)
    if isinstance(widget, QLineEdit):
        words = widget.text() or widget.placeholderText()
        return "cut" if _advance(widget, words) > widget.width() - 16 else ""
    if _is_squeezed(widget, root):
        return f"only {widget.height()} px high"
    return ""


def _is_squeezed(widget: QWidget, root: QWidget) -> bool:
    layout = widget.layout()
    if layout is None or widget is root or isinstance(widget.parent(), QScrollArea):
        return False
    return widget.height() < layout.minimumSize().height()


def _action(button: SlotKey) -> str:
    font, lines = button.label_lines()
    if any(QFontMetrics(font).horizontalAdvance(line) > button.width() - 8 for line in lines):
        return "label cut"
    small = button.width() < TOUCH_PX or button.height() < TOUCH_PX
    return "too small to touch" if small else ""


def _advance(widget: QWidget, text: str) -> int:
    return max(
        (widget.fontMetrics().horizontalAdvance(line) for line in text.split("\n")), default=0
    )


def _label(label: QLabel) -> str:
    if not label.text():
        return ""
    room = label.contentsRect()
    if label.wordWrap():
        flags = int(Qt.TextFlag.TextWordWrap)
        needs = label.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 10_000), flags, label.text()
        )
        if needs.height() > room.height() + 1 or needs.width() > room.width():
            return f"needs {needs.size().toTuple()}, has {room.size().toTuple()}"
        return ""
    return "cut" if _advance(label, label.text()) > room.width() + 1 else ""


def _button(button: QAbstractButton) -> str:
    if button.width() < TOUCH_PX or button.height() < TOUCH_PX:
        return f"too small to touch: {button.size().toTuple()}"
    lines = button.text().count("\n") + 1
    if lines * button.fontMetrics().height() > button.height():
        return "lines cut"
    return "cut" if _advance(button, button.text()) > button.width() - 6 else ""


def overlaps(root: QWidget) -> list[str]:
    """Widgets of one parent that lie on each other (an overlay and the sign of more may)."""
    found = []
    for parent in (root, *root.findChildren(QWidget)):
        children = [
            child
            for child in parent.children()
            if isinstance(child, QWidget)
            and child.isVisibleTo(root)
            and not child.isWindow()
            and not isinstance(child, Overlay)
        ]
        for one, other in combinations(children, 2):
            both = one.geometry() & other.geometry()
            if both.width() > 1 and both.height() > 1:
                found.append(f"{one!r} on {other!r}")
    return found


def faults(root: QWidget) -> list[str]:
    """Everything that is wrong with how it lies."""
    return cut_texts(root) + overlaps(root)
