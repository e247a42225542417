"""How the screen shows a card that the table took for a Hit, and a decision to be taken back (I12).

Both can be put right with one touch until the next act. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command, TakeBack
from tablemgr.rules.games.irregularities.taking_back import (
    box_of_inferred,
    last_decision,
)
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.table import Table
from tablemgr.service.movements.due import MovementRow
from ui.presenter.families import presenter_of
from ui.presenter.possible import Possible
from ui.presenter.work import box_of, sum_words
from ui.theme.words import in_words
from ui.views.felt import BoxView
from ui.views.guide import BACK, EARLY, ActionView

translate = QCoreApplication.translate
KEY, EARLY_KEY = "Ctrl+Z", "Ctrl+Shift+Z"


def marked(table: Table, boxes: Iterable[BoxView]) -> Iterator[BoxView]:
    """The boxes, with a mark on the last card if the table took it for a Hit."""
    place = _place_of_inferred(table)
    by_card = None if place is None else presenter_of(table.position).by_card()
    for box in boxes:
        if place is None or by_card is None or box.number != place.box:
            yield box
            continue
        hands = list(box.hands)
        hands[place.hand] = replace(hands[place.hand], mark=by_card.mark)
        yield replace(box, hands=tuple(hands))


def _place_of_inferred(table: Table) -> HandPlace | None:
    stood = table.last_inferred()
    if stood is None:
        return None
    box, last = box_of_inferred(table.steps, stood.number), table.position.cards[-1]
    places = [
        place
        for place, cards in table.position.rows()
        if place.box == box and cards and cards[-1] is last
    ]
    return places[-1] if places else None  # a card too many of its kind lies aside (I6)


def back_button(possible: Possible) -> ActionView | None:
    """The button that puts the last act right with one touch; None if it can't be."""
    table = possible.session.table
    stood, last = table.one_touch(), last_decision(table.steps)
    if stood is not None and (by_card := presenter_of(table.position).by_card()) is not None:
        label = by_card.otherwise.format(box=box_of_inferred(table.steps, stood.number))
        return _action(possible, stood, label, by_card.no_decision)
    if last is None:
        return None
    return _action(
        possible, TakeBack(), translate("guide", "Take back"), in_words(last.called_message)
    )


def early_button(possible: Possible) -> tuple[ActionView, ...]:
    """The button that says that the last card was drawn too early; none if it can't be said."""
    early = possible.session.table.too_early()
    if early is None or possible.refusal(early) is not None:
        return ()
    sub = translate("guide", "the last card came too soon")
    return (ActionView(EARLY, translate("guide", "Too early"), EARLY_KEY, early, sub=sub),)


def untick_button(rows: Sequence[MovementRow], *, boxes_only: bool) -> ActionView:
    """The button that unticks these rows, those of the last touch."""
    words = translate("guide", "box {box}: {what}")
    what = sum_words(rows, boxes_only=boxes_only, done=True)
    sub = words.format(box=box_of(rows[0]), what=what)
    return ActionView(BACK, translate("guide", "Take back"), KEY, sub=sub)


def _action(possible: Possible, command: Command, label: str, sub: str) -> ActionView | None:
    if possible.refusal(command) is not None:
        return None
    return ActionView(BACK, label, KEY, command, sub=sub)
