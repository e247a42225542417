"""The faults of the world by their names: what can go wrong at a write of the journal, and beside
it. Asking for another one is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from tablemgr.basics.errors import Fault
from tablemgr.journal import Draft, Entry
from tablemgr.world.disk import (
    FailingJournal,
    ends_after,
    ends_before,
    is_full,
    is_removed,
    is_slow,
    loses,
    reorders,
    reports_an_error,
    tears,
)

FailingWrite: TypeAlias = Callable[[FailingJournal, Sequence[Draft]], list[Entry]]

PEOPLE: Final = "people"
CLOCK: Final = "clock"
LOST: Final = "lost-write"
PRINTER: Final = "printer"
RENAME: Final = "rename"
REORDERED: Final = "reordered-write"
AT_A_WRITE: Final[dict[str, Callable[[Random], FailingWrite]]] = {
    "crash": lambda dice: dice.choice((ends_before, ends_after)),
    "torn-write": tears,
    REORDERED: reorders,
    LOST: lambda _: loses,
    "slow-fsync": is_slow,
    "remove": is_removed,
    "disk-full": lambda _: is_full,
    "io-error": lambda dice: reports_an_error(dice.random() < 0.5),
}
"""By its name, how a write of the journal goes wrong."""
LINE: Final = {
    "line-loss": "messages of the shoe are lost",
    "line-repeat": "the shoe sends its messages two or three times",
    "line-garbage": "bytes on the shoe's line are damaged, and others come between them",
    "line-flood": "a device sends more than any has to say, and is set aside",
    "line-unplug": "the shoe's cable is pulled and put back",
    "line-other-device": "another device speaks on the shoe's line",
}
"""What can happen on the line between the shoe and the program, if a table has one."""
MEANINGS: Final = {
    PEOPLE: "people err and say anything, in the wrong order and in the wrong role",
    CLOCK: "the clock is set forwards and backwards",
    "crash": "the program ends just before or after a write of the journal",
    "torn-write": "the power fails during a write: a part of it is on the disk",
    REORDERED: "the power fails during a write or while the log is folded into the file, and the "
    "parts come on the disk in any order",
    LOST: "the disk loses a write that it said was on it",
    "slow-fsync": "the disk takes up to a minute for a write",
    "remove": "somebody deletes or renames the open journal, its log or its anchor",
    RENAME: "at a start the disk gives a file no new name",
    "disk-full": "the disk is full",
    "io-error": "the disk reports an error at a write",
    PRINTER: "the printer has no paper, is off, or does not say what became of a slip",
    **LINE,
}
"""What each fault that can be asked for means."""


def faults_named(words: str) -> frozenset[str]:
    """The faults of a list with commas; `all` stands for every one. Raises `Fault` for a name that
    is not built.
    """
    if words == "all":
        return frozenset(MEANINGS)
    names = [word.strip() for word in words.split(",") if word.strip()]
    for name in names:
        if name not in MEANINGS:
            known = ", ".join(MEANINGS)
            raise Fault(
                "There is no fault {name!r}.",
                "Those that are built: all, or {known}.",
                name=name,
                known=known,
            )
    return frozenset(names)
