"""The sheet over the felt for one question to the Players, each on its page. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.bets.ask_page import AskPage
from ui.parts.later import load
from ui.parts.overlay import Overlay
from ui.views.asking import Ask


class AskOverlay(Overlay):
    """One question at a time. `answered` gives the `Command`; `closed` says there was none.

    Enter answers if everything is said, Escape puts the question away. A page that `stays` is
    open for the next Player too: whoever holds it gives it the question again, or closes it.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=620)
        self.page: AskPage | None = None

    def ask(self, question: Ask) -> None:
        """Put a question over the felt (or the same one again, with what has been answered)."""
        if self.page is not None:
            self.body.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
        made: AskPage = load(question.page)(question)
        self.page = page = made
        self.set_title(page.title(), question.cite)
        page.answered.connect(self._answer)
        page.touched.connect(self.touched)
        page.finished.connect(self.dismiss)
        self.body.addWidget(page)
        page.rescale(self.sheet.tokens.space_s)
        self.open()

    def _answer(self, command: object) -> None:
        if self.page is not None and not self.page.stays:
            self.hide()
        self.answered.emit(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.page is not None:
            self.page.accept()
            return
        if self.page is not None and self.page.type_key(event.text()):
            return
        super().keyPressEvent(event)
