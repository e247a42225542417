"""The base of every sheet: it lies in the middle of the dimmed window. Knows no content.

What it does stands in the slots at the foot of the window, so that a finger finds it where each
phase has its keys: *Back* in the first, the act itself in the fourth.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ui.parts.citing import CiteButton
from ui.parts.cover import Cover
from ui.parts.grid import Grid, grid_for
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.slot_key import SlotKey, paint_well
from ui.parts.style import DESIGN_WIDTH, scale_for
from ui.parts.widgets import make_label
from ui.views.shared import Citation

WIDE_PX = 1100
"""A sheet designed this wide or wider fills nearly the whole window and grows with its width."""
BACK_SLOT: Final = 1
ACT_SLOT: Final = 4
"""Where a sheet's own act stands; a second one to its left or right."""
KEY_GAP_PX: Final = 18
"""Between two keys: 3 mm on the screen that the window is drawn for."""
_EDGE_PX: Final = 12
_DIM = QColor(4, 7, 9, 190)
_LIGHT = QColor(4, 7, 9, 70)


class _Sheet(Panel):
    """The sheet itself; its overlay gives it its size."""

    def __init__(self, overlay: Overlay) -> None:
        self._overlay = overlay
        super().__init__("sheet", overlay)

    def on_scale(self) -> None:
        self._overlay.on_scale()

    def most_size(self) -> QSize:
        """The sheet grows with its content, as far as the window has room."""
        return QSize(self.width(), self.maximumHeight())


class _Foot(Panel):
    """The slots below the sheet; each holds one key at a time."""

    def __init__(self, overlay: Overlay) -> None:
        super().__init__("foot", overlay)
        self._keys: list[tuple[int, SlotKey]] = []
        self._places: tuple[QRect, ...] = ()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Hide the slots of the table below: where no key stands, a faint well does."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self.tokens.colours.room))
        for slot, place in enumerate(self._places, 1):
            if not any(key.isVisible() for of, key in self._keys if of == slot):
                paint_well(painter, place, self.scale)
        painter.end()

    def put(self, slot: int, key: SlotKey) -> None:
        key.setParent(self)
        self._keys.append((slot, key))

    def drop(self, keys: Collection[SlotKey]) -> None:
        """Let these keys go."""
        self._keys = [(slot, key) for slot, key in self._keys if key not in keys]
        for key in keys:
            key.hide()
            key.deleteLater()

    def on_scale(self) -> None:
        for _, key in self._keys:
            key.scale = self.scale

    def place(self, grid: Grid) -> None:
        """Put each key where the window's grid has its slot."""
        top = grid.slots[0].top()
        self.setGeometry(0, top, grid.header.width(), grid.slots[0].height())
        self._places = tuple(place.translated(0, -top) for place in grid.slots)
        for slot, key in self._keys:
            key.setGeometry(self._places[slot - 1])


class Overlay(Cover):
    """Covers its parent and follows its size. A sheet puts its widgets into `self.body`.

    Escape closes it if it is `closable`.
    """

    closed = Signal()
    """The sheet was closed without an answer."""
    spoken = Signal(str)
    """This Player has begun to answer; the answer is not confirmed yet."""

    def __init__(
        self,
        parent: QWidget,
        *,
        width_px: int = 560,
        height_px: int | None = None,
        closable: bool = True,
    ) -> None:
        """`width_px` and `height_px` are the sheet's size at 1280x800. Without a height it is as
        high as its content.
        """
        super().__init__(parent)
        self._under = parent
        self._typing: Any = None
        self._dim = _DIM
        self.closable = closable
        self._width_px = width_px
        self._height_px = height_px
        self.sheet = _Sheet(self)
        self.heading = make_label("", "heading", wrap=True)
        self.cite = CiteButton()
        self.slots = _Foot(self)
        self.close_button = SlotKey(self.tr("Back"))
        self.close_button.hint = "Esc"
        self.put(BACK_SLOT, self.close_button)
        self.close_button.clicked.connect(self.dismiss)
        self.close_button.setVisible(closable)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.cite)
        self.body = QVBoxLayout(self.sheet)
        self.body.addLayout(top)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.on_scale()
        parent.installEventFilter(self)
        self.hide()

    def lie(self, across: Qt.AlignmentFlag, *, light: bool) -> None:
        """Lie at that side of the window; `light`: what is below can be read."""
        self._dim = _LIGHT if light else _DIM
        self._outer.setAlignment(self.sheet, across | Qt.AlignmentFlag.AlignVCenter)

    def put(self, slot: int, key: SlotKey) -> None:
        """Let the key stand in that slot of the window, 1 to 5. Of two in one slot one is shown."""
        self.slots.put(slot, key)

    def on_scale(self) -> None:
        """Give the sheet its size and margins, and the keys below it their places.

        The sheet grows with its type; one that is `WIDE_PX` wide or more grows with the window. It
        is never larger than the window above the slots.
        """
        room = self._under.width() - 2 * _EDGE_PX
        grid = grid_for(self._under.width(), self._under.height())
        below = self._under.height() - grid.sentence.bottom()
        self._outer.setContentsMargins(_EDGE_PX, _EDGE_PX, _EDGE_PX, below)
        self.slots.place(grid)
        grown = self.sheet.scale
        if self._width_px >= WIDE_PX:
            grown = max(grown, self._under.width() / DESIGN_WIDTH)
        self.sheet.setFixedWidth(max(280, min(round(self._width_px * grown), room)))
        room = self._under.height() - below - _EDGE_PX
        self.sheet.setMaximumHeight(max(240, room))
        if self._height_px is not None:
            height = round(self._height_px * self.sheet.scale)
            self.sheet.setFixedHeight(max(240, min(height, room)))
        margin = self.sheet.tokens.space_l
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(round(KEY_GAP_PX * self.sheet.scale))

    def set_title(self, text: str, cite: Citation | None = None) -> None:
        """Show this heading and the paragraph that it cites."""
        self.heading.setText(text)
        self.cite.set_cite(cite)

    def open(self) -> None:
        """Show the sheet over its parent, and give it the keyboard."""
        self.setGeometry(self._under.rect())
        self._rescale()
        self._part_keys()
        self.serve_lines()
        self.cover()
        self.on_scale()  # only now do all widgets have their style

    def _part_keys(self) -> None:
        """Leave 3 mm between any two keys of the sheet."""
        gap = round(KEY_GAP_PX * self.sheet.scale)
        keys = self.sheet.findChildren(QAbstractButton)
        for layout in self.sheet.findChildren(QLayout):
            beside = sum(layout.indexOf(key) >= 0 for key in keys)
            if beside <= 1:
                continue
            if isinstance(layout, QGridLayout):
                layout.setHorizontalSpacing(max(gap, layout.horizontalSpacing()))
                layout.setVerticalSpacing(max(gap, layout.verticalSpacing()))
            else:
                layout.setSpacing(max(gap, layout.spacing()))

    def serve_lines(self) -> None:
        """Let a touch on a line in which a person types bring a keyboard on the screen."""
        for line in self.findChildren(QLineEdit):
            line.removeEventFilter(self)
            line.installEventFilter(self)

    def _type_in(self, line: QLineEdit) -> None:
        if self._typing is None:
            from ui.parts.typing_sheet import TypingSheet  # noqa: PLC0415 - it is an overlay itself

            self._typing = TypingSheet(self._under)
            self._typing.closed.connect(self.take_keyboard)
        self._typing.begin(line)

    def _rescale(self) -> None:
        for part in (self.sheet, self.slots):
            part.rescale(scale_for(self.window()))
        self.on_scale()

    def time_over(self, silent: Collection[str]) -> None:
        """These Players did not answer in time. Sheets that ask several Players override this."""

    def dismiss(self) -> None:
        """Close the sheet without an answer."""
        self.hide()
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        # Qt may call this while the object is being destroyed: ask Qt's own parts first.
        if event.type() == QEvent.Type.Resize and watched is self.parent() and self.isVisible():
            self.setGeometry(self._under.rect())
            self._rescale()
        touched = event.type() == QEvent.Type.MouseButtonRelease
        if touched and isinstance(watched, QLineEdit) and not watched.isReadOnly():
            self._type_in(watched)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.closable:
            self.dismiss()
            return
        event.accept()  # nothing reaches the window below

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._dim)
        painter.end()
