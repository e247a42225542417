"""What a record shows of a paragraph: it cites it, or something that is claimed of it holds.

A record reaches a paragraph if its replay refuses by it, flags it, settles a Bet by it or asks by
it at some step; to be asked by it alone is not enough for a paragraph. What no citation can show
(how many decks, who gets which card) stands in `seen.toml` as claims: `KEY = VALUE`, `KEY has
VALUE` or `KEY lacks VALUE`, after the whole script or, with `@N` before it, after its command N.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.commandline.replay_command import as_json
from tablemgr.library import PlayedRecord
from tablemgr.past.record import RoundRecord, read
from tablemgr.past.replay import Replay, walk
from tablemgr.rules.events import BetSettled, Flagged, Noted
from tests.record_names import RECORDS

_CLAIM: Final = re.compile(r"(?:@(?P<step>\d+) )?(?P<key>\S+) (?P<verb>=|has|lacks) (?P<value>.+)")


@cache
def record_of(pointer: str) -> RoundRecord:
    """The record `game/name`."""
    return read(RECORDS / f"{pointer}.round.toml")


@cache
def cited(pointer: str) -> frozenset[str]:
    """The paragraphs and rulings by which a record's replay refuses, flags, notes or settles."""
    record = record_of(pointer)
    replay = Replay(record.table())
    found: set[str] = set()
    for _ in walk(record, replay):
        _, events, refusal = replay.steps[-1]
        spoken = (e for e in events if isinstance(e, BetSettled | Flagged | Noted))
        found |= {event.paragraph for event in spoken}
        if refusal is not None:
            found.add(refusal.paragraph)
    return frozenset(found | {line.paragraph for line in replay.table.position.settlement})


@cache
def asked(pointer: str) -> frozenset[str]:
    """The paragraphs and rulings by which the guide asks at some step of a record."""
    record = record_of(pointer)
    replay = Replay(record.table())
    first = replay.table.guide().paragraph
    return frozenset({first, *(replay.table.guide().paragraph for _ in walk(record, replay))})


def flaw(pointer: str, claim: str) -> str | None:
    """What is wrong with a claim about a record, or None if it holds."""
    parts = _CLAIM.fullmatch(claim)
    if parts is None:
        return f"{claim!r} is no claim"
    record = record_of(pointer)
    step = len(record.script) if parts["step"] is None else int(parts["step"])
    if not 1 <= step <= len(record.script):
        return f"{pointer} has no command {step}"
    scene = scene_after(pointer, step)
    key, verb, value = parts["key"], parts["verb"], parts["value"]
    if key not in scene:
        return f"{pointer} has no {key} after command {step}"
    actual = scene[key]
    if (verb == "=") == isinstance(actual, tuple):
        return f"{key} is {actual!r}: {verb!r} is not for it"
    holds = actual == value if verb == "=" else (value in actual) == (verb == "has")
    return None if holds else f"{pointer}: {claim!r}, but it is {actual!r}"


@cache
def scene_after(pointer: str, step: int) -> dict[str, str | tuple[str, ...]]:
    """All that can be claimed of a record after its command `step`, by key."""
    record = record_of(pointer)
    replay = Replay(record.table())
    for _ in walk(replace(record, script=record.script[:step], expect=None), replay):
        pass
    told = as_json(PlayedRecord(replace(record, expect=None), replay), pointer)
    scene: dict[str, str | tuple[str, ...]] = {
        "decks": str(replay.table.decks),
        "boxes": str(replay.table.boxes),
        "phase": told["phase"],
        "next.paragraph": told["next"]["paragraph"],
        "allowed": tuple(told["allowed"]),
        "refused": tuple(str(one["step"]) for one in told["refused"]),
        "flags": tuple(one["paragraph"] for one in told["flags"]),
        "hands": tuple(_hands_of(told["boxes"])),
    }
    scene |= {f"net.{player}": amount for player, amount in told["net"].items()}
    for line in told["settlement"]:
        where = f"line.{line['box']}.{line['hand']}.{line['player']}.{line['bet']}"
        scene |= {f"{where}.{part}": line[part] for part in ("stake", "outcome", "won", "lost")}
    scene |= _flat("dealer", told["dealer"])
    for box, held in told["boxes"].items():
        scene |= _flat(f"box.{box}", held)
    return scene


def _hands_of(boxes: dict[str, Any]) -> Iterator[str]:
    """`BOX.HAND` of each blackjack Hand, `BOX` of each of Si Ki Pi."""
    for box, held in boxes.items():
        yield from [f"{box}.{n}" for n, _ in enumerate(held.get("hands", ()), 1)] or [str(box)]


def _flat(name: str, value: Any) -> dict[str, str]:
    """Each part by its dotted name: cards side by side, Hands counted from 1."""
    if isinstance(value, dict):
        parts = (_flat(f"{name}.{key}", part) for key, part in value.items())
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        parts = (_flat(f"{name}.{n}", part) for n, part in enumerate(value, 1))
    else:
        return {name: " ".join(value) if isinstance(value, list) else str(value).lower()}
    return {key: text for each in parts for key, text in each.items()}
