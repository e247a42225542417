"""The chips that the Dealer hands out, side by side with their counts. Knows no table."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tablemgr.basics.money import ZERO
from ui.parts.chips import ChipArt, ChipStyle
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.theme.words import listed
from ui.views.shared import NO_CHIPS, ChipsOut, ChipView, amount_text


@cache
def _art() -> ChipArt:
    return ChipArt(TOKENS.type.family)


def chip_pixmap(chip: ChipView, size: float, dpr: float) -> QPixmap:
    """One chip from above, `size` device-independent pixels wide."""
    return _art().pixmap(ChipStyle(chip.value, chip.colour), size, dpr)


class ChipRow(QWidget):
    """Shows `●×2 ●×1 and 0.25 in cash`, in as many lines as it needs; then `back ●×1` if a colour
    is out, and what the tray does not have.
    """

    def __init__(self, disc_px: int = 34) -> None:
        super().__init__()
        self._out = NO_CHIPS
        self._disc_px = disc_px
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_chips(self, out: ChipsOut, disc_px: int | None = None) -> None:
        """Show these chips; `disc_px` is the diameter of a disc, None keeps the present one."""
        self._out = out
        self._disc_px = disc_px or self._disc_px
        self.setAccessibleName(self.words())
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """The chips and the cash in words."""
        parts = [f"{count} \u00d7 {amount_text(chip.value)}" for chip, count in self._out.chips]
        back = [f"{count} \u00d7 {amount_text(chip.value)}" for chip, count in self._out.change]
        if self._out.cash != ZERO:
            parts.append(self._cash())
        if back:
            parts.append(f"{self.tr('back')} {', '.join(back)}")
        if self._out.short != ZERO:
            parts.append(self._short())
        return listed(parts)

    def _short(self) -> str:
        return self.tr("{0} missing: fill first").format(amount_text(self._out.short))

    def _cash(self) -> str:
        form = self.tr("and {0} in cash") if self._out.chips else self.tr("{0} in cash")
        return form.format(str(self._out.cash))

    def _font(self) -> QFont:
        font = QFont(TOKENS.type.family)
        font.setPixelSize(max(12, round(self._disc_px * 0.52)))
        font.setWeight(QFont.Weight.Bold)
        return font

    def _laid(self, width: int) -> list[tuple[QRectF, ChipView | None, str]]:
        """The place of each chip with its count, and of the cash (no chip), in this width."""
        metrics = QFontMetrics(self._font())

        def chips(of: tuple[tuple[ChipView, int], ...]) -> list[tuple[ChipView | None, str]]:
            return [(chip, f"\u00d7{count}") for chip, count in of]

        words = [(None, self._cash())] if self._out.cash != ZERO else []
        back = [(None, self.tr("back")), *chips(self._out.change)] if self._out.change else []
        short = [(None, self._short())] if self._out.short != ZERO else []
        items = [
            (
                chip,
                text,
                metrics.horizontalAdvance(text) + (2 if chip is None else self._disc_px + 4),
            )
            for chip, text in (*chips(self._out.chips), *words, *back, *short)
        ]
        x = y = 0.0
        laid = []
        for chip, text, needs in items:
            if x and (x + needs > width or (chip is None and text == self.tr("back"))):
                x, y = 0.0, y + self._disc_px + 6
            laid.append((QRectF(x, y, needs, self._disc_px), chip, text))
            x += needs + 12
        return laid

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        laid = self._laid(width)
        return round(laid[-1][0].bottom()) + 1 if laid else 0

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(QColor(TOKENS.colours.text))
        dpr = self.devicePixelRatioF()
        for rect, chip, text in self._laid(self.width()):
            words = rect
            if chip is not None:
                painter.drawPixmap(
                    QPointF(rect.left(), rect.top()), chip_pixmap(chip, self._disc_px, dpr)
                )
                words = rect.adjusted(self._disc_px + 4, 0, 4, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.end()
