"""The width of names on a terminal, and what steers one."""

from __future__ import annotations

import pytest

from tablemgr.basics.terminal import columns, shown


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


@pytest.mark.parametrize(
    ("text", "on_the_terminal"),
    [
        ("box 1\nK\u2660 beats Q\u2660", "box 1\nK\u2660 beats Q\u2660"),
        ("\x1b[2K\rok", "\\x1b[2K\\rok"),
        ("\u202e00.001", "\\u202e00.001"),
        ("one\u2028two", "one\\u2028two"),
        ("a\u200db \u9673\u3000", "a\u200db \u9673\u3000"),
    ],
)
def test_what_steers_a_terminal_is_shown_as_its_number(text: str, on_the_terminal: str) -> None:
    assert shown(text) == on_the_terminal
