"""The figures that stand in a text: amounts, counts, times, odds, references and (i), (ii).

`figures.toml` says which ones each paragraph of the documents has; a test holds that our wording of
it has them too, in figures or in words.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

_WORDS: Final = {
    "zero": "0",
    "one": "1",
    "single": "1",
    "two": "2",
    "second": "2",
    "three": "3",
    "thrice": "3",
    "third": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
}
_FIGURE: Final = re.compile(
    r"\((?:i+|a|b)\)"  # conditions that the document counts
    r"|\d+ to \d+"  # odds
    r"|\d+:\d+"
    r"|\d+(?:\.\d+)*%?"
    rf"|\bhalf\b|\b(?:{'|'.join(_WORDS)})\b"
)


def figures(text: str) -> frozenset[str]:
    """Every figure of a text, in digits: `four` as 4, `3:2` as `3 to 2`."""
    found = (match[0] for match in _FIGURE.finditer(text.lower()))
    return frozenset(_WORDS.get(figure, figure.replace(":", " to ")) for figure in found)


@cache
def figures_of(game: str) -> dict[str, frozenset[str]]:
    """Which figures each paragraph of a game's document has, as far as it has any."""
    file = Path(__file__).parent / "figures.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return {number: frozenset(said.split(", ")) for number, said in read[game].items()}
