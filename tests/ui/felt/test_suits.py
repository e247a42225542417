"""The symbols of the suits are whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from tablemgr.basics.cards import Suit
from ui.felt.suits import suit_path


@pytest.mark.parametrize("suit", Suit)
def test_no_notch_is_cut_out_of_the_middle_of_a_suit(suit: Suit) -> None:
    path = suit_path(suit)
    inside = [y for y in range(-50, 50) if path.contains(QPointF(0, y))]
    assert len(inside) > 60
    assert inside == list(range(inside[0], inside[-1] + 1))
