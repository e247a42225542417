"""Writes who draws a third card (3.8 to 3.10) as the rows that a Dealer looks up. Knows no widget.

Each row is worked out by the rules themselves, so that the two can't differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.baccarat.drawing import (
    banker_draws,
    is_natural,
    player_draws,
    total,
)
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from ui.theme.words import listed
from ui.views.settlement import Tableau

translate = QCoreApplication.translate
_TOTALS: Final = range(8)
"""The totals with two cards that are no natural (3.7)."""
_POINTS: Final = range(10)


def tableau(position: BaccaratPosition) -> Tableau | None:
    """Give the rows while cards are dealt, with the one that holds now; None at another time."""
    if position.phase is not BaccaratPhase.DEAL:
        return None
    player = _rows(translate("baccarat", "Player {totals}"), _player_words)
    stood = _rows(translate("baccarat", "Player stood, Banker {totals}"), _stood_words)
    drew = _rows(translate("baccarat", "Player drew, Banker {totals}"), _drew_words)
    rows = (*player, *stood, *drew)
    held = _held(position, player, stood, drew)
    title = translate("baccarat", "The third card")
    applies = -1 if held is None else rows.index(held)
    return Tableau(title, tuple((name, words) for name, words, _ in rows), applies)


_Row = tuple[str, str, range]
"""A row's name, its words, and the totals for which it holds."""


def _rows(name: str, words: Callable[[int], str]) -> list[_Row]:
    """A row for each run of totals of which the same is said."""
    found: list[_Row] = []
    first = _TOTALS[0]
    for number in _TOTALS:
        if number == _TOTALS[-1] or words(number + 1) != words(number):
            held = range(first, number + 1)
            found.append((name.format(totals=runs(held)), words(number), held))
            first = number + 1
    return found


def runs(numbers: Sequence[int]) -> str:
    """`0 – 7, 9`: numbers in order, those that follow each other written as a run."""
    parts: list[str] = []
    for number in numbers:
        if number - 1 not in numbers:
            parts.append(str(number))
        elif number + 1 not in numbers:
            parts[-1] += f" \u2013 {number}"
    return listed(parts)


def _player_words(own: int) -> str:
    return _draws(player_draws(own))


def _stood_words(own: int) -> str:
    return _draws(banker_draws(own, None))


def _drew_words(own: int) -> str:
    against = [third for third in _POINTS if banker_draws(own, third)]
    if len(against) in (0, len(_POINTS)):
        return _draws(bool(against))
    words = translate("baccarat", "draws to {points}")
    return words.format(points=runs(against))


def _draws(draws: bool) -> str:
    return translate("baccarat", "draws") if draws else translate("baccarat", "stands")


def _held(
    position: BaccaratPosition, players: list[_Row], stood: list[_Row], drew: list[_Row]
) -> _Row | None:
    """Find the row that holds: the Player's if he draws, else the Banker's; None if none does."""
    player, banker = position.player, position.banker
    dealt = len(player) >= 2 and len(banker) == 2
    if not dealt or is_natural(player) or is_natural(banker):
        return None
    own, rows = total(banker), stood if len(player) == 2 else drew
    if len(player) == 2 and player_draws(total(player)):
        own, rows = total(player), players
    return next(row for row in rows if own in row[2])
