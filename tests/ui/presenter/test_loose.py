"""The cards that lie in no Hand."""

from __future__ import annotations

from tablemgr.basics.cards import cards
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from ui.presenter.loose import loose_hands, loose_view
from ui.views.dialogs import HandToCompare
from ui.views.felt import LooseView

AT_ONCE = "irregularity simultaneous 5h Js"


def test_cards_that_came_at_once_lie_aside_with_their_numbers_5_7() -> None:
    position = dealt(*PAIR, AT_ONCE).table.position
    assert loose_view(position) == LooseView("Aside", tuple(cards("5h Js")))
    assert list(loose_hands(position)) == [
        HandToCompare("Aside", tuple(cards("5h Js")), "", (4, 5))
    ]


def test_where_cards_are_dealt_face_down_they_lie_face_down() -> None:
    position = dealt(*SET[:-1], "card 9h", AT_ONCE, game=SI_KI_PI).table.position
    assert loose_view(position) == LooseView("Aside", (None, None))
    (aside,) = loose_hands(position)
    assert aside.cards == (None, None), "who compares them counts them (S10)"


def test_where_every_card_lies_in_a_hand_there_is_none() -> None:
    position = dealt(*PAIR).table.position
    assert loose_view(position) == LooseView()
    assert list(loose_hands(position)) == []


def test_the_card_that_waits_for_the_hand_that_is_due_it_is_the_next_one_5_12() -> None:
    one_is_first = (*PAIR, "hit 1", "irregularity simultaneous 2h 4c", "first 4c")
    answered = ("choose 1 ann continue", "choose 1 bob continue", "resume")
    position = dealt(*one_is_first, *answered).table.position
    assert loose_view(position) == LooseView("Next card", tuple(cards("2h")))
    assert list(loose_hands(position)) == [HandToCompare("Next card", tuple(cards("2h")), "", (4,))]
