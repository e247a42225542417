"""Work beside the Round (a slip, a preview, a past Round): if it fails, a message says so.

It never stops the Round, whose money is stored already. An unexpected error is also written to a
bug file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault
from ui.safety.bug_log import where, words_of, write_bug
from ui.theme.words import fault_in_words
from ui.views.dialogs import AlertView
from ui.views.shared import Tone


@contextmanager
def beside(alert: Callable[[AlertView], object], key: str, what: str) -> Iterator[None]:
    """Do the work in the `with` block; if it fails, `alert` gets a message with that key.

    `what` says what can't be done; a `Fault` says so in its own words.
    """
    try:
        yield
    except Fault as fault:
        alert(AlertView(key, *fault_in_words(fault)))
    except Exception as error:  # noqa: BLE001 - an import, the system, a bug: the Round goes on
        text = QCoreApplication.translate("beside", "The Round is not affected. Details: {0} ({1})")
        remedy = text.format(where(write_bug(error)), words_of(error))
        alert(AlertView(key, what, remedy, Tone.TAKE))
