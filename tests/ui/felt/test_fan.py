from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from ui.felt.fan import GAP, INDEX_X, RATIO, cells, fan, index_y


@given(st.integers(1, 22), st.floats(20, 500), st.floats(40, 500), st.floats(10, 150))
def test_cards_stay_in_their_cell_and_show_their_index(
    count: int, width: float, height: float, widest: float
) -> None:
    cell = QRectF(10, 20, width, height)
    lay = fan(count, cell, widest)
    assert len(lay.cards) == count
    for rect in lay.cards:
        assert cell.adjusted(-0.01, -0.01, 0.01, 0.01).contains(rect)
        assert rect.width() <= widest + 0.01
        assert rect.height() == pytest.approx(rect.width() * RATIO)
    for one, following in zip(lay.cards, lay.cards[1:], strict=False):
        right, down = following.left() - one.left(), following.top() - one.top()
        if abs(down) < 0.001:
            assert right >= one.width() * INDEX_X - 0.01
        else:
            assert down >= one.height() * index_y(2 - lay.narrow) - 0.01


def test_two_cards_use_the_size_they_may_have() -> None:
    lay = fan(2, QRectF(0, 0, 300, 200), 90)
    assert lay.cards[0].width() == pytest.approx(90)
    assert not lay.narrow


def test_no_card_has_no_place() -> None:
    assert fan(0, QRectF(0, 0, 10, 10), 5).cards == ()


def test_four_hands_lie_side_by_side() -> None:
    parts = cells(4, QRectF(0, 0, 200, 100))
    assert [part.width() for part in parts] == [(200 - 3 * GAP) / 4] * 4
    assert parts[-1].right() == pytest.approx(200)
