"""`tablemgr rules GAME [PARAGRAPH] [--json]`: a rulebook's paragraphs and rulings, in our words.

If one is asked for, it also shows every place that cites it. Knows the rulebook alone, no Round.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import ENGLISH, load_language
from tablemgr.rules.rulebook import load
from tablemgr.rules.rulebook.model import RULES, Rulebook

EXIT_OK: Final = 0


class CitedBy(NamedTuple):
    """One place that cites a paragraph: what it is there, its code, and the words shown."""

    kind: str
    code: str
    text: str


def citations(book: Rulebook, number: str) -> Iterator[CitedBy]:
    """Each refusal, flag, line, sentence, side Bet and irregularity that cites the number."""
    for code, cited in book.cites.items():
        if cited == number:
            yield from _uses(book, code)
    for kind, bet in book.side_bets.items():
        if number in (bet.needs_paragraph, bet.up_to_initial_bet):
            yield CitedBy("refusal", kind, bet.name)
        if number in (bet.win_paragraph, bet.lose_paragraph):
            yield CitedBy("settlement line", kind, bet.name)
    for found in book.irregularities:
        if number in (found.paragraph, *found.voids):
            remedies = ", ".join(found.remedies) or "play goes on"
            yield CitedBy(
                "irregularity", found.kind, f"{' and '.join(found.when) or 'always'}: {remedies}"
            )


def _uses(book: Rulebook, code: str) -> Iterator[CitedBy]:
    """The texts that have this code of `[cites]`; a code without a text is a settlement line."""
    wording = book.wording
    uses = [
        CitedBy(kind, code, table[code])
        for kind, table in (
            ("refusal", wording.refusals),
            ("flag", wording.flags),
            ("notice", wording.notices),
        )
        if code in table
    ]
    if code in wording.guide:
        uses.append(CitedBy("guide", code, wording.guide[code].text))
    yield from uses or [CitedBy("settlement line", code, "")]


def _entry(book: Rulebook, number: str, cited: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "game": book.id,
        "paragraph": number,
        "ruling": number in book.rulings,
        "text": book.text_of(number),
    }
    if cited:
        entry["cited"] = [
            {"as": use.kind, "code": use.code, "text": use.text} for use in citations(book, number)
        ]
    return entry


def _print_all(book: Rulebook) -> None:
    print(f"{book.title}, {book.edition}")
    for heading, table in (("Paragraphs", book.paragraphs), ("House rulings", book.rulings)):
        print(f"\n{heading}")
        width = max(map(len, table), default=0)
        for number in table:
            print(f"  {number:<{width}}  {table[number]}")


def _print_one(book: Rulebook, number: str, say: Callable[[str], str]) -> None:
    """Print a paragraph; below each sentence that cites it stands the one of the reader's language,
    if that is another.
    """
    called = "house ruling" if number in book.rulings else "paragraph"
    print(f"{book.title}, {called} {number}\n  {book.text_of(number)}")
    uses = list(citations(book, number))
    print("\nCited by" if uses else "\nNo text of the program cites it")
    for use in uses:
        print(f"  {use.kind} {use.code}" + (f": {use.text}" if use.text else ""))
        if say(use.text) != use.text:
            print(f"    {say(use.text)}")


def main(argv: Sequence[str]) -> int:
    """Print all paragraphs and house rulings of a game, or one of them with what cites it.

    Raises `Fault` if there is no such game or paragraph.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr rules",
        description="Print all paragraphs and house rulings of a game, or one of them with what "
        "cites it.",
    )
    parser.usage = "%(prog)s [-h] [--json] [--language TAG] GAME [PARAGRAPH]"
    parser.add_argument(
        "words",
        metavar="GAME",
        nargs="+",
        help="the game, then the paragraph if only one is wanted, such as 3.16, V5 5.1, B7",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--language", default=ENGLISH, metavar="TAG", help="the program's own sentences beneath"
    )
    arguments = parser.parse_intermixed_args(argv)
    game, *words = arguments.words
    book = load(game)
    known = [*book.paragraphs, *book.rulings]
    number = " ".join(words)
    if len(words) > 1 and number not in known and words[0] in known:
        raise Fault("Only one paragraph can be asked for.", "Ask for each by itself.")
    if number and number not in known:
        raise Fault(
            "{id} has no paragraph {number!r}.",
            "Known: {names}.",
            id=book.id,
            number=number,
            names=", ".join(known),
        )
    if arguments.json:
        for one in [number] if number else known:
            print(json.dumps(_entry(book, one, bool(number)), ensure_ascii=False))
    elif number:
        _print_one(book, number, partial(load_language(arguments.language).translate, RULES))
    else:
        _print_all(book)
    return EXIT_OK
