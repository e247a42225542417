"""The printers of the house profile, for `tablemgr printers`. Knows no printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from tablemgr.house.profile import load_or_create
from tablemgr.house.profile_change import change_file

T = TypeVar("T")


class PrinterToSet(Protocol):
    """A printer as it is to be written into the house profile."""

    @property
    def address(self) -> str: ...

    @property
    def paper(self) -> str: ...

    @property
    def confirms(self) -> bool: ...


def printers_in(path: Path, make: Callable[[str, str, bool], T]) -> dict[str, T]:
    """The printers of a house profile by their roles; `make` gets address, paper, and whether it
    confirms. Raises `Fault`.
    """
    if not path.exists():
        return {}
    lines = load_or_create(path).printers.by_role
    return {role: make(line.address, line.paper, line.confirms) for role, line in lines.items()}


def set_printer(path: Path, role: str, printer: PrinterToSet) -> None:
    """Write a role's printer into a house profile, which is made if there is none. Raises `Fault`.

    The next start of the table says what was changed and asks who signs for it.
    """
    load_or_create(path)
    change_file(
        path,
        {
            f"printers.{role}.address": printer.address,
            f"printers.{role}.paper": printer.paper,
            f"printers.{role}.confirms": printer.confirms,
        },
    )
