"""Plays a round record at a table, step by step, and compares the result with what the record
expects. Reads no file and prints nothing: `tablemgr replay` does.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from tablemgr.basics.errors import Refusal
from tablemgr.past.record import Expectation, RoundRecord, ScriptStep
from tablemgr.rules.commands import Open
from tablemgr.rules.events import Event, Flagged
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.table import Table


class Replay(Struct):
    """A record's Round after its last command."""

    table: Table
    steps: list[tuple[ScriptStep, list[Event], Refusal | None]] = field(default_factory=list)
    """Each line, the events that it led to, and why it was refused, if it was."""
    flagged_at: list[int] = field(default_factory=list)
    """For each flag of the Round, the position of the command that raised it."""

    @property
    def flags(self) -> list[tuple[int, Flagged]]:
        """Each flag as it reads now (I14), with the position of the command that raised it."""
        return list(zip(self.flagged_at, self.table.position.flags, strict=True))

    @property
    def refused(self) -> list[tuple[ScriptStep, Refusal]]:
        """The commands that were refused, and why."""
        return [(step, refusal) for step, _, refusal in self.steps if refusal is not None]


def play(record: RoundRecord) -> Replay:
    """Tell a fresh table everything in the record, going on after each refusal."""
    replay = Replay(record.table())
    for _ in walk(record, replay):
        pass
    return replay


def walk(record: RoundRecord, replay: Replay) -> Iterator[ScriptStep]:
    """Tell the replay's fresh table the record, line by line; yields each line once it is told."""
    role = Role.DEALER
    for step in record.script:
        if step.role is not None:
            role = step.role
        events: list[Event] = []
        refusal = None
        for command in step.commands:
            try:
                if type(command) is Open and replay.table.position.phase is not Phase.IDLE:
                    # A record has one Round: no other may open, even if the first is over.
                    raise replay.table.rulebook.refusal(Reason("already-open"))
                events += replay.table.do(command, role)
            except Refusal as why:
                refusal = why
                break
        replay.steps.append((step, events, refusal))
        replay.flagged_at += [step.position for e in events if isinstance(e, Flagged)]
        yield step


def differences(replay: Replay, expect: Expectation) -> list[str]:
    """Say what differs from what the record expects, one sentence each."""
    position = replay.table.position
    found: list[str] = []

    def compare(name: str, expected: object, actual: object) -> None:
        if expected is not None and expected != actual:
            found.append(f"{name}: expected {_shown(expected)}, found {_shown(actual)}")

    compare("phase", expect.phase, position.phase.value)
    net = None if expect.net is None else dict(sorted(expect.net.items()))
    compare("net", net, position.net())
    hands, same = replay.table.family.hands(position), replay.table.family.hand_key
    for key, text in expect.hands.items():
        if same(text) != same(hands[key]):
            compare(key, text, hands[key])
    compare("refused", expect.refused, tuple(step.position for step, _ in replay.refused))
    compare("flags", expect.flags, tuple(flag.paragraph for _, flag in replay.flags))
    return found


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {amount}" for key, amount in value.items()) or "nobody"
    if isinstance(value, tuple):
        return " ".join(str(item) for item in value) or "none"
    return str(value) or "nothing"
