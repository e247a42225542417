"""The page of a table's first start: asks what the table needs, tries reader and printer, and has
the house profile written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QProcess, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tablemgr.basics.errors import Fault, Refusal
from ui.parts.note import NoteLine
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.widgets import make_button, make_label
from ui.start.first_setup import (
    LISTEN_S,
    MANUAL,
    SIMULATOR,
    Machine,
    SetupAnswers,
    SetupChoice,
    SetupQuestion,
    answered,
    is_asked,
    profile_text_of,
    questions,
)
from ui.theme.tokens import TOKENS
from ui.theme.words import fault_in_words, in_words, whole_fault
from ui.views.shared import Tone

_COLUMNS: Final = 2
_LAST_LINES: Final = 3


class AnswerRow(QWidget):
    """One question: a field for any text, or one button that goes on to the next choice."""

    given = Signal(str, str)
    """The question's name and its answer."""

    def __init__(self, question: SetupQuestion, value: str, choices: Sequence[SetupChoice]) -> None:
        super().__init__()
        self.question = question
        self._choices = list(choices)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        hint = f" ({question.hint})" if question.hint else ""
        column.addWidget(make_label(question.words + hint, "caption"))
        self.field: QLineEdit | None = None
        self.button: QPushButton | None = None
        if choices:
            self.button = make_button("", "choice")
            self.button.clicked.connect(self._next)
            column.addWidget(self.button)
        else:
            self.field = QLineEdit()
            self.field.editingFinished.connect(self._typed)
            column.addWidget(self.field)
        self.show_answer(value)

    def show_answer(self, value: str) -> None:
        """Show this as the answer."""
        self._value = value
        if self.field is not None:
            self.field.setText(value)
        if self.button is not None:
            words = dict(self._choices).get(value, value)
            place = f"  \u25b8 {self._place() + 1}/{len(self._choices)}"
            self.button.setText(words + (place if len(self._choices) > 1 else ""))

    def _place(self) -> int:
        return [value for value, _ in self._choices].index(self._value)

    def _next(self) -> None:
        following = self._choices[(self._place() + 1) % len(self._choices)][0]
        self.given.emit(self.question.name, following)

    def _typed(self) -> None:
        assert self.field is not None
        if self.field.text() != self._value:
            self.given.emit(self.question.name, self.field.text())


class SetupPage(QWidget):
    """The page. `made`: the house profile is written; `left`: a person has closed the page."""

    made = Signal()
    left = Signal()

    def __init__(
        self,
        machine: Machine,
        write: Callable[[str], None],
        first_manager: Callable[[str], str],
        trouble_with_printer: Callable[[str], str],
    ) -> None:
        """`write` writes the profile's text; `first_manager` takes a name and gives a PIN, empty if
        the house has people already; `trouble_with_printer` says what is wrong with an address.
        """
        super().__init__()
        self.answers = SetupAnswers(witness=machine.witness)
        self.rows: dict[str, AnswerRow] = {}
        self._machine = machine
        self._write = write
        self._first_manager = first_manager
        self._trouble_with = trouble_with_printer
        self._listening: QProcess | None = None
        self._is_made = False
        self.setWindowTitle(self.tr("A new table"))
        self._build()
        self._lay_out()

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.setSpacing(12)
        panel = Panel("panel")
        column = QVBoxLayout(panel)
        column.addWidget(make_label(self.tr("A new table"), "heading"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        column.addLayout(self._grid, 1)
        outer.addWidget(panel, 1)
        foot = Panel("bar")
        row = QHBoxLayout(foot)
        self.note = NoteLine()
        row.addWidget(self.note, 1)
        self.manager = QLineEdit()
        self.manager.setPlaceholderText(self.tr("First Shift Manager's name"))
        row.addWidget(self.manager)
        self.try_reader = make_button(self.tr("Try the reader"))
        self.try_reader.clicked.connect(self._listen)
        row.addWidget(self.try_reader)
        self.make_button = make_button(self.tr("Make the table"), "primary")
        self.make_button.clicked.connect(self._make)
        for button in (self.try_reader, self.make_button):
            button.setProperty("tall", "true")
        row.addWidget(self.make_button)
        outer.addWidget(foot)
        self.note.say("", Tone.PLAIN)

    # --- the questions ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """One row a question, those of this game and this machine."""
        for old in self.rows.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        asked = [each for each in questions(self.answers) if is_asked(each, self.answers)]
        self.rows = {}
        half = -(-len(asked) // _COLUMNS)
        for place, question in enumerate(asked):
            choices = question.choices(self.answers, self._machine)
            row = AnswerRow(question, question.default(self.answers), choices)
            row.given.connect(self.answer)
            self._grid.addWidget(row, place % half, place // half)
            self.rows[question.name] = row
        self._grid.setRowStretch(half, 1)
        real = self.answers.port not in (SIMULATOR, MANUAL)
        self.try_reader.setVisible(real)
        self.manager.setVisible(self.answers.port != SIMULATOR)

    def answer(self, name: str, value: str) -> None:
        """Take an answer, or say what is wrong with it; the answer before it holds then."""
        try:
            self.answers = answered(self.answers, name, value)
        except Fault as fault:
            self.note.say(fault_in_words(fault)[0], Tone.TAKE)
            self.rows[name].show_answer(self.rows[name].question.default(self.answers))
            return
        said = self._trouble_with(value) if name == "printer" and value else ""
        self.note.say(said, Tone.TAKE if said else Tone.PLAIN)
        self._lay_out()

    # --- trying the reader -----------------------------------------------------------------------

    def _listen(self) -> None:
        """Listen to the reader in a process of its own, while somebody draws a card."""
        if self._listening is not None:
            return
        words = ["devices", "watch", self.answers.port, "--protocol", self.answers.protocol]
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.finished.connect(self._heard)
        self._listening = process
        asked = self.tr("Draw three cards within {0} seconds.").format(LISTEN_S)
        self.note.say(asked, Tone.PLAIN)
        command = str(Path(sys.executable).with_name("tablemgr"))
        process.start(command, [*words, "--for", str(LISTEN_S)])

    def _heard(self) -> None:
        process, self._listening = self._listening, None
        assert process is not None
        said = bytes(process.readAll().data()).decode(errors="replace").splitlines()
        words = " ".join(line.strip() for line in said[-_LAST_LINES:])
        self.note.say(words or self.tr("Nothing came."), Tone.PLAIN)
        process.deleteLater()

    # --- the end ---------------------------------------------------------------------------------

    def _make(self) -> None:
        """Write the profile and make the first Shift Manager; show his PIN once."""
        if self._is_made:
            self.made.emit()
            return
        by_name = self.answers.port == SIMULATOR
        name = self.manager.text().strip()
        if not by_name and not name:
            self.note.say(self.tr("Name the first Shift Manager."), Tone.TAKE)
            return
        try:
            self._write(profile_text_of(self.answers))
            pin = "" if by_name else self._first_manager(name)
        except Fault as fault:
            self.note.say(whole_fault(fault), Tone.TAKE)
            return
        except Refusal as refusal:
            self.note.say(in_words(refusal.message), Tone.TAKE)
            return
        self._is_made = True
        if not pin:
            self.made.emit()
            return
        text = self.tr("PIN of {0}: {1}. It holds once: write it down.").format(name, pin)
        self.note.say(text, Tone.PAY)
        self.make_button.setText(self.tr("Open the table"))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Say that a person has closed the page, if the table is not made."""
        if self._listening is not None:
            self._listening.kill()
            self._listening.waitForFinished()
        if not self._is_made:
            self.left.emit()
        event.accept()

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the background."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(TOKENS.colours.room))
        painter.end()


def run_page(page: SetupPage, show: Callable[[QWidget], object]) -> bool:
    """Show the page until the table is made (True) or a person has closed it (False)."""
    loop = QEventLoop()
    page.made.connect(partial(loop.exit, 1))
    page.left.connect(partial(loop.exit, 0))
    page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    show(page)
    was_made = bool(loop.exec())
    page.close()
    page.deleteLater()
    return was_made
