"""A position's copy is like it to the last slot, and goes its own way."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.rules.games.cloning import clone
from tablemgr.rules.roles import Role
from tests.sampling import sampled
from tests.tablemgr.players import PLAYABLE, snapshot
from tests.tablemgr.troubled import troubled_commands, troubled_table


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("seed", sampled(range(0, 24, 6), range(24)))
def test_a_copy_is_alike_and_what_is_told_to_either_does_not_touch_the_other(
    game: str, seed: int
) -> None:
    table = troubled_table(game, seed)
    for command in troubled_commands(table, seed):
        before = snapshot(table.position)
        copied = table.position.clone()
        assert snapshot(copied) == before
        alone = table.copy()
        with suppress(Refusal):
            alone.do(command, Role.SHIFT_MANAGER)
        assert snapshot(table.position) == before, "told to the copy alone"
        with suppress(Refusal):
            table.do(command, Role.SHIFT_MANAGER)
        assert snapshot(alone.position) == snapshot(table.position)
        assert snapshot(copied) == before, "told to the other alone"


def test_what_stands_in_two_lists_is_one_thing_in_the_copy_too() -> None:
    table = troubled_table("rws-blackjack", 3)
    for command in troubled_commands(table, 3):
        with suppress(Refusal):
            table.do(command, Role.SHIFT_MANAGER)
        copied = table.position.clone()
        known = {id(box) for box in copied.boxes.values()}
        assert {id(box) for box in copied.in_play} <= known


def test_what_is_not_made_of_slots_alone_is_refused() -> None:
    class Loose:
        pass

    with pytest.raises(TypeError, match="Loose"):
        clone([Loose()])
