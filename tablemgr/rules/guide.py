"""The Dealer's step now: what he does, what he announces, and under which paragraph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from tablemgr.rules.rulebook import Rulebook

Step: TypeAlias = tuple[str, dict[str, object]]
"""A code of the rulebook's guide and the values of its sentence."""


class Guide(Struct, frozen=True):
    """One step: `text` says what to do, `say` what to announce (may be empty), `paragraph` why."""

    code: str
    text: str
    say: str | None
    paragraph: str


def join_words(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty if there is nothing."""
    *before, last = words or [""]
    return f"{', '.join(before)} and {last}" if before else last


def sentence(rulebook: Rulebook, code: str, values: dict[str, object]) -> Guide:
    """The rulebook's sentence for a step, filled with its values."""
    wording = rulebook.wording.guide[code]
    return Guide(code, wording.text.format(**values), wording.say, rulebook.cites[code])
