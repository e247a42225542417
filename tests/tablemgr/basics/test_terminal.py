"""The width of names on a terminal."""

from __future__ import annotations

import pytest

from tablemgr.basics.terminal import columns


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("Sam Lim", 7),
        ("\u9673\u5927\u6587", 6),
        ("e\u0301", 1),
        ("a\u200db", 2),
    ],
)
def test_a_wide_letter_takes_two_columns_and_a_mark_none(text: str, width: int) -> None:
    assert columns(text) == width
