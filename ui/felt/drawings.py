"""Finds, parses and renders the drawing of a layout by its game and appendix. Knows no rulebook."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tablemgr.basics.files import brought, read_plain
from ui.felt.survey import MAX_BYTES
from ui.theme.tokens import TOKENS


def drawing_name(game: str, letter: str) -> str:
    """The name of the file that draws the layout of this letter of the game."""
    return f"{game}-{letter.lower()}.svg"


def read_drawing(game: str, letter: str) -> bytes:
    """The SVG of the layout of this letter of the game. Raises `OSError` if there is none."""
    return read_plain(brought("assets") / "layouts" / drawing_name(game, letter), MAX_BYTES)


@lru_cache(maxsize=1)
def renderer_of(drawing: bytes) -> QSvgRenderer:
    """Renders the drawing, an SVG. The last one is kept: a start parses its felt once, for the
    splash and for the table.
    """
    return QSvgRenderer(QByteArray(drawing))


def fitted(renderer: QSvgRenderer, width: float, height: float) -> QRectF:
    """Where the drawing stands in a felt of this size: whole, as large as it can, in the middle."""
    size = renderer.viewBoxF().size()
    unit = min(width / size.width(), height / size.height())
    across, down = size.width() * unit, size.height() * unit
    return QRectF((width - across) / 2, (height - down) / 2, across, down)


def empty_felt(renderer: QSvgRenderer, width: int, height: int, ratio: float) -> QPixmap:
    """The felt without cards, `width` by `height` of Qt's pixels, each of `ratio` on the screen.
    To render a drawing takes 10 to 20 ms.
    """
    felt = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    felt.fill(QColor(TOKENS.colours.felt))
    painter = QPainter(felt)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    renderer.render(painter, fitted(renderer, width, height))
    painter.end()
    return felt
