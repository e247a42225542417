"""The base of every sheet: it lies in the middle of the dimmed window. Knows no content."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.citing import CiteButton
from ui.parts.cover import Cover
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.style import DESIGN_WIDTH, scale_for
from ui.parts.widgets import make_button, make_label
from ui.views.shared import Citation

WIDE_PX = 1100
"""A sheet designed this wide or wider fills nearly the whole window and grows with its width."""
_DIM = QColor(4, 7, 9, 190)


class _Sheet(Panel):
    """The sheet itself; its overlay gives it its size."""

    def __init__(self, overlay: Overlay) -> None:
        self._overlay = overlay
        super().__init__("sheet", overlay)

    def on_scale(self) -> None:
        self._overlay.on_scale()


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
        self.closable = closable
        self._width_px = width_px
        self._height_px = height_px
        self.sheet = _Sheet(self)
        self.heading = make_label("", "heading", wrap=True)
        self.cite = CiteButton()
        self.close_button = make_button("\u2715", "close", focus=False)
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.clicked.connect(self.dismiss)
        self.close_button.setVisible(closable)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.cite)
        top.addWidget(self.close_button)
        self.body = QVBoxLayout(self.sheet)
        self.body.addLayout(top)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 16, 16, 16)
        outer.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self.on_scale()
        parent.installEventFilter(self)
        self.hide()

    def on_scale(self) -> None:
        """Give the sheet its size and margins. It grows with its type; a sheet that is `WIDE_PX`
        wide or more grows with the window. It is never larger than the window.
        """
        room = self._under.width() - 32
        grown = self.sheet.scale
        if self._width_px >= WIDE_PX:
            grown = max(grown, self._under.width() / DESIGN_WIDTH)
        self.sheet.setFixedWidth(max(280, min(round(self._width_px * grown), room)))
        if self._height_px is not None:
            room = self._under.height() - 32
            height = round(self._height_px * self.sheet.scale)
            self.sheet.setFixedHeight(max(240, min(height, room)))
        margin = self.sheet.tokens.space_l
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(self.sheet.tokens.space_m)

    def set_title(self, text: str, cite: Citation | None = None) -> None:
        """Show this heading and the paragraph that it cites."""
        self.heading.setText(text)
        self.cite.set_cite(cite)

    def open(self) -> None:
        """Show the sheet over its parent, and give it the keyboard."""
        self.setGeometry(self._under.rect())
        self.sheet.rescale(scale_for(self.window()))
        self.on_scale()
        self.cover()
        self.on_scale()  # only now do all widgets have their style

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
            self.sheet.rescale(scale_for(self.window()))
            self.on_scale()
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
        painter.fillRect(self.rect(), _DIM)
        painter.end()
