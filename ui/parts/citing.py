"""A small button that cites a paragraph; a touch shows what it says. Knows no rulebook.

A window that has the rules at hand shows the paragraph's own page; in any other the wording opens
beside the button.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from tablemgr.basics.breaking import broken_lines
from tablemgr.rules.rulebook.model import number_in_words
from ui.parts.cover import Cover
from ui.parts.style import panel_style, scale_for
from ui.parts.widgets import make_label
from ui.views.shared import Citation

_GAP_PX: Final = 8
_WIDE_FROM: Final = 160
"""A text with more letters than this gets wider lines."""


class Popover(Cover):
    """A few lines beside what was touched. Any touch or key closes it.

    It covers the whole window, so that the touch that closes it does nothing else.
    """

    def __init__(self, title: str, text: str, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._under = window
        scale = scale_for(window)
        self.frame = QFrame(self)
        self.frame.setProperty("role", "popover")
        self.frame.setStyleSheet(panel_style(scale))
        layout = QVBoxLayout(self.frame)
        margin = round(16 * scale)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(make_label(title, "heading"))
        self.text = make_label(text, wrap=True)
        self.text.setFixedWidth(round((560 if len(text) > _WIDE_FROM else 380) * scale))
        layout.addWidget(self.text)

    def open_at(self, place: QRect) -> None:
        """Show it above `place`, in the window's pixels; below it if there is no room above."""
        self.setGeometry(self._under.rect())
        self.frame.setMaximumSize(self.size())
        self.cover()
        self.frame.adjustSize()
        x = min(place.left(), self.width() - self.frame.width() - _GAP_PX)
        above = place.top() - self.frame.height() - _GAP_PX
        y = above if above >= 0 else place.bottom() + _GAP_PX
        y = min(y, self.height() - self.frame.height() - _GAP_PX)
        self.frame.move(max(_GAP_PX, x), max(_GAP_PX, y))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()
        self.close()


@runtime_checkable
class ParagraphWindow(Protocol):
    """A window that has the rules at hand."""

    def show_paragraph(self, cite: Citation) -> None:
        """Show the page of what is cited."""


def cited_as(cite: Citation) -> str:
    """Give what is cited as it is named: `§ 3.20`, `house ruling B3`."""
    number = cite.number
    if cite.title:
        return cite.title
    if cite.ruling:
        return QCoreApplication.translate("CiteButton", "house ruling {0}").format(number)
    if number[:1].isupper() and " " not in number:
        return QCoreApplication.translate("CiteButton", "Appendix {0}").format(number)
    words = QCoreApplication.translate("CiteButton", "\u00a7 {0}")
    return words.format(number_in_words(number))


class CiteButton(QPushButton):
    """Shows `§ 3.20` or `house ruling B3`. Hidden if nothing is cited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "cite")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cite: Citation | None = None
        self.popover: Popover | None = None
        self.clicked.connect(self.show_wording)
        self.hide()

    def set_cite(self, cite: Citation | None) -> None:
        """Cite this paragraph or ruling; None hides the button."""
        self._cite = cite
        self._fit()
        self.setVisible(cite is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Break what is cited into lines if it is too long for one."""
        text, metrics = self.title(), self.fontMetrics()
        room = self.width() - 2 * metrics.averageCharWidth()
        if metrics.horizontalAdvance(text) > room and self.height() > 2 * metrics.height():
            text = "\n".join(broken_lines(text, metrics.horizontalAdvance, room))
        if text != self.text():
            self.setText(text)

    def title(self) -> str:
        """Give what is cited, as it stands on the button."""
        return "" if self._cite is None else cited_as(self._cite)

    def show_wording(self) -> None:
        """Show the page of what is cited, or a popover with its wording."""
        if self._cite is None:
            return
        window = self.window()
        if self._cite.game and isinstance(window, ParagraphWindow):
            window.show_paragraph(self._cite)
            return
        words = self._cite.wording or self.tr("See this paragraph of the rules of the game.")
        said = "\n\n".join(filter(None, (words, self._cite.reading)))
        popover = Popover(self.title(), said, self.window())
        self.popover = popover
        popover.destroyed.connect(self._forget)
        popover.open_at(QRect(self.mapTo(self.window(), QPoint(0, 0)), self.size()))

    def _forget(self) -> None:
        self.popover = None
