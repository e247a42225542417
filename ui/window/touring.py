"""The tour of the window, for who stands at it the first time: shown once at a table with the
simulated shoe, and again from the menu.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.dialogs.tour import TourCard, TourSheet
from ui.parts.cover import top_cover
from ui.parts.later import MadeLater
from ui.safety.beside import beside
from ui.table.controller import TableController

translate = QCoreApplication.translate
_SHOWN: Final = "tour-was-shown"
"""A file of that name beside the table's journal says so."""


class Tour(QObject):
    """The tour of one window, over `centre`."""

    put_away = Signal()

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._shown = controller.session.journal.path.with_name(_SHOWN)

    @MadeLater
    def sheet(self) -> TourSheet:
        """The cards."""
        sheet = TourSheet(self._centre, cards(simulated=self._is_simulated))
        sheet.closed.connect(self._closed)
        return sheet

    def show(self) -> None:
        """Begin with the first card."""
        self.sheet.begin()

    def show_once(self) -> None:
        """Show it if it was never shown at this table, a simulated shoe deals here, and nothing
        else lies over the window.
        """
        is_new = not self._shown.exists() and not self._controller.session.training
        if is_new and self._is_simulated and top_cover(self._centre.window()) is None:
            self.show()

    @property
    def _is_simulated(self) -> bool:
        return self._controller.profile.device.port == "simulator"

    def _closed(self) -> None:
        """It was seen to its end or skipped: no later start shows it by itself."""
        words = translate("tour", "The tour will be shown again at the next start.")
        with beside(self._controller.alerted.emit, _SHOWN, words):
            self._shown.touch()
        self.put_away.emit()


def cards(*, simulated: bool) -> tuple[TourCard, ...]:
    """The six cards, in the order in which a Round needs them."""
    shoe = translate("tour", "The shoe is here, with what happens to it.")
    if simulated:
        shoe = translate("tour", "At this table a simulated shoe deals: D draws a card.")
    says = translate("tour", "The most urgent message stands here; a touch shows all of them.")
    return (
        TourCard(
            translate("tour", "The felt"),
            translate(
                "tour",
                "A touch on a box lays the chosen chip. Cards lie where they are dealt, with their "
                "total. Below them stands what is asked or due at the box: a touch does it.",
            ),
            lambda grid: grid.felt,
        ),
        TourCard(
            translate("tour", "What to do now"),
            translate(
                "tour",
                "The sentence is the next step; gold words in quotes are said aloud. A touch on "
                "it, or F1, opens the paragraph behind it.",
            ),
            lambda grid: grid.sentence,
        ),
        TourCard(
            translate("tour", "Five keys"),
            translate(
                "tour",
                "Each key has its place in every phase. Gold is due now; the corner is Space. One "
                "with a dashed edge is not allowed: touch it, and the sentence says why.",
            ),
            lambda grid: grid.slots[0].united(grid.slots[-1]),
        ),
        TourCard(
            translate("tour", "Beside the felt"),
            translate(
                "tour",
                "First the Bets and the chips, then the Hand whose turn it is, at the end what is "
                "taken and paid, box by box.",
            ),
            lambda grid: grid.panel,
        ),
        TourCard(
            translate("tour", "If something is wrong"),
            translate(
                "tour",
                "Take back says what it puts right. The menu has everything else: reports, cards "
                "by hand, slips, the rules, and this tour.",
            ),
            lambda grid: grid.take_back.united(grid.menu),
        ),
        TourCard(
            translate("tour", "Messages and the shoe"), f"{says} {shoe}", lambda grid: grid.message
        ),
    )
