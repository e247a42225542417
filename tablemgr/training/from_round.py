"""Mistakes become drills: a Round of a journal up to a moment, with names and amounts replaced.

Cards and decisions stay as they were. Every amount and every limit is multiplied by three, so that
an odd Bet stays odd, half of it half of it, and too much too much; nobody reads from the drill who
played or for how much. The answer comes from the rules, never from what was done.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import tomlkit

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.past.history import PastRound, seen_before
from tablemgr.past.record import understand
from tablemgr.rules.commands import Vocabulary, parse
from tablemgr.rules.drilling.family import NoAnswerError
from tablemgr.training.drill_file import Drill, judged

TIMES: Final = 3
"""Odd, so that an odd amount stays odd."""
NAMES: Final = ("ann", "bob", "cho", "dev", "eva", "finn", "gus", "hana", "ivo")
_AMOUNT: Final = re.compile(r"-?\d+(\.\d\d?)?")
_WORDS: Final = {
    "decide": "decide as the Shift Manager said",
    "retract": "retract said in error",
    "irregularity other": "irregularity other something else",
}
"""What is said freely may name somebody."""


class Mask:
    """Replaces the Players of one Round, each by the same name throughout."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.names: dict[str, str] = {}

    def name(self, player: str) -> str:
        """Give the name of a Player in the drill."""
        number = len(self.names)
        made = NAMES[number] if number < len(NAMES) else f"player-{number + 1}"
        return self.names.setdefault(player, made)

    def line(self, line: str) -> str:
        """A line of a round record without names and amounts of its own."""
        for start, instead in _WORDS.items():
            if line == start or line.startswith(f"{start} "):
                return instead
        words = line.split()
        player = self._player(line)
        if player is not None:
            at = words.index(player, 2)
            after = (self._amount(word) for word in words[at + 1 :])
            return " ".join([*words[:at], self.name(player), *after])
        return " ".join(self._told(word) for word in words)

    def _player(self, line: str) -> str | None:
        """The Player that a line is about; None if it is about none."""
        if line.startswith("as "):
            return None
        told = line.removeprefix("found ")
        found: str | None = getattr(parse(told, self._vocabulary)[0], "player", None)
        return found

    def _told(self, word: str) -> str:
        """A word that may be `PLAYER=AMOUNT` or `PLAYER=no`."""
        player, told, what = word.partition("=")
        return f"{self.name(player)}={self._amount(what)}" if told else word

    @staticmethod
    def _amount(word: str) -> str:
        return times(word) if _AMOUNT.fullmatch(word) else word


def times(amount: str) -> str:
    """An amount of a record as it stands in a drill."""
    sign = "-" if amount.startswith("-") else ""
    return f"{sign}{Money.parse(amount.removeprefix('-')) * TIMES}"


def drill_of(past: PastRound, until: int, ask: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """The text of a drill: the first `until` lines of a Round, and a question.

    `ask` names the Players as the Round does; `words` are the drill's title, text, what it
    teaches, its subject, paragraph, hints and counts. Raises `Fault` if the rules have no answer
    there, as after a line that is no moment of a question, or if its cards lie face down (S10).
    """
    if past.lies_face_down:
        raise Fault("Cards of this Round lie face down.", "Wait until it is over.")
    mask = Mask(past.table.vocabulary)
    record = record_until(past, until, mask)
    asked = {key: mask.name(v) if key == "player" else v for key, v in ask.items()}
    drill = Drill(
        id="",
        title=words["title"],
        subject=words["subject"],
        paragraph=words["paragraph"],
        teaches=words["teaches"],
        hints=tuple(words["hints"]),
        counts=tuple(words["counts"]),
        text=_renamed(words["text"], mask.names),
        ask=asked,
        answer={},
        record=understand(record, "the Round"),
    )
    try:
        judgement = judged(drill)
    except NoAnswerError as error:
        raise Fault("There is no such question at that moment: {error}.", error=error) from None
    answer = {key: value for key, value in judgement.answer.items() if value is not None}
    paragraph = drill.paragraph or next(iter(judgement.paragraphs), "")
    return tomlkit.dumps(
        {
            "format": 1,
            "kind": "drill",
            "title": drill.title,
            "subject": drill.subject,
            "paragraph": paragraph,
            "teaches": drill.teaches,
            "hints": list(drill.hints),
            "counts": list(drill.counts),
            "text": drill.text,
            "ask": asked,
            "answer": answer,
            "record": record,
        }
    )


def record_until(past: PastRound, until: int, mask: Mask | None = None) -> dict[str, Any]:
    """The first so many lines of a Round as a record in which nobody is named. Raises `Fault` if
    nobody has opened one of its cards (S10).
    """
    past.need_every_card()
    mask = mask or Mask(past.table.vocabulary)
    script = [
        mask.line(line)
        for number, line in enumerate(past.lines[:until], 1)
        if number not in past.refused
    ]
    return {**_head(past), "script": script}


def _head(past: PastRound) -> dict[str, Any]:
    """The table of the Round, as a record writes it; the limits multiplied like the Bets."""
    table = past.table
    pairs = (("initial", table.limits.initial), ("side", table.limits.side))
    limits = {key: [str(each * TIMES) for each in pair] for key, pair in pairs if pair}
    head: dict[str, Any] = {
        "format": 1,
        "game": table.rulebook.id,
        "decks": table.decks,
        "boxes": table.boxes,
    }
    if table.dealing is not None:
        head["dealing"] = table.dealing
    if limits:
        head["limits"] = limits
    if table.seen:
        head["seen"] = " ".join(card.code for card in seen_before(table))
    return head


def _renamed(text: str, names: Mapping[str, str]) -> str:
    """The question's words with the drill's names."""
    if not names:
        return text
    known = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})\b")
    return known.sub(lambda found: names[found[1]], text)
