"""`tablemgr run`: reads the arguments, opens the table and shows its window.

If the start fails, a window says why and what to do, and the program ends. Knows no rule.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from tablemgr.basics.errors import Fault
from ui.parts.later import without_collecting
from ui.safety.bug_log import words_of
from ui.table.places import profile_path


def run(argv: Sequence[str]) -> int:
    """Open the house's table, the game that the arguments name, or the start screen.

    Returns the exit status. Raises `Fault` if there is no screen, or if the profile, the journal or
    the device can't be used; a window has said so by then. Raises `SystemExit` (2) for wrong
    arguments, as argparse does.
    """
    return _run(_parser("run", "Open the Dealer's window.").parse_args(argv), training=False)


def train(argv: Sequence[str]) -> int:
    """Open a training table: the game that is named, or training's start screen.

    Returns and raises as `run` does.
    """
    parser = _parser("train", "Learn at the same window, with a folder and a journal apart.")
    return _run(parser.parse_args(argv), training=True)


def _run(options: argparse.Namespace, *, training: bool) -> int:
    options.training = training
    options.start = options.start or training
    if not has_screen(os.environ):
        raise Fault(
            "There is no screen here: the table can't be opened.",
            "Start it on a machine with a screen. `tablemgr demo` plays a demonstration without.",
        )
    try:
        return _start(options)
    except Fault as fault:
        _tell_in_a_window(fault)
        raise
    except Exception as error:
        remedy = (
            "Nothing that was stored is lost. Tell the technician; `tablemgr journal export` "
            "writes a Round of the journal to a file."
        )
        _tell_in_a_window(Fault("{error}", remedy, error=words_of(error)))
        raise


def _tell_in_a_window(fault: Fault) -> None:
    """Show the failure in a window. If that fails too, nothing is said of it: the caller raises
    the failure that matters.
    """
    with suppress(Exception):
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - loads Qt, as below

        from ui.start import failed  # noqa: PLC0415 - loads Qt, as below
        from ui.theme.style import dress  # noqa: PLC0415 - loads Qt, as below
        from ui.theme.words import fault_in_words  # noqa: PLC0415 - loads Qt, as below
        from ui.window.scale import fitted_application  # noqa: PLC0415 - loads Qt, as below

        app = QApplication.instance() or fitted_application(["tablemgr"])
        if failed.somebody_can_see():
            assert isinstance(app, QApplication)
            dress(app)
            failed.tell(*fault_in_words(fault))


class _GameNames:
    """The names of the games. They are looked up only if an argument or `--help` needs them."""

    def __iter__(self) -> Iterator[str]:
        from tablemgr.rules.rulebook import games  # noqa: PLC0415 - only if somebody asks

        return iter(games())


def _parser(word: str, description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"tablemgr {word}", description=description)
    parser.add_argument(
        "--profile", type=Path, help="the house profile; if not given, the user's own"
    )
    parser.add_argument(
        "--start",
        action="store_true",
        help="open the start screen: choose game, layout, decks, limits and device",
    )
    parser.add_argument(
        "--game",
        choices=_GameNames(),
        metavar="GAME",
        help="open a table of this game at once, for once: %(choices)s",
    )
    parser.add_argument("--layout", help="the layout, by the letter of its appendix")
    parser.add_argument("--data", type=Path, help="the folder of journals and slips")
    parser.add_argument(
        "--seed",
        type=int,
        help="shuffles the simulated shoe: the same number gives the same cards",
    )
    parser.add_argument(
        "--language", metavar="TAG", help="the language of the window: en, zh-SG, ms-SG, ta-SG, …"
    )
    parser.add_argument(
        "--players-screen",
        action="store_true",
        help="show the Players limits, Hands and results on a second screen",
    )
    filling = parser.add_mutually_exclusive_group()
    filling.add_argument(
        "--windowed", action="store_true", help="open a window, do not fill the screen"
    )
    filling.add_argument(
        "--kiosk",
        action="store_true",
        help="the whole screen, which only a Pit Supervisor may leave",
    )
    return parser


def has_screen(environment: Mapping[str, str]) -> bool:
    """Say whether Qt would find a screen to draw on. Asks without Qt: without a screen, Qt ends the
    process.
    """
    for asked in filter(None, environment.get("QT_QPA_PLATFORM", "").split(";")):
        name = asked.partition(":")[0]
        if name.startswith("wayland"):
            found = _wayland_answers(environment)
        elif name == "xcb":
            found = _x_answers(environment.get("DISPLAY", ""))
        else:  # off screen, or straight on the graphics card
            found = True
        if found:
            return True
    if environment.get("QT_QPA_PLATFORM"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return _wayland_answers(environment) or _x_answers(environment.get("DISPLAY", ""))


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY") or "wayland-0"  # as Wayland's own library has it
    return _answers(socket.AF_UNIX, str(Path(environment.get("XDG_RUNTIME_DIR", ""), name)))


def _x_answers(display: str) -> bool:
    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    if host in ("", "unix"):
        name = f"{os.sep}tmp{os.sep}.X11-unix{os.sep}X{number}"
        return _answers(socket.AF_UNIX, name) or _answers(socket.AF_UNIX, f"\0{name}")
    return _answers(socket.AF_INET, (host, 6000 + int(number)))


def _answers(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(2.0)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def _start(options: argparse.Namespace) -> int:
    path = options.profile or profile_path()
    with ExitStack() as startup:
        startup.enter_context(without_collecting())
        # Qt is loaded here, not above, so that commands without a window start quickly.
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - see above

        from ui.start.splash import show_splash  # noqa: PLC0415 - loads Qt, as above
        from ui.window.scale import fitted_application  # noqa: PLC0415 - loads Qt, as above

        app = QApplication.instance() or fitted_application(["tablemgr"])
        assert isinstance(app, QApplication)
        app.setApplicationName("tablemgr")
        if options.language is not None:
            from ui.theme.language import speak  # noqa: PLC0415 - loads Qt, as above

            speak(app, options.language)
        app.setQuitOnLastWindowClosed(False)  # `serve` decides when the program ends
        splash = None
        if not options.start:
            splash = show_splash(app, path, options.game, options.layout)
        try:
            from ui.sitting.serving import serve  # noqa: PLC0415 - after the splash is shown

            return serve(app, path, options, startup, splash)
        finally:
            if splash is not None:
                splash.close()
