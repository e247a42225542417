"""What every painter of the felt shares: scale, colours, fitted text and plates.

Every text that is painted is recorded as a `Label`, so that a test can ask whether one was cut,
left its place or lies on another. Knows nothing of what the texts mean.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.felt.layout import Layout
from ui.theme.tokens import Tokens

LEAST_PX: Final = 11
"""No text is painted smaller, in device-independent pixels."""
NAME_PART: Final = 0.8
"""A text that may end in an ellipsis is made no smaller than this before it does."""
SMALL_PART: Final = 0.62
"""A text on a pill that would be smaller than this part of its size is put in another way."""
WHOLE: Final = ".00"
"""Left out of a sum on a pill that is too narrow for it: the sum stays exact."""
LEAST_STRETCH: Final = 0.72
"""Beyond the smallest size a text is squeezed to this part of its width, and no further."""


@dataclass(frozen=True, slots=True)
class Label:
    """A text that stands on the felt, where its ink is, and whether some of it was left out."""

    text: str
    rect: QRectF
    place: QRectF
    cut: bool


class Geometry:
    """A drawing fitted into a widget: drawing units to device-independent pixels."""

    def __init__(self, layout: Layout, width: float, height: float) -> None:
        size = layout.size
        self.unit = min(width / size.width(), height / size.height())
        """Pixels a drawing unit."""
        self.target = QRectF(
            (width - size.width() * self.unit) / 2,
            (height - size.height() * self.unit) / 2,
            size.width() * self.unit,
            size.height() * self.unit,
        )
        self.layout = layout
        self._rects = {name: self._map(place.rect) for name, place in layout.places.items()}

    def _map(self, rect: QRectF) -> QRectF:
        size = self.layout.size
        return QRectF(
            self.target.left() + (rect.left() - size.left()) * self.unit,
            self.target.top() + (rect.top() - size.top()) * self.unit,
            rect.width() * self.unit,
            rect.height() * self.unit,
        )

    def rect(self, name: str) -> QRectF:
        """A place in pixels of the widget. Raises `KeyError` for an id that is none."""
        return QRectF(self._rects[name])

    def names(self) -> tuple[str, ...]:
        """Every place of the drawing."""
        return tuple(self._rects)


@lru_cache(maxsize=128)
def font(family: str, size_px: int, bold: bool) -> QFont:
    """A font of the project at that size."""
    made = QFont(family)
    made.setPixelSize(size_px)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def text_width(family: str, size_px: int, bold: bool, text: str) -> float:
    """How far a text reaches, in pixels."""
    return QFontMetricsF(font(family, size_px, bold)).horizontalAdvance(text)


@dataclass(slots=True)
class Canvas:
    """A painter with the felt's scale and colours."""

    painter: QPainter
    geometry: Geometry
    tokens: Tokens
    dpr: float
    labels: list[Label] = field(default_factory=list)

    @property
    def unit(self) -> float:
        return self.geometry.unit

    def px(self, units: float) -> float:
        """Drawing units in pixels."""
        return units * self.geometry.unit

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the tokens by its field's name."""
        made = QColor(getattr(self.tokens.colours, name))
        made.setAlphaF(alpha)
        return made

    def size_for(
        self, text: str, width: float, most: float, bold: bool, least: int = LEAST_PX
    ) -> tuple[int, float]:
        """The size and the stretch at which a text fits a width: `(pixels, 0.72 to 1)`."""
        family = self.tokens.type.family
        size = max(least, round(most))
        while size > least and text_width(family, size, bold, text) > width:
            size -= 1
        reach = text_width(family, size, bold, text)
        return size, 1.0 if reach <= width else max(LEAST_STRETCH, width / reach)

    def fits(self, text: str, width: float, most: float) -> bool:
        """Whether a bold text has room in a width, as small and squeezed as `text` makes it."""
        size, stretch = self.size_for(text, width, most, True)
        return text_width(self.tokens.type.family, size, True, text) * stretch <= width + 0.5

    def text(
        self,
        text: str,
        place: QRectF,
        most: float,
        colour: QColor,
        *,
        bold: bool = True,
        align: float = 0.5,
        may_elide: bool = False,
    ) -> QRectF:
        """Paint one line into `place`, at most `most` pixels high; returns where its ink is.

        It is made smaller, then squeezed, until it fits; what then still does not is ended with
        an ellipsis and recorded as cut unless `may_elide`.
        """
        if not text or place.width() <= 1:
            return QRectF(place.center(), place.center())
        family = self.tokens.type.family
        least = max(LEAST_PX, round(most * NAME_PART)) if may_elide else LEAST_PX
        size, stretch = self.size_for(
            text, place.width(), min(most, place.height() * 1.1), bold, least
        )
        shown, cut = text, False
        if text_width(family, size, bold, text) * stretch > place.width() + 0.5:
            metrics = QFontMetricsF(font(family, size, bold))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width() / stretch)
            cut = not may_elide
        reach = text_width(family, size, bold, shown) * stretch
        left = place.left() + (place.width() - reach) * align
        cap = size * 0.711
        baseline = place.center().y() + cap / 2
        ink = QRectF(left, baseline - cap, reach, cap)
        self.labels.append(Label(text, ink, QRectF(place), cut))
        painter = self.painter
        painter.setFont(font(family, size, bold))
        painter.setPen(colour)
        if stretch < 1.0:
            painter.save()
            painter.translate(left, baseline)
            painter.scale(stretch, 1.0)
            painter.drawText(QPointF(0, 0), shown)
            painter.restore()
        else:
            painter.drawText(QPointF(left, baseline), shown)
        return ink

    def plate(
        self, rect: QRectF, fill: QColor, edge: QColor | None = None, radius: float | None = None
    ) -> None:
        """A rounded ground for figures; a pill if no radius is given."""
        painter = self.painter
        painter.setBrush(fill)
        painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(edge, max(1.2, self.px(2.5))))
        round_px = min(rect.width(), rect.height()) / 2 if radius is None else radius
        painter.drawRoundedRect(rect, round_px, round_px)

    def pill(
        self,
        text: str,
        place: QRectF,
        most: float,
        *,
        ink: str,
        fill: str,
        edge: str | None = None,
        may_wrap: bool = True,
    ) -> QRectF:
        """A text on a pill as wide as it needs, centred in `place`; returns the pill.

        `ink`, `fill` and `edge` are colours of the tokens, by their names.
        A text of two words that would be small in one line takes two if it `may_wrap`; if it
        would even be cut, the pill grows out of its place for them.
        """
        colour, ground = self.colour(ink), self.colour(fill)
        line = None if edge is None else self.colour(edge)
        pad = min(place.height() * 0.36, place.width() * 0.09)
        room = place.width() - 2 * pad
        first, _, second = text.partition(" ")
        size, stretch = self.size_for(text, room, most, True)
        if (stretch < 1.0 or size < most * SMALL_PART) and text.endswith(WHOLE):
            text = text.removesuffix(WHOLE)
            size, stretch = self.size_for(text, room, most, True)
        tight = size < most * SMALL_PART or stretch < 1.0
        cut = text_width(self.tokens.type.family, size, True, text) * stretch > room + 0.5
        if may_wrap and second and tight and (cut or place.height() >= 2 * LEAST_PX):
            lack = max(0.0, 2 * LEAST_PX + 1 - place.height()) / 2
            place = place.adjusted(0, -lack, 0, lack)
            self.plate(place, ground, line, place.height() * 0.22)
            half = QRectF(place.left() + 1, place.top() + 1, place.width() - 2, place.height() / 2)
            self.text(first, half.adjusted(0, 0, 0, -1), most, colour)
            self.text(second, half.translated(0, place.height() / 2 - 2), most, colour)
            return place
        reach = text_width(self.tokens.type.family, size, True, text) * stretch + 2 * pad
        pill = QRectF(0, 0, min(place.width(), max(place.height() * 1.15, reach)), place.height())
        pill.moveCenter(place.center())
        self.plate(pill, ground, line)
        self.text(text, pill.adjusted(pad * 0.9, 0, -pad * 0.9, 0), most, colour)
        return pill
