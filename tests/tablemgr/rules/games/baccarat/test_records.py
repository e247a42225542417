"""Every paragraph of Baccarat's play and settlement has a round record of ours.

The game has no rule document: what shows the paragraphs of the others, and why nothing can,
tests/conformance holds.
"""

from __future__ import annotations

from tablemgr.rules.rulebook import load
from tests.record_names import RECORDS, named_by

NO_RECORD = {"4.2.1": "an option of a house; test_settling.py shows it"}
"""Paragraphs of play and settlement that no Round can show, and why."""


def test_every_paragraph_of_play_and_settlement_has_its_record() -> None:
    """A paragraph whose parts have records has them too."""
    own = (RECORDS / "baccarat").glob("*.round.toml")
    named = {paragraph for path in own for paragraph in named_by(path)}
    assert not named & NO_RECORD.keys()
    play_and_pay = {p for p in load("baccarat").paragraphs if p.startswith(("3.", "4."))}
    without = {
        p
        for p in play_and_pay - NO_RECORD.keys()
        if p not in named and not any(n.startswith(f"{p}.") for n in named)
    }
    assert without == set()
