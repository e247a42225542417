"""How the cards of a hand lie: rows, overlap and size. Pure geometry in pixels; knows no painter.

A hand fills its cell as large as it can while each card that is partly covered still shows its
index: rank over suit if a neighbour covers it from the side, rank beside suit if the next
row covers it from below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF

RATIO: Final = 1.4
"""Height of a card by its width."""
SHOW_X: Final = 0.40
"""The part of a card's width that its index needs."""
SHOW_Y: Final = 0.34
"""The part of a card's height that its index needs."""
SHOW_Y_STACKED: Final = 0.57
"""The same where the suit stands beneath the rank."""
NEAR: Final = 0.86
"""A plainer arrangement is taken if its cards are at least this part of the largest possible."""
LOOSE_X: Final = 0.58
"""How much of a card shows where there is room."""
GAP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Fan:
    """Where each card lies, the first one lowest. `narrow`: one card a row, indices in a line."""

    cards: tuple[QRectF, ...]
    bounds: QRectF
    narrow: bool


def _size(count: int, columns: int, width: float, height: float) -> float:
    """How wide the cards may be in so many columns."""
    rows = math.ceil(count / columns)
    by_width = width / (1 + SHOW_X * (columns - 1))
    by_height = height / (RATIO * (1 + show_y(columns) * (rows - 1)))
    return min(by_width, by_height)


def show_y(columns: int) -> float:
    """The part of a card's height that the next row must leave: for one column its suit is beside
    its rank, else beneath it.
    """
    return SHOW_Y if columns == 1 else SHOW_Y_STACKED


@lru_cache(maxsize=512)
def _shape(count: int, width: float, height: float, widest: float) -> tuple[float, int]:
    """The card width and the cards a row: one row if it can be, then one column, then a block."""
    sizes = {n: min(_size(count, n, width, height), widest) for n in range(1, count + 1)}
    largest = max(sizes.values())
    for columns in (count, 1, *range(2, count)):
        if sizes[columns] >= largest * NEAR:
            break
    rows = math.ceil(count / columns)
    return sizes[columns], math.ceil(count / rows)


def fan(count: int, cell: QRectF, widest: float) -> Fan:
    """Lay `count` cards into `cell`, none wider than `widest`; in the middle, at the bottom."""
    if count <= 0:
        return Fan((), QRectF(cell.center(), cell.center()), False)
    card, columns = _shape(count, cell.width(), cell.height(), widest)
    rows = math.ceil(count / columns)
    tall = card * RATIO
    across = min(columns, count)
    step_x = 0.0
    if across > 1:
        step_x = min(card * LOOSE_X, (cell.width() - card) / (across - 1))
    step_y = 0.0
    if rows > 1:
        step_y = min(tall * (show_y(columns) + 0.06), (cell.height() - tall) / (rows - 1))
    whole = QRectF(0, 0, card + step_x * (across - 1), tall + step_y * (rows - 1))
    left = cell.center().x() - whole.width() / 2
    top = cell.bottom() - whole.height()
    whole.moveTo(left, top)
    lay = tuple(
        QRectF(left + step_x * (i % columns), top + step_y * (i // columns), card, tall)
        for i in range(count)
    )
    return Fan(lay, whole, columns == 1 and count > 1)


def cells(count: int, area: QRectF) -> tuple[QRectF, ...]:
    """Divide a box's card area among its hands, side by side."""
    count = max(1, count)
    width = (area.width() - GAP * (count - 1)) / count
    return tuple(
        QRectF(area.left() + index * (width + GAP), area.top(), width, area.height())
        for index in range(count)
    )
