"""The language of a window: chosen in the menu in play, each person's own from sign-in on, kept in
a file beside the journals.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written, write_file
from tablemgr.basics.languages import ENGLISH, Language, about, languages, load_language
from tablemgr.basics.toml_text import TomlError, parse_toml
from ui.parts.fitting import FittingText
from ui.parts.widgets import BEFORE_A_KEY, WrappingButton
from ui.table.controller import TableController
from ui.theme.language import speak, spoken
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertEnds, AlertView

if TYPE_CHECKING:
    from ui.dialogs.language_sheet import LanguageSheet

NAME: Final = "languages.toml"
_REMEDY: Final = "Each person chooses a language again, in the menu."


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


class OwnLanguages:
    """Who reads which language at the tables of a folder."""

    def __init__(self, folder: Path, usual: str) -> None:
        """`usual` is the tag for whoever has not chosen."""
        self._file = folder / NAME
        self._usual = usual

    def of(self, person: str) -> str:
        """The tag of a person's language. A file that can't be read has nobody's: all get the
        usual one.
        """
        tag = self._read().get(person, self._usual)
        return tag if tag in (ENGLISH, *languages()) else self._usual

    def keep(self, person: str, tag: str) -> None:
        """Keep what a person has chosen. Raises OSError if the file can't be written."""
        chosen = {**self._read(), person: tag}
        lines = [f"{json.dumps(name)} = {json.dumps(each)}" for name, each in chosen.items()]
        write_file(self._file, "\n".join([*lines, ""]).encode())

    def _read(self) -> dict[str, str]:
        try:
            found = parse_toml(read_written(self._file, _REMEDY))
        except (FileNotFoundError, TomlError):
            return {}
        return {name: tag for name, tag in found.items() if isinstance(tag, str)}


class Retelling:
    """Says again in another language what stands on widgets that were made before.

    A widget asks for its fixed texts once. After a change of language each is looked up by what it
    shows: the context is a class of the widget or of one that holds it. Texts that name a value
    come anew from the presenters.
    """

    def __init__(self, before: Language, after: Language) -> None:
        self._after = after
        self._keys: dict[str, list[tuple[str, str]]] = {}
        for key in {**before.texts, **after.texts}:
            self._keys.setdefault(before.translate(*key), []).append(key)

    def retell(self, window: QWidget) -> None:
        """Say every fixed text in the window in the new language."""
        for action in window.findChildren(QAction):
            action.setText(self.again(action.text(), _classes(action.parent())))
        for widget in window.findChildren(QWidget):
            self._retell(widget)

    def _retell(self, widget: QWidget) -> None:
        classes = list(_classes(widget))
        if isinstance(widget, WrappingButton):
            widget.say(self.again(widget.words, classes))
        elif isinstance(widget, QLabel | QAbstractButton):
            widget.setText(self.again(widget.text(), classes))
        elif isinstance(widget, FittingText):
            widget.set_text(self.again(widget.text(), classes))
        elif isinstance(widget, QLineEdit):
            widget.setPlaceholderText(self.again(widget.placeholderText(), classes))
        widget.setToolTip(self.again(widget.toolTip(), classes))
        widget.setAccessibleName(self.again(widget.accessibleName(), classes))
        widget.update()

    def again(self, shown: str, classes: Iterator[str] | list[str]) -> str:
        """The text in the new language; itself if it is no fixed text."""
        words, space, key = shown.partition(BEFORE_A_KEY)
        found = self._keys.get(words)
        if not found:
            return shown
        near = {context: (context, english) for context, english in found}
        own = next((near[name] for name in classes if name in near), found[0])
        return self._after.translate(*own) + space + key


def _classes(widget: object) -> Iterator[str]:
    """The names of its classes, then of those of the widget that holds it, and so on."""
    while isinstance(widget, QWidget):
        yield from (each.__name__ for each in type(widget).__mro__)
        widget = widget.parentWidget()
