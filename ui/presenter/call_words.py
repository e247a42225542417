"""The words of the calls at a supervisor's desk: in a few words, and cause, consequence, action."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.pit.calls import CallKind

translate = QCoreApplication.translate


def few_words(kind: CallKind) -> str:
    """Say in a few words what waits."""
    return {
        CallKind.FORKED: translate("calls", "two journals"),
        CallKind.STOPPED: translate("calls", "stopped"),
        CallKind.UNREADABLE: translate("calls", "can't be shown"),
        CallKind.CASE: translate("calls", "a ruling"),
        CallKind.UNWITNESSED: translate("calls", "journal in doubt"),
        CallKind.SILENT: translate("calls", "not heard of"),
        CallKind.DOUBT: translate("calls", "felt check"),
        CallKind.READER: translate("calls", "card reader away"),
        CallKind.UNSIGNED: translate("calls", "settings not signed"),
        CallKind.PRINTER: translate("calls", "look at the printer"),
        CallKind.SHOE: translate("calls", "shuffle due"),
        CallKind.CLOCK: translate("calls", "clock is wrong"),
        CallKind.NEW_JOURNAL: translate("calls", "a new journal"),
    }[kind]


def call_words(kind: CallKind) -> tuple[str, str, str]:
    """Give the cause (`{detail}`: what is known of it), what follows from it, and what to do."""
    return {
        CallKind.FORKED: (
            translate("calls", "Its journal goes on in two ways: a copy of it is in use."),
            translate("calls", "Nobody can say which one is the table's. Both are kept."),
            translate("calls", "Stop the table and call the technician."),
        ),
        CallKind.STOPPED: (
            translate("calls", "The program has stopped the Round: {detail}"),
            translate("calls", "Nothing is lost; nothing goes on."),
            translate("calls", "Go there: Restore goes on from the journal."),
        ),
        CallKind.UNREADABLE: (
            translate("calls", "{detail}"),
            translate("calls", "The table goes on; this desk does not see it."),
            translate("calls", "Call the technician."),
        ),
        CallKind.CASE: (
            translate("calls", "{detail}."),
            translate("calls", "The game waits."),
            translate("calls", "Open the case, or go there."),
        ),
        CallKind.UNWITNESSED: (
            translate("calls", "{detail}"),
            translate("calls", "No Round opens."),
            translate("calls", "The Shift Manager signs at the table."),
        ),
        CallKind.SILENT: (
            translate("calls", "The line is cut, or the table is switched off."),
            translate("calls", "The table goes on by itself; what is shown is old."),
            translate("calls", "Look at the line."),
        ),
        CallKind.DOUBT: (
            translate("calls", "What the reader sent may be wrong."),
            translate("calls", "The Round can't be settled."),
            translate("calls", "The Dealer compares the felt with the screen."),
        ),
        CallKind.READER: (
            translate("calls", "The card reader is not connected."),
            translate("calls", "Cards are entered by hand."),
            translate("calls", "Look at its cable."),
        ),
        CallKind.UNSIGNED: (
            translate("calls", "Settings were changed, and nobody has signed."),
            translate("calls", "Perhaps no Round opens."),
            translate("calls", "Sign at the table."),
        ),
        CallKind.PRINTER: (
            translate("calls", "A slip may not have come out."),
            translate("calls", "It is printed again only if somebody says so."),
            translate("calls", "Look at the printer, and say it at the table."),
        ),
        CallKind.SHOE: (
            translate("calls", "The cards must be shuffled."),
            translate("calls", "No Round opens before that."),
            translate("calls", "The Dealer loads a shoe."),
        ),
        CallKind.CLOCK: (
            translate("calls", "The table's clock differs by {detail}."),
            translate("calls", "Its slips show a wrong time."),
            translate("calls", "Call the technician."),
        ),
        CallKind.NEW_JOURNAL: (
            translate("calls", "The table has begun another journal."),
            translate("calls", "The earlier one is kept."),
            translate("calls", "Ask the technician if it was on purpose."),
        ),
    }[kind]
