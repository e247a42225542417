"""The sheet of the rules: a paragraph in our own words, where it stands, its parts and figures. It
is given a page and shows it; a touch on another paragraph asks for that one's page.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.parts.citing import cited_as
from ui.parts.note import NoteLine
from ui.parts.overlay import BACK_SLOT, KEY_GAP_PX, Overlay
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import empty, make_label
from ui.parts.word_tables import WordTables
from ui.views.look_up import CONTENTS, PAY_TABLES, LookUpGroup, LookUpView
from ui.views.shared import Citation, Tone

_CITE_PX = 160


class LookUpSheet(Overlay):
    """A page of the rules. The arrow keys turn to the paragraph before and after."""

    asked = Signal(object)
    """The `Citation` whose page is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1180, height_px=640)
        self.view: LookUpView | None = None
        self.rows: list[NoteLine] = []
        self.document = make_label("", "muted")
        self.wording = make_label("", "title", wrap=True)
        self.tables = WordTables()
        self._groups = QGridLayout()
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.wording, self.tables):
            column.addWidget(part)
        column.addLayout(self._groups)
        column.addStretch(1)
        self.area = scrolled(page)
        self.body.addWidget(self.document)
        self.body.addWidget(self.area, 1)
        self.before, self.after = SlotKey(), SlotKey()
        self.before.hint, self.after.hint = "Left", "Right"
        self.contents = SlotKey(self.tr("Contents"))
        self.pays = SlotKey(self.tr("Pay tables"))
        for slot, key in enumerate(self._pages(), BACK_SLOT + 1):
            self.put(slot, key)
            key.clicked.connect(self._turn)

    def show_page(self, view: LookUpView) -> None:
        """Open the sheet with this page."""
        self.view = view
        self.set_title(cited_as(view.cite))
        self.document.setText(view.document)
        self.wording.setText(view.cite.wording)
        self.tables.show_tables(view.tables)
        self.tables.setVisible(bool(view.tables))
        empty(self._groups)
        self.rows = []
        for group in view.groups:
            self._show_group(group)
        for key, page in self._pages().items():
            key.setVisible(page is not None and page.number != view.cite.number)
            if page is not None and key in (self.before, self.after):
                key.setText(cited_as(page))
        self.area.verticalScrollBar().setValue(0)
        self.open()

    def _show_group(self, group: LookUpGroup) -> None:
        """Add a group below the others; one without a heading is a list, in two columns."""
        top = self._groups.rowCount()
        columns = 1 if group.heading else 2
        if group.heading:
            self._groups.addWidget(make_label(group.heading, "caption"), top, 0, 1, 2)
        for place, cite in enumerate(group.cites):
            row = NoteLine()
            row.say(cite.wording, Tone.PLAIN, cite)
            self.rows.append(row)
            line, column = divmod(place, columns)
            self._groups.addWidget(row, top + 1 + line, column, 1, 3 - columns)

    def _pages(self) -> dict[SlotKey, Citation | None]:
        """The page that each key turns to."""
        view = self.view
        if view is None:
            return dict.fromkeys((self.before, self.after, self.contents, self.pays))
        game = view.cite.game
        return {
            self.before: view.before,
            self.after: view.after,
            self.contents: Citation(CONTENTS, game=game),
            self.pays: Citation(PAY_TABLES, game=game),
        }

    def _turn(self) -> None:
        self._turn_by(self.sender())

    def _turn_by(self, key: object) -> None:
        page = next((page for each, page in self._pages().items() if each is key), None)
        if page is not None:
            self.asked.emit(page)

    def on_scale(self) -> None:
        """Keep the paragraphs' numbers in one column."""
        super().on_scale()
        for row in getattr(self, "rows", []):
            row.cite.setFixedWidth(round(_CITE_PX * self.sheet.scale))
        if hasattr(self, "tables"):
            self.tables.rescale(self.sheet.scale)
            self._groups.setSpacing(round(KEY_GAP_PX * self.sheet.scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        turns = {Qt.Key.Key_Left: self.before, Qt.Key.Key_Right: self.after}
        key = turns.get(Qt.Key(event.key()))
        if key is None:
            super().keyPressEvent(event)
        else:
            self._turn_by(key)
