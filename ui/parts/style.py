"""The scale of the panels, and their style sheet at that scale. Knows no panel.

Panels are designed for a window of 1280 by 800. In a larger window type, spacing and touch targets
grow, so that a Dealer can read it from further away.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from ui.theme.style import polish_again, screen_touch_px, style_sheet
from ui.theme.tokens import TOKENS, Tokens

DESIGN_WIDTH: Final = 1280
DESIGN_HEIGHT: Final = 800
MOST_SCALE: Final = 1.5


def scaled(tokens: Tokens, scale: float, text: int | None = None) -> Tokens:
    """The tokens for a window `scale` times as wide as the design's; `text` is the percentage at
    which texts are shown, if it is not that of the tokens.
    """
    plain = tokens.type
    percent = plain.percent if text is None else text
    grown = scale * percent / plain.percent
    type_scale = replace(
        plain,
        percent=percent,
        caption=round(plain.caption * grown),
        body=round(plain.body * grown),
        button=round(plain.button * grown),
        title=round(plain.title * grown),
        figure=round(plain.figure * grown),
        guide=round(plain.guide * grown),
    )
    spaces = {
        name: round(getattr(tokens, name) * scale)
        for name in ("space_xs", "space_s", "space_m", "space_l", "radius_s", "radius_m")
    }
    return replace(tokens, type=type_scale, **spaces)


def scale_for(window: QWidget) -> float:
    """How much larger than designed this window shows its panels: 1.0 to `MOST_SCALE`."""
    size = min(window.width() / DESIGN_WIDTH, window.height() / DESIGN_HEIGHT)
    return max(1.0, min(MOST_SCALE, int(20 * size) / 20))


def touch_for(scale: float, tokens: Tokens = TOKENS) -> int:
    """The side of a touch target, in pixels."""
    return round(screen_touch_px(tokens=tokens) * scale)


def panel_style(scale: float, tokens: Tokens = TOKENS, text: int | None = None) -> str:
    """The style sheet of a panel, with `text` as in `scaled`. It is empty at scale 1 if the texts
    have the tokens' size: the application's style sheet is used.
    """
    if scale == 1.0 and text in (None, tokens.type.percent) and _has_application_style():
        return ""
    large = scaled(tokens, scale, text)
    return style_sheet(touch_for(scale, tokens), large, scale)


def _has_application_style() -> bool:
    app = QApplication.instance()
    return isinstance(app, QApplication) and bool(app.styleSheet())


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a dynamic property of a widget, and apply the style sheet to it again."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    polish_again(widget)
