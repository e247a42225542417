"""Where each part of the window stands: one place and one size, whatever the game and the phase.

Drawn for 1280 by 800. Heights and the side grow with the window's height, the felt takes the rest.
Knows no widget.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect

SLOTS: Final = 5
"""The keys at the foot of the window, from left to right."""
_HEIGHT: Final = 800
_SIDE: Final = 334
_GAP: Final = 18
"""Between two keys: a finger that misses one does not touch the other."""


class Grid(Struct, frozen=True):
    """The places of a window of one size, in its pixels."""

    header: QRect
    felt: QRect
    panel: QRect
    take_back: QRect
    menu: QRect
    sentence: QRect
    message: QRect
    slots: tuple[QRect, ...]

    @property
    def foot(self) -> QRect:
        """The sentence, the message and the keys below them, over the whole width."""
        width = self.header.width()
        top = self.sentence.top()
        return QRect(0, top, width, self.slots[0].bottom() + 1 + self.sentence.left() - top)


def grid_for(width: int, height: int) -> Grid:
    """The places in a window of this size."""
    down = height / _HEIGHT

    def px(design: float) -> int:
        return round(design * down)

    edge, side, gap = px(8), px(_SIDE), px(_GAP)
    left = width - edge - side
    felt = left - 2 * edge
    menu = px(108)
    pitch = width / SLOTS
    return Grid(
        header=QRect(0, 0, width, px(36)),
        felt=QRect(edge, px(40), felt, px(520)),
        panel=QRect(left, px(40), side, px(432)),
        take_back=QRect(left, px(490), side - menu - gap, px(70)),
        menu=QRect(width - edge - menu, px(490), menu, px(70)),
        sentence=QRect(edge, px(566), felt, px(96)),
        message=QRect(left, px(566), side, px(96)),
        slots=tuple(
            QRect(round(pitch * slot + gap / 2), px(670), round(pitch - gap), px(118))
            for slot in range(SLOTS)
        ),
    )
