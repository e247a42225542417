"""The questions to an ESC/POS printer beyond printing, and its answers. Pure.

python-escpos makes pictures, cuts and lines. It does not ask why a printer is off line, nor have it
say that a job is out: that is here, both ends of it, so that a simulated printer speaks it too.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

_STATUS: Final = b"\x10\x04"
"""DLE EOT: the printer answers one byte at once, even while it is off line."""
ASK_PROCESS_ID: Final = b"\x1d(H\x06\x00\x30\x30"
"""GS ( H, function 48: answered once all that was sent before it is done."""
_ANSWER_ID: Final = re.compile(rb"\x37\x22([\x20-\x7e]{4})\x00")
_IDS: Final = 10_000
STATUS_QUESTIONS: Final = (2, 3, 4)
"""Why it is off line; what error it has; whether it has paper."""


class PaperTrouble(Enum):
    """The trouble with a printer."""

    ABSENT = "absent"
    """Nothing answers at that address."""
    DENIED = "denied"
    IN_USE = "in-use"
    SILENT = "silent"
    """The line is open and nothing is answered."""
    OFFLINE = "offline"
    COVER_OPEN = "cover-open"
    PAPER_OUT = "paper-out"
    CUTTER = "cutter"
    BROKEN = "broken"
    WRONG_ADDRESS = "wrong-address"
    """There is something else at that address."""
    UNKNOWN_QUEUE = "unknown-queue"
    QUEUE_STOPPED = "queue-stopped"
    """The queue is there, and somebody or the print service has stopped it."""
    NO_SPOOLER = "no-spooler"
    NO_FOLDER = "no-folder"
    NOT_WRITABLE = "not-writable"


def status_question(kind: int) -> bytes:
    """Ask for one of `STATUS_QUESTIONS`."""
    return _STATUS + bytes([kind])


def is_status(byte: int) -> bool:
    """Say whether a byte can be the answer to such a question: four of its bits are fixed."""
    return byte & 0x93 == 0x12


def trouble_in(answers: dict[int, int]) -> PaperTrouble | None:
    """Find in the answers, by their questions, what a person has to do first; None if all is well.

    >>> trouble_in({2: 0x16})
    <PaperTrouble.COVER_OPEN: 'cover-open'>
    """
    offline, error, paper = (answers.get(kind, 0x12) for kind in STATUS_QUESTIONS)
    if offline & 0x04:
        return PaperTrouble.COVER_OPEN
    if offline & 0x20 or paper & 0x60:
        return PaperTrouble.PAPER_OUT
    if error & 0x08:
        return PaperTrouble.CUTTER
    if error & 0x60:
        return PaperTrouble.BROKEN
    return PaperTrouble.OFFLINE if offline & 0x40 else None


def process_id(job: int) -> bytes:
    """The four signs by which a printer names a job."""
    return b"%04d" % (job % _IDS)


def ask_process_id(job: int) -> bytes:
    """Have the printer answer the job's sign once everything that was sent before it is done."""
    return ASK_PROCESS_ID + process_id(job)


def answered_ids(data: bytes) -> list[bytes]:
    """The signs of the jobs that are out by these answers. Anything else between them is left."""
    return _ANSWER_ID.findall(data)
