"""The base of every panel: a styled frame that grows with its window. Knows no panel's content."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.parts.room import has_room
from ui.parts.style import panel_style, scale_for, scaled, touch_for
from ui.theme.tokens import TOKENS, Tokens

_STEP: Final = 10
"""By so many hundredths texts become smaller until they have room."""


class Panel(QFrame):
    """A frame with the theme's `role`, and a scale taken from its window's size.

    If texts are to be larger than designed (`TOKENS.type.percent`), they are as large as they have
    room for.
    """

    def __init__(
        self, role: str, parent: QWidget | None = None, *, tokens: Tokens = TOKENS
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.base_tokens = tokens
        self.scale = 1.0
        self.percent = tokens.type.percent
        self.tokens = tokens
        self.touch = touch_for(1.0, tokens)
        self._fitting: TextFitting | None = None
        self.setStyleSheet(panel_style(1.0, tokens))

    def rescale(self, scale: float) -> None:
        """Show the panel `scale` times as large as designed."""
        if scale != self.scale:
            self.scale = scale
            self.dress(self.base_tokens.type.percent)

    def dress(self, percent: int) -> None:
        """Show the panel by the tokens in use, its texts at this part of their designed size."""
        self.percent = percent
        self.tokens = scaled(self.base_tokens, self.scale, percent)
        self.touch = touch_for(self.scale, self.base_tokens)
        self.setStyleSheet(panel_style(self.scale, self.base_tokens, percent))
        self.on_scale()

    def on_scale(self) -> None:
        """Set what a style sheet can't: fixed sizes and spacing. Each panel overrides this."""

    def most_size(self) -> QSize:
        """Give the size that the panel may take."""
        return self.size()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.rescale(scale_for(self.window()))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self.rescale(scale_for(self.window()))
        if self.base_tokens.type.percent > 100 and self._fitting is None:
            self._fitting = TextFitting(self)


class TextFitting(QObject):
    """Shows a panel's texts smaller, down to their designed size, until they have room. They grow
    again when the panel is shown anew or gets another size.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__(panel)
        self._panel = panel
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.fit)
        panel.installEventFilter(self)
        self._soon.start()

    def fit(self) -> None:
        """Make the texts smaller, if they have no room."""
        panel = self._panel
        while panel.isVisible() and panel.percent > 100 and not has_room(panel, panel.most_size()):
            panel.dress(max(100, panel.percent - _STEP))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """See later whether there is room: a style can't be changed in the midst of a layout."""
        del watched
        kind = event.type()
        if kind == QEvent.Type.Show and self._panel.percent != TOKENS.type.percent:
            self._panel.dress(TOKENS.type.percent)
        if kind in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Resize):
            self._soon.start()
        return False
