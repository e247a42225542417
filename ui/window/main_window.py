"""The Dealer's window: the header, the felt, the guide, and one panel at the side.

Builds the parts, puts them in their places and connects them. Decides nothing: `showing` shows the
table; `touches` and `menu` do what a touch or an entry of the menu asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from time import localtime, strftime

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLayout, QMainWindow, QVBoxLayout, QWidget

from ui.bets.actions import BetActions
from ui.dialogs.alerts import AlertArea
from ui.felt.widget import FeltWidget
from ui.guide.bar import GuideBar
from ui.header.bar import HeaderBar
from ui.parts.chips import ChipStyle
from ui.parts.keys import make_shortcut
from ui.presenter.families import layout_of, presenter_of_book
from ui.table.controller import TableController
from ui.views.shared import Citation
from ui.window.centre import Centre
from ui.window.dealer_sheets import DealerSheets
from ui.window.keyboard import Keyboard
from ui.window.looking_back import LookingBack
from ui.window.menu import Menu
from ui.window.reading import Reading
from ui.window.resolving import Resolving
from ui.window.sheets import Sheets
from ui.window.showing import Showing, window_view
from ui.window.side_panels import SidePanels
from ui.window.sounds import Sounds
from ui.window.touches import Touches
from ui.window.touring import Tour


class MainWindow(QMainWindow):
    """The window of one table."""

    draw_asked = Signal()
    """The simulated shoe must draw a card."""
    simulator_asked = Signal()
    """Show or hide the simulated shoe's panel."""
    closed = Signal()
    leave_asked = Signal()
    """Somebody wants to leave a screen that is kept open."""

    def __init__(self, controller: TableController, *, motion: bool = True) -> None:
        """Raises `Fault` if the layout can't be used."""
        super().__init__()
        self._leaves = False
        """The window closes without asking."""
        self._is_kept_open = False
        """Only a signature leaves the screen."""
        self.controller = controller
        profile = controller.profile
        book = controller.session.table.rulebook
        family = presenter_of_book(book)
        self.header = HeaderBar(family.menu())
        chips = [ChipStyle(value, colour) for value, colour in profile.chip_set]
        training = controller.session.training
        self.setProperty("training", training)
        self.felt = FeltWidget(
            layout_of(book, profile.layout),
            chips=chips,
            four_colour=profile.table_manners.four_colours,
            motion=motion and not profile.table_manners.reduced_motion,
            training=training,
        )
        self.betting = BetActions(controller, self)
        self.messages = AlertArea()
        self.guide = GuideBar(self.messages)
        self.side = SidePanels(controller, self.betting)
        self._build()
        self.keyboard = Keyboard(self, self._keys_go_to)
        self.sheets = Sheets(controller, self.centre, self.messages)
        self.sounds = Sounds(controller)
        self.sheets.messages.said.connect(self.sounds.message)
        self.closed.connect(self.sounds.end)
        self.resolving = Resolving(controller, self.centre)
        self.dealer = DealerSheets(controller, self.sheets, self.centre)
        self.back = LookingBack(controller, self.centre)
        self.reading = Reading(self.centre)
        self.tour = Tour(controller, self.centre)
        self.menu = Menu(controller, self.sheets, self.resolving, self.back, self.centre)
        self.touches = Touches(controller, self.betting, self.sheets, self.resolving, self.felt)
        self.showing = Showing(
            self,
            header=self.header,
            felt=self.felt,
            guide=self.guide,
            side=self.side,
        )
        self._make_keys()
        self._connect()
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)
        self._clock.start()
        self._tick()
        title = self.tr("Training at table {0}") if training else self.tr("Table {0}")
        self.setWindowTitle(title.format(profile.table))
        with controller.standstill.survived():
            self.show_table()

    def _build(self) -> None:
        table = QWidget()
        self.below_felt = QVBoxLayout(table)
        self.below_felt.setContentsMargins(0, 0, 0, 0)
        self.below_felt.setSpacing(4)
        self.below_felt.addWidget(self.felt, 1)
        self.centre = Centre(
            header=self.header,
            felt=table,
            panel=self.side,
            take_back=self.guide.back,
            menu=self.header.menu_button,
            foot=self.guide,
        )
        self.setCentralWidget(self.centre)
        if (layout := self.layout()) is not None:  # no large panel keeps the window from shrinking
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self._follow)
        self.sheets.quit_asked.connect(self.close)
        self.sheets.leave_confirmed.connect(self.leave)
        self.sheets.case_file_asked.connect(self.back.show_case_file)
        self.sheets.card_differs.connect(self.resolving.card_differs)
        asking = (self.sheets, self.dealer, self.resolving, self.side)
        for screens in (*asking, self.back, self.reading, self.tour):
            screens.put_away.connect(self.take_keyboard)
        self.resolving.report_put_away.connect(self._after_report)
        self.guide.chosen.connect(self.touches.chosen)
        self.guide.barred.connect(self.touches.barred)
        self.header.asked.connect(self.menu.open)
        self.header.menu_opened.connect(controller.settling.slips.make_ready)
        self.menu.keypad_asked.connect(self.side.toggle_keypad)
        self.menu.rules_asked.connect(self._show_rules)
        self.menu.tour_asked.connect(self.tour.show)
        self.menu.full_screen_asked.connect(self.toggle_full_screen)
        self.menu.quit_asked.connect(self.close)

    def show_table(self) -> None:
        """Show the table as it is stored."""
        view = window_view(
            self.controller,
            self.betting,
            full_screen=self.isFullScreen(),
            keypad_on=self.side.keypad_on,
        )
        self.showing.show(view)

    def _follow(self) -> None:
        """The table has changed: let each part of the window follow, in this order."""
        self.sheets.follow()
        self.resolving.follow()
        self.show_table()
        self.keyboard.follow()
        self.resolving.show_first_case()

    def _make_keys(self) -> None:
        """The keys that work in every phase; those of the slots are made there."""
        slots: dict[str, Callable[[], object]] = {
            "W": self.controller.questions.ask_who_left,
            "C": self.sheets.begin_check,
            "F1": self.guide.cite.show_wording,
            "D": self.draw_asked.emit,
            "F2": self.side.toggle_keypad,
            "F4": self.simulator_asked.emit,
            "F10": self.header.open_menu,
            "F11": self.toggle_full_screen,
        }
        for key, slot in slots.items():
            make_shortcut(key, self, slot)

    def _tick(self) -> None:
        self.header.set_clock(strftime("%H:%M", localtime()))
        self.controller.house_care.look_at_clock()
        self.controller.house_care.look_at_staff()
        self.controller.house_care.register.look_at_dealer()
        self.controller.house_care.look_at_anchor()
        self.controller.dealer_care.look_at_break()
        self.sheets.messages.look_at_the_clock()

    def show_paragraph(self, cite: Citation) -> None:
        """Show the page of what is cited."""
        self.reading.show(cite)

    def _show_rules(self) -> None:
        self.reading.show_contents(self.controller.session.table.rulebook.id)

    def _after_report(self) -> None:
        """Take up again a felt check that was left to correct a card."""
        self.sheets.go_on()

    def keep_open(self) -> None:
        """Fill the screen from now on; `leave_asked` says that somebody wants to leave."""
        self._is_kept_open = True
        self.showFullScreen()

    def toggle_full_screen(self) -> None:
        """Switch between the whole screen and a window; a kiosk has no window."""
        if self._is_kept_open:
            return
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.controller.show()

    def take_keyboard(self) -> None:
        """Give the keyboard to what lies on top, to the keypad if it is shown, or to the felt."""
        self.keyboard.take()

    def _keys_go_to(self) -> QWidget:
        return self.side.keypad if self.side.shows_keypad else self.felt

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The window is in front again: what had the keyboard may be hidden by now."""
        super().changeEvent(event)
        comes_to_front = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if comes_to_front and QApplication.focusWidget() is None and hasattr(self, "keyboard"):
            self.take_keyboard()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """In the middle of a Round ask first. What the window shows is stored at any moment."""
        if self._is_kept_open and not self._leaves:
            event.ignore()
            self.leave_asked.emit()
            return
        session = self.controller.session
        in_play = not session.between_rounds and self.controller.standstill.view is None
        if in_play and not self._leaves:
            event.ignore()
            self.sheets.closing.ask(session.round_no)
            return
        self._clock.stop()
        self.keyboard.leave()
        self.closed.emit()
        event.accept()

    def leave(self) -> None:
        """Close the window without asking: somebody has said so, or the program ends."""
        self._leaves = True
        self.close()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """The felt takes the keyboard, so that no field swallows a key."""
        super().showEvent(event)
        self.take_keyboard()
        self.sheets.show_first(self.resolving.show_first_case)
