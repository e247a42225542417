"""The sheet of the case file: the search, the list of cases, and the chosen case's slip.

The keys Up and Down choose another case. Shows what it is given and says what was touched.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.errors import Fault
from ui.parts.inks import ink_of
from ui.parts.keys import EntryLine
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.scrolling import PageKeys, scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.slips.preview import PageStack
from ui.slips.raster import page_images
from ui.theme.words import whole_fault
from ui.views.case_file import CaseFileView, Choices, ChosenCase, Search
from ui.views.shared import Tone

_LIST_PX: Final = 430
_SIDE_PX: Final = 250


class CaseFileOverlay(Overlay):
    """The case file over the window."""

    searched = Signal(object)
    """Look for the cases of this `Search`."""
    chosen = Signal(str)
    """Show the case with this number, as it is written."""
    save_asked = Signal()
    """Save the chosen case's slip as a file."""
    drill_asked = Signal()
    """Make a drill of the chosen case."""
    precedents_asked = Signal()
    """List the cases of the chosen case's kind."""
    round_asked = Signal()
    """Step through the chosen case's Round."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1248, height_px=768)
        self._case: ChosenCase | None = None
        self._filling = False
        self.text = EntryLine()
        self.text.setPlaceholderText(self.tr("Search: words, a name, a card (K♥)"))
        self.text.setClearButtonEnabled(True)
        self.text.textChanged.connect(self._look)
        self.kind, self.person = self._choice(), self._choice()
        self.paragraph, self.day = self._choice(), self._choice()
        self.all = make_button(self.tr("All cases"), focus=False)
        self.all.clicked.connect(self._look_for_all)
        self.count = make_label("", "muted")
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._row_chosen)
        self.stack = PageStack()
        self.note = NoteLine()
        self.before_title = make_label(
            self.tr("Earlier rulings of this kind in this game"), "caption"
        )
        self.before = make_label("", wrap=True)
        self.precedents = make_button(self.tr("Show these"), focus=False)
        self.save = SlotKey(self.tr("Save the slip"), "primary")
        self.round = SlotKey(self.tr("Step through the Round"))
        self.drill = SlotKey(self.tr("Make a drill"))
        self.drill.clicked.connect(self.drill_asked)
        self.precedents.clicked.connect(self.precedents_asked)
        self.save.clicked.connect(self.save_asked)
        self.round.clicked.connect(self.round_asked)
        self._lay_out()
        self.set_title(self.tr("Case file"))

    def _choice(self) -> QComboBox:
        box = QComboBox()
        box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.currentIndexChanged.connect(self._look)
        return box

    def _lay_out(self) -> None:
        asked = QGridLayout()
        asked.addWidget(self.kind, 0, 0, 1, 2)
        for place, box in enumerate((self.person, self.paragraph, self.day)):
            asked.addWidget(box, 1 + place // 2, place % 2)
        asked.addWidget(self.all, 2, 1)
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.text)
        left.addLayout(asked)
        left.addWidget(self.count)
        left.addWidget(self.list, 1)
        left.addWidget(PageKeys(self.list))
        self.listing = scrolled(self.stack)
        self.listing.setWidgetResizable(False)
        self.listing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        for slot, key in enumerate((self.drill, self.round, self.save), ACT_SLOT - 2):
            self.put(slot, key)
        under: tuple[QWidget, ...] = (self.before_title, self.before, self.precedents)
        side.addWidget(self.note)
        side.addSpacing(16)
        for widget in under:
            side.addWidget(widget)
        side.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self._left)
        row.addWidget(self.listing, 1)
        row.addWidget(self._side)
        self.body.addLayout(row, 1)

    def on_scale(self) -> None:
        super().on_scale()
        if hasattr(self, "_side"):
            self._left.setFixedWidth(round(_LIST_PX * self.sheet.scale))
            self._side.setFixedWidth(round(_SIDE_PX * self.sheet.scale))
            if self._case is not None and self.isVisible():
                self._draw(self._case)

    # --- showing ---------------------------------------------------------------------------------

    def set_view(self, view: CaseFileView) -> None:
        """Show the search and the cases it found; the first case is chosen."""
        if not self.isVisible():
            self.open()
        self._filling = True
        if self.text.text() != view.search.text:
            self.text.setText(view.search.text)
        for box, every, choices, word in (
            (self.kind, self.tr("Every kind"), view.kinds, view.search.kind),
            (self.person, self.tr("Everybody"), view.people, view.search.person),
            (self.paragraph, self.tr("Every paragraph"), view.paragraphs, view.search.paragraph),
            (self.day, self.tr("Every day"), view.days, view.search.day),
        ):
            _offer(box, (("", every), *choices), word)
        self.all.setEnabled(view.search != Search())
        self.count.setText(view.count)
        self.list.clear()
        for line in view.lines:
            item = QListWidgetItem(f"{line.head}\n{line.what}\n{line.state}")
            item.setData(Qt.ItemDataRole.UserRole, line.ref)
            item.setForeground(QColor(ink_of(line.tone)))
            item.setSizeHint(QSize(0, round(84 * self.sheet.scale)))
            self.list.addItem(item)
        self._filling = False
        if view.lines:
            self.list.setCurrentRow(0)
        else:
            self.show_case(None)

    def show_case(self, case: ChosenCase | None) -> None:
        """Show the slip and the earlier rulings of a case; None if no case is chosen."""
        self._case = case
        self.note.say("", Tone.PLAIN)
        for button in (self.save, self.round, self.drill):
            button.setVisible(case is not None)
        if case is not None and not case.round_no:
            self.round.hide()  # it was before the first Round
            self.drill.hide()
        before = "" if case is None else case.precedents
        self.before.setText(before)
        self.before_title.setVisible(bool(before))
        self.before.setVisible(bool(before))
        self.precedents.setVisible(bool(before))
        if case is None:
            self.stack.set_pages([], self.devicePixelRatioF())
        else:
            self._draw(case)

    def say(self, text: str, tone: Tone) -> None:
        """Show how the last touch ended, or why nothing can be shown."""
        if not self.isVisible():
            self.open()
        self.note.say(text, tone)

    def _draw(self, case: ChosenCase) -> None:
        dpr = self.devicePixelRatioF()
        room = self.sheet.width() - self._left.width() - self._side.width()
        width = round((room - 5 * self.sheet.tokens.space_l) * dpr)
        try:
            self.stack.set_pages(page_images(case.pdf, max(200, width)), dpr)
        except Fault as fault:
            self.stack.set_pages([], dpr)
            self.note.say(whole_fault(fault), Tone.TAKE)

    # --- what was touched ------------------------------------------------------------------------

    def _look(self) -> None:
        if self._filling:
            return
        boxes = (self.kind, self.person, self.paragraph, self.day)
        kind, person, paragraph, day = (str(box.currentData() or "") for box in boxes)
        self.searched.emit(Search(self.text.text(), kind, person, paragraph, day))

    def _look_for_all(self) -> None:
        self.searched.emit(Search())

    def _row_chosen(self, row: int) -> None:
        item = self.list.item(row)
        if item is not None and not self._filling:
            self.chosen.emit(str(item.data(Qt.ItemDataRole.UserRole)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and self.list.count():
            row = max(0, min(self.list.count() - 1, self.list.currentRow() + step))
            self.list.setCurrentRow(row)
            return
        super().keyPressEvent(event)


def _offer(box: QComboBox, choices: Choices, word: str) -> None:
    box.clear()
    for value, label in choices:
        box.addItem(label, value)
    box.setCurrentIndex(max(0, box.findData(word)))
