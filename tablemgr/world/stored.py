"""A Round read from what a journal holds of it, without a journal: the quick half of `served`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tablemgr.rules.commands import is_inferred
from tablemgr.rules.table import Table
from tablemgr.service.act_entries import act_entry
from tablemgr.service.movements.move import moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.stored_act import act_in
from tablemgr.service.told import INFERRED
from tablemgr.world.chips import said_to_move
from tablemgr.world.picture import PlainValues, differing, picture
from tablemgr.world.so_far import PlayedSoFar


def a_round_read_from_what_is_stored(so_far: PlayedSoFar, _: Random) -> Iterator[str]:
    """Each act, read from the text that a journal has of it, leads to the same Round, guide and
    chips that are due. A start after a kill reads the same acts in the same order.
    """
    told, read = so_far.begun_again().table, so_far.begun_again().table
    chips, chips_read = Movements(), Movements()
    for saying in so_far.sayings_taken():
        command = saying.command
        events = told.decide(command, saying.role)
        moved = said_to_move(chips, told, command, events)
        entry: dict[str, Any] = act_entry(command, events, "screen", moved)
        if is_inferred(command):
            entry[INFERRED] = True
        text = msgspec.json.encode(entry)
        _count(told, chips, command, events, moved)
        data = msgspec.json.decode(text)
        _count(read, chips_read, *act_in(data, read), moves_of(data.get("moved", ())))
    for what in differing(_shown(told, chips), _shown(read, chips_read)):
        yield f"as stored: {what}"
    for what in differing(picture(told.position), picture(so_far.table.position)):
        yield f"told again: {what}"


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
