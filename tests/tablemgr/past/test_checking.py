"""A journal is compared with the rules and with a folder of slips, and a code is looked up."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import Draft, Journal, reading, short_code
from tablemgr.rules.commands import parse
from ui.main import main
from ui.table.opening import journal_path, open_session

ROUND = (
    *("open", "bet 1 ann 100 seated", "bet 3 bob 50 seated", "close"),
    *("card Kh", "card 9c", "card 9d", "card Kd", "card 7c", "proceed"),
    *("stand 1", "hit 3", "card 2c", "stand 3", "card 8c", "settle"),
)


def play(folder: Path, *lines: str) -> Path:
    """A journal whose table was told these lines; gives its path."""
    path = journal_path("T1", folder)
    session = open_session(reads(DEFAULT, "profile"), path)
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command)
    session.journal.close()
    return path


@pytest.fixture
def played(tmp_path: Path) -> Path:
    return play(tmp_path, *ROUND, *ROUND)


def rewritten(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A copy of the journal with a chain of its own, in which `change` has altered the acts."""
    new = path.with_name("new.journal")
    with reading(path) as reader, Journal.open(new, reader.header) as journal:
        for entry in reader.entries():
            data = json.loads(entry.payload)
            if entry.kind.value == "act":
                change(data)
            draft = Draft(entry.kind, data, entry.round_no, entry.person, entry.role, entry.stamp)
            journal.append_all([draft])
    return new


def test_the_rules_lead_to_the_events_of_the_journal_and_to_its_money(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "verify", str(played), "--replay"]) == 0
    said = capsys.readouterr().out
    assert "2 Rounds: the rules lead to the same events and the same money" in said


def test_a_payment_that_the_rules_do_not_make_is_found(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def pay_more(data: dict[str, Any]) -> None:
        if data["command"] == "settle":
            data["events"] = json.loads(json.dumps(data["events"]).replace("10000", "20000"))

    forged = rewritten(played, pay_more)
    assert main(["journal", "verify", str(forged), "--chain"]) == 0, "its chain is sound"
    assert main(["journal", "verify", str(forged), "--replay"]) == 1
    said = capsys.readouterr().out
    assert "Round 1: entry " in said
    assert "'settle' led to " in said
    assert "Round 2: ann has a net of " in said


def test_an_act_that_the_rules_refuse_is_found(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def stand_elsewhere(data: dict[str, Any]) -> None:
        if data["command"] == "stand 1":
            data["command"] = "stand 3"

    assert main(["journal", "verify", str(rewritten(played, stand_elsewhere)), "--replay"]) == 1
    assert "'stand 3' was done; the rules refuse it: " in capsys.readouterr().out


def test_a_code_from_paper_names_its_entry(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with reading(played) as reader:
        settled = [e for e in reader.entries() if e.data.get("command") == "settle"][1]
    typed = short_code(settled.hash).lower().replace("-", " ").replace("0", "o")
    assert main(["journal", "code", typed, str(played)]) == 0
    said = capsys.readouterr().out
    assert f"{played}: entry {settled.seq}, Round 2, slip 000002, " in said
    assert main(["journal", "code", "AAAA-AAAA", str(played)]) == 1
    assert "no entry has this code" in capsys.readouterr().out


def test_without_a_journal_named_all_of_the_data_folder_are_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from ui.table.places import data_folder  # noqa: PLC0415 - the test's own home

    path = play(data_folder(), *ROUND)
    with reading(path) as reader:
        last = list(reader.entries())[-1]
    assert main(["journal", "code", short_code(last.hash)]) == 0
    assert f"entry {last.seq}, Round 1" in capsys.readouterr().out
