"""A Round read from what a journal holds of it, without a journal: the quick half of `served`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tablemgr.rules.commands import is_inferred
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.stored_act import INFERRED, act_entry, act_in
from tablemgr.world.chips import said_to_move
from tablemgr.world.picture import PlainValues, differing, picture
from tablemgr.world.so_far import PlayedSoFar, Saying


def a_round_read_from_what_is_stored(so_far: PlayedSoFar, _: Random) -> Iterator[str]:
    """Check that each act, read from the text that a journal has of it, leads to the same Round,
    guide and chips that are due. A start after a kill reads the same acts in the same order.
    """
    yield from RoundAsStored(so_far).differs()


class RoundAsStored:
    """A Round told once more, act by act as it goes on, and beside it one that is read from what a
    journal has of each act.
    """

    def __init__(self, so_far: PlayedSoFar) -> None:
        self._so_far = so_far
        self._told, self._read = so_far.begun_again().table, so_far.begun_again().table
        self._chips, self._chips_read = Movements(), Movements()
        self._sayings = 0

    def differs(self) -> Iterator[str]:
        """Tell both what the Round was told since the last look; gives in what they differ."""
        said, taken = self._so_far.said, self._so_far.taken
        for saying, was_taken in zip(said[self._sayings :], taken[self._sayings :], strict=True):
            if was_taken:
                self._tell(saying)
        self._sayings = len(said)
        differences = differing(
            _shown(self._told, self._chips), _shown(self._read, self._chips_read)
        )
        yield from (f"as stored: {what}" for what in differences)
        stands = picture(self._so_far.table.position)
        for what in differing(picture(self._told.position), stands):
            yield f"told again: {what}"

    def _tell(self, saying: Saying) -> None:
        command = saying.command
        events = self._told.decide(command, saying.role)
        moved = said_to_move(self._chips, self._told, command, events)
        entry: dict[str, Any] = act_entry(command, events, "screen", moved)
        if is_inferred(command):
            entry[INFERRED] = True
        data = msgspec.json.decode(msgspec.json.encode(entry))
        _count(self._told, self._chips, command, events, moved)
        act = act_in(data, self._read)
        _count(self._read, self._chips_read, *act, moves_of(data.get("moved", ())))


def _count(table: Table, chips: Movements, command: Any, events: Any, moved: Any) -> None:
    chips.before_fold(table, command, events, moved)
    table.apply(events, command)
    chips.after_fold(table)


def _shown(table: Table, chips: Movements) -> PlainValues:
    guide = table.guide()
    return {
        **picture(table.position),
        "guide": [guide.text, guide.say, guide.paragraph],
        "allowed": table.allowed(),
        "due": [row.moves for row in chips.due(table)],
        "done": chips.done,
        "one-touch": [table.one_touch(), table.too_early()],
    }
