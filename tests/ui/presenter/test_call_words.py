"""Each call at a supervisor's desk says its cause, what follows, and what to do."""

from __future__ import annotations

import pytest

from tablemgr.pit.calls import CallKind
from ui.presenter.call_words import call_words, few_words


@pytest.mark.parametrize("kind", CallKind)
def test_each_call_says_what_follows_and_what_to_do(kind: CallKind) -> None:
    cause, follows, act = call_words(kind)
    assert few_words(kind)
    assert cause.replace("{detail}", "it").format()
    assert follows.endswith(".")
    assert act.endswith(".")


def test_no_two_calls_are_called_alike() -> None:
    assert len({few_words(kind) for kind in CallKind}) == len(CallKind)
    assert len({call_words(kind)[0::2] for kind in CallKind}) == len(CallKind)
