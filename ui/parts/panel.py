"""The base of every panel: a styled frame that grows with its window. Knows no panel's content."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from ui.parts.style import panel_style, scale_for, scaled, touch_for
from ui.theme.tokens import TOKENS, Tokens


class Panel(QFrame):
    """A frame with the theme's `role`, and a scale taken from its window's size."""

    def __init__(
        self, role: str, parent: QWidget | None = None, *, tokens: Tokens = TOKENS
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.base_tokens = tokens
        self.scale = 1.0
        self.tokens = tokens
        self.touch = touch_for(1.0, tokens)
        self.setStyleSheet(panel_style(1.0, tokens))

    def rescale(self, scale: float) -> None:
        """Show the panel `scale` times as large as designed."""
        if scale == self.scale:
            return
        self.scale = scale
        self.tokens = scaled(self.base_tokens, scale)
        self.touch = touch_for(scale, self.base_tokens)
        self.setStyleSheet(panel_style(scale, self.base_tokens))
        self.on_scale()

    def on_scale(self) -> None:
        """Set what a style sheet can't: fixed sizes and spacing. Each panel overrides this."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.rescale(scale_for(self.window()))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self.rescale(scale_for(self.window()))
