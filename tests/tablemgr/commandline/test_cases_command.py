"""`tablemgr cases`: listed, looked for, printed as a slip in plain words."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from pypdf import PdfReader

from tablemgr.basics.errors import Fault
from tablemgr.commandline.cases_command import main
from tests.tablemgr.case_journal import with_cases


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return with_cases(tmp_path)


def test_the_command_lists_and_filters(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*words: str) -> list[int]:
        assert main([str(path), "--json", *words]) == 0
        return [json.loads(line)["number"] for line in capsys.readouterr().out.splitlines()]

    assert listed() == [1, 2, 3, 4, 5]
    assert listed("--kind", "foreign-card") == [1, 5]
    assert listed("--person", "paul") == [4]
    assert listed("--person", " PAUL ") == [4], "one name, however it is spelled"
    assert listed("--paragraph", "5.7") == [2]
    assert listed("--from", "2023-11-10", "--to", "2023-11-20") == [1, 2, 3, 4, 5]
    assert listed("--to", "2023-11-01") == []
    assert main([str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("[Void under 5.5.1, signed by mary (Pit Supervisor)]")
    assert lines[4].endswith("[open]")


def test_the_json_of_a_case_says_all_of_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path), "--json", "--kind", "card-not-due"]) == 0
    case = json.loads(capsys.readouterr().out)
    assert (case["table"], case["round"], case["game"]) == ("T1", 3, "rws-blackjack")
    assert case["effects"][1] == {
        "player": "bob",
        "before": "0.00",
        "after": "0.00",
        "returned": "50.00",
    }
    assert [act["person"] for act in case["acts"]] == ["mary", "dora", "dora", "mary"]


def test_the_slip_of_a_void_has_both_signature_lines_and_a_reason_code(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(path), "--slip", "1"]) == 0
    text = capsys.readouterr().out
    assert "VOID under 5.5.1: A foreign card" in text
    assert "Dealer: ______________________  dora" in text
    assert "Pit Supervisor: ______________________  mary" in text
    out = tmp_path / "case.pdf"
    assert main([str(path), "--slip", "1", "--out", str(out)]) == 0
    printed = "\n".join(page.extract_text() for page in PdfReader(out).pages)
    assert "VOID under 5.5.1: A foreign card" in " ".join(printed.split())
    assert "Pit Supervisor: mary" in " ".join(printed.split())
    first = out.read_bytes()
    main([str(path), "--slip", "1", "--out", str(out)])
    assert out.read_bytes() == first


def test_a_case_that_is_not_there_is_a_fault(path: Path) -> None:
    with pytest.raises(Fault, match="no case 9"):
        main([str(path), "--slip", "9"])


def test_what_is_not_there_at_all_is_said_and_not_passed_over(path: Path) -> None:
    for words, what, there in (
        (("--kind", "foregin-card"), "no kind 'foregin-card'", "foreign-card"),
        (("--person", "pual"), "No case has a person 'pual'", "dora, mary, paul"),
        (("--paragraph", "5.77"), "No case is under paragraph '5.77'", "5.5.1, 5.7, 5.11, 5.19"),
        (("--from", "today", "--to", "yesterday"), "No day lies between", "Exchange"),
        (("--bytes",), "are only for a slip", "--slip"),
    ):
        with pytest.raises(Fault, match=what) as caught:
            main([str(path), *words], lambda: date(2023, 11, 14))
        assert there in caught.value.remedy
    main([str(path), "--kind", "misdeal"])  # known, and none there: the list is empty


def test_days_are_dates_today_or_yesterday(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(today: date, *words: str) -> int:
        main([str(path), *words], lambda: today)
        return len(capsys.readouterr().out.splitlines())

    day = date(2023, 11, 14)
    assert listed(day, "--from", "today", "--to", "today") == 5
    assert listed(day + timedelta(1), "--from", "today") == 0
    assert listed(day + timedelta(1), "--from", "yesterday") == 5
    with pytest.raises(SystemExit) as ended:
        main([str(path), "--from", "tomorrow"], lambda: day)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "'tomorrow' is not a day: give a date such as 2026-11-28, today or yesterday" in said


def test_words_are_looked_for_in_all_that_the_slip_says(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def listed(words: str) -> list[str]:
        main([str(path), "--text", words])
        return [line.split()[0] for line in capsys.readouterr().out.splitlines()]

    assert listed("CHIP fell") == ["4"]
    assert listed("bob takes bet") == ["2"]
    assert listed("8♣ reconstructed") == ["2"]
    assert listed("giraffe") == []


def test_no_code_command_or_byte_stands_on_a_slip_unless_the_bytes_are_asked_for(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(1, 6):
        main([str(path), "--slip", str(number)])
    text = capsys.readouterr().out
    for word in ("reconstruct no", "choose 1", "void 5.5.1", "decide It", "irregularity", "02 4B"):
        assert word not in text
    assert not re.search(r"\b[A2-9TJQK][shdc]\b", text.replace("As the", ""))
    main([str(path), "--slip", "1", "--bytes"])
    assert "COM3: 02 4B 39 03" in capsys.readouterr().out


def test_the_slip_tells_the_whole_story_in_plain_words(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(path), "--slip", "2"])
    text = capsys.readouterr().out
    for line in (
        "8♣ was drawn and no Hand was due a card: a dealing error. (§ 5.7)",
        "Box 1: K♥, 5♠",
        "8♣  from aside to the discards",
        "Box 1, ann: plays on",
        "Box 3, bob: takes the Bet back",
        "The cards are not Reconstructed.",
        "bob: net 0.00 before, 0.00 after; 50.00 of Bets returned",
        "House: 0.00",
    ):
        assert f"\n{line}\n" in text
    assert re.search(r"Opened at \d\d:\d\d:\d\d: noticed by the program; Dealer dora\.", text)
    assert re.search(r"Closed at \d\d:\d\d:\d\d by mary, Pit Supervisor\.", text)
    assert re.search(
        r"Signed: mary, Pit Supervisor, \d\d:\d\d:\d\d · [0-9A-Z]{4}-[0-9A-Z]{4}", text
    )
