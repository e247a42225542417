"""An office printer, by CUPS: `lp` hands a PDF over, `lpstat` and `ipptool` say what is wrong.

CUPS says that a job is complete when it has handed it to the printer. That is not paper: such a job
stays sent until a person has seen it.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Final

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult

RUN_S: Final = 15.0
_REASONS: Final = {
    "media-empty": PaperTrouble.PAPER_OUT,
    "media-needed": PaperTrouble.PAPER_OUT,
    "cover-open": PaperTrouble.COVER_OPEN,
    "door-open": PaperTrouble.COVER_OPEN,
    "offline": PaperTrouble.OFFLINE,
    "connecting-to-device": PaperTrouble.OFFLINE,
    "shutdown": PaperTrouble.OFFLINE,
    "paused": PaperTrouble.OFFLINE,
}
"""What CUPS calls a printer's state, and what it is here."""
_ATTRIBUTES: Final = """{
OPERATION Get-Printer-Attributes
GROUP operation-attributes-tag
ATTR charset attributes-charset utf-8
ATTR language attributes-natural-language en
ATTR uri printer-uri $uri
ATTR keyword requested-attributes printer-state-reasons
DISPLAY printer-state-reasons
}
"""
"""The question that `ipptool` asks."""

RunProgram = Callable[[Sequence[str], bytes], "subprocess.CompletedProcess[bytes]"]
"""Runs a program with this on its standard input. Raises OSError and `TimeoutExpired`."""


def run_program(words: Sequence[str], given: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run one of CUPS's programs, in plain English whatever the system's language is."""
    env = {"LC_ALL": "C", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}
    return subprocess.run(
        words, input=given, capture_output=True, timeout=RUN_S, check=False, env=env
    )


class SpooledPrinter:
    """A `Printer` that is a queue of CUPS."""

    def __init__(self, queue: str, run: RunProgram = run_program) -> None:
        self._queue = queue
        self._run = run

    def check(self) -> None:
        try:
            found = self._run(["lpstat", "-p", self._queue], b"")
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NotReadyError(PaperTrouble.NO_SPOOLER) from error
        words = (found.stdout + found.stderr).decode(errors="replace")
        if "scheduler" in words.lower() or "bad file descriptor" in words.lower():
            raise NotReadyError(PaperTrouble.NO_SPOOLER)
        if found.returncode or self._queue not in words:
            raise NotReadyError(PaperTrouble.UNKNOWN_QUEUE)
        if "disabled" in words:
            raise NotReadyError(PaperTrouble.OFFLINE)
        trouble = self._reason()
        if trouble is not None:
            raise NotReadyError(trouble)

    def send(self, number: int, name: str, data: bytes) -> PaperResult:
        title = f"{name} ({number})"
        try:
            done = self._run(["lp", "-d", self._queue, "-t", title, "-"], data)
        except FileNotFoundError:
            return PaperResult(PaperEnd.FAILED, PaperTrouble.NO_SPOOLER)
        except (OSError, subprocess.TimeoutExpired) as error:
            return PaperResult(PaperEnd.DOUBT, said=str(error))
        said = (done.stdout + done.stderr).decode(errors="replace").strip()
        if done.returncode:
            return PaperResult(PaperEnd.FAILED, PaperTrouble.NO_SPOOLER, said)
        return PaperResult(PaperEnd.SENT, said=said)

    def close(self) -> None:
        """Nothing is open between two jobs."""

    def _reason(self) -> PaperTrouble | None:
        """Give what the queue's printer says of itself; None if it is well, or nobody can be
        asked.
        """
        uri = f"ipp://localhost/printers/{self._queue}"
        try:
            said = self._run(["ipptool", "-c", "-d", f"uri={uri}", uri, "/dev/stdin"], _QUESTION)
        except (OSError, subprocess.TimeoutExpired):
            return None
        words = said.stdout.decode(errors="replace")
        for reason, trouble in _REASONS.items():
            if reason in words and f"{reason}-report" not in words:
                return trouble
        return None


_QUESTION: Final = _ATTRIBUTES.encode()


def queues(run: RunProgram = run_program) -> list[str]:
    """The names of all queues of CUPS; none if it is not there."""
    if shutil.which("lpstat") is None and run is run_program:
        return []
    try:
        said = run(["lpstat", "-e"], b"")
    except (OSError, subprocess.TimeoutExpired):
        return []
    return said.stdout.decode(errors="replace").split() if not said.returncode else []
