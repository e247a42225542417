"""What a command prints of a Round in play names no card that lies face down (S10)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.cases_command import main as cases
from tablemgr.commandline.journal_command import main as journal
from tablemgr.journal import Stamp, short_code
from tablemgr.service.device_acts import store_bytes
from tablemgr.service.session import TableSession
from tests.tablemgr.case_journal import MARY, signed
from tests.tablemgr.tables import open_session, tell

BETS = ("open", "bet 1 ann 10 seated", "bet 2 bob 10 seated", "close")
DEALT = "card Kh 2s 3s Kd 2d 3c 9s 3h 4h"

LINES = ["correct 1", "first", "choose 1 ann continue", "choose 2 bob continue", "resume"]


def in_play(tmp_path: Path) -> TableSession:
    """A card was corrected, then two came at once, and it was said which was the first."""
    session = open_session(tmp_path / "t.journal", "si-ki-pi")
    tell(session, *BETS)
    store_bytes(session, "COM3", b"\x02K9\x03", Stamp(1, 1))
    tell(session, DEALT)
    tell(session, "irregularity simultaneous 9d 3d")
    signed(session, MARY, "correct 1 Kc", "first 3d")
    tell(session, "choose 1 ann continue", "choose 2 bob continue")
    signed(session, MARY, "resume")
    return session


def only(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert cases([str(path), "--json", "--kind", "simultaneous"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_case_file_hides_faces_until_the_round_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, path = in_play(tmp_path), tmp_path / "t.journal"
    case = only(path, capsys)
    assert [act["line"] for act in case["acts"]] == LINES
    assert case["raw"] == []
    assert cases([str(path), "--slip", "1", "--bytes"]) == 0
    assert "02 4B 39 03" not in capsys.readouterr().out
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    session.journal.close()
    case = only(path, capsys)
    assert [act["line"] for act in case["acts"]] == ["correct 1 Kc", "first 3d", *LINES[2:]]
    assert [raw["hex"] for raw in case["raw"]] == ["024b3903"]


def test_a_round_in_play_is_not_exported_until_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, path = in_play(tmp_path), tmp_path / "t.journal"
    with pytest.raises(Fault, match="in play, and its cards lie face down"):
        journal(["export", str(path), "--round", "1"])
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    session.journal.close()
    assert journal(["export", str(path), "--round", "1"]) == 0
    assert DEALT in capsys.readouterr().out


def test_a_code_of_a_round_in_play_tells_no_card_until_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`journal verify` names the code of the newest entry, after each card."""
    session, path = in_play(tmp_path), tmp_path / "t.journal"
    (card,) = session.journal.entries(holding=('"card Kh"',))
    assert journal(["code", short_code(card.hash), str(path)]) == 0
    said = capsys.readouterr().out
    assert f"entry {card.seq}, Round 1" in said
    assert "Kh" not in said
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    session.journal.close()
    assert journal(["code", short_code(card.hash), str(path)]) == 0
    assert "card Kh" in capsys.readouterr().out


def test_what_the_shoe_sent_for_a_round_in_play_is_held_back_until_it_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session, path = in_play(tmp_path), tmp_path / "t.journal"
    for words in ([], ["--round", "1"]):
        assert journal(["raw", str(path), *words]) == 0
        told = capsys.readouterr()
        assert "02 4B 39 03" not in told.out
        assert "Round 1 is in play" in told.err
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    session.journal.close()
    assert journal(["raw", str(path)]) == 0
    told = capsys.readouterr()
    assert ("02 4B 39 03" in told.out, told.err) == (True, "")
