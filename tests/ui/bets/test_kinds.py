"""Each game's kinds of Bet on their buttons: none is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.fit import faults
from tests.ui.rig import TableRig
from ui.presenter.families import shown_games


@pytest.mark.parametrize("game", shown_games())
def test_no_kind_of_bet_is_cut(new_rig: Callable[..., TableRig], game: str) -> None:
    layout = {"live-blackjack": "studio"}.get(game, "A")
    decks = 1 if game == "si-ki-pi" else 8
    settings = f'game = "{game}"\nlayout = "{layout}"\ndecks = {decks}'
    rig = new_rig(port="manual", settings=settings)
    rig.tell("open", "bet 2 ann 5000 seated")
    kinds = list(rig.session.table.rulebook.side_bets)
    for kind in kinds:
        rig.tell(f"side 2 ann {kind} 500")
    rig.window.felt.box_tapped.emit(2)
    rig.qtbot.wait(10)
    assert list(rig.window.bets.kinds) == ["initial", *kinds]
    assert faults(rig.window.bets) == []
