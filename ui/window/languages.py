"""The language of a window: chosen in the menu in play, each person's own from sign-in on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import ENGLISH, about, languages, load_language
from ui.table.controller import TableController
from ui.table.own_languages import OwnLanguages
from ui.theme.language import speak, spoken
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.window.retelling import Retelling

if TYPE_CHECKING:
    from ui.dialogs.language_sheet import LanguageSheet


class Languages(QObject):
    """Lets one window speak. What is chosen counts at once, in a Round too."""

    put_away = Signal()
    """The sheet was closed."""

    def __init__(self, controller: TableController, window: QWidget, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._window = window
        self._centre = centre
        app = QCoreApplication.instance()
        assert app is not None
        self._app = app
        self._own = OwnLanguages(controller.session.journal.path.parent, spoken(app))
        self._reader = ""
        controller.changed.connect(self._follow)
        self._follow()

    @cached_property
    def sheet(self) -> LanguageSheet:
        """The sheet, made when it is first wanted."""
        from ui.dialogs.language_sheet import LanguageSheet  # noqa: PLC0415 - not at a start

        sheet = LanguageSheet(self._centre)
        sheet.chosen.connect(self.choose)
        sheet.closed.connect(self.put_away)
        return sheet

    def show(self) -> None:
        """Open the sheet."""
        names = {tag: about(tag).name for tag in (ENGLISH, *languages())}
        self.sheet.ask(names, spoken(self._app))

    def choose(self, tag: str) -> None:
        """Speak this language from now on, and keep it for the Dealer who is signed in."""
        try:
            if not self._controller.staffing.must_sign_in:
                self._own.keep(self._controller.session.person.name, tag)
        except OSError as error:
            fault = Fault(
                "{error}: the language is not kept.", "It is spoken now.", error=error.strerror
            )
            self._say(fault)
        self._speak(tag)

    def _follow(self) -> None:
        """Speak the language of whoever has signed in."""
        reader = self._controller.session.person.name
        if reader == self._reader:
            return
        self._reader = reader
        try:
            self._speak(self._own.of(reader))
        except Fault as fault:
            self._say(fault)

    def _speak(self, tag: str) -> None:
        before = spoken(self._app)
        if tag == before:
            return
        try:
            speak(self._app, tag)
        except Fault as fault:
            self._say(fault)
            return
        Retelling(load_language(before), load_language(tag)).retell(self._window)
        self._controller.show()

    def _say(self, fault: Fault) -> None:
        view = AlertView("language", *fault_in_words(fault), ends=AlertEnds.NEXT_ACT)
        self._controller.alerted.emit(view)
