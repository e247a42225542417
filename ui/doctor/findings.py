"""The doctor's words on one matter, for a person and for a program. Looks at nothing itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.messages import Message, Translate

CONTEXT: Final = "doctor"
"""Of what the doctor says, for a translator."""
EXIT_OF: Final[dict[str, int]] = {"ok": 0, "note": 0, "wrong": 1, "unseen": 2}


class State(Enum):
    """How a matter stands."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong, and somebody should know."""
    WRONG = "wrong"
    UNSEEN = "unseen"
    """It could not be looked at."""


_STATES: Final = {
    State.OK: Message(CONTEXT, "ok"),
    State.NOTE: Message(CONTEXT, "note"),
    State.WRONG: Message(CONTEXT, "wrong"),
    State.UNSEEN: Message(CONTEXT, "unseen"),
}


def say(english: str, **values: object) -> Message:
    """Give a sentence of the doctor's."""
    return Message(CONTEXT, english, values)


class Finding(Struct, frozen=True):
    """One matter that was looked at."""

    name: Message
    """Which: `journal T1`, `disk` …"""
    state: State
    text: Message
    remedy: Message | None = None
    """What to do; None if there is nothing to do."""

    def line(self, translate: Translate) -> str:
        """For a person, in his words."""
        state, name, text = (
            each.in_words(translate) for each in (_STATES[self.state], self.name, self.text)
        )
        line = f"{state:>6}  {name}: {text}"
        if self.remedy is None or not (remedy := self.remedy.in_words(translate)):
            return line
        return f"{line.removesuffix('.').removesuffix('。')}. {remedy}"

    def as_json(self) -> dict[str, Any]:
        """For a program, in English."""
        return {
            "name": self.name.in_words(),
            "state": self.state.value,
            "text": self.text.in_words(),
            "remedy": "" if self.remedy is None else self.remedy.in_words(),
        }


def report(found: Sequence[Finding], translate: Translate, *, as_json: bool) -> str:
    """All of it: a line each, or one JSON object."""
    if as_json:
        status = exit_of(found)
        checks = [each.as_json() for each in found]
        return json.dumps({"exit": status, "checks": checks}, ensure_ascii=False)
    return "\n".join(each.line(translate) for each in found)


def exit_of(found: Iterable[Finding]) -> int:
    """0 if nothing is wrong, 1 if something is, 2 if something could not be looked at."""
    return max((EXIT_OF[each.state.value] for each in found), default=0)
