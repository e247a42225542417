"""Screen texts come in another language from a compiled translation; what it lacks is English."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from drivers.advice import ADVICE
from drivers.catalogue import known_protocols
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.basics.errors import Fault
from tablemgr.past.case_kinds import KIND_WORDS
from tests.tablemgr.basics.test_written import bad_file
from ui.theme.language import load_translation
from ui.theme.try_translation import every_text

LRELEASE = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lrelease; lrelease()"]
LUPDATE = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()"]
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>settlement</name>
<message><source>All done.</source><translation>Alles fertig.</translation></message>
</context></TS>
"""


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()


def test_a_text_that_is_translated_is_shown_so_and_others_stay(
    app: QApplication, tmp_path: Path
) -> None:
    source, compiled = tmp_path / "de.ts", tmp_path / "de.qm"
    source.write_text(TS, encoding="utf-8")
    subprocess.run([*LRELEASE, str(source), "-qm", str(compiled)], check=True, capture_output=True)
    load_translation(app, compiled)
    translate = QCoreApplication.translate
    assert translate("settlement", "All done.") == "Alles fertig."
    assert translate("settlement", "Nothing yet.") == "Nothing yet."


def test_a_translator_finds_the_words_of_the_core_and_of_the_drivers_too(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    (line,) = (each for each in makefile.splitlines() if each.startswith("SAID_BELOW :="))
    sources = [str(root / name) for name in line.partition(":=")[2].split()]
    found = tmp_path / "de.ts"
    subprocess.run([*LUPDATE, *sources, "-ts", str(found)], check=True, capture_output=True)
    contexts = {
        str(context.findtext("name")): {each.text for each in context.iter("source")}
        for context in ElementTree.parse(found).iter("context")
    }
    printers = {words for pair in TROUBLE_WORDS.values() for words in pair}
    assert contexts.pop("printers") >= printers
    assert contexts == {
        "report": {*KIND_WORDS.values()},
        "advice": {*ADVICE.values()},
        "protocols": {known_protocols()["code-line"].title},
    }


def test_a_damaged_translation_is_a_fault_and_ends_no_table(
    app: QApplication, tmp_path: Path
) -> None:
    source, compiled = tmp_path / "de.ts", tmp_path / "de.qm"
    source.write_text(TS, encoding="utf-8")
    subprocess.run([*LRELEASE, str(source), "-qm", str(compiled)], check=True, capture_output=True)
    data = bytearray(compiled.read_bytes())
    length = data.index(b"All done.") - 9  # of the empty comment before the text
    data[length] = 0x19
    compiled.write_bytes(data)
    with pytest.raises(Fault, match="it is damaged"):
        load_translation(app, compiled)
    assert not app.findChildren(QTranslator) or QCoreApplication.translate("x", "y") == "y"


def test_a_translation_is_tried_with_the_texts_of_the_screen() -> None:
    texts = every_text()
    assert {"All done.", *ADVICE.values()} <= texts


@pytest.mark.parametrize("kind", ["fifo", "zero", "huge", "folder"])
def test_what_is_no_file_is_no_translation(app: QApplication, tmp_path: Path, kind: str) -> None:
    with pytest.raises(Fault, match="can't be read as a translation"):
        load_translation(app, bad_file(kind, tmp_path))


def test_a_file_that_is_no_translation_is_a_fault(app: QApplication, tmp_path: Path) -> None:
    bad = tmp_path / "bad.qm"
    bad.write_bytes(b"no translation")
    with pytest.raises(Fault, match=r"bad\.qm can't be read as a translation"):
        load_translation(app, bad)
    with pytest.raises(Fault):
        load_translation(app, tmp_path / "missing.qm")
