"""The cards that lie in no Hand, for the felt and for a felt check. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.families import Position
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, as_read
from ui.presenter.faces import faces
from ui.views.dialogs import HandToCompare
from ui.views.felt import LooseView

translate = QCoreApplication.translate


def loose_view(position: Position) -> LooseView:
    """The cards that are set aside, or held for the Hand to which they are due (5.7, 5.9, 5.12)."""
    if not (position.undue or position.held):
        return LooseView()
    found = list(loose_hands(position))
    label = found[0].label if found else ""
    cards = tuple(card for hand in found for card in hand.cards)
    return LooseView(label, cards)


def loose_hands(position: Position) -> Iterator[HandToCompare]:
    """Give these cards as rows of a felt check: those set aside, and those to be dealt next."""
    laid = as_read(position)
    for place, label in (
        (ASIDE, translate("loose", "Aside")),
        (NEXT, translate("loose", "Next card")),
    ):
        there = [each for each in laid if each.place == place]
        if there:
            cards = faces(position, place, (each.card for each in there))
            yield HandToCompare(label, cards, "", tuple(each.number for each in there))
