"""A shoe by itself: what it counts, what a new one forgets, and which run its cards end."""

from __future__ import annotations

from tablemgr.basics.cards import DECK, card
from tablemgr.service.shoe import Shoe, Shuffle


def test_a_burn_card_that_nobody_has_seen_ends_the_run() -> None:
    shoe = Shoe(8)
    shoe.draw(DECK[:6])
    shoe.burn(None)
    shoe.draw(DECK[6:7])
    assert (shoe.in_order, shoe.order.length) == (False, 1), "the seventh card begins a new run"


def test_what_has_come_out_is_known_card_by_card_and_never_in_which_order() -> None:
    shoe = Shoe(8)
    shoe.draw([card("Kh"), card("As"), card("Kh")])
    shoe.burn(None)
    assert shoe.known == sorted([card("As"), card("Kh"), card("Kh")], key=DECK.index)


def test_who_shuffled_is_known_in_each_round_to_which_the_cards_come_back() -> None:
    shoe = Shoe(1, shuffled_each_round=True)
    shoe.load(Shuffle("sue"))
    shoe.draw([card("Kh")])
    shoe.begin_round()
    assert (shoe.cards_left, shoe.shuffle) == (52, Shuffle("sue"))


def test_a_shoe_of_a_journal_that_says_nothing_of_burning_burns_nothing() -> None:
    shoe = Shoe(8, burn_due=3)
    shoe.fold({"shoe": "loaded"})
    assert (shoe.burn_due, shoe.shuffle) == (0, None)


def test_a_run_does_not_go_on_from_one_shoe_into_the_next_5_5_4() -> None:
    shoe = Shoe(8)
    shoe.draw(DECK[:5])
    shoe.load()
    shoe.draw(DECK[5:7])
    assert (shoe.in_order, shoe.order.length) == (False, 2)
