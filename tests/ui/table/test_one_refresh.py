"""A touch, a key or a card leads to one showing of the table, however much follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tablemgr.rules.games.blackjack.commands import Hit
from tablemgr.service.slip_name import SlipName
from tests.ui.rig import TableRig
from ui.views.bets import BetEntered, PlayerAdded

IN_THE_ROUND = ("open", "bet 3 ann 100 seated", "close", "card Kh 9d 2d", "proceed")
TO_THE_END = (*IN_THE_ROUND, "stand 3", "card Ks")


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot) -> Iterator[TableRig]:
    made = TableRig(tmp_path, qtbot)
    yield made
    made.close()


@contextmanager
def shown(rig: TableRig, times: int) -> Iterator[None]:
    seen: list[None] = []
    rig.controller.changed.connect(lambda: seen.append(None))
    yield
    assert len(seen) == times


BETS: dict[str, Callable[[TableRig], object]] = {
    "a tap on a box": lambda rig: rig.window.betting.tap(3),
    "a typed Bet": lambda rig: rig.window.betting.enter(
        BetEntered(3, "ann", "initial", Money(20000), True)
    ),
    "undo": lambda rig: rig.window.betting.undo(),
    "clear": lambda rig: rig.window.betting.clear_box(3),
    "a chip": lambda rig: rig.window.betting.pick(Money(10000)),
    "a Player who joins": lambda rig: rig.window.betting.add_player(PlayerAdded(3, "bob", False)),
}


@pytest.mark.parametrize("name", BETS)
def test_what_is_done_while_bets_are_open(rig: TableRig, name: str) -> None:
    rig.tell("open")
    rig.window.betting.tap(3)
    with shown(rig, 1):
        BETS[name](rig)


def test_the_same_bets_again(rig: TableRig) -> None:
    rig.tell(*TO_THE_END, "settle", "open")
    with shown(rig, 1):
        rig.window.betting.repeat()


def test_a_decision_and_one_that_is_refused(rig: TableRig) -> None:
    rig.tell(*IN_THE_ROUND)
    with shown(rig, 1):
        rig.controller.tell(Hit(3))
    with shown(rig, 1):
        rig.controller.tell(Hit(5))


def test_the_last_row_settles_and_makes_the_slip(rig: TableRig) -> None:
    rig.tell(*TO_THE_END)
    settling = rig.controller.settling
    while settling.lines_left:
        with shown(rig, 1):
            settling.next_line()
    with shown(rig, 1):
        settling.next_line()
    assert settling.fresh_slip == SlipName(1)


def test_a_bad_sample_is_counted(rig: TableRig) -> None:
    def shows_twice() -> None:
        with shown(rig, 1):
            rig.controller.show()
            rig.controller.show()

    with pytest.raises(AssertionError):
        shows_twice()
