"""The binding is loaded without what this program does not use, and says of errors what it says."""

from __future__ import annotations

import subprocess
import sys

LEAN = """
from ui.theme.lean_binding import load_binding
load_binding()
"""
LOADED = """
import builtins, linecache, sys
import ui.felt.widget
from PySide6.QtCore import QObject
assert QObject().objectName() == ""
print(*linecache.cache)
print(builtins.__import__.__name__, builtins.compile.__name__)
print("create_signature" in vars(sys.modules["shibokensupport.signature.layout"]))
"""
WRONG_CALLS = """
from PySide6.QtCore import QRectF, QTimer
for call in (lambda: QRectF("wide"), lambda: QTimer().start([]), lambda: QRectF().setRight()):
    try:
        call()
    except TypeError as error:
        print(error)
print(QRectF.setRight.__doc__)
from shibokensupport.signature.lib.enum_sig import ExactEnumerator
print(ExactEnumerator.__name__)
"""


def said(script: str) -> str:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_it_reads_no_source_and_leaves_import_alone_and_signatures_unread() -> None:
    sources, own, words = said(LEAN + LOADED).splitlines()
    assert "felt" not in sources
    assert own == "__import__ compile"
    assert words == "False"


def test_a_wrong_call_is_told_in_the_same_words_as_ever() -> None:
    told = said(LEAN + WRONG_CALLS)
    assert "QRectF" in told
    assert "ExactEnumerator" in told
    assert told == said(WRONG_CALLS)


def test_a_binding_that_is_there_already_stays_as_it_is() -> None:
    assert (
        said(
            "import builtins, PySide6.QtCore\nwas = builtins.__import__\n"
            + LEAN
            + "print(was is builtins.__import__)"
        )
        == "True\n"
    )
