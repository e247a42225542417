"""Faults that a person chose because they would hurt: `chosen.toml`, as mutations."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.mutations import Mutation

_CHOSEN: Final = Path(__file__).with_name("chosen.toml")


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file: what the code says, what it would say, and what that would do."""

    file: str
    code: str
    becomes: str
    harm: str


def chosen() -> dict[str, list[Fault]]:
    """The chosen faults of each area."""
    return msgspec.toml.decode(_CHOSEN.read_bytes(), type=dict[str, list[Fault]])


def as_mutation(root: Path, fault: Fault) -> Mutation | None:
    """The fault in its file below `root`; None if its code does not stand exactly once in it."""
    path, code = root / fault.file, fault.code.encode()
    source = path.read_bytes() if path.exists() else b""
    if source.count(code) != 1:
        return None
    start = source.index(code)
    text = fault.becomes + "\n" * (fault.code.count("\n") - fault.becomes.count("\n"))
    line = source.count(b"\n", 0, start) + 1
    return Mutation(line, "", _in_a_line(fault), start, start + len(code), text)


def _in_a_line(fault: Fault) -> str:
    before, after = (" ".join(text.split()) for text in (fault.code, fault.becomes))
    return f"`{before}` -> `{after}`"
