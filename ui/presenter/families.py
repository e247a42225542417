"""Which family's presenter shows a game. The one place where that is decided."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablemgr.errors import Fault
from tablemgr.games.families import Position
from tablemgr.rulebook import Rulebook, games, load
from ui.presenter.blackjack.presenter import BLACKJACK
from ui.presenter.family import FamilyPresenter
from ui.presenter.si_ki_pi.presenter import SI_KI_PI

_PRESENTERS: Final[dict[str, FamilyPresenter]] = {"blackjack": BLACKJACK, "si-ki-pi": SI_KI_PI}


@cache
def shown_games() -> tuple[str, ...]:
    """The ids of the games that a window can show, sorted: others are played without one."""
    return tuple(game for game in games() if load(game).family in _PRESENTERS)


def presenter_of_book(book: Rulebook) -> FamilyPresenter:
    """How a game is shown. Raises `Fault` if no window can show it."""
    found = _PRESENTERS.get(book.family)
    if found is None:
        raise Fault(f"{book.title} has no screen yet.", "Choose another game.")
    return found


def presenter_of(position: Position) -> FamilyPresenter:
    """How a Round is shown."""
    return presenter_of_book(position.rulebook)
