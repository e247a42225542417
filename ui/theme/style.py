"""The style sheet, made of the tokens, and the project's fonts. Knows no window.

A widget says what it is by its dynamic property `role`; after changing it call `polish_again`.
Buttons: `primary`, `action`, `quiet`, `danger`, `chip`. Labels: `guide`, `title`, `figure`,
`caption`, `muted`, `announce`, `error`. Frames: `panel`, `bar`, `card`.
"""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Final

from msgspec.structs import asdict
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from ui.theme.binding import check_binding
from ui.theme.tokens import MM_PER_INCH, TOKENS, Tokens, touch_px

FONT_FILES: Final = ("Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf")

FALLBACKS: Final = ("Noto Sans Tamil", "Droid Sans Fallback")
"""The project's fonts for what Roboto lacks, before the machine's: Chinese keeps its own forms."""

_MONITOR: Final = "monitor-mm"
"""The application's property with the width of the screen, in millimetres."""

_TEMPLATE: Final = Template("""
* { font-family: "$family"; font-size: ${body}px; color: $text; }
QMainWindow, QDialog, QWidget#players-screen { background: $room; }
QToolTip { background: $raised; color: $text; border: 1px solid $gold;
  padding: ${space_s}px; font-size: ${body}px; }

QFrame[role="panel"] { background: $surface; border: 1px solid $line;
  border-radius: ${radius_l}px; }
QFrame[role="panel"][tone="take"] { border-left: ${space_xs}px solid $take; }
QFrame[role="panel"][tone="warn"] { border-left: ${space_xs}px solid $warn; }
QFrame[role="panel"][tone="even"] { border-left: ${space_xs}px solid $even; }
QFrame[role="bar"] { background: $surface; border: none; }
QWidget[training="true"] QFrame[role="bar"] { background: $training; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: ${radius_m}px; }

QLabel { background: transparent; }
QLabel[role="guide"] { font-size: ${guide}px; font-weight: 700; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 500; }
QLabel[role="figure"] { font-size: ${figure}px; font-weight: 700; }
QLabel[role="announce"] { font-size: ${title}px; font-weight: 500; color: $announce; }
QLabel[role="caption"] { font-size: ${caption}px; color: $muted; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="error"] { color: $take; font-weight: 500; }

QPushButton, QToolButton { background: $live; border: 1px solid $edge;
  border-radius: ${radius_m}px; min-height: ${touch}px; min-width: ${touch}px;
  padding: 0 ${space_m}px; font-size: ${button}px; font-weight: 500; }
QPushButton:hover, QToolButton:hover { border-color: $muted; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:focus, QToolButton:focus { border: 2px solid $gold; }
QPushButton:checked, QToolButton:checked { border: 2px solid $gold; color: $announce; }
QPushButton:disabled, QToolButton:disabled { color: $disabled; background: transparent;
  border: 1px dashed $line; font-weight: 400; }
QPushButton[role="primary"] { background: $gold; color: $on_gold; border-color: $gold;
  font-weight: 700; }
QPushButton[role="primary"]:hover { background: $active; border-color: $active; }
QPushButton[role="primary"]:pressed { background: $felt_line; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: transparent; color: $disabled;
  border: 1px dashed $line; font-weight: 400; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; color: $muted; }
QPushButton[role="danger"] { background: $danger; color: $on_danger; border-color: $danger; }
QPushButton[role="barred"] { background: transparent; color: $disabled;
  border: 1px dashed $line; font-weight: 400; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit { background: $pressed;
  border: 1px solid $line; border-radius: ${radius_s}px; min-height: ${touch}px;
  padding: 0 ${space_s}px; selection-background-color: $gold; selection-color: $on_gold; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid $gold; }
QComboBox QAbstractItemView { background: $raised; selection-background-color: $gold;
  selection-color: $on_gold; }

QTableView, QListView, QTreeView { background: $surface; alternate-background-color: $raised;
  border: none; gridline-color: $line; selection-background-color: $gold;
  selection-color: $on_gold; }
QListView::item, QTableView::item { min-height: ${touch}px; padding: 0 ${space_s}px; }
QHeaderView::section { background: $surface; color: $muted; border: none;
  border-bottom: 1px solid $line; padding: ${space_s}px; font-size: ${caption}px; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ${space_m}px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: ${radius_s}px;
  min-height: ${touch}px; }
QScrollBar:horizontal { background: transparent; height: ${space_m}px; margin: 0; }
QScrollBar::handle:horizontal { background: $line; border-radius: ${radius_s}px;
  min-width: ${touch}px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QLabel[role="say"] { font-size: ${say}px; font-weight: 700; color: $announce; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="small"] { font-size: ${caption}px; }
QLabel[role="heading"] { font-size: ${title}px; font-weight: 700; }
QLabel[role="person"] { font-size: ${title}px; font-weight: 500; }
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
QFrame[role="note"] { background: $pressed; border: 1px solid $line;
  border-left: ${space_xs}px solid $warn; border-radius: ${radius_s}px; }
QFrame[role="note"][tone="take"] { border-left-color: $take; }
QFrame[role="note"][tone="pay"] { border-left-color: $pay; }
QFrame[role="note"][tone="even"] { border-left-color: $even; }
QFrame[role="note"][tone="plain"] { border-left-color: $muted; }
QFrame[role="event"] { background: transparent; border: none;
  border-right: ${space_xs}px solid $warn; }
QFrame[role="event"][tone="take"] { border-right-color: $take; }
QFrame[role="event"][tone="pay"] { border-right-color: $pay; }
QFrame[role="event"][tone="even"] { border-right-color: $even; }
QFrame[role="event"][tone="plain"] { border-right-color: transparent; }
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
QPushButton[role="answer"]:checked { border: 2px solid $gold; color: $announce; }
QPushButton[role="choice"]:checked { background: $raised; border: 2px solid $gold;
  color: $announce; }
QToolButton[role="pick"] { padding: ${space_xs}px 0; font-size: ${caption}px; }
QPushButton[narrow="true"] { padding: 0; font-size: ${caption}px; }
QPushButton[narrow="word"] { padding: 0 ${space_s}px; font-size: ${caption}px; }
QPushButton[tall="true"] { min-height: ${tall}px; }
QPushButton[role="suit"] { min-height: ${suit}px; padding: 0; }
QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $gold; border-radius: 3px; }
QWidget[places="true"] QPushButton, QWidget[places="true"] QLineEdit { min-height: 0;
  min-width: 0; }
QLabel[role="players"] { font-size: 22px; }
QLabel[role="players-head"] { font-size: 20px; color: $announce; }
QLabel[role="players-value"] { font-size: 22px; font-weight: 700; }
QLabel[role="players-title"] { font-size: 26px; font-weight: 700; }
QLabel[role="players-state"] { font-size: 22px; font-weight: 700; border: 2px solid $even;
  border-radius: ${radius_m}px; padding: ${space_xs}px ${space_m}px; }
QLabel[role="players-state"][tone="pay"] { border-color: $pay; }
QPushButton[role="entry"] { text-align: left; padding: 0 ${space_m}px; font-size: ${body}px; }
""")

_loaded: list[str] = []


def load_fonts(folder: Path | None = None) -> None:
    """Register the project's fonts, once in a process. A QGuiApplication must exist.

    Raises `Fault` if a file is missing or is not a font.
    """
    for name in FONT_FILES:
        if name in _loaded and folder is None:
            continue
        add_font((folder or brought("assets") / "fonts") / name)
        _loaded.append(name)


def add_font(file: Path) -> None:
    """Register a font by its file: Qt then reads of it what is shown, and keeps no copy.

    Raises `Fault` if it is missing or is not a font.
    """
    if QFontDatabase.addApplicationFont(str(file)) < 0:
        raise Fault("The font {file} can't be read.", "Install the program again.", file=file.name)


def take_monitor(app: QApplication, width_mm: int) -> None:
    """Reckon from now on with this width of the screen, in millimetres; 0: with what it tells."""
    app.setProperty(_MONITOR, width_mm)


def dots_per_inch(screen: QScreen) -> float:
    """How many device-independent pixels an inch of the screen has: by its width as the house has
    given it, or as the screen tells.
    """
    app = QApplication.instance()
    told = app.property(_MONITOR) if app is not None else None
    if told:
        return screen.geometry().width() / int(told) * MM_PER_INCH
    return screen.physicalDotsPerInch()


def screen_touch_px(screen: QScreen | None = None, tokens: Tokens = TOKENS) -> int:
    """The edge of a touch target on that screen (the first one if None), in pixels."""
    screen = screen or QGuiApplication.primaryScreen()
    return touch_px(dots_per_inch(screen) if screen is not None else 0.0, tokens)


def style_sheet(touch: int, tokens: Tokens = TOKENS, scale: float = 1.0) -> str:
    """The whole style sheet for targets of `touch` pixels. `tokens` and `touch` have their `scale`
    already; it is for the sizes that are no token.
    """
    names: dict[str, object] = {**asdict(tokens.colours), **asdict(tokens.type)}
    plain = ("space_xs", "space_s", "space_m", "space_l", "radius_s", "radius_m", "radius_l")
    names.update({name: getattr(tokens, name) for name in plain})
    sizes = {
        "touch": touch,
        "tall": touch,
        "suit": round(touch * 1.5),
        "say": round(26 * scale * tokens.type.percent / 100),
    }
    return _TEMPLATE.substitute(names, **sizes)


def dress(app: QApplication, tokens: Tokens = TOKENS) -> None:
    """Give the application its fonts and its style. Raises `Fault` as `load_fonts` does, and
    if the binding is not sound.
    """
    check_binding()
    load_fonts()
    QFont.insertSubstitutions(tokens.type.family, FALLBACKS)
    font = QFont(tokens.type.family)
    font.setPixelSize(tokens.type.body)
    app.setFont(font)
    app.setStyleSheet(style_sheet(screen_touch_px(tokens=tokens), tokens))


def polish_again(widget: QWidget) -> None:
    """Let the style sheet see a property that has changed.

    A widget that was never shown is left alone: it is styled when it is shown. Asking for its style
    would cost a start 6 ms, because the binding then makes all of the style's enums.
    """
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        style = widget.style()
        style.unpolish(widget)
        style.polish(widget)
