"""The supervisor's screens: cases, and requests besides them. Each is made when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.journal import EntryKind
from ui.parts.later import MadeLater
from ui.table.controller import TableController
from ui.views.felt import CardRef
from ui.window.family_widgets import widgets_of

if TYPE_CHECKING:
    from ui.supervisor.case_papers import CasePapers
    from ui.supervisor.case_steps import CaseSteps
    from ui.supervisor.pit_requests import PitRequests


_PUT_RIGHT: Final = ('"command":"correct ', '"command":"reopen"')
"""What an entry has that puts a Round right."""


class Resolving(QObject):
    """The supervisor's screens of one window, over `centre`."""

    put_away = Signal()
    """The case is left for the table."""
    report_put_away = Signal()
    """A report, or the correction of a card, is over."""

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre
        self._issued: tuple[int, int, int] | None = None
        """The Round and the slips of Rounds when a Round was last over."""

    def follow(self) -> None:
        """If a Round is over in which a card was corrected or the settlement reopened, have the
        slips of that made.
        """
        session = self._controller.session
        issued = session.round_no, session.slips_issued, session.voids_issued
        if not session.between_rounds or session.halted is not None or issued == self._issued:
            return
        self._issued = issued
        signed = session.journal.entries(
            round_no=session.round_no, kinds=(EntryKind.ACT,), holding=_PUT_RIGHT
        )
        if next(iter(signed), None) is not None:
            self.papers.round_over()

    @MadeLater
    def papers(self) -> CasePapers:
        """Makes the slips of corrections and reopenings; made for the first one."""
        from ui.case_file.source import LiveBook  # noqa: PLC0415 - not at a start
        from ui.supervisor.case_papers import CasePapers  # noqa: PLC0415 - as above

        return CasePapers(self._controller, LiveBook(self._controller))

    @MadeLater
    def cases(self) -> CaseSteps:
        """Leads a supervisor through a case; made for the first one."""
        from ui.supervisor.case_steps import CaseSteps  # noqa: PLC0415 - not at a start

        cases = CaseSteps(self._controller, self._centre, self.papers)
        cases.put_away.connect(self.put_away)
        cases.misread.connect(self._misread)
        return cases

    @MadeLater
    def pit(self) -> PitRequests:
        """The requests besides cases; made when first wanted."""
        from ui.supervisor.pit_requests import PitRequests  # noqa: PLC0415 - not at a start

        family = widgets_of(self._controller.session.table.rulebook)
        pit = PitRequests(self._controller, self._centre, family.request)
        pit.put_away.connect(self.report_put_away)
        return pit

    def show_first_case(self) -> None:
        """Show the first case that opens: `cases` is only made then, so it can't show it itself."""
        is_made = Resolving.cases.made(self) is not None
        if not is_made and self._controller.session.table.position.cases:
            self.cases.look()

    def _misread(self) -> None:
        self.pit.misread()

    def card_touched(self, ref: CardRef) -> None:
        """A card was touched on the felt: ask what it really is."""
        self.pit.misread_at(ref)

    def card_differs(self, number: int) -> None:
        """The card with that number in the Round differs from the table; 0: something else does."""
        self.pit.card_differs(number)
