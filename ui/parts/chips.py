"""Draws chips: their colours, and stacks of them as discs.

Which chips make up an amount here is for the picture only; the settlement says which chips the
Dealer hands out. Knows nothing of Bets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from tablemgr.basics.money import Money
from ui.theme.tokens import contrast

MOST_DISCS: Final = 5
"""The most discs in a stack, however large the amount; the figure beside it says the amount."""
MOST_PIXMAPS: Final = 128
"""The most pixmaps that are kept; then all are drawn again."""


class ChipStyle(Struct, frozen=True):
    """A chip's value and its colours, as `#rrggbb`."""

    value: Money
    face: str
    edge: str = "#f5efe0"


DEFAULT_CHIPS: Final[tuple[ChipStyle, ...]] = (
    ChipStyle(Money(250), "#8a8f94"),
    ChipStyle(Money(500), "#b3272d"),
    ChipStyle(Money(2500), "#1f7a4a"),
    ChipStyle(Money(10000), "#20242a", "#d9b86b"),
    ChipStyle(Money(50000), "#5b2d82"),
    ChipStyle(Money(100000), "#c98a14", "#20242a"),
    ChipStyle(Money(500000), "#1d4f91", "#d9b86b"),
)
"""The chips if the house profile names none."""


def chip_word(value: Money) -> str:
    """Give the print on a chip: `2.50`, `25`, `1K`."""
    dollars, cents = divmod(int(value), 100)
    if cents:
        return f"{dollars}.{cents:02d}"
    if dollars >= 1000 and dollars % 1000 == 0:
        return f"{dollars // 1000}K"
    if dollars >= 10_000:
        return f"{dollars / 1000:g}K"
    return str(dollars)


@lru_cache(maxsize=1024)
def stack(amount: Money, chips: tuple[ChipStyle, ...]) -> tuple[ChipStyle, ...]:
    """The chips in the picture of an amount, the largest at the bottom, at most `MOST_DISCS`.

    A rest that no chip makes is left out. An amount below the smallest chip is shown as one of it.
    """
    left = int(amount)
    found: list[ChipStyle] = []
    for style in sorted(chips, key=lambda chip: int(chip.value), reverse=True):
        while left >= int(style.value) > 0 and len(found) < MOST_DISCS:
            found.append(style)
            left -= int(style.value)
    if not found and chips:
        found.append(min(chips, key=lambda chip: int(chip.value)))
    return tuple(found)


class ChipArt:
    """Draws chips, and keeps each pixmap for the next time."""

    def __init__(self, family: str, chips: Sequence[ChipStyle] = DEFAULT_CHIPS) -> None:
        self._family = family
        self.chips: tuple[ChipStyle, ...] = tuple(chips)
        self._kept: dict[tuple[ChipStyle, int, int], QPixmap] = {}

    def paint_stack(
        self,
        painter: QPainter,
        middle: QPointF,
        size: float,
        amount: Money,
        dpr: float,
        *,
        most: int = MOST_DISCS,
    ) -> None:
        """Paint a stack around `middle`, of at most `most` discs, each `size` pixels across."""
        discs = stack(amount, self.chips)[:most]
        rise = size * 0.085
        low = middle.y() + rise * (len(discs) - 1) / 2
        for level, style in enumerate(discs):
            spot = QPointF(middle.x() - size / 2, low - level * rise - size / 2)
            painter.drawPixmap(spot, self.pixmap(style, size, dpr))

    def pixmap(self, style: ChipStyle, size: float, dpr: float) -> QPixmap:
        """One chip from above, `size` device-independent pixels wide."""
        across = max(6, round(size * dpr))
        key = (style, across, round(dpr * 100))
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= MOST_PIXMAPS:
                self._kept.clear()
            kept = self._kept[key] = self._draw(style, across, dpr)
        return kept

    def _draw(self, style: ChipStyle, across: int, dpr: float) -> QPixmap:
        pixmap = QPixmap(across, across)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = float(across)
        disc = QRectF(0.5, 0.5, size - 1, size - 1)
        face = QColor(style.face)
        painter.setBrush(face)
        painter.setPen(QPen(face.darker(190), max(1.0, size * 0.025)))
        painter.drawEllipse(disc)
        ring = size * 0.13
        pen = QPen(QColor(style.edge), ring)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        inner = disc.adjusted(ring / 2 + 1, ring / 2 + 1, -ring / 2 - 1, -ring / 2 - 1)
        for part in range(6):
            painter.drawArc(inner, (part * 60 + 18) * 16, 24 * 16)
        painter.setBrush(face.lighter(112))
        painter.setPen(QPen(QColor(style.edge), max(1.0, size * 0.02)))
        painter.drawEllipse(disc.center(), size * 0.34, size * 0.34)
        word = chip_word(style.value)
        font = QFont(self._family)
        font.setWeight(QFont.Weight.Bold)
        font.setPixelSize(max(5, round(size * (0.30 if len(word) <= 3 else 0.22))))
        painter.setFont(font)
        dark = contrast("#14181c", face.lighter(112).name()) > contrast(
            "#ffffff", face.lighter(112).name()
        )
        painter.setPen(QColor("#14181c" if dark else "#ffffff"))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, word)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap
