"""Rounds of Blackjack at the window, by the shoe."""

from __future__ import annotations

from collections.abc import Callable

from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import EVEN_MONEY, INSURANCE, SURRENDER
from ui.families.blackjack.view import InsuranceAsk
from ui.views.felt import HandState

NewRig = Callable[..., TableRig]


def test_a_round_of_v5_pays_its_side_bets_in_the_interim_settlement_3_13(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "blackjack-v5"')
    rig.tell("open", "bet 1 ann 100 seated", "side 1 ann under-13 25", "side 1 ann player-pair 10")
    rig.tell("close", "card 5h 9d 5s")
    assert rig.details().keys() == {(1, "Under 13"), (1, "Player Pair")}
    rig.tell("proceed", "split 1", "card Td", "stand 1", "card 9c", "stand 1", "card 8c", "settle")
    assert rig.phase() is Phase.COMPLETE
    assert rig.net() == {"ann": "-65.00"}
    assert rig.window.header.game.value.text() == "Blackjack"
    assert len(rig.slips()) == 1


def test_a_side_bet_of_v4_needs_ones_own_initial_bet_3_2(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "blackjack-v4"\nlayout = "C"')
    rig.tell("open", "bet 1 ann 100 seated")
    assert len(rig.window.felt.view.boxes) == 5
    rig.window.betting.entry.chosen[1] = "bob"
    rig.window.felt.place_tapped.emit("box-1.under-13")
    assert "own Initial Bet" in rig.window.guide.note.label.text()
    rig.tell("close", "card 9h 8d 2s", "proceed", "hit 1", "card Th")
    assert rig.window.felt.view.box(1).hands[0].state is HandState.STANDS, "no draw at 21 (3.15)"
    rig.tell("card 9c", "settle")
    assert rig.net() == {"ann": "100.00"}


def test_in_live_surrender_stands_in_turn_and_insurance_is_exactly_half_b7_b9(
    new_rig: NewRig,
) -> None:
    rig = new_rig(settings='game = "live-blackjack"\nlayout = "studio"')
    rig.tell("open", "bet 1 ann 100 seated", "bet 1 gus 50", "bet 3 cho 75 seated", "close")
    rig.tell("card Th Kc Ad 6c 7d")
    rig.press(INSURANCE)
    asked = rig.controller.questions.open
    assert isinstance(asked, InsuranceAsk)
    assert {(line.player, str(line.most), line.exactly) for line in asked.lines} >= {
        ("ann", "50.00", True),
        ("cho", "37.50", True),
    }
    assert asked.cite is not None
    assert asked.cite.number == "insurance"
    assert next(line for line in asked.lines if line.player == "gus").reason is not None
    rig.controller.questions.close()
    rig.tell("proceed")
    surrender = rig.button(SURRENDER)
    assert surrender is not None
    assert surrender.reason is not None, "not against an Ace (B7)"
    assert rig.button(EVEN_MONEY) is None
    rig.tell("stand 1", "stand 3", "card 9d", "settle")
    assert rig.phase() is Phase.COMPLETE


def test_in_live_a_box_surrenders_with_one_touch_against_2_to_9_b7(new_rig: NewRig) -> None:
    rig = new_rig(settings='game = "live-blackjack"\nlayout = "studio"')
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Th 9c 6d", "proceed")
    rig.press(SURRENDER)
    rig.tell("card 9d", "settle")
    assert rig.net() == {"ann": "-50.00"}
