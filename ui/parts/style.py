"""The panels' part of the style sheet, and the scale at which they are shown. Knows no panel.

Panels are designed for a window of 1280 by 800. In a larger window type, spacing and touch targets
grow, so that a Dealer can read it from further away.
"""

from __future__ import annotations

from string import Template
from typing import Final

from msgspec.structs import asdict, replace
from PySide6.QtWidgets import QApplication, QWidget

from ui.theme.style import screen_touch_px, style_sheet
from ui.theme.tokens import TOKENS, Tokens

DESIGN_WIDTH: Final = 1280
DESIGN_HEIGHT: Final = 800
MOST_SCALE: Final = 1.5

_EXTRA: Final = Template("""
QLabel[role="say"] { font-size: ${say}px; font-weight: 500; color: $gold; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="small"] { font-size: ${caption}px; }
QLabel[role="heading"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="person"] { font-size: ${title}px; font-weight: 500; }
QLabel[role="hero"] { font-size: ${hero}px; font-weight: 700; }
QLabel[tone="pay"] { color: $pay; }
QLabel[tone="take"] { color: $take; }
QLabel[tone="even"] { color: $even; }
QLabel[tone="warn"] { color: $warn; }
QLabel[role="verdict"] { font-size: ${title}px; font-weight: 700; border-radius: ${radius_s}px;
  padding: ${space_xs}px ${space_s}px; }
QLabel[role="verdict"][large="true"] { font-size: ${guide}px; }
QLabel[role="verdict"][tone="pay"] { background: $pay; color: $on_pay; }
QLabel[role="verdict"][tone="take"] { background: $take; color: $on_take; }
QLabel[role="verdict"][tone="even"] { background: $even; color: $on_even; }
QLabel[role="verdict"][tone="warn"] { background: $warn; color: $on_warn; }
QPushButton[role="mark"] { background: $warn; color: $on_warn; border-color: $warn;
  font-size: ${caption}px; font-weight: 700; padding: 0 ${space_xs}px; }
QPushButton[role="back"] { background: $raised; border: 1px solid $warn; color: $warn;
    font-size: ${body}px; padding: 0 ${space_m}px; }
QLabel[role="mark"] { background: $warn; color: $on_warn; font-size: ${caption}px;
  font-weight: 700; border-radius: ${radius_s}px; padding: 0 ${space_s}px; }
QLabel[role="more"] { background: $raised; color: $gold; border: 1px solid $line;
  border-radius: ${radius_s}px; font-size: ${caption}px; font-weight: 700;
  padding: ${space_xs}px; }
QFrame[role="note"] { background: $pressed; border: 1px solid $line;
  border-left: ${space_xs}px solid $warn; border-radius: ${radius_s}px; }
QFrame[role="note"][tone="take"] { border-left-color: $take; }
QFrame[role="note"][tone="pay"] { border-left-color: $pay; }
QFrame[role="note"][tone="even"] { border-left-color: $even; }
QFrame[role="note"][tone="plain"] { border-left-color: $muted; }
QFrame[role="line"] { background: transparent; border: 1px solid transparent;
  border-radius: ${radius_s}px; }
QFrame[role="line"][current="true"] { background: $raised; border: 1px solid $gold; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="popover"] { background: $raised; border: 1px solid $gold;
  border-radius: ${radius_m}px; }
QFrame[role="sheet"] { background: $surface; border: 1px solid $line;
  border-radius: ${radius_l}px; }
QPushButton[role="cite"] { background: transparent; border: 1px solid $line; color: $muted;
  font-size: ${body}px; padding: 0 ${space_s}px; border-radius: ${radius_s}px; }
QPushButton[role="cite"]:focus { border: 2px solid $gold; }
QFrame[role="note"] QPushButton[role="cite"] { border-color: transparent; }
QPushButton[role="close"] { background: transparent; border: none; padding: 0; color: $muted; }
QPushButton[role="key"] { padding: 0; font-size: ${title}px; }
QPushButton[role="key"]:checked { background: $gold; color: $on_gold; }
QPushButton[role="choice"] { padding: 0 ${space_s}px; font-size: ${body}px; }
QPushButton[role="answer"] { padding: 0 ${space_m}px; min-height: ${tall}px; }
QPushButton[role="answer"]:checked { border: 2px solid $gold; color: $gold; }
QPushButton[role="choice"]:checked { background: $raised; border: 2px solid $gold; color: $gold; }
QToolButton[role="pick"] { padding: ${space_xs}px 0; font-size: ${caption}px; }
QPushButton[narrow="true"] { padding: 0; font-size: ${caption}px; }
QPushButton[tall="true"] { min-height: ${tall}px; }
QPushButton[role="suit"] { min-height: ${suit}px; padding: 0; }
QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $gold; border-radius: 3px; }
QPushButton[role="entry"] { text-align: left; padding: 0 ${space_m}px; font-size: ${body}px; }
""")


def scaled(tokens: Tokens, scale: float) -> Tokens:
    """The tokens for a window `scale` times as wide as the design's."""
    plain = tokens.type
    type_scale = replace(
        plain,
        caption=round(plain.caption * scale),
        body=round(plain.body * scale),
        button=round(plain.button * scale),
        title=round(plain.title * scale),
        figure=round(plain.figure * scale),
        guide=round(plain.guide * scale),
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


def panel_style(scale: float, tokens: Tokens = TOKENS) -> str:
    """The style sheet of a panel. At scale 1 it only adds to the application's own."""
    large = scaled(tokens, scale)
    names: dict[str, object] = {**asdict(large.colours), **asdict(large.type)}
    for name in ("space_xs", "space_s", "space_m", "space_l", "radius_s", "radius_m", "radius_l"):
        names[name] = getattr(large, name)
    touch = touch_for(scale, tokens)
    sizes = {
        "touch": touch,
        "tall": round(touch * 1.25),
        "suit": round(touch * 1.5),
        "say": round(22 * scale),
        "hero": round(34 * scale),
    }
    extra = _EXTRA.substitute(names, **sizes)
    return extra if scale == 1.0 and _is_dressed() else style_sheet(touch, large) + extra


def _is_dressed() -> bool:
    app = QApplication.instance()
    return isinstance(app, QApplication) and bool(app.styleSheet())


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a dynamic property of a widget, and apply the style sheet to it again."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
