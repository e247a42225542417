"""Who acts from here on: a name and a function. Knows no rights."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from tablemgr.commands import MalformedError, player_name
from ui.dialogs.view import SignedIn, SignInView
from ui.parts.keys import EntryLine
from ui.parts.overlay import Overlay
from ui.parts.widgets import make_button, make_label


class SignInOverlay(Overlay):
    """`signed_in` gives a `SignedIn`."""

    signed_in = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=520)
        self._role = ""
        self.name = EntryLine()
        self.name.setMaxLength(32)
        self.error = make_label("", "error", wrap=True)
        self.roles: dict[str, QPushButton] = {}
        self._grid = QGridLayout()
        self.ok = make_button(self.tr("Sign in"), "primary", focus=False)
        self.ok.setProperty("tall", "true")
        self.ok.clicked.connect(self._accept)
        self.name.returnPressed.connect(self._accept)
        self.body.addWidget(make_label(self.tr("Name: letters, digits, - and _"), "caption"))
        self.body.addWidget(self.name)
        self.body.addWidget(self.error)
        self.body.addLayout(self._grid)
        self.body.addWidget(self.ok)

    def begin(self, view: SignInView) -> None:
        """Ask who acts; who acts now is filled in."""
        self.set_title(view.title or self.tr("Who deals?"))
        self.name.setText(view.name)
        self.error.hide()
        self._role = view.role
        for old in self.roles.values():
            self._grid.removeWidget(old)
            old.deleteLater()
        self.roles = {}
        for place, (word, label) in enumerate(view.roles):
            button = make_button(label, "answer", focus=False)
            button.setCheckable(True)
            button.setProperty("word", word)
            button.clicked.connect(self._touched)
            self._grid.addWidget(button, place // 2, place % 2)
            self.roles[word] = button
        self._check()
        self.open()
        self.name.setFocus()
        self.name.selectAll()

    def _touched(self) -> None:
        self._role = str(self.sender().property("word"))
        self._check()

    def _check(self) -> None:
        for word, button in self.roles.items():
            button.setChecked(word == self._role)

    def _accept(self) -> None:
        try:
            name = player_name(self.name.text().strip())
        except MalformedError:
            self.error.setText(self.tr("A name has letters, digits, - and _ only."))
            self.error.show()
            return
        self.hide()
        self.signed_in.emit(SignedIn(name, self._role))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
            return
        super().keyPressEvent(event)
