"""Finds out whether a write-ahead log lost commits in its middle, which SQLite itself does not
report.

SQLite reads the log up to the first frame that is not valid and ignores the rest. After a power cut
that is right: at most the one commit that was not yet synced is torn. But if two whole commits
follow the tear, both had been acknowledged, and the log was damaged afterwards.
Pure: bytes in, a problem out. Source: the SQLite file format, section 4.
"""

from __future__ import annotations

from typing import Literal

from tablemgr.journal.chain import Problem
from tablemgr.journal.layout import PAGE_SIZE

_HEADER = 32
_FRAME = 24 + PAGE_SIZE
_ORDERS: dict[int, Literal["little", "big"]] = {0x377F0682: "little", 0x377F0683: "big"}


def judge_log(log: bytes, frames: int) -> Problem | None:
    """Say what is wrong with a log, or None, if SQLite accepts its first `frames` frames."""
    if len(log) <= _HEADER:
        return None  # cut off at its very start: nothing had been committed to it
    if not _header_holds(log):
        return Problem(None, "the start of the write-ahead log is damaged")
    salts = log[16:24]
    starts = range(_HEADER + frames * _FRAME, len(log) - _FRAME + 1, _FRAME)
    commits = sum(log[at + 8 : at + 16] == salts and any(log[at + 4 : at + 8]) for at in starts)
    if commits > 1:
        return Problem(
            None,
            f"the write-ahead log is damaged at frame {frames + 1}, and {commits} commits follow",
        )
    return None


def _header_holds(log: bytes) -> bool:
    """SQLite's checksum over the first 24 bytes, in the word order that the magic number says."""
    order = _ORDERS.get(int.from_bytes(log[:4], "big"))
    if order is None:
        return False
    first = second = 0
    for at in range(0, 24, 8):
        first += int.from_bytes(log[at : at + 4], order) + second
        second += int.from_bytes(log[at + 4 : at + 8], order) + first
    sums = (first % 2**32).to_bytes(4, "big") + (second % 2**32).to_bytes(4, "big")
    return log[24:32] == sums
