"""What a record's file name says: the paragraphs, headings and rulings that the Round shows."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tablemgr.rules.rulebook import load

RECORDS = Path(__file__).parent / "records"


@cache
def _beginning(game: str) -> re.Pattern[str]:
    """Numbers, rulings, the game's headings, and Version 5's numbers if V4 takes them."""
    headings = sorted((p for p in load(game).paragraphs if p[0].islower()), key=len, reverse=True)
    number = r"\d+(?:\.\d+)+"
    one = "|".join([f"V5-{number}", number, r"[A-Z]\d+", *map(re.escape, headings)])
    return re.compile(f"({one})(?=-)-")


def named_by(path: Path) -> list[str]:
    """The paragraphs and rulings with which a record's file name begins, in its order."""
    pattern, at, named = _beginning(path.parent.name), 0, []
    while (found := pattern.match(path.name, at)) is not None:
        named.append(found[1].replace("V5-", "V5 "))
        at = found.end()
    return named
