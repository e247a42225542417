"""Switches the window between the dark and the bright theme, in play."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from ui.felt.widget import FeltWidget
from ui.parts.panel import Panel
from ui.parts.style import panel_style
from ui.presenter.layouts import layout_of
from ui.table.controller import TableController
from ui.theme.style import dress
from ui.theme.tokens import is_bright, use


def set_theme(theme: str) -> None:
    """Dress the program in this theme, a name of `THEMES`, unless it wears it already."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if is_bright() != (theme == "bright"):
        use(theme)
        dress(app)


def switch_theme(controller: TableController) -> None:
    """Show every window in the other theme. Raises `Fault` if the layout can't be read again."""
    use("dark" if is_bright() else "bright")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    layout = layout_of(controller.session.table.rulebook, controller.profile.layout)
    for window in app.topLevelWidgets():
        for part in (window, *window.findChildren(QWidget)):
            if isinstance(part, FeltWidget):
                part.use_layout(layout)
            elif isinstance(part, Panel):
                part.setStyleSheet(panel_style(part.scale, part.base_tokens))
            part.update()
    controller.show()
