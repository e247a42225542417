"""A round record as text is the record that is read from it again."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.past.record import Expectation, reads
from tablemgr.past.record_text import as_text
from tablemgr.rules.games.position import Limits


def test_what_is_written_is_read_back() -> None:
    limits = Limits((Money(2500), Money(50_000)), None)
    expect = Expectation(
        phase="complete",
        net={"ann": Money(-6250), "b-1_é": Money(0)},
        hands={"dealer": "9d 8c"},
        refused=(1,),
        flags=("5.7",),
    )
    text = as_text(
        "rws-blackjack", ["open", "bet 1 ann 5"], decks=6, boxes=5, limits=limits, expect=expect
    )
    record = reads(text, "f")
    assert (record.game, record.decks, record.boxes) == ("rws-blackjack", 6, 5)
    assert record.limits.initial == limits.initial
    assert record.limits.side is None
    assert [step.line for step in record.script] == ["open", "bet 1 ann 5"]
    assert record.expect == expect
