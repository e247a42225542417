"""The box in turn stands at the side while a box is asked and no chips are to be moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.fit import faults
from tests.ui.rig import TableRig
from tests.ui.stage import SIZES, beside_felt, settle
from ui.settlement.panel import SettlementPanel
from ui.settlement.turn_panel import MOST_BETS, TurnPanel
from ui.views.turn import TurnBet, TurnHand, TurnView

NewRig = Callable[..., TableRig]
SPLIT = (
    *("open", "bet 1 ann 100 seated", "bet 1 bob 50", "side 1 ann rws-pairs 10", "close"),
    *("card 8h 5d 8d", "proceed", "split 1 bob=no", "card 9c"),
)
FULL = TurnView(
    "Box 9 \u00b7 a_player_with_a_long_name",
    "Hand 2 of 4",
    tuple(TurnHand(f"Hand {n}", "soft 17", n == 2) for n in range(1, 5)),
    tuple(TurnBet(f"player number {n}", "RWS Pairs", "12,345.50") for n in range(MOST_BETS + 2)),
)


def texts(panel: TurnPanel) -> list[tuple[str, str]]:
    """What each row that is seen says, left and right."""
    rows = (*panel.hands, *panel.bets)
    return [(row.what.text(), row.worth.text()) for row in rows if row.what.text()]


def test_its_hands_and_bets_are_named_and_what_is_to_be_moved_goes_before(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*SPLIT)
    panel = rig.window.side.currentWidget()
    assert isinstance(panel, TurnPanel)
    assert (panel.title.text(), panel.count.text()) == ("Box 1 \u00b7 ann", "Hand 1 of 2")
    assert texts(panel) == [
        ("Hand 1", "17"),
        ("Hand 2", "8"),
        ("ann \u00b7 Initial Bet", "200"),
        ("bob \u00b7 Initial Bet", "50"),
    ]
    rig.tell("hit 1", "card Kd")
    assert isinstance(rig.window.side.currentWidget(), SettlementPanel), "take the lost Bets"


@pytest.mark.parametrize("size", SIZES)
def test_the_fullest_box_has_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    panel = TurnPanel()
    root = beside_felt(qtbot, size, panel)
    panel.set_view(FULL)
    settle()
    assert faults(root) == []
    assert texts(panel)[-1] == ("3 more Bets", "")
    assert len(texts(panel)) == 4 + MOST_BETS
