"""Players' sessions: what they staked is what was staked, and what is purged is nowhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.money import ZERO, Money
from tablemgr.commandline import players_command
from tablemgr.past.day_report import RoundResult, report_of
from tablemgr.past.luck import Edge, explain
from tablemgr.past.player_sessions import PlayerSession, player_sessions, pseudonym
from tablemgr.past.player_store import PlayerStore
from tests.tablemgr.past.test_day_report import VOID_ROUND
from tests.tablemgr.tables import ROUND, open_session, tell

EDGES = {"initial": Edge(-0.005), "rws-pairs": Edge(-0.06)}
KEY = b"k" * 32


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Three Rounds and a void one at T1."""
    session = open_session(tmp_path / "T1.journal")
    tell(session, *ROUND, *ROUND, *ROUND, *VOID_ROUND)
    session.journal.close()
    return tmp_path / "T1.journal"


@pytest.fixture
def rounds(tmp_path: Path) -> list[RoundResult]:
    session = open_session(tmp_path / "T2.journal")
    tell(session, *ROUND, *ROUND, *ROUND, *VOID_ROUND)
    with closing(session.journal):
        return report_of(session.journal.entries(), zone=UTC).rounds


def rated(rounds: Sequence[RoundResult], *tables: str, across: bool = False) -> list[PlayerSession]:
    """The sessions if these Rounds were dealt at these tables, in turn."""
    played = [(tables[at % len(tables)], each) for at, each in enumerate(rounds)]
    return player_sessions(
        played,
        lambda _: EDGES,
        lambda name, table: pseudonym(name, KEY, "" if across else table),
    )


def test_the_sessions_add_up_to_the_rounds(rounds: list[RoundResult]) -> None:
    found, whole = rated(rounds, "T1"), explain(rounds, EDGES)
    assert [each.rounds for each in found] == [3, 3], "ann and bob; the void Round tells nothing"
    ann, bob = found
    assert (ann.player, bob.player) == (pseudonym("Ann", KEY, "T1"), pseudonym("bob", KEY, "T1"))
    assert (str(ann.staked), str(bob.staked)) == ("330.00", "150.00")
    assert ann.theoretical == pytest.approx(3 * (10000 * 0.005 + 1000 * 0.06))
    assert round(ann.theoretical + bob.theoretical) == int(whole.theoretical)
    won = [each.house_won for each in rounds if not each.is_void]
    assert ann.house_won + bob.house_won == sum((each or ZERO for each in won), ZERO)
    assert (str(ann.house_won), str(bob.house_won)) == ("-660.00", "-150.00")
    assert ann.covered == ann.staked


def test_a_session_ends_by_a_long_pause_and_goes_on_at_another_table(
    rounds: list[RoundResult],
) -> None:
    first, second, third, _ = rounds
    late = timedelta(hours=1)
    third = replace(third, opened=third.opened + late, ended=third.ended + late)
    apart = rated([first, second, third], "T1", "T2")
    assert [(each.tables, each.rounds) for each in apart] == [
        *[(["T1"], 1)] * 2,
        *[(["T2"], 1)] * 2,
        *[(["T1"], 1)] * 2,
    ]
    moved = rated([first, second, third], "T1", "T2", across=True)
    assert [(each.tables, each.rounds) for each in moved] == [
        *[(["T1", "T2"], 2)] * 2,
        *[(["T1"], 1)] * 2,
    ]


def test_a_bet_whose_edge_is_not_known_is_staked_and_not_covered(
    rounds: list[RoundResult],
) -> None:
    played = [("T1", each) for each in rounds]
    ann, _ = player_sessions(played, lambda _: {"initial": EDGES["initial"]}, lambda name, _: name)
    assert (str(ann.staked), str(ann.covered)) == ("330.00", "300.00")
    assert ann.theoretical == pytest.approx(150)


def test_what_is_purged_is_nowhere_in_the_file_and_each_look_is_kept(tmp_path: Path) -> None:
    day = datetime(2026, 3, 1, 23, 50, tzinfo=UTC)
    old = PlayerSession("0ld0ld0ld0ld0ld0", day, day + timedelta(minutes=5), ["T1"], 4, Money(100))
    late = PlayerSession("later0later0late", day, day + timedelta(minutes=15), ["T2"], 4)
    path = tmp_path / "own" / "players.db"
    with closing(PlayerStore(path, "mary", day, lambda: KEY)) as store:
        assert store.add([old, late]) == 2
        assert store.add([old]) == 1
        assert store.sessions() == [old, late], "the same is kept once"
        assert store.sessions(old.player) == [old]
        assert store.purge(date(2026, 3, 2)) == 1
    assert old.player.encode() not in path.read_bytes()
    assert path.stat().st_mode & 0o077 == 0
    with closing(PlayerStore(path, "kim", day, lambda: b"another")) as store:
        assert store.sessions() == [late], "it ended on the day itself"
        assert store.key == KEY
        assert [who for _, who, _ in store.looks()] == [*["mary"] * 5, "kim"]


def test_the_command_rates_journals_and_finds_a_player_by_his_name(
    journal: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players_command, "edges_of", lambda *_: EDGES)
    store = ["--store", str(tmp_path / "own" / "players.db")]
    assert players_command.main(["rate", *store, str(journal)]) == 0
    assert capsys.readouterr().out.startswith("tablemgr: 2 sessions are kept in ")
    argv = ["list", *store, "--name", "ANN", "--table", "T1", "--json"]
    assert players_command.main(argv) == 0
    (ann,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (ann["staked"], ann["theoretical_win"], ann["house_won"]) == (
        "330.00",
        "3.30",
        "-660.00",
    )
    assert "ann" not in json.dumps(ann)
    assert players_command.main(["list", *store]) == 0
    assert capsys.readouterr().out.count("3 Rounds at T1: staked") == 2
    assert players_command.main(["purge", *store, "--before", "2099-01-01"]) == 0
    assert "2 sessions are gone" in capsys.readouterr().out
    assert players_command.main(["looks", *store]) == 0
    assert "purged 2 sessions" in capsys.readouterr().out
