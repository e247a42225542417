"""Session records (`*.session.toml`): what a table did between its opening and its closing.

A round record with the table's money around it: counts, fills, credits, drop and any number of
Rounds. Reads files that anybody may have written: if anything is wrong, it raises a `RecordError`.
`session_replay` plays them.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from tablemgr.basics.money import Money
from tablemgr.past.record import (
    Expectation,
    RecordError,
    RecordTable,
    RoundRecord,
    ScriptStep,
    converted,
    money,
    read_expectation,
    read_step,
    text_of,
    toml_of,
    understand,
)
from tablemgr.rules.commands import MalformedError
from tablemgr.tray.commands import TRAY_WORDS, TrayCommand, parse_tray

_OF_A_ROUND: Final = ("phase", "net", "flags")
"""The keys of `[expect]` that speak of the last Round, besides those of its Hands."""


class _Explained(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: str
    tray: str
    drop: str


class _SessionExpect(Struct, frozen=True, forbid_unknown_fields=True):
    float: str | None = None
    opener: str | None = None
    fills: str | None = None
    credits: str | None = None
    drop: str | None = None
    closer: str | None = None
    result: str | None = None
    rounds: str | None = None
    grade: Literal["projected", "counted"] | None = None
    explained: _Explained | None = None
    variances: list[str] | None = None
    refused: list[int] | None = None
    slips: list[str] | None = None


class SessionStep(ScriptStep, frozen=True):
    """One line of a session's script: of a Round, or of the table's money."""

    tray: TrayCommand | None = None


class SessionRecord(RoundRecord, frozen=True):
    """One session record, read and understood. `expect` holds for its last Round."""

    books: dict[str, Any] = field(default_factory=dict)
    """What the books must say at the end, by the keys of `SessionReplay.books_say`."""


def read_any(file: str) -> RoundRecord:
    """The round or session record in a file, which says of itself what it is (`kind`).

    Raises `RecordError`, which names the file as it is given here.
    """
    found = toml_of(text_of(file), file)
    return (
        understand_session(found, file)
        if found.get("kind") == "session"
        else understand(found, file)
    )


def understand_session(found: dict[str, Any], file: str) -> SessionRecord:
    """The session record in a TOML table. Raises `RecordError`."""
    found = {key: value for key, value in found.items() if key != "kind"}
    denominations = _denominations(found.pop("chips", None), file)
    head = RecordTable.of(found, file)
    script = []
    for position, line in enumerate(head.lines, 1):
        try:
            if (line.split() or [""])[0] in TRAY_WORDS:
                script.append(SessionStep(position, line, (), tray=parse_tray(line, denominations)))
            else:
                step = read_step(position, line, head.table)
                script.append(SessionStep(position, line, step.commands, step.role))
        except MalformedError as error:
            raise RecordError(file, str(position), str(error)) from None
    expect, books = _expectations(head, len(script), file)
    return SessionRecord(**head.values, script=tuple(script), expect=expect, books=books)


def _denominations(chips: object, file: str) -> tuple[Money, ...]:
    """The chips that the tray may hold, the smallest first."""
    if not isinstance(chips, list) or not all(isinstance(chip, str) for chip in chips):
        raise RecordError(file, "chips", "a session record lists its chips as texts")
    found = tuple(money(chip, file, "chips") for chip in chips)
    if not found or min(found) <= 0 or list(found) != sorted(set(found)):
        raise RecordError(file, "chips", "the chips stand once each, the smallest first")
    return found


def _expectations(
    head: RecordTable, steps: int, file: str
) -> tuple[Expectation | None, dict[str, Any]]:
    if head.expect is None:
        return None, {}
    own = {*_OF_A_ROUND, *(key for key, _ in head.table.family.table_hands)}
    of_round = {key: value for key, value in head.expect.items() if key in own}
    rest = {key: value for key, value in head.expect.items() if key not in of_round}
    if "refused" in rest:
        of_round["refused"] = rest["refused"]
    books = msgspec.to_builtins(converted(rest, _SessionExpect, file, "expect"))
    expected = {
        key: _exact(value, file, f"expect.{key}")
        for key, value in books.items()
        if value is not None and key != "refused"
    }
    return read_expectation(of_round, head.table.family, steps, file), expected


def _exact(value: Any, file: str, key: str) -> Any:
    """The expected value with each amount as the books write it: `500` is `500.00`."""
    if key.endswith((".slips", ".grade")):
        return value
    if isinstance(value, list):
        return [_exact(each, file, key) for each in value]
    if isinstance(value, dict):
        return {name: _exact(each, file, key) for name, each in value.items()}
    return str(money(value, file, key, signed=True))
