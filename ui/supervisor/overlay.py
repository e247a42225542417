"""The case panel: every ruling side by side, then the Players' answers, the cards, the signature.

Shows what it is given and says what was touched. Its striped band says that the game waits; no
message of the program has one.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.parts.overlay import ACT_SLOT, BACK_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.supervisor.compare_page import ComparePage
from ui.supervisor.options_page import OptionsPage
from ui.supervisor.plan_page import PlanPage
from ui.supervisor.sign_page import SignPage
from ui.supervisor.waiting_band import WaitingBand
from ui.views.supervisor import CaseView, OptionLine, PlanView, SignView


class CaseOverlay(Overlay):
    """One page at a time. `went_back` and `went_on` are the two buttons at the foot."""

    went_back = Signal()
    went_on = Signal()
    resized = Signal()
    """The window's size has changed: the page must be shown again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=1236, height_px=768)
        self.setObjectName("case")
        self.band = WaitingBand()
        self.body.insertWidget(0, self.band)
        self.comparing = ComparePage()
        self.options = OptionsPage()
        self.plan = PlanPage()
        self.signing = SignPage()
        self.pages = QStackedWidget()
        for page in (self.comparing, self.options, self.plan, self.signing):
            self.pages.addWidget(page)
        self.steps = make_label("", "muted")
        self.steps.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = SlotKey(self.tr("Back"))
        self.on = SlotKey(self.tr("Go on"), "primary")
        self.put(BACK_SLOT, self.back)
        self.put(ACT_SLOT, self.on)
        self.back.clicked.connect(self.went_back)
        self.on.clicked.connect(self.went_on)
        self.body.addWidget(self.pages, 1)
        self.body.addWidget(self.steps)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.resized.emit()
        return False

    # --- the pages -------------------------------------------------------------------------------

    def show_case(self, view: CaseView) -> None:
        """Show all rulings side by side."""
        self._open_first()
        self.set_title(view.title)
        self.comparing.set_view(view, self.sheet.scale)
        self._show(self.comparing)
        self._show_steps(shown=False)

    def show_options(
        self, title: str, lines: Sequence[OptionLine], steps: str, *, complete: bool
    ) -> None:
        """Show the Players who are asked, one by one."""
        self._open_first()
        self.set_title(title)
        self.options.set_lines(tuple(lines), self.sheet.scale)
        self._show(self.options)
        self._show_foot(steps, complete=complete)

    def show_plan(self, title: str, view: PlanView, steps: str) -> None:
        """Show the cards and their moves."""
        self._open_first()
        self.set_title(title)
        self.plan.set_view(view, self.sheet.scale)
        self._show(self.plan)
        self._show_foot(steps, complete=view.done)

    def show_signing(self, view: SignView, steps: str, *, complete: bool) -> None:
        """Show what is to be signed."""
        self._open_first()
        self.set_title(view.title, view.cite)
        self.signing.set_view(view, self.sheet.scale)
        self.serve_lines()
        begins = self.pages.currentWidget() is not self.signing
        self._show(self.signing)
        self._show_foot(steps, complete=complete, last=view.who)
        if view.asks_text and begins:
            self.signing.text.setFocus()

    def _open_first(self) -> None:
        """Open the sheet if it is hidden: it knows its scale only when it is shown."""
        if not self.isVisible():
            self.open()

    def _show_steps(self, *, shown: bool) -> None:
        """Show the keys that lead through the steps; *Back* then leads to the step before."""
        for part in (self.steps, self.back, self.on):
            part.setVisible(shown)
        self.close_button.setVisible(not shown)

    def _show(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)

    def _show_foot(self, steps: str, *, complete: bool, last: str = "") -> None:
        self._show_steps(shown=True)
        self.steps.setText(steps)
        set_property(self.steps, "tone", "plain")
        self.on.setText(self.tr("Sign: {0}").format(last) if last else self.tr("Go on"))
        self.set_complete(complete)

    def set_complete(self, complete: bool) -> None:
        """Show whether the page is complete. If not, a touch on the button says what is missing."""
        set_property(self.on, "role", "primary" if complete else "barred")

    def say_undecided(self, text: str) -> None:
        """Say at the foot what is still to be answered, until something is."""
        self.steps.setText(text)
        set_property(self.steps, "tone", "warn")
