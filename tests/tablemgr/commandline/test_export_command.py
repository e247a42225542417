"""`tablemgr journal export`: Rounds of a day, of several tables; and what a record leaves out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.journal_command import main
from tablemgr.journal import Stamp, reading
from tablemgr.past.record import read
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import Reopen
from tablemgr.service.chip_acts import tick
from tablemgr.service.device_acts import store_bytes
from tests.tablemgr.case_journal import MARY, PAUL, signed
from tests.tablemgr.tables import open_session, tell

BETS = ("open", "bet 1 ann 100 seated", "close", "card 9s 9d 2s", "proceed")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A Round in which a card was a Hit, a card was misread, and the settlement was reopened."""
    session = open_session(tmp_path / "one.journal")
    tell(session, "as dora dealer", *BETS)
    store_bytes(session, "COM3", b"\x02K9\x03", Stamp(1, 1))
    tell(session, "card 9c", "stand 1", "card Kd", "settle")
    session.do(Reopen(), by=PAUL, reason="The nine was an eight.")
    signed(session, MARY, "correct 1 8s")
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    tell(session, "settle")
    tell(session, "open", "bet 2 bob 50 seated", "irregularity misdeal", "as sue pit-supervisor")
    session.journal.close()
    return session.journal.path


def lines(capsys: pytest.CaptureFixture[str], *argv: str) -> list[dict[str, Any]]:
    assert main(["export", *argv, "--full"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_record_says_what_it_leaves_out(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(path), "--round", "1"]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("format = 1")
    said = shown.err
    for words in ("who acted and when (15 acts)", "1 reason", "1 card was taken for a decision"):
        assert words in said
    for words in ("the chips that moved", "who put what right (2 times)", "1 message of the"):
        assert words in said
    assert "--full" in said


def test_a_full_export_has_persons_times_reasons_moves_and_corrections(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = lines(capsys, str(path), "--round", "1")
    with reading(path) as reader:
        times = {entry.seq: entry.stamp.wall().isoformat() for entry in reader.entries()}
    assert all(each["time"] == times[each["entry"]] for each in told)
    assert {each["table"] for each in told} == {"T1"}
    acts = {each["command"]: each for each in told if each["kind"] == "act"}
    reopened = acts["reopen"]
    assert (reopened["person"], reopened["role"]) == ("paul", "shift-manager")
    assert (reopened["dealer"], reopened["reason"]) == ("dora", "The nine was an eight.")
    assert acts["correct 1 8s"]["person"] == "mary"
    assert acts["hit 1"]["inferred"] is True
    assert any(each.get("moved") for each in told)
    assert not any("events" in each or "carry" in each for each in told)


def test_a_day_of_several_tables_is_exported_whole(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = open_session(tmp_path / "two.journal")
    tell(other, *BETS)
    other.journal.close()
    files = [str(path), str(other.journal.path)]
    told = lines(capsys, *files, "--day", "2023-11-14")
    assert [each["command"] for each in told if each.get("command") == "open"] == ["open"] * 3
    with pytest.raises(Fault, match="no Round of 2023-11-15"):
        main(["export", *files, "--day", "2023-11-15"])


def test_each_round_of_a_day_becomes_a_record_in_a_folder(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "records"
    with pytest.raises(Fault, match="2 Rounds are as many round records"):
        main(["export", str(path)])
    assert main(["export", str(path), "--out", str(out)]) == 0
    capsys.readouterr()
    files = sorted(out.iterdir())
    assert [file.name for file in files] == ["T1-000001.round.toml", "T1-000002.round.toml"]
    for file in files:
        record = read(file)
        assert record.expect is not None
        assert differences(play(record), record.expect) == []


@pytest.mark.parametrize("more", [[], ["--full"]])
def test_cards_that_lie_face_down_in_a_round_in_play_are_not_exported_s10(
    tmp_path: Path, more: list[str]
) -> None:
    session = open_session(tmp_path / "skp.journal", "si-ki-pi")
    dealt = ("open", "bet 1 ann 100 seated", "close", "card 2s 3s 4s 5s 7h 8h 9h Th")
    tell(session, *dealt)
    argv = ["export", str(session.journal.path), "--round", "1", *more]
    with pytest.raises(Fault, match="in play"):
        main(argv)
    tell(session, "house-way 1", "reveal", "settle")
    assert main(argv) == 0
    session.journal.close()
