"""Lets the window speak a language: from now on Qt asks it for every text. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from tablemgr.basics.languages import ENGLISH, Language, load_language
from ui.theme.scripts import load_fonts_for


class LanguageTranslator(QTranslator):
    """Answers Qt from a language of the program: window, core and command line have the same."""

    def __init__(self, app: QCoreApplication, language: Language) -> None:
        super().__init__(app)
        self.spoken = language

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Give the sentence of the language; None if it has none."""
        del disambiguation, n
        return self.spoken.texts.get((context, source))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """A translator that says it is empty would not be asked."""
        return not self.spoken.texts


def speak(app: QCoreApplication, tag: str) -> None:
    """Show every text that this language has in it from now on; the others stay English.

    Every widget is told by Qt (`LanguageChange`). Raises `Fault` if there is no such language.
    """
    language = load_language(tag)
    load_fonts_for(language.texts.values())
    install(app, language)


def install(app: QCoreApplication, language: Language) -> None:
    """Let Qt say each text in this language, also where nothing is drawn."""
    for old in app.findChildren(LanguageTranslator):
        app.removeTranslator(old)
        old.setParent(None)
    if language.tag != ENGLISH:
        app.installTranslator(LanguageTranslator(app, language))


def spoken(app: QCoreApplication) -> str:
    """The tag of the language that is shown now."""
    found = app.findChildren(LanguageTranslator)
    return found[-1].spoken.tag if found else ENGLISH
