"""Session records: the given ones hold, and what is malformed or refused in one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablemgr.commandline.replay_command import main
from tablemgr.past.record import RecordError, RoundRecord, toml_of
from tablemgr.past.session_record import SessionRecord, read_any, understand_session
from tablemgr.past.session_replay import SessionReplay, play_session, session_differences
from tests.record_names import RECORDS

SESSIONS = sorted((RECORDS / "sessions").glob("*.session.toml"))
ROUND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")


def session(*lines: str, chips: str = '["5", "100"]', expect: str = "") -> SessionRecord:
    """A session record with these lines."""
    head = f'format = 1\nkind = "session"\ngame = "rws-blackjack"\nchips = {chips}\n'
    text = f"{head}script = {json.dumps(lines)}\n{expect}"
    return understand_session(toml_of(text, "a"), "a")


def played(*lines: str) -> SessionReplay:
    return play_session(session(*lines))


def test_there_are_session_records() -> None:
    assert len(SESSIONS) == 15


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_a_given_session_record_holds(path: Path) -> None:
    record = read_any(str(path))
    assert isinstance(record, SessionRecord)
    assert record.books, "it expects something of the books"
    assert session_differences(play_session(record), record) == []


def test_before_the_opener_everything_is_refused_but_it() -> None:
    replay = played("open", "as shift-manager", "fill 5x1", "drop-counted 5", "open-table 5x1")
    assert [step.position for step, _ in replay.refused] == [1, 3, 4]


def test_after_the_closer_no_round_opens_and_nothing_is_reopened() -> None:
    lines = ("as shift-manager", "open-table 5x100", *ROUND, "card 8c", "settle")
    replay = played(*lines, "close-table 5x80", "reopen", "open", "open-table 5x80", "open")
    assert [step.line for step, _ in replay.refused] == ["reopen", "open"]


def test_a_payment_beyond_the_tray_is_made_and_flagged() -> None:
    replay = played("as pit-supervisor", "open-table 5x10", *ROUND, "card 8c", "settle")
    assert replay.books.float == -5000
    assert [(step, flag.paragraph) for step, flag in replay.flags] == [(10, "float")]


def test_a_void_round_moves_nothing_and_has_a_slip() -> None:
    lines = ("as pit-supervisor", "open-table 5x10", *ROUND, "irregularity foreign-card")
    replay = played(*lines, "void 5.5.1")
    assert replay.books_say()["slips"] == ["opener 1", "void 1"]
    assert replay.books.float == 5000


def test_a_reopened_round_counts_once() -> None:
    lines = (
        "as shift-manager",
        "open-table 5x100",
        *ROUND,
        "card 8c",
        "settle",
        "reopen",
        "settle",
    )
    replay = played(*lines)
    assert replay.books_say()["rounds"] == "-100.00"
    assert replay.books_say()["slips"] == ["opener 1", "settlement 1", "settlement 2"]


def test_money_is_told_between_rounds_only() -> None:
    replay = played("as pit-supervisor", "open-table 5x10", "open", "fill 5x1", "count 5x1")
    assert [why.code for _, why in replay.refused] == ["round-open", "round-open"]


@pytest.mark.parametrize(
    ("chips", "line", "expect", "place"),
    [
        ('["100", "5"]', "open", "", "chips"),
        ("[]", "open", "", "chips"),
        ('"5"', "open", "", "chips"),
        ('["0"]', "open", "", "chips"),
        ('["5"]', "fill 7x1", "", "1"),
        ('["5"]', "fly 5x1", "", "1"),
        ('["5"]', "open", "[expect]\nfloat = 5", "expect.float"),
        ('["5"]', "open", '[expect]\nfloat = "five"', "expect.float"),
        ('["5"]', "open", '[expect]\ngrade = "sure"', "expect.grade"),
        ('["5"]', "open", "[expect]\ncolour = 1", "expect"),
        ('["5"]', "open", "[expect]\nrefused = [2]", "expect.refused"),
    ],
)
def test_a_malformed_session_record_names_the_place(
    chips: str, line: str, expect: str, place: str
) -> None:
    with pytest.raises(RecordError) as error:
        session(line, chips=chips, expect=expect)
    assert error.value.place == place


def test_another_kind_of_record_is_malformed(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text('format = 1\nkind = "pit"\ngame = "baccarat"\nscript = []\n')
    with pytest.raises(RecordError, match="kind"):
        read_any(str(file))


def test_a_round_record_is_read_as_one() -> None:
    record = read_any(str(next(iter((RECORDS / "reference").glob("*.round.toml")))))
    assert type(record) is RoundRecord


def test_replay_answers_the_session_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", str(SESSIONS[0])]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["expect"] == "ok"
    assert set(said["session"]) >= {
        *("float", "opener", "fills", "credits", "drop", "closer"),
        *("result", "rounds", "variances", "slips", "explained", "grade"),
    }


def test_replay_tells_the_session_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(SESSIONS[0])]) == 0
    out = capsys.readouterr().out
    assert "The table's money" in out
    assert out.rstrip().endswith("ok")
