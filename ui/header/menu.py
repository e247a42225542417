"""The menu: a sheet with a column for each subject, each entry with its key. Knows no table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import BEFORE_A_KEY, WrappingButton, make_label
from ui.views.header import AnyItem, FamilyItem, MenuItem

KEYS: Final = {
    MenuItem.COMPARE_CARDS: "C",
    MenuItem.PLAYER_LEFT: "W",
    MenuItem.KEYPAD: "F2",
    MenuItem.FULL_SCREEN: "F11",
}
"""The key of the keyboard that does the same as an entry; shown beside it."""


def subjects(own: Iterable[FamilyItem] = ()) -> Sequence[tuple[str, Sequence[AnyItem]]]:
    """The columns from left to right: a heading and its entries.

    `own` are the entries that only the family has: requests to the pit, listed among those of
    every game.
    """
    translate = QCoreApplication.translate
    return (
        (
            translate("menu", "Cards and Players"),
            (
                MenuItem.NEW_SHOE,
                MenuItem.COMPARE_CARDS,
                MenuItem.KEYPAD,
                MenuItem.DEVICE,
                MenuItem.PLAYER_LEFT,
            ),
        ),
        (
            translate("menu", "Something went wrong"),
            (
                MenuItem.REPORT,
                MenuItem.MISREAD,
                MenuItem.FOUND_BET,
                *own,
                MenuItem.REOPEN,
            ),
        ),
        (
            translate("menu", "Look up"),
            (
                MenuItem.SLIPS,
                MenuItem.PRINTER,
                MenuItem.CASE_FILE,
                MenuItem.PAST_ROUNDS,
                MenuItem.RULES,
                MenuItem.ABOUT,
            ),
        ),
        (
            translate("menu", "This table"),
            (
                MenuItem.TRAY,
                MenuItem.SIGN_IN,
                MenuItem.BOXES_ONLY,
                MenuItem.ANOTHER_GAME,
                MenuItem.QUIT,
            ),
        ),
        (
            translate("menu", "The screen"),
            (
                MenuItem.BRIGHT,
                MenuItem.LANGUAGE,
                MenuItem.FULL_SCREEN,
                MenuItem.LOCK,
                MenuItem.TOUR,
            ),
        ),
    )


class MenuSheet(Overlay):
    """A button for each action of the menu. A touch closes the menu and triggers the action."""

    def __init__(self, parent: QWidget, actions: Mapping[AnyItem, QAction]) -> None:
        super().__init__(parent, width_px=1240)
        self._actions = actions
        self.buttons: dict[AnyItem, QPushButton] = {}
        self.setAccessibleName(self.tr("Menu"))
        self.heading.hide()  # what its columns are called says enough
        row = QHBoxLayout()
        row.setSpacing(20)
        own = (item for item in actions if isinstance(item, FamilyItem))
        for heading, items in subjects(own):
            column = QVBoxLayout()
            column.setSpacing(8)
            column.addWidget(make_label(heading, "say", wrap=True))
            for item in items:
                column.addWidget(self._button(item))
            column.addStretch(1)
            row.addLayout(column, 1)
        self.body.addLayout(row)

    def _button(self, item: AnyItem) -> QPushButton:
        action = self._actions[item]
        key = KEYS.get(item, "") if isinstance(item, MenuItem) else ""
        name = action.text()
        button = WrappingButton(f"{name}{BEFORE_A_KEY}{key}" if key else name, "entry")
        button.setCheckable(action.isCheckable())
        button.clicked.connect(self._touched)
        self.buttons[item] = button
        return button

    def show_menu(self) -> None:
        """Open the menu: what is on is marked, what this game does not have is left out."""
        for item, button in self.buttons.items():
            button.setVisible(self._actions[item].isVisible())
            button.setChecked(self._actions[item].isChecked())
        self.open()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _touched(self) -> None:
        self.dismiss()
        touched = self.sender()
        item = next(item for item, button in self.buttons.items() if button is touched)
        self._actions[item].trigger()
