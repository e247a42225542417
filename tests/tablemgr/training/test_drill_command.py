"""`tablemgr drill`: its questions, grades and exit statuses, as other programs rely on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.drill_command import main
from tablemgr.rules.drilling.questions import question_named

ASK = ["ask", "--game", "rws-blackjack", "--subject", "payout", "--seed", "7", "--count", "6"]


def asked(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    assert main([*ASK, "--json", *more]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def answers_to(questions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The right answer to each question."""
    found = []
    for question in questions:
        made = question_named(question["id"])
        assert made is not None
        found.append({"id": question["id"], "answer": made.judgement.answer, "ms": 1850})
    return found


def grade(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    questions: list[Any],
    answers: list[Any],
) -> tuple[int, list[dict[str, Any]], str]:
    """The exit status of `drill grade`, what it printed, and what it said of an error."""
    for name, lines in (("q", questions), ("a", answers)):
        text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
        (tmp_path / name).write_text(text + "\n")
    status = main(["grade", str(tmp_path / "q"), str(tmp_path / "a"), "--json"])
    said = capsys.readouterr()
    return status, [json.loads(line) for line in said.out.splitlines()], said.err


def test_a_question_has_what_the_contract_says(capsys: pytest.CaptureFixture[str]) -> None:
    for number, question in enumerate(asked(capsys), 1):
        assert set(question) == {"id", "game", "subject", "class", "record", "ask", "text"}
        assert question["id"] == f"rws-blackjack/payout/7-{number}"
        assert set(question["ask"]) == {"kind", "box", "hand", "player", "bet"}


def test_right_answers_are_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    questions = asked(capsys)
    status, lines, _ = grade(tmp_path, capsys, questions, answers_to(questions))
    assert status == 0
    assert all(line["right"] for line in lines[:-1])
    assert [line["id"] for line in lines[:-1]] == [question["id"] for question in questions]
    assert set(lines[0]) == {"id", "right", "answer", "correct", "paragraph", "why"}
    assert (lines[-1]["asked"], lines[-1]["right"]) == (6, 6)
    assert sum(count for _, count in lines[-1]["by"].values()) == 6


def test_a_wrong_and_a_missing_answer_are_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    questions = asked(capsys)
    answers = answers_to(questions)[1:]
    answers[0]["answer"] = {"won": "0.01", "lost": "0.00", "returned": "0.00"}
    status, lines, _ = grade(tmp_path, capsys, questions, answers)
    assert status == 0
    assert [line["right"] for line in lines[:-1]] == [False, False, True, True, True, True]
    assert lines[0]["answer"] is None
    assert lines[-1]["right"] == 4


def _changed(questions: list[dict[str, Any]], change: str) -> list[Any]:
    changed = json.loads(json.dumps(questions))
    if change == "record":
        changed[2]["record"]["script"].pop()
    elif change == "class":
        changed[2]["class"] = "easy"
    elif change == "text":
        changed[2]["text"] += "!"
    elif change == "id":
        changed[2]["id"] = "rws-blackjack/payout/7-99"
    elif change == "unknown":
        changed[2]["id"] = "nine-men/payout/7-3"
    elif change == "twice":
        changed[2] = changed[1]
    else:
        changed[2] = change
    found: list[Any] = changed
    return found


@pytest.mark.parametrize(
    "change",
    ["record", "class", "text", "id", "unknown", "twice", "{", "[]", "{}", '{"id": 3}', "nope"],
)
def test_a_question_that_was_changed_is_not_graded(
    change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    questions = asked(capsys)
    status, lines, error = grade(tmp_path, capsys, _changed(questions, change), [])
    assert (status, lines) == (2, [])
    assert ":3: " in error


@pytest.mark.parametrize(
    "line",
    [
        '{"id": "rws-blackjack/payout/7-99", "answer": {}}',
        '{"id": "rws-blackjack/payout/7-1", "answer": 3}',
        '{"id": "rws-blackjack/payout/7-1"}',
        '{"id": "rws-blackjack/payout/7-1", "answer": {}, "ms": "x"}',
        '{"id": "rws-blackjack/payout/7-1", "answer": {}, "more": 1}',
        '{"id": "rws-blackjack/payout/7-1", "answer": {}',
        "[" * 5000,
    ],
)
def test_a_bad_answer_is_named_by_its_line(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    questions = asked(capsys)
    status, lines, error = grade(tmp_path, capsys, questions, [*answers_to(questions)[3:], line])
    assert (status, lines) == (2, [])
    assert ":4: " in error


def test_an_unknown_game_or_subject_says_which_there_are() -> None:
    with pytest.raises(Fault, match="not a game"):
        main(["ask", "--game", "nine-men", "--seed", "1", "--count", "1"])
    with pytest.raises(Fault, match="no subject"):
        main(["ask", "--game", "baccarat", "--subject", "allowed", "--seed", "1", "--count", "1"])


DRILL = """
format = 1
kind = "drill"
title = "An odd Bet, paid 6 to 5"
subject = "payout"
paragraph = "3.16"
teaches = "What 6 to 5 is of a Bet that is no multiple of five chips."
hints = ["Divide by five, then times six."]
text = "Box 1, ann's Initial Bet of 35 has a Blackjack against your 7: what do you pay?"
[ask]
kind = "payout"
box = 1
hand = 1
player = "ann"
bet = "initial"
[answer]
won = "42.00"
lost = "0.00"
returned = "35.00"
[record]
format = 1
game = "rws-blackjack"
script = ["open", "bet 1 ann 35 seated", "close", "card As 7d Kh"]
"""


def written(tmp_path: Path, text: str = DRILL) -> str:
    file = tmp_path / "odd-bet.drill.toml"
    file.write_text(text)
    return str(file)


def test_a_written_drill_holds(tmp_path: Path) -> None:
    assert main(["check", written(tmp_path)]) == 0


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('won = "42.00"', 'won = "52.50"', "the rules answer"),
        ('paragraph = "3.16"', 'paragraph = "9.99"', "no paragraph 9.99"),
        ('"card As 7d Kh"', '"card As 7d"', "nothing is due"),
        ('ann 35 seated"', 'ann 35 seated", "settle"', "refused"),
        ("box = 1", "box = 2", "not settled"),
    ],
)
def test_check_says_where_the_stated_answer_is_not_what_the_rules_give(
    right: str, wrong: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, DRILL.replace(right, wrong))
    assert main(["check", file]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{file}: ")
    assert says in out


def test_a_malformed_drill_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, DRILL.replace("teaches", "preaches"))
    assert main(["check", file]) == 2
    assert file in capsys.readouterr().err


def test_a_written_drill_is_sat_without_a_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = tmp_path / "answers"
    for won, right in (("42.00", True), ("35.00", False)):
        answer = {"won": won, "lost": "0.00", "returned": "35.00"}
        answers.write_text(json.dumps({"id": "rws-blackjack/odd-bet", "answer": answer}))
        words = ["run", written(tmp_path), "--headless", "--answers", str(answers), "--json"]
        assert main(words) == 0
        first, sums = map(json.loads, capsys.readouterr().out.splitlines())
        assert first["right"] is right
        assert sums["right"] == int(right)
