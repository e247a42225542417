"""Which family's presenter shows a game. The one place where that is decided."""

from __future__ import annotations

from typing import Final

from tablemgr.games.families import Position
from tablemgr.rulebook import Rulebook
from ui.presenter.blackjack.presenter import BLACKJACK
from ui.presenter.family import FamilyPresenter
from ui.presenter.si_ki_pi.presenter import SI_KI_PI

_PRESENTERS: Final[dict[str, FamilyPresenter]] = {"blackjack": BLACKJACK, "si-ki-pi": SI_KI_PI}


def presenter_of_book(book: Rulebook) -> FamilyPresenter:
    """How a game is shown."""
    return _PRESENTERS[book.family]


def presenter_of(position: Position) -> FamilyPresenter:
    """How a Round is shown."""
    return presenter_of_book(position.rulebook)
