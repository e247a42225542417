"""A table that is taken up again is told what its device said before, as far as it was stored.

Knows the controller and no widget; what was not told is found by `ui.intake.untold`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from drivers.device import Codec, CutCard, StartOfCommunication
from tablemgr.service.interruption import late
from ui.intake.bridge import details_of
from ui.intake.untold import Late, LateCard, untold
from ui.presenter.history import card_text
from ui.table.controller import TableController
from ui.views.dialogs import AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate


def catch_up(controller: TableController, codec: Codec, protocol: str) -> None:
    """Tell the table every card and word that was stored and has no entry yet; say which cards,
    and let the felt check know how many the device has drawn.

    `codec` is a fresh one of `protocol`. They come before the felt check that a start asks for.
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
        with late(session), controller.intake.turn():
            for each in found.late:
                _tell(controller, each, protocol)
    controller.intake.drawn = found.drawn
    said = late_cards(found.late)
    if said is not None:
        controller.alerted.emit(said)


def _tell(controller: TableController, late: Late, via: str) -> None:
    if isinstance(late, LateCard):
        controller.intake.card(late.card, via, late.source)
        return
    event = late.event
    if not late.entered:
        controller.intake.reported(event, details_of(event))
    else:
        controller.intake.heed(event)
    match event:
        case CutCard():
            controller.intake.cut_card()
        case StartOfCommunication(new_shoe=True):
            controller.intake.new_shoe()


def late_cards(late: Sequence[Late]) -> AlertView | None:
    """Which cards were dealt now, in words; None if there were none."""
    cards = " ".join(card_text(each.card) for each in late if isinstance(each, LateCard))
    if not cards:
        return None
    text = translate("catch_up", "Read before the interruption and dealt now: {cards}.")
    remedy = translate("catch_up", "Compare the table with the screen.")
    return AlertView("late-cards", text.format(cards=cards), remedy, Tone.TAKE)
