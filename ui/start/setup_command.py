"""`tablemgr setup`: asks on a terminal what a new table needs, tries reader and printer, and writes
the house profile and the first Shift Manager.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from drivers.device_settings import DeviceSettings
from drivers.guessing import guess
from drivers.printers.printers_main import HousePrinter, trouble_words
from drivers.profiles import port_settings
from drivers.watching import hear
from tablemgr.basics.errors import Fault
from tablemgr.house.staff import StaffRefusal
from ui.start.first_setup import (
    LISTEN_S,
    MANUAL,
    SIMULATOR,
    Machine,
    SetupAnswers,
    SetupChoice,
    SetupQuestion,
    answered,
    is_asked,
    profile_text_of,
    questions,
)
from ui.start.setup_machine import find_machine, write_profile
from ui.table.opening import open_staff
from ui.table.places import data_folder, profile_path

_ABOUT: Final = (
    "Ask what a new table needs, try its reader and its printer, and write the house profile. "
    "With any reader but the simulated shoe the first Shift Manager is made too."
)


def run(argv: Sequence[str]) -> int:
    """Ask, and write what was answered; exit status 0. Raises `Fault`."""
    arguments = _parser().parse_args(argv)
    path: Path = arguments.profile or profile_path()
    if path.exists():
        raise Fault(
            "{path} is there already: this table has been set up.",
            "Change its settings at the table, or name another file with --profile.",
            path=path,
        )
    try:
        answers = ask_all(input, print, find_machine())
    except EOFError:
        raise Fault("Not every question was answered.", "Nothing was written.") from None
    write_profile(path, profile_text_of(answers))
    print(f"The house profile is written: {path}")
    if answers.port != SIMULATOR:
        try:
            _first_manager(arguments.data or data_folder(), path, input, print)
        except EOFError:
            raise Fault(
                "No Shift Manager was named.", "The first start of the table makes one."
            ) from None
    print("Open the table with: tablemgr run")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr setup", description=_ABOUT)
    parser.add_argument("--profile", type=Path, help="the house profile to write")
    parser.add_argument("--data", type=Path, help="the folder of journals, slips and the register")
    return parser


def ask_all(
    ask: Callable[[str], str], say: Callable[[str], None], machine: Machine
) -> SetupAnswers:
    """Ask every question until its answer fits; `ask` gives a line for a prompt.

    A reader and a printer are tried as soon as they are named.
    """
    answers = SetupAnswers(witness=machine.witness)
    place = 0
    while place < len(questions(answers)):
        question = questions(answers)[place]
        if not is_asked(question, answers):
            place += 1
            continue
        value = _one_answer(ask, say, question, answers, machine)
        try:
            answers = answered(answers, question.name, value)
        except Fault as fault:
            say(f"  {fault.what}")
            continue
        if question.name == "port" and value not in (SIMULATOR, MANUAL):
            answers = _listened(say, answers)
        if question.name == "printer" and value:
            say(f"  {trouble_words(HousePrinter(value)) or 'The printer is ready.'}")
        place += 1
    return answers


def _one_answer(
    ask: Callable[[str], str],
    say: Callable[[str], None],
    question: SetupQuestion,
    answers: SetupAnswers,
    machine: Machine,
) -> str:
    """The answer to a question: what was typed, the choice of that number, or the default."""
    choices = list(question.choices(answers, machine))
    default = question.default(answers)
    for number, (value, words) in enumerate(choices, 1):
        say(f"  {number} {words}{' *' if value == default else ''}")
    hint = f" ({question.hint})" if question.hint else ""
    while True:
        typed = ask(f"{question.words}{hint} [{_shown(default, choices)}]: ").strip()
        if not typed:
            return default
        if not choices:
            return typed
        found = _chosen(typed, choices)
        if found is not None:
            return found
        say(f"  A number from 1 to {len(choices)}, please.")


def _shown(default: str, choices: Sequence[SetupChoice]) -> str:
    return dict(choices).get(default, default)


def _chosen(typed: str, choices: Sequence[SetupChoice]) -> str | None:
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1][0]
    return typed if typed in dict(choices) else None


def _listened(say: Callable[[str], None], answers: SetupAnswers) -> SetupAnswers:
    """The answers with the protocol that the reader speaks, if a card that is drawn shows it."""
    say(f"  Draw three cards within {LISTEN_S} seconds.")
    settings = DeviceSettings(answers.protocol, port=answers.port)
    try:
        heard = guess(hear(port_settings(settings), LISTEN_S))
    except Fault as fault:
        say(f"  {fault.what}")
        return answers
    if heard is None:
        say("  Nothing was understood: choose the reader by its maker.")
        return answers
    say(f"  It {heard.words}.")
    return replace(answers, protocol=heard.protocol)


def _first_manager(
    data: Path, profile: Path, ask: Callable[[str], str], say: Callable[[str], None]
) -> None:
    """Make the first Shift Manager, unless the house has people already."""
    with closing(open_staff(data, profile)) as register:
        while not register.has_people:
            name = ask("Name of the first Shift Manager: ").strip()
            try:
                one_time = register.first_manager(name)
            except StaffRefusal as refusal:
                say(f"  {refusal}")
                continue
            if one_time is not None:
                say(f"  PIN of {one_time.name}: {one_time.pin}. It holds once: he sets his own.")
