"""The theoretical win of Rounds and the luck beside it, by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from tablemgr.basics.money import Money
from tablemgr.past.day_report import DayReport, RoundResult
from tablemgr.past.luck import Edge, explain, explain_parts
from tablemgr.past.report_page import ReportExtras, page_of
from tablemgr.past.stakes import LaidStake
from tablemgr.rules.events import BetSettled, Outcome


def test_luck_is_what_the_rounds_won_beside_their_edge() -> None:

    rounds = [settled_round(won) for won in (100, -100, 100, 100)]
    found = explain(rounds, {"initial": Edge(-0.01)})
    assert (str(found.theoretical), str(found.luck)) == ("4.00", "196.00")
    # By chance 99, -101, 99, 99: their sum over the root of the sum of their squares.
    assert found.z == pytest.approx(196 / (3 * 99**2 + 101**2) ** 0.5)
    assert found.without_edge == ()
    assert explain(rounds, {}).without_edge == ("initial",)
    assert explain(rounds[:1], {"initial": Edge(-0.01)}).z is None


def settled_round(
    won: int, stakes: Sequence[int] = (100,), lines: Sequence[int] = ()
) -> RoundResult:
    """A Round with a stake on each box from 1 on, and what their lines won."""
    now, laid = datetime(2026, 1, 1, tzinfo=UTC), {"initial": Money(100 * sum(stakes))}
    found = RoundResult(1, 1, "rws-blackjack", 8, "dora", now, now, Money(won * 100), laid)
    found.laid = tuple(
        LaidStake("ann", "initial", Money(100 * stake), box) for box, stake in enumerate(stakes, 1)
    )
    found.lines = tuple(settled_line(1, won=max(line, 0), lost=max(-line, 0)) for line in lines)
    return found


@pytest.mark.parametrize(
    ("covariance", "variance"),
    [
        (0.0, 4 * (100**2 + 200**2)),
        (None, 4 * 300**2),
        (1.0, 3 * (100**2 + 200**2) + 300**2),
    ],
)
def test_a_known_variance_makes_z_exact_however_the_boxes_hang_together(
    covariance: float | None, variance: float
) -> None:
    """Boxes of 100 and 200, the second split and doubled: the stakes count as they were laid."""
    one = settled_round(-60, stakes=(100, 200), lines=(60, -200, 200, -400, 400))
    edge = Edge(0.0, 4.0, covariance)
    (bet,) = explain([one], {"initial": edge}).bets
    assert (str(bet.staked), str(bet.won)) == ("300.00", "-60.00")
    assert bet.z == pytest.approx(-60 / variance**0.5)
    both = explain([one, one], {"initial": edge})
    assert both.z == pytest.approx(-120 / (2 * variance) ** 0.5)
    assert explain([one], {"initial": Edge(0.0)}).bets[0].z is None


def test_each_dealer_and_each_shift_is_explained() -> None:
    rounds = [settled_round(won) for won in (100, -100, 100)]
    for each, dealer in zip(rounds, ("dora", "dirk", "dora"), strict=True):
        each.dealer, each.shift = dealer, 2
    found = explain_parts(rounds, lambda _: {"initial": Edge(-0.01)})
    assert {who.in_words(): str(each.luck) for who, each in found} == {
        "dora, rws-blackjack, 8 decks": "198.00",
        "dirk, rws-blackjack, 8 decks": "-101.00",
        "shift 2, rws-blackjack, 8 decks": "97.00",
    }
    page = page_of("T1", DayReport(rounds), ReportExtras(theory_by=found))
    (table,) = (each for each in page.tables if each.title.endswith("by Dealer and shift"))
    assert table.rows[1][:4] == ("shift 2, rws-blackjack, 8 decks", "3.00", "100.00", "97.00")


def settled_line(box: int, won: int = 0, lost: int = 0) -> BetSettled:
    stake, outcome = Money(10000), Outcome.WIN if won else Outcome.LOSE
    amounts = (Money(100 * won), Money(100 * lost), Money(10000 - 100 * lost))
    return BetSettled(box, 1, "ann", "initial", stake, outcome, *amounts, "3.24", None)
