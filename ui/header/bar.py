"""The bar at the top of the window. Shows a `HeaderView`, says what is chosen; knows no table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.parts.later import MadeLater
from ui.parts.panel import Panel
from ui.parts.widgets import LampDot, make_button, make_label
from ui.theme.tokens import TypeScale
from ui.views.header import AnyItem, FamilyItem, HeaderView, MenuItem

if TYPE_CHECKING:
    from ui.header.menu import MenuSheet

_CHECKABLE: Final = (
    *(MenuItem.BOXES_ONLY, MenuItem.FULL_SCREEN, MenuItem.KEYPAD, MenuItem.BRIGHT),
)
_MOST_MENU_PERCENT: Final = 125
"""The menu's button has two lines and a place of one size: its text grows no further."""


class HeaderCell(QWidget):
    """A caption with a value beside it, and a lamp before the value if asked for.

    Names may be long: a text wider than `most_px` is shortened in the middle. A screen reader gets
    it in full.
    """

    def __init__(self, caption: str, *, lamp: bool = False, most_px: int = 1000) -> None:
        super().__init__()
        self._most_px = most_px
        self._words = (caption, "")
        self.caption = make_label(caption, "caption")
        self.value = make_label("", "strong")
        self.lamp = LampDot() if lamp else None
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.caption)
        if self.lamp is not None:
            line.addWidget(self.lamp)
        line.addWidget(self.value)

    def refit(self) -> None:
        """Work out the size for the text that is shown now."""
        layout = self.layout()
        assert layout is not None
        layout.activate()

    def say(self, value: str, caption: str | None = None) -> None:
        """Show this value, and this caption if one is given. An empty value hides the cell."""
        self._words = (self._words[0] if caption is None else caption, value)
        self.caption.setVisible(bool(self._words[0]))
        self.setVisible(bool(value))

    def shorten(self, scale: float, spare_px: int = 0) -> None:
        """Shorten both lines to the cell's greatest width at this scale, plus `spare_px`, which may
        be negative.
        """
        for label, words in zip((self.caption, self.value), self._words, strict=True):
            label.ensurePolished()
            room = max(0, round(self._most_px * scale) + spare_px)
            label.setText(label.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, room))
            label.setAccessibleName(words)


class HeaderBar(Panel):
    """House, table, game, limits, round, people, shoe, devices, clock and the menu.

    `asked` gives the entry of the menu that was chosen.
    """

    asked = Signal(object)
    menu_opened = Signal()
    """Somebody looks at the menu: what it opens may be made ready."""

    def __init__(self, own: Sequence[FamilyItem] = (), parent: QWidget | None = None) -> None:
        """`own` are the entries of the menu that only the family's games have."""
        super().__init__("bar", parent)
        self._own = own
        self._view = HeaderView()
        self.training = make_label(self.tr("TRAINING"), "mark")
        self.table = HeaderCell("", most_px=90)
        self.game = HeaderCell("", most_px=190)
        self.edition = make_label("", "caption")
        self.limits = (
            HeaderCell("", most_px=86),
            HeaderCell("", most_px=86),
            HeaderCell("", most_px=86),
        )
        self.round = HeaderCell(self.tr("Round"))
        self.dealer = HeaderCell(self.tr("Dealer"), most_px=84)
        self.shoe = HeaderCell("", lamp=True, most_px=96)
        self.device = HeaderCell(self.tr("Shoe"), lamp=True, most_px=110)
        self.printer = HeaderCell(self.tr("Printer"), lamp=True, most_px=96)
        self.mark = make_label(self.tr("CARDS UNVERIFIED"), "mark")
        self.time_left = HeaderCell(self.tr("Time left"))
        self.time_left.say("")
        self.clock: QLabel = make_label("", "strong")
        self.menu_button = make_button(self.tr("\u2630\nMenu"), focus=False)
        """The window puts it below the panel."""
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.menu_button.clicked.connect(self.open_menu)
        self._line = QHBoxLayout(self)
        self._left = (self.table, self.game, *self.limits)
        self._line.addWidget(self.training, 0, Qt.AlignmentFlag.AlignVCenter)
        for cell in (self.table, self.game, self.edition, *self.limits):
            self._line.addWidget(cell)
        self._line.addStretch(1)
        right = (
            self.time_left,
            self.mark,
            self.round,
            self.dealer,
            self.shoe,
            self.device,
            self.printer,
            self.clock,
        )
        for widget in right:
            self._line.addWidget(widget)
        self._widgets = (self.training, self.edition, *self._left, *right)
        self.on_scale()
        self.set_view(self._view)

    def on_scale(self) -> None:
        kind = self.base_tokens.type
        size = TypeScale().title * self.scale * min(kind.percent, _MOST_MENU_PERCENT) / 100
        self.menu_button.setStyleSheet(f"font-size: {round(size)}px")
        large = self.tokens.space_m - 2
        self._line.setContentsMargins(large, 0, large, 0)
        self._line.setSpacing(large)
        self._shorten()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._shorten()  # the labels have their fonts now

    def _shorten(self) -> None:
        """Fit every name into its room, once the labels have their fonts and the bar its width."""
        if not self.isVisible():
            return
        for cell in (*self._left, self.round, self.dealer, self.shoe, self.device, self.printer):
            cell.shorten(self._grown)
        self.edition.setVisible(bool(self.edition.text()))
        spare = self._spare_px()
        if spare > 0:
            self.dealer.shorten(self._grown, spare)
        elif spare < 0 and not self.printer.isHidden():  # its lamp says most of it
            self.printer.shorten(self._grown, spare)
        if self._spare_px() < 0:  # the menu tells which rules hold
            self.edition.hide()
        self._line.activate()  # not only once the window has painted it the way it was

    @property
    def _grown(self) -> float:
        """How much larger than designed texts are shown here."""
        return self.scale * self.percent / 100

    def _spare_px(self) -> int:
        """How much width is left over; negative if the cells need more than the bar has."""
        shown = [each for each in self._widgets if not each.isHidden()]
        for each in shown:
            if isinstance(each, HeaderCell):
                each.refit()
        margins = self._line.contentsMargins()
        taken = sum(each.sizeHint().width() for each in shown)
        taken += self._line.spacing() * len(shown) + margins.left() + margins.right()
        return self.width() - taken

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._shorten()

    @MadeLater
    def menu(self) -> MenuSheet:
        """The menu's sheet. It is made when it is first opened."""
        from ui.header.menu import MenuSheet  # noqa: PLC0415 - not at a start

        return MenuSheet(self.parentWidget() or self, self._actions)

    @MadeLater
    def _actions(self) -> dict[AnyItem, QAction]:
        """An action for each entry of the menu. They are made when they are first needed."""
        names: dict[AnyItem, str] = {
            MenuItem.NEW_SHOE: self.tr("New shoe"),
            MenuItem.SLIPS: self.tr("Slips"),
            MenuItem.COMPARE_CARDS: self.tr("Compare the cards"),
            MenuItem.REPORT: self.tr("Report…"),
            MenuItem.FOUND_BET: self.tr("A Bet was found…"),
            MenuItem.MISREAD: self.tr("A card was misread…"),
            MenuItem.PLAYER_LEFT: self.tr("A Player has left…"),
            MenuItem.REOPEN: self.tr("Reopen the settlement…"),
            MenuItem.CASE_FILE: self.tr("Case file…"),
            MenuItem.PAST_ROUNDS: self.tr("Past Rounds…"),
            MenuItem.LANGUAGE: self.tr("Language…"),
            MenuItem.RULES: self.tr("Rules…"),
            MenuItem.TOUR: self.tr("Tour…"),
            MenuItem.ABOUT: self.tr("About…"),
            MenuItem.SIGN_IN: self.tr("Dealer\u2026"),
            MenuItem.LOCK: self.tr("Lock"),
            MenuItem.DEVICE: self.tr("Card reader…"),
            MenuItem.TRAY: self.tr("Tray…"),
            MenuItem.PRINTER: self.tr("Printer…"),
            MenuItem.KEYPAD: self.tr("Enter cards by hand"),
            MenuItem.BOXES_ONLY: self.tr("Boxes only, no amounts"),
            MenuItem.ANOTHER_GAME: self.tr("Another game"),
            MenuItem.FULL_SCREEN: self.tr("Full screen"),
            MenuItem.BRIGHT: self.tr("Bright"),
            MenuItem.QUIT: self.tr("Quit"),
            **{item: item.label for item in self._own},
        }
        actions: dict[AnyItem, QAction] = {}
        for item, name in names.items():
            action = QAction(name, self)
            action.setCheckable(item in _CHECKABLE)
            action.setData(item)
            action.triggered.connect(self._chosen)
            actions[item] = action
        self._update_actions(actions)
        return actions

    def _update_actions(self, actions: Mapping[AnyItem, QAction]) -> None:
        """Hide the entries that this game does not have, and tick those that are on."""
        for item, action in actions.items():
            action.setVisible(item not in self._view.absent)
            if item in _CHECKABLE:
                action.setChecked(item in self._view.checked)

    def action(self, item: AnyItem) -> QAction:
        """The action behind an entry of the menu."""
        return self._actions[item]

    def open_menu(self) -> None:
        """Open the menu over the window."""
        self.menu.show_menu()
        self.menu_opened.emit()

    def _chosen(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        item = action.data()
        if item in _CHECKABLE:  # the touch does not tick it: the next view does
            action.setChecked(item in self._view.checked)
        self.asked.emit(item)

    def set_clock(self, text: str) -> None:
        """Show the time of day, as text: `21:04`."""
        self.clock.setText(text)

    def set_time_left(self, text: str) -> None:
        """Show the time left to bet or decide at a live table, as `12 s`; empty hides it."""
        self.time_left.say(text)
        self.time_left.shorten(self._grown)

    def set_view(self, view: HeaderView) -> None:
        """Show the view."""
        self._view = view
        self.table.say(view.table)
        self.game.say(view.game)
        self.edition.setText(view.edition)
        self.edition.setVisible(bool(view.edition))
        for place, cell in enumerate(self.limits):
            limit = view.limits[place] if place < len(view.limits) else None
            cell.say(limit.text if limit else "", limit.label if limit else "")
        self.round.say("" if view.round_no is None else str(view.round_no))
        self.dealer.say(view.dealer)
        self._show_shoe()
        self.device.say(view.device.text)
        if self.device.lamp is not None:
            self.device.lamp.set_lamp(view.device.lamp)
        self.printer.say(view.printer.text)
        if self.printer.lamp is not None:
            self.printer.lamp.set_lamp(view.printer.lamp)
        self.mark.setVisible(not view.verified)
        self.training.setVisible(view.training)
        self._update_actions(HeaderBar._actions.made(self) or {})
        self._shorten()

    def _show_shoe(self) -> None:
        shoe = self._view.shoe
        self.shoe.say(shoe.note)
        if self.shoe.lamp is not None:
            self.shoe.lamp.set_lamp(shoe.lamp)
