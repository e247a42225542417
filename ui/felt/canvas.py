"""The tools of all painters of the felt: the scale, the colours, text that fits, and plates.

Each painted text is recorded as a `Label`, so that a test can ask whether it was cut, left its
place or lies on another text. Does not know what the texts mean.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.felt.drawings import fitted
from ui.felt.layout import Layout
from ui.theme.tokens import Tokens

LEAST_PX: Final = 11
"""The smallest type that is painted, in device-independent pixels."""
NAME_PART: Final = 0.8
"""A text that may be shortened is first made smaller, down to this part of its size."""
SMALL_PART: Final = 0.62
"""A text on a pill that gets smaller than this part of its size is shortened or put in two lines.
"""
WHOLE: Final = ".00"
"""Left out of a sum if its pill is too narrow: the sum stays exact."""
LEAST_STRETCH: Final = 0.72
"""A text at the smallest size is squeezed at most to this part of its width."""


class Label(Struct, frozen=True):
    """A text that was painted on the felt."""

    text: str
    rect: QRectF
    """Where its letters are."""
    place: QRectF
    """Where it had to fit."""
    cut: bool
    """Some of it was left out."""


class Geometry:
    """Fits a drawing into a widget: turns drawing units into device-independent pixels.

    `width` and `height` are those of the widget.
    """

    def __init__(self, layout: Layout, width: float, height: float) -> None:
        size = layout.size
        self.unit = min(width / size.width(), height / size.height())
        """Pixels per drawing unit."""
        self.target = fitted(layout.renderer, width, height)
        self.layout = layout
        self._rects = {name: self._map(rect) for name, rect in layout.places.items()}

    def _map(self, rect: QRectF) -> QRectF:
        size = self.layout.size
        return QRectF(
            self.target.left() + (rect.left() - size.left()) * self.unit,
            self.target.top() + (rect.top() - size.top()) * self.unit,
            rect.width() * self.unit,
            rect.height() * self.unit,
        )

    def rect(self, name: str) -> QRectF:
        """The place with this id, in pixels of the widget. Raises `KeyError` if there is none."""
        return QRectF(self._rects[name])

    def names(self) -> tuple[str, ...]:
        """The ids of all places of the drawing."""
        return tuple(self._rects)


@lru_cache(maxsize=128)
def font(family: str, size_px: int, bold: bool) -> QFont:
    """A font of this family and size, in bold or medium weight."""
    made = QFont(family)
    made.setPixelSize(size_px)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def text_width(family: str, size_px: int, bold: bool, text: str) -> float:
    """The width of a text, in pixels."""
    return QFontMetricsF(font(family, size_px, bold)).horizontalAdvance(text)


class Canvas(Struct):
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
        """A length of drawing units, in pixels."""
        return units * self.geometry.unit

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour with this name in the tokens."""
        made = QColor(getattr(self.tokens.colours, name))
        made.setAlphaF(alpha)
        return made

    def size_for(
        self, text: str, width: float, most: float, bold: bool, least: int = LEAST_PX
    ) -> tuple[int, float]:
        """The type size in pixels, and the stretch (0.72 to 1), at which a text fits a width.

        The size is at most `most` and at least `least`; at `least` the text may still be too wide.
        """
        family = self.tokens.type.family
        size = max(least, round(most))
        while size > least and text_width(family, size, bold, text) > width:
            size -= 1
        reach = text_width(family, size, bold, text)
        return size, 1.0 if reach <= width else max(LEAST_STRETCH, width / reach)

    def fits(self, text: str, width: float, most: float) -> bool:
        """Say whether a bold text fits a width if it is made as small and squeezed as `text`
        does.
        """
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
        """Paint one line into `place`, in type of at most `most` pixels; returns where it stands.

        `align`: 0 at the left, 0.5 in the middle, 1 at the right. The text is made smaller, then
        squeezed, until it fits. If it still does not, it ends with an ellipsis; unless it
        `may_elide`, it is then recorded as cut.
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
        """Paint a rounded rectangle with an edge; without a radius its ends are round."""
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
        """Paint a text on a pill as wide as needed, in the middle of `place`; returns the pill.

        `ink`, `fill` and `edge` are names of colours in the tokens. If it `may_wrap`, two words
        that would be small in one line are put in two lines; if one line would even be cut, the
        pill grows beyond its place.
        """
        colour, filling = self.colour(ink), self.colour(fill)
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
            self.plate(place, filling, line, place.height() * 0.22)
            half = QRectF(place.left() + 1, place.top() + 1, place.width() - 2, place.height() / 2)
            self.text(first, half.adjusted(0, 0, 0, -1), most, colour)
            self.text(second, half.translated(0, place.height() / 2 - 2), most, colour)
            return place
        reach = text_width(self.tokens.type.family, size, True, text) * stretch + 2 * pad
        pill = QRectF(0, 0, min(place.width(), max(place.height() * 1.15, reach)), place.height())
        pill.moveCenter(place.center())
        self.plate(pill, filling, line)
        self.text(text, pill.adjusted(pad * 0.9, 0, -pad * 0.9, 0), most, colour)
        return pill
