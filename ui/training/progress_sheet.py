"""How far the trainee has come, on the screen: for which games he is ready, his curve, his worst
items. It is given a `Progress` and shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tablemgr.training.progress import TARGETS_ARE, DayProgress, ItemProgress, TraineeProgress
from tablemgr.training.progress_text import game_line
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.painting import painted
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_label
from ui.theme.tokens import TOKENS

_ITEMS: Final = 8
"""How many items are shown: the worst."""
_LEAST_SHARE: Final = 0.1
"""The share of wrong answers that the chart reaches up to at least."""


class CurveChart(QWidget):
    """The share of wrong answers by day, as a line."""

    def __init__(self) -> None:
        super().__init__()
        self._curve: tuple[DayProgress, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_curve(self, curve: Sequence[DayProgress]) -> None:
        """Show these days."""
        self._curve = tuple(curve)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Wide and low."""
        return QSize(420, 180)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the axes, the line and its ends."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(TOKENS.type.family)
        font.setPixelSize(TOKENS.type.caption)
        painter.setFont(font)
        room = QRectF(self.rect()).adjusted(44, 8, -12, -24)
        painter.setPen(QPen(QColor(TOKENS.colours.line), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.drawLine(room.bottomLeft(), room.topLeft())
        painter.setPen(QColor(TOKENS.colours.muted))
        if not self._curve:
            middle = int(Qt.AlignmentFlag.AlignCenter)
            painter.drawText(room, middle, self.tr("Nothing was asked yet."))
            painter.end()
            return
        shares = [day.wrong / day.asked for day in self._curve]
        most = max(_LEAST_SHARE, *shares)
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(0, room.top() - 8, 40, 16), right, f"{most:.0%}")
        painter.drawText(QRectF(0, room.bottom() - 8, 40, 16), right, "0%")
        self._write_days(painter, room)
        painter.setPen(QPen(QColor(TOKENS.colours.gold), 3))
        points = [
            QPointF(
                room.left() + room.width() * n / max(1, len(shares) - 1),
                room.bottom() - room.height() * share / most,
            )
            for n, share in enumerate(shares)
        ]
        for start, end in pairwise(points):
            painter.drawLine(start, end)
        for point in points:
            painter.drawEllipse(point, 2, 2)
        painter.end()

    def _write_days(self, painter: QPainter, room: QRectF) -> None:
        below = QRectF(room.left(), room.bottom() + 4, room.width(), 18)
        first, last = self._curve[0].day.isoformat(), self._curve[-1].day.isoformat()
        painter.drawText(below, int(Qt.AlignmentFlag.AlignLeft), first)
        if last != first:
            painter.drawText(below, int(Qt.AlignmentFlag.AlignRight), last)


class ProgressSheet(Overlay):
    """The sheet. `test_asked`: a table test is to begin; `drill_asked`: the moment on the table
    is to become a drill.
    """

    test_asked = Signal()
    drill_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180, height_px=700)
        self.games = QVBoxLayout()
        self.curve = CurveChart()
        self.items = QGridLayout()
        self.items.setHorizontalSpacing(14)
        self.items.setColumnStretch(0, 1)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self.games)
        left.addWidget(make_label(self.tr("Wrong answers by day"), "caption"))
        left.addWidget(self.curve, 1)
        right.addWidget(make_label(self.tr("Worst first"), "caption"))
        right.addLayout(self.items)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        self.body.addLayout(columns, 1)
        foot = QHBoxLayout()
        self.note = make_label(TARGETS_ARE, "muted", wrap=True)
        foot.addWidget(self.note, 1)
        self.drill = SlotKey(self.tr("Make a drill of this moment"))
        self.drill.clicked.connect(self.drill_asked)
        self.put(ACT_SLOT - 1, self.drill)
        self.test = SlotKey(self.tr("Table test\u2026"), "primary")
        self.test.clicked.connect(self.test_asked)
        self.put(ACT_SLOT, self.test)
        self.body.addLayout(foot)

    def show_progress(self, found: TraineeProgress) -> None:
        """Show the progress of somebody."""
        self.set_title(self.tr("Progress of {0}").format(found.name))
        self.note.setText(TARGETS_ARE)
        empty(self.games)
        for game in found.games:
            role = "strong" if game.ready else ""
            self.games.addWidget(make_label(game_line(game), role, wrap=True))
        self.curve.show_curve(found.curve)
        empty(self.items)
        heads = (
            self.tr("Item"),
            self.tr("Errors at most"),
            self.tr("Wrong"),
            self.tr("P80"),
            self.tr("Today"),
        )
        for column, words in enumerate(heads):
            self.items.addWidget(make_label(words, "caption"), 0, column)
        for row, item in enumerate(found.items[:_ITEMS], 1):
            for column, words in enumerate(self._cells(item)):
                self.items.addWidget(make_label(words, wrap=column == 0), row, column)
        self.open()

    def _cells(self, item: ItemProgress) -> tuple[str, ...]:
        pace = f"{item.p80_ms / 1000:.1f} s" if item.p80_ms else "\u2013"
        recall = f"{item.recall:.0%}"
        return (
            item.item.replace("/", ": "),
            f"{item.at_most:.0%}",
            f"{item.wrong}/{item.asked}",
            pace,
            self.tr("{0}, due").format(recall) if item.due else recall,
        )
