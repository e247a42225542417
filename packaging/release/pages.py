"""Man pages and shell completion, made from the parsers of the commands."""

from __future__ import annotations

import argparse
import gzip
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn
from unittest import mock

import shtab

from release.source import VERSION, source_time
from tablemgr.basics.errors import Bug
from ui.main import COMMANDS, load

SUMMARY: Final = "the casino table: cards in, rules applied, Bets settled, slip out"
FILES: Final = (
    ("/etc/tablemgr/house.toml", "the house profile"),
    ("/var/lib/tablemgr", "journals, slips and the staff register"),
    ("/var/log/tablemgr", "what failed"),
    ("/var/backups/tablemgr", "back-ups"),
)


class _Found(Exception):  # noqa: N818 - no error: it carries the parser out of the command
    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parser = parser


def parser_of(name: str) -> argparse.ArgumentParser:
    """The parser of a command, taken from it as soon as it parses or would print its help."""

    def stop(parser: argparse.ArgumentParser, *_words: object) -> NoReturn:
        raise _Found(parser)

    with mock.patch.multiple(argparse.ArgumentParser, parse_args=stop, print_help=stop):
        try:
            load(COMMANDS[name])(["--help"])
        except _Found as found:
            return found.parser
    raise Bug(f"the command {name} parses nothing")


def nested(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The parsers below this one, each with its words: `verify` of `tablemgr journal`."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield name, below
                for further, deepest in nested(below):
                    yield f"{name} {further}", deepest


def _plain(text: str) -> str:
    """The text so that troff takes none of it for an order."""
    quoted = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", quoted, flags=re.MULTILINE)


def _usage(parser: argparse.ArgumentParser) -> str:
    words = " ".join(parser.format_usage().split()[1:])
    return f".B {_plain(parser.prog)}\n{_plain(words.removeprefix(parser.prog).strip())}\n"


def _options(parser: argparse.ArgumentParser) -> str:
    lines = []
    form = parser._get_formatter()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.help == argparse.SUPPRESS:
            continue
        called = form._format_action_invocation(action)
        with suppress(ValueError, KeyError):  # a help text without a default
            said = form._expand_help(action) if action.help else ""
            lines.append(f".TP\n.B {_plain(called)}\n{_plain(' '.join(said.split()))}\n")
    return "".join(lines)


def _head(title: str, says: str) -> str:
    day = datetime.fromtimestamp(source_time(), UTC).date()
    return (
        f'.TH "{title.upper()}" 1 "{day}" "tablemgr {VERSION}" "Casino table"\n'
        f".SH NAME\n{_plain(title)} \\- {_plain(says)}\n"
    )


def page_of(name: str) -> str:
    """The man page of one command, in troff."""
    parser = parser_of(name)
    parts = [_head(f"tablemgr-{name}", COMMANDS[name].help), ".SH SYNOPSIS\n", _usage(parser)]
    if parser.description:
        parts += [".SH DESCRIPTION\n", _plain(" ".join(parser.description.split())), "\n"]
    parts += [".SH OPTIONS\n", _options(parser)]
    for words, below in nested(parser):
        parts += [f'.SH "{_plain(words.upper())}"\n', _usage(below)]
        if below.description:
            parts += [".PP\n", _plain(" ".join(below.description.split())), "\n"]
        parts.append(_options(below))
    return "".join([*parts, ".SH SEE ALSO\n.BR tablemgr (1)\n"])


def main_page() -> str:
    """The man page that lists the commands and the folders."""
    parts = [_head("tablemgr", SUMMARY)]
    parts.append(
        ".SH SYNOPSIS\n.B tablemgr\n[\\-\\-version] [\\-\\-help] COMMAND ...\n.SH COMMANDS\n"
    )
    parts += [
        f".TP\n.BR tablemgr\\-{_plain(name)} (1)\n{_plain(entry.help)}\n"
        for name, entry in COMMANDS.items()
    ]
    parts.append(".SH FILES\nOf the table that the machine starts by itself:\n")
    parts += [f".TP\n.I {_plain(path)}\n{_plain(what)}\n" for path, what in FILES]
    return "".join(parts)


def write_pages(folder: Path) -> None:
    """Write each man page, packed, into the `folder`."""
    folder.mkdir(parents=True)
    pages = {f"tablemgr-{name}": page_of(name) for name in COMMANDS} | {"tablemgr": main_page()}
    for name, text in pages.items():
        packed = gzip.compress(text.encode(), compresslevel=9, mtime=0)
        (folder / f"{name}.1.gz").write_bytes(packed)


def whole_parser() -> argparse.ArgumentParser:
    """One parser of all commands, as completion needs it."""
    parser = argparse.ArgumentParser(prog="tablemgr")
    parser.add_argument("--version", action="version", version=VERSION, help="say the version")
    below = parser.add_subparsers()
    for name, entry in COMMANDS.items():
        below.add_parser(name, help=entry.help)
        below.choices[name] = parser_of(name)
    return parser


def write_completion(share: Path) -> None:
    """Write the completion for bash and zsh to where those look, below `/usr/share`."""
    for shell, name in (
        ("bash", "bash-completion/completions/tablemgr"),
        ("zsh", "zsh/vendor-completions/_tablemgr"),
    ):
        path = share / name
        path.parent.mkdir(parents=True)
        path.write_text(shtab.complete(whole_parser(), shell), encoding="utf-8")
