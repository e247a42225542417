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
    "paused": PaperTrouble.QUEUE_STOPPED,
}
"""What CUPS calls a printer's state, and what it is here."""
_ONE_TRAY: Final = ("media-empty-report", "media-needed-report")
"""Said of one tray of several: the printer prints on."""
_QUESTION: Final = b"""{
OPERATION Get-Printer-Attributes
GROUP operation-attributes-tag
ATTR charset attributes-charset utf-8
ATTR language attributes-natural-language en
ATTR uri printer-uri $uri
ATTR keyword requested-attributes printer-state-reasons,printer-is-accepting-jobs
DISPLAY printer-state-reasons
DISPLAY printer-is-accepting-jobs
}
"""
"""`ipptool` asks this; it answers `none,true` of a queue that is well."""

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
            raise NotReadyError(PaperTrouble.QUEUE_STOPPED)
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
            return PaperResult(PaperEnd.FAILED, _why_refused(said), said)
        return PaperResult(PaperEnd.SENT, said=said)

    def close(self) -> None:
        """Nothing is open between two jobs."""

    def _reason(self) -> PaperTrouble | None:
        """Give what the queue's printer says of itself; None if it is well, or nobody can be
        asked.
        """
        uri = f"ipp://localhost/printers/{self._queue}"
        try:
            said = self._run(["ipptool", "-c", uri, "/dev/stdin"], _QUESTION)
        except (OSError, subprocess.TimeoutExpired):
            return None
        words = said.stdout.decode(errors="replace")
        for of_one_tray in _ONE_TRAY:
            words = words.replace(of_one_tray, "")
        for reason, trouble in _REASONS.items():
            if reason in words:
                return trouble
        return PaperTrouble.QUEUE_STOPPED if words.rstrip().endswith(",false") else None


def _why_refused(said: str) -> PaperTrouble:
    """The trouble, by what `lp` said when it took no job."""
    if "not accepting" in said:
        return PaperTrouble.QUEUE_STOPPED
    unknown = "does not exist" in said or "unknown destination" in said
    return PaperTrouble.UNKNOWN_QUEUE if unknown else PaperTrouble.NO_SPOOLER


def queues(run: RunProgram = run_program) -> list[str]:
    """The names of all queues of CUPS; none if it is not there."""
    if shutil.which("lpstat") is None and run is run_program:
        return []
    try:
        said = run(["lpstat", "-e"], b"")
    except (OSError, subprocess.TimeoutExpired):
        return []
    return said.stdout.decode(errors="replace").split() if not said.returncode else []
