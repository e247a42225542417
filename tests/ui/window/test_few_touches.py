"""How many touches a Round takes at the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.dealer import DECISIONS, TouchingDealer
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import ALL_STAND

NewRig = Callable[..., TableRig]
QUIET = "Th 9c Td 8c Tc 9d 7c 9s 8h 9h Kd 7h Qc Ts 8d Kh"
"""Seven Hands of which none Hits, is a Blackjack or wins at once."""


def dealer(new_rig: NewRig, *rounds: str, settings: str = "") -> TouchingDealer:
    lines = 'game = "blackjack-v5"\ndecks = 8\n' + settings
    return TouchingDealer(new_rig(first=" ".join(rounds), settings=lines))


def test_seven_boxes_marked_again_take_three_touches_beside_a_decision_each(
    new_rig: NewRig,
) -> None:
    played = dealer(new_rig, QUIET, QUIET, settings="boxes-only = true")
    played.play(again=False)
    played.play(again=True)
    assert (played.beside, played.touches[DECISIONS]) == (3, 7)


def test_the_same_bets_again_take_three_touches_and_new_ones_of_one_size_four(
    new_rig: NewRig,
) -> None:
    played = dealer(new_rig, QUIET, QUIET)
    played.play(again=False)
    assert (played.beside, played.touches[DECISIONS]) == (4, 7)
    played.play(again=True)
    assert (played.beside, played.touches[DECISIONS]) == (3, 7)


def test_all_others_stand_is_a_setting_and_one_touch(new_rig: NewRig) -> None:
    rig = dealer(new_rig, QUIET, settings="all-others-stand = true").rig
    bets = [f"bet {box} p{box} 50 seated" for box in range(1, 8)]
    rig.tell("open", *bets, "close")
    rig.draw(*QUIET.split()[:15])
    rig.tell("stand 1")
    view = rig.button(ALL_STAND)
    assert view is not None
    assert view.sub == "boxes 2, 3, 4, 5, 6, 7"
    rig.press(ALL_STAND)
    assert rig.session.table.position.next_card is not None, "the Dealer draws"


def test_without_the_setting_nobody_can_let_all_others_stand(new_rig: NewRig) -> None:
    rig = dealer(new_rig, QUIET).rig
    bets = [f"bet {box} p{box} 50 seated" for box in range(1, 8)]
    rig.tell("open", *bets, "close")
    rig.draw(*QUIET.split()[:15])
    rig.tell("stand 1")
    assert rig.button(ALL_STAND) is None


def test_a_hand_that_must_draw_keeps_all_others_from_standing(new_rig: NewRig) -> None:
    rig = dealer(new_rig, "Th 9c 8h 7c 9d 2c", settings="all-others-stand = true").rig
    rig.tell("open", "bet 1 ann 50 seated", "bet 2 bob 50 seated", "close")
    rig.draw("Th", "2c", "9d", "9c", "3d")
    rig.tell("proceed")
    assert rig.button(ALL_STAND) is None


@pytest.mark.parametrize(("game", "layout"), [("baccarat", "A"), ("live-blackjack", "studio")])
def test_a_round_of_other_games_is_played_by_touches_alone(
    new_rig: NewRig, game: str, layout: str
) -> None:
    rig = new_rig(settings=f'game = "{game}"\nlayout = "{layout}"\ndecks = 8')
    played = TouchingDealer(rig)
    played.play(again=False)
    assert rig.session.round_no == 1
