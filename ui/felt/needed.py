"""Sees that a drawing has all the places that a view needs. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterator

from ui.felt.layout import Layout
from ui.views.felt import FeltView, place_id


def check_places(layout: Layout, view: FeltView) -> None:
    """Raise `ValueError` for a box, a kind of Bet or a Hand that the drawing does not have."""
    for name in _places_of_hands(view):
        if name not in layout.places:
            raise ValueError(f"{layout.source} has no place {name}")
    for box in view.boxes:
        if not 1 <= box.number <= layout.boxes:
            raise ValueError(f"{layout.source} has no box {box.number}")
        for bet in box.bets:
            if bet.kind not in layout.kinds:
                raise ValueError(f"{layout.source} has no place for {bet.kind}")


def _places_of_hands(view: FeltView) -> Iterator[str]:
    """The ids of the places that the view needs for Low and High Hands and the table's Hands."""
    for hand in view.dealer.halves:
        yield f"dealer.{hand.half}"
    for box in view.boxes:
        for hand in box.hands:
            if hand.half is not None:
                yield place_id(box.number, hand.half)
