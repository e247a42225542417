"""A screen reader is told what lies on the felt."""

from __future__ import annotations

from tablemgr.basics.cards import card
from ui.felt.spoken import felt_in_words
from ui.views.felt import BoxView, DealerView, FeltView, HandView, KeyPart


def test_cards_totals_and_what_is_due_are_said_in_order() -> None:
    box = BoxView(
        3,
        player="Ann",
        hands=(HandView(cards=(card("8h"), card("8c")), total="16"),),
        key=(KeyPart("take", "100"),),
    )
    dealer = DealerView(cards=(card("9d"), None), total="9")
    said = felt_in_words(FeltView(boxes=(BoxView(1), box), dealer=dealer))
    assert said == "Box 3: Ann, 8♥ 8♣, 16, take 100; Dealer: 9♦ face down, 9"


def test_an_empty_felt_says_nothing() -> None:
    assert felt_in_words(FeltView(boxes=(BoxView(1), BoxView(2)))) == ""
