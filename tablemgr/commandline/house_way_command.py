"""`tablemgr house-way`: sets hands of four cards by the House Way, one a line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from tablemgr.basics.cards import card
from tablemgr.rules.games.si_ki_pi import plain
from tablemgr.rules.games.si_ki_pi.house_way import house_way

EXIT_OK: Final = 0
EXIT_BAD_LINE: Final = 2


def answer(line: str) -> dict[str, Any]:
    """One hand (`As 2d 3c 4h`), set. Raises `ValueError` saying what is wrong with the line."""
    hand = [card(word) for word in line.split()]
    if len(hand) != 4:
        raise ValueError(f"a hand has four cards, not {len(hand)}")
    for at, one in enumerate(hand):
        if one in hand[:at]:
            raise ValueError(f"{one} is there twice, but a deck has only one")
    setting = house_way(hand)
    return {"cards": plain.codes(hand), **plain.setting(setting), "rule": setting.item}


def _lines() -> Iterator[str]:
    """Standard input by lines, whatever bytes they hold."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", errors="replace")


def answers(lines: Iterable[str]) -> int:
    """Print an answer a line, on standard error what is wrong with a bad one; the exit status."""
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

    Exit status 0, or 2 if a line is no such hand; the other lines are answered all the same.
    """
    parser = argparse.ArgumentParser(prog="tablemgr house-way", description=main.__doc__)
    parser.add_argument("--json", action="store_true", help="the answers are always JSON")
    parser.parse_args(argv)
    return answers(_lines())
