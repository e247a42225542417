"""Names slips: by their kind, and their number among the slips of that kind."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablemgr.basics.messages import Message
from tablemgr.tray.refusals import called

SETTLEMENT: Final = "settlement"
VOID: Final = "void"
CONTEXT: Final = "slips"
"""Of what slips say, for a translator."""
OF_ROUNDS: Final = (SETTLEMENT, VOID)
"""The kinds of slips that a Round gets."""
_FILES: Final = {SETTLEMENT: "slip"}
"""How the files of a kind are named, if not by the kind."""


class SlipName(Struct, frozen=True):
    """Which slip of a table: the numbers of each kind are consecutive."""

    number: int
    kind: str = SETTLEMENT

    @property
    def digits(self) -> str:
        """The number as it is printed: `000003`."""
        return f"{self.number:06d}"

    @property
    def words(self) -> Message:
        """The slip in a sentence: `slip 000003`, `void slip 000001`."""
        digits = {"digits": self.digits}
        if self.kind == SETTLEMENT:
            return Message(CONTEXT, "slip {digits}", digits)
        if self.kind == VOID:
            return Message(CONTEXT, "void slip {digits}", digits)
        kind = called(self.kind)
        return Message(CONTEXT, "{kind} slip {digits}", {"kind": kind, **digits})

    @property
    def file(self) -> str:
        """The name of its files: `slip-000003`, `void-000001`."""
        return f"{_FILES.get(self.kind, self.kind)}-{self.digits}"

    def stored(self) -> dict[str, str]:
        """The kind, for an entry that has the number; a settlement's entry names none."""
        return {} if self.kind == SETTLEMENT else {"kind": self.kind}
