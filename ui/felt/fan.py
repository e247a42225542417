"""Works out how the cards of a Hand lie in its cell: rows, overlap and size. Geometry in pixels.

The cards are as large as they can be while each still shows its index: rank over suit if the next
card covers its side, rank beside suit if the next row covers its lower part. Knows no painter.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF

RATIO: Final = 1.4
"""The height of a card divided by its width."""
INDEX_X: Final = 0.40
"""The part of a card's width that its index needs."""
INDEX_Y: Final = 0.34
"""The part of a card's height that its index needs if the suit is beside the rank."""
INDEX_Y_STACKED: Final = 0.57
"""The part of a card's height that its index needs if the suit is below the rank."""
GOOD_ENOUGH: Final = 0.86
"""A simpler arrangement is taken if its cards have at least this part of the largest size."""
SPREAD_X: Final = 0.58
"""The part of a card's width that is seen if there is room."""
GAP: Final = 2.0


class Fan(Struct, frozen=True):
    """Where each card lies; each covers part of the one before.

    `narrow`: one card per row, so that the suit must be beside the rank.
    """

    cards: tuple[QRectF, ...]
    bounds: QRectF
    narrow: bool


def _size(count: int, columns: int, width: float, height: float) -> float:
    """How wide the cards can be in this many columns."""
    rows = math.ceil(count / columns)
    by_width = width / (1 + INDEX_X * (columns - 1))
    by_height = height / (RATIO * (1 + index_y(columns) * (rows - 1)))
    return min(by_width, by_height)


def index_y(columns: int) -> float:
    """The part of a card's height that the next row must leave free.

    In one column the suit is beside the rank, otherwise below it.
    """
    return INDEX_Y if columns == 1 else INDEX_Y_STACKED


@lru_cache(maxsize=512)
def _shape(count: int, width: float, height: float, widest: float) -> tuple[float, int]:
    """The width of the cards, and how many are in a row.

    One row is preferred, then one column, then several rows.
    """
    sizes = {n: min(_size(count, n, width, height), widest) for n in range(1, count + 1)}
    largest = max(sizes.values())
    for columns in (count, 1, *range(2, count)):
        if sizes[columns] >= largest * GOOD_ENOUGH:
            break
    rows = math.ceil(count / columns)
    return sizes[columns], math.ceil(count / rows)


def fan(count: int, cell: QRectF, widest: float) -> Fan:
    """Place `count` cards in the middle of `cell`, at its lower edge, none wider than `widest`."""
    if count <= 0:
        return Fan((), QRectF(cell.center(), cell.center()), False)
    card, columns = _shape(count, cell.width(), cell.height(), widest)
    rows = math.ceil(count / columns)
    tall = card * RATIO
    across = min(columns, count)
    step_x = 0.0
    if across > 1:
        step_x = min(card * SPREAD_X, (cell.width() - card) / (across - 1))
    step_y = 0.0
    if rows > 1:
        step_y = min(tall * (index_y(columns) + 0.06), (cell.height() - tall) / (rows - 1))
    whole = QRectF(0, 0, card + step_x * (across - 1), tall + step_y * (rows - 1))
    left = cell.center().x() - whole.width() / 2
    top = cell.bottom() - whole.height()
    whole.moveTo(left, top)
    cards = tuple(
        QRectF(left + step_x * (i % columns), top + step_y * (i // columns), card, tall)
        for i in range(count)
    )
    return Fan(cards, whole, columns == 1 and count > 1)


def cells(count: int, area: QRectF) -> tuple[QRectF, ...]:
    """Divide the card area of a box among its Hands, side by side."""
    count = max(1, count)
    width = (area.width() - GAP * (count - 1)) / count
    return tuple(
        QRectF(area.left() + index * (width + GAP), area.top(), width, area.height())
        for index in range(count)
    )
