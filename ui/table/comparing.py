"""The felt check: a person compares the felt with the screen and says what he found (5.4)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.journal import Json
from tablemgr.rules.commands import Report
from tablemgr.service import interruption
from ui.presenter.hands import bets_lying
from ui.presenter.interruption import REPORT
from ui.table.hub import TableHub

translate = QCoreApplication.translate


class Comparing:
    """One table's felt checks."""

    def __init__(self, hub: TableHub) -> None:
        self._hub = hub

    def confirm_cards(self) -> None:
        """The Dealer has compared every card and every Bet with the screen: all agree."""
        session = self._hub.session
        shown: list[Json] = [
            [box, kind, player, str(amount)] for box, kind, player, amount in bets_lying(session)
        ]
        interruption.confirm_cards(session, shown)
        self._hub.show_done(
            translate("comparing", "Compared: the table is as the screen shows it.")
        )

    def answer_interruption(self, affects: bool) -> None:
        """A person has said whether the interruption affected the Round (5.4)."""
        interruption.answer_interruption(self._hub.session, affects=affects)
        if affects:
            self._hub.tell(REPORT)
        else:
            self._hub.show_done()

    def report_difference(self, what: str, box: int) -> None:
        """A Bet on the box differs from the screen; `what` says which. Report it."""
        interruption.say_they_differ(self._hub.session, what)
        words = translate("comparing", "Compared with the screen: {0}").format(what)
        self._hub.tell(Report("other", text=words), beside={"boxes": [box]})
