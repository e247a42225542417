"""`tablemgr replay`: its JSON, its account and its exit status, as other programs rely on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablemgr import library
from tablemgr.commandline.replay_command import main
from tablemgr.commandline.spoken import speaking
from tablemgr.past.record import RoundRecord
from tablemgr.past.replay import Replay, play
from tests.record_names import RECORDS
from tests.tablemgr.made_up import IN_BRACKETS

EXAMPLE = """
format = 1
game = "rws-blackjack"
decks = 8
boxes = 7
limits = { initial = ["25", "500"], side = ["5", "100"] }
script = [
  "open",
  "bet 1 ann 100 seated",
  "bet 1 bob 50",
  "side 1 ann rws-pairs 10",
  "close",
  "card Kh 9d Kd",
  "proceed",
  "stand 1",
  "card 8c",
  "settle",
]
[expect]
phase = "complete"
net = { ann = "220.00", bob = "50.00" }
dealer = "9d 8c"
refused = []
flags = []
"""

ANSWER: dict[str, Any] = {
    "file": "a.round.toml",
    "game": "rws-blackjack",
    "phase": "complete",
    "boxes": {
        "1": {
            "hands": [
                {
                    "cards": ["Kh", "Kd"],
                    "total": 20,
                    "soft": False,
                    "status": "stood",
                    "doubled": False,
                    "stakes": {"ann": "100.00", "bob": "50.00"},
                }
            ]
        }
    },
    "dealer": {
        "cards": ["9d", "8c"],
        "total": 17,
        "soft": False,
        "blackjack": False,
        "bust": False,
    },
    "settlement": [
        {
            "box": 1,
            "hand": 1,
            "player": "ann",
            "bet": "rws-pairs",
            "stake": "10.00",
            "outcome": "win",
            "won": "120.00",
            "lost": "0.00",
            "returned": "10.00",
            "paragraph": "4.1.2",
        },
        {
            "box": 1,
            "hand": 1,
            "player": "ann",
            "bet": "initial",
            "stake": "100.00",
            "outcome": "win",
            "won": "100.00",
            "lost": "0.00",
            "returned": "100.00",
            "paragraph": "3.24.2",
        },
        {
            "box": 1,
            "hand": 1,
            "player": "bob",
            "bet": "initial",
            "stake": "50.00",
            "outcome": "win",
            "won": "50.00",
            "lost": "0.00",
            "returned": "50.00",
            "paragraph": "3.24.2",
        },
    ],
    "net": {"ann": "220.00", "bob": "50.00"},
    "flags": [],
    "refused": [],
    "allowed": [],
    "next": {"say": "Place your Bets, please", "paragraph": "3.3"},
    "expect": "ok",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.round.toml").write_text(EXAMPLE)
    (tmp_path / "wrong.round.toml").write_text(EXAMPLE.replace('"220.00"', '"221.00"'))
    (tmp_path / "bad.round.toml").write_text(EXAMPLE.replace('"proceed"', '"proceeed"'))
    (tmp_path / "none.round.toml").write_text(EXAMPLE.partition("[expect]")[0])
    return tmp_path


def answers(capsys: pytest.CaptureFixture[str]) -> tuple[list[dict[str, Any]], str]:
    out, err = capsys.readouterr()
    return [json.loads(line) for line in out.splitlines()], err


@pytest.mark.usefixtures("folder")
def test_the_example_gives_exactly_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a.round.toml", "--json"]) == 0
    (answer,), err = answers(capsys)
    assert err == ""
    assert answer["next"].pop("text")
    assert answer == ANSWER
    assert list(answer) == list(ANSWER)
    assert list(answer["settlement"][0]) == list(ANSWER["settlement"][0])


@pytest.mark.usefixtures("folder")
def test_one_line_a_file_in_the_order_given(capsys: pytest.CaptureFixture[str]) -> None:
    files = ["none.round.toml", "a.round.toml", "wrong.round.toml", "a.round.toml"]
    assert main(["--json", *files]) == 1
    found, err = answers(capsys)
    assert err == ""
    assert [answer["file"] for answer in found] == files
    assert [answer["expect"] for answer in found] == [
        None,
        "ok",
        ["net: expected ann 221.00, bob 50.00, found ann 220.00, bob 50.00"],
        "ok",
    ]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("files", "status"),
    [
        (["a"], 0),
        (["none"], 0),
        (["a", "none"], 0),
        (["wrong"], 1),
        (["a", "wrong", "a"], 1),
        (["bad"], 2),
        (["absent"], 2),
        (["bad", "wrong"], 2),
        (["wrong", "bad", "a"], 2),
    ],
)
def test_exit_status(files: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    for options in ([], ["--json"]):
        assert main([f"{name}.round.toml" for name in files] + options) == status
    capsys.readouterr()


@pytest.mark.usefixtures("folder")
def test_a_bad_file_is_named_and_the_others_are_answered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["a.round.toml", "bad.round.toml", "absent", "a.round.toml", "--json"]) == 2
    found, err = answers(capsys)
    assert [answer["file"] for answer in found] == ["a.round.toml", "a.round.toml"]
    first, second = err.splitlines()
    assert first == "bad.round.toml:7: unknown command 'proceeed'"
    assert second.startswith("absent:1: can't be read: ")


def run(tmp_path: Path, script: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    file = tmp_path / "run.round.toml"
    file.write_text(f'format = 1\ngame = "rws-blackjack"\nscript = {json.dumps(script)}\n')
    assert main([str(file), "--json"]) == 0
    (answer,), _ = answers(capsys)
    assert list(answer) == list(ANSWER)
    return answer


def test_refusals_and_flags_name_step_command_and_paragraph(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = ["open", "bet 1 ann 50", "close", "card 5h 9d 4c", "stand  1", "card 2c"]
    answer = run(tmp_path, script, capsys)
    (refused,), (flag,) = answer["refused"], answer["flags"]
    assert refused.pop("text")
    assert flag.pop("text")
    assert refused == {"step": 5, "command": "stand  1", "paragraph": "3.20"}
    assert flag == {"step": 6, "paragraph": "5.7"}
    assert answer["phase"] == "irregularity"


def test_allowed_in_the_interim_settlement_names_box_and_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = ["open", "bet 2 ann 50", "bet 2 bob 5", "bet 1 cat 5", "close", "card Ah Th Ad Kc 9c"]
    answer = run(tmp_path, script, capsys)
    assert answer["allowed"] == [
        "even-money 1 cat",
        "insure 1 cat",
        "insure 2 ann",
        "insure 2 bob",
        "proceed",
    ]


def test_allowed_in_a_turn_are_bare_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = ["open", "bet 2 ann 50", "close", "card 8h Td 8c"]
    assert run(tmp_path, script, capsys)["allowed"] == ["proceed", "surrender 2"]
    script.append("proceed")
    assert run(tmp_path, script, capsys)["allowed"] == ["double", "hit", "split", "stand"]
    script.append("hit 2")
    assert run(tmp_path, script, capsys)["allowed"] == []


def test_hands_show_what_split_and_double_made_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = ["open", "bet 2 ann 50 seated", "bet 2 bob 20", "close", "card 8h Td 8c", "proceed"]
    script += ["split 2 bob=no", "card 3c", "double 2 ann=25 bob=0", "card Ah", "card As"]
    hands = run(tmp_path, script, capsys)["boxes"]["2"]["hands"]
    assert hands == [
        {
            "cards": ["8h", "3c", "Ah"],
            "total": 12,
            "soft": False,
            "status": "stood",
            "doubled": True,
            "stakes": {"ann": "75.00", "bob": "20.00"},
        },
        {
            "cards": ["8c", "As"],
            "total": 19,
            "soft": True,
            "status": "playing",
            "doubled": False,
            "stakes": {"ann": "50.00"},
        },
    ]


def test_before_the_round_everything_is_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = run(tmp_path, [], capsys)
    assert answer["phase"] == "idle"
    assert answer["boxes"] == {}
    assert answer["net"] == {}
    assert answer["dealer"] == {
        "cards": [],
        "total": 0,
        "soft": False,
        "blackjack": False,
        "bust": False,
    }
    assert answer["expect"] is None


@pytest.mark.usefixtures("folder")
def test_the_account_ends_in_the_settlement_and_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a.round.toml"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "ok"
    assert any("rws-pairs" in line and "120.00" in line for line in lines)
    assert main(["wrong.round.toml"]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("net: expected ann 221.00")


EXPECTATIONS = {
    'phase = "settlement"': "phase",
    'net = { ann = "220.00" }': "net",
    'net = { ann = "220.00", bob = "50.00", cat = "0.00" }': "net",
    'dealer = "8c 9d"': "dealer",
    'dealer = ""': "dealer",
    "refused = [1]": "refused",
    'flags = ["5.7"]': "flags",
}


@pytest.mark.parametrize("expectation", EXPECTATIONS)
@pytest.mark.usefixtures("folder")
def test_each_expectation_can_fail(
    expectation: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = EXAMPLE.partition("[expect]")[0] + "[expect]\n" + expectation + "\n"
    (folder / "e.round.toml").write_text(text)
    assert main(["e.round.toml", "--json"]) == 1
    (answer,), _ = answers(capsys)
    (difference,) = answer["expect"]
    assert difference.startswith(f"{EXPECTATIONS[expectation]}: ")


@pytest.mark.usefixtures("folder")
def test_a_record_that_meets_a_bug_of_ours_does_not_cost_the_others_their_answers(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is named, and told as a bug once the other files are answered."""
    (folder / "b.round.toml").write_text(EXAMPLE.replace('"settle"', '"settle", "open"'))

    def with_a_bug(record: RoundRecord) -> Replay:
        if record.script[-1].line == "open":
            raise IndexError("no such Hand")
        return play(record)

    monkeypatch.setattr(library, "play", with_a_bug)
    with pytest.raises(IndexError):
        main(["b.round.toml", "missing.round.toml", "a.round.toml", "--json"])
    found, err = answers(capsys)
    assert [answer["file"] for answer in found] == ["a.round.toml"]
    assert "b.round.toml: the program met a bug in this record: no such Hand" in err
    assert "missing.round.toml" in err


def test_a_record_cant_hide_what_is_said_about_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The account of a record steers no terminal, whatever stands in its texts."""
    file = tmp_path / "a.round.toml"
    file.write_text(
        'format = 1\ngame = "si-ki-pi"\nscript = ["open", "irregularity other \\u001b[8mhidden"]\n'
    )
    assert main([str(file)]) == 0
    assert "flag 5.18: \\x1b[8mhidden" in capsys.readouterr().out


def test_a_reader_of_another_language_reads_no_english_but_what_the_record_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = RECORDS / "rws-blackjack" / "5.10.1-I15-after-the-final-settlement.round.toml"
    with speaking(IN_BRACKETS):
        assert main([str(file)]) == 0
    told = capsys.readouterr().out
    for line in told.splitlines():
        if line.startswith("        "):
            assert "⟦" in line, line
    assert "⟦refused⟧: ⟦" in told
    assert not {"Settlement", "Net"} & {*told.splitlines()}
