"""The sheet of the lessons: the list with how each stands, and a question on its own felt.

It knows no rule and no diary: it shows what it is given and says what was touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.money import Money
from tablemgr.training.modes import modes
from ui.felt.widget import FeltWidget
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.training.answer_keys import AnswerKeys
from ui.views.shared import Tone

_SIDE_PX: Final = 290
_LINE_PX: Final = 44


class LessonSheet(Overlay):
    """`lesson_chosen` gives the number of a lesson to begin, `mode_chosen` the name of a mode;
    `hint_asked`, `next_asked`: the trainee wants a hint, or the next question.
    """

    lesson_chosen = Signal(int)
    mode_chosen = Signal(str)
    hint_asked = Signal()
    next_asked = Signal()
    list_asked = Signal()

    def __init__(self, parent: QWidget, felt: FeltWidget, chips: Sequence[Money]) -> None:
        """`felt` is the one that questions are shown on, `chips` are the table's."""
        super().__init__(parent, width_px=1248, height_px=768)
        self.felt = felt
        self._mode = ""
        self.keys = AnswerKeys(chips)
        self.pages = QStackedWidget()
        self.pages.addWidget(self._list_page())
        self.pages.addWidget(self._question_page())
        self.body.addWidget(self.pages, 1)
        self._put_keys()

    def _put_keys(self) -> None:
        """Let what is done stand in the window's slots."""
        self.begin, self.next_key = SlotKey("", "primary"), SlotKey(self.tr("Next"), "primary")
        self.all_key, self.hint_key = SlotKey(self.tr("All lessons")), SlotKey(self.tr("Hint"))
        self.mode_key = SlotKey()
        self.begin.clicked.connect(lambda: self.lesson_chosen.emit(self.list.currentRow() + 1))
        self.next_key.clicked.connect(self.next_asked)
        self.all_key.clicked.connect(self.list_asked)
        self.hint_key.clicked.connect(self.hint_asked)
        self.mode_key.clicked.connect(self._next_mode)
        for slot, key in enumerate((self.all_key, self.hint_key, self.next_key, self.mode_key), 2):
            self.put(slot, key)
        self.put(ACT_SLOT, self.begin)

    def _show_page(self, page: int) -> None:
        """Show the list (0) or a question (1), with its keys."""
        self.pages.setCurrentIndex(page)
        self.begin.setVisible(page == 0)
        for key in (self.all_key, self.hint_key, self.next_key, self.mode_key):
            key.setVisible(page == 1)

    def _next_mode(self) -> None:
        names = list(modes())
        self.mode_chosen.emit(names[(names.index(self._mode) + 1) % len(names)])

    # --- the list --------------------------------------------------------------------------------

    def _list_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.note = make_label("", "muted", wrap=True)
        self.list.currentRowChanged.connect(self._name_button)
        column.addWidget(self.list, 1)
        column.addWidget(self.note)
        return page

    def _name_button(self, row: int) -> None:
        self.begin.setText(self.tr("Begin lesson {0}").format(row + 1))

    def show_list(self, lines: Sequence[str], due: int, note: str) -> None:
        """Show the lessons, a line each; `due` is the number of the one to begin with."""
        self.list.clear()
        for line in lines:
            item = QListWidgetItem(line)
            item.setSizeHint(QSize(0, _LINE_PX))
            self.list.addItem(item)
        self.list.setCurrentRow(due - 1)
        self.note.setText(note)
        self._show_page(0)
        if not self.isVisible():
            self.open()

    # --- a question ------------------------------------------------------------------------------

    def _question_page(self) -> QWidget:
        page = QWidget()
        column, row = QVBoxLayout(page), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        self.question = make_label("", "strong", wrap=True)
        row.addWidget(self.felt, 1)
        column.addLayout(row, 1)
        column.addWidget(self.question)
        column.addWidget(self.keys)
        side = QWidget()
        side.setFixedWidth(_SIDE_PX)
        right = QVBoxLayout(side)
        right.setContentsMargins(8, 0, 0, 0)
        self.aim = make_label("", "muted", wrap=True)
        self.standing = make_label("", "strong", wrap=True)
        self.verdict = make_label("", "strong", wrap=True)
        self.hint = make_label("", "muted", wrap=True)
        for each in (self.aim, self.standing, self.verdict, self.hint):
            right.addWidget(each)
        right.addStretch(1)
        row.addWidget(side)
        return page

    def show_question(self) -> None:
        """Show the page of the questions."""
        self._show_page(1)

    def show_mode(self, name: str) -> None:
        """Name the mode; a touch chooses the next one."""
        self._mode = name
        self.mode_key.setText(self.tr("Mode: {0}").format(modes()[name].title))

    def say(self, words: str, tone: Tone = Tone.PLAIN) -> None:
        """Say what came of an answer."""
        self.verdict.setText(words)
        set_property(self.verdict, "tone", tone.value)
