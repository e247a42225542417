"""The tour of the window: six cards, each beside the part that it tells of, which has a frame. It
is given its cards; knows no table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.parts.grid import Grid, grid_for
from ui.parts.overlay import ACT_SLOT, BACK_SLOT, Overlay
from ui.parts.painting import painted
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_label
from ui.theme.tokens import TOKENS

_DIM: Final = QColor(4, 7, 9, 200)
_FRAME_PX: Final = 4


class TourCard(Struct, frozen=True):
    """A card: what it tells of, in a heading and some sentences, and where that is."""

    title: str
    text: str
    part: Callable[[Grid], QRect]


class TourSheet(Overlay):
    """The cards one after the other. Return goes on, Escape skips the rest."""

    def __init__(self, parent: QWidget, cards: Sequence[TourCard]) -> None:
        super().__init__(parent, width_px=560)
        self._cards = cards
        self._at = 0
        self.count = make_label("", "muted")
        self.text = make_label("", "title", wrap=True)
        self.body.addWidget(self.text)
        self.body.addWidget(self.count)
        self.close_button.setText(self.tr("Skip the tour"))
        self.before, self.go_on = SlotKey(self.tr("Before")), SlotKey("", "primary")
        self.before.hint, self.go_on.hint = "Left", "Return"
        self.before.clicked.connect(lambda: self._show(self._at - 1))
        self.go_on.clicked.connect(self._next)
        self.put(BACK_SLOT + 1, self.before)
        self.put(ACT_SLOT, self.go_on)

    def begin(self) -> None:
        """Show the first card."""
        self._show(0)
        self.open()

    @property
    def card(self) -> TourCard:
        """The card that is shown."""
        return self._cards[self._at]

    def _next(self) -> None:
        if self._at + 1 == len(self._cards):
            self.dismiss()
        else:
            self._show(self._at + 1)

    def _show(self, at: int) -> None:
        self._at = at
        is_last = at + 1 == len(self._cards)
        self.set_title(self.card.title)
        self.text.setText(self.card.text)
        self.count.setText(self.tr("{0} of {1}").format(at + 1, len(self._cards)))
        self.go_on.setText(self.tr("Begin") if is_last else self.tr("Next"))
        self.before.setVisible(at > 0)
        self.on_scale()
        self.update()

    def _framed(self) -> QRect:
        return self.card.part(grid_for(self.width(), self.height()))

    def on_scale(self) -> None:
        """Lay the card on the side of the window where what it tells of is not."""
        super().on_scale()
        if hasattr(self, "_at"):
            is_left = self._framed().center().x() < self.width() // 2
            is_wide = self._framed().width() > self.width() // 2
            side = Qt.AlignmentFlag.AlignLeft
            if is_left:
                side = Qt.AlignmentFlag.AlignRight
            across = Qt.AlignmentFlag.AlignHCenter if is_wide and not is_left else side
            self._outer.setAlignment(self.sheet, across | Qt.AlignmentFlag.AlignVCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right)
        if event.key() in keys:
            self._next()
        elif event.key() == Qt.Key.Key_Left and self._at:
            self._show(self._at - 1)
        else:
            super().keyPressEvent(event)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Darken the window but for the part that the card tells of, which gets a frame."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hole = QRectF(self._framed())
        around = QPainterPath()
        around.addRect(QRectF(self.rect()))
        around.addRoundedRect(hole, TOKENS.radius_l, TOKENS.radius_l)
        painter.fillPath(around, _DIM)
        painter.setPen(QPen(QColor(TOKENS.colours.gold), _FRAME_PX * self.sheet.scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(hole, TOKENS.radius_l, TOKENS.radius_l)
        painter.end()
