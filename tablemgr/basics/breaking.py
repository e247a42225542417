"""Where a text may be broken into lines: at a blank, and between the signs of Chinese or Japanese.

No line begins with a sign that closes (a comma, a full stop, a bracket), none ends with one that
opens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

_CLOSES: Final = "，。、；：！？）》」』】〉…—·％,.;:!?)%"
_OPENS: Final = "（《「『【〈([$"
_WIDE: Final = re.compile("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")
_BEFORE_NUMBER: Final = re.compile(r"(?<=\w) (?=\d)")


def pieces(text: str) -> Iterator[str]:
    """Give the parts of a text between which a line may be broken; together they are the text.

    The blanks after a word belong to its part.
    """
    start = 0
    for at in range(1, len(text)):
        if _may_break(text[at - 1], text[at]):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def glued(text: str) -> str:
    """Give the text with each number held in the line of the word before it: `take 10`, `box 3`."""
    return _BEFORE_NUMBER.sub("\u00a0", text)


def _may_break(before: str, after: str) -> bool:
    """Say whether a line may end with one sign, and the next begin with the other."""
    if after == " " or before == " ":
        return before == " " != after
    if after in _CLOSES or before in _OPENS:
        return False
    return bool(_WIDE.match(before) or _WIDE.match(after))


def broken_lines(text: str, width_of: Callable[[str], float], room: float) -> list[str]:
    """Give the text in as few lines as it needs; a part that is wider than `room` is left whole.

    `width_of` measures a text, in the unit of `room`. A line break in the text stays one; a space
    that is no break (U+00A0) keeps together what it joins.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in pieces(re.sub(" +", " ", paragraph.strip(" "))):
            if line and width_of((line + piece).rstrip(" ")) > room:
                lines.append(line.rstrip(" "))
                line = ""
            line += piece
        lines.append(line.rstrip(" "))
    return lines
