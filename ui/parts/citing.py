"""The paragraph as a small button; touched, it shows our wording of it. Knows no rulebook."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from ui.parts.style import panel_style, scale_for
from ui.parts.view import Citation
from ui.parts.widgets import make_label


class Popover(QFrame):
    """A few lines beside what was touched; any touch elsewhere puts it away."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popover")
        scale = scale_for(parent.window())
        self.setStyleSheet(panel_style(scale))
        layout = QVBoxLayout(self)
        margin = round(16 * scale)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(make_label(title, "heading"))
        body = make_label(text, wrap=True)
        body.setMinimumWidth(round(340 * scale))
        body.setMaximumWidth(round(420 * scale))
        layout.addWidget(body)


class CiteButton(QPushButton):
    """`3.20`, or `house ruling B3`. Hidden where nothing is cited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "cite")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cite: Citation | None = None
        self.popover: Popover | None = None
        self.clicked.connect(self.show_wording)
        self.hide()

    def set_cite(self, cite: Citation | None) -> None:
        """Cite something else, or nothing."""
        self._cite = cite
        self.setText("" if cite is None else self.title())
        self.setVisible(cite is not None)

    def title(self) -> str:
        """What is cited, as the button says it."""
        if self._cite is None:
            return ""
        form = self.tr("house ruling {0}") if self._cite.ruling else self.tr("\u00a7 {0}")
        return form.format(self._cite.number)

    def show_wording(self) -> None:
        """Open the wording above the button (below it where there is no room above)."""
        if self._cite is None:
            return
        words = self._cite.wording or self.tr("See this paragraph of the rules of the game.")
        popover = Popover(self.title(), words, self)
        popover.adjustSize()
        top = self.mapToGlobal(QPoint(0, 0))
        room = self.window().mapToGlobal(QPoint(0, 0))
        x = min(top.x(), room.x() + self.window().width() - popover.width() - 8)
        above = top.y() - popover.height() - 8
        y = above if above >= room.y() else top.y() + self.height() + 8
        popover.move(max(room.x() + 8, x), y)
        self.popover = popover
        popover.destroyed.connect(self._forget)
        popover.show()

    def _forget(self) -> None:
        self.popover = None
