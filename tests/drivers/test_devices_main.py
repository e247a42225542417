"""`tablemgr devices`: against a simulated device, and with files."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from drivers.card_source import CardSource
from drivers.catalogue import known_protocols, make_encoder
from drivers.device_settings import DeviceSettings
from drivers.devices_main import run
from drivers.raw_session import HEADING
from drivers.simulator import Simulator
from tablemgr.basics.cards import cards
from tablemgr.basics.errors import Fault

ROOT = Path(__file__).parents[2]
WAIT_S = 30.0
SESSION = f"""{HEADING}
2026-03-01T20:15:00.000000000Z 10.000000000 opened /dev/shoe
2026-03-01T20:15:01.000000000Z 11.000000000 bytes 05 31 53 03 36 31
2026-03-01T20:15:02.000000000Z 12.000000000 bytes 05 33 44 81 B8 03 34 44
2026-03-01T20:15:03.000000000Z 13.000000000 bytes 05 34 44
2026-03-01T20:15:09.000000000Z 19.000000000 bytes 91 C1 03 32 33
"""
SHOWN = """20:15:00.000Z
    Connected port=/dev/shoe (doubts the cards): The device was connected. \
Compare every card on the table with the screen.
20:15:01.000Z 05 31 53 03 36 31
    StartOfCommunication new_shoe=False (doubts the cards): The device was switched on or reset. \
Compare every card on the table with the screen.
20:15:02.000Z 05 33 44 81 B8 03 34 44
    SequenceGap expected=2 got=3 (doubts the cards): Messages are missing, perhaps a card. \
Compare every card on the table with the screen.
    CardDrawn card=8s seq=3 in_flow=True by_hand=False
20:15:03.000Z 05 34 44
    BadFrame raw=[05 34 44] reason=incomplete (doubts the cards): A message was not understood: \
it may have been a card. Compare every card on the table with the screen.
20:15:09.000Z 91 C1 03 32 33
    CardDrawn card=Ah seq=4 in_flow=True by_hand=False
2 cards; 3 messages understood, 0 not, 0 repeated, 1 gap
"""

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    running: list[subprocess.Popen[str]] = []

    def begin(*argv: str) -> subprocess.Popen[str]:
        code = "import sys; from drivers.devices_main import run; sys.exit(run(sys.argv[1:]))"
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            [sys.executable, "-c", code, *argv], cwd=ROOT, stdin=pipe, stdout=pipe, text=True
        )
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate()


def until(process: subprocess.Popen[str], part: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if part in line:
            return line.strip()
    raise AssertionError(f"no line with {part!r} came")


BEE_TEK = DeviceSettings("bee-tek")


@pytest.fixture(params=known_protocols())
def sim(request: pytest.FixtureRequest) -> Iterator[tuple[str, Simulator]]:
    simulator = Simulator(CardSource(seed=7), encoder=make_encoder(DeviceSettings(request.param)))
    simulator.start()
    yield request.param, simulator
    simulator.stop()


# --- a live device ---


def test_what_is_watched_is_recorded_and_replays_to_the_same(
    start: Start,
    sim: tuple[str, Simulator],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    protocol, simulator = sim
    file = tmp_path / "session.txt"
    process = start("record", str(file), simulator.path, "--protocol", protocol)
    until(process, "Connected")
    for one in cards("8s 8s Kd"):
        simulator.draw_card(one)
    until(process, "CardDrawn card=Kd")
    process.send_signal(signal.SIGINT)
    counts = until(process, "3 cards;")
    assert process.wait(WAIT_S) == 0
    assert run(["replay", str(file)]) == 0, "its protocol stands in it"
    shown = capsys.readouterr().out
    assert [line.split()[1] for line in shown.splitlines() if "CardDrawn" in line] == [
        "card=8s",
        "card=8s",
        "card=Kd",
    ]
    assert shown.splitlines()[-1] == counts


def test_watching_ends_by_itself_where_that_is_asked(
    sim: tuple[str, Simulator], capsys: pytest.CaptureFixture[str]
) -> None:
    protocol, simulator = sim
    assert run(["watch", simulator.path, "--protocol", protocol, "--for", "0.5"]) == 0
    assert " understood, 0 not" in capsys.readouterr().out


@pytest.mark.parametrize("named", ["angel-eye", "bee-tek"])
def test_watching_with_the_wrong_protocol_says_the_right_one(
    start: Start, sim: tuple[str, Simulator], named: str
) -> None:
    """What a simulated device of each protocol says is named, and only where it is another."""
    protocol, simulator = sim
    process = start("watch", simulator.path, "--protocol", named)
    until(process, "Connected")
    for one in cards("8s 8s Kd Ah 2c 3d 4h 5s 6c 7d 8h 9s Tc Jd"):
        simulator.draw_card(one)
    if protocol != named:
        assert until(process, "looks like").startswith(f"this looks like {protocol}")
        return
    assert process.stdout is not None
    shown = list(takewhile(lambda line: "card=Jd" not in line, process.stdout))
    assert any("card=8h" in line for line in shown)
    assert not any("looks like" in line for line in shown)


@pytest.mark.parametrize(
    "argv",
    [
        ["watch", "/dev/no-such-port", "--for", "0.01"],
        ["record", "FILE", "/dev/no-such-port", "--for", "0.01"],
        ["record", "FILE", "--port", "/dev/no-such-port", "--for", "0.01"],
        ["speed", "/dev/no-such-port", "--listen", "0.01"],
    ],
)
def test_a_port_that_is_not_there_is_said_and_is_no_success(
    argv: list[str], tmp_path: Path
) -> None:
    argv = [str(tmp_path / "session.txt") if word == "FILE" else word for word in argv]
    with pytest.raises(Fault, match=r"/dev/no-such-port.*The port is not there"):
        run([*argv, "--protocol", "bee-tek"])


def test_a_file_that_is_no_port_is_said_in_words(tmp_path: Path) -> None:
    file = tmp_path / "plain"
    file.touch()
    with pytest.raises(Fault, match="it is not a serial port"):
        run(["watch", str(file), "--for", "0.05", "--protocol", "bee-tek"])


def test_a_port_that_comes_while_it_is_watched_is_success(start: Start, tmp_path: Path) -> None:
    link = tmp_path / "shoe"
    process = start("watch", str(link), "--protocol", "bee-tek")
    until(process, "The port is not there.")
    simulator = Simulator(CardSource(seed=7), encoder=make_encoder(BEE_TEK), link_path=link)
    simulator.start()
    try:
        until(process, "Connected")
        process.send_signal(signal.SIGTERM)
        assert process.wait(WAIT_S) == 0
    finally:
        simulator.stop()


def test_two_ports_are_one_too_many(tmp_path: Path) -> None:
    argv = ["record", str(tmp_path / "s"), "loop://", "--port", "loop://", "--protocol", "bee-tek"]
    with pytest.raises(Fault, match="Two ports"):
        run(argv)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "90000", "soon"])
def test_a_time_that_is_none_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["watch", "loop://", "--for", seconds], ["speed", "loop://", "--listen", seconds]):
        with pytest.raises(SystemExit) as ended:
            run([*argv, "--protocol", "bee-tek"])
        assert ended.value.code == 2
    assert "seconds" in capsys.readouterr().err


def test_the_speed_is_found_while_cards_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    simulator = Simulator(CardSource(seed=7), cards_per_min=6000)
    simulator.start()
    try:
        command = ["speed", simulator.path, "--protocol", "angel-eye", "--listen", "0.5"]
        assert run(command) == 0
    finally:
        simulator.stop()
    assert "speed = " in capsys.readouterr().out  # a pseudo-terminal has none: any


def test_no_speed_fits_where_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    simulator = Simulator(CardSource(seed=7))
    simulator.start()
    try:
        command = ["speed", simulator.path, "--protocol", "bee-tek", "--listen", "0.01"]
        assert run(command) == 1
    finally:
        simulator.stop()
    assert "Nothing could be read at any speed" in capsys.readouterr().out


def test_garbage_names_the_command_that_finds_the_speed(start: Start) -> None:
    simulator = Simulator(CardSource(seed=7), encoder=make_encoder(BEE_TEK), cards_per_min=6000)
    simulator.start()
    try:
        process = start("watch", simulator.path, "--protocol", "code-line")
        until(process, "OnlyGarbage")
        process.send_signal(signal.SIGINT)
        assert simulator.path in until(process, "tablemgr devices speed")
        assert process.wait(WAIT_S) == 0
    finally:
        simulator.stop()


# --- a session in a file ---


def test_a_session_is_played_back_with_its_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "session.txt"
    file.write_text(SESSION)
    assert run(["replay", str(file), "--profile", "angel-eye"]) == 0
    assert capsys.readouterr().out == SHOWN


def test_a_session_that_says_no_protocol_has_to_be_told_one(tmp_path: Path) -> None:
    file = tmp_path / "session.txt"
    file.write_text(SESSION)
    with pytest.raises(Fault, match="The protocol of the device"):
        run(["replay", str(file)])


def test_another_protocol_may_be_tried_on_a_session(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heading, rest = SESSION.split("\n", 1)
    file = tmp_path / "session.txt"
    file.write_text(f"{heading}\n# angel-eye, 4800 baud\n{rest}")
    assert run(["replay", str(file)]) == 0
    assert "CardDrawn" in capsys.readouterr().out
    assert run(["replay", str(file), "--protocol", "bee-tek"]) == 0
    assert "CardDrawn" not in capsys.readouterr().out


def test_a_session_from_standard_input(start: Start) -> None:
    process = start("replay", "-", "--protocol", "angel-eye")
    out, _ = process.communicate(SESSION, WAIT_S)
    assert out == SHOWN


def test_files_that_are_wrong(tmp_path: Path) -> None:
    file = tmp_path / "session.txt"
    with pytest.raises(Fault, match="No such file"):
        run(["replay", str(file), "--protocol", "angel-eye"])
    file.write_bytes(b"\xff")
    with pytest.raises(Fault, match="UTF-8"):
        run(["replay", str(file), "--protocol", "angel-eye"])
    file.write_text("hello")
    with pytest.raises(Fault, match="line 1"):
        run(["replay", str(file), "--protocol", "angel-eye"])
    with pytest.raises(Fault, match="exists"):
        run(["record", str(file), "--port", "loop://", "--protocol", "angel-eye"])


# --- profiles ---


def test_profiles_are_listed_and_used(
    tmp_path: Path, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "devices.toml"
    file.write_text(
        'format = 1\n[profiles.shoe-1]\nprotocol = "angel-eye"\nport = "/dev/no-such-shoe"\n'
    )
    run(["profiles"], file)
    assert "shoe-1: angel-eye, 4800 baud, /dev/no-such-shoe" in capsys.readouterr().out
    run([], file)
    assert "/dev/no-such-shoe  absent: No such file" in capsys.readouterr().out
    process = start("--profiles", str(file), "watch", "--profile", "shoe-1")
    until(process, "port=/dev/no-such-shoe trouble=absent")


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        (["watch", "loop://"], "The protocol of the device"),
        (["watch", "--protocol", "bee-tek"], "no port"),
        (["watch", "loop://", "--profile", "md2"], "no device profile 'md2'"),
        (["watch", "loop://", "--profile", "uid-table"], "tags.csv"),
        (["--profiles", "/dev/null", "list"], "is a device, not a file"),
    ],
)
def test_what_is_missing_is_named(argv: list[str], what: str) -> None:
    with pytest.raises(Fault, match=what):
        run(argv)


def test_it_runs_beside_the_main_thread(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["watch", "loop://", "--protocol", "bee-tek", "--for", "0.05"]
    thread = threading.Thread(target=run, args=(argv,))
    thread.start()
    thread.join(WAIT_S)
    assert "0 cards" in capsys.readouterr().out
