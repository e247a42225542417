"""A keyboard on the screen, for a name or a reason at a table without another. Knows no text."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui.parts.widgets import make_button

ROWS: Final = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm_.,")
_HEIGHT_PX: Final = 70
_GAP_PX: Final = 18


class TouchKeyboard(QWidget):
    """Letters, digits and a few signs; a touch writes into the line that it was made for."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__()
        self._line = line
        self._capitals = False
        self.keys: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX)
        for signs in ROWS:
            row = QHBoxLayout()
            row.setSpacing(_GAP_PX)
            for sign in signs:
                row.addWidget(self._key(sign), 1)
            column.addLayout(row)
        foot = QHBoxLayout()
        foot.setSpacing(_GAP_PX)
        self.capitals = make_button(self.tr("Capitals"), "key", focus=False)
        self.capitals.setCheckable(True)
        self.capitals.toggled.connect(self._switch)
        self.space = self._key(" ")
        self.space.setText(self.tr("Space"))
        self.erase = make_button(self.tr("Erase"), "key", focus=False)
        self.erase.clicked.connect(line.backspace)
        for key, share in ((self.capitals, 2), (self.space, 5), (self.erase, 2)):
            foot.addWidget(key, share)
        column.addLayout(foot)
        for key in (*self.keys.values(), self.capitals, self.erase):
            key.setFixedHeight(_HEIGHT_PX)

    def _key(self, sign: str) -> QPushButton:
        key = make_button(sign, "key", focus=False)
        key.setProperty("sign", sign)
        key.clicked.connect(self._write)
        self.keys[sign] = key
        return key

    def _write(self) -> None:
        sign = str(self.sender().property("sign"))
        self._line.insert(sign.upper() if self._capitals else sign)
        self.capitals.setChecked(False)

    def _switch(self, on: bool) -> None:
        self._capitals = on
        for sign, key in self.keys.items():
            if sign.isalpha():
                key.setText(sign.upper() if on else sign)
