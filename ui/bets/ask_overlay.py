"""The sheet over the felt that asks the Players something; each question has its own page.

Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.bets.ask_page import AskPage
from ui.parts.overlay import ACT_SLOT, KEY_GAP_PX, Overlay
from ui.views.asking import Ask

_WIDE: Final = 620
_NARROW: Final = 500
_LEFT_BOXES: Final = 4
"""The sheet about one of these boxes lies at the right; about another at the left."""


class AskOverlay(Overlay):
    """Shows one question at a time.

    Enter gives the answer if it is complete, Escape closes the question. If the page `stays`, the
    sheet stays open after an answer, for the next Player; whoever opened it asks again or closes
    it.
    """

    answered = Signal(object)
    """The `Command` that the answer means."""

    def __init__(self, parent: QWidget, page_of: Callable[[Ask], AskPage]) -> None:
        """`page_of` makes the page of a question."""
        self._page_of = page_of
        self.page: AskPage | None = None
        super().__init__(parent, width_px=_WIDE)

    def on_scale(self) -> None:
        super().on_scale()
        if self.page is not None:
            self.page.rescale(round(KEY_GAP_PX * self.sheet.scale))

    def ask(self, question: Ask) -> None:
        """Open the sheet with this question; also to ask the same one again after an answer."""
        if self.page is not None:
            self.body.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
            self.slots.drop((*self.page.keys, *self.page.ways_back))
        self.page = page = self._page_of(question)
        self.set_title(page.title(), question.cite)
        page.answered.connect(self._answer)
        page.spoken.connect(self.spoken)
        page.finished.connect(self.dismiss)
        self.body.addWidget(page)
        self._lie_beside(getattr(question, "box", None))
        for slot, keys in ((ACT_SLOT, page.keys), (ACT_SLOT - 1, page.ways_back)):
            for key in keys:
                told = key.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
                shown = not (told and key.isHidden())  # a key without a parent is hidden, too
                self.put(slot, key)
                key.setVisible(shown)
        self.open()

    def _lie_beside(self, box: int | None) -> None:
        """Leave the Hand that it asks about to be seen, if it asks about one box."""
        across = Qt.AlignmentFlag.AlignHCenter
        if box is not None:
            right = box <= _LEFT_BOXES
            across = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._width_px = _WIDE if box is None else _NARROW
        self.lie(across, light=box is not None)

    def time_over(self, silent: Collection[str]) -> None:
        if self.page is not None:
            self.page.time_over(silent)

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
