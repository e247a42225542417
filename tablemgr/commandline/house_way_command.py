"""`tablemgr house-way`: sets hands of four cards by the House Way, one a line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from tablemgr.basics.cards import card
from tablemgr.rules.games.si_ki_pi.house_way import house_way

EXIT_OK: Final = 0
EXIT_BAD_LINE: Final = 2


def answer(line: str) -> dict[str, Any]:
    """How the Hand in `line` (`As 2d 3c 4h`) is set, for `json.dumps`. Raises `ValueError` with
    what is wrong with the line.
    """
    hand = [card(word) for word in line.split()]
    if len(hand) != 4:
        raise ValueError(f"a hand has four cards, not {len(hand)}")
    for at, one in enumerate(hand):
        if one in hand[:at]:
            raise ValueError(f"{one} is given twice, but a deck has only one")
    setting = house_way(hand)
    return {"cards": [card.code for card in hand], **setting.as_json(), "rule": setting.item}


def _lines() -> Iterator[str]:
    """The lines of standard input; bytes that are not UTF-8 are replaced."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", errors="replace")


def answers(lines: Iterable[str]) -> int:
    """Print an answer for each line, and on standard error what is wrong with a bad line. Gives the
    exit status.
    """
    status = EXIT_OK
    for number, line in enumerate(lines, 1):
        try:
            print(json.dumps(answer(line)))
        except ValueError as error:
            print(f"line {number}: {error}", file=sys.stderr)
            status = EXIT_BAD_LINE
    return status


def main(argv: Sequence[str]) -> int:
    """Read hands of four cards from standard input, one a line, and set each by the House Way.

    Exit status: 0, or 2 if a line is not such a hand; the other lines are still answered.
    """
    parser = argparse.ArgumentParser(prog="tablemgr house-way", description=main.__doc__)
    parser.add_argument(
        "--json", action="store_true", help="not needed: the answers are always JSON"
    )
    parser.parse_args(argv)
    return answers(_lines())
