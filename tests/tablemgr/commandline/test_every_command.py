"""Each command with a file that is none, a word that nobody knows, an output that nobody takes:
a sentence and an exit status that is no success, at once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tablemgr.basics.test_files_written import bad_file
from ui.main import EXIT_BUG, EXIT_FAULT, main

ROOT = Path(__file__).parents[3]
RECORD = next((ROOT / "tests/records/reference").glob("*.toml"))

WITH_A_FILE = {
    "replay": ["replay", "FILE"],
    "cases": ["cases", "FILE"],
    "check-profile": ["check-profile", "FILE"],
    "report": ["report", "shift", "FILE"],
    "players": ["players", "rate", "--store", "FILE/below", "FILE"],
    "resettle": ["resettle", "--since", "today", "--rulebook", "FILE", "FILE"],
    "verify": ["journal", "verify", "FILE"],
    "export": ["journal", "export", "FILE", "--round", "1"],
    "raw": ["journal", "raw", "FILE"],
    "profiles": ["devices", "--profiles", "FILE", "list"],
    "session": ["devices", "replay", "FILE", "--protocol", "bee-tek"],
    "tags": ["devices", "watch", "loop://", "--for", "0.01", "--protocol", "code-line",
             "--preset", "uid-table", "--uid-table", "FILE"],
    "sim": ["sim", "--records", "FILE"],
    "sim tags": ["sim", "--protocol", "code-line", "--preset", "uid-table", "--uid-table", "FILE"],
    "people": ["people", "list", "--data", "FILE/below"],
}  # fmt: skip
KINDS = ("missing", "empty", "text", "binary", "fifo", "folder", "zero", "huge")
MAKES_ITS_FOLDER = {("people", "missing"), ("people", "folder")}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", WITH_A_FILE)
def test_a_file_that_is_none_is_named_and_no_success(
    name: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if (name, kind) in MAKES_ITS_FOLDER:
        return  # a data folder that is not there is made
    path = tmp_path / "missing" if kind == "missing" else bad_file(kind, tmp_path)
    status = main([word.replace("FILE", str(path)) for word in WITH_A_FILE[name]])
    shown = capsys.readouterr()
    assert status not in (0, EXIT_BUG), shown.err
    assert "Traceback" not in shown.err
    assert str(path) in shown.out + shown.err


@pytest.mark.parametrize(
    ("argv", "known"),
    [
        (["nope"], "replay"),
        (["rules", "nope"], "si-ki-pi"),
        (["rules", "si-ki-pi", "99.9"], "5.1"),
        (["odds", "nope"], "si-ki-pi"),
        (["odds", "rws-blackjack", "--strategy", "nope"], "basic"),
        (["odds", "rws-blackjack", "--bets", "nope"], "boom"),
        (["sim", "--game", "nope"], "si-ki-pi"),
        (["sim", "--protocol", "nope"], "bee-tek"),
        (["devices", "nope"], "watch"),
        (["devices", "watch", "loop://", "--protocol", "nope"], "bee-tek"),
        (["devices", "watch", "loop://", "--profile", "nope"], "bee-tek"),
        (["journal", "nope"], "verify"),
        (["demo", "--game", "nope"], "si-ki-pi"),
        (["run", "--game", "nope"], "si-ki-pi"),
        (["people", "nope"], "list"),
    ],
)
def test_a_word_that_nobody_knows_is_answered_by_those_that_are_known(
    argv: list[str], known: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(argv)
    except SystemExit as ended:
        status = ended.code
    assert status == EXIT_FAULT
    assert known in capsys.readouterr().err


@pytest.mark.parametrize("output", ["closed", "full"])
@pytest.mark.parametrize(
    "argv",
    [
        *(["rules", "si-ki-pi"], ["replay", str(RECORD)], ["devices", "profiles"]),
        *(["--help"], ["--version"], ["replay", "-h"]),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_an_output_that_nobody_takes_is_said_and_no_success(
    argv: list[str], output: str, unbuffered: str
) -> None:
    where = ">&-" if output == "closed" else "> /dev/full"
    code = "import sys; from ui.main import main; sys.exit(main())"
    command = f'exec "$0" -c "{code}" "$@" {where}'
    found = subprocess.run(
        ["sh", "-c", command, sys.executable, *argv],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": unbuffered},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert found.returncode == EXIT_FAULT
    assert found.stderr.startswith("tablemgr: ")
    assert found.stderr.count("\n") == 1
