"""Makes the views of the printer and of its prints. Knows no widget and no printer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from drivers.printers.words import TROUBLE_WORDS
from tablemgr.service.paper import PaperState, Print
from tablemgr.service.slip_name import SETTLEMENT, VOID
from ui.printing.desk import PaperDesk
from ui.views.dialogs import AlertView
from ui.views.header import DeviceStatus
from ui.views.paper import PaperQuestion, PaperView, PrintRow
from ui.views.shared import Lamp

translate = QCoreApplication.translate
PAPER: Final = "paper"
"""The key of the message that a print needs a person."""
MOST_ROWS: Final = 4
"""How many prints stand on the sheet at once, the oldest."""


def paper_status(desk: PaperDesk) -> DeviceStatus:
    """The printer as a lamp and a word or two."""
    if desk.to_look_at:
        return DeviceStatus(Lamp.WAITING, translate("paper", "in doubt"))
    if desk.waits:
        return DeviceStatus(Lamp.WRONG, translate("paper", "can't print"))
    if desk.is_printing:
        return DeviceStatus(Lamp.WAITING, translate("paper", "printing"))
    return DeviceStatus(Lamp.GOOD, translate("paper", "ready"))


def paper_view(desk: PaperDesk, name: str) -> PaperView:
    """The printer's sheet: what needs a person first, the oldest first."""
    status = paper_status(desk)
    state, remedy = status.text.capitalize(), ""
    if desk.waits:
        waits = next(iter(desk.waits.values()))
        what, help_ = TROUBLE_WORDS[waits.trouble]
        state, remedy = translate("printers", what), translate("printers", help_)
    found = [*desk.to_look_at, *(each for each in desk.prints.open if each not in desk.to_look_at)]
    rows = tuple(_row(desk, each) for each in found[:MOST_ROWS])
    return PaperView(name, status.lamp, state, remedy, rows, len(found) - len(rows))


def paper_alert(desk: PaperDesk, found: Print, *, new: bool) -> AlertView | None:
    """The message after something has been heard of a print; None if nobody has to act."""
    look = translate("paper", "Look")
    slip = _slip(found)
    if found.number in desk.asked.values():
        text = translate("paper", "The printer is back: {0} still waits.").format(slip)
        return AlertView(PAPER, text, translate("paper", "Is it still wanted?"), action=look)
    if not new:
        return None
    if found.state is PaperState.DOUBT:
        text = translate("paper", "Has {0} come out of the printer?").format(slip)
        return AlertView(PAPER, text, translate("paper", "Look at the paper."), action=look)
    if found.state is PaperState.FAILED:
        text = translate("paper", "{0} was not printed.").format(slip[:1].upper() + slip[1:])
        return AlertView(PAPER, text, found.why)
    return None


def _row(desk: PaperDesk, found: Print) -> PrintRow:
    return PrintRow(found.number, _slip(found), _state(desk, found), _question(desk, found))


def _slip(found: Print) -> str:
    name = found.slip.name
    if name.kind == SETTLEMENT:
        text = translate("paper", "slip {0} of Round {1}").format(name.digits, found.slip.round_no)
    elif name.kind == VOID:
        words = translate("paper", "void slip {0} of Round {1}")
        text = words.format(name.digits, found.slip.round_no)
    else:
        text = translate("paper", "{0} slip {1}").format(name.kind, name.digits)
    if not found.slip.copy:
        return text
    return translate("paper", "{0}, DUPLICATE {1}").format(text, found.slip.copy)


def _state(desk: PaperDesk, found: Print) -> str:
    match found.state:
        case PaperState.DOUBT:
            return translate("paper", "It may have come out. {0}").format(found.why).rstrip()
        case PaperState.SENT if not desk.is_at_printer(found.number):
            return translate("paper", "It was sent; this printer can't say more.")
        case PaperState.SENT:
            return translate("paper", "It is being printed.")
        case _ if found.number in desk.asked.values():
            return translate("paper", "It has waited long. Is it still wanted?")
        case _:
            return translate("paper", "It waits for the printer.")


def _question(desk: PaperDesk, found: Print) -> PaperQuestion:
    if found in desk.to_look_at or (
        found.state is PaperState.SENT and not desk.is_at_printer(found.number)
    ):
        waits = found.number in desk.asked.values()
        return PaperQuestion.STILL_WANTED if waits else PaperQuestion.IS_IT_THERE
    return PaperQuestion.NONE if found.state is PaperState.SENT else PaperQuestion.WAITS
