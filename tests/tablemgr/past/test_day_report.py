"""What a journal tells of a table's day; a second, small reckoning from its bare entries agrees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.gaming_day import day_begun
from tablemgr.basics.money import Money
from tablemgr.commandline import report_command
from tablemgr.house.profile import DEFAULT, read_profile
from tablemgr.journal import EntryKind, Stamp
from tablemgr.past.day_report import DayReport, report_of
from tablemgr.past.report_choice import missing_numbers, of_day
from tablemgr.past.report_page import UNKNOWN, ReportExtras, page_of, page_of_pit
from tablemgr.past.theory import known_edges_of
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tests.tablemgr.past.test_luck import settled_round
from tests.tablemgr.past.trays import RULES, counted, do
from tests.tablemgr.tables import ROUND, open_session, tell
from tests.tablemgr.tray.floor import (
    CASHIER,
    DEALER,
    EVERYBODY,
    MANAGER,
    SECOND_MANAGER,
    SUPERVISOR,
    chips,
)

VOID_ROUND = (
    *ROUND[:6],
    "as paul pit-supervisor",
    "irregularity foreign-card",
    "void 5.5.1",
    "as dora dealer",
)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    found = open_session(tmp_path / "T1.journal", float_rules=RULES)
    yield found
    found.journal.close()


def report(session: TableSession) -> DayReport:
    return report_of(session.journal.entries(), zone=UTC)


def test_a_day_is_explained_to_the_cent(session: TableSession) -> None:
    counted(session, "opener")
    do(session, told.TakeBuyIn("ann", Money(50000)), DEALER)
    tell(session, "as dora dealer", *ROUND, *VOID_ROUND)
    counted(session, "closer", "5x100 25x80 100x32 2.50x8")  # 5,720.00; 5,730.00 by the books
    found = report(session)
    (day,) = found.sessions
    assert (str(day.opener), str(day.drop), str(day.closer)) == ("6500.00", "500.00", "5720.00")
    assert (str(day.rounds), str(day.tray_variance)) == ("-270.00", "-10.00")
    assert (str(day.result), day.grade, day.exceptions) == ("-280.00", "projected", 1)
    settled, void = found.rounds
    assert (settled.dealer, settled.session, settled.is_void) == ("dora", 1, False)
    assert {name: str(stake) for name, stake in settled.stakes.items()} == {
        "initial": "150.00",
        "rws-pairs": "10.00",
    }
    assert (void.is_void, str(void.house_won), void.cases) == (True, "0.00", 1)
    assert list(missing_numbers(found.slips)) == []
    assert settled.pace_s > 0


def test_a_table_without_its_money_tells_its_rounds(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T2.journal")
    tell(session, *ROUND)
    found = report(session)
    assert found.sessions == []
    assert [(each.session, str(each.house_won)) for each in found.rounds] == [(0, "-270.00")]
    session.journal.close()


def test_a_reopened_round_counts_as_it_was_settled_last(session: TableSession) -> None:
    counted(session, "opener")
    tell(session, *ROUND, "as mary shift-manager", "reopen", "adjust 1 ann 20", "settle")
    (found,) = report(session).rounds
    assert found.reopened
    assert found.house_won == -sum(session.table.position.net().values())


def _cards_in(value: object) -> Iterator[object]:
    """Each card, and each count of a shoe, within what a report is made of."""
    if isinstance(value, Card) or type(value).__name__.startswith("Shoe"):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _cards_in(each)
    elif isinstance(value, dict):
        yield from _cards_in([*value, *value.values()])
    else:
        names = getattr(value, "__struct_fields__", ())
        yield from (name for name in names if "left" in name or "seen" in name)
        yield from _cards_in([getattr(value, name) for name in names])


def test_no_report_tells_what_is_left_in_a_running_shoe(session: TableSession) -> None:
    """Two Rounds of the same money with other cards make the same report, and no card is in it."""
    counted(session, "opener")
    tell(session, *ROUND, *ROUND)
    found = report(session)
    assert list(_cards_in(found)) == []
    assert list(_cards_in([found, card("Kh")])) == [card("Kh")], "the walk would find one"
    first, second = found.rounds
    assert first.lines == second.lines
    edges = [known_edges_of(each) for each in found.rounds]
    assert edges[0] == edges[1], "a full shoe's, whatever has been dealt"


def test_the_tables_of_a_pit_are_added_up_and_what_one_does_not_know_is_unknown(
    session: TableSession,
) -> None:
    counted(session, "opener")
    tell(session, *ROUND)
    counted(session, "closer", "5x100 25x80 100x32 2.50x8")
    bare = DayReport([settled_round(5), settled_round(-2), settled_round(0)])
    for each in bare.rounds[:2]:
        each.is_open = False
    known = report(session)
    page = page_of_pit({"T1": known, "T2": bare})
    tables = page.tables[0]
    (_, count, pace, cases, won, still_open, result, grade), second, both = tables.rows
    assert (page.title, len(tables.head), still_open) == ("All 2 tables", 8, "0")
    assert second == ("T2", "2", UNKNOWN, "0", "3.00", "1", UNKNOWN, UNKNOWN)
    assert both[1] == str(int(count) + 2)
    assert (won, both[4]) == ("-270.00", "-267.00")
    assert both[5:] == ("1", result, grade), "T2 keeps no money, and takes no result away"
    assert {row[:2] for row in page.tables[1].rows} >= {("T2", UNKNOWN)}
    assert pace
    assert cases
    assert result == str(known.sessions[0].result)
    unclosed = replace(known.sessions[0], result=None, grade="unknown")
    assert page_of_pit({"T1": DayReport([], [unclosed])}).tables[0].rows[-1][-2:] == (
        UNKNOWN,
        UNKNOWN,
    )


def test_time_goes_by_its_causes_and_the_wait_between_rounds_is_idle(session: TableSession) -> None:
    counted(session, "opener")
    tell(session, *ROUND, *VOID_ROUND)
    session.shoe.load()
    tell(session, *ROUND[:6])
    first, second, last = report(session).rounds
    assert first.idle_s == 0
    assert second.idle_s > 0
    causes = second.by_cause()
    assert {"Bets", "deal", "irregularities", "idle"} <= causes.keys()
    assert causes["irregularities"] == sum(second.seconds.values()) - second.pace_s
    assert (first.is_open, last.is_open) == (False, True)
    page = page_of("T1", report(session))
    (rounds,) = (table.rows for table in page.tables if table.title == "Rounds")
    rows = {row[0]: row[1] for row in rounds}
    assert (rows["Rounds"], rows["void"], rows["still open"]) == ("2", "1", "1")


def test_a_session_over_midnight_is_in_both_days_and_a_clock_set_back_takes_no_time(
    session: TableSession,
) -> None:
    counted(session, "opener")
    tell(session, *ROUND)
    found = report(session)
    (only,) = found.sessions
    (one,) = found.rounds
    eve, day = date(2023, 11, 14), date(2023, 11, 15)
    assert [len(of_day(found, each).sessions) for each in (eve, day)] == [1, 1]
    assert [len(of_day(found, each).rounds) for each in (eve, day)] == [1, 0]
    assert only.closed is None
    late = one.opened.replace(hour=1, minute=0) + timedelta(days=1)
    one.opened = late
    assert [len(of_day(found, each, begins="06:00").rounds) for each in (eve, day)] == [1, 0]
    ticks = iter([500, 400, 300, 200, 100, *range(600, 700)])
    session._clock = lambda: Stamp(1_700_000_000 * 10**9 + next(ticks) * 10**9, 1)
    tell(session, *ROUND)
    assert all(seconds >= 0 for seconds in report(session).rounds[-1].seconds.values())


def test_a_result_says_where_its_figures_come_from(session: TableSession) -> None:
    counted(session, "opener")
    do(session, told.CloseByForce("fire"), MANAGER)
    (unknown,) = page_of("T1", report(session)).tables
    rows = {row[0]: row[1] for row in unknown.rows}
    assert rows["opener"] == "6500.00, counted by two"
    assert rows["result"].startswith("unknown")
    do(session, told.AllowOpening("searched"), SECOND_MANAGER)
    counted(session, "opener", "5x90 25x80 100x40")
    first = page_of("T1", report(session)).tables[0]
    rows = {row[0]: row[1] for row in first.rows}
    assert rows["closer"] == "6450.00, closed by force: the next opener"
    assert rows["result"].startswith("-50.00 = Rounds 0.00 + tray -50.00")


def test_a_shift_ends_by_a_count_without_closing(session: TableSession) -> None:
    counted(session, "opener")
    tell(session, *ROUND)
    counted(session, "count", "5x46 25x80 100x40")
    tell(session, *ROUND)
    counted(session, "shift", "5x42 25x70 100x40")
    tell(session, *ROUND)
    assert [each.shift for each in report(session).rounds] == [1, 1, 2]
    assert [each.session for each in report(session).rounds] == [1, 1, 1]


def test_a_number_that_was_not_used_and_a_large_payout_are_named(session: TableSession) -> None:
    counted(session, "opener")
    do(session, told.AskForChips("fill", chips("100x3")), SUPERVISOR)
    for step in RULES.authority.fill.steps[1:3]:
        by = next(each for each in EVERYBODY if each.role is step.role)
        do(session, told.TakeStep(1, step.step), by)
    do(session, told.SignVoid(1, "wrong table"), CASHIER)
    tell(session, *ROUND)
    found = report(session)
    assert [(each.number, each.is_unused) for each in found.transfers] == [(1, True)]
    page = page_of("T1", found, ReportExtras(large=Money(12000)))
    tables = {table.title: table.rows for table in page.tables}
    assert tables["Fills and credits"] == (("fill", "1", "1", "300.00", "void", "number not used"),)
    assert tables["Payouts of 120.00 and more"] == (("1", "1", "ann", "RWS Pairs", "120.00"),)


# --- the second reckoning ------------------------------------------------------------------------


def reckon(session: TableSession) -> dict[str, int]:
    """The last session's figures in cents, from the entries' bare JSON: no class of the tray."""
    sums = dict.fromkeys(("opener", "fill", "credit", "buy-in", "won", "void", "variance"), 0)
    booked = 0
    rounds: dict[int, int] = {}
    buy_ins: dict[int, int] = {}
    for entry in session.journal.entries():
        data: dict[str, Any] = json.loads(entry.payload)
        for event in data.get("tray-events", []):
            kind, amount = event.get("kind"), event.get("amount", 0)
            if event["type"] == "EffectTakenBack":
                sums["buy-in"] -= buy_ins[event["number"]]
                booked += buy_ins[event["number"]]
            elif event["type"] == "SlipIssued":
                if kind == "opener":
                    sums, rounds = dict.fromkeys(sums, 0), {}
                    sums["opener"] = booked = amount
                elif kind in ("count", "closer"):
                    sums["variance"] += amount - booked
                    booked = amount
                elif kind in ("fill", "credit", "buy-in"):
                    sums[kind] += amount
                    booked += amount if kind == "fill" else -amount
                    if kind == "buy-in":
                        buy_ins[event["number"]] = amount
        if entry.kind is EntryKind.ACT:
            for event in data["events"]:
                if event["type"] == "BetSettled":
                    won = event["lost"] - event["won"]
                    rounds[entry.round_no] = rounds.get(entry.round_no, 0) + won
                    booked += won
    sums["won"] = sum(rounds.values())
    return sums


@pytest.mark.parametrize("seed", range(5))
def test_a_second_reckoning_from_the_bare_entries_agrees(session: TableSession, seed: int) -> None:
    random = Random(seed)
    counted(session, "opener")
    for _ in range(30):
        with suppress(Refusal):
            match random.randrange(5):
                case 0:
                    tell(session, "as dora dealer", *ROUND)
                case 1:
                    do(session, told.AskForChips("fill", chips("100x3")), SUPERVISOR)
                case 2:
                    do(session, told.TakeBuyIn("ann", Money(random.randrange(1, 9000))), DEALER)
                case 3:
                    number = random.randrange(1, 4)
                    do(session, told.VoidBuyIn(number, "misread"), SUPERVISOR)
                case _:
                    request = next(iter(session.tray.desk.state.transfers), 0)
                    for step in RULES.authority.fill.steps[1:] if request else ():
                        by = next(each for each in EVERYBODY if each.role is step.role)
                        found = chips("100x3") if step.counts else ()
                        do(session, told.TakeStep(request, step.step, found), by)
    last = report(session).sessions[-1]
    second = reckon(session)
    assert {
        "opener": last.opener,
        "fill": last.fills,
        "credit": last.credits,
        "buy-in": last.drop,
        "won": last.rounds,
        "void": 0,
        "variance": last.tray_variance,
    } == second


# --- the command ---------------------------------------------------------------------------------


def test_the_command_prints_a_session_a_shift_and_an_audit(
    session: TableSession, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    counted(session, "opener")
    tell(session, *ROUND)
    counted(session, "closer", "5x46 25x80 100x40")
    session.journal.close()
    path = str(session.journal.path)
    assert report_command.main(["session", "1", path]) == 0
    said = capsys.readouterr().out
    assert " -270.00 = Rounds -270.00 + tray 0.00 + drop 0.00" in said
    assert report_command.main(["shift", path, "--csv"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("round,session,shift,game,dealer")
    assert rows[1].split(",")[7:9] == ["-270.00", "160.00"]
    assert report_command.main(["shift", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["sessions"][0]["result"] == "-270.00"
    assert report_command.main(["audit-day", "2023-11-14", path]) == 0
    assert "opener 1" in capsys.readouterr().out
    slips = tmp_path / "slips"
    slips.mkdir()
    argv = ["audit-day", "2023-11-14", path, "--slips", str(slips)]
    assert report_command.main(argv) == 1
    assert "WRONG: slip 000001 of Round 1 has no file" in capsys.readouterr().out
    paper = str(tmp_path / "report.pdf")
    assert report_command.main(["shift", path, "--pdf", "--out", paper]) == 0
    text = PdfReader(paper).pages[0].extract_text()
    assert "-270.00 = Rounds -270.00 + tray 0.00 + drop 0.00" in text
    with pytest.raises(Fault, match="Give --out"):
        report_command.main(["shift", path, "--pdf"])


def test_a_gaming_day_begins_as_the_profile_says_unless_it_is_told(
    session: TableSession, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """All is told at 22:13 UTC of 14 November; an audit names the voids of its day alone."""
    counted(session, "opener")
    do(session, told.AskForChips("fill", chips("100x3")), SUPERVISOR)
    do(session, told.CancelRequest(1, "no need"), SUPERVISOR)
    tell(session, *ROUND)
    session.journal.close()
    path, house = str(session.journal.path), tmp_path / "house.toml"
    house.write_text(DEFAULT.replace("# gaming-day", "gaming-day").replace("06:00", "23:00"))
    opened = Stamp(1_700_000_000 * 10**9, 1).wall()
    day, late = opened.date().isoformat(), f"{(opened + timedelta(minutes=30)):%H:%M}"

    def rounds(*argv: str) -> tuple[bool, bool]:
        assert report_command.main(["audit-day", day, path, *argv]) == 0
        said = capsys.readouterr().out
        return "Rounds: 1," in said, "request 1: cancelled" in said

    assert rounds() == (True, True)
    assert rounds("--begins", late) == (False, False), "that was still the day before"
    profile = read_profile(house)
    assert profile.gaming_day == "23:00"
    before = day_begun(opened, "23:00").isoformat() == day
    assert rounds("--profile", str(house)) == (before, before)


def test_an_audit_names_a_number_that_is_missing_or_there_twice() -> None:
    slips = [("fill", 1), ("fill", 3), ("fill", 3), ("opener", 2)]
    found = [each.in_words() for each in missing_numbers(slips)]
    assert found == ["fill 2 is missing", "fill 3 is there twice"]
