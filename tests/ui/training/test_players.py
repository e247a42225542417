"""Simulated Players on the window: their Bets lie on the felt, their signs stand at the boxes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tablemgr.rules.commands import Open
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import games
from tests.sampling import sampled
from tests.ui.training.training_rig import TrainingRig
from ui.training.overlay import SignsOverlay
from ui.views.signs import Gesture

NewTraining = Callable[[str], TrainingRig]


def overlay(rig: TrainingRig) -> SignsOverlay:
    found = rig.window.felt.findChild(SignsOverlay)
    assert isinstance(found, SignsOverlay)
    return found


A_GAME_OF_EACH_FAMILY = ("rws-blackjack", "si-ki-pi", "baccarat")


@pytest.mark.parametrize("game", sampled(A_GAME_OF_EACH_FAMILY, games()))
def test_a_whole_round_with_a_full_table_in_guided(new_training: NewTraining, game: str) -> None:
    """The trainee does all that a Dealer does, and nothing he says is wrong."""
    rig = new_training(game)
    rig.panel.modes["guided"].click()
    rig.seat(7)
    controller = rig.table.controller
    crowd = rig.training.players.crowd
    assert crowd is not None
    copy = controller.session.table.copy()
    copy.do(Open())
    laid = crowd.bets(copy, 1)
    rig.tell("open")
    rig.until(lambda: rig.bets() == len(laid))
    rig.tell("close")
    table = controller.session.table
    while table.position.phase is not Phase.COMPLETE:
        rig.say_all_rightly()
        before = len(table.position.cards)
        task = rig.training.trainee.task(table, 1)
        if task is not None:
            rig.announce()
            rig.panel.answered.emit(rig.training.trainee.right_answer(table, task))
            rig.until(partial(rig.has_cards, before + 1))
        elif not rig.serve_a_sign():
            rig.go_on()
    assert [said for said in rig.training.trainee.said if not said.first_try] == []
    assert len(rig.training.trainee.said) > 8


def deal_the_first_cards(rig: TrainingRig, codes: str) -> int:
    """Seat one Player, deal these cards up to his decision, and give his box."""
    rig.seat(1)
    rig.load(codes)
    rig.tell("open")
    rig.until(lambda: rig.bets() > 0)
    crowd = rig.training.players.crowd
    assert crowd is not None
    box = crowd.seats[0].box
    rig.tell("close")
    for words in (f"Box {box}", "Dealer", f"Box {box}"):
        rig.deal(words)
    rig.say_all_rightly()
    return box


def test_a_sign_is_drawn_at_the_box_and_goes_once_it_is_served(rig: TrainingRig) -> None:
    rig.panel.modes["practice"].click()
    box = deal_the_first_cards(rig, "9h 9d 7c 2h")
    rig.tell("proceed")
    rig.until(lambda: overlay(rig).view.signs != ())
    [sign] = overlay(rig).view.signs
    assert (sign.box, sign.gesture) == (box, Gesture.TAP)
    assert sign.words == "", "in practice the hand says it alone"
    overlay(rig).grab()
    assert rig.table.controller.views.turn() is None, "no panel tells what the Hand comes to"
    rig.say_all_rightly()
    rig.tell(f"hit {box}")
    assert overlay(rig).view.signs == ()
    assert rig.training.trainee.said[-1].right


def test_a_decision_that_nobody_signalled_is_wrong(rig: TrainingRig) -> None:
    rig.panel.modes["guided"].click()
    box = deal_the_first_cards(rig, "9h 9d 7c 2h")
    crowd = rig.training.players.crowd
    assert crowd is not None
    crowd.pace = 1e-6
    rig.tell("proceed")
    rig.say_all_rightly()
    rig.tell(f"hit {box}")
    assert rig.panel.verdict.text().startswith("Wait for the Player")


def test_the_key_seats_one_player_more_up_to_the_most(rig: TrainingRig) -> None:
    for count in (1, 2, 3, 4, 5, 6, 7, 0):
        rig.panel.players.click()
        assert rig.panel.players.text() == f"Players: {count}"
        crowd = rig.training.players.crowd
        assert (0 if crowd is None else len(crowd.seats)) == count


def test_learn_waits_for_the_bets_of_the_players(rig: TrainingRig) -> None:
    rig.panel.players_chosen.emit(2)
    crowd = rig.training.players.crowd
    assert crowd is not None
    crowd.pace = 100  # they lay them soon, but not before the window's next event
    rig.tell("open")
    assert rig.guide() == "Wait: the Players lay their Bets."
    assert not any(action.primary for action in rig.table.controller.views.guide().actions)
    rig.until(lambda: not rig.training.players.are_betting)
    assert rig.bets() > 0
    assert rig.guide().startswith("Enter the Bets")
