"""A widget that fails in painting itself says so once and stays blank. Knows no content.

Qt asks a widget to paint again and again: a fault in it would stop the table again with each beat
of a lamp, and write a thousand logs.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.theme.tokens import TOKENS

_W = TypeVar("_W", bound=QWidget)
_BLANK: Final = "_is_blank"


def painted(paint: Callable[[_W, QPaintEvent], None]) -> Callable[[_W, QPaintEvent], None]:
    """For every `paintEvent`: what it raises is raised once, then the widget is blank."""

    @wraps(paint)
    def paint_event(widget: _W, event: QPaintEvent) -> None:
        if is_blank(widget):
            _fill(widget)
            return
        try:
            paint(widget, event)
        except Exception as error:
            traceback.clear_frames(error.__traceback__)  # lets its painter go, which is at work
            setattr(widget, _BLANK, True)
            _fill(widget)
            raise

    return paint_event


def is_blank(widget: QWidget) -> bool:
    """Whether the widget has failed to paint itself and waits to be mended."""
    return bool(getattr(widget, _BLANK, False))


def paint_again(root: QWidget) -> None:
    """Let everything in there paint itself again: the table was taken up again."""
    for widget in (root, *root.findChildren(QWidget)):
        if is_blank(widget):
            setattr(widget, _BLANK, False)
            widget.update()


def _fill(widget: QWidget) -> None:
    painter = QPainter(widget)
    painter.fillRect(widget.rect(), QColor(TOKENS.colours.room))
    painter.end()
