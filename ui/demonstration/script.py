"""The script of a demonstration: its Rounds, line by line. Each family has one for each game.

A line is a command as in a round record; `picture NAME`, which saves a picture; or something done
to the window or the shoe: `ask BUTTON`, `close-ask`, `again`, `unplug`, `replug`, `by-hand CARD`,
`boxes-only`, `mark BOX`, `touch BOX`, `press BUTTON`, `compare`, `confirm`, `next`, `slip`.

Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class Script(Struct, frozen=True):
    """The Rounds of a demonstration, line by line; `profile` are its own settings of the house."""

    rounds: tuple[tuple[str, ...], ...]
    profile: Mapping[str, str | int] = field(default_factory=dict)

    def cards_of_shoe(self) -> tuple[str, ...]:
        """The cards that the shoe draws, in order, as codes; those entered by hand are left out."""
        lines = (line.split() for script in self.rounds for line in script)
        return tuple(code for words in lines if words[0] == "card" for code in words[1:])
