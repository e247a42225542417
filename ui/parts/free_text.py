"""A line in which a person writes words of his own. A PIN typed there too early is never taken.

What looks like one is shown as dots, and the line has no words until it is taken out again.
"""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from tablemgr.house.staff.pins import ends_in_pin
from ui.parts.keys import EntryLine


class FreeText(EntryLine):
    """A sentence, or a `name` that may have digits in it."""

    def __init__(self, *, name: bool = False) -> None:
        super().__init__()
        self._name = name
        self.textChanged.connect(self._hide)

    @property
    def holds_pin(self) -> bool:
        """Say whether the text may be a PIN, or end in one."""
        return ends_in_pin(self.text(), name=self._name)

    def words(self) -> str:
        """Give what was written, with single spaces; empty if it may hold a PIN."""
        return "" if self.holds_pin else " ".join(self.text().split())

    def lacks(self) -> str:
        """Say what to do if it may hold a PIN; give an empty text otherwise."""
        if not self.holds_pin:
            return ""
        if self._name:
            return self.tr("A PIN seems to stand here: take it out, or put a letter before it.")
        return self.tr("A PIN seems to stand here: take it out, or put a word behind the number.")

    def _hide(self) -> None:
        echo = QLineEdit.EchoMode.Password if self.holds_pin else QLineEdit.EchoMode.Normal
        if echo is not self.echoMode():
            self.setEchoMode(echo)
