"""The slip as it will be printed, over the window. Shows a `SlipView`; knows no printer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tablemgr.basics.errors import Fault
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.painting import painted
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_button, make_label
from ui.slips.raster import page_images
from ui.slips.words import slip_text
from ui.theme.words import whole_fault
from ui.views.paper import PrinterView, SlipView
from ui.views.shared import path_text

_GAP = 12
_SPARE_PX = 8
"""The heading above may still grow by so much when it gets its type."""


class PageStack(QWidget):
    """A slip's pages, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[QPixmap] = []

    def set_pages(self, images: list[QImage], dpr: float) -> None:
        """Show these pages."""
        self.pages = [QPixmap.fromImage(image) for image in images]
        for page in self.pages:
            page.setDevicePixelRatio(dpr)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        sizes = [page.deviceIndependentSize().toSize() for page in self.pages]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, sum(size.height() + _GAP for size in sizes))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        del event
        painter = QPainter(self)
        top = 0
        for page in self.pages:
            painter.drawPixmap(0, top, page)
            top += page.deviceIndependentSize().toSize().height() + _GAP
        painter.end()


class SlipPreview(Overlay):
    """Shows one slip. Each signal gives the `SlipView` that is shown."""

    print_requested = Signal(object)
    save_requested = Signal(object)
    earlier_requested = Signal(object)
    later_requested = Signal(object)
    player_requested = Signal(object, str)
    """The slip that is shown, and the Player who is to get his part of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=900, height_px=720)
        self._view: SlipView | None = None
        self.stack = PageStack()
        self.listing = scrolled(self.stack)
        self.listing.setWidgetResizable(False)
        self.listing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.error = make_label("", "error", wrap=True)
        self.replaced = make_label("", "mark", wrap=True)
        self.replaced.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.duplicate = make_label("", "mark")
        self.duplicate.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.facts = make_label("", wrap=True)
        self.saved = make_label("", "caption", wrap=True)
        self.printer = make_label("", "caption", wrap=True)
        self.for_one = make_label(self.tr("A slip for one Player:"))
        self.players = QGridLayout()
        self.print_button = SlotKey("", "primary")
        self.save_button = SlotKey(self.tr("Save"))
        self.earlier = SlotKey(self.tr("\u2039 Earlier"))
        self.later = SlotKey(self.tr("Later \u203a"))
        for leaf in (self.earlier, self.later):
            leaf.setProperty("quick", True)
        self._lay_out()
        self.print_button.clicked.connect(self._print)
        self.save_button.clicked.connect(self._save)
        self.earlier.clicked.connect(self._earlier)
        self.later.clicked.connect(self._later)

    def _lay_out(self) -> None:
        for slot, key in (
            *((ACT_SLOT, self.print_button), (ACT_SLOT - 1, self.save_button)),
            *((ACT_SLOT - 2, self.earlier), (ACT_SLOT + 1, self.later)),
        ):
            self.put(slot, key)
        side = QVBoxLayout()
        for widget in (self.replaced, self.duplicate, self.facts, self.printer):
            side.addWidget(widget)
        for widget in (self.saved, self.error, self.for_one):
            side.addWidget(widget)
        side.addLayout(self.players)
        side.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.listing, 3)
        row.addLayout(side, 2)
        self.body.addLayout(row, 1)

    def show_slip(self, view: SlipView, printer: PrinterView) -> None:
        """Show a slip, and where it would be printed."""
        self._view = view
        self.set_title(slip_text(view.name))
        self.duplicate.setText(self.tr("DUPLICATE {0}").format(view.duplicate))
        self.duplicate.setVisible(view.duplicate > 0)
        by = view.replaced_by
        self.replaced.setText("" if by is None else self.tr("REPLACED by {0}").format(by.digits))
        self.replaced.setVisible(by is not None)
        facts = self.tr("Round {0}, on {1}").format(view.round_no, view.paper)
        if view.replaces:
            facts += "\n" + self.tr("Replaces slip {0}").format(view.replaces.digits)
        self.facts.setText(facts)
        again = view.duplicate > 0
        self.print_button.setText(self.tr("Print again") if again else self.tr("Print"))
        self.print_button.setEnabled(bool(printer.name))
        self.save_button.setEnabled(not view.asked)
        self._offer_players(view.players)
        self.printer.setText(printer.name or self.tr("No printer: the slip can be saved."))
        saved = self.tr("Saved as {0}").format(path_text(view.saved_as)) if view.saved_as else ""
        self.saved.setText(saved)
        self.saved.setVisible(bool(view.saved_as))
        self.earlier.setEnabled(view.has_earlier)
        self.later.setEnabled(view.has_later)
        self.open()
        self._draw(view)

    def _offer_players(self, players: Sequence[str]) -> None:
        """Give each Player a button, two in a row."""
        empty(self.players)
        self.for_one.setVisible(bool(players))
        for place, player in enumerate(players):
            button = make_button(player, focus=False)
            button.clicked.connect(partial(self._ask_for_player, player))
            self.players.addWidget(button, *divmod(place, 2))

    def _draw(self, view: SlipView) -> None:
        dpr = self.devicePixelRatioF()
        width = round(self.sheet.width() * 3 / 5) - 60
        self.body.activate()
        height = self.listing.maximumViewportSize().height() - _GAP - _SPARE_PX
        try:
            images = page_images(view.pdf, round(width * dpr), round(height * dpr))
        except Fault as fault:
            self.stack.set_pages([], dpr)
            self.error.setText(whole_fault(fault))
            self.error.show()
            return
        self.error.hide()
        self.stack.set_pages(images, dpr)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Drop the pictures of a slip that is hidden: the next one shown is drawn again."""
        super().hideEvent(event)
        self.stack.set_pages([], self.devicePixelRatioF())

    def _print(self) -> None:
        self.print_requested.emit(self._view)

    def _save(self) -> None:
        self.save_requested.emit(self._view)

    def _ask_for_player(self, player: str) -> None:
        self.player_requested.emit(self._view, player)

    def _earlier(self) -> None:
        self.earlier_requested.emit(self._view)

    def _later(self) -> None:
        self.later_requested.emit(self._view)
