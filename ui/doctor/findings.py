"""The doctor's words on one matter, for a person and for a program. Looks at nothing itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final

from msgspec import Struct

EXIT_OF: Final[dict[str, int]] = {"ok": 0, "note": 0, "wrong": 1, "unseen": 2}


class State(Enum):
    """How a matter stands."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong, and somebody should know."""
    WRONG = "wrong"
    UNSEEN = "unseen"
    """It could not be looked at."""


class Finding(Struct, frozen=True):
    """One matter that was looked at."""

    name: str
    """Which: `journal`, `disk` …"""
    state: State
    text: str
    remedy: str = ""
    """What to do; empty if there is nothing to do."""

    def line(self) -> str:
        """For a person."""
        line = f"{self.state.value:>6}  {self.name}: {self.text}"
        return f"{line.removesuffix('.')}. {self.remedy}" if self.remedy else line

    def as_json(self) -> dict[str, Any]:
        """For a program."""
        return {
            "name": self.name,
            "state": self.state.value,
            "text": self.text,
            "remedy": self.remedy,
        }


def report(found: Sequence[Finding], *, as_json: bool) -> str:
    """All of it: a line each, or one JSON object."""
    if as_json:
        status = exit_of(found)
        checks = [each.as_json() for each in found]
        return json.dumps({"exit": status, "checks": checks}, ensure_ascii=False)
    return "\n".join(each.line() for each in found)


def exit_of(found: Iterable[Finding]) -> int:
    """0 if nothing is wrong, 1 if something is, 2 if something could not be looked at."""
    return max((EXIT_OF[each.state.value] for each in found), default=0)
