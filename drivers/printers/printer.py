"""The common part of every printer, whatever its way: it is looked at, then given a job, and says
what came.

A job is either sent whole, or it may not have come out: then a person looks at the paper.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from msgspec import Struct

from drivers.printers.escpos_words import PaperTrouble


class PaperEnd(Enum):
    """How the sending of a job ended."""

    OUT = "out"
    """The printer itself has said that the job is out."""
    SENT = "sent"
    """All of it was taken; this printer says no more."""
    DOUBT = "doubt"
    """It may be out, in part, or not at all."""
    FAILED = "failed"
    """Nothing of it went to the printer."""


class PaperResult(Struct, frozen=True):
    """How a job ended, and why, as a trouble or in a system's words."""

    end: PaperEnd
    trouble: PaperTrouble | None = None
    said: str = ""


class PaperWork(Struct, frozen=True):
    """One job: its number, what the file is called, and how its bytes are made.

    `make` is called on the printer's own thread, before anything is sent; it raises `Fault`.
    A receipt printer gets ESC/POS from it, any other a PDF.
    """

    number: int
    name: str
    make: Callable[[], bytes]


class NotReadyError(Exception):
    """The printer can't take a job now."""

    def __init__(self, trouble: PaperTrouble, said: str = "") -> None:
        super().__init__(trouble.value, said)
        self.trouble = trouble
        self.said = said


class Printer(Protocol):
    """A printer. Only one thread may use it."""

    def check(self) -> None:
        """Look whether it can print. Raises `NotReadyError`."""

    def send(self, number: int, name: str, data: bytes) -> PaperResult:
        """Send a job, and wait until it is known how that ended."""

    def close(self) -> None:
        """Let go of the line. May be called at any time, and twice."""
