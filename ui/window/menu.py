"""Opens what each entry of the menu stands for. Until somebody has signed in, most open the
sign-in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.rules.commands import Open
from ui.table.controller import TableController
from ui.theme.words import in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.header import AnyItem, MenuItem
from ui.window.looking_back import LookingBack
from ui.window.resolving import Resolving
from ui.window.sheets import Sheets
from ui.window.theme import switch_theme

if TYPE_CHECKING:
    from ui.dialogs.about import AboutSheet
    from ui.dialogs.quit import QuitSheet

_FOR_ANYBODY: Final = (
    MenuItem.FULL_SCREEN,
    MenuItem.BRIGHT,
    MenuItem.LANGUAGE,
    MenuItem.RULES,
    MenuItem.ABOUT,
    MenuItem.QUIT,
)


_LEAVES_ALL_THE_SAME: Final = ("settings-unsigned", "journal-unwitnessed", "dealer-barred")
"""What keeps a Round from opening and nobody from going to another table."""


class Menu(QObject):
    """The menu of one window. It asks by a signal for what the window itself does not have."""

    device_asked = Signal()
    """The device panel is wanted."""
    printer_asked = Signal()
    """The printer's sheet is wanted."""
    language_asked = Signal()
    """The choice of a language is wanted."""
    tour_asked = Signal()
    """The tour of the window is wanted."""
    rules_asked = Signal()
    """The rules are wanted."""
    tray_asked = Signal()
    """The tray's sheet is wanted."""
    new_shoe_asked = Signal()
    """A new shoe is in place: who has shuffled it?"""
    boxes_only_asked = Signal()
    """Switch marking boxes without amounts on or off."""
    another_game = Signal()
    """The start screen is wanted, between Rounds."""
    keypad_asked = Signal()
    """Switch entering cards by hand on or off."""
    full_screen_asked = Signal()
    """Switch the full screen on or off."""
    quit_asked = Signal()

    def __init__(
        self,
        controller: TableController,
        sheets: Sheets,
        resolving: Resolving,
        back: LookingBack,
        centre: QWidget,
    ) -> None:
        """`centre` is what its sheets lie over."""
        super().__init__(sheets)
        self._controller = controller
        self._sheets = sheets
        self._resolving = resolving
        self._back = back
        self._centre = centre
        self._opens: dict[AnyItem, Callable[[], None]] = {
            MenuItem.NEW_SHOE: self.new_shoe_asked.emit,
            MenuItem.DEVICE: self.device_asked.emit,
            MenuItem.TRAY: self.tray_asked.emit,
            MenuItem.PRINTER: self.printer_asked.emit,
            MenuItem.SLIPS: sheets.slips.show_last,
            MenuItem.SIGN_IN: sheets.sign_in,
            MenuItem.LOCK: partial(sheets.lock, "asked"),
            MenuItem.COMPARE_CARDS: sheets.begin_check,
            MenuItem.KEYPAD: self.keypad_asked.emit,
            MenuItem.BOXES_ONLY: self.boxes_only_asked.emit,
            MenuItem.ANOTHER_GAME: self._leave,
            MenuItem.BRIGHT: partial(switch_theme, controller),
            MenuItem.FULL_SCREEN: self.full_screen_asked.emit,
            MenuItem.LANGUAGE: self.language_asked.emit,
            MenuItem.RULES: self.rules_asked.emit,
            MenuItem.TOUR: self.tour_asked.emit,
            MenuItem.ABOUT: self._about,
            MenuItem.QUIT: self._quit,
        }

    def open(self, item: AnyItem) -> None:
        """Open what the entry stands for."""
        if self._controller.staffing.must_sign_in and item not in _FOR_ANYBODY:
            self._sheets.sign_in()
            return
        opens = self._opens.get(item) or self._back.opens(item) or self._resolving.pit.menu[item]
        opens()

    @cached_property
    def about(self) -> AboutSheet:
        """Version, folders and digests."""
        from ui.dialogs.about import AboutSheet  # noqa: PLC0415 - not at a start

        sheet = AboutSheet(self._centre)
        sheet.closed.connect(self._sheets.put_away)
        return sheet

    @cached_property
    def quitting(self) -> QuitSheet:
        """Asks whether the program is to end."""
        from ui.dialogs.quit import QuitSheet  # noqa: PLC0415 - not at a start

        sheet = QuitSheet(self._centre)
        sheet.confirmed.connect(self.quit_asked)
        sheet.closed.connect(self._sheets.put_away)
        return sheet

    def _about(self) -> None:
        controller = self._controller
        from ui.presenter.about import about_lines  # noqa: PLC0415 - not at a start

        self.about.show_lines(about_lines(controller.session, controller.settling.slips.folder))

    def _quit(self) -> None:
        """Ask first. In a Round the window itself asks."""
        if self._controller.session.between_rounds:
            self.quitting.ask()
        else:
            self.quit_asked.emit()

    def _leave(self) -> None:
        """Go to the start screen between Rounds, even with unsigned settings; else say why not."""
        refusal = self._controller.session.verify(Open())
        if refusal is None or refusal.code in _LEAVES_ALL_THE_SAME:
            self.another_game.emit()
        else:
            self._sheets.messages.alert(
                AlertView("another-game", in_words(refusal.message), ends=AlertEnds.NEXT_ACT)
            )
