"""The one door for cards: a face if it lies open, a back and a number if it does not (S10)."""

from __future__ import annotations

from tablemgr.basics.cards import card, cards
from tablemgr.rules.games.position import DEALER, HandPlace
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from ui.presenter.faces import face, faces, how_many, in_a_row, name_of, named

BOX_1 = HandPlace(1, 0)


def test_every_card_of_blackjack_has_its_face() -> None:
    position = dealt(*PAIR).table.position
    assert face(position, DEALER, card("Kh")) == card("Kh")
    assert named(position, DEALER, card("Kh"), 3) == "K♥"
    assert how_many(position, BOX_1, cards("Kh 9s")) == ""
    assert in_a_row(position, BOX_1, cards("Kh 9s")) == "K♥  9♠"


def test_a_card_that_lies_face_down_has_its_number() -> None:
    position = dealt(*SET, game=SI_KI_PI).table.position
    assert faces(position, BOX_1, cards("9h 9d")) == (None, None)
    assert named(position, BOX_1, card("9h"), 1) == name_of(position, card("9h")) == "card 1"
    assert in_a_row(position, DEALER, cards("Kh")) == "1 card, face down"
    assert in_a_row(position, BOX_1, cards("9h 9d 3c 2s")) == "4 cards, face down"


def test_the_house_way_opens_a_hand_and_laying_it_does_not() -> None:
    laid = dealt(*SET, "laid 1", game=SI_KI_PI).table.position
    assert face(laid, BOX_1, card("9h")) is None
    by_house = dealt(*SET, "house-way 1", game=SI_KI_PI).table.position
    assert name_of(by_house, card("9h")) == "9♥"
    assert face(by_house, DEALER, card("Kh")) is None
    opened = dealt(*SET, "house-way 1", "reveal", game=SI_KI_PI).table.position
    assert face(opened, DEALER, card("Kh")) == card("Kh")
