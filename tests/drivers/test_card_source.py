"""The simulator's cards: round records first, then shoes shuffled from a seed."""

from __future__ import annotations

from collections import Counter

import pytest

from drivers.card_source import CardSource, Drawn, cards_of_record
from tablemgr.basics.cards import DECK, Card, card, cards
from tablemgr.basics.errors import Fault


def drawn(source: CardSource, count: int) -> list[Card]:
    return [source.draw().card for _ in range(count)]


def test_the_same_seed_gives_the_same_cards_for_ever() -> None:
    assert drawn(CardSource(8, seed=7), 1000) == drawn(CardSource(8, seed=7), 1000)
    assert drawn(CardSource(8, seed=7), 3) == list(cards("Ts Kh 8c"))
    assert drawn(CardSource(8, seed=7), 52) != drawn(CardSource(8, seed=8), 52)


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_a_shoe_holds_all_its_cards_and_the_next_one_too(decks: int) -> None:
    source = CardSource(decks, seed=1)
    full = dict.fromkeys(DECK, decks)
    first, second = drawn(source, 52 * decks), drawn(source, 52 * decks)
    assert Counter(first) == Counter(second) == full
    assert first != second
    assert source.left == 0


def test_the_cut_card_and_the_new_shoe_are_told_once_each() -> None:
    source = CardSource(1, seed=1, cut_card_from_end=10)
    told = [source.draw() for _ in range(53)]
    assert [i for i, one in enumerate(told) if one.behind_cut_card] == [42]
    assert [i for i, one in enumerate(told) if one.of_new_shoe] == [52]


def test_given_cards_come_first_and_the_shoe_does_not_lack_them() -> None:
    source = CardSource(8, seed=7, first=cards("Kh 9d"))
    assert source.draw() == Drawn(card("Kh"))
    assert drawn(source, 3) == list(cards("9d Ts Kh"))
    assert source.left == 414


def test_a_new_shoe_before_the_old_one_is_empty() -> None:
    source = CardSource(1, seed=7)
    drawn(source, 20)
    source.new_shoe()
    assert source.left == 52


RECORD = """
format = 1
game = "rws-blackjack"
script = ["open", "bet 1 ann 100", "close", "card Kh 9d Kd", "proceed", "card 8c", "settle"]
[expect]
dealer = "9d 8c"
"""


def test_of_a_record_the_cards_are_taken_in_order() -> None:
    assert cards_of_record(RECORD, "a.round.toml") == cards("Kh 9d Kd 8c")


@pytest.mark.parametrize(
    "text",
    ["", "script = 5", "script = [", 'script = ["card Xx"]', "script = { card = 1 }"],
)
def test_what_is_no_record_is_a_fault_that_names_the_file(text: str) -> None:
    with pytest.raises(Fault, match=r"^bad\.toml: "):
        cards_of_record(text, "bad.toml")


def test_cards_that_came_out_before_are_not_in_the_shoe_any_more() -> None:
    source = CardSource(1, seed=3, cut_card_from_end=10)
    gone = [source.draw().card for _ in range(20)]
    again = CardSource(1, seed=4, cut_card_from_end=10)
    again.take_out(gone, unknown=2, cut_card=False)
    assert again.left == 30
    drawn = [again.draw() for _ in range(30)]
    assert len({one.card for one in drawn} | set(gone)) == 50
    assert [one.behind_cut_card for one in drawn] == [False] * 20 + [True] + [False] * 9
    assert again.draw().of_new_shoe


def test_a_cut_card_that_came_out_before_comes_once() -> None:
    source = CardSource(1, cut_card_from_end=40)
    source.take_out([], unknown=20, cut_card=True)
    assert not any(source.draw().behind_cut_card for _ in range(32))
    assert source.draw().of_new_shoe
    assert [source.draw().behind_cut_card for _ in range(12)].count(True) == 1


def test_a_cut_card_whose_place_is_past_comes_with_the_next_card() -> None:
    source = CardSource(1, cut_card_from_end=40)
    source.take_out([], unknown=20, cut_card=False)
    assert [source.draw().behind_cut_card for _ in range(3)] == [True, False, False]
