"""`tablemgr sim` as a command of its own, driven through its standard input and by signals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from drivers.protocols.code_line import read_uid_table
from drivers.sim_main import run
from tablemgr.basics.errors import Fault

START = [
    sys.executable,
    "-c",
    "import sys; from drivers.sim_main import run\n"
    "sys.exit(run(sys.argv[1:], {'rws-blackjack': 8}))",
]
ROOT = Path(__file__).parents[2]
WAIT_S = 30.0

Sim = subprocess.Popen[str]


@pytest.fixture
def start() -> Iterator[Callable[..., Sim]]:
    running: list[Sim] = []

    def begin(*argv: str) -> Sim:
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [*START, "--game", "rws-blackjack", "--seed", "7", *argv],
            cwd=ROOT,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate()


def line(process: Sim) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def press(process: Sim, keys: str) -> None:
    assert process.stdin is not None
    process.stdin.write(keys)
    process.stdin.flush()


def test_the_first_line_is_a_port_that_can_be_opened(start: Callable[..., Sim]) -> None:
    process = start()
    os.close(os.open(line(process), os.O_RDWR | os.O_NOCTTY))
    press(process, "q")
    assert process.wait(WAIT_S) == 0


def test_keys(start: Callable[..., Sim]) -> None:
    process = start()
    line(process)
    press(process, "d \neecnpux")
    assert [line(process) for _ in range(9)] == [
        "card Ts",
        "card Kh",
        "card 8c",
        "error",
        "error cleared",
        "cut card",
        "new shoe",
        "power off and on",
        "unplugged",
    ]
    assert line(process) == "unknown key 'x'"
    press(process, "r")
    assert line(process).startswith("port /dev/")
    press(process, "q")
    assert process.wait(WAIT_S) == 0


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_on_when_its_input_ends_and_stops_cleanly(
    start: Callable[..., Sim], name: signal.Signals
) -> None:
    process = start("--rate", "6000")
    line(process)
    assert process.stdin is not None
    process.stdin.close()
    process.stdin = None
    assert [line(process) for _ in range(3)] == ["card Ts", "card Kh", "card 8c"]
    process.send_signal(name)
    assert process.wait(WAIT_S) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_a_record_comes_first_and_then_the_shoe(start: Callable[..., Sim], tmp_path: Path) -> None:
    record = tmp_path / "a.round.toml"
    record.write_text('script = ["open", "card Kh 9d", "card Kd"]')
    process = start("--records", str(record))
    line(process)
    press(process, "dddd")
    assert [line(process) for _ in range(4)] == ["card Kh", "card 9d", "card Kd", "card Ts"]


def test_cards_that_are_given_come_behind_the_records(
    start: Callable[..., Sim], tmp_path: Path
) -> None:
    record = tmp_path / "a.round.toml"
    record.write_text('script = ["card Kh"]')
    process = start("--records", str(record), "--cards", "2c 3c")
    line(process)
    press(process, "dddd")
    assert [line(process) for _ in range(4)] == ["card Kh", "card 2c", "card 3c", "card Ts"]


def test_cards_typed_in(start: Callable[..., Sim]) -> None:
    process = start()
    line(process)
    press(process, ":Kh 9q\x7fd\n: ace\nd")
    assert [line(process) for _ in range(4)] == [
        "card Kh",
        "card 9d",
        "'ace' is not a card: a rank A 2-9 T J Q K and a suit s h d c",
        "card Ts",
    ]


def test_a_shuffler(start: Callable[..., Sim]) -> None:
    process = start("--protocol", "table-link")
    line(process)
    press(process, "42s?fkjolwmq")
    assert [line(process) for _ in range(4)] == ["card Ts", "card Kh", "card 8c", "card 9h"]
    assert line(process).startswith("double feed ")
    assert [line(process) for _ in range(9)] == [
        "shuffled",
        "not read",
        "face up",
        "joker",
        "jam",
        "lid opened",
        "lid closed",
        "warning",
        "wrong mode",
    ]
    assert process.wait(WAIT_S) == 0


def test_tags_for_trying_are_written_once(start: Callable[..., Sim], tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    process = start("--protocol", "code-line", "--invent-tags", str(tags))
    line(process)
    press(process, "dq")
    assert line(process) == "card Ts"
    assert process.wait(WAIT_S) == 0
    assert len(read_uid_table(tags.read_text(), "tags").faces) == 8 * 52 + 2
    with pytest.raises(Fault, match="exists"):
        run(["--protocol", "code-line", "--invent-tags", str(tags)])


def test_tags_of_no_table_are_a_fault() -> None:
    with pytest.raises(Fault, match="needs the house's table"):
        run(["--protocol", "code-line", "--preset", "uid-table"])


def test_a_record_that_is_not_there_is_a_fault_that_names_it() -> None:
    with pytest.raises(Fault, match=r"^no-such\.round\.toml: "):
        run(["--records", "no-such.round.toml"])


def test_a_fault_that_nobody_knows_is_named() -> None:
    with pytest.raises(Fault, match="fire=1"):
        run(["--fault", "fire=1"])


@pytest.mark.parametrize(
    "argv",
    [
        ["--decks", "0"],
        ["--decks", "x"],
        ["--rate", "-1"],
        ["--protocol", "telepathy"],
        ["--cards", "Kx"],
        ["--preset", "braille"],
    ],
)
def test_arguments_that_are_wrong(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(argv)
    assert stopped.value.code == 2
    assert "error" in capsys.readouterr().err
