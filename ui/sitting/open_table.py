"""A table in service with everything around it: controller, device, window, safeguard.

Opened and closed as one. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from secrets import randbelow
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from drivers.catalogue import has_message
from drivers.machine_events import JokerDrawn
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.service.interruption import note_end
from tablemgr.service.session import TableSession
from ui.devices.device_care import DeviceCare
from ui.devices.paper_care import PaperCare
from ui.devices.simulator_panel import SimulatorPanel
from ui.intake.connect import Connection, connect
from ui.keys.badge import BadgeReader
from ui.keys.press import Presses
from ui.presenter.alerts import SCREEN_DARK, screen_may_go_dark, screen_too_small
from ui.presenter.families import layout_of
from ui.safety.beside import beside
from ui.safety.bug_log import say
from ui.safety.stopping import Safeguard
from ui.sitting.resting import Resting
from ui.slips.store import SlipStore
from ui.supervisor.house_signing import HouseSigning
from ui.table.changed_files import say_changed_files
from ui.table.controller import TableController
from ui.table.house_care import Chosen, SaveSettings
from ui.theme.scripts import load_all, load_fonts_for
from ui.tray.tray_care import TrayCare
from ui.window.dealer_sheets import IdleLock
from ui.window.family_widgets import TableClock, widgets_of
from ui.window.languages import Languages
from ui.window.main_window import MainWindow
from ui.window.scale import is_too_small, place
from ui.window.theme import wear

if TYPE_CHECKING:
    from drivers.simulator import Simulator
    from ui.pit.table_line import TableLine
    from ui.players_screen.screen import ForThePlayers
    from ui.sitting.wakeful import Wakeful
    from ui.training.training import Training

WARM_UP_MS = 1500
"""How long after the window is shown the printing is loaded, so that no slip waits for it."""


class OpenTable:
    """One table with all its parts. `with` closes it at its end, and takes the bug hooks away."""

    def __init__(
        self,
        controller: TableController,
        connection: Connection,
        window: MainWindow,
        safeguard: Safeguard,
        presses: Presses | None = None,
        *,
        seed: int | None = None,
    ) -> None:
        """`seed` decides what chance does at a training table; None: nobody knows it before."""
        self.controller = controller
        self.connection = connection
        self.window = window
        self.safeguard = safeguard
        self.simulator_panel: SimulatorPanel | None = None
        self.training: Training | None = None
        self._shuffled_after = 0
        self._wakeful: Wakeful | None = None
        self._closed = False
        self.clock = self._clock()
        self.resting = Resting(controller)
        if connection.simulator is not None:
            simulator = connection.simulator
            joker = _has_joker(controller.profile)
            panel = SimulatorPanel(simulator, self._card_is_due, window.centre, has_joker=joker)
            window.below_felt.addWidget(panel)
            controller.changed.connect(panel.draw_if_due)
            window.draw_asked.connect(self._draw)
            window.simulator_asked.connect(panel.toggle)
            self.simulator_panel = panel
            if controller.profile.decks == 1:
                controller.changed.connect(self._shuffle)
            if controller.session.training:
                self._begin_training(simulator, panel, seed or randbelow(1_000_000))
        self.house = HouseSigning(controller, window.centre)
        self.house.put_away.connect(window.take_keyboard)
        self.house.sign_in_asked.connect(window.sheets.sign_in)
        window.menu.boxes_only_asked.connect(self.house.boxes_only)
        self.devices = DeviceCare(controller, connection, window.centre, self.house.ask)
        self.paper = PaperCare(controller, window.centre)
        window.menu.printer_asked.connect(self.paper.show)
        self.languages = Languages(controller, window, window.centre)
        window.menu.language_asked.connect(self.languages.show)
        self.pit: TableLine | None = None
        self.players: ForThePlayers | None = None
        self.tray = TrayCare(controller, window.centre)
        for care in (self.devices, self.paper, self.languages, self.tray):
            care.put_away.connect(window.take_keyboard)
        window.menu.tray_asked.connect(self.tray.show)
        window.menu.device_asked.connect(self.devices.show)
        window.menu.new_shoe_asked.connect(self.devices.ask_for_shoe)
        window.side.card_chosen.connect(connection.keypad.card)
        if presses is not None:
            self._follow(presses)

    def _follow(self, presses: Presses) -> None:
        """Say what the filter of presses notices, and lock a screen on which nobody presses."""
        window = self.window
        presses.pressed_twice.connect(window.guide.say_twice)
        presses.num_lock_off.connect(window.guide.say_num_lock)
        if presses.bursts is not None:
            presses.bursts.burst_ms = self.controller.profile.table_manners.badge_key_ms
        badges = BadgeReader(self.controller, window.centre)
        badges.sign_in_asked.connect(window.sheets.sign_in)
        presses.reader_typed.connect(badges.read)
        IdleLock(self.controller, window.sheets.lock, lambda: presses.last_ms)

    @classmethod
    def open(
        cls,
        profile: Profile,
        open_session: Callable[[Profile], TableSession],
        slips: Path,
        save_settings: SaveSettings,
        *,
        seed: int | None = None,
        first: Iterable[Card] = (),
        retry_delays_s: tuple[float, ...] | None = None,
        motion: bool = True,
        staff: StaffRegister | None = None,
        presses: Presses | None = None,
        chosen: Chosen | None = None,
        key: Path | None = None,
    ) -> OpenTable:
        """Open the table, its window and its device.

        `staff` is the house's register; it is closed with the table. `presses` filters keys and
        touches before the window gets them. `chosen` is given if somebody has just chosen other
        settings, so that the profile differs from its file. `key` is the file of the table's key;
        without one its slips are not signed.

        Raises `Fault`, with nothing left open, if one of them can't be opened.
        """
        manners = profile.table_manners
        wear(manners.theme, manners.text_percent, manners.monitor_mm)
        controller = TableController(
            profile,
            open_session,
            SlipStore(profile, slips, key),
            save_settings,
            staff=staff,
            chosen=chosen,
        )
        safeguard = Safeguard(controller.stop_for, controller.standstill.written)
        safeguard.install()  # from here on, a slot that fails stops the Round
        try:
            people = controller.staffing.register.members()
            named = (profile.house, profile.dealer, controller.session.person.name)
            load_fonts_for((*named, *(each.name for each in people)))
            window = MainWindow(controller, motion=motion)
            delays = {} if retry_delays_s is None else {"retry_delays_s": retry_delays_s}
            connection = connect(profile, controller, seed=seed, first=first, **delays)
            with controller.standstill.survived():
                say_changed_files(controller)
            return cls(controller, connection, window, safeguard, presses, seed=seed)
        except BaseException:
            safeguard.remove()
            controller.close()
            raise

    def _begin_training(self, simulator: Simulator, shoe: SimulatorPanel, seed: int) -> None:
        """Put the trainee's strip below the felt; `seed` is that of the simulated Players."""
        from ui.training.opening import Around, training_at  # noqa: PLC0415 - not at a live table

        window = self.window
        if not shoe.opened:  # who is new here does not know the key that draws
            shoe.toggle()
        around = Around(
            window.felt,
            window.centre,
            window.below_felt,
            window.sheets.messages.alert,
            shoe.setVisible,
            window.take_keyboard,
        )
        self.training = training_at(self.controller, simulator, around, seed)
        window.draw_asked.connect(self.training.draw)

    def _card_is_due(self) -> bool:
        session = self.controller.session
        return session.halted is None and session.table.position.next_card is not None

    def _clock(self) -> TableClock | None:
        """The clock of the table, started; None if its family has none."""
        made = widgets_of(self.controller.session.table.rulebook).clock(self.controller)
        if made is not None:
            made.time_left.connect(self.window.header.set_time_left)
            made.start()
        return made

    def _draw(self) -> None:
        """The key D draws a card, unless a trainee first says where it goes."""
        if self.simulator_panel is not None and not self.simulator_panel.isHidden():
            self.simulator_panel.draw()

    def _shuffle(self) -> None:
        """After each Round the simulated shoe shuffles its only deck, as a shuffler does."""
        session = self.controller.session
        over = session.between_rounds and session.round_no > 0
        if over and session.shoe.drawn and session.round_no != self._shuffled_after:
            self._shuffled_after = session.round_no
            assert self.connection.simulator is not None
            self.connection.simulator.new_shoe()

    def show(self, *, windowed: bool = False) -> None:
        """Show the window, as large as its screen; a message says if that is too small."""
        place(self.window, windowed=windowed)
        if is_too_small(self.window.screen()):
            self.window.sheets.messages.alert(screen_too_small())
        QTimer.singleShot(WARM_UP_MS, self.window, self.warm_up)

    def show_to_players(self) -> None:
        """From now on show the Players what they may see, on a second screen."""
        from ui.players_screen.screen import ForThePlayers  # noqa: PLC0415 - not at a start

        controller = self.controller
        layout = layout_of(controller.session.table.rulebook, controller.profile.layout)
        alert = self.window.sheets.messages.alert
        self.players = ForThePlayers(controller, layout, self.window, alert)
        self.players.show()

    def keep_open(self) -> None:
        """Fill the screen from now on; only a Pit Supervisor may leave it."""
        self.window.keep_open()
        self.window.leave_asked.connect(self._ask_to_leave)

    def _ask_to_leave(self) -> None:
        self.house.ask_to_leave(self.window.leave)

    def warm_up(self) -> None:
        """Load what will be wanted at once later, or when the disk can no longer be read."""
        if self._closed:  # a table may be left before it is warm
            return
        if self.controller.profile.pit.server:
            from ui.pit.table_line import TableLine  # noqa: PLC0415 - not at a table without a pit

            self.pit = TableLine(self.controller)
            self.pit.begin()
        sheets = self.window.sheets
        self.controller.settling.make_missing_slip()
        self.controller.paper.begin()
        with beside(sheets.messages.alert, "fonts", self.window.tr("Some names can't be shown.")):
            load_all()
        sheets.make_ready_to_stop()

    def stay_awake(self) -> None:
        """From now on keep the screen lit and the machine awake while a Round is open."""
        with beside(self.window.sheets.messages.alert, SCREEN_DARK, screen_may_go_dark()):
            from ui.sitting.wakeful import (  # noqa: PLC0415 - not at a start
                Wakeful,
                screen_keeper,
                sleep_keeper,
            )

            self._wakeful = Wakeful(self.controller, screen_keeper(), sleep_keeper())
            self._wakeful.begin()

    def end_for(self, by: str) -> None:
        """The system asks the program to end, by the signal of that name: store it, and close.

        What was under way is complete; nothing that the device still sends is dealt.
        """
        self.devices.close()
        self.connection.stop()
        with self.controller.standstill.guard():
            self.controller.session.store_heartbeats()
            note_end(self.controller.session, by)
        self.close(prints_head=False)

    def close(self, *, prints_head: bool = True) -> None:
        """Stop the device; close the window and the journal. May be called twice.

        A table that the system ends does not print the journal's head: nobody waits for it, and the
        next closing does.
        """
        is_first, self._closed = not self._closed, True
        if self._wakeful is not None:
            self._wakeful.let_go()
        self.devices.close()
        self.connection.stop()
        if self.pit is not None:
            self.pit.close()
        if self.players is not None:
            self.players.close()
        if self.clock is not None:
            self.clock.stop()
        self.window.leave()
        try:
            if is_first and prints_head:
                self._print_head()
        finally:
            self.controller.settling.slips.rest()
            self.controller.close()

    def _print_head(self) -> None:
        """Print the journal's head; a failure is said on standard error, as no window is left."""
        if self.controller.standstill.view is not None:
            return
        try:
            self.controller.paper.print_closing_head()
        except Fault as fault:
            say(f"the table is closed, and the head of its journal was not printed: {fault}")

    def __enter__(self) -> OpenTable:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.close()
        finally:
            self.safeguard.remove()


def _has_joker(profile: Profile) -> bool:
    """Say whether the reader's protocol has a message for a joker."""
    return has_message(profile.device, JokerDrawn())
