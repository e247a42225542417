"""The panel beside the felt at which Bets are entered. Shows a `BetEntryView`; knows no rule.

By touch: pick a chip, tap a box on the felt. For an exact amount: *Amount*. By keyboard: see
`ui.bets.typed`. Each key has one place, before and after the first Bet.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QPushButton, QStackedWidget, QWidget

from tablemgr.basics.money import Money
from ui.bets.exact import ExactPage
from ui.bets.join_sheet import JoinSheet
from ui.bets.kinds import COLUMNS, KindKeys
from ui.bets.players import PlayersPage
from ui.bets.status import BetStatus, fault_words, typing_help
from ui.bets.tray import ChipTray
from ui.bets.typed import TypedError, read_box, read_line
from ui.parts.citing import Popover
from ui.parts.keys import make_shortcut
from ui.parts.later import MadeLater
from ui.parts.panel import Panel
from ui.parts.rows import ROWS, Cell, RowPage
from ui.parts.widgets import WrappingButton, make_button
from ui.views.bets import BetEntered, BetEntryView, PlayerAdded


class BetEntryPanel(Panel):
    """Enters Bets on one box at a time: its chips, Players, kinds and amounts."""

    chip_picked = Signal(object)
    """The value of the picked chip (`Money`); None: no chip."""
    player_chosen = Signal(str)
    """This Player lays the next Bet."""
    seat_toggled = Signal(str)
    """This Player sits down or stands up."""
    player_added = Signal(object)
    """A Player joins a box: a `PlayerAdded`."""
    kind_chosen = Signal(str)
    """A tap lays this kind of Bet from now on."""
    amount_entered = Signal(object)
    """A Bet of an exact amount: a `BetEntered`."""
    box_toggled = Signal(int)
    """In boxes-only mode: mark this box, or clear it."""
    clear_asked = Signal(int)
    """Give back every Bet on this box."""
    put_away = Signal()
    """The sheet for a name is gone: the window takes the keyboard back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("side", parent)
        self._view = BetEntryView()
        self.main = RowPage()
        self.kind_keys = KindKeys(self.main)
        self.tray = ChipTray(self.main)
        self.status = BetStatus()
        self.line, self.error, self.help = self.status.line, self.status.error, self.status.help
        self.mode = make_button(self.tr("Amount"), focus=False)
        self.who = make_button(self.tr("Player"), focus=False)
        self.clear = WrappingButton(self.tr("Clear box"), "")
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.main)
        self.main.put(self.status, Cell(1))
        for column, button in enumerate((self.mode, self.who, self.clear)):
            button.setProperty("narrow", "true")
            self.main.put(button, Cell(ROWS - 1, column, COLUMNS))
        self._connect()
        self.set_view(self._view)

    def _connect(self) -> None:
        self.tray.picked.connect(self.chip_picked)
        self.kind_keys.chosen.connect(self.kind_chosen)
        self.mode.clicked.connect(self._begin_amount)
        self.who.clicked.connect(self._show_players)
        self.clear.clicked.connect(self._clear)
        self.line.returnPressed.connect(self._typed)
        self.line.textChanged.connect(self._typing)
        self.status.helped.connect(self._explain)
        for digit in "0123456789":
            make_shortcut(digit, self, self._start_typing).setProperty("digit", digit)

    @MadeLater
    def exact(self) -> ExactPage:
        """The page for an exact amount. It is made when it is first opened."""
        page = ExactPage()
        page.entered.connect(self._lay)
        page.left.connect(self._show_chips)
        self.pages.addWidget(page)
        return page

    @MadeLater
    def players(self) -> PlayersPage:
        """The page with the Players of the box."""
        page = PlayersPage()
        page.chosen.connect(self._choose_player)
        page.seat_toggled.connect(self.seat_toggled)
        page.joining.connect(self._begin_joining)
        page.left.connect(self._show_chips)
        self.pages.addWidget(page)
        return page

    @MadeLater
    def join(self) -> JoinSheet:
        """The sheet on which one more Player joins. It is made when it is first opened."""
        window = self.window()
        under = window.centralWidget() if isinstance(window, QMainWindow) else window
        sheet = JoinSheet(under or window)
        sheet.added.connect(self._joined)
        sheet.closed.connect(self._show_chips)
        sheet.closed.connect(self.put_away)
        return sheet

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.pages.setGeometry(self.rect())

    @property
    def kinds(self) -> Mapping[str, QPushButton]:
        """The buttons of the kinds of Bet."""
        return self.kind_keys.buttons

    # --- what is shown ---------------------------------------------------------------------------

    def set_view(self, view: BetEntryView) -> None:
        """Show the view, and clear what was wrong with the last typed Bet."""
        self._view = view
        box, only = view.box, view.boxes_only
        kinds = () if only else view.kinds
        self.kind_keys.set_kinds(kinds, view.kind)
        self._place_status(len(kinds))
        self.tray.set_view(view.chips, view.picked)
        self.tray.set_visible(not only)
        for button in (self.mode, self.who, self.clear):
            button.setEnabled(box is not None)
            button.setVisible(not only)
        if (players := BetEntryPanel.players.made(self)) is not None:
            players.set_box(None if only else box)
        if (exact := BetEntryPanel.exact.made(self)) is not None:
            exact.set_kind(view.kind)
        if box is None and not only:
            self._show_chips()
        self.status.set_view(view)
        self.status.say_error("")

    def _place_status(self, kinds: int) -> None:
        """Put the words into what the kinds leave of the two upper rows."""
        used = kinds % COLUMNS if kinds > COLUMNS else 0
        cell = Cell(1, used, COLUMNS, COLUMNS - used)
        self.main.put(self.status, cell)

    # --- what is entered -------------------------------------------------------------------------

    def _show_chips(self) -> None:
        self.pages.setCurrentWidget(self.main)

    def _begin_amount(self) -> None:
        self.exact.begin(self._view.kind)
        self.pages.setCurrentWidget(self.exact)

    def _lay(self, amount: Money) -> None:
        box = self._view.box
        if box is not None and self._view.kind:
            self._show_chips()
            self.amount_entered.emit(BetEntered(box.number, box.player, self._view.kind, amount))

    def _show_players(self) -> None:
        self.players.set_box(self._view.box)
        self.pages.setCurrentWidget(self.players)

    def _choose_player(self, name: str) -> None:
        self._show_chips()
        self.player_chosen.emit(name)

    def _begin_joining(self) -> None:
        if self._view.box is not None:
            self.join.begin(self._view.box)

    def _joined(self, added: PlayerAdded) -> None:
        self._show_chips()
        self.player_added.emit(added)

    def _clear(self) -> None:
        if self._view.box is not None:
            self.clear_asked.emit(self._view.box.number)

    # --- what is typed ---------------------------------------------------------------------------

    @property
    def _takes_typing(self) -> bool:
        """In boxes-only mode without an Initial Bet a box's number does not say which Bet."""
        return self._view.has_initial or not self._view.boxes_only

    def _start_typing(self) -> None:
        if self.isVisible() and self._takes_typing:
            self._show_chips()
            self.status.say_error("")
            self.status.begin_typing(True)
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.line.insert(str(self.sender().property("digit")))

    def _typing(self, text: str) -> None:
        """Something was typed, or put into the line."""
        if text:
            self.status.say_error("")
            self.status.begin_typing(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.line.hasFocus():
            self._leave_line()
            return
        super().keyPressEvent(event)

    def _explain(self) -> None:
        words = typing_help(self._view)
        popover = Popover(self.tr("How to type a Bet"), words, self.window())
        corner = self.help.mapTo(self.window(), QPoint(0, 0))
        popover.open_at(QRect(corner, self.help.size()))

    def _typed(self) -> None:
        view, text = self._view, self.line.text()
        if not text.strip():
            self._leave_line()
            return
        if self.line.holds_pin:
            self._leave_line()
            self.status.say_error(self.tr("This is not a Bet: a Bet begins with its box."))
            return
        try:
            if view.boxes_only:
                box = read_box(text.strip(), view.boxes)
                self._leave_line()
                self.box_toggled.emit(box)
                return
            bet = read_line(text, view.boxes, view.kinds, view.later_bets)
        except TypedError as error:
            self.status.say_error(fault_words(error))
            self.line.selectAll()
            return
        self._leave_line()
        self.amount_entered.emit(bet)

    def _leave_line(self) -> None:
        """Leave the line after a Bet: the next Return goes to the window, the next digit begins a
        new Bet.
        """
        self.line.clear()
        self.line.clearFocus()
        self.status.say_error("")
        self.status.begin_typing(False)
