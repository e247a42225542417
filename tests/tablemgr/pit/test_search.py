"""What is found on the server is what each table's own journal has."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import UTC, date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablemgr.commandline import pit_command
from tablemgr.journal import EntryKind, Journal
from tablemgr.past.case_book import case_files
from tablemgr.past.day_report import report_of
from tablemgr.pit.marks import TableMark, table_marks
from tablemgr.pit.search import Days, PitSearch
from tablemgr.service.session import TableSession
from tablemgr.world.people import table_for
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, line_of, send_all
from tests.tablemgr.pit.test_floor import play
from tests.tablemgr.tables import counting_clock


def played(pit: TestedPit, open_journal: Opening, name: str, seed: int) -> Journal:
    """A table at which much goes wrong, and whose journal the server has."""
    dice, journal = Random(seed), open_journal(name)
    session = TableSession(table_for("rws-blackjack", dice), journal, counting_clock())
    play(session, dice, 250)
    for number in (1, 2):
        session.write(EntryKind.SLIP, {"issued": number})
    with closing(line_of(pit.table(name), journal)) as line:
        send_all(line)
    return journal


def mark_of(pit: TestedPit, table: str) -> TableMark:
    return {mark.table: mark for mark in table_marks(pit.owner)}[table]


def test_cases_rounds_and_slips_are_those_of_the_journal(
    pit: TestedPit, open_journal: Opening
) -> None:
    journal = played(pit, open_journal, "Q1", 3)
    mark, search = mark_of(pit, "Q1"), PitSearch(pit.owner, zone=UTC)
    cases = case_files(journal.entries())
    assert len(cases) > 2
    assert search.cases(mark) == cases
    whole = report_of(journal.entries(), zone=UTC)
    rounds = whole.rounds
    assert len(rounds) > 3
    assert search.rounds(mark, rounds[2].number) == [replace(rounds[2], idle_s=0.0)]
    assert search.rounds(mark, person=rounds[0].dealer.upper()) == rounds
    assert not search.rounds(mark, person="nobody")
    slips = [(slip.kind, slip.number) for slip in search.slips(mark)]
    assert slips == whole.slips
    assert slips[-1] == ("settlement", 2)
    day = rounds[0].opened.date()
    for days, many in ((Days(day, day), 1), (Days(until=day - timedelta(1)), 0)):
        assert len(PitSearch(pit.owner, days, UTC).rounds(mark, rounds[2].number)) == many


def test_a_desk_finds_them_at_all_tables(
    pit: TestedPit, open_journal: Opening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journals = {
        name: played(pit, open_journal, name, seed) for seed, name in enumerate(("R1", "R2"))
    }
    file = tmp_path / "desk.url"
    assert pit_command.main(["desk", pit.address, "finds", "--out", str(file)]) == 0
    capsys.readouterr()
    of_both = ["--table", "R1", "--table", "R2"]

    def found(*words: str) -> list[dict[str, Any]]:
        status = pit_command.main(["find", str(file), words[0], *of_both, *words[1:], "--json"])
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert status == (pit_command.EXIT_OK if lines else 1)
        return lines

    assert [(each["table"], each["ref"]) for each in found("cases")] == [
        (name, case.ref)
        for name, journal in journals.items()
        for case in case_files(journal.entries())
    ]
    assert [(each["table"], each["round"]) for each in found("rounds", "--number", "2")] == [
        ("R1", 2),
        ("R2", 2),
    ]
    assert {each["table"] for each in found("slips", "--number", "2")} == {"R1", "R2"}
    assert not found("slips", "--to", str(date(1999, 1, 1)))
    assert pit_command.main(["find", str(file), "rounds", "--number", "1"]) == 0
    assert "R2  2023-11-14 22:13:21  Round 1  rws-blackjack" in capsys.readouterr().out
