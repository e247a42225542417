"""A card that moves from the shoe to its place. Knows no widget.

Where the card lies is known from its first frame on: only its picture is still under way.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from ui.felt.cards import Lifted
from ui.views.felt import CardRef

GLIDE_MS: Final = 180


class Glide(QObject):
    """Moves one card at a time. While it moves, the card art leaves its place empty."""

    moved = Signal(QRect)
    """This part of the felt must be painted again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lifted: Lifted | None = None
        self._start = QPointF()
        self._at = QPointF()
        self._way = QVariantAnimation(self)
        self._way.setDuration(GLIDE_MS)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.valueChanged.connect(self._go)
        self._way.finished.connect(self.end)

    @property
    def lifted(self) -> Lifted | None:
        """The card that moves; None if none does."""
        return self._lifted

    def follow(
        self, before: dict[CardRef, QRectF], now: dict[CardRef, QRectF], start: QPointF
    ) -> None:
        """If one card more lies there `now`, let it come from `start`, the middle of the shoe. If
        the card that moves no longer lies where it goes, its way ends.
        """
        if self._lifted is not None and self._lifted.place not in now.values():
            self.end()
        new = now.keys() - before.keys()
        if len(new) == 1 and len(now) == len(before) + 1:
            self.begin(start, now[new.pop()])

    def begin(self, start: QPointF, place: QRectF) -> None:
        """Let the card in `place` come from `start`, the middle of the shoe, in pixels."""
        self.end()
        self._lifted = Lifted(place)
        self._start = self._at = start - (place.center() - place.topLeft())
        self._way.start()

    def end(self) -> None:
        """Let the card lie in its place at once."""
        lifted, self._lifted = self._lifted, None
        if lifted is None:
            return
        self._way.stop()
        self.moved.emit(self._area(lifted).united(lifted.place.toAlignedRect()))

    def paint(self, painter: QPainter) -> None:
        """Paint the card where it is now."""
        if self._lifted is not None and self._lifted.picture is not None:
            painter.drawPixmap(self._at, self._lifted.picture)

    def _go(self, part: float) -> None:
        lifted = self._lifted
        if lifted is None:
            return
        before = self._area(lifted)
        self._at = self._start + (lifted.place.topLeft() - self._start) * part
        self.moved.emit(before.united(self._area(lifted)))

    def _area(self, lifted: Lifted) -> QRect:
        area = QRectF(self._at, lifted.place.size()).toAlignedRect()
        return area.adjusted(-1, -1, 1, 1)
