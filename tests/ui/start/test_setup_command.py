"""A new table is set up on a terminal: asked, tried, written; a wrong answer is asked again."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers.port import PortSettings
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import read_profile
from tablemgr.rules.rulebook import games, load
from ui.start import setup_command
from ui.start.first_setup import (
    LISTEN_S,
    Machine,
    SetupAnswers,
    answered,
    profile_text_of,
    questions,
)
from ui.start.setup_command import ask_all, run

MACHINE = Machine(
    ports=(("/dev/serial/by-id/usb-SHOE", "Shoe"),),
    protocols=(("angel-eye", "Angel Eye"), ("bee-tek", "Bee Tek")),
    printers=(("tcp://10.0.0.5:9100", "tcp://10.0.0.5:9100"),),
)


class Terminal:
    """Answers prompts by their first words; an empty line for all others. Keeps what was said."""

    def __init__(self, **answers: list[str]) -> None:
        self._answers = {words: iter(lines) for words, lines in answers.items()}
        self.said: list[str] = []

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        for words, lines in self._answers.items():
            if prompt.startswith(words.replace("_", " ")):
                return next(lines, "")
        return ""


def test_a_line_of_returns_gives_a_table_that_opens() -> None:
    terminal = Terminal()
    answers = ask_all(terminal.ask, terminal.said.append, MACHINE)
    assert answers == SetupAnswers()
    assert not any("Paper" in each or "Card reader" in each for each in terminal.said)


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_chosen_with_each_layout(tmp_path: Path, game: str) -> None:
    for layout, boxes in load(game).layouts.items():
        answers = answered(answered(SetupAnswers(), "game", game), "layout", layout)
        file = tmp_path / "house.toml"
        file.write_text(profile_text_of(answers))
        assert read_profile(file).table_of_game().boxes == boxes
        assert "dealing" in [q.name for q in questions(answers)] or game != "si-ki-pi"


def test_the_witness_file_of_the_package_is_used() -> None:
    machine = replace(MACHINE, witness="/var/lib/tablemgr-witness/rounds")
    terminal = Terminal()
    answers = ask_all(terminal.ask, terminal.said.append, machine)
    assert 'witness = "/var/lib/tablemgr-witness/rounds"' in profile_text_of(answers)


def test_a_wrong_answer_is_said_and_asked_again() -> None:
    terminal = Terminal(
        Table=["pit 1", "P1"],
        Decks=["eighty", "99", "6"],
        Box_limits=["500 25", "30.01 500", "50 500"],
        Chips=["5 5", "5 25 100"],
        Game=["9", "rws-blackjack"],
        Side=["5 500"],
    )
    answers = ask_all(terminal.ask, terminal.said.append, MACHINE)
    assert (answers.table, answers.decks, answers.initial) == ("P1", "6", "50 500")
    assert answers.chips == "5 25 100"
    said = "\n".join(terminal.said)
    for words in ("'eighty' is not a number", "the minimum, 500, is more", "is listed twice"):
        assert words in said


def test_a_reader_is_listened_to_and_a_printer_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[PortSettings] = []

    def hear(settings: PortSettings, for_s: float) -> bytes:
        assert for_s == LISTEN_S
        heard.append(settings)
        return b""

    monkeypatch.setattr(setup_command, "hear", hear)
    monkeypatch.setattr(setup_command, "trouble_words", lambda _: "The printer has no paper.")
    terminal = Terminal(Cards=["3"], Card_reader=["2"], Printer=["2"], Paper=["2"])
    answers = ask_all(terminal.ask, terminal.said.append, MACHINE)
    assert heard[0].url == "/dev/serial/by-id/usb-SHOE"
    assert (answers.protocol, answers.paper) == ("bee-tek", "58 mm")
    assert "  The printer has no paper." in terminal.said
    assert 'sign-in = "pin"' in profile_text_of(answers)


@pytest.fixture
def _typed(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(Cards=["manual"], Name_of_the_first=["", "mary"])
    monkeypatch.setattr("builtins.input", terminal.ask)
    monkeypatch.setattr(setup_command, "find_machine", lambda: MACHINE)


@pytest.mark.usefixtures("_typed")
def test_the_command_writes_the_profile_and_the_first_manager_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile, data = tmp_path / "a" / "house.toml", tmp_path / "data"
    words = ["--profile", str(profile), "--data", str(data)]
    assert run(words) == 0
    assert read_profile(profile).device.port == "manual"
    assert "PIN of mary: " in capsys.readouterr().out
    with pytest.raises(Fault, match="there already"):
        run(words)


def test_what_is_not_answered_to_its_end_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_more(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", no_more)
    monkeypatch.setattr(setup_command, "find_machine", lambda: MACHINE)
    with pytest.raises(Fault, match="Nothing was written"):
        run(["--profile", str(tmp_path / "house.toml")])
    assert list(tmp_path.iterdir()) == []


def test_who_names_no_manager_is_told_who_makes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal(Cards=["manual"])

    def no_name(prompt: str) -> str:
        if prompt.startswith("Name of the first"):
            raise EOFError
        return terminal.ask(prompt)

    monkeypatch.setattr("builtins.input", no_name)
    monkeypatch.setattr(setup_command, "find_machine", lambda: MACHINE)
    profile = tmp_path / "house.toml"
    with pytest.raises(Fault, match="No Shift Manager was named"):
        run(["--profile", str(profile), "--data", str(tmp_path / "data")])
    assert read_profile(profile).device.port == "manual"
