"""The buttons for each game's kinds of Bet: no text is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.rules.rulebook import load
from tests.ui.fit import faults
from tests.ui.rig import TableRig
from ui.bets.entry import kinds_of
from ui.presenter.families import shown_games


@pytest.mark.parametrize("game", shown_games())
def test_no_kind_of_bet_is_cut(new_rig: Callable[..., TableRig], game: str) -> None:
    layout, decks = next(iter(load(game).layouts)), load(game).decks.default
    settings = f'game = "{game}"\nlayout = "{layout}"\ndecks = {decks}'
    rig = new_rig(port="manual", settings=settings)
    rig.tell("open")
    book = rig.session.table.rulebook
    word = "side" if book.betting.has_initial_bet else "bet"
    if book.betting.has_initial_bet:
        rig.tell("bet 2 ann 5000 seated")
    for kind in book.side_bets:
        rig.tell(f"{word} 2 ann {kind} 500")
    rig.window.felt.box_tapped.emit(2)
    rig.qtbot.wait(10)
    assert list(rig.window.side.bets.kinds) == list(kinds_of(book))
    assert faults(rig.window.side.bets) == []
