"""The sign-in sheet: a name, then a PIN. For who takes over, and for who signs one act.

Shows what `SignInSteps` says and passes on what is touched; knows no right and keeps no digit.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tablemgr.house.staff import OneTimePin, TableSignIn
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.dialogs.sign_in_pages import NamePage, PinPage
from ui.dialogs.sign_in_steps import ERASE, SignInSteps
from ui.dialogs.sign_in_view import SignStep
from ui.parts.keys import ENTER
from ui.parts.overlay import Overlay

_ERASES: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SignInOverlay(Overlay):
    """`begin` asks who deals from here on, `sign` who signs one act while the Dealer stays."""

    signed_in = Signal(object)
    """The `Person` who deals from here on."""
    signed = Signal(object)
    """The `Person` who signs the act that `sign` was called for."""

    def __init__(self, parent: QWidget, table_sign_in: TableSignIn) -> None:
        super().__init__(parent, width_px=560)
        self.steps = SignInSteps(table_sign_in, self)
        self.names = NamePage()
        self.digits = PinPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.names)
        self.pages.addWidget(self.digits)
        self.body.addWidget(self.pages)
        self.names.touched.connect(self.steps.choose)
        self.names.typed.connect(self.steps.type_name)
        self.names.role_chosen.connect(self.steps.choose_role)
        self.digits.pressed.connect(self.steps.press)
        self.digits.accepted.connect(self.steps.accept)
        self.digits.went_back.connect(self.steps.back)
        self.digits.relief_asked.connect(self.steps.ask_relief)
        self.names.went_back.connect(self.steps.back)
        self.steps.changed.connect(self.show_page)
        self.steps.signed_in.connect(self._signed_in)
        self.steps.signed.connect(self._signed)
        self.closed.connect(self.steps.forget)

    # --- the door --------------------------------------------------------------------------------

    def begin(
        self, dealer: Person, *, closable: bool = True, first: OneTimePin | None = None
    ) -> None:
        """Ask who deals from here on; `dealer` is relieved. `signed_in` tells."""
        self.steps.begin(dealer, closable=closable, first=first)
        self._open()

    def sign(self, least: Role, dealer: Person, what: str = "") -> None:
        """Ask somebody of that role or above to sign; `signed` tells, `closed` that nobody did.

        `what` says for what, if that is not on the screen already.
        """
        self.steps.begin_signature(least, dealer, what)
        self._open()

    def _open(self) -> None:
        self.names.begin(self.steps.view())
        self.open()
        self.show_page()

    # --- showing ---------------------------------------------------------------------------------

    def show_page(self) -> None:
        """Show the page as it is now."""
        view = self.steps.view()
        self.set_title(view.title)
        self.closable = view.closable
        self.close_button.setVisible(view.closable)
        if view.step is SignStep.WHO:
            self.names.show_view(view)
            self.pages.setCurrentWidget(self.names)
            if self.isVisible():
                self.names.name.setFocus()
        else:
            self.digits.show_view(view)
            self.pages.setCurrentWidget(self.digits)
            if self.isVisible():
                self.setFocus()

    def on_scale(self) -> None:
        """The pages' own spacing."""
        super().on_scale()
        if hasattr(self, "pages"):
            self.names.lie_in(self.sheet.tokens, self.sheet.width())
            self.digits.lie_in(self.sheet.tokens)

    def _signed_in(self, person: Person) -> None:
        self.hide()
        self.signed_in.emit(person)

    def _signed(self, person: Person) -> None:
        self.hide()
        self.signed.emit(person)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.pages.currentWidget() is self.digits:
            if event.key() in ENTER:
                self.steps.accept()
                return
            if event.key() in _ERASES:
                self.steps.press(ERASE)
                return
            if event.text().isascii() and event.text().isdecimal():
                self.steps.press(event.text())
                return
        super().keyPressEvent(event)
