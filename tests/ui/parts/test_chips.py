from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tablemgr.basics.cards import DECK, card
from tablemgr.basics.money import Money
from ui.felt.cards import MOST_PIXELS, CardArt
from ui.parts.chips import DEFAULT_CHIPS, MOST_DISCS, ChipArt, chip_word, stack
from ui.theme.tokens import TOKENS


@pytest.mark.parametrize(
    ("cents", "word"),
    [(250, "2.50"), (2500, "25"), (100000, "1K"), (1250000, "12.5K"), (150000, "1500")],
)
def test_a_chip_says_its_value(cents: int, word: str) -> None:
    assert chip_word(Money(cents)) == word


def test_a_stack_is_made_of_the_largest_chips() -> None:
    assert [int(c.value) for c in stack(Money(62500), DEFAULT_CHIPS)] == [50000, 10000, 2500]


def test_a_stack_never_towers_and_is_never_empty() -> None:
    assert len(stack(Money(99_999_999), DEFAULT_CHIPS)) == MOST_DISCS
    assert len(stack(Money(1), DEFAULT_CHIPS)) == 1
    assert stack(Money(1), ()) == ()


def test_pictures_are_drawn_once_a_size(qapp: QApplication) -> None:
    assert qapp is not None
    art = CardArt(TOKENS)
    one = art.pixmap(card("Kh"), 60, 2.0, narrow=False)
    assert one.cacheKey() == art.pixmap(card("Kh"), 60, 2.0, narrow=False).cacheKey()
    assert one.cacheKey() != art.pixmap(card("Kh"), 60, 2.0, narrow=True).cacheKey()
    assert one.width() == 120


def test_the_pictures_kept_have_a_bound(qapp: QApplication) -> None:
    assert qapp is not None
    art = CardArt(TOKENS)
    for width in range(100, 160, 3):
        for one in DECK:
            art.pixmap(one, width, 2.0, narrow=False)
    assert 0 < art.kept_pixels <= MOST_PIXELS


def test_chips_are_drawn_once_a_size(qapp: QApplication) -> None:
    assert qapp is not None
    chips = ChipArt("Roboto")
    chip = chips.pixmap(DEFAULT_CHIPS[0], 40, 1.0)
    assert chip.cacheKey() == chips.pixmap(DEFAULT_CHIPS[0], 40, 1.0).cacheKey()


def test_four_colours_only_where_the_house_wants_them() -> None:
    plain, four = CardArt(TOKENS), CardArt(TOKENS, four_colour=True)
    diamond, heart = card("2d").suit, card("2h").suit
    assert plain.ink(diamond) == plain.ink(heart)
    assert four.ink(diamond) != four.ink(heart)
