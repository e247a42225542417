"""When the gaming day begins for a command: as it is told, else as the house profile says."""

from __future__ import annotations

import argparse
from datetime import date, time
from pathlib import Path

from platformdirs import user_config_path

from tablemgr.basics.gaming_day import MIDNIGHT
from tablemgr.house.profile import read_profile
from tablemgr.past.case_search import day_of


def day_argument(text: str) -> date:
    """The day that a word of the command line means. Raises `ArgumentTypeError`."""
    try:
        return day_of(text, date.today())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_begin_of_day(parser: argparse.ArgumentParser) -> None:
    """Let a command be told when the gaming day begins, or which profile says so."""
    parser.add_argument(
        "--begins",
        type=_time,
        metavar="HH:MM",
        help="when the gaming day begins; if not given, as the house profile says",
    )
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="the house profile; if not given, the user's"
    )


def begin_of_day(options: argparse.Namespace) -> str:
    """Give the time at which the gaming day begins: midnight if nobody says. Raises `Fault` if the
    profile can't be read.
    """
    if options.begins:
        return str(options.begins)
    file = options.profile or user_config_path("tablemgr") / "house.toml"
    if options.profile is None and not file.exists():
        return MIDNIGHT
    return read_profile(file).gaming_day or MIDNIGHT


def _time(text: str) -> str:
    try:
        return f"{time.fromisoformat(text):%H:%M}"
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time such as 06:00") from None
