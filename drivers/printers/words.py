"""The words for what is wrong with a printer, and what to do. The screen translates them."""

from __future__ import annotations

from typing import Final

from drivers.printers.escpos_words import PaperTrouble
from tablemgr.basics.messages import translate

TROUBLE_WORDS: Final[dict[PaperTrouble, tuple[str, str]]] = {
    PaperTrouble.ABSENT: (
        translate("printers", "The printer can't be reached."),
        translate("printers", "Is it switched on and plugged in? Is its address right?"),
    ),
    PaperTrouble.DENIED: (
        translate("printers", "This user may not use the printer."),
        translate("printers", "Call the technician: the printer's rights must be changed."),
    ),
    PaperTrouble.IN_USE: (
        translate("printers", "Another program uses the printer."),
        translate("printers", "Close that program."),
    ),
    PaperTrouble.SILENT: (
        translate("printers", "The printer does not answer."),
        translate("printers", "Look at its lamps. If it never answers, set confirms = false."),
    ),
    PaperTrouble.OFFLINE: (
        translate("printers", "The printer is off line."),
        translate("printers", "Press its button for on line, or switch it off and on."),
    ),
    PaperTrouble.COVER_OPEN: (
        translate("printers", "The printer's cover is open."),
        translate("printers", "Close it."),
    ),
    PaperTrouble.PAPER_OUT: (
        translate("printers", "The printer has no paper."),
        translate("printers", "Put a new roll in."),
    ),
    PaperTrouble.CUTTER: (
        translate("printers", "The printer's cutter is jammed."),
        translate("printers", "Take the paper out and switch the printer off and on."),
    ),
    PaperTrouble.BROKEN: (
        translate("printers", "The printer reports an error."),
        translate("printers", "Switch it off and on; if that does not help, call the technician."),
    ),
    PaperTrouble.WRONG_ADDRESS: (
        translate("printers", "There is no printer at this address."),
        translate("printers", "It is a plain file. Write folder: before a folder's path."),
    ),
    PaperTrouble.UNKNOWN_QUEUE: (
        translate("printers", "CUPS has no such queue."),
        translate("printers", "Set the queue up in CUPS, or name another."),
    ),
    PaperTrouble.QUEUE_STOPPED: (
        translate("printers", "The printer's queue is stopped."),
        translate("printers", "Call the technician: cupsenable and cupsaccept start it."),
    ),
    PaperTrouble.NO_SPOOLER: (
        translate("printers", "The system's print service does not run."),
        translate("printers", "Call the technician: CUPS must be installed and started."),
    ),
    PaperTrouble.NO_FOLDER: (
        translate("printers", "There is no such folder."),
        translate("printers", "Make the folder, or name another."),
    ),
    PaperTrouble.NOT_WRITABLE: (
        translate("printers", "The folder can't be written to."),
        translate("printers", "Is its disk full? May this user write there?"),
    ),
}
