"""Questions from a seed: the same for the same game, subject, seed and number.

First the class is drawn, then a Round of it is arranged: what comes once in 1,400 Hands would
otherwise never be asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault
from tablemgr.basics.money import Money
from tablemgr.rules.drilling.common_subjects import common_subjects
from tablemgr.rules.drilling.family import DrillAsk, DrillClass, Judgement, NoAnswerError
from tablemgr.rules.drilling.judging import judge
from tablemgr.rules.drilling.scene import NotSuchARound, Scene
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import games, load

_MOST_TRIES: Final = 2000
_ID: Final = re.compile(r"(?P<game>[a-z0-9-]+)/(?P<subject>[a-z-]+)/(?P<seed>\d+)-(?P<number>\d+)")


class DrillQuestion(Struct, frozen=True):
    """One question: a Round up to a moment, and what is asked of it."""

    id: str
    game: str
    subject: str
    class_name: str
    record: dict[str, Any]
    """A whole round record without `[expect]`: played to its end it leads to the moment."""
    ask: dict[str, Any]
    text: str
    judgement: Judgement
    """The right answer; never printed with the question."""

    def as_json(self) -> dict[str, Any]:
        """The question as `tablemgr drill ask` prints it."""
        return {
            "id": self.id,
            "game": self.game,
            "subject": self.subject,
            "class": self.class_name,
            "record": self.record,
            "ask": self.ask,
            "text": self.text,
        }


def subjects_of(game: str) -> Mapping[str, tuple[DrillClass, ...]]:
    """The subjects that a game has, with their classes. Raises `Fault` if there is no such game."""
    if game not in games():
        raise Fault(
            "{game!r} is not a game.", "Games: {names}.", game=game, names=", ".join(games())
        )
    book = load(game)
    return drills_of(book.family).subjects(book)


@cache
def all_subjects_of(game: str) -> Mapping[str, tuple[DrillClass, ...]]:
    """The subjects of a game, with those that are asked only if they are named. Raises `Fault`."""
    found, book = subjects_of(game), load(game)
    drills = drills_of(book.family)
    return {**found, **common_subjects(book, drills), **drills.more_subjects(book)}


def questions(game: str, subject: str | None, seed: int, count: int) -> Iterator[DrillQuestion]:
    """So many questions; without a subject each is of any of `subjects_of`. Raises `Fault` for an
    unknown one.
    """
    known = subjects_of(game)
    if subject is not None and subject not in (known := all_subjects_of(game)):
        raise Fault(
            "{game} has no subject {subject!r}.",
            "Subjects: {names}.",
            game=game,
            subject=subject,
            names=", ".join(known),
        )
    for number in range(1, count + 1):
        chosen = subject or Random(f"{game}/{seed}/{number}").choice(list(known))
        yield question(game, chosen, seed, number)


def class_of(game: str, subject: str, seed: int, number: int) -> str:
    """The class of the question of that number, without making it."""
    return _drawn_class(game, subject, Random(f"{game}/{subject}/{seed}-{number}")).name


def _drawn_class(game: str, subject: str, chance: Random) -> DrillClass:
    """The first thing that chance decides of a question."""
    return chance.choice(all_subjects_of(game)[subject])


def question_named(id_: str) -> DrillQuestion | None:
    """The question of that id, made again; None if no question can have it."""
    parts = _ID.fullmatch(id_)
    if parts is None or parts["game"] not in games():
        return None
    if parts["subject"] not in all_subjects_of(parts["game"]):
        return None
    return question(parts["game"], parts["subject"], int(parts["seed"]), int(parts["number"]))


def question(game: str, subject: str, seed: int, number: int) -> DrillQuestion:
    """The question of that number: always the same. Raises `Bug` if no Round can be arranged."""
    id_ = f"{game}/{subject}/{seed}-{number}"
    chance, book = Random(id_), load(game)
    drills = drills_of(book.family)
    drilled = _drawn_class(game, subject, chance)
    limits = _limits(drilled)
    for _ in range(_MOST_TRIES):
        scene = Scene(book, chance, limits=limits)
        try:
            asked = drilled.arrange(scene)
            judgement = judge(drills, scene.table, scene.last_events, _asked(asked))
        except (NotSuchARound, NoAnswerError):
            continue
        return DrillQuestion(
            id_,
            game,
            subject,
            drilled.name,
            record_of(scene),
            _asked(asked),
            asked.text,
            judgement,
        )
    raise Bug(f"no Round of the class {drilled.name!r} of {game}/{subject} can be arranged")


def _asked(asked: DrillAsk) -> dict[str, Any]:
    return {"kind": asked.kind, **asked.about}


def _limits(drilled: DrillClass) -> Limits | None:
    if drilled.limits is None:
        return None
    initial, side = ((Money(low * 100), Money(high * 100)) for low, high in drilled.limits)
    return Limits(initial, side)


def record_of(scene: Scene) -> dict[str, Any]:
    """The scene as a round record, as its TOML would be read."""
    table = scene.table
    record: dict[str, Any] = {
        "format": 1,
        "game": table.rulebook.id,
        "decks": table.decks,
        "boxes": table.boxes,
    }
    if table.dealing is not None:
        record["dealing"] = table.dealing
    limits = {
        key: [str(pair[0]), str(pair[1])]
        for key, pair in (("initial", table.limits.initial), ("side", table.limits.side))
        if pair is not None
    }
    if limits:
        record["limits"] = limits
    record["script"] = list(scene.lines)
    return record
