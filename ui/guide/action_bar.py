"""The actions as one row of big buttons, each always in the same place. Knows no rule.

A button that the rules do not allow now can still be touched: then the guide says why not.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from ui.parts.keys import make_shortcut
from ui.parts.painting import painted
from ui.parts.style import set_property
from ui.theme.tokens import TOKENS
from ui.views.guide import ActionView, ButtonPlace, Groups


class ActionButton(QPushButton):
    """One action: its label, and below it the key that does the same."""

    touched = Signal(object)
    """The button's `ActionView`, allowed or not."""
    outdated = Signal(str)
    """The label that was touched: the button got another action while the finger was on it, so that
    nothing was done.
    """

    def __init__(self, place: ButtonPlace) -> None:
        super().__init__()
        self.place = place
        self.view: ActionView | None = None
        self._meant: ActionView | None = None
        """What stood on the button when the finger came."""
        self.scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.shortcut_key = make_shortcut("", self, self.click)
        self.pressed.connect(self._pressed)
        self.clicked.connect(self._clicked)
        self.set_view(None)

    def set_view(self, view: ActionView | None) -> None:
        """Show this action; None leaves the place empty."""
        self.view = view
        if view is not None:  # before the button is shown, so that it is styled only once
            role = "barred" if view.reason else ("primary" if view.primary else "action")
            set_property(self, "role", role)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.setVisible(view is not None)
        key = "" if view is None else view.shortcut
        self.shortcut_key.setKey(QKeySequence(key))
        self.shortcut_key.setEnabled(bool(key))
        if view is None:
            return
        self.setAccessibleName(view.label)
        self.setAccessibleDescription(view.reason.text if view.reason else "")
        self.update()

    def _pressed(self) -> None:
        self._meant = self.view

    def _clicked(self) -> None:
        meant, now = self._meant, self.view
        if meant is not None and (now is None or not now.means_the_same(meant)):
            self.outdated.emit(meant.label)
        elif now is not None:
            self.touched.emit(now)

    def label_font(self) -> QFont:
        """The label's font: as large as designed, or as large as fits."""
        font = QFont(TOKENS.type.family)
        barred = self.view is not None and self.view.reason is not None
        font.setWeight(QFont.Weight.Normal if barred else QFont.Weight.Bold)
        size = round((TOKENS.type.title + 2) * self.scale)
        label = self.view.label if self.view else ""
        while size > 12:
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(label) <= self.width() - 16:
                break
            size -= 1
        return font

    def key_font(self) -> QFont:
        """The font of the key's name."""
        font = QFont(TOKENS.type.family)
        font.setPixelSize(round((TOKENS.type.caption - 1) * self.scale))
        font.setWeight(QFont.Weight.Medium)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.2)
        return font

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(100, round(62 * self.scale))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.view is None:
            return
        super().paintEvent(event)  # paints the empty button; label and key follow
        painter = QPainter(self)
        colours = TOKENS.colours
        ink = colours.on_gold if self.view.primary else colours.text
        painter.setPen(QColor(colours.disabled if self.view.reason else ink))
        painter.setFont(self.label_font())
        area = QRectF(self.rect())
        if not self.view.shortcut:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.view.label)
            painter.end()
            return
        middle = area.height() * 0.60
        painter.drawText(
            QRectF(0, area.height() * 0.09, area.width(), middle - area.height() * 0.06),
            Qt.AlignmentFlag.AlignCenter,
            self.view.label,
        )
        if not self.view.primary and not self.view.reason:
            painter.setPen(QColor(colours.muted))
        painter.setFont(self.key_font())
        painter.drawText(
            QRectF(0, middle, area.width(), area.height() - middle - area.height() * 0.08),
            Qt.AlignmentFlag.AlignCenter,
            " ".join((self.view.shortcut.upper(), self.view.also)).rstrip(),
        )
        painter.end()


class ActionBar(QWidget):
    """The row of buttons. `chosen` and `barred` give the `ActionView` of the touched button."""

    chosen = Signal(object)
    """An action that is allowed."""
    barred = Signal(object)
    """An action that is not allowed now."""
    outdated = Signal(str)
    """The label that was touched, if another action stood there when the finger went."""

    def __init__(self, groups: Groups) -> None:
        """`groups` are the places of the game's buttons, with a gap after each group."""
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.buttons: dict[ButtonPlace, ActionButton] = {}
        for number, group in enumerate(groups):
            if number:
                self._row.addStretch(2)
            for place in group:
                button = ActionButton(place)
                button.touched.connect(self._touched)
                button.outdated.connect(self.outdated)
                self._row.addWidget(button, place.share)
                self.buttons[place] = button

    def set_scale(self, scale: float, gap: int) -> None:
        """Show the buttons at this scale, with this gap between them in pixels."""
        self._row.setSpacing(gap)
        for button in self.buttons.values():
            button.scale = scale
            button.updateGeometry()

    def set_actions(self, actions: tuple[ActionView, ...]) -> None:
        """Show these actions. A place without one stays empty."""
        by_place = {action.place: action for action in actions}
        for place, button in self.buttons.items():
            button.set_view(by_place.get(place))

    def _touched(self, view: ActionView) -> None:
        (self.barred if view.reason else self.chosen).emit(view)
