"""A report is said whole in the reader's language: on screen, on paper and as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest

from tablemgr.basics.languages import load_language
from tablemgr.basics.messages import Speaker
from tablemgr.basics.money import Money
from tablemgr.commandline import report_command
from tablemgr.commandline.spoken import speaking
from tablemgr.past.case_book import case_files
from tablemgr.past.day_report import CONTEXT, report_of
from tablemgr.past.luck import explain_games, explain_parts
from tablemgr.past.report_page import CAUSES, ReportExtras, page_of, page_of_pit
from tablemgr.past.report_parts import ReportPage
from tablemgr.past.theory import known_edges_of
from tablemgr.past.variance_hints import hints_of
from tablemgr.rules.games.families import family_of
from tablemgr.rules.rulebook import games, load
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tests.tablemgr.past.test_day_report import VOID_ROUND
from tests.tablemgr.past.trays import RULES, counted, do, opened
from tests.tablemgr.slips.test_report_pdf import on_paper
from tests.tablemgr.tables import ROUND, tell
from tests.tablemgr.tray.floor import CASHIER, EVERYBODY, SUPERVISOR, chips

NAMES = re.compile(r"T1|dora|dealer|paul|ann|bob|rws-blackjack|RWS Pairs|decks|\bz\b")
"""What no language says otherwise: names, and the ids of games and Bets."""


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    """A table with something of everything that a report tells."""
    found = opened(tmp_path / "T1.journal")
    do(found, told.AskForChips("fill", chips("100x3")), SUPERVISOR)
    for step in RULES.authority.fill.steps[1:3]:
        by = next(each for each in EVERYBODY if each.role is step.role)
        do(found, told.TakeStep(1, step.step), by)
    do(found, told.SignVoid(1, "wrong table"), CASHIER)
    tell(found, *ROUND, *VOID_ROUND)
    counted(
        found, "count", "5x100 25x80 100x37"
    )  # 30.00 short: bob's Bet of 50 at 6 to 5 and so on
    counted(found, "closer", "5x100 25x80 100x36 2.50x20")
    yield found
    found.journal.close()


def page_in(session: TableSession, say: Speaker) -> tuple[ReportPage, ReportPage]:
    report = report_of(session.journal.entries(), zone=UTC)
    extras = ReportExtras(
        tuple(case_files(session.journal.entries())),
        hints_of(session.journal),
        explain_games(report.rounds, known_edges_of),
        explain_parts(report.rounds, known_edges_of),
        Money(100),
    )
    return page_of("T1", report, extras, say), page_of_pit({"T1": report}, say)


def texts(page: ReportPage) -> Iterator[str]:
    for table in page.tables:
        yield from (table.title, *table.head, *(cell for row in table.rows for cell in row))
    for curve in page.curves:
        yield from (curve.title, curve.range)


def test_no_word_of_a_report_stays_english(session: TableSession) -> None:
    """In this language each letter is another sign, but for the names of side Bets."""
    say = Speaker(
        CONTEXT,
        lambda _, english: (
            english if english == "RWS Pairs" else re.sub(r"[A-Za-z](?![^{]*})", "#", english)
        ),
    )
    titles = set[str]()
    for page in page_in(session, say):
        for text in texts(page):
            assert not re.search("[A-Za-z]", NAMES.sub("", text)), text
        titles.update(table.title for table in page.tables)
    assert len(titles) >= 12, "nearly everything is there"


def test_each_cause_of_time_has_a_word() -> None:
    stages = {stage for game in games() for stage in family_of(load(game)).phases}
    assert {stage.goes_by_with for stage in stages} <= {*CAUSES, "idle", "complete", "void"}


@pytest.mark.parametrize(
    ("tag", "words"), [("zh-SG", "每小时局数"), ("ta-SG", "மணிக்கு"), ("ms-SG", "Pusingan sejam")]
)
def test_a_command_answers_in_a_language_on_paper_too(
    session: TableSession, tag: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    session.journal.close()
    path, paper = str(session.journal.path), str(tmp_path / "report.pdf")
    with speaking(load_language(tag)):
        assert report_command.main(["shift", path]) == 0
        said = capsys.readouterr().out
        assert report_command.main(["shift", path, "--pdf", "--out", paper]) == 0
        capsys.readouterr()
        assert report_command.main(["audit-day", "2023-11-14", path]) == 1
        audited = capsys.readouterr().out
    assert words in said
    assert words in on_paper(paper)
    assert not re.search("Audit of|Rounds:|OPEN", audited)


def test_json_and_csv_stay_as_programs_read_them(
    session: TableSession, capsys: pytest.CaptureFixture[str]
) -> None:
    session.journal.close()
    path, answers = str(session.journal.path), []
    for tag in ("en", "zh-SG"):
        with speaking(load_language(tag)):
            for form in ("--json", "--csv"):
                assert report_command.main(["shift", path, form]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
