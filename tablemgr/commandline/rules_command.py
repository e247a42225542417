"""`tablemgr rules GAME [PARAGRAPH] [--json]`: a rulebook's paragraphs and rulings, in our words.

If one is asked for, it also shows every place that cites it. Knows the rulebook alone, no Round.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message, plain
from tablemgr.commandline.spoken import speaker, translate
from tablemgr.rules.rulebook import load
from tablemgr.rules.rulebook.model import RULES, Irregularity, Rulebook

EXIT_OK: Final = 0


CONTEXT: Final = "rules command"
"""Of its own words, for a translator."""


_KINDS: Final = {
    each.english: each
    for each in (
        Message(CONTEXT, "refusal"),
        Message(CONTEXT, "flag"),
        Message(CONTEXT, "notice"),
        Message(CONTEXT, "guide"),
        Message(CONTEXT, "settlement line"),
        Message(CONTEXT, "irregularity"),
    )
}


class CitedBy(NamedTuple):
    """One place that cites a paragraph: what it is there, its code, and the words shown."""

    kind: str
    code: str
    message: Message

    @property
    def text(self) -> str:
        """The words in English; empty if the program has none for it."""
        return self.message.in_words()


def citations(book: Rulebook, number: str) -> Iterator[CitedBy]:
    """Each refusal, flag, line, sentence, side Bet and irregularity that cites the number."""
    for code, cited in book.cites.items():
        if cited == number:
            yield from _uses(book, code)
    for kind, bet in book.side_bets.items():
        if number in (bet.needs_paragraph, bet.up_to_initial_bet):
            yield CitedBy("refusal", kind, book.bet_message(bet.name))
        if number in (bet.win_paragraph, bet.lose_paragraph):
            yield CitedBy("settlement line", kind, book.bet_message(bet.name))
    for found in book.irregularities:
        if number in (found.paragraph, *found.voids):
            yield CitedBy("irregularity", found.kind, _of_irregularity(found))


def _of_irregularity(found: Irregularity) -> Message:
    """When it is one, and what may resolve it, in the words of the rulebook's file."""
    remedies = ", ".join(found.remedies) or Message(CONTEXT, "play goes on")
    when = " and ".join(found.when) or Message(CONTEXT, "always")
    return Message(CONTEXT, "{when}: {remedies}", {"when": when, "remedies": remedies})


def _uses(book: Rulebook, code: str) -> Iterator[CitedBy]:
    """The texts that have this code of `[cites]`; a code without a text is a settlement line."""
    wording = book.wording
    uses = [
        CitedBy(kind, code, Message(RULES, table[code]))
        for kind, table in (
            ("refusal", wording.refusals),
            ("flag", wording.flags),
            ("notice", wording.notices),
        )
        if code in table
    ]
    if code in wording.guide:
        uses.append(CitedBy("guide", code, Message(RULES, wording.guide[code].text)))
    yield from uses or [CitedBy("settlement line", code, plain(""))]


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
    say = speaker(CONTEXT)
    for heading, table in (
        (say("Paragraphs"), book.paragraphs),
        (say("House rulings"), book.rulings),
    ):
        print(f"\n{heading}")
        width = max(map(len, table), default=0)
        for number in table:
            print(f"  {number:<{width}}  {table[number]}")
            _print_second_reading(table[number], book.reading_of(number), width + 4)


def _print_second_reading(approved: str, message: Message, indent: int) -> None:
    """Print what a sentence means in the reader's language, if that is another; the document's
    approved language stands above it.
    """
    if (meant := message.in_words(translate)) != approved:
        print(f"{'':{indent}}{meant}")


def _print_one(book: Rulebook, number: str) -> None:
    """Print a paragraph; below it and below each sentence that cites it stands the one of the
    reader's language, if that is another.
    """
    say = speaker(CONTEXT)
    called = say("house ruling") if number in book.rulings else say("paragraph")
    print(f"{book.title}, {called} {number}\n  {book.text_of(number)}")
    _print_second_reading(book.text_of(number), book.reading_of(number), 2)
    uses = list(citations(book, number))
    print(f"\n{say('Cited by') if uses else say('No text of the program cites it')}")
    for use in uses:
        kind = say.words(_KINDS[use.kind])
        print(f"  {kind} {use.code}" + (f": {use.text}" if use.text else ""))
        _print_second_reading(use.text, use.message, 4)


def main(argv: Sequence[str]) -> int:
    """Print all paragraphs and house rulings of a game, or one of them with what cites it.

    Raises `Fault` if there is no such game or paragraph.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr rules",
        description="Print all paragraphs and house rulings of a game, or one of them with what "
        "cites it.",
    )
    parser.usage = "%(prog)s [-h] [--json] GAME [PARAGRAPH]"
    parser.add_argument(
        "words",
        metavar="GAME",
        nargs="+",
        help="the game, then the paragraph if only one is wanted, such as 3.16, V5 5.1, B7",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
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
        _print_one(book, number)
    else:
        _print_all(book)
    return EXIT_OK
