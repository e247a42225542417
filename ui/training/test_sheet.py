"""The sheet of the table test: two assessors enter their names before it, and after it their marks;
then it shows what came of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.errors import Fault
from tablemgr.training.table_test.sheet import (
    LEAST_ROUNDS,
    AssessorMarks,
    TestSheet,
    is_passed,
    musts,
)
from ui.parts.free_text import FreeText
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.style import set_property
from ui.parts.widgets import empty, make_button, make_label
from ui.theme.words import whole_fault
from ui.training.table_test import TableTest
from ui.views.shared import Tone

_MIDDLE: Final = 5
_MOST: Final = 10


class MarkKeys(QWidget):
    """A mark from 1 to 10, with a key for less and one for more."""

    def __init__(self) -> None:
        super().__init__()
        self.value = _MIDDLE
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.less = make_button("\u2212", "choice", focus=False)
        self.more = make_button("+", "choice", focus=False)
        self.shown = make_label(str(self.value), "figure")
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        for each in (self.less, self.shown, self.more):
            row.addWidget(each)

    def _step(self, by: int) -> None:
        self.value = max(1, min(_MOST, self.value + by))
        self.shown.setText(str(self.value))


class TestOverlay(Overlay):
    """The sheet."""

    __test__ = False  # no test of pytest

    def __init__(self, parent: QWidget, test: TableTest) -> None:
        super().__init__(parent, width_px=860)
        self._test = test
        self.set_title(self.tr("Table test"))
        self.said = make_label("", "strong", wrap=True)
        self.pages = QStackedWidget()
        self.names = [FreeText(name=True), FreeText(name=True)]
        self.marks: list[dict[str, MarkKeys]] = []
        self._heads = [make_label("", "strong"), make_label("", "strong")]
        self.result = QVBoxLayout()
        for page in (self._begin_page(), self._marks_page(), self._result_page()):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages)
        self.body.addWidget(self.said)
        self.closed.connect(lambda: test.hold_clock(on=False))

    def ask(self) -> None:
        """Ask for what comes next: the names, or the marks if a test is under way."""
        self.said.clear()
        self._test.hold_clock(on=True)
        self._turn_to(1 if self._test.is_under_way else 0)
        for head, field in zip(self._heads, self.names, strict=True):
            head.setText(field.words())
        self.open()

    def _turn_to(self, page: int) -> None:
        self.pages.setCurrentIndex(page)
        self.begin.setVisible(page == 0)
        self.sign.setVisible(page == 1)

    def _begin_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        words = self.tr(
            "A shoe from a sealed seed, seven Players, faults on purpose, nothing told before the "
            "end. Two assessors watch, mark alone, and sign. At least {0} Rounds."
        ).format(LEAST_ROUNDS)
        column.addWidget(make_label(words, "", wrap=True))
        for number, field in enumerate(self.names, 1):
            field.setPlaceholderText(self.tr("Assessor {0}").format(number))
            column.addWidget(field)
        self.begin = SlotKey(self.tr("Begin the test"), "primary")
        self.begin.clicked.connect(self._begin)
        self.put(ACT_SLOT, self.begin)
        return page

    def _begin(self) -> None:
        if self._told(lambda: self._test.begin([field.words() for field in self.names])):
            self.hide()
            self.closed.emit()

    def _marks_page(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        rows = {
            "technique": self.tr("Technique (counts twice)"),
            "control": self.tr("Control of the game (twice)"),
            "hospitality": self.tr("Hospitality (three times)"),
        }
        for row, words in enumerate(rows.values(), 1):
            grid.addWidget(make_label(words), row, 0)
        for column, head in enumerate(self._heads, 1):
            grid.addWidget(head, 0, column)
            keys = {name: MarkKeys() for name in rows}
            for row, each in enumerate(keys.values(), 1):
                grid.addWidget(each, row, column)
            self.marks.append(keys)
        self.sign = SlotKey(self.tr("Both sign: end the test"), "primary")
        self.sign.clicked.connect(self._sign)
        self.put(ACT_SLOT, self.sign)
        return page

    def _sign(self) -> None:
        found: list[tuple[TestSheet, str]] = []
        marks = [
            AssessorMarks(head.text(), **{name: each.value for name, each in keys.items()})
            for head, keys in zip(self._heads, self.marks, strict=True)
        ]
        if self._told(lambda: found.append(self._test.finish(marks))):
            self._show_result(*found[0])

    def _result_page(self) -> QWidget:
        page = QWidget()
        page.setLayout(self.result)
        return page

    def _show_result(self, sheet: TestSheet, certificate: str) -> None:
        empty(self.result)
        for must in musts(sheet):
            mark = "\u2713" if must.holds else "\u2717"
            label = make_label(f"{mark}  {must.what}: {must.found}", "", wrap=True)
            set_property(label, "tone", (Tone.PAY if must.holds else Tone.TAKE).value)
            self.result.addWidget(label)
        seed = self.tr("The seed was {0}").format(sheet.seed)
        self.result.addWidget(make_label(seed, "muted", wrap=True))
        self._turn_to(2)
        if is_passed(sheet):
            self.said.setText(self.tr("Passed. The certificate is {0}").format(certificate))
        else:
            self.said.setText(self.tr("Not passed. Each of these stands alone."))

    def _told(self, act: Callable[[], object]) -> bool:
        """Do it; if it can't be done, say why."""
        try:
            act()
        except Fault as fault:
            self.said.setText(whole_fault(fault))
            return False
        return True
