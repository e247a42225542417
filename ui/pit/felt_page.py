"""One table of the pit as it is now: its felt, live, and what its guide says. Nothing is told."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tablemgr.house.profile import Profile
from tablemgr.pit.watched import WatchedTable
from tablemgr.service.session import TableSession
from ui.felt.widget import FeltWidget
from ui.parts.chips import ChipStyle
from ui.parts.panel import Panel
from ui.parts.widgets import make_button, make_label
from ui.presenter.families import layout_of
from ui.presenter.felt import felt_view
from ui.presenter.guide import guide_view
from ui.views.pit import TableCard


class FeltPage(Panel):
    """The page of one table."""

    left = Signal()
    """Back to all tables."""
    case_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("bar")
        self.table = ""
        self._shown_as: tuple[str, str] = ("", "")
        self.felt: FeltWidget | None = None
        back = make_button(self.tr("All tables"), "action")
        back.clicked.connect(self.left)
        self.case = make_button(self.tr("Open the case"), "primary")
        self.case.clicked.connect(lambda: self.case_chosen.emit(self.table))
        self._name = make_label("", "figure")
        self._about = make_label("", "muted")
        self._guide = make_label("", "guide", wrap=True)
        self._complete = make_label("", "caption")
        top = QHBoxLayout()
        top.setContentsMargins(12, 8, 12, 8)
        top.setSpacing(16)
        top.addWidget(back)
        top.addWidget(self._name)
        top.addWidget(self._about, 1)
        top.addWidget(self._complete)
        top.addWidget(self.case)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(top)
        self._column.addWidget(self._guide)
        self._guide.setContentsMargins(16, 4, 16, 12)

    @property
    def about(self) -> str:
        """The line beside the table's name."""
        return self._about.text()

    def show_table(self, watched: WatchedTable | None, profile: Profile, card: TableCard) -> None:
        """Show the table as it is now."""
        self.table = card.table
        self._name.setText(card.table)
        won = f"{card.result}: {card.explained}" if card.result else ""
        self._about.setText("   ".join(filter(None, (card.game, card.round, card.dealer, won))))
        self._complete.setText(self.tr("complete to {0}").format(card.complete))
        session = None if watched is None else watched.session
        has_case = session is not None and bool(session.table.position.cases)
        self.case.setVisible(has_case)
        if session is None:
            self._guide.setText(card.call or self.tr("Nothing has been played yet."))
            self._let_felt_go()
            return
        self._guide.setText(guide_view(session, boxes_only=False).text)
        self._felt_of(session, profile).set_view(felt_view(session, profile, None))

    def _felt_of(self, session: TableSession, profile: Profile) -> FeltWidget:
        book = session.table.rulebook
        shown_as = (book.id, profile.layout)
        if self.felt is None or self._shown_as != shown_as:
            self._let_felt_go()
            self._shown_as = shown_as
            chips = [ChipStyle(value, colour) for value, colour in profile.chip_set]
            self.felt = FeltWidget(layout_of(book, profile.layout), chips=chips, motion=False)
            self._column.insertWidget(1, self.felt, 1)
        return self.felt

    def _let_felt_go(self) -> None:
        felt, self.felt = self.felt, None
        if felt is not None:
            self._column.removeWidget(felt)
            felt.hide()
            felt.deleteLater()
