"""The command line: dispatch, and one line for every kind of failure."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tablemgr.basics.errors import Bug, Fault, Refusal
from ui import main as cli

ROOT = Path(cli.__file__).parents[1]


def command(monkeypatch: pytest.MonkeyPatch, function: Callable[[Sequence[str]], int]) -> None:
    """Put `function` behind the command `probe`."""
    monkeypatch.setitem(cli.COMMANDS, "probe", cli.Subcommand("for the test", "probe_module:go"))
    monkeypatch.setattr(cli, "load", lambda _: function)


def raiser(error: BaseException) -> Callable[[Sequence[str]], int]:
    def go(_: Sequence[str]) -> int:
        raise error

    return go


def test_every_command_has_its_function_and_its_help() -> None:
    for name, entry in cli.COMMANDS.items():
        assert callable(cli.load(entry)), name
        assert entry.help, name


def test_load_finds_a_function_by_its_name() -> None:
    assert cli.load(cli.Subcommand("itself", "ui.main:main")) is cli.main


def test_a_command_gets_the_words_after_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def go(argv: Sequence[str]) -> int:
        seen.extend(argv)
        return 3

    command(monkeypatch, go)
    assert cli.main(["probe", "--out", "here", "--version"]) == 3
    assert seen == ["--out", "here", "--version"]


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["shuffle"]) == 2
    assert "there is no command 'shuffle'" in capsys.readouterr().err


def test_no_command_asks_which(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert "which command?" in capsys.readouterr().err


def test_help_lists_the_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(monkeypatch, lambda _: 0)
    with pytest.raises(SystemExit) as left:
        cli.main(["--help"])
    assert left.value.code == 0
    listed = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["probe", "for", "the", "test"] for line in listed)


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (Refusal("limit", "2.3", "The Bet is over the limit."), 1, "over the limit. (2.3)"),
        (Fault("The file is damaged.", "Restore it."), 2, "The file is damaged. Restore it."),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_a_failure_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    status: int,
    said: str,
) -> None:
    command(monkeypatch, raiser(error))
    assert cli.main(["probe"]) == status
    text = capsys.readouterr().err
    assert said in text
    assert text.count("\n") <= 1


@pytest.mark.parametrize("error", [Bug("two Dealers"), ValueError("of\nmany\nlines")])
def test_a_bug_is_one_line_and_a_log_of_details(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    home: Path,
    error: Exception,
) -> None:
    command(monkeypatch, raiser(error))
    assert cli.main(["probe"]) == cli.EXIT_BUG
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    assert "Traceback" not in text
    (log,) = home.rglob("bug-*.log")
    assert str(log) in text
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_a_bug_whose_details_cannot_be_written_is_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    (home / "state" / "tablemgr").write_text("in the way", encoding="utf-8")
    command(monkeypatch, raiser(Bug("two Dealers")))
    assert cli.main(["probe"]) == cli.EXIT_BUG
    assert "could not be written" in capsys.readouterr().err


def test_version_loads_no_command_and_no_qt() -> None:
    probe = (
        "import sys\nfrom ui import main as cli\ntry: cli.main(['--version'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if 'PySide6' in m or 'serial' in m])"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=True
    )
    version, modules = done.stdout.splitlines()
    assert version.startswith("tablemgr ")
    assert modules == "[]"


def test_a_reader_that_leaves_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as out:
        probe = (
            "import sys\nfrom ui import main as cli\n"
            "cli.load = lambda c: lambda a: print('much ' * 100000) or 0\n"
            "cli.COMMANDS['probe'] = cli.Subcommand('', '')\nsys.exit(cli.main(['probe']))"
        )
        done = subprocess.run(
            [sys.executable, "-c", probe],
            cwd=ROOT, stdout=out, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == cli.EXIT_PIPE_CLOSED
    assert done.stderr == ""


def test_a_full_disk_behind_standard_output_is_a_fault_and_no_bug() -> None:
    command = [sys.executable, "-m", "tests.tablemgr.cli_main", "rules", "rws-blackjack"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, cwd=ROOT
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "No space left" in done.stderr


def test_a_terminal_that_lacks_a_letter_shows_its_number(tmp_path: Path) -> None:
    record = tmp_path / "a.round.toml"
    record.write_text(
        'format = 1\ngame = "rws-blackjack"\nscript = ["open", "bet 1 añn 100"]\n', encoding="utf-8"
    )
    command = [sys.executable, "-m", "tests.tablemgr.cli_main", "replay", str(record)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert r"a\xf1n" in done.stdout
