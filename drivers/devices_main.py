"""`tablemgr devices`: lists ports, shows what a device says, records a session and plays it back.

The caller says where the house's device profiles are.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final, TextIO

from msgspec.structs import replace

from drivers.advice import ADVICE
from drivers.catalogue import known_presets, known_protocols, make_codec, protocol_of, speed_of
from drivers.device_settings import DeviceSettings
from drivers.guessing import SPEEDS, Guessing, Heard, best, listen
from drivers.link import LinkState
from drivers.ports import find_ports, trouble_with
from drivers.profiles import find_profile, load_profiles, port_settings
from drivers.raw_session import HEADING, line_of, reports_of
from drivers.reports import PortReport, PortTrouble
from drivers.watching import hear, play, summary, watch
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import begin_file, open_plain
from tablemgr.basics.messages import Message

EXIT_FOUND_NOTHING: Final = 1

LONGEST_LINE: Final = 100_000
"""In letters: much longer than the bytes of one read are in hex."""

Profiles = dict[str, DeviceSettings]


def run(argv: Sequence[str], profiles: Path | None = None) -> int:
    """Carries out one `tablemgr devices` command and gives its exit status.

    `profiles` is the house's file of device profiles, which need not exist. Raises `Fault`, and
    `SystemExit` for wrong arguments, as argparse does.
    """
    options = _parser(profiles).parse_args(argv)
    named: Path | None = options.profiles
    if named is not None and named != profiles and not named.exists():
        raise Fault(
            "{named}: there is no such file.", "Name a file of device profiles.", named=named
        )
    known = load_profiles(named, named=named != profiles)
    command: Callable[[argparse.Namespace, Profiles], int] = options.command
    return command(options, known)


def _parser(profiles: Path | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr devices", description="List ports; watch, record and replay devices."
    )
    parser.add_argument("--profiles", type=Path, default=profiles, help="a file of device profiles")
    parser.set_defaults(command=_list)
    commands = parser.add_subparsers(metavar="COMMAND")

    def add(name: str, command: Callable[..., int], text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=command)
        return sub

    add("list", _list, "list the ports, and what is wrong with each (the default)")
    add("profiles", _profiles, "list the device profiles")
    record = add("record", _record, "write what a device says to a file")
    record.add_argument("file", type=Path)
    record.add_argument("--port", dest="port_option", help=argparse.SUPPRESS)
    watch_command = add("watch", _watch, "show what a device says, live")
    speed = add("speed", _speed, "find the speed of a line on which a device speaks")
    for sub in (record, watch_command, speed):
        sub.add_argument("port", nargs="?", help="any pyserial URL; by default the profile's")
        _add_device(sub)
    for sub in (record, watch_command):
        sub.add_argument("--for", type=_seconds, dest="for_s", metavar="SECONDS")
    speed.add_argument(
        "--listen", type=_seconds, default=5.0, metavar="SECONDS", help="time for each speed"
    )
    sub = add("replay", _replay, "play back a recorded session; - is standard input")
    sub.add_argument("file")
    _add_device(sub)
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 86_400:
        raise argparse.ArgumentTypeError("more than 0 seconds and at most a day")
    return seconds


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--profile", help="a device profile; the other options change it")
    parser.add_argument("--protocol", choices=[*known_protocols()])
    parser.add_argument("--speed", type=int, metavar="BAUD")
    parser.add_argument("--preset", choices=known_presets(), help="the codes of code-line")
    parser.add_argument("--uid-table", metavar="CSV", help="the tags of the preset uid-table")
    parser.add_argument("--mode", help="the mode of bee-tek in which cards are taken")


def _profile(
    options: argparse.Namespace, known: Profiles, protocol: str | None = None
) -> DeviceSettings:
    """The profile that the options ask for; `protocol` is the one that a session's file names.

    Raises `Fault` if neither a profile nor a protocol is named anywhere.
    """
    said: dict[str, Any] = {
        name: value
        for name in ("protocol", "port", "speed", "preset", "uid_table", "mode")
        if (value := getattr(options, name, None)) is not None
    }
    hidden = getattr(options, "port_option", None)  # the old way to name the port of `record`
    if hidden is not None:
        if options.port is not None:
            raise Fault("Two ports are named.", "Name one, after the file.")
        said["port"] = hidden
    if options.profile is not None:
        return replace(find_profile(known, options.profile), **said)
    said = {"protocol": protocol, **said} if protocol is not None else said
    if "protocol" not in said:
        protocols, names = ", ".join(known_protocols()), ", ".join(known)
        raise Fault(
            "The protocol of the device is not known.",
            "Give --protocol ({protocols}) or --profile ({names}).",
            protocols=protocols,
            names=names,
        )
    return DeviceSettings(**said)


# --- the commands --------------------------------------------------------------------------------


def _list(options: argparse.Namespace, known: Profiles) -> int:
    del options
    ports = find_ports(named=[p.port for p in known.values() if p.port is not None])
    if not ports:
        print("no serial port was found")
    for port in ports:
        about = " ".join(filter(None, (port.description, _not_same(port.device, port.name))))
        state = "ready"
        if port.trouble is not None:
            state = f"{port.trouble.kind.value}: {port.trouble.detail}"
        print(f"{port.name}  {state}" + (f"  ({about})" if about else ""))
    return 0


def _not_same(device: str, name: str) -> str:
    return "" if device == name else device


def _profiles(options: argparse.Namespace, known: Profiles) -> int:
    print(f"# {options.profiles}" if options.profiles else "# built in")
    for name, profile in known.items():
        code = f" {profile.preset}" if protocol_of(profile).presets else ""
        speed = speed_of(profile)
        print(f"{name}: {profile.protocol}{code}, {speed} baud, {profile.port or 'no port'}")
    return 0


def _watch(options: argparse.Namespace, known: Profiles) -> int:
    profile = _profile(options, known)
    settings = port_settings(profile)
    guessing = Guessing(make_codec(profile))
    state = watch(
        settings,
        make_codec(profile),
        _show,
        lambda report: _say_guess(guessing.hear(report)),
        options.for_s,
    )
    _say_guess(guessing.end())
    _show(summary(state))
    if state.only_garbage:
        _show(f"to find the speed: tablemgr devices speed {profile.port} --protocol "
              f"{profile.protocol}")  # fmt: skip
    return _status(state, settings.url)


def _guessed_beside(reports: Iterable[PortReport], guessing: Guessing) -> Iterator[PortReport]:
    """The reports, each heard by the guessing before it is shown."""
    for report in reports:
        _say_guess(guessing.hear(report))
        yield report


def _say_guess(words: str) -> None:
    if words:
        _show(f"    this {words}. Watch it with --protocol, and set it in the house profile.")


def _status(state: LinkState, url: str) -> int:
    """The exit status of a command that listened: 0 if the port was open at its end. Raises `Fault`
    if it was not, with the reason as far as it is known.
    """
    if state.connected:
        return 0
    kind, reason = state.trouble, state.trouble_reason
    if kind is None:
        _refuse_trouble(url)
        raise Fault("{url}: the port did not open in that time.", "Listen for longer.", url=url)
    raise _no_port(url, kind, reason.rstrip("."))


def _refuse_trouble(url: str) -> None:
    """Raises `Fault` if a port can't be opened, as far as that can be seen without opening it."""
    trouble = trouble_with(url)
    if trouble is not None:
        raise _no_port(url, trouble.kind, trouble.detail)


def _no_port(url: str, kind: PortTrouble, reason: str) -> Fault:
    advice = Message("advice", ADVICE[f"device.port.{kind.value}"])
    return Fault("{url}: {reason}.", "{advice}", url=url, reason=reason, advice=advice)


def _record(options: argparse.Namespace, known: Profiles) -> int:
    profile = _profile(options, known)
    settings = port_settings(profile)
    with _new_file(options.file) as file:
        print(HEADING, file=file)
        print(_told(profile), file=file, flush=True)

        def keep(report: PortReport) -> None:
            print(line_of(report), file=file, flush=True)

        state = watch(settings, make_codec(profile), _show, keep, options.for_s)
    _show(summary(state))
    return _status(state, settings.url)


def _replay(options: argparse.Namespace, known: Profiles) -> int:
    with _lines(options.file) as (lines, name):
        begin = list(islice(lines, 2))
        profile = _profile(options, known, _protocol_told(begin))
        guessing = Guessing(make_codec(profile))
        reports = _guessed_beside(reports_of(chain(begin, lines), name), guessing)
        state = play(reports, make_codec(profile), _show)
    _say_guess(guessing.end())
    _show(summary(state))
    return 0


def _told(profile: DeviceSettings) -> str:
    """The comment in a session that says by which protocol and speed it was recorded."""
    return f"# {profile.protocol}, {speed_of(profile)} baud"


def _protocol_told(lines: Sequence[str]) -> str | None:
    """The protocol in the comment after a session's heading; None if that does not name one."""
    said = lines[1].removeprefix("# ").partition(",")[0] if len(lines) > 1 else ""
    return said if said in known_protocols() else None


def _speed(options: argparse.Namespace, known: Profiles) -> int:
    profile = _profile(options, known)
    settings = port_settings(profile)
    make_codec(profile)  # raises now, before the listening, if the table of tags is bad
    _refuse_trouble(settings.url)
    print("Draw cards while it listens.", file=sys.stderr)
    heard: list[Heard] = []
    for one in listen(
        lambda baud: hear(replace(settings, baud=baud), options.listen),
        lambda: make_codec(profile),
        SPEEDS,
    ):
        heard.append(one)
        _show(f"{one.baud}: understood {one.good}, not understood {one.bad}")
    found = best(heard)
    if found is None:
        _show(
            "Nothing could be read at any speed. "
            "The protocol or the cable may be wrong, or the device silent."
        )
        return EXIT_FOUND_NOTHING
    _show(f"speed = {found.baud}")
    return 0


def _show(line: str) -> None:
    print(line, flush=True)


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[TextIO]:
    """A new file. Raises `Fault` if there is one already."""
    try:
        file = begin_file(path)
    except OSError as error:
        raise Fault(
            "{path}: {error}.", "Name a new file.", path=path, error=error.strerror
        ) from error
    with file:
        yield file


@contextlib.contextmanager
def _lines(name: str) -> Iterator[tuple[Iterator[str], str]]:
    """The lines of a file, or of standard input if it is `-`. Raises `Fault`."""
    try:
        if name == "-":
            yield _bounded(sys.stdin, "standard input"), "standard input"
            return
        with os.fdopen(open_plain(Path(name)), encoding="utf-8-sig") as file:
            yield _bounded(file, name), name
    except OSError as error:
        raise Fault(
            "{name}: {error}.", "Give a recorded session.", name=name, error=error.strerror
        ) from error
    except UnicodeDecodeError as error:
        raise Fault("{name}: is not UTF-8 text.", "Give a recorded session.", name=name) from error


def _bounded(file: TextIO, name: str) -> Iterator[str]:
    """The lines of a session, one at a time, as it can be very long. Raises `Fault` for a line that
    is longer than any can be.
    """
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise Fault(
                "{name}: has a line that is too long.", "Give a recorded session.", name=name
            )
        yield line
