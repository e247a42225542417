"""Which question a button or a box opens, in any game."""

from __future__ import annotations

from tablemgr.commands import HouseWay, WalkAway
from tablemgr.errors import Refusal
from tablemgr.games.position import Phase
from tests.ui.presenter.positions import ACE, PAIR, SET, SI_KI_PI, dealt
from ui.bets.asking import ChoiceAsk, DoubleAsk, InsuranceAsk
from ui.guide.view import Place
from ui.presenter.asking import question, question_of_box, walk_away
from ui.setting.view import RankingsView, SettingView

ANN = "set 1 2s 3c / 9h 9d"


def test_the_questions_of_blackjack_are_its_own() -> None:
    assert isinstance(question(dealt(*ACE), Place.INSURANCE), InsuranceAsk)
    assert isinstance(question(dealt(*PAIR), Place.DOUBLE), DoubleAsk)


def test_nothing_of_a_setting_is_asked_before_the_cards_lie() -> None:
    session = dealt(*SET[:-1], game=SI_KI_PI)
    assert question(session, Place.SET_HAND) is None
    assert question(session, Place.HOUSE_WAY) is None
    shown = question(session, Place.RANKINGS)
    assert isinstance(shown, RankingsView)
    assert shown.cite is not None
    assert shown.cite.number == "G"


def test_the_first_player_who_is_to_set_is_asked_and_then_nobody() -> None:
    session = dealt(*SET, game=SI_KI_PI)
    asked = question(session, Place.SET_HAND)
    assert isinstance(asked, SettingView)
    assert asked.box == 1
    house = question(session, Place.HOUSE_WAY)
    assert isinstance(house, ChoiceAsk)
    assert [each.box for each in house.choices] == [1, 2]
    assert question(dealt(*SET, ANN, game=SI_KI_PI), Place.SET_HAND) is None


def test_a_touch_on_a_box_sets_it_or_has_the_house_set_it_or_says_why_not_3_18_3_20() -> None:
    session = dealt(*SET, game=SI_KI_PI)
    sheet = question_of_box(session, 1)
    assert isinstance(sheet, SettingView)
    assert sheet.box == 1
    assert question_of_box(session, 2) == HouseWay(2), "nobody sits there"
    assert question_of_box(session, 3) is None, "nobody plays there"
    refused = question_of_box(dealt(*SET, ANN, game=SI_KI_PI), 1)
    assert isinstance(refused, Refusal)
    assert refused.paragraph == "3.18"
    assert question_of_box(dealt(*PAIR), 1) is None, "at no other time"


OUT = ("irregularity wrong-number 1", "reconstruct no", "resume")


def test_of_a_box_that_is_out_of_play_nothing_is_asked_any_more_5_12() -> None:
    session = dealt(*SET, *OUT, game=SI_KI_PI)
    assert session.table.position.phase is Phase.SETTING
    assert question_of_box(session, 1) is None
    assert question_of_box(session, 2) == HouseWay(2)
    assert question(session, Place.SET_HAND) is None, "ann's was the only Hand that a Player sets"
    house = question(session, Place.HOUSE_WAY)
    assert isinstance(house, ChoiceAsk)
    assert [each.box for each in house.choices] == [2]


def test_whose_only_player_has_left_5_3() -> None:
    asked = walk_away(dealt(*ACE))
    assert asked is not None
    assert asked.title == "Whose Player has left?"
    assert [(each.label, each.command, each.reason) for each in asked.choices] == [
        ("Box 1", WalkAway(1), None),
        ("Box 2", WalkAway(2), None),
    ]
    assert asked.cite is not None
    assert asked.cite.number == "5.3"
    assert walk_away(dealt("open", "bet 1 ann 100 seated")) is None, "the Bets are still open"
