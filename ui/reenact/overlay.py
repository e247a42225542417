"""The screen of a past Round: the felt as it stood, every step beside it, and buttons to step.

Left and Right step, Home and End go to the ends, Up and Down to the irregularity before and after.
Shows what it is given and says what was touched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.felt.widget import FeltWidget
from ui.parts.inks import ink_of
from ui.parts.note import NoteLine
from ui.parts.overlay import Overlay
from ui.parts.scrolling import PageKeys
from ui.parts.widgets import make_button, make_label
from ui.views.reenact import ReenactView

_LIST_PX: Final = 330


class ReenactOverlay(Overlay):
    """`stepped` gives how many steps forward, or back if negative; `went_to` the number of a step.

    `sought` gives where to look for an irregularity, `other_round` for a Round: 1 after, -1 before
    the present one. `export_asked`: write the Round as a round record.
    """

    stepped = Signal(int)
    went_to = Signal(int)
    sought = Signal(int)
    other_round = Signal(int)
    export_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1248, height_px=768)
        self.felt: FeltWidget | None = None
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._item_touched)
        self.note = NoteLine()
        self.guide = make_label("", "muted", wrap=True)
        self.earlier = self._button(self.tr("Earlier Round"), self._other_touched, -1)
        self.later = self._button(self.tr("Later Round"), self._other_touched, 1)
        self.first = self._button("|◀", self._end_touched, 0, self.tr("To the beginning"))
        self.back = self._button("◀", self._step_touched, -1, self.tr("One step back"))
        self.forth = self._button("▶", self._step_touched, 1, self.tr("One step forward"))
        self.last = self._button("▶|", self._end_touched, -1, self.tr("To the end"))
        self.trouble = self._button(self.tr("Next irregularity"), self._seek_touched, 1)
        self.export = make_button(self.tr("Export"), focus=False)
        self.export.clicked.connect(self.export_asked)
        self._middle = QHBoxLayout()
        side = QVBoxLayout()
        side.addWidget(self.list, 1)
        side.addWidget(PageKeys(self.list))
        self._middle.addLayout(side)
        keys = QHBoxLayout()
        keys.addWidget(self.earlier)
        keys.addWidget(self.later)
        keys.addStretch(1)
        for button in (self.first, self.back, self.forth, self.last):
            button.setProperty("tall", "true")
            keys.addWidget(button)
        keys.addStretch(1)
        keys.addWidget(self.trouble)
        keys.addWidget(self.export)
        self.body.addLayout(self._middle, 1)
        self.body.addWidget(self.note)
        self.body.addWidget(self.guide)
        self.body.addLayout(keys)

    def _button(
        self, text: str, touched: Callable[[], None], value: int, name: str = ""
    ) -> QPushButton:
        button = make_button(text, focus=False)
        button.setAccessibleName(name or text)
        button.setProperty("value", value)
        button.setProperty("quick", True)
        button.clicked.connect(touched)
        return button

    def lay_felt(self, felt: FeltWidget) -> None:
        """Show this felt: that of the Round's own game and layout."""
        if self.felt is not None:
            self._middle.removeWidget(self.felt)
            self.felt.hide()
            self.felt.deleteLater()
        self.felt = felt
        self._middle.insertWidget(0, felt, 1)

    def set_view(self, view: ReenactView, *, new_round: bool) -> None:
        """Show a step. `new_round`: it is of another Round than the last one shown."""
        if not self.isVisible():
            self.open()
        self.set_title(view.title)
        self.list.setFixedWidth(round(_LIST_PX * self.sheet.scale))
        if new_round or self.list.count() != len(view.steps):
            self._fill(view)
        self.list.setCurrentRow(view.at - 1)
        if self.felt is not None:
            self.felt.set_view(view.felt)
        self.note.say(view.happened, view.tone, view.cite)
        self.guide.setText(self.tr("Next: {0}").format(view.guide))
        self.earlier.setEnabled(view.can_earlier)
        self.later.setEnabled(view.can_later)
        self.back.setEnabled(view.at > 0)
        self.forth.setEnabled(view.at < len(view.steps))

    def _fill(self, view: ReenactView) -> None:
        self.list.clear()
        for step in view.steps:
            who = f"\n{step.who}" if step.who else ""
            item = QListWidgetItem(f"{step.time}  {step.text}{who}")
            item.setForeground(QColor(ink_of(step.tone)))
            self.list.addItem(item)

    def _item_touched(self, item: QListWidgetItem) -> None:
        self.went_to.emit(self.list.row(item) + 1)

    def _value(self) -> int:
        return int(self.sender().property("value"))

    def _other_touched(self) -> None:
        self.other_round.emit(self._value())

    def _end_touched(self) -> None:
        self.went_to.emit(self.list.count() if self._value() < 0 else 0)

    def _step_touched(self) -> None:
        self.stepped.emit(self._value())

    def _seek_touched(self) -> None:
        self.sought.emit(self._value())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        match event.key():
            case Qt.Key.Key_Left:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Space:
                self.stepped.emit(1)
            case Qt.Key.Key_Home:
                self.went_to.emit(0)
            case Qt.Key.Key_End:
                self.went_to.emit(self.list.count())
            case Qt.Key.Key_Up:
                self.sought.emit(-1)
            case Qt.Key.Key_Down:
                self.sought.emit(1)
            case _:
                super().keyPressEvent(event)
