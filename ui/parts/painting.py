"""Makes a widget whose painting fails report it once and then stay blank. Knows no content.

Qt paints a widget again and again: without this, one bug would stop the table and write a log each
time.
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
    """Decorates every `paintEvent`: it raises an error once; from then on the widget is blank."""

    @wraps(paint)
    def paint_event(widget: _W, event: QPaintEvent) -> None:
        if is_blank(widget):
            _fill(widget)
            return
        try:
            paint(widget, event)
        except Exception as error:
            traceback.clear_frames(error.__traceback__)  # ends the painter that was at work
            setattr(widget, _BLANK, True)
            _fill(widget)
            raise

    return paint_event


def is_blank(widget: QWidget) -> bool:
    """Say whether the widget failed to paint itself and stays blank."""
    return bool(getattr(widget, _BLANK, False))


def paint_again(root: QWidget) -> None:
    """Let every blank widget in `root` try to paint again: the table was taken up again."""
    for widget in (root, *root.findChildren(QWidget)):
        if is_blank(widget):
            setattr(widget, _BLANK, False)
            widget.update()


def _fill(widget: QWidget) -> None:
    painter = QPainter(widget)
    painter.fillRect(widget.rect(), QColor(TOKENS.colours.room))
    painter.end()
