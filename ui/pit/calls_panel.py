"""The calls of the pit, the most pressing first: what, why, what follows, what to do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.parts.panel import Panel
from ui.parts.scrolling import scrolled
from ui.parts.widgets import empty, make_button, make_label
from ui.presenter.pit import calls_head
from ui.views.pit import CallLine


class CallsPanel(Panel):
    """A list of calls."""

    chosen = Signal(str)
    """Look at that table."""
    case_chosen = Signal(str)
    """Open that table's case."""

    def __init__(self) -> None:
        super().__init__("panel")
        self._calls: tuple[CallLine, ...] = ()
        self._head = make_label("", "heading")
        inner = QWidget()
        self._rows = QVBoxLayout(inner)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.addWidget(self._head)
        column.addWidget(scrolled(inner), 1)
        self._say_head()

    def set_calls(self, calls: tuple[CallLine, ...]) -> None:
        """Show these; nothing is laid out again if they are as they were."""
        if calls == self._calls:
            return
        self._calls = calls
        self._say_head()
        empty(self._rows)
        for call in calls:
            self._rows.addWidget(self._row(call))
        self._rows.addStretch(1)

    def _say_head(self) -> None:
        self._head.setText(calls_head(len(self._calls)))

    def _row(self, call: CallLine) -> QFrame:
        row = QFrame()
        row.setProperty("role", "panel")
        row.setProperty("tone", call.tone.value)
        column = QVBoxLayout(row)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        column.addWidget(make_label(call.title, "person", wrap=True))
        column.addWidget(make_label(call.cause, "", wrap=True))
        column.addWidget(make_label(call.consequence, "muted", wrap=True))
        column.addWidget(make_label(call.action, "strong", wrap=True))
        column.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        look = make_button(self.tr("Look"), "action")
        look.clicked.connect(lambda: self.chosen.emit(call.table))
        buttons.addWidget(look, 1)
        if call.opens_case:
            case = make_button(self.tr("Open case"), "primary")
            case.clicked.connect(lambda: self.case_chosen.emit(call.table))
            buttons.addWidget(case, 1)
        column.addLayout(buttons)
        return row
