"""`tablemgr run` and `tablemgr demo`: what they need, what they write, how they fail."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT, load_or_create
from tablemgr.journal import EntryKind, reading, verify
from tablemgr.rules.commands import parse
from tablemgr.rules.games.position import Phase, Stage
from tests.sampling import sampled
from ui.app import has_screen
from ui.demonstration.games import USUAL_GAME, script_of
from ui.dialogs.sign_in import SignInOverlay
from ui.main import main
from ui.presenter.families import shown_games
from ui.start.screen import StartScreen
from ui.table.opening import journal_path
from ui.table.places import data_folder, profile_path
from ui.views.header import MenuItem
from ui.window.main_window import MainWindow


def when_there_is(qapp: QApplication, kind: type[QWidget], then: Callable[[Any], object]) -> None:
    """Call `then` with the first window of that kind, as soon as there is one."""

    def look() -> None:
        windows = [w for w in qapp.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]
        if not windows:
            QTimer.singleShot(20, qapp, look)
            return
        then(windows[0])

    QTimer.singleShot(20, qapp, look)


def close_the_window(qapp: QApplication) -> None:
    """Close the table's window as soon as it is open."""
    when_there_is(qapp, MainWindow, lambda window: window.leave())


def test_run_makes_profile_and_journal_and_ends_with_its_window(
    qapp: QApplication, qtbot: QtBot
) -> None:
    del qtbot
    close_the_window(qapp)
    assert main(["run", "--seed", "7"]) == 0
    assert profile_path().exists()
    assert journal_path("T1").exists()
    qapp.setStyleSheet("")


def test_a_journal_that_is_open_elsewhere_is_one_line_and_status_2(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    close_the_window(qapp)
    assert main(["run"]) == 0
    journal = journal_path("T1")
    with contextlib.ExitStack() as held:
        from tablemgr.journal.lock import FileLock  # noqa: PLC0415 - as another program holds it

        held.enter_context(contextlib.closing(FileLock(journal, write=True)))
        assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "open in another program" in said
    qapp.setStyleSheet("")


def test_a_broken_profile_is_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    profile_path().parent.mkdir(parents=True)
    profile_path().write_text("format = 2", encoding="utf-8")
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(profile_path()) in said


def test_run_with_a_game_opens_its_table_at_once_and_for_once(
    qapp: QApplication,
) -> None:
    seen: list[str] = []
    text = DEFAULT.replace("speed = 4800", "speed = 4800  # ours")
    profile_path().parent.mkdir(parents=True)
    profile_path().write_text(text, encoding="utf-8")

    def look(window: MainWindow) -> None:
        seen.append(window.controller.session.table.rulebook.id)
        window.leave()

    when_there_is(qapp, MainWindow, look)
    assert main(["run", "--game", "si-ki-pi", "--layout", "e"]) == 0
    assert seen == ["si-ki-pi"]
    assert profile_path().read_text(encoding="utf-8") == text, "it is for once"
    qapp.setStyleSheet("")


def test_a_layout_that_the_game_has_not_is_one_line_and_changes_nothing(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    before = load_or_create(profile_path())
    assert main(["run", "--game", "blackjack-v4", "--layout", "D"]) == 2
    assert "has no layout 'D'" in capsys.readouterr().err
    assert load_or_create(profile_path()) == before
    qapp.setStyleSheet("")


def test_a_named_profile_that_is_not_there_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hous.toml"
    assert main(["run", "--profile", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "there is no such house profile" in said
    assert not file.exists()


def signed_changes() -> list[tuple[str, str, object, object]]:
    """The journal's changed settings, each with who signed; an empty name if nobody did."""
    with reading(journal_path("T1")) as journal:
        return [
            ("" if entry.data.get("unsigned") else entry.person, *change)
            for entry in journal.entries()
            for change in entry.data.get("changed", ())
        ]


def test_a_game_that_the_command_line_names_for_once_is_no_changed_setting(
    qapp: QApplication,
) -> None:
    """Nobody has to sign for it, then or at the next start; the journal says what was for once."""
    close_the_window(qapp)
    assert main(["run"]) == 0
    alerts: list[str] = []

    def look(window: MainWindow) -> None:
        alerts.extend(window.sheets.alerts.cards)
        window.leave()

    for words in (["run", "--game", "blackjack-v4"], ["run"]):
        when_there_is(qapp, MainWindow, look)
        assert main(words) == 0
    assert "settings-unsigned" not in alerts
    assert signed_changes() == []
    with reading(journal_path("T1")) as journal:
        said = [each.data["for_once"] for each in journal.entries() if "for_once" in each.data]
    assert [each["game"] for each in said] == ["blackjack-v4"]
    qapp.setStyleSheet("")


def test_a_start_screen_that_is_left_while_somebody_is_asked_to_sign_changes_nothing(
    qapp: QApplication,
) -> None:
    def leave(start: StartScreen) -> None:
        start.choose_game("si-ki-pi")
        start.open_button.click()
        start.close()

    when_there_is(qapp, StartScreen, leave)
    assert main(["run", "--start"]) == 0
    assert load_or_create(profile_path()).game == "rws-blackjack"
    qapp.setStyleSheet("")


def test_the_start_screen_can_be_left_without_a_table(qapp: QApplication) -> None:
    when_there_is(qapp, StartScreen, lambda start: start.close())
    assert main(["run", "--start"]) == 0
    qapp.setStyleSheet("")


def test_the_start_screen_opens_the_table_that_was_chosen(qapp: QApplication) -> None:
    games: list[str] = []

    def look(window: MainWindow) -> None:
        games.append(window.controller.session.table.rulebook.id)
        window.leave()

    when_there_is(qapp, StartScreen, lambda start: start.accept())
    when_there_is(qapp, MainWindow, look)
    assert main(["run", "--start"]) == 0
    assert games == ["rws-blackjack"]
    qapp.setStyleSheet("")


def test_between_rounds_the_game_changes_in_the_same_journal(qapp: QApplication) -> None:
    games: list[tuple[str, int]] = []

    def another(window: MainWindow) -> None:
        session = window.controller.session
        games.append((session.table.rulebook.id, session.round_no))
        if len(games) == 3:
            window.leave()
            return
        table = window.controller
        for line in ("open", "bet 1 ann 100 seated"):
            for command in parse(line, session.table.vocabulary):
                assert table.tell(command)
        if len(games) == 1:
            window.header.asked.emit(MenuItem.ANOTHER_GAME)  # a Round is under way
            assert "another-game" in window.sheets.alerts.cards
            for line in ("close", "card Kh 9d Ks", "proceed", "stand 1", "card 8c", "settle"):
                for command in parse(line, session.table.vocabulary):
                    assert table.tell(command)
            window.sheets.slips.preview.dismiss()
            when_there_is(qapp, StartScreen, si_ki_pi)
            window.header.asked.emit(MenuItem.ANOTHER_GAME)
            return
        games.append(("left in the Round", session.round_no))
        window.leave()

    def si_ki_pi(start: StartScreen) -> None:
        start.choose_game("si-ki-pi")
        start.open_button.click()
        (sheet,) = start.findChildren(SignInOverlay)
        assert "Si Ki Pi (Version 3)" in sheet.names.what.text()
        assert sheet.heading.text() == "Shift Manager signs"
        sheet.names.name.setText("dealer")
        sheet.names.ok.click()
        assert "own act" in sheet.names.error.text(), "who dealt at the table that was left"
        when_there_is(qapp, MainWindow, another)
        sheet.names.name.setText("Mei Tan")
        sheet.names.ok.click()

    when_there_is(qapp, MainWindow, another)
    assert main(["run", "--game", "rws-blackjack"]) == 0
    assert games == [("rws-blackjack", 0), ("si-ki-pi", 1), ("left in the Round", 2)]
    assert [line for line in signed_changes() if line[1] == "game"] == [
        ("Mei Tan", "game", "rws-blackjack", "si-ki-pi")
    ]
    # the Round of Si Ki Pi is open: no other game, and a new start takes it up at once
    assert main(["run", "--game", "blackjack-v5"]) == 2
    assert load_or_create(profile_path()).game == "si-ki-pi"
    phases: list[Stage] = []

    def resumed(window: MainWindow) -> None:
        phases.append(window.controller.phase)
        window.leave()

    when_there_is(qapp, MainWindow, resumed)
    assert main(["run"]) == 0
    assert phases == [Phase.BETTING]
    assert verify(journal_path("T1")).ok
    qapp.setStyleSheet("")


OTHER_GAMES = [game for game in shown_games() if game != USUAL_GAME]
OF_OTHER_FAMILIES = ["si-ki-pi", "baccarat"]


@pytest.mark.parametrize("game", sampled(OF_OTHER_FAMILIES, OTHER_GAMES))
def test_each_game_has_its_demonstration_to_the_slip(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert main(["demo", "--game", game, "--out", str(tmp_path / game)]) == 0
    pictures = sorted(path.name for path in (tmp_path / game).glob("*.png"))
    assert pictures[0] == "01-idle.png"
    assert pictures[-1].endswith(("-complete.png", "-slip.png"))
    papers = sorted(map(str, (tmp_path / game / "slips").rglob("*.*")))
    assert [path[-4:] for path in papers] == [".pdf", ".txt"] * len(script_of(game).rounds)
    key, journal = tmp_path / game / "house.pub", journal_path("DEMO", tmp_path / game)
    capsys.readouterr()
    words = ["slips", "verify", *papers, "--key", str(key), "--journal", str(journal), "--json"]
    assert main(words) == 0, capsys.readouterr().out
    assert main(["journal", "verify", str(journal), "--key", str(key)]) == 0
    qapp.setStyleSheet("")


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": ":937"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "nowhere"},
        {"WAYLAND_DISPLAY": "wayland-0"},
    ],
)
def test_there_is_no_screen(environment: dict[str, str]) -> None:
    assert not has_screen(environment)


def test_there_is_a_screen_where_one_answers(tmp_path: Path) -> None:
    assert has_screen({"QT_QPA_PLATFORM": "offscreen"})
    with socket.socket(socket.AF_UNIX) as screen:
        here = Path.cwd()
        os.chdir(tmp_path)  # a socket's path is short
        try:
            screen.bind("w")
            screen.listen()
            assert has_screen({"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": ""})
        finally:
            os.chdir(here)


def test_without_a_screen_run_says_so_and_names_the_demonstration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main(["run"]) == 2
    said = capsys.readouterr()
    assert "no screen" in said.err
    assert "tablemgr demo" in said.err
    assert said.out == ""
    assert not (data_folder() / "demo").exists()


def test_the_demonstration_lies_in_a_folder_of_its_own(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (folder,) = (data_folder() / "demo").iterdir()
    assert str(folder) in lines[-1]
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert len(pictures) >= 12
    assert pictures[0] == "01-idle.png"
    assert [path.name for path in sorted(folder.rglob("*.pdf"))] == [
        f"slip-{number:06d}.pdf" for number in (1, 2, 3)
    ]
    assert not journal_path("T1").exists(), "the house's own journal is not touched"
    assert main(["demo", "--out", str(folder)]) == 2
    assert "there is a demonstration here already" in capsys.readouterr().err
    qapp.setStyleSheet("")


RECORD = Path(__file__).parents[1] / "records/rws-blackjack/I6-one-king-too-many.round.toml"


def test_a_record_is_played_with_a_picture_of_each_step_and_what_is_refused_is_named(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "shown"
    assert main(["demo", "--record", str(RECORD), "--out", str(out)]) == 0
    pictures = sorted(path.name for path in out.glob("*.png"))
    assert pictures[:3] == ["000-idle.png", "001-open.png", "002-bet-1-ann-50-seated.png"]
    assert pictures[-1] == "008-settle-refused.png"
    assert len(pictures) == 9
    assert "9 pictures and 0 slips" in capsys.readouterr().out
    with reading(journal_path("DEMO", out)) as journal:
        acts = [entry.data["command"] for entry in journal.entries(kinds=[EntryKind.ACT])]
    assert acts[-1] == "card Kh"
    qapp.setStyleSheet("")


def test_who_signs_in_a_record_signs_in_its_demonstration(
    qapp: QApplication, tmp_path: Path
) -> None:
    record = RECORD.parents[1] / "live-blackjack"
    record /= "error-handling-I1-I4-card-before-the-close.round.toml"
    out = tmp_path / "shown"
    assert main(["demo", "--record", str(record), "--out", str(out)]) == 0
    with reading(journal_path("DEMO", out)) as journal:
        last = [*journal.entries(kinds=[EntryKind.ACT])][-1]
    assert (last.data["command"], last.role) == ("void error-handling", "pit-supervisor")
    assert last.data["dealer_role"] == "dealer"
    papers = sorted(path.name for path in out.rglob("*.pdf"))
    assert papers == ["case-000001.pdf", "void-000001.pdf"]
    qapp.setStyleSheet("")


def test_a_record_that_cannot_be_read_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a.round.toml"
    record.write_text("format = 2", encoding="utf-8")
    assert main(["demo", "--record", str(record), "--out", str(tmp_path / "out")]) == 2
    assert "a.round.toml" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
