from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline import forward_command, pit_command
from tablemgr.house.profile import DEFAULT
from tablemgr.house.profile_change import changed
from tablemgr.journal.following import FollowedJournal
from tablemgr.pit.server import ServerAway, checked_address, connect
from tablemgr.pit.staff import read_staff_key
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, add


def test_a_table_is_added_sends_its_journal_and_is_shown(
    pit: TestedPit, open_journal: Opening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pit_command.main(["init", pit.address]) == 0
    assert "0 of its steps were new" in capsys.readouterr().out
    table, desk = tmp_path / "pit.url", tmp_path / "desk.url"
    for act, name, file in (("table", "T1", table), ("desk", "main", desk)):
        assert pit_command.main([act, pit.address, name, "--out", str(file)]) == 0
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(read_staff_key(tmp_path / "pit.url.staff")) == 32
    assert f"T1.staff, into the folder {desk.name}.tables" in capsys.readouterr().out
    assert pit_command.main(["show", str(desk)]) == pit_command.EXIT_INCOMPLETE
    profile = tmp_path / "house.toml"
    profile.write_text(changed(DEFAULT, {"table": "T1", "pit.server": str(table)}, "test"))
    journal = open_journal("T1", "tables")
    add(journal, 4)
    words = ["--profile", str(profile), "--data", str(tmp_path), "--once"]
    assert forward_command.main(words) == 0
    assert "to entry 4" in capsys.readouterr().out
    assert pit_command.main(["show", str(desk)]) == 0
    assert capsys.readouterr().out.startswith("the only table to ")
    copies = tmp_path / "copies"
    assert pit_command.main(["copy", str(desk), "--out", str(copies)]) == 0
    assert "5 entries" in capsys.readouterr().out
    with FollowedJournal(copies / "T1.journal") as copy:
        assert copy.rows(-1, 100) == journal.rows(-1, 100), "as the table has it"
    with pytest.raises(Fault, match="exists already"):
        pit_command.main(["copy", str(desk), "--out", str(copies)])


def test_the_service_goes_on_when_the_server_was_away(
    open_journal: Opening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pit.url"
    profile = tmp_path / "house.toml"
    profile.write_text(changed(DEFAULT, {"table": "T2", "pit.server": str(file)}, "test"))
    file.write_text("postgresql://localhost:1/nowhere?connect_timeout=2\n")
    file.chmod(0o600)
    journal = open_journal("T2", "tables")
    pauses: list[float] = []

    class EnoughError(Exception): ...

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            raise EnoughError

    with pytest.raises(EnoughError):
        forward_command.main(["--profile", str(profile), "--data", str(tmp_path)], pause)
    assert pauses == list(forward_command.RETRY_S[:3])
    assert capsys.readouterr().err.count("can't be reached") == 1
    assert journal.last_seq == 0


@pytest.mark.parametrize(
    "address",
    ["no address", "postgresql://pit.example/x", "postgresql://pit.example/x?sslmode=require"],
)
def test_an_address_without_a_certificate_is_refused(address: str) -> None:
    with pytest.raises(Fault):
        checked_address(address)


def test_an_address_with_a_certificate_or_of_this_machine_is_taken() -> None:
    for address in (
        "postgresql://pit.example/x?sslmode=verify-full",
        "postgresql://localhost/x",
        "postgresql:///x?host=/run/postgresql",
    ):
        assert "connect_timeout" in checked_address(address)


def test_a_server_that_is_not_there_is_said() -> None:
    with pytest.raises(ServerAway, match="can't be reached"):
        connect("postgresql://localhost:1/nowhere")
