"""The printers of a house profile: one for each role. Knows no printer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from tablemgr.rules.rulebook.model import Strict

ROLES: Final = ("slips", "cage", "reports")
"""What a printer is for: the slips at the table, the papers of the cage, reports."""

Address = Annotated[
    str,
    msgspec.Meta(
        max_length=300,
        pattern=r"\A(tcp://[^\s:]+(:\d{1,5})?|usb:[0-9a-fA-F]{4}:[0-9a-fA-F]{4}|"
        r"(serial|file|cups|folder):[^\x00-\x1f\x7f]+)\Z",
        description="a printer's address in quotes, like "
        '"tcp://10.0.0.5:9100", "usb:04b8:0202", "serial:/dev/ttyUSB0@38400", '
        '"file:/dev/usb/lp0", "cups:office" or "folder:/srv/paper",',
    ),
]


class PrinterLine(Strict, frozen=True):
    """One printer: where it is, and what paper is in it."""

    address: Address
    paper: Literal["A6", "80 mm", "58 mm"] = "80 mm"
    confirms: bool = True
    """A receipt printer is asked to say that a slip is out; false for one that can't."""


class PrinterLines(Strict, frozen=True):
    """The printers by their roles."""

    slips: PrinterLine | None = None
    cage: PrinterLine | None = None
    reports: PrinterLine | None = None

    @property
    def by_role(self) -> Mapping[str, PrinterLine]:
        """Those that the house has."""
        found = {role: getattr(self, role) for role in ROLES}
        return {role: line for role, line in found.items() if line is not None}
