"""A variance of the tray offers the Rounds that it fits, as a hint."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.past.variance_hints import hints, hints_of
from tablemgr.rules.events import BetSettled, Outcome
from tests.tablemgr.past.trays import counted, opened
from tests.tablemgr.tables import ROUND, tell

FULL = "5x100 25x80 100x40"
"""6,500.00; 6,230.00 once ann and bob have won a Round."""


def line(stake: int, won: int = 0, lost: int = 0) -> BetSettled:
    """A Bet of ann on box 1; amounts in whole units."""
    outcome = Outcome.WIN if won else Outcome.LOSE if lost else Outcome.STAND_OFF
    cents = (Money(100 * each) for each in (stake, won, lost, stake - lost))
    stake_, won_, lost_, returned = cents
    return BetSettled(1, 1, "ann", "initial", stake_, outcome, won_, lost_, returned, "3.24", None)


def said(found: Sequence[Message]) -> list[str]:
    return [each.in_words() for each in found]


@pytest.mark.parametrize(
    ("variance", "bet", "words"),
    [
        (-75, line(50, won=75), "75.00 short = one 3 to 2 on 50.00 paid twice"),
        (75, line(50, won=75), "75.00 over = one 3 to 2 on 50.00 not paid"),
        (110, line(50, won=60), "110.00 over = one 6 to 5 on 50.00 taken instead of paid"),
        (-15, line(50, won=60), "15.00 short = one 6 to 5 on 50.00 paid 3 to 2"),
        (10, line(50, won=60), "10.00 over = one 6 to 5 on 50.00 paid 1 to 1"),
        (-50, line(50, lost=50), "50.00 short = one lost Bet of 50.00 not taken"),
        (-100, line(50, lost=50), "100.00 short = one lost Bet of 50.00 paid 1 to 1 instead"),
        (50, line(50), "50.00 over = one Stand Off of 50.00 taken"),
    ],
)
def test_one_bet_that_was_paid_wrongly_explains_it(
    variance: int, bet: BetSettled, words: str
) -> None:
    (found,) = said(hints(Money(100 * variance), [(41, bet)]))
    assert found.startswith(words)
    assert found.endswith(": Round 41 (box 1, ann)")
    assert hints(Money(100 * variance + 1), [(41, bet)]) == []


def test_the_latest_rounds_come_first_and_not_all_are_named() -> None:
    rounds = [(number, line(50, won=75)) for number in range(1, 9)]
    (found,) = said(hints(Money(-7500), rounds))
    assert found.startswith("75.00 short = one 3 to 2 on 50.00 paid twice: Round 8 (box 1, ann), ")
    assert found.endswith("Round 4 (box 1, ann) and 3 more")


def test_only_the_rounds_since_the_last_count_are_offered(tmp_path: Path) -> None:
    session = opened(tmp_path / "T1.journal")
    tell(session, *ROUND)
    counted(session, "count", "5x100 25x80 100x37")  # 6,200.00 for 6,230.00
    tell(session, *ROUND)
    counted(session, "closer", "5x100 25x80 100x33 2.50x32")  # 5,880.00 for 5,930.00
    found = hints_of(session.journal)
    session.journal.close()
    assert found[1] == []
    assert said(found[2]) == [
        "50.00 short = one 1 to 1 on 50.00 paid twice: Round 2 (box 1, bob)",
        "50.00 short = one 1 to 1 on 100.00 paid 3 to 2: Round 2 (box 1, ann)",
        "50.00 short = one 1 to 1 on 50.00 paid 2 to 1: Round 2 (box 1, bob)",
    ]
