"""What a demonstration is: Rounds line by line, with its pictures.

Each family has those of its games.

Lines are the round record's own; beside them `picture NAME`, and what is done to the window or
the shoe: `ask BUTTON`, `close-ask`, `again`, `unplug`, `replug`, `by-hand CARD`, `boxes-only`,
`mark BOX`, `touch BOX`, `press BUTTON`, `compare`, `confirm`, `next`, `slip`. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Script:
    """The Rounds of a demonstration, line by line, and what its house profile says otherwise."""

    rounds: tuple[tuple[str, ...], ...]
    profile: Mapping[str, str | int] = field(default_factory=dict)

    def cards_of_shoe(self) -> tuple[str, ...]:
        """The cards that the shoe draws, in order; those by hand are not among them."""
        lines = (line.split() for script in self.rounds for line in script)
        return tuple(code for words in lines if words[0] == "card" for code in words[1:])
