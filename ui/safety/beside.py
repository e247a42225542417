"""What is done beside the Round (a slip, a preview, a past Round): its failure is a message.

It never stops the Round, whose money is stored already. What nobody expected is written down too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault
from ui.safety.bug_log import where, words_of, write_bug
from ui.views.dialogs import AlertView
from ui.views.shared import Tone


@contextmanager
def beside(alert: Callable[[AlertView], object], key: str, what: str) -> Iterator[None]:
    """Tell `alert` under that key if the work in it fails; `what` says what can't be had."""
    try:
        yield
    except Fault as fault:
        alert(AlertView(key, fault.what, fault.remedy))
    except Exception as error:  # noqa: BLE001 - an import, the system, a bug: the Round goes on
        text = QCoreApplication.translate("beside", "The Round is not affected. Details: {0} ({1})")
        remedy = text.format(where(write_bug(error)), words_of(error))
        alert(AlertView(key, what, remedy, Tone.TAKE))
