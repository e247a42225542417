"""The figures of the Initial Bet played at its best: its gain, and how far it scatters.

To compute them takes up to a minute. For the approved games they stand in `initial.toml`, each by
what of its rulebook they hang on: a corrected rulebook is computed anew. Names no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from math import fsum
from typing import Any, Final

import msgspec
from msgspec import Struct

from tablemgr.basics.files import brought
from tablemgr.basics.toml_text import parse_toml
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.cores import on_all_cores
from tablemgr.rules.odds.family import Scatter, Weighed
from tablemgr.rules.odds.weighing import Part, parts, sum_of_parts, weigh
from tablemgr.rules.rulebook import Rulebook, load

FILE: Final = "initial.toml"


class InitialFigures(Struct, frozen=True):
    """For each unit staked, one Player in a Round from a full shoe."""

    gain: float
    variance: float
    covariance: float
    """Of the gains of two boxes in one Round."""


def rules_digest(book: Rulebook, decks: int) -> str:
    """Name what of a rulebook the figures hang on."""
    plain: Any = [book.family, decks, getattr(book, "options", None), getattr(book, "pays", None)]
    return sha256(msgspec.json.encode(plain)).hexdigest()[:16]


@cache
def _known() -> dict[str, InitialFigures]:
    tables = parse_toml((brought(__package__) / FILE).read_text(encoding="utf-8"))
    return msgspec.convert(tables["initial"], dict[str, InitialFigures])


def known_figures(book: Rulebook, decks: int) -> InitialFigures | None:
    """Look the figures up; None if they are not known without being computed."""
    return _known().get(rules_digest(book, decks))


def initial_figures(book: Rulebook, decks: int) -> InitialFigures | None:
    """Give the figures, computed on all cores if they are not known; None if the game has no Bet
    that hangs on a strategy.
    """
    odds = odds_of(book.family)
    if odds.weigh is None:
        return None
    found = known_figures(book, decks)
    if found is None:
        work = parts(book.id, decks, odds.strategies[-1])
        found = figures_of(on_all_cores(weigh, work), on_all_cores(scatter, work))
    return found


def scatter(part: Part) -> tuple[int, Scatter]:
    """Compute how far one part scatters; its number, and what it adds."""
    book = load(part.game)
    found = odds_of(book.family).scatter
    assert found is not None
    return part.number, found(book, part.decks, part.strategy, part.number)


def figures_of(
    weighed: Iterable[tuple[int, Weighed]], scattered: Iterable[tuple[int, Scatter]]
) -> InitialFigures:
    """Add up all parts."""
    each = [scatter for _, scatter in sorted(scattered)]
    mean, squares, together = (fsum(column) for column in zip(*each, strict=True))
    gain = sum_of_parts(dict(weighed)).gain
    return InitialFigures(gain, squares - mean * mean, together - mean * mean)
