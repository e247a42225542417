"""What the Dealer still moves, box by box, in words, and the keys of the boxes."""

from __future__ import annotations

import pytest

from tests.ui.presenter.positions import DOUBLED, dealt
from ui.presenter.settlement import rows_to_work
from ui.presenter.work import NO_WORK, Work, box_of, key_parts, sum_words
from ui.views.felt import KeyPart
from ui.views.shared import Tone

SPLIT_LOST = (*DOUBLED, "card 8c 6c")
TWO_BOXES = (
    *("open", "bet 1 ann 100 seated", "bet 2 bob 50 seated", "close"),
    *("card Kh 9d 6d Ts 8c", "proceed", "stand 1", "stand 2", "card Td 7c"),
)
"""Both are paid: the Dealer has 23."""


def work(*lines: str, current: int = 0, boxes_only: bool = False) -> Work:
    return Work(tuple(rows_to_work(dealt(*lines), "right")), current, boxes_only)


def test_nothing_is_left_where_nothing_moves() -> None:
    assert NO_WORK.left == ()
    assert NO_WORK.box is NO_WORK.next_box is None
    assert NO_WORK.box_words(1) == ""


def test_the_box_that_he_is_at_and_the_next_one_with_a_row_left() -> None:
    at = work(*TWO_BOXES)
    assert len(at.left) == 2
    first, second = (box_of(row) for row in at.rows)
    assert (at.box, at.next_box) == (first, second)
    assert [box_of(row) for row in at.of_box(first)] == [first]
    last = Work(at.rows, 1)
    assert (last.box, last.next_box) == (second, first), "then what was left out"
    assert Work(at.rows, 2).box is None
    assert work(*SPLIT_LOST).next_box is None


def test_what_a_box_is_due_is_said_with_what_the_house_gets_first() -> None:
    assert work(*SPLIT_LOST).box_words(1) == "take 150, pay 280"
    assert work(*SPLIT_LOST, boxes_only=True).box_words(1) == "take, pay"
    assert sum_words(work(*SPLIT_LOST).rows, boxes_only=False, done=True) == "taken 150, paid 280"


@pytest.mark.parametrize("done", [False, True])
def test_the_key_of_a_box_shows_the_houses_sum_above_the_players(done: bool) -> None:
    words = ("taken", "paid") if done else ("take", "pay")
    take, pay = (
        KeyPart(words[0], "150", Tone.TAKE, done),
        KeyPart(words[1], "280", Tone.PAY, done),
    )
    assert key_parts(work(*SPLIT_LOST).rows, None, done=done) == (take, pay)
    assert key_parts((), None, done=done) == ()


def test_the_key_of_a_box_says_no_amount_where_none_is_known() -> None:
    rows = work(*SPLIT_LOST).rows
    parts = key_parts(rows, lambda row: f"{row.verb.value} it", done=False)
    assert [(part.amount, part.tone) for part in parts] == [("", Tone.TAKE), ("", Tone.PAY)]
