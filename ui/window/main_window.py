"""The Dealer's window: the header, the felt, the guide, and one panel at the side.

Puts panels in their places, gives them the controller's views, and passes on what was touched.
Decides nothing.
"""

from __future__ import annotations

from functools import cached_property
from time import localtime, strftime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMainWindow, QVBoxLayout, QWidget

from tablemgr.rules.commands import Open
from tablemgr.rules.games.position import Phase
from ui.bets.actions import BetActions
from ui.bets.panel import BetEntryPanel
from ui.dialogs.view import AlertView, Ends
from ui.felt.chips import ChipStyle
from ui.felt.view import CardRef
from ui.felt.widget import FeltWidget
from ui.guide.bar import GuideBar
from ui.guide.view import ActionView, Place
from ui.header.bar import HeaderBar
from ui.header.view import MenuItem
from ui.parts.keys import make_shortcut
from ui.parts.later import load
from ui.presenter.families import presenter_of_book
from ui.presenter.layouts import layout_of
from ui.table.controller import TableController
from ui.window.looking_back import LookingBack
from ui.window.sheets import Sheets
from ui.window.side import Side
from ui.window.touches import Touches

if TYPE_CHECKING:
    from ui.cards.keypad import CardKeypad
    from ui.settlement.panel import SettlementPanel
    from ui.supervisor.case_desk import CaseDesk
    from ui.supervisor.pit_desk import PitDesk

_WITH_BETS: Final = (Phase.IDLE, Phase.BETTING)
_FOR_ANYBODY: Final = (MenuItem.FULL_SCREEN, MenuItem.QUIT)
_DEALING: Final = (
    Phase.INITIAL_DEAL,
    Phase.SUBSEQUENT_DEAL,
    Phase.DEALER,
    Phase.DEAL,
    Phase.IRREGULARITY,
)


class MainWindow(QMainWindow):
    """The window of one table."""

    card_chosen = Signal(object)
    """A `Card` was entered by hand."""
    device_asked = Signal()
    """What reads the cards is to be looked at."""
    new_shoe_asked = Signal()
    """A new shoe is in place: who has shuffled it?"""
    draw_asked = Signal()
    """The simulated shoe is to draw a card."""
    simulator_asked = Signal()
    """The simulated shoe's own window is wanted."""
    another_game = Signal()
    """Between Rounds: the start screen is wanted."""
    boxes_only_asked = Signal()
    """Boxes are to be marked without amounts, or no more."""
    closed = Signal()

    def __init__(self, controller: TableController, *, pulse: bool = True) -> None:
        """Raises `Fault` if the layout can't be had."""
        super().__init__()
        self.controller = controller
        profile = controller.profile
        book = controller.session.table.rulebook
        self.header = HeaderBar()
        chips = [ChipStyle(value, colour) for value, colour in profile.chip_set]
        self.felt = FeltWidget(layout_of(book, profile.layout), chips=chips, pulse=pulse)
        self.betting = BetActions(controller, self)
        self.bets = BetEntryPanel()
        self.guide = GuideBar(presenter_of_book(book).buttons)
        self.side = Side()
        self.keypad_on = False
        self._build()
        self.sheets = Sheets(controller, self.centre, self.felt)
        self.back = LookingBack(controller, self.centre)
        self._connect()
        self._keys()
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)
        self._clock.start()
        self._tick()
        self.setWindowTitle(self.tr("Table {0}").format(profile.table))
        with controller.standstill.survived():
            self.refresh()

    def _build(self) -> None:
        self.side.addWidget(self.bets)
        middle = QHBoxLayout()
        middle.setContentsMargins(8, 8, 8, 8)
        middle.setSpacing(8)
        self.below_felt = QVBoxLayout()
        self.below_felt.setSpacing(4)
        self.below_felt.addWidget(self.felt, 1)
        middle.addLayout(self.below_felt, 1)
        middle.addWidget(self.side)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(middle, 1)
        column.addWidget(self.guide)
        self.setCentralWidget(centre)
        self.centre = centre
        if (layout := self.layout()) is not None:  # no large panel keeps the window from shrinking
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self.refresh)
        controller.changed.connect(self._mind_cases)
        self.sheets.quit_asked.connect(self.close)
        self.sheets.case_file_asked.connect(self.back.show_case_file)
        self.sheets.put_away.connect(self.take_keyboard)
        self.back.put_away.connect(self.take_keyboard)
        self.sheets.card_differs.connect(self._card_differs)
        self.touches = Touches(controller, self.betting, self.felt, self._card_touched)
        self.guide.chosen.connect(self._chosen)
        self.header.asked.connect(self._menu)
        betting = self.betting
        self.bets.chip_picked.connect(betting.pick)
        self.bets.kind_chosen.connect(betting.choose_kind)
        self.bets.player_chosen.connect(betting.choose_player)
        self.bets.player_added.connect(betting.add_player)
        self.bets.seat_toggled.connect(betting.toggle_seat)
        self.bets.amount_entered.connect(betting.enter)
        self.bets.box_toggled.connect(betting.tap)
        self.bets.repeat_asked.connect(betting.repeat)
        self.bets.undo_asked.connect(betting.undo)
        self.bets.clear_asked.connect(betting.clear_box)

    @cached_property
    def settlement(self) -> SettlementPanel:
        """What is taken and paid; made when the first Bets are closed."""
        panel: SettlementPanel = load("ui.settlement.panel:SettlementPanel")()
        panel.advanced.connect(self.controller.settling.next_line)
        panel.chosen.connect(self.controller.settling.go_to_line)
        self.side.addWidget(panel)
        return panel

    @cached_property
    def keypad(self) -> CardKeypad:
        """Cards by hand; made when no shoe reads them."""
        panel: CardKeypad = load("ui.cards.keypad:CardKeypad")()
        panel.card_chosen.connect(self.card_chosen)
        panel.none_missing.connect(self.controller.shoe_care.none_missing)
        self.side.addWidget(panel)
        return panel

    @cached_property
    def cases(self) -> CaseDesk:
        """What leads a supervisor through a case; made for the first one."""
        cases: CaseDesk = load("ui.supervisor.case_desk:CaseDesk")(self.controller, self.centre)
        cases.put_away.connect(self.take_keyboard)
        cases.misread.connect(self._misread)
        return cases

    @cached_property
    def pit(self) -> PitDesk:
        """What is reported and put right beside a case; made when it is first wanted."""
        pit: PitDesk = load("ui.supervisor.pit_desk:PitDesk")(self.controller, self.centre)
        pit.put_away.connect(self._after_pit)
        return pit

    def _mind_cases(self) -> None:
        """The first case finds nobody who listens yet."""
        if "cases" not in self.__dict__ and self.controller.session.table.position.cases:
            self.cases.look()

    def _misread(self) -> None:
        self.pit.misread()

    def _card_touched(self, ref: CardRef) -> None:
        self.pit.misread_at(ref)

    def _card_differs(self, number: int) -> None:
        self.pit.compared(number)

    def _after_pit(self) -> None:
        """A felt check that was left for a card's correction is taken up again."""
        if not self.sheets.begin_again():
            self.take_keyboard()

    def _keys(self) -> None:
        """The keys that no panel has; those of a text field go first."""
        self._betting_keys = []
        self._done_key = make_shortcut("Return", self, self.next_line)
        for key, slot, while_betting in (
            ("Ctrl+Z", self.betting.undo, True),
            ("A", self.betting.repeat, True),
            ("Space", self.next_line, False),
            ("W", self.controller.questions.ask_who_left, False),
            ("C", self.sheets.compare, False),
            ("D", self.draw_asked.emit, False),
            ("F2", self.toggle_keypad, False),
            ("F4", self.simulator_asked.emit, False),
            ("F11", self.toggle_full_screen, False),
        ):
            shortcut = make_shortcut(key, self, slot)
            if while_betting:
                self._betting_keys.append(shortcut)

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the table as it is stored."""
        controller = self.controller
        checked = set()
        if self.isFullScreen():
            checked.add(MenuItem.FULL_SCREEN)
        if self.keypad_on:
            checked.add(MenuItem.KEYPAD)
        if controller.boxes_only:
            checked.add(MenuItem.BOXES_ONLY)
        self.felt.set_view(controller.views.felt(self.betting.entry.box))
        # The felt is painted before the panels are laid out anew: a card is seen sooner.
        QCoreApplication.sendPostedEvents(self, QEvent.Type.UpdateRequest)
        self.header.set_view(controller.views.header(frozenset(checked)))
        guide = controller.views.guide()
        returns = any(action.shortcut == "Return" for action in guide.actions)
        self._done_key.setEnabled(controller.settling.lines_left > 0 and not returns)
        self.guide.set_view(guide)
        for shortcut in self._betting_keys:
            shortcut.setEnabled(controller.phase is Phase.BETTING)
        self._refresh_side()

    def _refresh_side(self) -> None:
        controller = self.controller
        panel: BetEntryPanel | CardKeypad | SettlementPanel
        if controller.phase in _WITH_BETS:
            panel = self.bets
            panel.set_view(self.betting.view())
        elif controller.phase in _DEALING and self._cards_by_hand_now():
            panel = self.keypad
            panel.set_view(controller.views.keypad())
        else:
            panel = self.settlement
            panel.set_view(controller.settling.ticking.view())
        self.side.show_panel(panel)

    def _cards_by_hand_now(self) -> bool:
        return self._cards_come_by_hand() and not self.controller.settling.ticking.waits

    def _cards_come_by_hand(self) -> bool:
        why = self.controller.shoe_care.why_by_hand
        return self.keypad_on or bool(why) or self._without_shoe()

    def _without_shoe(self) -> bool:
        state = self.controller.link()
        return state is None or not state.connected

    def _tick(self) -> None:
        self.header.set_clock(strftime("%H:%M", localtime()))
        self.controller.house_care.look_at_clock()

    # --- what was touched ------------------------------------------------------------------------

    def _chosen(self, action: ActionView) -> None:
        if action.command is not None:
            for command in (action.command, *action.more):
                self.controller.tell(command)
        elif self.controller.phase is Phase.IRREGULARITY and action.place is Place.FLOW:
            self.cases.show()
        elif action.place is Place.SLIP:
            self.sheets.show_slips()
        else:
            self.controller.questions.ask_about(action.place)

    def next_line(self) -> None:
        """One Bet of the settlement is done."""
        self.controller.settling.next_line()

    def toggle_keypad(self) -> None:
        """Enter cards by hand, or no more."""
        self.keypad_on = not self.keypad_on
        self.refresh()

    def toggle_full_screen(self) -> None:
        """The whole screen, or a window."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.refresh()

    def _menu(self, item: MenuItem) -> None:
        controller = self.controller
        if controller.staffing.must_sign_in and item not in _FOR_ANYBODY:
            self.sheets.sign_in()
            return
        opens = self.pit.menu.get(item) or self.back.opens(item)
        if opens is not None:
            opens()
            return
        match item:
            case MenuItem.NEW_SHOE | MenuItem.DEVICE:
                asked = self.device_asked if item is MenuItem.DEVICE else self.new_shoe_asked
                asked.emit()
            case MenuItem.SLIPS:
                self.sheets.show_slips()
            case MenuItem.SIGN_IN:
                self.sheets.sign_in()
            case MenuItem.COMPARE_CARDS:
                self.sheets.compare()
            case MenuItem.KEYPAD:
                self.toggle_keypad()
            case MenuItem.BOXES_ONLY:
                self.boxes_only_asked.emit()
            case MenuItem.ANOTHER_GAME:
                self._leave()
            case MenuItem.FULL_SCREEN:
                self.toggle_full_screen()
            case MenuItem.QUIT:
                self.close()

    def _leave(self) -> None:
        """To the start screen between Rounds, else why not; unsigned settings wait there too."""
        refusal = self.controller.session.verify(Open())
        if refusal is None or refusal.code == "settings-unsigned":
            self.another_game.emit()
        else:
            self.sheets.alert(AlertView("another-game", refusal.text, ends=Ends.NEXT_ACT))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """The side follows the window's scale."""
        super().resizeEvent(event)
        self.side.fit()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """The window may close at any moment: what it shows is stored."""
        self._clock.stop()
        self.closed.emit()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """The felt takes the keyboard, so that no field swallows a key."""
        super().showEvent(event)
        self.take_keyboard()
        self.sheets.begin(self._mind_cases)

    def take_keyboard(self) -> None:
        """The felt has the keyboard, unless a slip still lies over it."""
        slip = self.sheets.__dict__.get("slip")
        if slip is not None and slip.isVisible():
            slip.setFocus()
            return
        self.felt.setFocus(Qt.FocusReason.OtherFocusReason)
