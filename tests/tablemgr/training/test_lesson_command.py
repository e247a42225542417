"""`tablemgr drill lesson` and `drill grade --progress`: a lesson, and what was learned of it."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.drill_command import main
from tablemgr.rules.drilling.questions import question_named
from tablemgr.training.recall import due, read_memory

AT = "2026-11-29T10:00:00+08:00"


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "--game", "baccarat", "--json"]) == 0
    found = [json.loads(line) for line in lines(capsys)]
    assert [each["number"] for each in found] == list(range(1, 21))


def test_a_lesson_is_asked_graded_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lesson", "--game", "baccarat", "--number", "5", "--seed", "3", "--json"])
    asked = [json.loads(line) for line in lines(capsys)]
    assert {one["class"] for one in asked} == {"Banker's, Player stood"}
    answers = []
    for one in asked:
        made = question_named(one["id"])
        assert made is not None
        answers.append({"id": one["id"], "answer": made.judgement.answer})
    for name, found in (("q", asked), ("a", answers)):
        (tmp_path / name).write_text("\n".join(json.dumps(each) for each in found) + "\n")
    files = [str(tmp_path / name) for name in ("q", "a")]
    progress = tmp_path / "ann.json"
    assert main(["grade", *files, "--progress", str(progress), "--at", AT]) == 0
    memory = read_memory(progress)
    item = "third/Banker's, Player stood"
    assert list(memory.cards) == [item]
    now = datetime.fromisoformat(AT)
    assert due(memory, [item], now) == []
    assert due(memory, [item], now.replace(year=2027)) == [item]
    assert main(["grade", *files, "--progress", str(progress), "--at", AT]) == 0
    assert read_memory(progress) == memory, "one review an item and day"


def test_progress_needs_its_time_and_a_file_that_is_one(tmp_path: Path) -> None:
    for name in ("q", "a"):
        (tmp_path / name).write_text("")
    files = [str(tmp_path / name) for name in ("q", "a")]
    bad = tmp_path / "bad.json"
    with pytest.raises(Fault, match="--at"):
        main(["grade", *files, "--progress", str(bad)])
    bad.write_text("[]")
    with pytest.raises(Fault, match="has learned"):
        main(["grade", *files, "--progress", str(bad), "--at", AT])
    with pytest.raises(SystemExit):
        main(["grade", *files, "--progress", str(bad), "--at", "yesterday"])


def test_an_unknown_lesson_or_game_is_named() -> None:
    with pytest.raises(Fault, match="no lesson 21"):
        main(["lesson", "--game", "baccarat", "--number", "21"])
    with pytest.raises(Fault, match="not a game"):
        main(["lesson", "--game", "nine-men"])
