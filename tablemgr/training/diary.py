"""A trainee's diary: all that he did, line by line, in a file of his own, to which lines are only
added.

Everything else is worked out from it: what he remembers, his learning curve, how his block stands.
A line that a crash cut off was not written: it is left out, and the next one begins anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import quote, unquote

import msgspec
from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import make_private, open_plain, read_plain, sync_folder

FOLDER: Final = "trainees"
"""The folder of the diaries, in training's own data folder."""
SUFFIX: Final = ".jsonl"
_LARGEST_BYTES: Final = 500_000_000
_TEST_MODE: Final = "table-ready"


class AnswerLine(Struct, frozen=True, tag="answer"):
    """An answer that counts."""

    at: datetime
    game: str
    mode: str
    item: str
    """The skill and its class: `payout/initial win`."""
    right: bool
    ms: int = 0
    answer: str = ""
    """What was said, if it was wrong."""
    correct: str = ""
    lesson: int = 0
    """The lesson of his curriculum that it was given in; 0: none."""

    @property
    def is_payment(self) -> bool:
        """Say whether it counts for a certificate's block."""
        return self.mode == _TEST_MODE and self.is_money

    @property
    def is_money(self) -> bool:
        """Say whether it tells what a Bet wins or loses."""
        return self.item.partition("/")[0] == "payout"


class NoticedLine(Struct, frozen=True, tag="noticed"):
    """The end of the faults of a kind in one Round."""

    at: datetime
    game: str
    mode: str
    kind: str
    hits: int = 0
    late: int = 0
    misses: int = 0
    false_alarms: int = 0
    quiet: int = 0


class RoundLine(Struct, frozen=True, tag="round"):
    """A Round of a lesson was dealt to its end at the window."""

    at: datetime
    game: str
    lesson: int


class BlockLine(Struct, frozen=True, tag="block"):
    """A block of payments is opened, before its first payment; it is never moved."""

    at: datetime
    game: str
    tries: int


DiaryLine: TypeAlias = AnswerLine | NoticedLine | RoundLine | BlockLine
_LINE: Final = msgspec.json.Decoder(DiaryLine)


def diary_of(folder: Path, name: str) -> Path:
    """Give the place of somebody's diary; `folder` is training's data folder."""
    return folder / FOLDER / f"{quote(name, safe='')}{SUFFIX}"


def trainees(folder: Path) -> list[str]:
    """Whose diaries lie in training's data folder."""
    found = sorted((folder / FOLDER).glob(f"*{SUFFIX}"))
    return [unquote(file.name.removesuffix(SUFFIX)) for file in found]


def add_lines(file: Path, lines: Sequence[DiaryLine]) -> None:
    """Add lines, synced to the disk. Raises `Fault`."""
    if not lines:
        return
    data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    try:
        make_private(file.parent)
        fresh = not file.exists()
        with os.fdopen(open_plain(file, os.O_RDWR | os.O_CREAT | os.O_APPEND), "r+b") as diary:
            if not _ends_a_line(diary.fileno()):
                data = b"\n" + data
            diary.write(data)
            diary.flush()
            os.fsync(diary.fileno())
        if fresh:
            sync_folder(file.parent)
    except OSError as error:
        remedy = "Training needs a folder that this user may write."
        raise Fault("{file}: {error}.", remedy, file=file, error=error.strerror) from error


def _ends_a_line(fd: int) -> bool:
    size = os.fstat(fd).st_size
    return not size or os.pread(fd, 1, size - 1) == b"\n"


def read_diary(file: Path) -> list[DiaryLine]:
    """Read all lines, in order; none if there is no such file. Raises `Fault` if a line is none."""
    try:
        data = read_plain(file, _LARGEST_BYTES)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Fault(
            "{file}: {error}.", "Name the trainee's own diary.", file=file, error=error.strerror
        ) from error
    return list(_lines(file, data.split(b"\n")))


def _lines(file: Path, parts: Sequence[bytes]) -> Iterable[DiaryLine]:
    for number, part in enumerate(parts, 1):
        if not part:
            continue
        try:
            yield _LINE.decode(part)
        except msgspec.MsgspecError as error:
            if number == len(parts) or _was_cut_off(part):
                continue
            raise Fault(
                "{file}:{number}: is not a line of a diary: {error}.",
                "Put the back-up of the diary in its place.",
                file=file,
                number=number,
                error=error,
            ) from None


def _was_cut_off(part: bytes) -> bool:
    """A crash in the middle of a line leaves its beginning without its end."""
    return not part.rstrip().endswith(b"}")
