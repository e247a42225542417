"""`tablemgr sim`: the simulated device as a command, driven from the keyboard.

The first line on standard output is the port that it serves; then comes a line for each card. Each
key does something to the simulated device.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType, MappingProxyType
from typing import Final

from msgspec.structs import replace

from drivers.card_source import CardSource, cards_of_record
from drivers.catalogue import known_presets, known_protocols, make_encoder
from drivers.device import CardUnreadable, DeviceEvent
from drivers.device_settings import MANUAL_BURN_CARDS, DeviceSettings
from drivers.machine_events import (
    CardFaceUp,
    DeviceWarning,
    Jam,
    JokerDrawn,
    LidClosed,
    LidOpened,
    WrongMode,
)
from drivers.protocols.code_line import UID_TABLE, invented_uid_table
from drivers.sim_faults import FAULTS_HELP, FaultRates, Faults, parse_fault_rates
from drivers.simulator import Simulator
from tablemgr.basics.cards import Card, card, cards
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, read_written

KEYS: Final = (
    "space, Enter or d: draw a card; : then cards, then Enter: draw those; 4: draw a set of four; "
    "c: cut card; n: new shoe; s: shuffle; e: error, or clear it; ?: a card that is not read; "
    "2: two cards as one; f: a card face up; k: a joker; j: jam; o and l: lid opened, closed; "
    "w: a warning; m: a card in another mode; p: power off and on; u: unplug; r: replug; q: quit. "
    "What the protocol has no message for is not sent."
)

_SAID: Final[dict[str, tuple[str, DeviceEvent]]] = {
    "?": ("not read", CardUnreadable(b"")),
    "f": ("face up", CardFaceUp(None)),
    "k": ("joker", JokerDrawn()),
    "j": ("jam", Jam()),
    "o": ("lid opened", LidOpened()),
    "l": ("lid closed", LidClosed()),
    "w": ("warning", DeviceWarning("0x01")),
    "m": ("wrong mode", WrongMode("Game", card("As"))),
}
USUAL_DECKS: Final = 8
"""The decks in a shoe if neither `--game` nor `--decks` is given."""


class Typist:
    """Takes keys one at a time; says what was done to `show`."""

    def __init__(self, simulator: Simulator, show: Callable[[str], None]) -> None:
        self._simulator = simulator
        self._show = show
        self._typed: str | None = None

    @property
    def typing(self) -> bool:
        """True between `:` and Enter."""
        return self._typed is not None

    def press(self, key: str) -> None:
        """Does what the key says."""
        if self._typed is not None:
            self._type(self._typed, key)
        elif key == ":":
            self._typed = ""
        elif key in _SAID:
            word, event = _SAID[key]
            self._simulator.say(event)
            self._show(word)
        else:
            self._do(key)

    def _type(self, typed: str, key: str) -> None:
        if key in "\b\x7f":
            self._typed = typed[:-1]
        elif key not in "\r\n":
            self._typed = typed + key
        else:
            self._typed = None
            try:
                for one in cards(typed):
                    self._simulator.draw_card(one)
            except ValueError as error:
                self._show(str(error))

    def _do(self, key: str) -> None:
        simulator, show = self._simulator, self._show
        match key:
            case " " | "\n" | "\r" | "d":
                if simulator.draw() is None:
                    show("locked")
            case "4":
                simulator.draw_set(4)
            case "2":
                show("double feed " + " ".join(map(str, simulator.double_feed())))
            case "c":
                simulator.cut_card()
                show("cut card")
            case "n":
                simulator.new_shoe()
                show("new shoe")
            case "s":
                simulator.shuffle()
                show("shuffled")
            case "e":
                show("error" if simulator.toggle_error() else "error cleared")
            case _:
                self._handle(key)

    def _handle(self, key: str) -> None:
        """The keys for power and cable."""
        match key:
            case "p":
                self._simulator.power_cycle()
                self._show("power off and on")
            case "u":
                self._simulator.unplug()
                self._show("unplugged")
            case "r":
                self._simulator.replug()
                self._show(f"port {self._simulator.path}")
            case _:
                self._show(f"unknown key {key!r}")


def run(argv: Sequence[str], decks_of: Mapping[str, int] = MappingProxyType({})) -> int:
    """Serves a shoe until `q`, SIGTERM or SIGINT; gives the exit status, 0. `decks_of` are the
    games that can be named, each with the number of decks in its shoe.

    Raises `Fault` if the shoe or the port can't be made, and `SystemExit` (2) for wrong arguments,
    as argparse does.
    """
    simulator = _simulator(_parser(decks_of).parse_args(argv), decks_of)
    with _stop_signal() as stop_end:
        simulator.start()
        try:
            _show(simulator.path)
            _drive(simulator, stop_end)
        finally:
            simulator.stop()
    return 0


def _parser(decks_of: Mapping[str, int]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr sim", description="A simulated device on a pseudo-terminal.", epilog=KEYS
    )
    parser.add_argument("--protocol", choices=[*known_protocols()], default="angel-eye")
    parser.add_argument("--preset", choices=known_presets(), help="the codes of code-line")
    parser.add_argument(
        "--uid-table", type=Path, metavar="CSV", help="the tags of the preset uid-table"
    )
    parser.add_argument(
        "--invent-tags", type=Path, metavar="CSV", help="write an invented table of tags and use it"
    )
    parser.add_argument("--mode", default=MANUAL_BURN_CARDS, help="the mode of bee-tek")
    parser.add_argument("--game", choices=sorted(decks_of), help="use as many decks as this game")
    parser.add_argument(
        "--decks", type=_whole_number, help="decks in the shoe; default: the game's, or 8"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same cards")
    parser.add_argument(
        "--rate", type=_rate, default=0.0, metavar="CARDS_PER_MIN", help="draw by itself"
    )
    parser.add_argument(
        "--records",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="draw the cards of this round record first; may be given more than once",
    )
    parser.add_argument(
        "--cards", type=_cards, default=(), metavar="'Kh 9d ...'", help="draw these cards first"
    )
    parser.add_argument("--link", type=Path, help="a link to the port that stays after a replug")
    parser.add_argument("--fault", default="", metavar="SPEC", help=FAULTS_HELP)
    return parser


def _whole_number(text: str) -> int:
    value = int(text)
    if not 1 <= value <= 100:
        raise argparse.ArgumentTypeError("1 to 100 decks")
    return value


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _rate(text: str) -> float:
    value = float(text)
    if not 0 < value <= 60_000:
        raise argparse.ArgumentTypeError("more than 0 and at most 60000 cards a minute")
    return value


def _simulator(options: argparse.Namespace, decks_of: Mapping[str, int]) -> Simulator:
    rates: FaultRates = parse_fault_rates(options.fault)
    first = [card for path in options.records for card in _record(path)]
    first += options.cards
    decks: int = options.decks or decks_of.get(options.game, USUAL_DECKS)
    return Simulator(
        CardSource(decks, options.seed, first),
        link_path=options.link,
        cards_per_min=options.rate,
        faults=Faults(rates, options.seed),
        encoder=make_encoder(_settings(options, decks)),
        on_card=_show_card,
    )


def _settings(options: argparse.Namespace, decks: int) -> DeviceSettings:
    uid_table: Path | None = options.uid_table
    if options.invent_tags is not None:
        uid_table = options.invent_tags
        _write_tags(options.invent_tags, decks)
    settings = DeviceSettings(options.protocol, mode=options.mode)
    if uid_table is not None:
        settings = replace(settings, preset=UID_TABLE, uid_table=str(uid_table))
    return settings if options.preset is None else replace(settings, preset=options.preset)


def _write_tags(path: Path, decks: int) -> None:
    """Write an invented table of tags to a new file. Raises `Fault` if there is one already."""
    try:
        add_file(path, invented_uid_table(decks).encode())
    except OSError as error:
        raise Fault(
            "{path}: {error}.", "Name a new file.", path=path, error=error.strerror
        ) from error


def _record(path: Path) -> tuple[Card, ...]:
    try:
        text = read_written(path, "Give a round record.")
    except FileNotFoundError:
        raise Fault("{path}: there is no such file.", "Give a round record.", path=path) from None
    return cards_of_record(text, str(path))


def _show(line: str) -> None:
    """Prints a line at once. If nobody reads standard output any longer, serving goes on.

    The line and its end are written in one piece, as the shoe's thread and the typist both write.
    """
    with contextlib.suppress(BrokenPipeError):
        print(f"{line}\n", end="", flush=True)


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
    """Takes keys without Enter inside the block, if `keyboard` is a terminal."""
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
    """Does what the keys say; once standard input has ended, waits to be stopped."""
    if sys.stdin is None:  # started with standard input closed
        select.select([stop_end], [], [])
        return
    keyboard = sys.stdin.fileno()
    ends = [stop_end, keyboard]
    typist = Typist(simulator, _show)
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
                if key == "q" and not typist.typing:
                    return
                typist.press(key)
