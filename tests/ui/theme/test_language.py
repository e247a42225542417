"""The window speaks a language from one moment to the next; what that lacks is English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from tablemgr.basics.languages import AboutLanguage, Language, languages, load_language
from tablemgr.basics.messages import Message
from ui.theme import language
from ui.theme.language import speak, spoken
from ui.theme.style import FONT_FILES
from ui.theme.words import fault_in_words, in_words

FALLBACK_FILES = ("NotoSansTamil-Regular.ttf", "DroidSansFallbackFull.ttf")
ABOUT = AboutLanguage("Deutsch", "German", reviewed=False)
GERMAN = Language(
    "de",
    ABOUT,
    {
        ("settlement", "All done."): "Alles fertig.",
        ("faults", "{file} is missing."): "{file} fehlt.",
        ("rules", "Box {box}: {what}."): "Feld {box}: {what}.",
        ("roles", "Dealer"): "Geber",
    },
)


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QApplication]:
    """Qt, with a made-up German; it speaks English again afterwards."""
    known = {"de": GERMAN, "en": load_language("en")}
    monkeypatch.setattr(language, "load_language", known.__getitem__)
    yield qapp
    speak(qapp, "en")


def test_a_text_that_is_translated_is_shown_so_and_others_stay(app: QApplication) -> None:
    speak(app, "de")
    translate = QCoreApplication.translate
    assert spoken(app) == "de"
    assert translate("settlement", "All done.") == "Alles fertig."
    assert translate("settlement", "Nothing yet.") == "Nothing yet."
    assert translate("elsewhere", "All done.") == "All done.", "another context, another key"


def test_english_is_spoken_again_at_once(app: QApplication) -> None:
    speak(app, "de")
    speak(app, "en")
    assert spoken(app) == "en"
    assert QCoreApplication.translate("settlement", "All done.") == "All done."


def test_what_the_core_says_is_put_into_the_same_words(app: QApplication) -> None:
    said = Message("rules", "Box {box}: {what}.", {"box": 2, "what": Message("roles", "Dealer")})
    fault = Fault("{file} is missing.", "Look for it.", file="house.toml")
    assert in_words(said) == "Box 2: Dealer."
    speak(app, "de")
    assert in_words(said) == "Feld 2: Geber."
    assert fault_in_words(fault) == ("house.toml fehlt.", "Look for it.")
    assert str(fault) == "house.toml is missing. Look for it.", "journal and log stay English"


@pytest.mark.parametrize("tag", languages())
def test_every_letter_of_a_language_is_in_the_projects_own_fonts(
    qapp: QApplication, tag: str
) -> None:
    del qapp
    folder = brought("assets") / "fonts"
    own = (folder / FONT_FILES[0], *(folder / "others" / name for name in FALLBACK_FILES))
    fonts = [QRawFont(str(file), 12) for file in own]
    letters = {
        letter
        for (_, english), words in load_language(tag).texts.items()
        for letter in set(words) - set(english) - {"\n"}
    }
    assert letters
    missing = {
        letter for letter in letters if not any(f.supportsCharacter(ord(letter)) for f in fonts)
    }
    assert not missing
