"""The command line: finds the command's module, runs it, and turns every failure into one line.

It alone stands above the core, the drivers and the window, and knows each command only by its name.
It must not know a rule, or import a command before that is asked for: `--version` loads no Qt.
"""

from __future__ import annotations

import argparse
import errno
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Final, cast

from msgspec import Struct

from tablemgr import __version__
from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.languages import ENGLISH, load_language
from tablemgr.commandline.no_dump import keep_memory_private
from tablemgr.commandline.spoken import LANGUAGE, error_in_words, language_asked_for, speaking
from ui.parts.later import without_collecting
from ui.safety.bug_log import say, write_bug
from ui.table.places import profile_path

EXIT_REFUSED = 1
EXIT_FAULT = 2
EXIT_USAGE = 2
EXIT_BUG = 70
EXIT_INTERRUPTED = 130
EXIT_PIPE_CLOSED = 141

_HELP: Final = frozenset({"-h", "--help", "--version"})
"""The words that argparse answers itself."""


class Subcommand(Struct, frozen=True):
    """One subcommand: its line in the help, and `module:function` that takes the arguments.

    The function takes the words after the command's name and gives the exit status. It may raise
    `Refusal` and `Fault`; anything else that it raises is a bug.
    """

    help: str
    target: str
    speaks_itself: bool = False
    """It opens a window or draws one, and takes `--language TAG` itself."""


COMMANDS: dict[str, Subcommand] = {
    "run": Subcommand("open the Dealer's window", "ui.app:run", speaks_itself=True),
    "setup": Subcommand(
        "ask what a new table needs, and write its house profile", "ui.start.setup_command:run"
    ),
    "train": Subcommand(
        "open a training table: no device, no money; or tell what was learned",
        "ui.main:train",
        speaks_itself=True,
    ),
    "demo": Subcommand(
        "play Rounds of a game without a screen, and save pictures and slips",
        "ui.demonstration.command:run",
        speaks_itself=True,
    ),
    "players": Subcommand(
        "Players' sessions and their theoretical win, under pseudonyms; purge them by date",
        "tablemgr.commandline.players_command:main",
    ),
    "report": Subcommand(
        "what a table's journal tells of its money, its pace and its dealers",
        "tablemgr.commandline.report_command:main",
    ),
    "resettle": Subcommand(
        "what a corrected rulebook would have paid in past Rounds",
        "tablemgr.commandline.resettle_command:main",
    ),
    "replay": Subcommand(
        "play round records and say whether they hold", "tablemgr.commandline.replay_command:main"
    ),
    "house-way": Subcommand(
        "set Si Ki Pi hands by the House Way",
        "tablemgr.commandline.house_way_command:main",
    ),
    "check-profile": Subcommand(
        "say what is wrong with a house profile",
        "tablemgr.commandline.profile_command:main",
    ),
    "people": Subcommand(
        "change who may sign, and in which role", "tablemgr.commandline.people_command:main"
    ),
    "rules": Subcommand(
        "a game's paragraphs and house rulings", "tablemgr.commandline.rules_command:main"
    ),
    "cases": Subcommand("the case file: irregularities and rulings", "ui.main:cases"),
    "slips": Subcommand(
        "verify slips by the codes on them", "tablemgr.commandline.slips_command:main"
    ),
    "key": Subcommand(
        "show or change the key that signs a table's slips", "tablemgr.commandline.key_command:main"
    ),
    "journal": Subcommand(
        "check a journal, export what is in it", "tablemgr.commandline.journal_command:main"
    ),
    "layouts": Subcommand(
        "say what a drawing lacks as a table's layout", "ui.start.layouts_command:run"
    ),
    "doctor": Subcommand("look at everything that the table depends on", "ui.doctor.command:run"),
    "restore": Subcommand(
        "put a back-up back; numbers go on behind what witnesses know",
        "tablemgr.commandline.restore_command:main",
    ),
    "backup": Subcommand(
        "copy journals, staff register and profile", "tablemgr.commandline.backup_command:main"
    ),
    "devices": Subcommand("list ports; watch, record, replay a device", "ui.main:devices"),
    "printers": Subcommand("find, test and set the house's printers", "ui.main:printers"),
    "sim": Subcommand("serve a simulated device on a pseudo-terminal", "ui.main:simulator"),
    "drill": Subcommand(
        "questions for dealers, graded by the rules", "tablemgr.commandline.drill_command:main"
    ),
    "world": Subcommand(
        "play Rounds with simulated people, shoes, disks and crashes",
        "ui.world.command:run",
    ),
    "pit": Subcommand("the desk of a pit with many tables; makes its server ready", "ui.main:pit"),
    "forward": Subcommand(
        "send a table's journal to the pit's server",
        "tablemgr.commandline.forward_command:main",
    ),
    "odds": Subcommand(
        "what each Bet of a game costs the Player", "tablemgr.commandline.odds_command:main"
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line (by default the process's own) and give its exit status.

    A failure of any kind is one line on standard error, never a traceback.
    """
    words, tag = language_asked_for(sys.argv[1:] if argv is None else argv)
    keep_memory_private()
    _fill_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):  # a letter that can't be shown becomes its number
        sys.stdout.reconfigure(errors="backslashreplace")
        if _HELP.intersection(words):  # argparse hides a failed write; the flush raises it
            sys.stdout.reconfigure(write_through=False)
    try:
        try:
            status = _dispatch(words, tag)
        except SystemExit:  # after --help, or after words that argparse refuses
            sys.stdout.flush()
            raise
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return EXIT_PIPE_CLOSED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Refusal as refusal:
        say(_in_words(refusal, tag))
        return EXIT_REFUSED
    except Fault as fault:
        say(_in_words(fault, tag))
        return EXIT_FAULT
    except OSError as error:  # a disk, a file, a terminal
        _drop_output()
        say(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}.")
        return EXIT_FAULT
    except Exception as error:  # noqa: BLE001 - the last line of defence: told and logged, not hidden
        say(_report_bug(error))
        return EXIT_BUG
    return status


class _Closed(io.TextIOBase):
    """Stands for a standard output that was closed before the start: to write to it raises
    `OSError`, and so does the next flush.
    """

    was_told = False

    def write(self, _text: str) -> int:
        self.was_told = True
        raise OSError(errno.EBADF, "Standard output is closed")

    def flush(self) -> None:
        if self.was_told:
            raise OSError(errno.EBADF, "Standard output is closed")


def _fill_streams() -> None:
    """Open `/dev/null` for each standard stream that is closed. Otherwise the next file, perhaps
    the journal, would get the stream's number, and what is printed would be written into it.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - to the end


def _drop_output() -> None:
    """Throw away the output that nobody takes, so that the interpreter's last flush can't fail."""
    if isinstance(sys.stdout, _Closed):
        sys.stdout.was_told = False
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_words(error: Fault | Refusal, tag: str | None) -> str:
    with suppress(Fault), speaking(load_language(tag or ENGLISH)):
        return error_in_words(error)
    return str(error)  # there is no such language


def _dispatch(words: list[str], tag: str | None) -> int:
    own = list(takewhile(lambda word: word.startswith("-"), words))
    _parser().parse_args(own)
    rest = words[len(own) :]
    if not rest:
        say(f"which command? One of: {', '.join(COMMANDS)}. More: tablemgr --help")
        return EXIT_USAGE
    command = COMMANDS.get(rest[0])
    if command is None:
        say(f"there is no command '{rest[0]}'. One of: {', '.join(COMMANDS)}")
        return EXIT_USAGE
    if command.speaks_itself:
        return load(command)([*rest[1:], *((LANGUAGE, tag) if tag is not None else ())])
    with speaking(load_language(tag or ENGLISH)):
        return load(command)(rest[1:])


def devices(argv: Sequence[str]) -> int:
    """Run `drivers.devices_main`, telling it where the house's device profiles are."""
    from drivers.devices_main import run  # noqa: PLC0415 - only for this command

    return run(argv, profile_path().parent / "devices.toml")


def printers(argv: Sequence[str]) -> int:
    """Run `drivers.printers.printers_main`, telling it the printers of the house profile."""
    from drivers.printers.printers_main import HousePrinter, run  # noqa: PLC0415 - as above
    from tablemgr.commandline.house_printers import printers_in, set_printer  # noqa: PLC0415 - as above
    from tablemgr.house.profile_tables import ROLES  # noqa: PLC0415 - as above

    path = profile_path()
    return run(argv, printers_in(path, HousePrinter), ROLES, partial(set_printer, path))


def cases(argv: Sequence[str]) -> int:
    """Run `tablemgr.commandline.cases_command`, telling it how a slip is printed."""
    from tablemgr.commandline.cases_command import main as run  # noqa: PLC0415 - as above

    def print_case(journal: Path, ref: str) -> int:
        from ui.case_file.on_paper import print_case as on_paper  # noqa: PLC0415 - seldom wanted

        return on_paper(journal, ref, profile_path())

    return run(argv, print_case=print_case)


def train(argv: Sequence[str]) -> int:
    """Open a training table; or tell what was learned, which needs no screen."""
    telling = importlib.import_module("tablemgr.commandline.train_command")
    if argv and argv[0] in telling.ACTS:
        told: int = telling.main(argv)
        return told
    status: int = importlib.import_module("ui.app").train(argv)
    return status


def pit(argv: Sequence[str]) -> int:
    """Make the pit's server ready, or say how it is; without such a word open the desk."""
    without_window = importlib.import_module("tablemgr.commandline.pit_command")
    if argv and argv[0] in without_window.ACTS:
        said: int = without_window.main(argv)
        return said
    opens = {"demo": "ui.pit.demo", "web": "ui.pit.web_command"}.get(argv[0] if argv else "")
    opened = importlib.import_module(opens or "ui.pit.command")
    status: int = opened.run(argv[1:] if opens else argv)
    return status


def simulator(argv: Sequence[str]) -> int:
    """Run `drivers.sim_main`, telling it the games and how many decks each is dealt from."""
    from drivers.sim_main import run  # noqa: PLC0415 - only for this command
    from tablemgr.rules import rulebook  # noqa: PLC0415 - as above

    decks_of = {game: rulebook.load(game).decks.default for game in rulebook.games()}
    return run(argv, decks_of)


def load(command: Subcommand) -> Callable[[Sequence[str]], int]:
    """Import a command's module and give its function; raises what the import raises."""
    module, _, function = command.target.partition(":")
    with without_collecting():
        loaded = getattr(importlib.import_module(module), function)
    return cast("Callable[[Sequence[str]], int]", loaded)


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS), default=0)
    listing = "\n".join(f"  {name:<{width}}  {entry.help}" for name, entry in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="tablemgr",
        usage="tablemgr [--version] [--help] [--language TAG] COMMAND ...",
        description="The casino table: cards in, rules applied, Bets settled, slip out.",
        epilog=f"commands (each has its own --help):\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(LANGUAGE, metavar="TAG", help="answer in it: zh-SG, ms-SG, ta-SG, …")
    parser.add_argument("--version", action="version", version=f"tablemgr {__version__}")
    return parser


def _report_bug(error: Exception) -> str:
    """Write the details where the house's technician finds them, and give the line to show."""
    line = f"a bug in the program: {type(error).__name__}: {error}."
    found = write_bug(error)
    if isinstance(found, Exception):
        return f"{line} The details could not be written: {found}"
    return f"{line} Details: {found}"
