"""Training on the real window: the trainee says the place, calls totals, takes and pays."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.training.modes import modes
from tests.ui.fit import faults
from tests.ui.training.training_rig import TrainingRig
from ui.views.felt import BetState


def test_learn_shows_everything_and_asks_nothing(rig: TrainingRig) -> None:
    rig.tell("open", "bet 2 ann 35 seated", "close")
    assert rig.guide() == "Deal a card, face up, to box 2."
    assert rig.window.felt.view.due is not None
    assert not rig.panel.keys.isVisible()
    rig.window.draw_asked.emit()
    rig.until(lambda: rig.cards() == 1)


def test_who_is_new_sees_what_a_mode_is_and_how_a_card_is_drawn(rig: TrainingRig) -> None:
    shoe = rig.table.simulator_panel
    assert shoe is not None
    assert shoe.opened
    for name, mode in modes().items():
        rig.panel.modes[name].click()
        assert rig.panel.verdict.text() == mode.says
        assert not faults(rig.panel), name


def test_a_round_is_dealt_unaided(rig: TrainingRig) -> None:
    """Guided, from the Bet to the last chip, by the keys of the strip."""
    rig.panel.modes["guided"].click()
    rig.load("Kh 9d 4c 5h 8s")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    assert rig.window.felt.view.due is None, "where the card goes is for him to say"
    assert rig.guide() == "Where does the next card go?"
    for words in ("Box 2", "Dealer", "Box 2"):
        rig.deal(words)
    assert rig.window.felt.view.box(2).hands[0].total == "", "he has not called it"
    actions = rig.table.controller.views.guide().actions
    assert actions
    assert not any("14" in action.sub for action in actions), "nor does a button say it"
    rig.tell("proceed")
    assert rig.guide() == "Call the total of box 2."
    assert rig.table.controller.views.guide().actions == ()
    rig.call(14)
    assert rig.window.felt.view.box(2).hands[0].total == "14"
    rig.tell("hit 2")
    rig.deal("Box 2")
    rig.call(19)
    rig.tell("stand 2")
    rig.deal("Dealer")
    assert rig.guide() == "Where does the next card go?", "17 stands: that is his to say too"
    panel = rig.table.controller.views.settlement()
    assert (panel.title, panel.lines) == ("The cards", ()), "nor does the panel say that it is over"
    rig.place("No card")
    rig.call(17)
    assert rig.guide() == "Box 2, ann’s Initial Bet: pay, take or leave?"
    assert rig.table.controller.views.settlement().lines == ()
    [bet] = rig.window.felt.view.box(2).bets
    assert bet.state is BetState.OPEN, "its colour would say what became of it"
    for chip in (2500, 500, 500):
        rig.panel.money.chips[Money(chip)].click()
    rig.panel.money.pay.click()
    assert rig.table.controller.views.settlement().lines != ()
    assert rig.guide() == "Move the chips as you have said, then go on.", "not the amount again"
    rig.tell("settle")
    assert rig.panel.score.text() == "11 of 11 right"


def test_a_wrong_place_waits_and_is_lit_after_two_tries(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.place("Dealer")
    assert rig.cards() == 0
    assert rig.window.felt.view.due is None
    assert rig.panel.verdict.text() == "Not there. 3.11.", "it does not give the place away"
    rig.place("Dealer")
    assert rig.panel.verdict.text().startswith("Deal a card, face up, to box 2")
    assert rig.window.felt.view.due is not None
    rig.deal("Box 2")
    assert rig.panel.score.text() == "0 of 1 right"


def test_the_key_that_draws_asks_first(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.window.draw_asked.emit()
    assert rig.cards() == 0
    assert rig.panel.verdict.text() == "Where does the next card go?"
    assert rig.table.simulator_panel is not None
    assert rig.table.simulator_panel.isHidden(), "its keys would deal unasked"


def test_practice_is_silent_until_the_round_is_over(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    rig.deal("Dealer")  # wrong; the card goes where the rules say
    assert rig.panel.verdict.text() == modes()["practice"].says
    assert [len(hand.cards) for hand in rig.window.felt.view.box(2).hands] == [1]
    rig.deal("Dealer")
    rig.deal("Box 2")
    rig.panel.money.chips[Money(2500)].click()
    rig.panel.money.pay.click()
    assert rig.panel.verdict.text() == modes()["practice"].says
    rig.tell("proceed", "settle")
    said = rig.panel.verdict.text()
    assert said.startswith("pay 42.00, not: pay 25.00. 3.16."), "money before procedure"
    assert rig.panel.score.text() == "2 of 4 right"


def test_table_ready_says_nothing_before_its_end(rig: TrainingRig) -> None:
    rig.panel.modes["table-ready"].click()
    rig.load("Kh 7d Ac")
    rig.tell("open", "bet 2 ann 35 seated", "close")
    for words in ("Dealer", "Dealer", "Box 2"):
        rig.deal(words)
    rig.panel.money.leave.click()
    rig.tell("proceed", "settle")
    assert rig.panel.verdict.text() == modes()["table-ready"].says
    assert rig.panel.score.text() == ""
    rig.panel.modes["learn"].click()
    assert "42.00" in rig.panel.verdict.text()


def test_the_box_that_is_settled_first_is_not_given_away(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    rig.load("Kh 9d 8s 8h 7c Td")
    rig.tell("open", "bet 2 ann 35 seated", "bet 5 bob 25 seated", "close")
    for words in ("Box 2", "Box 5", "Dealer", "Box 2", "Box 5"):
        rig.deal(words)
    rig.tell("proceed")
    for box in (2, 5):
        rig.say_all_rightly()
        rig.tell(f"stand {box}")
    rig.deal("Dealer")
    assert rig.training.trainee.owes_money(rig.table.controller.session.table, 1)
    assert not any(box.active for box in rig.window.felt.view.boxes)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_everything_can_be_read_and_touched(rig: TrainingRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.panel.modes["guided"].click()
    rig.tell("open", *(f"bet {box} p{box} 35 seated" for box in range(1, 8)), "close")
    assert not faults(rig.panel)
