"""Paints the cards that lie in no Hand: set aside until somebody decides, or the next to be dealt.

They lie between the Dealer's Hand and the discards. Knows no rule.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from ui.felt.canvas import Canvas, Geometry
from ui.felt.cards import CardArt, seen
from ui.felt.fan import fan
from ui.views.felt import LooseView

WIDTH: Final = 304
"""Wide enough to cover the name of the game, which is printed there."""
GAP: Final = 8
_TITLE: Final = 48
_WIDEST: Final = 130
"""All four are in drawing units."""
MOST: Final = 16
"""So many of the newest are painted; of more the word says how many there are."""


def loose_place(geometry: Geometry) -> QRectF:
    """Where these cards lie, in pixels."""
    discards = geometry.rect("discard")
    unit = geometry.unit
    left = discards.left() - (WIDTH + GAP) * unit
    return QRectF(left, discards.top(), WIDTH * unit, discards.height())


def paint_loose(canvas: Canvas, art: CardArt, loose: LooseView) -> None:
    """Paint these cards on a plate, below a word that says what they are; nothing if none."""
    if not loose.cards:
        return
    place = loose_place(canvas.geometry)
    edge = canvas.px(8)
    canvas.plate(place, canvas.colour("plate"), canvas.colour("warn"), canvas.px(14))
    title = QRectF(place.left(), place.top() + canvas.px(4), place.width(), canvas.px(_TITLE - 8))
    cards = loose.cards[-MOST:]
    word = loose.label if cards == loose.cards else f"{loose.label} {len(loose.cards)}"
    canvas.text(word, title, canvas.px(36), canvas.colour("warn"))
    room = place.adjusted(edge, canvas.px(_TITLE), -edge, -edge)
    places = fan(len(cards), room, canvas.px(_WIDEST))
    for _, card, rect in seen(cards, places.cards, canvas.dpr):
        art.paint(canvas.painter, card, rect, canvas.dpr, narrow=places.narrow)
