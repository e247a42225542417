"""Paints the bead road: a bead for each Round of the shoe, column by column. Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.players import Bead, BeadColour

ROWS: Final = 6
_FILLS: Final = {
    BeadColour.FIRST: "#1d5fc4",
    BeadColour.SECOND: "#b3141f",
    BeadColour.NEITHER: "#0b6138",
}
_WHITE: Final = "#ffffff"


class BeadRoad(QWidget):
    """Six beads a column; the latest Rounds, as many as have room. The last bead has a ring."""

    def __init__(self) -> None:
        super().__init__()
        self.beads: tuple[Bead, ...] = ()
        self.setMinimumHeight(120)

    def set_beads(self, beads: tuple[Bead, ...]) -> None:
        """Show these Rounds, the oldest first."""
        self.beads = beads
        words = " ".join(bead.letter for bead in beads)
        self.setAccessibleName(words)
        self.update()

    def shown(self) -> tuple[Bead, ...]:
        """Give the beads that have room: whole columns are left out at the beginning."""
        columns = max(1, int(self.width() * ROWS / max(1, self.height())))
        over = -(-len(self.beads) // ROWS) - columns
        return self.beads[max(0, over) * ROWS :]

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.height() / ROWS
        painter.setPen(QPen(QColor(TOKENS.colours.line), 1))
        painter.setBrush(QColor(TOKENS.colours.surface))
        for column in range(max(1, int(self.width() / side))):
            for row in range(ROWS):
                painter.drawRect(QRectF(column * side, row * side, side - 1, side - 1))
        beads = self.shown()
        for place, bead in enumerate(beads):
            cell = QRectF(place // ROWS * side, place % ROWS * side, side, side)
            self._bead(painter, bead, cell, last=place == len(beads) - 1)
        painter.end()

    def _bead(self, painter: QPainter, bead: Bead, cell: QRectF, *, last: bool) -> None:
        disc = cell.adjusted(*(cell.width() * part for part in (0.1, 0.1, -0.12, -0.12)))
        edge = cell.width() * 0.07
        painter.setPen(QPen(QColor(TOKENS.colours.gold), edge) if last else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_FILLS[bead.colour]))
        painter.drawEllipse(disc)
        font = QFont(TOKENS.type.family)
        font.setPixelSize(max(8, round(cell.height() * 0.5)))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(_WHITE))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, bead.letter)
        corners = ((disc.topLeft(), BeadColour.FIRST), (disc.bottomRight(), BeadColour.SECOND))
        for has_pair, (corner, colour) in zip(bead.pairs, corners, strict=True):
            if has_pair:
                radius = cell.width() * 0.13
                painter.setPen(QPen(QColor(_WHITE), 1.5))
                painter.setBrush(QColor(_FILLS[colour]))
                painter.drawEllipse(corner * 0.86 + disc.center() * 0.14, radius, radius)
