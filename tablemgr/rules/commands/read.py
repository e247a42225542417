"""Reads a line of a round record into the commands that it stands for: those that every game has,
and those that its family reads itself.

A line that means nothing is a `MalformedError`; whether the rules allow the command is not checked
here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from tablemgr.rules.commands.face_down import FACE_DOWN_READERS
from tablemgr.rules.commands.grammar import readers_of
from tablemgr.rules.commands.model import (
    Adjust,
    AtOnce,
    Back,
    Bet,
    Choose,
    Close,
    Command,
    Correct,
    DealCard,
    Decide,
    First,
    FoundBet,
    FoundSide,
    Judge,
    Left,
    Open,
    Reconstruct,
    Reopen,
    Report,
    Resume,
    Retract,
    Settle,
    Side,
    Stood,
    TakeBack,
    TooEarly,
    Void,
    WalkAway,
    Withdraw,
)
from tablemgr.rules.commands.words import (
    MalformedError,
    Reader,
    Vocabulary,
    Words,
)


def parse(line: str, vocabulary: Vocabulary) -> tuple[Command, ...]:
    """The commands that one line of a record stands for (`card` is one command a card).

    Raises `MalformedError` saying which word is wrong.
    """
    words = line.split()
    if not words:
        raise MalformedError("an empty command")
    return _reader(words[0], vocabulary)(Words(words, vocabulary))


def _reader(word: str, vocabulary: Vocabulary) -> Reader:
    """How the game reads the command, as its family does or else as all do."""
    reader = vocabulary.readers.get(word) or _READERS.get(word)
    if reader is None or word not in vocabulary.words:
        raise MalformedError("unknown command {word!r}", word=word)
    return reader


def _bet(words: Words) -> Bet:
    box, player, money = words.box(), words.player(), words.amount()
    rest = words.rest()
    if rest not in ([], ["seated"]):
        raise MalformedError(
            "{list!r} after the amount: only 'seated' may follow it", list=" ".join(rest)
        )
    return Bet(box, player, money, seated=bool(rest))


def _read_withdraw(words: Words) -> tuple[Command, ...]:
    box, player = words.box(), words.player()
    kind = words.kind() if words.has_more() else None
    words.end()
    return (Withdraw(box, player, kind),)


def _read_cards(words: Words) -> tuple[Command, ...]:
    found = [DealCard(words.card())]
    while words.has_more():
        found.append(DealCard(words.card()))
    return tuple(found)


def _read_found(words: Words) -> tuple[Command, ...]:
    """A Bet as the game reads one."""
    known = sorted(words.vocabulary.words & {"bet", "side"})
    kind = words.word("kind of found Bet", tuple(known))
    return _found(_reader(kind, words.vocabulary)(words))


def _found(laid: Sequence[Command]) -> tuple[Command, ...]:
    (bet,) = laid
    return (FoundBet(bet) if isinstance(bet, Bet) else FoundSide(cast("Side", bet)),)


def _read_report(words: Words) -> tuple[Command, ...]:
    kind = words.word("kind of irregularity", tuple(sorted(words.vocabulary.reports)))
    read = _MORE_OF_A_REPORT.get(kind)
    report = Report(kind) if read is None else read(kind, words)
    words.end()
    return (report,)


def _with_box(kind: str, words: Words) -> Report:
    return Report(kind, box=words.box())


def _with_two_cards(kind: str, words: Words) -> Report:
    return Report(kind, cards=(words.card(), words.card()))


def _with_exposed_cards(kind: str, words: Words) -> Report:
    box = words.number("box", least=0, most=words.vocabulary.boxes)
    count = words.number("number of cards", most=4)
    flags = _flag_words(words, "seen", "by-player")
    return Report(kind, box=box, count=count, seen=flags["seen"], by_player=flags["by-player"])


def _with_seen(kind: str, words: Words) -> Report:
    return Report(kind, seen=_flag_words(words, "seen")["seen"])


def _with_text(kind: str, words: Words) -> Report:
    text = " ".join(words.rest())
    if not text:
        raise MalformedError("'irregularity {kind}' lacks its text", kind=kind)
    return Report(kind, text=text)


_MORE_OF_A_REPORT: Final[Mapping[str, Callable[[str, Words], Report]]] = {
    "card-to-empty-box": _with_box,
    "wrong-number": _with_box,
    "examined": _with_box,
    "simultaneous": _with_two_cards,
    "exposed": _with_exposed_cards,
    "misdeal": _with_seen,
    "other": _with_text,
}
"""What follows the kind of a report; a kind that is not listed here takes nothing."""


def _flag_words(words: Words, *known: str) -> dict[str, bool]:
    """Which of a few optional words are at the end of the line."""
    found = dict.fromkeys(known, False)
    for word in words.rest():
        if found.get(word) is not False:
            raise MalformedError("{word!r} is not allowed here", word=word)
        found[word] = True
    return found


def _read_at_once(words: Words) -> tuple[Command, ...]:
    number = words.number("card's number")
    command = AtOnce(number=number, cards=(words.card(), words.card()))
    words.end()
    return (command,)


_READERS: Final[dict[str, Reader]] = {
    "bet": lambda words: (_bet(words),),
    "withdraw": _read_withdraw,
    "card": _read_cards,
    "found": _read_found,
    "irregularity": _read_report,
    "at-once": _read_at_once,
    **readers_of(
        *(Open, Side, Close, WalkAway, Left, Back, Settle),
        *(Reconstruct, Correct, Judge, Choose, First, Resume, Void, Decide, Adjust, Retract),
        *(Reopen, TakeBack, Stood, TooEarly),
    ),
    **FACE_DOWN_READERS,
}
