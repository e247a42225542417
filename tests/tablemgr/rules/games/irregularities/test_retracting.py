"""A report is withdrawn only as long as nothing was done under it, whatever was decided (I14)."""

from __future__ import annotations

import pytest
from msgspec import convert

from tablemgr.rules.commands import parse
from tablemgr.rules.events import ReportRetracted
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table


def told(game: str, *lines: str) -> Table:
    book = load(game)
    table = Table(book)
    seat = " seated" if book.betting.has_initial_bet else ""
    bet = "" if seat else f" {next(iter(book.side_bets))}"
    for line in ("open", f"bet 1 ann{bet} 50{seat}", *lines):
        for command in parse(line, table.vocabulary):
            table.do(command, Role.SHIFT_MANAGER)
    return table


@pytest.mark.parametrize("game", [game for game in games() if game != "live-blackjack"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_decision_on_the_cards_keeps_the_report_whichever_it_was_i14(
    game: str, answer: str
) -> None:
    table = told(game, "close", "card Kh", "irregularity misdeal")
    (retract,) = parse("retract It was right.", table.vocabulary)
    assert table.verify(retract, Role.SHIFT_MANAGER) is None
    for command in parse(f"reconstruct {answer}", table.vocabulary):
        table.do(command, Role.SHIFT_MANAGER)
    refusal = table.verify(retract, Role.SHIFT_MANAGER)
    assert refusal is not None
    assert refusal.code == "report-has-effect"
    assert "the House has decided on the cards" in refusal.text


def test_a_journal_of_0_2_names_no_report_and_the_latest_of_its_box_is_withdrawn() -> None:
    table = told("si-ki-pi", "bet 2 bob 50 seated", "close", "card Kh", "card 9d")
    for line in ("irregularity exposed 1 1", "irregularity exposed 2 1"):
        for command in parse(line, table.vocabulary):
            table.do(command)
    first, second = table.position.remembered.reports
    assert first.number == 1
    stored = {"kind": "exposed", "paragraph": second.paragraph, "box": 2}
    table.apply([convert({**stored, "reason": "", "text": "It was right."}, ReportRetracted)])
    assert table.position.remembered.reports == [first]


def test_insurance_that_the_withdrawn_card_decided_is_decided_as_before_i14() -> None:
    """Found by seeds 200173 and 200695 of the sweep: the Dealer then drew to no card."""
    lines = ("close", "card Ts Ac 6s", "insure 1 ann 25", "proceed", "hit 1", "card Ts 5d")
    table = told("blackjack-v4", *lines)
    before = table.copy().position
    assert [line.bet for line in before.settlement] == ["initial", "insurance"]
    (report,) = parse("irregularity card-to-empty-box 3", table.vocabulary)
    table.do(report)
    assert [line.bet for line in table.position.settlement] == ["initial"]
    (retract,) = parse("retract It was his.", table.vocabulary)
    table.do(retract, Role.SHIFT_MANAGER)
    after = table.position
    assert after.settlement == before.settlement
    assert after.phase is before.phase
    assert blackjack_of(after).dealer_goal == blackjack_of(before).dealer_goal
