"""Lines are broken where a reader of the language expects it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.breaking import broken_lines, glued, pieces

CLOSES, OPENS = "，。）、：", "（《"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("Same Bets again", ["Same ", "Bets ", "again"]),
        ("6 to 5, box-3", ["6 ", "to ", "5, ", "box-3"]),
        ("补牌，停牌。", ["补", "牌，", "停", "牌。"]),
        ("（全部）17点", ["（全", "部）", "17", "点"]),
        ("第 3 号", ["第 ", "3 ", "号"]),
        ("赔100。", ["赔", "100。"]),
    ],
)
def test_a_text_has_its_parts(text: str, parts: list[str]) -> None:
    assert list(pieces(text)) == parts


@given(st.text(alphabet=f"补牌a1 {CLOSES}{OPENS}", max_size=40), st.integers(2, 12))
def test_no_line_begins_with_what_closes_nor_ends_with_what_opens(text: str, room: int) -> None:
    lines = broken_lines(text, len, room)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    for before, after in pairwise(lines):
        said = " ".join(text.split())
        if f"{before} {after}" not in said:  # a blank that was typed lets a line end anywhere
            assert after[0] not in CLOSES
            assert before[-1] not in OPENS


def test_a_line_is_filled_and_a_longer_part_left_whole() -> None:
    assert broken_lines("pay box 3 at once", len, 9) == ["pay box 3", "at once"]
    assert broken_lines("unbelievable sum", len, 5) == ["unbelievable", "sum"]
    assert broken_lines("Cards by hand\u00a0\u00a0F2", len, 12) == [
        "Cards by",
        "hand\u00a0\u00a0F2",
    ]
    assert broken_lines("one\ntwo three", len, 20) == ["one", "two three"]
    assert broken_lines("本局各注全部已赔，请继续。", len, 7) == ["本局各注全部已", "赔，请继续。"]


def test_a_number_stays_with_the_word_before_it() -> None:
    assert broken_lines(glued("take 60, pay 650"), len, 12) == ["take\u00a060,", "pay\u00a0650"]
    assert broken_lines(glued("boxes 2, 3, 4"), len, 9) == ["boxes\u00a02,", "3, 4"]
