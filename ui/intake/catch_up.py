"""Tells a table that is taken up again what its device said before, as far as it was stored.

`ui.intake.untold` finds what the table was not told. Knows the controller and no widget.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from drivers.device import Codec, CutCard, StartOfCommunication
from tablemgr.basics.counts import counted
from tablemgr.service.interruption import late
from ui.intake.event_details import details_of
from ui.intake.untold import Late, LateCard, untold
from ui.presenter.faces import card_text
from ui.table.controller import TableController
from ui.views.dialogs import AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate


def catch_up(controller: TableController, codec: Codec, protocol: str) -> None:
    """Tell the table every card and message whose bytes are stored and that has no entry yet.

    An alert names the cards; the felt check learns how many cards the device has drawn. `codec` is
    a new codec of `protocol`. Call it before the felt check that a start asks for.
    """
    session = controller.session
    number = session.round_no
    entries = [
        entry
        for each in (number - 1, number)
        if each >= 0
        for entry in session.journal.entries(round_no=each)
    ]
    found = untold(entries, codec, protocol, number)
    if found.late:
        with late(session), controller.device_events.turn():
            for each in found.late:
                _tell(controller, each, protocol)
    controller.device_events.drawn = found.drawn
    face_down = controller.session.table.family.takes_unread
    said = late_cards(found.late, face_down=face_down)
    if said is not None:
        controller.alerted.emit(said)


def _tell(controller: TableController, late: Late, via: str) -> None:
    if isinstance(late, LateCard):
        controller.device_events.card(late.card, via, late.source)
        return
    event = late.event
    if not late.entered:
        controller.device_events.reported(event, details_of(event))
    else:
        controller.device_events.follow_up(event)
    match event:
        case CutCard():
            controller.device_events.cut_card()
        case StartOfCommunication(new_shoe=True):
            controller.device_events.new_shoe()


def late_cards(late: Sequence[Late], *, face_down: bool = False) -> AlertView | None:
    """The alert that names the cards dealt just now; None if there were none. Those that are dealt
    `face_down` are only counted (S10).
    """
    names = [card_text(each.card) for each in late if isinstance(each, LateCard)]
    if not names:
        return None
    one, many = translate("catch_up", "1 card"), translate("catch_up", "{0} cards")
    cards = counted(len(names), one, many) if face_down else " ".join(names)
    text = translate("catch_up", "Read before the interruption and dealt now: {cards}.")
    remedy = translate("catch_up", "Compare the table with the screen.")
    return AlertView("late-cards", text.format(cards=cards), remedy, Tone.TAKE)
