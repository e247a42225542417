"""The sign-in sheet: a name, then a PIN. It signs in a Dealer, or asks somebody to sign one act.

Shows the page that `SignInSteps` gives and passes on what is touched; decides nothing, keeps no
digit.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from tablemgr.house.staff import OneTimePin, TableSignIn
from tablemgr.house.staff.table_sign_in import May, anybody
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.dialogs.sign_in_pages import NamePage, PinPage
from ui.dialogs.sign_in_steps import ERASE, SignInSteps
from ui.dialogs.sign_in_view import SignStep
from ui.parts.keys import ENTER
from ui.parts.overlay import ACT_SLOT, BACK_SLOT, Overlay
from ui.parts.painting import painted
from ui.parts.slot_key import SlotKey

_LAST_SLOT: Final = 5
_ERASES: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SignInOverlay(Overlay):
    """`begin` asks who deals from now on, `unlock` at a locked screen; `sign` asks who signs one
    act, and the Dealer stays.
    """

    goes_above = True
    signed_in = Signal(object)
    """The `Person` who deals from now on."""
    signed = Signal(object)
    """The `Person` who signs the act for which `sign` was called."""
    advised = Signal(str)
    """A sentence to show for who has just signed."""
    unlocked = Signal(object)
    """The `Person`, a supervisor, who unlocks the screen; the Dealer stays."""
    note_asked = Signal()
    """The Dealer wants to leave a note for who comes."""
    sign_out_asked = Signal()
    """The Dealer wants to sign out."""

    def __init__(self, parent: QWidget, table_sign_in: TableSignIn) -> None:
        super().__init__(parent, width_px=760)
        self.steps = SignInSteps(table_sign_in, self)
        self.names = NamePage()
        self.digits = PinPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.names)
        self.pages.addWidget(self.digits)
        self.body.addWidget(self.pages)
        for page in (self.names, self.digits):
            self.put(BACK_SLOT, page.back)
            self.put(ACT_SLOT, page.ok)
        self.leave_note = SlotKey(self.tr("Hand-over note"))
        self.sign_out = SlotKey(self.tr("Sign out"))
        self.put(ACT_SLOT - 2, self.names.read_on)
        self.put(ACT_SLOT - 2, self.leave_note)
        self.put(_LAST_SLOT, self.sign_out)
        self.put(ACT_SLOT - 1, self.names.more)
        self.put(ACT_SLOT - 1, self.digits.relief)
        self.leave_note.clicked.connect(self.note_asked)
        self.sign_out.clicked.connect(self.sign_out_asked)
        self.names.touched.connect(self.steps.choose)
        self.names.typed.connect(self.steps.type_name)
        self.names.role_chosen.connect(self.steps.choose_role)
        self.digits.pressed.connect(self.steps.press)
        self.digits.accepted.connect(self.steps.accept)
        self.digits.went_back.connect(self.steps.back)
        self.digits.relief_asked.connect(self.steps.ask_relief)
        self.names.went_back.connect(self.steps.back)
        self.names.must_read.connect(self.steps.must_read)
        self.steps.changed.connect(self.show_page)
        self.steps.signed_in.connect(self._signed_in)
        self.steps.signed.connect(self._signed)
        self.steps.advised.connect(self.advised)
        self.steps.unlocked.connect(self._unlocked)
        self.closed.connect(self.steps.forget)

    # --- opening ---------------------------------------------------------------------------------

    def begin(
        self,
        dealer: Person,
        *,
        closable: bool = True,
        first: OneTimePin | None = None,
        since: str = "",
    ) -> None:
        """Ask who takes over from `dealer`, who deals `since` that time of day; `signed_in` gives
        the answer.

        `closable`: the sheet may be closed without an answer; if not, nothing of the table can be
        seen behind it. `first`: the one-time PIN to show.
        """
        self.steps.begin(dealer, closable=closable, first=first, since=since)
        self._open()

    def unlock(self, dealer: Person) -> None:
        """Ask for the PIN of `dealer`, of a supervisor or of who takes over, at a locked screen:
        `signed_in` or `unlocked` gives who.
        """
        self.steps.begin_unlocking(dealer)
        self._open()

    def sign(self, least: Role, dealer: Person, what: str = "", may: May = anybody) -> None:
        """Ask somebody of this role or above, who `may`, to sign an act of `dealer`.

        `signed` gives who signed; `closed` says that nobody did. `what` says in words what is
        signed, if the screen does not show it already.
        """
        self.steps.begin_signature(least, dealer, what, may)
        self._open()

    def _open(self) -> None:
        self.names.begin(self.steps.view())
        self.open()
        self.show_page()

    # --- showing ---------------------------------------------------------------------------------

    def show_page(self) -> None:
        """Show the present page."""
        view = self.steps.view()
        self.set_title(view.title)
        self.closable = view.closable
        self.stays_on_top = not view.closable
        self.leave_note.setVisible(view.may_leave)
        self.sign_out.setVisible(view.may_leave and view.signs_out)
        self.close_button.setVisible(view.closable and not view.can_go_back)
        self.names.is_current = view.step is SignStep.WHO
        self.digits.relief.setVisible(bool(view.relief) and not self.names.is_current)
        if not self.names.is_current:
            for key in (self.names.read_on, self.names.more):
                key.hide()
        for page in (self.names, self.digits):
            shown = (page is self.names) == (view.step is SignStep.WHO)
            page.ok.setVisible(shown)
            page.back.setVisible(shown and view.can_go_back)
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
        """Give the pages their sizes at the new scale."""
        super().on_scale()
        if hasattr(self, "pages"):
            self.names.set_sizes(self.sheet.tokens, self.sheet.width())
            self.digits.set_sizes(self.sheet.tokens)

    def _signed_in(self, person: Person) -> None:
        self.hide()
        self.signed_in.emit(person)

    def _unlocked(self, person: Person) -> None:
        self.hide()
        self.unlocked.emit(person)

    def _signed(self, person: Person) -> None:
        self.hide()
        self.signed.emit(person)

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """If somebody must sign in first, nothing of the table can be read behind the sheet."""
        if self.closable:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.sheet.tokens.colours.room))
        painter.end()

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
