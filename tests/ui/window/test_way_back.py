"""An act that a finger can do by mistake has a way back, which names it."""

from __future__ import annotations

from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tests.ui.rig import TableRig
from ui.views.guide import AGAIN, FLOW

BETS = ("open", "bet 1 ann 100 seated", "bet 3 cho 50 seated", "close")
DEALT = (*BETS, "card 9s 9d 8s 8c 4h")
OVER = (*DEALT, "proceed", "stand 1", "stand 3", "card Th", "settle")


def laid(rig: TableRig) -> list[str]:
    """The Players of all Bets."""
    return [bet.player for bet in rig.session.table.position.every_bet()]


def back(rig: TableRig) -> None:
    rig.window.guide.back.click()


def test_deal_on_is_taken_back_before_a_card(rig: TableRig) -> None:
    rig.tell(*DEALT)
    rig.press(FLOW)
    assert rig.phase() is not BlackjackPhase.INTERIM
    assert rig.window.guide.view.back is not None
    assert rig.window.guide.view.back.sub == "Deal on"
    back(rig)
    assert rig.phase() is BlackjackPhase.INTERIM


def test_the_same_bets_again_are_taken_back_and_so_is_the_last_bet(rig: TableRig) -> None:
    rig.tell(*OVER)
    rig.window.sheets.slips.hide()
    rig.press(AGAIN)
    assert len(laid(rig)) == 2
    rig.window.betting.tap(5)
    assert len(laid(rig)) == 3
    back(rig)
    assert len(laid(rig)) == 2, "the last Bet"
    assert rig.window.guide.view.back is not None
    assert rig.window.guide.view.back.sub == "2 Bets"
    back(rig)
    assert laid(rig) == []
