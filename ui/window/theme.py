"""Switches the window between the dark and the bright theme, in play."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from ui.felt.widget import FeltWidget
from ui.parts.panel import Panel
from ui.presenter.families import layout_of
from ui.table.controller import TableController
from ui.theme.style import dress, screen_touch_px, take_monitor
from ui.theme.tokens import TOKENS, enlarge, is_bright, use


def wear(theme: str, percent: int = 100, monitor_mm: int = 0) -> None:
    """Dress the program in this theme, a name of `THEMES`, with texts of this size, and touch
    targets for a screen of this width (0: of the width that it tells), unless it is dressed so.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    touch = screen_touch_px()
    take_monitor(app, monitor_mm)
    worn = (is_bright(), TOKENS.type.percent, touch)
    if worn != (theme == "bright", percent, screen_touch_px()):
        use(theme)
        enlarge(percent)
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
                part.dress(part.base_tokens.type.percent)
            part.update()
    controller.show()
