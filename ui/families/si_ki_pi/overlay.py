"""The sheet on which the Dealer says how a Hand that he opens was set. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.si_ki_pi.commands import SetHand
from ui.families.si_ki_pi.board import SettingBoard
from ui.families.si_ki_pi.view import SettingView, WayView
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.parts.word_tables import WordTables
from ui.views.shared import Tone


class SettingOverlay(Overlay):
    """Says of one box at a time which two of its cards were Low.

    The Dealer opens the Hand on the table, touches the two cards of the Low Hand and confirms.

    Keys: 1 to 4 touch a card, Enter sets the Hand as shown, G shows or hides the rankings, Escape
    closes the sheet or the rankings. While the rankings are shown, the Hand can't be set.
    """

    answered = Signal(object)
    """The answer: a `SetHand`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=720)
        self._view: SettingView | None = None
        self.board = SettingBoard()
        self.board.changed.connect(self._say)
        self.note = NoteLine()
        self.rankings = WordTables()
        self.rankings.hide()
        self.asking = make_label("", "strong", wrap=True)
        self.rankings_button = SlotKey(self.tr("Rankings"))
        self.set_button = SlotKey(self.tr("It was set like this"), "primary")
        self.rankings_button.clicked.connect(self.toggle_rankings)
        self.set_button.clicked.connect(self.accept)
        self.put(ACT_SLOT - 2, self.rankings_button)
        self.put(ACT_SLOT, self.set_button)
        self.body.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.rankings)
        self.body.addWidget(self.note)
        self.body.addWidget(self.asking)

    def on_scale(self) -> None:
        """Let the board and the rankings grow with the sheet."""
        super().on_scale()
        if hasattr(self, "board"):
            self.board.rescale(self.sheet.scale)
            self.rankings.rescale(self.sheet.scale)
            self.body.setSpacing(self.sheet.tokens.space_s)

    @property
    def way(self) -> WayView | None:
        """How the cards are set now; None until the Low Hand is chosen."""
        if self._view is None or not self.board.is_set:
            return None
        return self._view.way(self.board.low)

    def ask(self, view: SettingView) -> None:
        """Open the sheet with the cards of a box."""
        self._view = view
        who = f"{view.box} \u00b7 {view.player}" if view.player else str(view.box)
        self.set_title(self.tr("Open box {0}").format(who))
        self.rankings.show_tables(view.rankings)
        self.rankings_button.setVisible(bool(view.rankings))
        self._show_rankings(False)
        self.board.lay(view.cards, four_colour=view.four_colour)
        self._say()
        self.open()

    def _say(self) -> None:
        """Ask which two cards are Low; once they are chosen, say what both Hands are worth."""
        way = self.way
        set_property(self.set_button, "role", "barred" if way is None else "primary")
        exchanges = way is not None and bool(way.notice)
        words = self.tr("Set it with Low and High exchanged")
        self.set_button.setText(words if exchanges else self.tr("It was set like this"))
        if way is None:
            self.note.say("", Tone.PLAIN)
            self.asking.setText(self.tr("Open the Hand, and touch the two cards that were Low."))
            return
        self.board.show_ranks(way.low_rank, way.high_rank)
        self.note.say(way.notice, Tone.WARN, way.cite)
        words = self.tr("Low {0}, High {1}: is this how they lie?")
        self.asking.setText(words.format(way.low_rank, way.high_rank))

    # Answers

    def accept(self) -> None:
        """Set the Hand as shown; if the Low Hand is not chosen yet, say so."""
        if self._view is None:
            return
        if not self.board.is_set:
            self.note.say(self.tr("First touch the two cards that were Low."), Tone.WARN)
        else:
            self._answer(SetHand(self._view.box, self.board.low, self.board.high))

    def _answer(self, answer: SetHand) -> None:
        self.hide()
        self.answered.emit(answer)

    # Appendix G

    def toggle_rankings(self) -> None:
        """Show the rankings (Appendix G) in place of the cards, or the cards again."""
        if self._view is not None and self._view.rankings:
            self._show_rankings(self.rankings.isHidden())

    def _show_rankings(self, shown: bool) -> None:
        self.rankings.setVisible(shown)
        for widget in (self.board, self.asking, self.set_button):
            widget.setVisible(not shown)
        self.note.setVisible(not shown and bool(self.note.label.text()))
        self.rankings_button.setText(self.tr("Back to the cards") if shown else self.tr("Rankings"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Everything on the sheet can be done by keys."""
        key, text = event.key(), event.text().lower()
        enters = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if text == "g":
            self.toggle_rankings()
        elif not self.rankings.isHidden():
            if enters or key == Qt.Key.Key_Escape:
                self._show_rankings(False)
        elif enters:
            self.accept()
        elif text in ("1", "2", "3", "4"):
            self.board.choose(int(text) - 1)
        else:
            super().keyPressEvent(event)
