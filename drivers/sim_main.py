"""`tablemgr sim`: the simulated shoe as a command, driven from the keyboard.

The first line on standard output is the port that it serves; then a line for every card.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

from drivers.card_source import CardSource, cards_of_record
from drivers.sim_faults import FaultRates, Faults, parse_fault_rates
from drivers.simulator import Simulator
from tablemgr.cards import Card
from tablemgr.errors import Fault

DEFAULT_DECKS: Final = {"rws-blackjack": 8}
"""The decks of each game's shoe, where `--decks` does not say."""

KEYS: Final = (
    "space, Enter or d: draw a card; c: cut card; n: new shoe; e: error, or clear it; "
    "p: power off and on; u: unplug; r: replug; q: quit"
)


def run(argv: Sequence[str]) -> int:
    """Serves a shoe until `q`, SIGTERM or SIGINT; gives the exit status, 0.

    Raises `Fault` where there can be no such shoe or no port, and `SystemExit` (2) for arguments
    that are wrong, as argparse does.
    """
    simulator = _simulator(_parser().parse_args(argv))
    with _stop_signal() as stop_end:
        simulator.start()
        try:
            _show(simulator.path)
            _drive(simulator, stop_end)
        finally:
            simulator.stop()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr sim", description="A simulated shoe on a pseudo-terminal.", epilog=KEYS
    )
    parser.add_argument("--protocol", choices=["angel-eye"], default="angel-eye")
    parser.add_argument("--game", choices=sorted(DEFAULT_DECKS), default="rws-blackjack")
    parser.add_argument("--decks", type=_whole_number, help="decks in the shoe; the game's own")
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same cards")
    parser.add_argument(
        "--rate", type=_rate, default=0.0, metavar="CARDS_PER_MIN", help="draw by itself"
    )
    parser.add_argument(
        "--records",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="draw the cards of this round record first; may be given again",
    )
    parser.add_argument("--link", type=Path, help="a name for the port that a replug keeps")
    parser.add_argument(
        "--fault", default="", metavar="SPEC", help="e.g. repeat=3,drop=0.02,corrupt=0.01"
    )
    return parser


def _whole_number(text: str) -> int:
    value = int(text)
    if not 1 <= value <= 100:
        raise argparse.ArgumentTypeError("1 to 100 decks")
    return value


def _rate(text: str) -> float:
    value = float(text)
    if not 0 < value <= 60_000:
        raise argparse.ArgumentTypeError("more than 0 and at most 60000 cards a minute")
    return value


def _simulator(options: argparse.Namespace) -> Simulator:
    rates: FaultRates = parse_fault_rates(options.fault)
    first = [card for path in options.records for card in _record(path)]
    decks: int = options.decks or DEFAULT_DECKS[options.game]
    return Simulator(
        CardSource(decks, options.seed, first),
        link_path=options.link,
        cards_per_min=options.rate,
        faults=Faults(rates, options.seed),
        on_card=_show_card,
    )


def _record(path: Path) -> tuple[Card, ...]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(f"{path}: {error}.", "Give a round record.") from error
    return cards_of_record(text, str(path))


def _show(line: str) -> None:
    """Prints a line at once; a reader that has gone away is no reason to stop serving."""
    with contextlib.suppress(BrokenPipeError):
        print(line, flush=True)


def _show_card(card: Card) -> None:
    _show(f"card {card}")


@contextlib.contextmanager
def _stop_signal() -> Iterator[int]:
    """The end of a pipe that becomes readable at SIGTERM or SIGINT."""
    out, into = os.pipe()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        os.write(into, b"!")

    before = {}
    if threading.current_thread() is threading.main_thread():
        before = {name: signal.signal(name, stop) for name in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield out
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
        os.close(into)
        os.close(out)


@contextlib.contextmanager
def _single_keys(keyboard: int) -> Iterator[None]:
    """Keys without Enter, where the keyboard is one."""
    if sys.platform == "win32" or not os.isatty(keyboard):
        yield
        return
    import termios  # noqa: PLC0415 - not on Windows
    import tty  # noqa: PLC0415 - not on Windows

    before = termios.tcgetattr(keyboard)
    tty.setcbreak(keyboard)
    try:
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def _drive(simulator: Simulator, stop_end: int) -> None:
    """Obeys the keyboard; once that has ended, waits to be stopped."""
    if sys.stdin is None:  # started with standard input closed
        select.select([stop_end], [], [])
        return
    keyboard = sys.stdin.fileno()
    ends = [stop_end, keyboard]
    with _single_keys(keyboard):
        if os.isatty(keyboard):
            print(KEYS, file=sys.stderr)
        while True:
            readable, _, _ = select.select(ends, [], [])
            if stop_end in readable:
                return
            keys = os.read(keyboard, 1024)
            if not keys:
                ends.remove(keyboard)
            for key in keys.decode("ascii", "replace"):
                if key == "q":
                    return
                _press(simulator, key)


def _press(simulator: Simulator, key: str) -> None:
    match key:
        case " " | "\n" | "\r" | "d":
            if simulator.draw() is None:
                _show("locked")
        case "c":
            simulator.cut_card()
            _show("cut card")
        case "n":
            simulator.new_shoe()
            _show("new shoe")
        case "e":
            _show("error" if simulator.toggle_error() else "error cleared")
        case "p":
            simulator.power_cycle()
            _show("power off and on")
        case "u":
            simulator.unplug()
            _show("unplugged")
        case "r":
            simulator.replug()
            _show(f"port {simulator.path}")
        case _:
            _show(f"unknown key {key!r}")
