"""A keyboard on the screen, for a name or a reason at a table without another. Knows no text."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.parts.slot_key import SlotKey
from ui.parts.widgets import make_button

ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm.")
_BESIDE: Final = {"-": "_", ".": ","}
"""The signs that a key with *Capitals* writes in place of its own."""
SPACE_SLOT: Final = 2
"""The slot of a sheet in which the space stands."""
_HEIGHT_PX: Final = 70
_GAP_PX: Final = 18


class TouchKeyboard(QWidget):
    """Letters, digits and a few signs; a touch writes into the line that it was made for."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__()
        self._line = line
        self._capitals = False
        self.keys: dict[str, QPushButton] = {}
        self.capitals = make_button(self.tr("Capitals"), "key", focus=False)
        self.capitals.setProperty("narrow", "true")
        self.capitals.setCheckable(True)
        self.capitals.toggled.connect(self._switch)
        self.erase = make_button("\u232b", "key", focus=False)
        self.erase.setAccessibleName(self.tr("Erase"))
        self.erase.clicked.connect(line.backspace)
        self.space = SlotKey(self.tr("Space"))
        """The sheet puts it into its slot `SPACE_SLOT`."""
        self.space.clicked.connect(lambda: line.insert(" "))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX)
        for signs in ROWS:
            row = QHBoxLayout()
            row.setSpacing(_GAP_PX)
            keys: list[QPushButton] = [self._key(sign) for sign in signs]
            if signs is ROWS[-1]:
                keys = [self.capitals, *keys, self.erase]
            for key in keys:
                key.setFixedHeight(_HEIGHT_PX)
                row.addWidget(key, 1)
            column.addLayout(row)

    def _key(self, sign: str) -> QPushButton:
        key = make_button(sign, "key", focus=False)
        key.setProperty("sign", sign)
        key.clicked.connect(self._write)
        self.keys[sign] = key
        return key

    def _write(self) -> None:
        self._line.insert(self._meant(str(self.sender().property("sign"))))
        self.capitals.setChecked(False)

    def _meant(self, sign: str) -> str:
        return _BESIDE.get(sign, sign.upper()) if self._capitals else sign

    def _switch(self, on: bool) -> None:
        self._capitals = on
        for sign, key in self.keys.items():
            key.setText(self._meant(sign))
