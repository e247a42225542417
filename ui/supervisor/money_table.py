"""Players and Bets as rows, rulings as columns, each amount in its colour. Knows no rule.

Painted as one widget: a full table has about a hundred figures, whose columns must stand exactly
under the heads of the rulings.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.parts.inks import ink_of
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.shared import Tone
from ui.views.supervisor import MoneyCell, MoneyRow

LABEL_SHARE: Final = 0.25
"""How much of the width the labels take; no less than `LABEL_PX` at scale 1."""
LABEL_PX: Final = 210
NOTE_PX: Final = 300
"""How wide a cell is at most, at scale 1, so that its note stays near its figure."""


def label_width(width: int, scale: float) -> int:
    """The width of the labels' column, if the whole table is `width` wide. In Qt's pixels."""
    return max(round(LABEL_PX * scale), round(width * LABEL_SHARE))


class MoneyTable(QWidget):
    """A line for each row. The table is as high as its rows need."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[MoneyRow, ...] = ()
        self.scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: tuple[MoneyRow, ...]) -> None:
        """Show these rows."""
        self.rows = rows
        self.setAccessibleName("; ".join(self.words()))
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the scale of the window."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def words(self) -> list[str]:
        """The table as text, a line for each row."""
        lines = []
        for row in self.rows:
            cells = [" ".join(filter(None, (cell.text, cell.note))) for cell in row.cells]
            lines.append(f"{row.label} {row.detail}".strip() + ": " + " | ".join(cells))
        return lines

    def row_height(self, row: MoneyRow) -> int:
        """In Qt's pixels. A Player's row is higher than those of his Bets."""
        return round((36 if row.person else 30) * self.scale)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(400, sum(self.row_height(row) for row in self.rows))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        font = QFont(TOKENS.type.family)
        font.setPixelSize(round(size * self.scale))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        return font

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0
        for row in self.rows:
            height = self.row_height(row)
            self._paint_row(painter, row, QRectF(0, y, self.width(), height))
            y += height
        painter.end()

    def _paint_row(self, painter: QPainter, row: MoneyRow, area: QRectF) -> None:
        colours = TOKENS.colours
        if row.person:
            painter.fillRect(area, QColor(colours.raised))
        labels = label_width(self.width(), self.scale)
        most = round(NOTE_PX * self.scale)
        pad = 10 * self.scale
        room = QRectF(area.left() + pad, area.top(), labels - 2 * pad, area.height())
        if not row.person:
            room.setLeft(room.left() + pad)
        self._paint_label(painter, row, room)
        across = (area.width() - labels) / max(1, len(row.cells))
        for place, cell in enumerate(row.cells):
            rect = QRectF(labels + place * across, area.top(), across, area.height())
            painter.setPen(QColor(colours.line))
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
            rect.setWidth(min(rect.width(), most))
            self._paint_cell(painter, cell, rect.adjusted(pad, 0, -pad, 0), bold=row.person)

    def _paint_label(self, painter: QPainter, row: MoneyRow, room: QRectF) -> None:
        colours = TOKENS.colours
        font = self._font(18 if row.person else 16, bold=row.person)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        taken = metrics.horizontalAdvance(row.detail) + 8 if row.detail else 0.0
        painter.setPen(QColor(colours.text if row.person else colours.muted))
        words = metrics.elidedText(row.label, Qt.TextElideMode.ElideRight, room.width() - taken)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), words)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, int(flags), row.detail)

    def _paint_cell(self, painter: QPainter, cell: MoneyCell, room: QRectF, *, bold: bool) -> None:
        font = self._font(19 if bold else 17, bold=bold or cell.tone is not Tone.PLAIN)
        painter.setFont(font)
        painter.setPen(QColor(ink_of(cell.tone)))
        centre = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(room, centre, cell.text)
        if not cell.note:
            return
        used = QFontMetricsF(font).horizontalAdvance(cell.text)
        small = self._font(14)
        painter.setFont(small)
        warns = cell.tone is Tone.WARN
        painter.setPen(QColor(TOKENS.colours.warn if warns else TOKENS.colours.muted))
        left = room.width() - used - 8
        words = QFontMetricsF(small).elidedText(cell.note, Qt.TextElideMode.ElideRight, left)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, int(flags), words)
