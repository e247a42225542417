"""The chip tray: a key for each chip of the house; the picked chip has a frame. Knows no Bet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from tablemgr.basics.money import Money
from ui.parts.discs import chip_pixmap
from ui.parts.painting import painted
from ui.parts.rows import Cell, RowPage
from ui.parts.widgets import make_button
from ui.theme.tokens import TOKENS
from ui.views.shared import ChipView, amount_text

COLUMNS: Final = 3
FIRST_ROW: Final = 2
_PLACES: Final = 6


class ChipButton(QPushButton):
    """A button that shows one chip, drawn as on the felt."""

    picked = Signal(object)
    """The chip's value."""

    def __init__(self, chip: ChipView) -> None:
        super().__init__()
        self.chip = chip
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("role", "chip")
        self.setAccessibleName(amount_text(chip.value))
        self.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        self.picked.emit(self.chip.value)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        side = min(self.width(), self.height()) - 6
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = middle - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, chip_pixmap(self.chip, side, self.devicePixelRatioF()))
        if self.isChecked() or self.isDown():
            painter.setPen(QPen(QColor(TOKENS.colours.active), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
        painter.end()


class ChipTray(QObject):
    """All chips of the house, six at a time; more are reached by a key that turns the page. A touch
    on the picked chip puts it back.
    """

    picked = Signal(object)
    """The value of the picked chip; None if it was put back."""

    def __init__(self, page: RowPage) -> None:
        super().__init__(page)
        self._page = page
        self._chips: tuple[ChipView, ...] = ()
        self._picked: Money | None = None
        self._first = 0
        """The number of the first chip that is shown."""
        self.buttons: dict[Money, ChipButton] = {}
        self.more = make_button(self.tr("More"), "key", focus=False)
        self.more.setProperty("quick", True)
        self.more.clicked.connect(self._turn)
        page.put(self.more, self._cell(_PLACES - 1))
        self.more.hide()

    def set_view(self, chips: tuple[ChipView, ...], picked: Money | None) -> None:
        """Show these chips, and which one is picked."""
        if chips != self._chips:
            self._chips, self._first = chips, 0
            self._build()
        self._picked = picked
        for value, button in self.buttons.items():
            button.setChecked(value == picked)

    def set_visible(self, visible: bool) -> None:
        """Show or hide all of it."""
        for button in self.buttons.values():
            button.setVisible(visible)
        self.more.setVisible(visible and len(self._chips) > _PLACES)

    def _cell(self, place: int) -> Cell:
        row, column = divmod(place, COLUMNS)
        return Cell(FIRST_ROW + row, column, COLUMNS)

    def _build(self) -> None:
        for old in self.buttons.values():
            self._page.take(old)
        self.buttons = {}
        many = len(self._chips) > _PLACES
        most = _PLACES - 1 if many else _PLACES
        for place, chip in enumerate(self._chips[self._first : self._first + most]):
            button = ChipButton(chip)
            button.picked.connect(self._touched)
            self._page.put(button, self._cell(place))
            self.buttons[chip.value] = button
        self.more.setVisible(many)

    def _turn(self) -> None:
        self._first += _PLACES - 1
        if self._first >= len(self._chips):
            self._first = 0
        self._build()
        self.set_view(self._chips, self._picked)

    def _touched(self, value: Money) -> None:
        # the touch does not pick the chip: the next view does
        self.buttons[value].setChecked(value == self._picked)
        self.picked.emit(None if value == self._picked else value)
