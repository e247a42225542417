"""The cards that lie in no Hand: on the felt, and to be compared. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.families import Position
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, as_read
from ui.presenter.families import presenter_of
from ui.views.dialogs import HandToCompare
from ui.views.felt import LooseView

translate = QCoreApplication.translate


def loose_view(position: Position) -> LooseView:
    """What is set aside, or held for the Hand that is due it (5.7, 5.9, 5.12)."""
    if not (position.undue or position.at_once or position.held):
        return LooseView()
    found = list(loose_hands(position))
    label = found[0].label if found else ""
    cards = tuple(card for hand in found for card in hand.cards)
    face_down = presenter_of(position).face_down
    return LooseView(label, (None,) * len(cards) if face_down else cards)


def loose_hands(position: Position) -> Iterator[HandToCompare]:
    """The same as rows to be compared: set aside, and the next to be dealt."""
    laid = as_read(position)
    for place, label in (
        (ASIDE, translate("loose", "Aside")),
        (NEXT, translate("loose", "Next card")),
    ):
        there = [each for each in laid if each.place == place]
        if there:
            cards = tuple(each.card for each in there)
            yield HandToCompare(label, cards, "", tuple(each.number for each in there))
