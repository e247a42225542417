"""What changes if a card of the Round was another one than was read (I1, I12)."""

from __future__ import annotations

from tablemgr.basics.cards import card
from tests.ui.presenter.positions import ACE, DOUBLED, PAIR, dealt
from ui.presenter.misread import (
    had_stood,
    misread_view,
    read_cards,
    stood_view,
    why_none_misread,
)
from ui.views.supervisor import HandChange, ReadCard

INFERRED = (*PAIR, "card 3c")
"""The Three came without a word: the table took it for a Hit."""


def test_every_card_is_listed_in_the_order_read_with_where_it_lies() -> None:
    assert read_cards(dealt(*DOUBLED)) == (
        ReadCard(1, card("8h"), "8♥", "Box 1, Hand 1"),
        ReadCard(2, card("6d"), "6♦", "Dealer"),
        ReadCard(3, card("8d"), "8♦", "Box 1, Hand 2"),
        ReadCard(4, card("3h"), "3♥", "Box 1, Hand 1"),
        ReadCard(5, card("Kd"), "K♦", "Box 1, Hand 1"),
        ReadCard(6, card("Td"), "10♦", "Box 1, Hand 2"),
    )


def test_only_the_hands_that_are_others_are_shown_as_read_and_as_they_were() -> None:
    session = dealt(*PAIR, "hit 1", "card 3c")
    view = misread_view(session, 1, card("Kh"))
    assert (view.card.name, view.truth, view.refusal) == ("8♥", "K♥", None)
    assert view.hands == (HandChange("Box 1", "8♥  8♦  3♣   19", "K♥  8♦  3♣   21"),)
    dealers = misread_view(session, 2, card("As"))
    assert dealers.hands == (HandChange("Dealer", "6♦   6", "A♠   soft 11"),)
    assert session.table.position.cards[0] == card("8h"), "nothing has changed"


def test_what_each_bet_comes_to_as_read_and_as_it_was() -> None:
    session = dealt(*DOUBLED, "card 8c 6c")  # 20 beats the second Hand's 18
    view = misread_view(session, 6, card("Ad"))  # an Ace instead of its Ten: 19
    assert view.hands == (HandChange("Box 1, Hand 2", "8♦  10♦   18", "8♦  A♦   soft 19"),)
    assert [cell.text for cell in view.house.cells] == ["\N{MINUS SIGN}130", "\N{MINUS SIGN}130"]
    still_better = misread_view(session, 8, card("5c"))  # the Dealer's 19 beats it as well
    assert [cell.text for cell in still_better.house.cells] == [
        "\N{MINUS SIGN}130",
        "\N{MINUS SIGN}130",
    ]
    too_many = misread_view(session, 8, card("9c"))
    assert [cell.text for cell in too_many.house.cells] == [
        "\N{MINUS SIGN}130",
        "\N{MINUS SIGN}430",
    ]
    marked = misread_view(session, 8, card("9c"), boxes_only=True)
    assert [cell.text for cell in marked.house.cells] == ["", ""]


def test_a_decision_that_would_not_have_been_allowed_opens_a_case_of_its_own() -> None:
    session = dealt(*DOUBLED)
    assert misread_view(session, 3, card("9d")).opens_case == (
        "With the right card a later card or decision was not due: a case opens."
    ), "an Eight and a Nine are no pair to be Split (3.22)"
    assert misread_view(session, 6, card("9d")).opens_case == ""


def test_what_cannot_have_been_is_refused_with_its_reason() -> None:
    view = stood_view(dealt(*PAIR), 3)  # a card of the Initial Deal is no Hit
    assert view.card.name == "8♦"
    assert view.refusal is not None
    assert view.refusal.text
    assert view.refusal.cite is not None
    assert view.refusal.cite.number == "I12"
    assert (view.hands, view.rows, view.house.cells) == ((), (), ())


def test_a_card_that_was_no_hit_goes_to_the_next_hand_i12() -> None:
    session = dealt(*INFERRED)
    assert [had_stood(session, number) for number in (3, 4)] == [
        "",
        "not a Hit: box 1 had stood",
    ]
    view = stood_view(session, 4)
    assert view.truth == "not a Hit: box 1 had stood"
    assert view.hands == (
        HandChange("Box 1", "8♥  8♦  3♣   19", "8♥  8♦   16"),
        HandChange("Dealer", "6♦   6", "6♦  3♣   9"),
    )


def test_a_hit_that_was_called_was_a_hit() -> None:
    assert had_stood(dealt(*PAIR, "hit 1", "card 3c"), 4) == ""
    assert had_stood(dealt(*ACE), 1) == ""


def test_why_no_card_can_be_corrected_now_5_6() -> None:
    start = ("open", "bet 1 ann 100 seated", "close")
    for lines, words in (
        (start, "No card has been read in this Round yet."),
        ((*start, "card Kh", "irregularity card-count", "void 5.5.2"), "The Round is Void: its"),
        ((*DOUBLED, "card 8c 6c", "settle"), "The Round is settled. To correct a card, first"),
    ):
        assert why_none_misread(dealt(*lines)).startswith(words)
    assert why_none_misread(dealt(*PAIR)) == ""


def test_a_card_that_lies_aside_changes_there_too_5_10() -> None:
    session = dealt(*PAIR, "card 2s", announced=True)
    position = session.table.position
    assert position.aside == (card("2s"),)
    view = misread_view(session, len(position.cards), card("3s"))
    assert view.hands == (HandChange("Aside", "2♠", "3♠"),)
