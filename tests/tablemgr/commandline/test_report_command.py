"""`tablemgr report` names the key that signed the journal, and shows its public half."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablemgr.commandline import report_command
from tablemgr.house.table_key import fingerprint, pem_of
from tests.tablemgr.house.test_sealing import FIRST, play_and_seal
from tests.tablemgr.tables import ROUND, open_session, tell


def test_a_report_names_the_key_and_shows_its_public_half(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "T1.journal")
    session = open_session(Path(path))
    play_and_seal(session, FIRST)
    session.journal.close()
    assert report_command.main(["shift", path]) == 0
    key, public = fingerprint(FIRST.public_key()), pem_of(FIRST.public_key())
    said = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert f"Table T1, signed by the key {key}" in said
    at = said.index("The table's key") + 1
    assert "".join(f"{line}\n" for line in said[at : at + 3]) == public
    assert report_command.main(["shift", path, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["key"] == {"fingerprint": key, "public": public}


def test_a_journal_that_no_key_signed_names_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "T1.journal")
    session = open_session(Path(path))
    tell(session, *ROUND)
    session.journal.close()
    assert report_command.main(["shift", path]) == 0
    assert "key" not in capsys.readouterr().out
