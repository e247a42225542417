"""`tablemgr house-way`: an answer a line, and a bad line told by its number."""

from __future__ import annotations

import io
import json
import sys

import pytest

from tablemgr.commandline.house_way_command import main


def tell(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said)))


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_answers_one_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    tell(monkeypatch, b"As 2d 3c 4h\nKh  Kd 9c 9s")
    assert main(words) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert said == [
        {
            "cards": ["As", "2d", "3c", "4h"],
            "low": ["As", "3c"],
            "high": ["2d", "4h"],
            "rule": "3(i)",
        },
        {
            "cards": ["Kh", "Kd", "9c", "9s"],
            "low": ["9c", "9s"],
            "high": ["Kh", "Kd"],
            "rule": "1",
        },
    ]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (b"As 2d 3c", "four cards, not 3"),
        (b"", "four cards, not 0"),
        (b"As 2d 3c 4h 5s", "four cards, not 5"),
        (b"As 2d 3c 1h", "'1h' is not a card"),
        (b"As 2d 3c As", "As is given twice"),
        (b"\xff\xfe", "is not a card"),
    ],
)
def test_bad_line_is_told_and_the_others_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: bytes, wrong: str
) -> None:
    tell(monkeypatch, b"As 2d 3c 4h\n" + line + b"\nAs 2d 3c 5h\n")
    assert main([]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("line 2: ")
    assert wrong in told.err
    assert [json.loads(answer)["rule"] for answer in told.out.splitlines()] == ["3(i)", "3(ii)"]


def test_nothing_said_nothing_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tell(monkeypatch, b"")
    assert main(["--json"]) == 0
    assert capsys.readouterr() == ("", "")
