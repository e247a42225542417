"""Makes what a disk holds if the power fails, from the record of what was done to its files.

A synced file has everything that was written before; of what was written since, each piece is there
or not, or a part of it, in sectors. Names are given and taken in order; those since the folder was
last synced may all be as before, or the first few of them are not.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

SECTOR = 512
_HEAD = struct.Struct("=c3Q")


class Step(NamedTuple):
    """One thing that was done: what, to which file, where, and with what."""

    what: str
    path: str
    at: int
    data: bytes


def recorded(file: Path) -> list[Step]:
    """Everything that was done, in order."""
    return list(_steps(file.read_bytes()))


def _steps(record: bytes) -> Iterator[Step]:
    place = 0
    while place < len(record):
        what, path_size, size, at = _HEAD.unpack_from(record, place)
        place += _HEAD.size
        path = record[place : place + path_size].decode()
        place += path_size
        yield Step(what.decode(), path, at, record[place : place + size])
        place += size


class File:
    """The bytes of one file that are surely on the disk, and what was done to it since its sync."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.since: list[Step] = []

    def sync(self) -> None:
        """All that was written is on the disk."""
        for step in self.since:
            _apply(self.synced, step)
        self.since = []

    def left(self, dice: Random) -> bytes:
        """What is there after the power has failed."""
        data = bytearray(self.synced)
        for step in self.since:
            if dice.random() < 0.5:
                _apply(data, step)
            elif dice.random() < 0.5:
                for at in range(0, len(step.data), SECTOR):
                    if dice.random() < 0.5:
                        piece = step.data[at : at + SECTOR]
                        _apply(data, Step("w", step.path, step.at + at, piece))
        return bytes(data)


def _apply(data: bytearray, step: Step) -> None:
    if step.what == "t":
        del data[step.at :]
        data.extend(bytes(step.at - len(data)))
    else:
        data.extend(bytes(max(0, step.at - len(data))))
        data[step.at : step.at + len(step.data)] = step.data


def left_by_a_power_cut(steps: Sequence[Step], dice: Random) -> dict[str, bytes]:
    """The files, by their paths, if the power fails after these steps."""
    names: dict[str, File] = {}
    """As the program sees them."""
    on_disk: dict[str, File] = {}
    """As they surely are."""
    named_since: list[dict[str, File]] = []
    for step in steps:
        if step.what in "cru":
            _name(names, step)
            named_since.append(dict(names))
        elif step.what == "s" and step.path not in names:  # the folder
            on_disk, named_since = dict(names), []
        elif step.what == "s":
            names[step.path].sync()
        else:
            names.setdefault(step.path, File()).since.append(step)
    kept = dice.randrange(len(named_since) + 1)
    found = named_since[kept - 1] if kept else on_disk
    return {path: file.left(dice) for path, file in found.items()}


def _name(names: dict[str, File], step: Step) -> None:
    if step.what == "c":
        names[step.path] = File()
    elif step.what == "u":
        names.pop(step.path, None)
    else:
        names[step.data.decode()] = names.pop(step.path, File())
