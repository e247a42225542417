"""`tablemgr demo`: plays Rounds in the real window, without a screen, and saves pictures and slips.

With `--record FILE` it plays the Round of that record and saves a picture after each step. The
cards come from the simulated shoe, through its serial line. Profile, journal and slips are in a
folder of the demonstration; those of the house are not touched.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablemgr.basics.cards import card
from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, Setting, load_or_create
from tablemgr.house.profile_change import changed
from tablemgr.past.record import RoundRecord, read
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.demonstration.games import USUAL_GAME, script_of
from ui.demonstration.record import settings_of
from ui.demonstration.script import Script
from ui.presenter.families import shown_games
from ui.table.opening import journal_path, open_session, save_settings, slips_folder
from ui.table.places import data_folder

if TYPE_CHECKING:
    from ui.sitting.open_table import OpenTable

SIZE: Final = (1280, 800)
PATIENCE_S: Final = 30.0
"""How long one step may take before the demonstration gives up."""


def run(argv: Sequence[str]) -> int:
    """Play the demonstration; returns 0. Raises `Fault` if it can't be played, `RecordError` if the
    record can't be read.
    """
    options = _parser().parse_args(argv)
    record = None if options.record is None else read(options.record)
    folder: Path = options.out or data_folder() / "demo" / time.strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(f"{folder}: {error.strerror}.", "Name another folder with --out.") from error
    if journal_path("DEMO", folder).exists():
        raise Fault(
            f"{folder}: there is a demonstration here already.", "Name another folder with --out."
        )
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if record is not None:
        pictures, slips = _show(folder, record, options.size)
    else:
        pictures, slips = _play(folder, script_of(options.game), options.size)
    shown = counted(pictures, "1 picture", "{0} pictures")
    printed = counted(slips, "1 slip", "{0} slips")
    print(f"tablemgr: {shown} and {printed} are in {folder.absolute()}")
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = int(width), int(height)
    if not (1024 <= size[0] <= 7680 and 700 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("from 1024x700 to 7680x4320")
    return size


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr demo",
        description="Play Rounds of a game without a screen; leave pictures and slips.",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--game", choices=shown_games(), default=USUAL_GAME, help=f"if not given, {USUAL_GAME}"
    )
    what.add_argument("--record", metavar="FILE", help="a round record, step by step")
    parser.add_argument("--out", type=Path, help="the folder for pictures and slips")
    parser.add_argument(
        "--size", type=_size, default=SIZE, help="the window's size, as in 1920x1080"
    )
    return parser


@contextmanager
def _open_table(
    folder: Path,
    settings: Mapping[str, Setting | None],
    size: tuple[int, int],
    first: Iterable[str] = (),
) -> Iterator[tuple[OpenTable, Callable[[], object]]]:
    """Open a table whose files are all in `folder`, with a window of this size in pixels.

    `settings` change the default house profile; `first` are the shoe's first cards, as codes. Gives
    the open table, and a function that lets the window work off its events.
    """
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only once the platform is chosen

    from ui.sitting.open_table import OpenTable  # noqa: PLC0415 - loads Qt, as above
    from ui.theme.style import dress  # noqa: PLC0415 - loads Qt, as above

    app = QApplication.instance() or QApplication(["tablemgr"])
    assert isinstance(app, QApplication)
    dress(app)
    own = {"table": "DEMO", "house": "Demonstration", **settings}
    file = folder / "house.toml"
    file.write_text(changed(DEFAULT, own, "the default house profile"), encoding="utf-8")
    profile = load_or_create(file)
    open_table = OpenTable.open(
        profile,
        lambda now: open_session(now, journal_path(now.table, folder)),
        slips_folder(profile, folder),
        lambda settings: save_settings(file, settings),
        seed=7,
        first=[card(code) for code in first],
        retry_delays_s=(0.02,),
        pulse=False,
    )
    with open_table:
        open_table.window.resize(*size)
        open_table.window.show()
        if open_table.simulator_panel is not None:
            open_table.simulator_panel.hide()
        yield open_table, app.processEvents


def _play(folder: Path, script: Script, size: tuple[int, int]) -> tuple[int, int]:
    """Play a script; returns how many pictures and slips were saved."""
    with _open_table(folder, script.profile, size, script.cards_of_shoe()) as (open_table, turn):
        return Demonstration(open_table, folder, turn).play(script)


def _show(folder: Path, record: RoundRecord, size: tuple[int, int]) -> tuple[int, int]:
    """Play a record, with a picture before the Round and after each step; returns how many pictures
    and slips were saved.
    """
    from ui.demonstration.show import Show  # noqa: PLC0415 - if a record is played

    with _open_table(folder, settings_of(record), size) as (open_table, turn):
        pictures = [save_picture(open_table, folder / "000-idle.png", turn)]
        for position, line, done in Show(open_table, turn).steps(record):
            name = f"{position:03d}-{_slug(line)}{'' if done else '-refused'}.png"
            pictures.append(save_picture(open_table, folder / name, turn))
        slips = list(open_table.controller.settling.slips.folder.glob("slip-*.pdf"))
    return len(pictures), len(slips)


def _slug(line: str) -> str:
    """A record's line as part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", line.lower()).strip("-")[:40].rstrip("-")


def save_picture(open_table: OpenTable, path: Path, turn: Callable[[], object]) -> Path:
    """Save the window as a PNG; returns `path`. Raises `Fault` if it can't be written.

    `turn` lets the window work off its events.
    """
    for _ in range(3):
        turn()
    if not open_table.window.grab().save(str(path)):
        raise Fault(f"{path}: the picture cannot be written.", "Check the folder.")
    return path


class Demonstration:
    """Plays a script at an open table."""

    def __init__(self, open_table: OpenTable, folder: Path, turn: Callable[[], object]) -> None:
        """`turn` lets the window work off its events. Pictures go into `folder`."""
        self._open_table = open_table
        self._folder = folder
        self._turn = turn
        self._pictures = 0
        self._slips = 0
        self._steps: dict[str, Callable[[list[str]], None]] = {
            "picture": self._picture,
            "card": self._cards,
            "ask": self._ask,
            "close-ask": lambda _: self._open_table.controller.questions.close(),
            "again": lambda _: self._open_table.window.betting.repeat(),
            "unplug": self._unplug,
            "replug": self._replug,
            "by-hand": self._by_hand,
            "boxes-only": lambda _: self._toggle_boxes_only(),
            "touch": lambda words: self._open_table.window.felt.box_tapped.emit(int(words[0])),
            "press": self._press,
            "mark": lambda words: self._mark(int(words[0])),
            "compare": lambda _: self._open_table.window.sheets.compare(),
            "confirm": lambda _: self._open_table.window.sheets.confirm(),
            "next": lambda _: self._open_table.controller.settling.next_line(),
            "slip": lambda _: self._slip(),
        }

    def play(self, script: Script) -> tuple[int, int]:
        """Play all lines in order; returns how many pictures and slips were saved."""
        self._wait(self._connected, "the shoe to be connected")
        for lines in script.rounds:
            for line in lines:
                self._step(line)
        return self._pictures, self._slips

    def _step(self, line: str) -> None:
        word, *rest = line.split()
        step = self._steps.get(word)
        if step is not None:
            step(rest)
        else:
            self._command(line)
        stop = self._open_table.controller.standstill.view
        if stop is not None:
            raise Fault(f"The demonstration stopped at '{line}': {stop.what}.", "Report this.")

    def _command(self, line: str) -> None:
        from tablemgr.rules.commands import parse  # noqa: PLC0415 - loaded by the window already

        controller = self._open_table.controller
        for command in parse(line, controller.session.table.vocabulary):
            if controller.questions.open is not None:
                controller.questions.answer(command)
            else:
                controller.tell(command)

    # --- the shoe --------------------------------------------------------------------------------

    def _connected(self) -> bool:
        state = self._open_table.controller.link()
        return state is not None and state.connected

    def _cards(self, codes: list[str]) -> None:
        simulator = self._open_table.connection.simulator
        assert simulator is not None
        for code in codes:
            dealt = self._dealt()
            drawn = simulator.draw()
            if drawn is not card(code):
                raise Fault(f"The shoe drew {drawn} and not {code}.", "Report this.")
            self._wait_for_card(dealt, code)

    def _dealt(self) -> int:
        return len(self._open_table.controller.session.table.position.cards)

    def _wait_for_card(self, dealt: int, code: str) -> None:
        """Wait until the table has more than `dealt` cards."""
        self._wait(lambda: self._dealt() > dealt, f"{code} to arrive")

    def _unplug(self, _: list[str]) -> None:
        assert self._open_table.connection.simulator is not None
        self._open_table.connection.simulator.unplug()
        self._wait(lambda: not self._connected(), "the shoe to be missed")

    def _replug(self, _: list[str]) -> None:
        assert self._open_table.connection.simulator is not None
        self._open_table.connection.simulator.replug()
        self._wait(self._connected, "the shoe to be connected again")

    def _by_hand(self, codes: list[str]) -> None:
        for code in codes:
            dealt = self._dealt()
            self._open_table.connection.keypad.card(card(code))
            self._wait_for_card(dealt, code)

    # --- the window ------------------------------------------------------------------------------

    def _ask(self, words: list[str]) -> None:
        from ui.views.guide import ButtonPlace  # noqa: PLC0415 - loaded by the window already

        self._open_table.controller.questions.ask_about(ButtonPlace(words[0]))

    def _press(self, words: list[str]) -> None:
        """Press a button of the guide, as a finger would."""
        from ui.views.guide import ButtonPlace  # noqa: PLC0415 - loaded by the window already

        self._open_table.window.guide.row.buttons[ButtonPlace(words[0])].click()

    def _toggle_boxes_only(self) -> None:
        controller = self._open_table.controller
        manager = Person("manager", Role.SHIFT_MANAGER)
        controller.house_care.set_boxes_only(not controller.boxes_only, manager)

    def _mark(self, box: int) -> None:
        self._open_table.window.betting.tap(box)

    def _slip(self) -> None:
        """Open the settlement's slip, save a picture of it and close it."""
        self._open_table.window.guide.back.click()
        if not self._open_table.window.sheets.slips.is_shown:
            raise Fault("No slip was made.", "Report this.")
        self._slips += 1
        self._picture(["slip"])
        self._open_table.window.sheets.slips.preview.dismiss()

    def _picture(self, words: list[str]) -> None:
        self._pictures += 1
        save_picture(
            self._open_table, self._folder / f"{self._pictures:02d}-{words[0]}.png", self._turn
        )

    def _wait(self, holds: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not holds():
            if time.monotonic() > deadline:
                raise Fault(f"The demonstration waited in vain for {what}.", "Try it again.")
            self._turn()
            time.sleep(0.002)
