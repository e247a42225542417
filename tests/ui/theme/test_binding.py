"""The binding is asked whether it is sound, and kept from reading every source."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablemgr.basics.errors import Fault
from ui.theme.binding import CALLS, check_binding

SCRIPT = """
import linecache
from ui.theme.binding import skip_reading_sources
skip_reading_sources()
import ui.felt.widget
from PySide6.QtCore import QObject
assert QObject().objectName() == ""
print(*linecache.cache)
"""


def test_a_binding_that_loses_references_is_refused() -> None:
    counts = iter((1000, 1000 - CALLS))
    with pytest.raises(Fault, match="does not work with"):
        check_binding(lambda: None, lambda _: next(counts))


def test_a_sound_binding_passes() -> None:
    check_binding(lambda: None, lambda _: 1000)


def test_the_binding_reads_no_source_of_what_is_imported_after_it() -> None:
    command = [sys.executable, "-c", SCRIPT]
    read = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "felt" not in read
