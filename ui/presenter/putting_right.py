"""How the screen shows a card that the table took for a Hit, and a decision to be taken back (I12).

Both can be put right with one touch until the next act. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command, Hit, TakeBack
from tablemgr.rules.games.irregularities.taking_back import last_decision, name_of
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.table import Table
from ui.presenter.possible import Possible
from ui.views.felt import BoxView
from ui.views.guide import BACK, ActionView

translate = QCoreApplication.translate
KEY = "Ctrl+Z"


def marked(table: Table, boxes: Iterable[BoxView]) -> Iterator[BoxView]:
    """The boxes, with a mark on the last card if the table took it for a Hit."""
    place = _place_of_inferred(table)
    for box in boxes:
        if place is None or box.number != place.box:
            yield box
            continue
        hands = list(box.hands)
        hands[place.hand] = replace(hands[place.hand], mark=translate("felt", "Hit"))
        yield replace(box, hands=tuple(hands))


def _place_of_inferred(table: Table) -> HandPlace | None:
    if table.one_touch() is None:
        return None
    hit, last = table.history[-2], table.position.cards[-1]
    assert isinstance(hit, Hit)
    places = [
        place
        for place, cards in table.position.rows()
        if place.box == hit.box and cards and cards[-1] is last
    ]
    return places[-1] if places else None  # a card too many of its kind lies aside (I6)


def back_button(possible: Possible) -> ActionView | None:
    """The button that puts the last act right with one touch; None if it can't be."""
    table = possible.session.table
    history = table.history
    stood, last = table.one_touch(), last_decision(history)
    if stood is not None:
        hit = history[-2]
        assert isinstance(hit, Hit)
        label = translate("guide", "Box {box} stood").format(box=hit.box)
        return _action(possible, stood, label)
    if last is None:
        return None
    label = translate("guide", "Take back {decision}").format(decision=name_of(last))
    return _action(possible, TakeBack(), label)


def _action(possible: Possible, command: Command, label: str) -> ActionView | None:
    if possible.refusal(command) is not None:
        return None
    return ActionView(BACK, label, KEY, command)
