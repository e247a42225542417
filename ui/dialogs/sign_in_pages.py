"""The two pages of the sign-in sheet: names, and the PIN. Decide nothing and keep no digit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tablemgr.basics.names import LONGEST, name_key
from ui.dialogs.pin_pad import PinDots, PinPad
from ui.dialogs.sign_in_view import NameChoice, SignInView
from ui.parts.keys import EntryLine
from ui.parts.overlay import KEY_GAP_PX
from ui.parts.scrolling import scrolled
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button, make_label
from ui.theme.tokens import TOKENS, Tokens

_COLUMNS: Final = 2
_ROWS: Final = 3
"""Rows on a page. A name that is too long for half the width has a row for itself."""
_WHAT_LINES: Final = 6
"""How many lines of what is signed are seen at once; more lines scroll, and must be read."""


class NamePage(QWidget):
    """A button for each person, and a line to type in: a few letters narrow the choice."""

    touched = Signal(str)
    """The name on the button that was touched."""
    typed = Signal(str)
    """The name that was typed."""
    role_chosen = Signal(str)
    """The word of the chosen role."""
    went_back = Signal()
    must_read = Signal(bool)
    """What is signed goes on below its place: True until it was scrolled to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.note = make_label("", "announce", wrap=True)
        self.what = make_label("", "strong", wrap=True)
        self.what.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.what_area = scrolled(self.what, keys=False)  # the button below says it
        self.what_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.read_on = SlotKey(self.tr("Read on \u25be"))
        self.read_on.clicked.connect(self._read_on)
        self._seen = ""
        """The text that was read to its end."""
        self._goes_on_below = False
        self.is_current = True
        """Whether the sheet shows this page: its keys stand in the sheet's slots."""
        self.hint = make_label(self.tr("Your name"), "caption")
        self.name = EntryLine()
        self.name.setMaxLength(2 * LONGEST)  # as typed, not yet normalised
        self.error = make_label("", "error", wrap=True)
        self.people: dict[str, QPushButton] = {}
        self.roles: dict[str, QPushButton] = {}
        self.more = SlotKey(self.tr("More names"))
        self.ok = SlotKey(self.tr("Sign in"), "primary")
        self.back = SlotKey(self.tr("Back"))
        self.back.clicked.connect(self.went_back)
        self._sample = make_button("", "answer", focus=False)
        self._sample.setParent(self)
        self._sample.hide()
        self.grid = QGridLayout()
        self.role_grid = QGridLayout()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        parts = (self.note, self.what_area, self.hint, self.name, self.error)
        for part in parts:
            self.column.addWidget(part)
        self.column.addLayout(self.grid)
        self.column.addLayout(self.role_grid)
        self.column.addStretch(1)
        self._view = SignInView("")
        self._page = 0
        self._tokens: Tokens = TOKENS
        self._width_px = 0
        self.what_area.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.name.textEdited.connect(self._drop_pin)
        self.name.textChanged.connect(self._narrow)
        self.name.returnPressed.connect(self._accept)
        self.ok.clicked.connect(self._accept)
        self.more.clicked.connect(self._next_page)

    def begin(self, view: SignInView) -> None:
        """Begin a sign-in: the name that is typed at first, the first page of people."""
        self.name.setText(view.name)
        self.name.selectAll()
        self._page = 0
        self._seen = ""
        self.what_area.verticalScrollBar().setValue(0)

    def show_view(self, view: SignInView) -> None:
        """Show the view."""
        self._view = view
        for label, text in ((self.note, view.note), (self.error, view.error)):
            label.setText(text)
            label.setVisible(bool(text))
        self.name.setPlaceholderText(self.tr("Your name") if view.people else "")
        self.what.setText(view.what)
        self.what_area.setVisible(bool(view.what))
        self._size_what()
        self.read_on.setVisible(view.unread and self.is_current)
        self.hint.setVisible(not view.people)
        last = self.tr("Sign") if view.signs_act else self.tr("Sign in")
        self.ok.setText(self.tr("Next") if view.people else last)
        self._fill()
        self._say_unread()

    def set_sizes(self, tokens: Tokens, sheet_px: int) -> None:
        """Take the spacing from the tokens, and the room for names from the sheet's width."""
        self._tokens = tokens
        self._width_px = sheet_px - 2 * tokens.space_l
        self.column.setSpacing(tokens.space_s)
        for grid in (self.grid, self.role_grid):
            grid.setSpacing(round(KEY_GAP_PX * tokens.space_s / TOKENS.space_s))
        self._size_what()
        self._fill()
        self._say_unread()

    def _size_what(self) -> None:
        """Make the area as high as its text, up to `_WHAT_LINES`."""
        self.what.ensurePolished()
        line = self.what.fontMetrics().lineSpacing()
        high = max(line, self.what.heightForWidth(max(1, self._width_px)))
        most = (_WHAT_LINES + 1) * line - 1
        self._goes_on_below = high > most
        self.what_area.setFixedHeight((_WHAT_LINES * line if high > most else high) + 4)

    def _say_unread(self) -> None:
        text = self._view.what
        self.must_read.emit(bool(text) and self._goes_on_below and text != self._seen)

    def _scrolled(self, value: int) -> None:
        bar = self.what_area.verticalScrollBar()
        if value == bar.maximum() > 0:
            self._seen = self._view.what
            self.must_read.emit(False)

    def _read_on(self) -> None:
        """Show the next lines."""
        bar = self.what_area.verticalScrollBar()
        bar.setValue(bar.value() + max(1, bar.pageStep() - self.what.fontMetrics().lineSpacing()))

    def _drop_pin(self, text: str) -> None:
        """A PIN that is typed a step too early stands readable nowhere: a digit is dropped at once
        unless somebody's name goes on with it.
        """
        names = [name_key(one.name) for one in self._view.people]
        if not names or any(name.startswith(name_key(text)) for name in names):
            return
        kept = "".join(sign for sign in text if not sign.isdecimal())
        if kept != text:
            self.name.setText(kept)
            self.error.setText(self.tr("First the name. The PIN is asked after it."))
            self.error.show()

    def _narrow(self) -> None:
        self._page = 0
        self._fill()

    def _next_page(self) -> None:
        self._page += 1
        self._fill()

    def _matching(self) -> list[NameChoice]:
        """The people whose name begins with what is typed; all, if the line is empty."""
        start = name_key(self.name.text())
        return [one for one in self._view.people if name_key(one.name).startswith(start)]

    def _fill(self) -> None:
        rows = self._rows_of(self._matching())
        pages = max(1, -(-len(rows) // _ROWS))
        self._page %= pages
        first = self._page * _ROWS
        for old in (*self.people.values(), *self.roles.values()):
            old.hide()
            old.deleteLater()
        self.people = {}
        for place, row in enumerate(rows[first : first + _ROWS]):
            for column, one in enumerate(row):
                button = make_button("", "answer", focus=False)
                button.setProperty("choice", one)
                button.setAccessibleName(f"{one.name} {one.function}".strip())
                button.clicked.connect(self._touched)
                whole = len(row) == 1 and not self._fits(one)
                button.setEnabled(not self._view.unread)
                self.grid.addWidget(button, place, column, 1, _COLUMNS if whole else 1)
                self.people[one.name] = button
        self.roles = {}
        for place, (word, label) in enumerate(self._view.roles):
            button = make_button(label, "answer", focus=False)
            button.setCheckable(True)
            button.setChecked(word == self._view.role)
            button.setProperty("word", word)
            button.clicked.connect(self._role_touched)
            self.role_grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self.roles[word] = button
        self.more.setVisible(pages > 1 and self.is_current)
        self.ok.setEnabled(bool(self.name.text().strip()) and not self._view.unread)
        self._elide()

    def _rows_of(self, people: list[NameChoice]) -> list[list[NameChoice]]:
        """The people in order, two in a row; a long name has a row for itself."""
        rows: list[list[NameChoice]] = []
        for one in people:
            short = self._fits(one)
            if short and rows and len(rows[-1]) == 1 and self._fits(rows[-1][0]):
                rows[-1].append(one)
            else:
                rows.append([one])
        return rows

    def _room(self, columns: int) -> int:
        """How wide a name may be, in pixels, in a button over this many columns."""
        half = (self._width_px - self._tokens.space_s) // _COLUMNS
        whole = half if columns == 1 else self._width_px
        return whole - 2 * self._tokens.space_m - 8

    def _fits(self, one: NameChoice) -> bool:
        """Say whether a name fits into half the width."""
        return self._metrics.horizontalAdvance(one.name) <= self._room(1)

    @property
    def _metrics(self) -> QFontMetrics:
        """The metrics of the buttons' font at its present size."""
        self._sample.ensurePolished()
        return self._sample.fontMetrics()

    def _elide(self) -> None:
        """Cut names that are wider than the sheet at their end; the PIN's page shows them whole."""
        for button in self.people.values():
            one: NameChoice = button.property("choice")
            room = self._room(1 if self._fits(one) else _COLUMNS)
            lines = (one.name, one.function) if one.function else (one.name,)
            end = Qt.TextElideMode.ElideRight
            button.setText("\n".join(self._metrics.elidedText(line, end, room) for line in lines))

    def _touched(self) -> None:
        choice: NameChoice = self.sender().property("choice")
        self.touched.emit(choice.name)

    def _role_touched(self) -> None:
        self.role_chosen.emit(str(self.sender().property("word")))

    def _accept(self) -> None:
        """Take the typed name; if it is the beginning of one person's name only, that person."""
        matching = self._matching()
        text = self.name.text().strip()
        if text and len(matching) == 1:
            text = matching[0].name
        self.typed.emit(text)


class PinPage(QWidget):
    """Asks for a PIN: whose it is, what to enter, the dots and the pad."""

    pressed = Signal(str)
    accepted = Signal()
    went_back = Signal()
    relief_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.note = make_label("", "announce", wrap=True)
        self.name = make_label("", "person", wrap=True)
        self.relief = SlotKey()
        self.relief.clicked.connect(self.relief_asked)
        self.asked = make_label("", "muted")
        self.dots = PinDots()
        self.error = make_label("", "error", wrap=True)
        self.pad = PinPad()
        self.back = SlotKey(self.tr("Another person"))
        self.ok = SlotKey(self.tr("Sign"), "primary")
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.asked)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.note)
        self.column.addLayout(head)
        for part in (self.dots, self.error, self.pad):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.pad.pressed.connect(self.pressed)
        self.ok.clicked.connect(self.accepted)
        self.back.clicked.connect(self.went_back)

    def show_view(self, view: SignInView) -> None:
        """Show the view."""
        self.name.setText(view.name)
        self.asked.setText(view.asked)
        self.dots.set_count(view.dots, view.places)
        for label, text in ((self.note, view.note), (self.error, view.error)):
            label.setText(text)
            label.setVisible(bool(text))
        self.ok.setEnabled(view.can_accept)
        self.relief.setText(view.relief)

    def set_sizes(self, tokens: Tokens) -> None:
        """Take the spacing from the tokens."""
        self.column.setSpacing(tokens.space_m)
        self.pad.grid.setSpacing(round(KEY_GAP_PX * tokens.space_s / TOKENS.space_s))
