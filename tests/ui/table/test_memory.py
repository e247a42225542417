"""A table that is open for months keeps nothing of the Rounds that are over."""

from __future__ import annotations

import gc
from collections import Counter

from PySide6.QtWidgets import QApplication

from tests.benchmarks.round_player import play
from tests.ui.rig import TableRig

FIRST = 4
"""After so many Rounds everything is loaded, and the pictures of the cards are made."""
ROUNDS = 8


def living() -> Counter[str]:
    """How many objects there are of each kind."""
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    return Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)


def grown(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """The kinds of which there is one more a Round, or more than one."""
    return {kind: more for kind, more in (after - before).items() if more >= ROUNDS}


def test_no_kind_of_object_grows_from_round_to_round(by_hand: TableRig) -> None:
    for _ in range(FIRST):
        play(by_hand.open_table, 1, QApplication.processEvents)
    before = living()
    for _ in range(ROUNDS):
        play(by_hand.open_table, 1, QApplication.processEvents)
    assert grown(before, living()) == {}


class KeptOfARound:
    """A kind of its own: of lists others may end meanwhile."""


def test_what_is_kept_of_each_round_is_noticed() -> None:
    before = living()
    kept = [KeptOfARound() for _ in range(ROUNDS)]
    found = grown(before, living())
    assert found[f"{__name__}.{KeptOfARound.__qualname__}"] == len(kept)
