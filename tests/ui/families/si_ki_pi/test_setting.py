"""The sheet on which a Hand is set, its answer, and who may ask for the House Way."""

from __future__ import annotations

from tablemgr.basics.cards import Card, cards
from tablemgr.rules.games.si_ki_pi.commands import HouseWay
from tablemgr.rules.games.si_ki_pi.position import SiKiPiBox, si_ki_pi_of
from tablemgr.service.session import TableSession
from tests.ui.presenter.positions import SET, SI_KI_PI, dealt
from ui.families.si_ki_pi.setting import (
    boxes_to_set_again,
    setting_view,
    who_asks_house_way,
)

ANN = "set 1 2s 3c / 9h 9d"


def box(session: TableSession, number: int) -> SiKiPiBox:
    found = si_ki_pi_of(session.table.position).box_of(number)
    assert found is not None
    return found


def two(text: str) -> tuple[Card, Card]:
    one, other = cards(text)
    return one, other


def test_the_six_ways_to_lay_four_cards_each_with_its_ranks_and_the_exchange_s2() -> None:
    session = dealt(*SET, game=SI_KI_PI)
    view = setting_view(session, box(session, 1))
    assert (view.box, view.player, view.cards) == (1, "ann", tuple(cards("9h 9d 3c 2s")))
    assert [(way.low_rank, way.high_rank, way.notice != "") for way in view.ways] == [
        ("Pair of 9s", "5 points", True),
        ("2 points", "1 point", True),
        ("1 point", "2 points", False),
        ("2 points", "1 point", True),
        ("1 point", "2 points", False),
        ("5 points", "Pair of 9s", False),
    ]
    for way in view.ways:
        assert sorted(card.code for card in (*way.low, *way.high)) == ["2s", "3c", "9d", "9h"]
        assert (way.cite.number if way.cite is not None else "") == ("S2" if way.notice else "")


def test_whoever_has_set_his_hand_cannot_ask_for_the_house_way_any_more_3_19() -> None:
    session = dealt(*SET, ANN, game=SI_KI_PI)
    asked = who_asks_house_way(session, si_ki_pi_of(session.table.position))
    assert asked.title == "Who asks for the House Way?"
    ann, other = asked.choices
    assert (ann.label, ann.command, ann.detail) == ("Box 1", HouseWay(1), "ann")
    assert ann.reason is not None
    assert ann.reason.text == "The Hand of box 1 is set: its cards may not be touched again."
    assert (other.label, other.detail, other.reason) == ("Box 2", "ann", None)


def test_only_what_the_dealer_has_set_can_be_set_by_the_house_way_again_s8() -> None:
    assert boxes_to_set_again(dealt(*SET, ANN, "reveal", game=SI_KI_PI)) == ()
    assert boxes_to_set_again(dealt(*SET, ANN, "reveal", "house-way 2", game=SI_KI_PI)) == (2,)
    assert boxes_to_set_again(dealt("open")) == (), "no other game has a House Way"
