"""Lets the Hands of a box that has several spread over empty boxes beside it.

Three or four Hands in one box of seven have small cards. A Dealer moves them apart if there is
room; so does the felt. Knows no painter and no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ui.felt.canvas import Geometry
from ui.views.felt import BoxView, Due, FeltView, place_id

SPREADS_FROM: Final = 3
"""Fewer Hands have room in their own box."""
HAND_UNITS: Final = 300.0
"""The greatest width of a Hand, in drawing units."""


def hand_count(box: BoxView, due: Due | None) -> int:
    """How many Hands a box shows; one that waits for its first card counts too."""
    waits = due.hand + 1 if due is not None and due.box == box.number else 0
    return max(len(box.hands), waits)


def _spreads(view: FeltView, number: int) -> bool:
    box = view.box(number)
    return hand_count(box, view.due) >= SPREADS_FROM and not any(hand.half for hand in box.hands)


def _is_empty(view: FeltView, number: int) -> bool:
    """Say whether nothing lies on the box and nothing is due there."""
    box = view.box(number)
    busy = box.in_play or box.active or bool(box.bets) or box.badge is not None
    return not busy and hand_count(box, view.due) == 0


def _part(view: FeltView, number: int, step: int, boxes: int) -> float:
    """How much of the next box, in the direction `step`, box `number` may take.

    0: nothing, it is not empty; 0.5: half, the box beyond it spreads too; 1: all of it.
    """
    beside = number + step
    if not 1 <= beside <= boxes or not _is_empty(view, beside):
        return 0.0
    beyond = beside + step
    return 0.5 if 1 <= beyond <= boxes and _spreads(view, beyond) else 1.0


def spread(geometry: Geometry, view: FeltView, number: int) -> QRectF | None:
    """The area of such a box's Hands, in pixels, if it reaches beyond the box; otherwise None."""
    if not _spreads(view, number):
        return None
    boxes = geometry.layout.boxes
    parts = {step: _part(view, number, step, boxes) for step in (-1, 1)}
    sides = [step for step, part in parts.items() if part]
    if not sides:
        return None
    area = geometry.rect(place_id(number, "cards"))
    lack = hand_count(view.box(number), view.due) * HAND_UNITS * geometry.unit - area.width()
    for step in sides:
        other = geometry.rect(place_id(number + step, "cards"))
        more = min(max(0.0, lack) / len(sides), other.width() * parts[step])
        if step < 0:
            area.setLeft(min(area.left(), other.right() - more))
        else:
            area.setRight(max(area.right(), other.left() + more))
        area.setTop(max(area.top(), other.top()))
        area.setBottom(min(area.bottom(), other.bottom()))
    return area
