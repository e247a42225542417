"""Equal payloads have one spelling; what has none is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.journal import canonical
from tablemgr.journal.entry import MAX_DEPTH


class Name(StrEnum):
    A = "a"


@pytest.mark.parametrize(
    ("payload", "text"),
    [
        ({}, "{}"),
        ({"b": 1, "a": [True, None, "x"]}, '{"a":[true,null,"x"],"b":1}'),
        ({"é": "大\n\x00\x7f\u2028"}, '{"é":"大\\n\\u0000\x7f\u2028"}'),
        ({"n": -(2**63), "t": (1, 2)}, '{"n":-9223372036854775808,"t":[1,2]}'),
    ],
)
def test_a_payload_has_one_spelling(payload: dict[str, object], text: str) -> None:
    assert canonical(payload) == text  # type: ignore[arg-type] # the table's values are JSON


@pytest.mark.parametrize(
    "bad",
    [1.0, float("nan"), b"x", Name.A, {1: 2}, {Name.A: 1}, {"a"}, object(), [[0.5]]],
    ids=lambda bad: type(bad).__name__,
)
def test_what_is_not_json_or_a_float_is_refused(bad: object) -> None:
    with pytest.raises(TypeError):
        canonical({"a": bad})  # type: ignore[dict-item] # bad on purpose


def test_a_payload_is_an_object() -> None:
    with pytest.raises(TypeError):
        canonical(["a"])  # type: ignore[arg-type] # bad on purpose


@pytest.mark.parametrize("bad", [2**63, -(2**63) - 1, "\udfff"])
def test_what_other_readers_could_not_hold_is_refused(bad: int | str) -> None:
    with pytest.raises(ValueError, match=r"64 bits|not Unicode"):
        canonical({"a": bad})


def test_a_bottomless_payload_is_refused() -> None:
    deep: dict[str, object] = {}
    deep["a"] = deep
    with pytest.raises(ValueError, match="levels"):
        canonical(deep)  # type: ignore[arg-type] # bad on purpose


@pytest.mark.parametrize(
    "wrap", [lambda inner: {"a": inner}, lambda inner: [inner]], ids=["dict", "list"]
)
def test_a_payload_has_so_many_levels_and_not_one_more(wrap: Callable[[object], object]) -> None:
    deep: object = 1
    for _ in range(MAX_DEPTH - 1):
        deep = wrap(deep)
    assert canonical({"a": deep})  # type: ignore[dict-item] # built of dicts or lists alone
    with pytest.raises(ValueError, match="levels"):
        canonical({"a": wrap(deep)})  # type: ignore[dict-item] # as above


@given(st.dictionaries(st.text(), st.integers(-5, 5) | st.text() | st.lists(st.booleans())))
def test_the_spelling_depends_on_the_value_alone(
    payload: dict[str, int | str | list[bool]],
) -> None:
    text = canonical(payload)
    assert json.loads(text) == payload
    assert canonical(dict(reversed(payload.items()))) == text
