"""`tablemgr check-profile FILE`: says what is wrong with a house profile, before a table is opened.

Changes nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr.house.profile import mistakes_in, profile_text, reads
from tablemgr.rules.rulebook import load

EXIT_OK: Final = 0
EXIT_WRONG: Final = 1


def main(argv: Sequence[str]) -> int:
    """Print all that is wrong with a house profile, or what table it describes.

    Exit status: 0 if it is right, 1 if it is not. Raises `Fault` if the file can't be read.
    """
    path: Path = _parser().parse_args(argv).file
    text = profile_text(path)
    mistakes = mistakes_in(text)
    for mistake in mistakes:
        print(f"{path}: {mistake}")
    if mistakes:
        return EXIT_WRONG
    profile = reads(text, str(path))
    book = load(profile.game)
    print(
        f"{path}: right. Table {profile.table} of {profile.house}: {book.title}, layout "
        f"{profile.layout}, {profile.decks} decks; cards from {profile.device.port}"
    )
    return EXIT_OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr check-profile",
        description="Say what is wrong with a house profile: line, key, what stands there and what "
        "may stand there. Exit status: 0 if it is right, 1 if it is not.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    return parser
