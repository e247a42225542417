"""An exception that nobody caught stops the Round, not the program. Knows no rule and no widget.

Qt would only print what a slot raises, and a thread would end without a word. Both come here, stop
the Round and are written to a bug file. Qt's own warnings come here too, and are only written down.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from ui.safety.bug_log import say, where, words_of, write_bug

_NOISE: Final = ("This plugin does not support propagateSizeHints()",)
"""Warnings of Qt without a meaning: it gives them if there is no screen."""

Stop = Callable[[BaseException], object]
"""Gets the error: stops the Round and says so on the screen."""
Written = Callable[[str], object]
"""Gets, once the Round is stopped, where the details were written."""


class Safeguard(QObject):
    """Catches what nobody else caught, on any thread, and calls `stop` on the window's thread.

    In force from `install` to `remove`, which puts back the hooks that were there before.
    """

    caught = Signal(object)

    def __init__(self, stop: Stop, written: Written, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = stop
        self._written = written
        self._before = (sys.excepthook, threading.excepthook)
        self._qt_before: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None
        self._stopping = False
        self.warnings: list[str] = []
        """The last fifty warnings of Qt."""
        self.caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Put the hooks in."""
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._from_slot
        threading.excepthook = self._from_thread
        self._qt_before = qInstallMessageHandler(self._from_qt)

    def remove(self) -> None:
        """Put the former hooks back."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(self._qt_before)

    def _from_slot(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        self.take(error)

    def _from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.caught.emit(args.exc_value)

    def _from_qt(self, kind: QtMsgType, _: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtDebugMsg or kind is QtMsgType.QtInfoMsg:
            return
        if message in _NOISE:
            return
        self.warnings = [*self.warnings[-49:], message]
        say(f"Qt: {message}")

    @Slot(object)
    def _on_caught(self, error: BaseException) -> None:
        self.take(error)

    def take(self, error: BaseException) -> None:
        """Stop the Round, then write the bug down. A bug while stopping is written down only.

        The order matters: if writing fails, the Round is stopped and the screen says so.
        """
        if self._stopping:
            self._log(error)
            return
        self._stopping = True
        try:
            self._stop(error)
        except Exception as second:  # noqa: BLE001 - the first is written down all the same
            self._log(second)
        finally:
            self._stopping = False
        self._written(self._log(error))

    def _log(self, error: BaseException) -> str:
        reference = where(write_bug(error))
        say(f"stopped: {words_of(error)} ({reference})")
        return reference
