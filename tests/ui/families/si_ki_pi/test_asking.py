"""What a button or a touch on a box opens."""

from __future__ import annotations

from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tests.ui.presenter.positions import SET, SI_KI_PI, dealt
from ui.families.si_ki_pi.actions import HOUSE_WAY, RANKINGS, SET_HAND
from ui.families.si_ki_pi.asking import question, touched
from ui.families.si_ki_pi.view import RankingsView, SettingView
from ui.presenter.family import Touched
from ui.views.asking import ChoiceAsk
from ui.views.guide import FLOW


def test_nothing_of_a_setting_is_asked_before_the_cards_lie() -> None:
    session = dealt(*SET[:-1], game=SI_KI_PI)
    assert question(session, SET_HAND) is None
    assert question(session, HOUSE_WAY) is None
    shown = question(session, RANKINGS)
    assert isinstance(shown, RankingsView)
    assert shown.cite is not None
    assert shown.cite.number == "G"


def test_before_the_dealer_opens_nobody_is_asked_how_he_has_set_s11() -> None:
    session = dealt(*SET, game=SI_KI_PI)
    assert question(session, SET_HAND) is None
    house = question(session, HOUSE_WAY)
    assert isinstance(house, ChoiceAsk)
    assert [each.box for each in house.choices] == [1, 2]


def test_who_opens_before_all_hands_are_set_is_asked_and_told_which_3_19() -> None:
    asked = question(dealt(*SET, "laid 1", game=SI_KI_PI), FLOW)
    assert isinstance(asked, ChoiceAsk)
    assert asked.title == "Not set yet: box 2. Open your cards all the same?"
    assert [choice.command for choice in asked.choices] == [Reveal()]
    assert asked.cite is not None
    assert asked.cite.number == "3.19"
    assert question(dealt(*SET, "laid 1", "house-way 2", game=SI_KI_PI), FLOW) is None


def test_a_laid_hand_is_opened_after_the_dealers_s11() -> None:
    opened = dealt(*SET, "laid 1", "house-way 2", "reveal", game=SI_KI_PI)
    asked = question(opened, SET_HAND)
    assert isinstance(asked, SettingView)
    assert (asked.box, asked.player) == (1, "ann")
    found = touched(opened, 1)
    assert found is not None
    assert isinstance(found.question, SettingView)


def test_a_touch_on_a_box_lays_it_or_has_the_house_set_it_or_says_why_not_3_18_3_20() -> None:
    session = dealt(*SET, game=SI_KI_PI)
    assert touched(session, 1) == Touched(command=LayHand(1))
    assert touched(session, 2) == Touched(command=HouseWay(2)), "ann sits at box 1"
    assert touched(session, 3) is None, "nobody plays there"
    refused = touched(dealt(*SET, "laid 1", game=SI_KI_PI), 1)
    assert refused is not None
    assert refused.refusal is not None
    assert refused.refusal.paragraph == "3.18"
    assert touched(dealt(*SET[:-1], game=SI_KI_PI), 1) is None, "at no other time"


OUT = ("irregularity wrong-number 1", "reconstruct no", "resume")


def test_of_a_box_that_is_out_of_play_nothing_is_asked_any_more_5_12() -> None:
    session = dealt(*SET, *OUT, game=SI_KI_PI)
    assert session.table.position.phase is SiKiPiPhase.SETTING
    assert touched(session, 1) is None
    assert touched(session, 2) == Touched(command=HouseWay(2))
    assert question(session, SET_HAND) is None, "ann's was the only Hand that a Player sets"
    house = question(session, HOUSE_WAY)
    assert isinstance(house, ChoiceAsk)
    assert [each.box for each in house.choices] == [2]
