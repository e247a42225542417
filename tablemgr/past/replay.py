"""Plays a round record at a table and says what came of it: `tablemgr replay`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Refusal
from tablemgr.past.record import Expectation, RecordError, RoundRecord, Step, read
from tablemgr.rules.commands import Open
from tablemgr.rules.events import BetSettled, Event, Flagged, Noted
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.table import Table

EXIT_OK: Final = 0
EXIT_DIFFERS: Final = 1
EXIT_UNREADABLE: Final = 2


@dataclass(slots=True)
class Replay:
    """A record's Round after its last command."""

    table: Table
    steps: list[tuple[Step, list[Event], Refusal | None]] = field(default_factory=list)
    """Each command, what it led to, and why it was refused, if it was."""
    flagged_at: list[int] = field(default_factory=list)
    """For each flag of the Round, the position of the command that raised it."""

    @property
    def flags(self) -> list[tuple[int, Flagged]]:
        """Each flag as it reads now (I14), beside the position of the command that raised it."""
        return list(zip(self.flagged_at, self.table.position.flags, strict=True))

    @property
    def refused(self) -> list[tuple[Step, Refusal]]:
        """The commands that were refused, and why."""
        return [(step, refusal) for step, _, refusal in self.steps if refusal is not None]


def play(record: RoundRecord) -> Replay:
    """Tell a fresh table everything in the record, going on after each refusal."""
    replay = Replay(record.table())
    for _ in walk(record, replay):
        pass
    return replay


def walk(record: RoundRecord, replay: Replay) -> Iterator[Step]:
    """Tell the replay's fresh table the record, one command at a time: each, once it is told."""
    role = Role.DEALER
    for step in record.script:
        if step.role is not None:
            role = step.role
        events: list[Event] = []
        refusal = None
        for command in step.commands:
            try:
                if type(command) is Open and replay.table.position.phase is not Phase.IDLE:
                    # One record is one Round: here even a Round that is over does not make room.
                    raise replay.table.rulebook.refusal(Reason("already-open"))
                events += replay.table.do(command, role)
            except Refusal as why:
                refusal = why
                break
        replay.steps.append((step, events, refusal))
        replay.flagged_at += [step.position for e in events if isinstance(e, Flagged)]
        yield step


def _of_table(table: Table) -> str:
    """`8 decks, 7 boxes`."""
    decks = counted(table.decks, "1 deck", "{0} decks")
    return f"{decks}, {counted(table.boxes, '1 box', '{0} boxes')}"


def differences(replay: Replay, expect: Expectation) -> list[str]:
    """What differs from what the record expects, one sentence each."""
    position = replay.table.position
    found: list[str] = []

    def compare(name: str, expected: object, actual: object) -> None:
        if expected is not None and expected != actual:
            found.append(f"{name}: expected {_shown(expected)}, found {_shown(actual)}")

    compare("phase", expect.phase and expect.phase.value, position.phase.value)
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


def as_json(record: RoundRecord, replay: Replay, file: str) -> dict[str, Any]:
    """The answer of `tablemgr replay --json` for one file."""
    table = replay.table
    position = table.position
    guide = table.guide()
    expect: str | list[str] | None = None
    if record.expect is not None:
        expect = differences(replay, record.expect) or "ok"
    return {
        "file": file,
        "game": record.game,
        "phase": position.phase.value,
        **table.family.as_json(position),
        "settlement": [line_as_json(line) for line in position.settlement],
        "net": {player: str(net) for player, net in position.net().items()},
        "flags": [
            {"step": step, "paragraph": flag.paragraph, "text": flag.text}
            for step, flag in replay.flags
        ],
        "refused": [
            {
                "step": step.position,
                "command": step.line,
                "paragraph": why.paragraph,
                "text": why.text,
            }
            for step, why in replay.refused
        ],
        "allowed": table.allowed(),
        "next": {"text": guide.text, "say": guide.say, "paragraph": guide.paragraph},
        "expect": expect,
    }


def line_as_json(line: BetSettled) -> dict[str, Any]:
    """One line of a settlement, amounts as texts with two decimals."""
    return {
        "box": line.box,
        "hand": line.hand,
        "player": line.player,
        "bet": line.bet,
        "stake": str(line.stake),
        "outcome": line.outcome.value,
        "won": str(line.won),
        "lost": str(line.lost),
        "returned": str(line.returned),
        "paragraph": line.paragraph,
    }


def main(argv: Sequence[str]) -> int:
    """`tablemgr replay FILE… [--json]`: 0 all held, 1 something differs, 2 a file is unreadable."""
    parser = argparse.ArgumentParser(
        prog="tablemgr replay",
        description="Play Rounds that stand in files, step by step. Exit status: 0 where all held, "
        "1 where something differs, 2 where a file can't be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    arguments = parser.parse_args(argv)
    status = EXIT_OK
    for file in arguments.files:
        try:
            record = read(file)
        except RecordError as error:
            print(error, file=sys.stderr)
            status = EXIT_UNREADABLE
            continue
        replay = play(record)
        if arguments.json:
            print(json.dumps(as_json(record, replay, file)))
        else:
            print(account(record, replay, file))
        differs = record.expect is not None and differences(replay, record.expect)
        if differs and status == EXIT_OK:
            status = EXIT_DIFFERS
    return status


def account(record: RoundRecord, replay: Replay, file: str) -> str:
    """The Round as a readable text, ending in the settlement and in `ok` or what differs."""
    table = replay.table
    out = [f"{file}: {table.rulebook.title}, {_of_table(table)}"]
    for step, events, refusal in replay.steps:
        out.append(f"{step.position:4}  {step.line}")
        out += [f"        {line}" for line in _consequences(events)]
        if refusal is not None:
            out.append(f"        refused: {refusal}")
    position = table.position
    hands = table.family.hands(position).items()
    shown = " ".join(f"{key.capitalize()}: {text or 'no cards'}." for key, text in hands)
    out.append(f"Phase {position.phase.value}. {shown.removesuffix('.')}")
    if position.settlement:
        out.append("Settlement")
        out += [f"  {_settled(line)}" for line in position.settlement]
        out.append("Net")
        out += [f"  {player:<20} {net:>14}" for player, net in position.net().items()]
    else:
        guide = table.guide()
        out.append(f"Next: {guide.text} ({guide.paragraph})")
    if record.expect is not None:
        out += differences(replay, record.expect) or ["ok"]
    return "\n".join(out)


def _consequences(events: Sequence[Event]) -> list[str]:
    out = []
    for event in events:
        if isinstance(event, Flagged):
            out.append(f"flag {event.paragraph}: {event.text}")
        elif isinstance(event, Noted):
            out.append(f"notice {event.paragraph}: {event.text}")
        elif isinstance(event, BetSettled):
            out.append(_settled(event))
    return out


def _settled(line: BetSettled) -> str:
    hand = f".{line.hand}" if line.hand > 1 else ""
    return (
        f"box {line.box}{hand:<3} {line.player:<16} {line.bet:<13} {line.stake:>12}"
        f"  {line.outcome.value:<10} won {line.won:>12}  lost {line.lost:>12}"
        f"  returned {line.returned:>12}  {line.paragraph}"
    )
