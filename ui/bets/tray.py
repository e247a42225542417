"""The chip tray: a button for each chip of the house; the picked chip has a frame. Knows no Bet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from tablemgr.basics.money import Money
from ui.parts.discs import chip_pixmap
from ui.parts.painting import painted
from ui.theme.tokens import TOKENS
from ui.views.shared import ChipView, amount_text


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        self.picked.emit(self.chip.value)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(72, 72)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        side = min(self.width(), self.height()) - 10
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = middle - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, chip_pixmap(self.chip, side, self.devicePixelRatioF()))
        if self.isChecked():
            painter.setPen(QPen(QColor(TOKENS.colours.active), 4))
            painter.drawEllipse(middle, side / 2 + 2, side / 2 + 2)
        painter.end()


class ChipTray(QWidget):
    """All chips of the house. A touch on the picked chip puts it back."""

    picked = Signal(object)
    """The value of the picked chip; None if it was put back."""

    def __init__(self) -> None:
        super().__init__()
        self._chips: tuple[ChipView, ...] = ()
        self._picked: Money | None = None
        self.buttons: dict[Money, ChipButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, 104)

    def set_view(self, chips: tuple[ChipView, ...], picked: Money | None) -> None:
        """Show these chips, and which one is picked."""
        if chips != self._chips:
            self._build(chips)
        self._picked = picked
        for value, button in self.buttons.items():
            button.setChecked(value == picked)

    def _build(self, chips: tuple[ChipView, ...]) -> None:
        for old in self.buttons.values():
            self._grid.removeWidget(old)
            old.deleteLater()
        self._chips = chips
        self.buttons = {}
        columns = 3 if len(chips) <= 6 else 4
        for place, chip in enumerate(chips):
            button = ChipButton(chip)
            button.picked.connect(self._touched)
            self._grid.addWidget(button, place // columns, place % columns)
            self.buttons[chip.value] = button

    def _touched(self, value: Money) -> None:
        # the touch does not pick the chip: the next view does
        self.buttons[value].setChecked(value == self._picked)
        self.picked.emit(None if value == self._picked else value)
