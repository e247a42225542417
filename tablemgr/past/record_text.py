"""A round record as text: `tablemgr journal export` and the tests write a Round so.

`record` reads it again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tablemgr.basics.cards import Card
from tablemgr.past.record import Expectation
from tablemgr.rules.games.position import Limits


def as_text(
    game: str,
    lines: Sequence[str],
    *,
    decks: int,
    boxes: int,
    limits: Limits,
    dealing: str | None = None,
    seen: Sequence[Card] = (),
    expect: Expectation | None = None,
) -> str:
    """A round record as text. `record.reads` reads it again."""
    out = ["format = 1", f"game = {_quoted(game)}", f"decks = {decks}", f"boxes = {boxes}"]
    if dealing is not None:
        out.append(f"dealing = {_quoted(dealing)}")
    pairs = [
        f"{key} = [{_quoted(str(pair[0]))}, {_quoted(str(pair[1]))}]"
        for key, pair in (("initial", limits.initial), ("side", limits.side))
        if pair is not None
    ]
    if pairs:
        out.append(f"limits = {{ {', '.join(pairs)} }}")
    if seen:
        out.append(f"seen = {_quoted(' '.join(card.code for card in seen))}")
    out += ["script = [", *(f"  {_quoted(line)}," for line in lines), "]"]
    if expect is not None:
        out += ["[expect]", *_expect_lines(expect)]
    return "\n".join(out) + "\n"


def _expect_lines(expect: Expectation) -> list[str]:
    out: list[str] = []
    if expect.phase is not None:
        out.append(f"phase = {_quoted(expect.phase)}")
    if expect.net is not None:
        pairs = (f"{_quoted(player)} = {_quoted(str(net))}" for player, net in expect.net.items())
        out.append(f"net = {{ {', '.join(pairs)} }}")
    out += [f"{key} = {_quoted(text)}" for key, text in expect.hands.items()]
    for key in ("refused", "flags"):
        values: Any = getattr(expect, key)
        if values is not None:
            out.append(f"{key} = {json.dumps(list(values))}")
    return out


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's escapes are among TOML's."""
    return json.dumps(text, ensure_ascii=False)
