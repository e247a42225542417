"""`tablemgr people add | list | log | disable | enable | reset-pin | change-pin | release | badge`.

Changes the staff register. Who makes a change types his PIN, which is never an argument and never
printed; a one-time PIN is printed once, for the person who asked for it. The register gets the
clock, the random numbers and the user's folder from here.
"""

from __future__ import annotations

import argparse
import getpass
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import platformdirs

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.basics.terminal import columns
from tablemgr.commandline.people_log import log_lines
from tablemgr.house.profile import read_profile, seal_path
from tablemgr.house.staff import (
    Member,
    OneTimePin,
    StaffCode,
    StaffRefusal,
    StaffRegister,
    StaffStore,
)
from tablemgr.house.staff.pins import USUAL_DIGITS
from tablemgr.house.staff.seals import seal_key
from tablemgr.journal import Stamp
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role

ACTIONS: Final[dict[str, str]] = {
    "add": "add a person, with a one-time PIN",
    "list": "list everybody in the register",
    "log": "list what happened: wrong PINs, lock-outs, sign-ins, signatures, changes",
    "disable": "let a person sign no longer",
    "enable": "let a disabled person sign again",
    "reset-pin": "give a new one-time PIN; this also ends a lock-out",
    "change-pin": "change your own PIN",
    "badge": "give a person the badge that names him at the sign-in",
    "release": "sign a person out of a table whose machine is gone",
}

_READS: Final = ("list", "log")
"""What changes nothing, and is done without a PIN: the file's owner alone can read it."""
_NOT_GENUINE: Final = (
    "tablemgr: the register was changed by something else than this program; the next start of a "
    "table says what, and a Shift Manager signs for it"
)
Prompt = Callable[[str], str]
_COLUMN: Final = 32
"""The width of the column of names, in characters; a longer name takes more."""


def main(argv: Sequence[str]) -> int:
    """Do one thing to the register; exit status 0. Raises `Refusal` and `Fault`."""
    options = _parser().parse_args(argv)
    folder = options.data or platformdirs.user_data_path("tablemgr")
    profile = options.profile or platformdirs.user_config_path("tablemgr") / "house.toml"
    key, made = seal_key(seal_path(profile), secrets.token_bytes)
    store = StaffStore(folder / "staff", key, key_is_new=made)
    if options.action not in (*_READS, "release") and _is_kept_elsewhere(profile):
        raise Fault("The pit's desk keeps the staff register.", "Change it there: it comes here.")
    with closing(StaffRegister(store, _now, secrets.randbelow)) as register:
        register.fewest_digits = _digits_of_house(profile)
        if register.seal_flaws():
            print(_NOT_GENUINE, file=sys.stderr)
        return act(register, options, ask_hidden)


def _digits_of_house(profile: Path) -> int:
    """How many digits a new PIN has at least, by the house profile if there is one. Raises `Fault`
    if that can't be read.
    """
    return read_profile(profile).pin_digits if profile.exists() else USUAL_DIGITS


def _is_kept_elsewhere(profile: Path) -> bool:
    """Say whether this table's register follows that of the pit's desk. Raises `Fault`."""
    return profile.exists() and bool(read_profile(profile).pit.staff)


def _now() -> Stamp:
    return Stamp(time.time_ns(), time.monotonic_ns())


def ask_hidden(prompt: str) -> str:
    """A PIN, typed unseen; without a terminal, the next line of standard input."""
    if sys.stdin.isatty():
        return getpass.getpass(prompt)
    line = sys.stdin.readline()
    if not line:
        raise Fault("No PIN was given.", "Type it, or give one PIN a line on standard input.")
    return line.strip()


def _parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--profile", type=Path, help="the house profile; default: the user's own")
    common.add_argument("--data", type=Path, help="the data folder; default: the user's own")
    parser = argparse.ArgumentParser(
        prog="tablemgr people", description="Change the staff register."
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="|".join(ACTIONS))
    for name, told in ACTIONS.items():
        action = actions.add_parser(name, help=told, parents=[common])
        if name == "log":
            action.add_argument(
                "--wrong", action="store_true", help="only wrong PINs, lock-outs and refusals"
            )
        if name not in _READS:
            action.add_argument("name", metavar="NAME")
        if name == "add":
            roles = [role.value for role in Role]
            action.add_argument(
                "--role", required=True, choices=roles, metavar="ROLE", help=", ".join(roles)
            )
        if name == "badge":
            action.add_argument(
                "code", nargs="?", help="what the reader types; asked for if left out"
            )
            action.add_argument(
                "--remove", action="store_true", help="take the person's badge away"
            )
        if name not in (*_READS, "change-pin"):
            action.add_argument("--by", metavar="NAME", help="the manager who makes the change")
    return parser


def act(register: StaffRegister, options: argparse.Namespace, ask: Prompt) -> int:
    """Do what the options say; `ask` gives a PIN for a prompt."""
    if options.action == "list":
        for member in register.members():
            print(_line(member))
        return 0
    if options.action == "log":
        for line in log_lines(register.happened(), wrong_only=options.wrong):
            print(line)
        return 0
    first = register.first_manager()
    if first is not None:
        print("The register is new. It begins with a Shift Manager:")
        _show(first)
    if options.action == "change-pin":
        _change(register, options.name, ask(f"PIN of {options.name}: "), ask)
    else:
        by = _manager(register, options.by or _default(register), ask)
        if options.action == "badge":
            _badge(register, options, by, ask)
        else:
            _manage(register, options, by)
    return 0


def _default(register: StaffRegister) -> str:
    """The only Shift Manager who may sign. Raises `Fault` if there are several, or none."""
    managers = [m.name for m in register.members() if m.role is Role.SHIFT_MANAGER and m.enabled]
    if len(managers) != 1:
        raise Fault(
            "It is not said who makes the change.",
            "Add --by NAME. The Shift Managers are: {names}.",
            names=", ".join(managers) or "none",
        )
    return managers[0]


def _manager(register: StaffRegister, name: str, ask: Prompt) -> Person:
    pin = ask(f"PIN of {name}: ")
    try:
        member = register.identify(name, pin)
    except StaffRefusal as refusal:
        if refusal.reason is not StaffCode.MUST_CHANGE:
            raise
        print(f"{refusal.text}")
        member = _change(register, name, pin, ask)
    return Person(member.name, member.role)


def _change(register: StaffRegister, name: str, old: str, ask: Prompt) -> Member:
    new = ask(f"New PIN, {register.fewest_digits} to 8 digits: ")
    if ask("The new PIN again: ") != new:
        raise Fault("The two new PINs differ.", "Nothing is changed; try again.")
    member = register.change_pin(name, old, new)
    print(f"The PIN of {member.name} is changed.")
    return member


def _manage(register: StaffRegister, options: argparse.Namespace, by: Person) -> None:
    name = options.name
    match options.action:
        case "add":
            _show(register.add(by, name, Role(options.role)))
        case "reset-pin":
            _show(register.reset_pin(by, name))
        case "disable":
            print(_line(register.disable(by, name)))
        case "enable":
            print(_line(register.enable(by, name)))
        case "release":
            print(_line(register.release(by, name)))


def _badge(register: StaffRegister, options: argparse.Namespace, by: Person, ask: Prompt) -> None:
    if options.remove:
        print(f"{register.give_badge(by, options.name, None).name} no longer has a badge.")
        return
    code = options.code or ask("Hold the badge to the reader: ")
    name = register.give_badge(by, options.name, code).name
    print(f"{name} has this badge now. His PIN stays the same.")


def _show(one_time: OneTimePin) -> None:
    print(f"{one_time.name}: one-time PIN {one_time.pin}")
    print("It is shown only now, and must be changed at the first sign-in.")


def _line(member: Member) -> str:
    notes = [
        "" if member.enabled else "disabled",
        "PIN to be changed" if member.must_change else "",
        counted(member.wrong_tries, "1 wrong try", "{0} wrong tries") if member.wrong_tries else "",
        f"signed in at {member.at_table}" if member.at_table else "",
        "" if member.genuine else "changed by something else than this program",
    ]
    told = ", ".join(filter(None, notes))
    name = member.name + " " * (_COLUMN - columns(member.name))
    return f"{name}  {member.role.title}{f' ({told})' if told else ''}"
