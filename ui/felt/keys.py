"""Paints the key of a box: what is due there now, by word, arrow and colour. Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ui.felt.canvas import Canvas
from ui.views.felt import BoxView, KeyPart, place_id
from ui.views.shared import Tone

_FILLS: Final = {
    Tone.PAY: ("pay", "on_pay"),
    Tone.TAKE: ("take", "on_take"),
    Tone.WARN: ("warn", "on_warn"),
    Tone.EVEN: ("even", "on_even"),
    Tone.PLAIN: ("gold", "on_gold"),
}
_DOWN: Final = (Tone.TAKE, Tone.WARN)
"""Tones of chips that come to the House."""
_AMOUNT: Final = 100.0
_WORD: Final = 50.0
"""The largest type, in drawing units."""


def paint_key(canvas: Canvas, box: BoxView) -> None:
    """Paint the key of a box that has one; of the box in turn with a frame."""
    if not box.key:
        return
    place = canvas.geometry.rect(place_id(box.number, "key"))
    if box.active:
        grow = canvas.px(10)
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(QPen(canvas.colour("turn"), max(3.0, canvas.px(9))))
        canvas.painter.drawRoundedRect(
            place.adjusted(-grow, -grow, grow, grow), canvas.px(34), canvas.px(34)
        )
    canvas.plate(place, canvas.colour("felt_deep"), None, canvas.px(24))
    count = len(box.key)
    gap = canvas.px(8)
    high = (place.height() - gap * (count - 1)) / count
    for row, part in enumerate(box.key):
        top = place.top() + row * (high + gap)
        _part(canvas, part, QRectF(place.left(), top, place.width(), high), alone=count == 1)


def _part(canvas: Canvas, part: KeyPart, place: QRectF, *, alone: bool) -> None:
    fill, ink = _FILLS[part.tone]
    radius = canvas.px(24)
    stays = part.tone is Tone.EVEN
    if part.done or stays:
        edge = canvas.colour(fill if stays else "felt_line")
        canvas.plate(place, canvas.colour("plate"), edge, radius)
        colour = canvas.colour(fill if stays or not part.amount else "felt_text")
    elif part.tone is Tone.PLAIN:
        canvas.plate(place, canvas.colour("live"), canvas.colour("edge"), radius)
        colour = canvas.colour("text")
    else:
        canvas.plate(place, canvas.colour(fill), None, radius)
        colour = canvas.colour(ink)
    sign = QRectF(place.left() + canvas.px(12), place.top(), canvas.px(44), place.height())
    if alone and part.amount:
        sign.setHeight(place.height() * 0.46)
        left = 10 if part.tone is Tone.PLAIN else 50
        upper = place.adjusted(
            canvas.px(left), canvas.px(8), -canvas.px(10), -place.height() * 0.56
        )
        lower = place.adjusted(canvas.px(8), place.height() * 0.42, -canvas.px(8), -canvas.px(8))
        canvas.text(part.word, upper, canvas.px(_WORD), colour, may_elide=True)
        quiet = part.done or part.tone is Tone.PLAIN
        size = 62.0 if quiet else _AMOUNT
        canvas.text(part.amount, lower, canvas.px(size), colour)
    else:
        words = f"{part.word} {part.amount}" if part.done or not part.amount else part.amount
        room = place.adjusted(canvas.px(70), 0, -canvas.px(10), 0)
        if not (part.amount or part.done) and (stays or part.tone is Tone.PLAIN):
            room = place.adjusted(canvas.px(10), 0, -canvas.px(10), 0)
        canvas.text(words.strip(), room, canvas.px(60), colour)
    if part.done:
        _tick(canvas, sign, canvas.colour(fill))
    elif not stays and part.tone is not Tone.PLAIN:
        _arrow(canvas, sign, down=part.tone in _DOWN, ink=ink)


def _tick(canvas: Canvas, place: QRectF, colour: QColor) -> None:
    side = min(place.width(), place.height())
    middle = place.center()
    path = QPainterPath(QPointF(middle.x() - side * 0.42, middle.y()))
    path.lineTo(middle.x() - side * 0.1, middle.y() + side * 0.3)
    path.lineTo(middle.x() + side * 0.45, middle.y() - side * 0.34)
    painter = canvas.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(2.0, canvas.px(8))))
    painter.drawPath(path)


def _arrow(canvas: Canvas, place: QRectF, *, down: bool, ink: str) -> None:
    side = min(place.width(), place.height()) * 0.9
    middle, way = place.center(), 1.0 if down else -1.0
    path = QPainterPath(QPointF(middle.x(), middle.y() + way * side * 0.5))
    path.lineTo(middle.x() - side * 0.42, middle.y())
    path.lineTo(middle.x() - side * 0.16, middle.y())
    path.lineTo(middle.x() - side * 0.16, middle.y() - way * side * 0.5)
    path.lineTo(middle.x() + side * 0.16, middle.y() - way * side * 0.5)
    path.lineTo(middle.x() + side * 0.16, middle.y())
    path.lineTo(middle.x() + side * 0.42, middle.y())
    path.closeSubpath()
    canvas.painter.fillPath(path, canvas.colour(ink))
