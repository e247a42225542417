"""The acts of a person with the card reader: its panel, commands, line speed, port, a new shoe.

Opens the sheets and carries out what they ask. A Pit Supervisor or above signs for a command, and
for putting a reader that was set aside back in service. Decides nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from drivers.catalogue import make_codec, speed_of
from drivers.device import Deliver, Device, Operation
from drivers.guessing import Heard
from drivers.machine_events import SetAside
from drivers.port import PortSettings, SerialPort
from drivers.reports import PortTrouble
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Setting
from tablemgr.rules.open_case.reconstruction import is_hidden
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.device_acts import reported
from tablemgr.service.shoe import Shuffle
from ui.devices.replug import Replug
from ui.intake.connect import Connection
from ui.presenter.device import device_view, operation_words
from ui.safety.bug_log import where, write_bug
from ui.table.controller import TableController
from ui.theme.words import whole_fault
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

if TYPE_CHECKING:
    from ui.devices.panel import DevicePanel
    from ui.devices.shoe_sheet import ShoeSheet
    from ui.devices.speed_search import MakeDevice, SpeedSearch
    from ui.intake.bridge import DeviceBridge
    from ui.supervisor.signing import Signing

REFRESH_MS = 500
AskSettings = Callable[[Mapping[str, Setting | None], Callable[[Person], object]], None]


class DeviceCare(QObject):
    """The card reader of one window's table. Each sheet is loaded when it is first opened."""

    put_away = Signal()
    """The panel or a sheet was closed."""

    def __init__(
        self,
        controller: TableController,
        connection: Connection,
        centre: QWidget,
        ask_settings: AskSettings,
    ) -> None:
        """`ask_settings` asks who signs for changed settings, and calls back with that person."""
        super().__init__(centre)
        self._controller = controller
        self._connection = connection
        self._ask_settings = ask_settings
        self._centre = centre
        self._once_signed: Callable[[Person], None] | None = None
        """What is done once somebody has signed."""
        self._speed = ""
        self._baud: int | None = None
        self.make_device: MakeDevice = self._port
        self._refresh = QTimer(self)
        self._refresh.setInterval(REFRESH_MS)
        self._refresh.timeout.connect(self._show)
        self.replug = Replug(controller, self)
        self.replug.offered.connect(self._move)
        controller.alert_acted.connect(self._acted)
        if connection.shoe is not None:
            connection.shoe.reader_failed.connect(self._reader_failed)
            self.replug.begin()

    def close(self) -> None:
        """Stop refreshing the panel, watching for the reader and searching for its speed."""
        self._refresh.stop()
        self.replug.end()
        if "searching" in self.__dict__:
            self.searching.stop()

    # --- the panel -------------------------------------------------------------------------------

    @cached_property
    def panel(self) -> DevicePanel:
        """The panel that shows how the reader is."""
        from ui.devices.panel import DevicePanel  # noqa: PLC0415 - not at a start

        panel = DevicePanel(self._centre)
        panel.asked.connect(self._sign)
        panel.speed_asked.connect(self.find_speed)
        panel.take_back_asked.connect(self.take_back)
        panel.move_asked.connect(self._move)
        panel.closed.connect(self._put_away)
        return panel

    def show(self) -> None:
        """Open the panel and keep it up to date."""
        self._show()
        self.panel.open()
        self._refresh.start()

    def _put_away(self) -> None:
        self._refresh.stop()
        self.put_away.emit()

    def _show(self) -> None:
        state = self._controller.link()
        heard = None if state is None else state.last_bytes_wall_ns
        clock = "" if heard is None else time.strftime("%H:%M:%S", time.localtime(heard // 10**9))
        lines = self._controller.profile.device
        view = device_view(
            state,
            lines,
            clock=clock,
            speed=self._speed,
            baud=self._baud,
            hidden=is_hidden(self._controller.session.table.position),
        )
        view = replace(view, moved_to=self.replug.found)
        self.panel.set_view(view)

    # --- commands --------------------------------------------------------------------------------

    @cached_property
    def signing(self) -> Signing:
        """The sheet that asks who signs for a command."""
        from ui.supervisor.signing import Signing  # noqa: PLC0415 - not at a start

        signing = Signing(self._controller, self._centre)
        signing.signed.connect(self._signed)
        return signing

    def _sign(self, operation: Operation) -> None:
        self._once_signed = partial(self._operate, operation)
        self.signing.ask(Role.PIT_SUPERVISOR, operation_words(operation))

    def _signed(self, person: Person) -> None:
        then, self._once_signed = self._once_signed, None
        if then is not None:
            then(person)

    def _operate(self, operation: Operation, person: Person) -> None:
        shoe = self._connection.shoe
        if shoe is None:
            return
        asked = {"operation": operation.kind.value, "number": operation.number}
        session = self._controller.session
        reported(session, "device.operation-asked", asked, doubts_cards=False, by=person)
        try:
            shoe.ask(operation)
        except Fault as fault:
            self._say(whole_fault(fault))
        self._show()

    def _say(self, text: str) -> None:
        self._controller.alerted.emit(
            AlertView("device-asked", text, "", Tone.TAKE, ends=AlertEnds.NEXT_ACT)
        )

    # --- a reader that was set aside, moved or failed --------------------------------------------

    def take_back(self) -> None:
        """If the reader was set aside because it sent too much, ask who signs to read it again."""
        if self._bridge_set_aside() is not None:
            self._once_signed = self._taken_back
            self.signing.ask(Role.PIT_SUPERVISOR, self.tr("Card reader: back in service"))

    def _bridge_set_aside(self) -> DeviceBridge | None:
        shoe = self._connection.shoe
        if shoe is not None and shoe.state.trouble is PortTrouble.FLOODED:
            return shoe
        return None

    def _taken_back(self, by: Person) -> None:
        """Somebody has signed: read the reader again from now on."""
        shoe = self._bridge_set_aside()
        if shoe is None:
            return
        back = {"port": shoe.state.port}
        session = self._controller.session
        reported(session, "device.taken-back", back, doubts_cards=False, by=by)
        self._controller.alert_over.emit(SetAside.key)
        shoe.take_back()
        self._show_if_open()

    def _move(self, port: str) -> None:
        """The reader was found at another port: ask who signs to use it there."""
        self._ask_settings({"device.port": port}, partial(self._moved, port))

    def _moved(self, port: str, by: Person) -> None:
        """Somebody has signed: use the other port."""
        if self._controller.house_care.change({"device.port": port}, by):
            self._use_speed()

    def _acted(self, key: str) -> None:
        if key == SetAside.key:
            self.take_back()

    def _reader_failed(self, error: BaseException) -> None:
        """The thread that reads the port died: write a bug log and tell the Dealer. The bridge
        starts the thread again.
        """
        reference = where(write_bug(error))
        text = self.tr("The program stopped reading the card reader ({0}).").format(reference)
        remedy = self.tr("Enter cards by hand until it starts again. Tell the technician.")
        self._controller.alerted.emit(AlertView("device-reader", text, remedy, Tone.TAKE))

    def _show_if_open(self) -> None:
        if self._refresh.isActive():
            self._show()

    # --- the line's speed ------------------------------------------------------------------------

    @cached_property
    def searching(self) -> SpeedSearch:
        """The search that listens at one speed after the other."""
        lines = self._controller.profile.device
        codec = partial(make_codec, lines)
        from ui.devices.speed_search import SpeedSearch  # noqa: PLC0415 - not at a start

        search = SpeedSearch(self.make_device, codec, self)
        search.listening.connect(self._listening)
        search.found.connect(self._found)
        return search

    def find_speed(self) -> None:
        """Begin to search for the line's speed. The table gets no cards meanwhile."""
        shoe = self._connection.shoe
        if shoe is not None and not self.searching.runs:
            if shoe.device is not None:
                shoe.device.stop()
            self.searching.start()

    def _listening(self, baud: int) -> None:
        text = self.tr("Draw cards and put them aside. Listening at {0} bits a second.")
        self._speed = text.format(baud)
        self._show()

    def _found(self, heard: Heard | None) -> None:
        shoe = self._connection.shoe
        assert shoe is not None
        lines = self._controller.profile.device
        if heard is None:
            self._speed = self.tr("No speed found. No card came, or the protocol is set wrong.")
        else:
            self._speed = self.tr("Found: {0} bits a second.").format(heard.baud)
        self._use_speed()
        if heard is not None and heard.baud != lines.speed:
            self._ask_settings({"device.speed": heard.baud}, partial(self._new_speed, heard.baud))

    def _new_speed(self, baud: int, by: Person) -> None:
        """Somebody has signed: use the speed that was found."""
        if self._controller.house_care.change({"device.speed": baud}, by):
            self._speed = self.tr("The line now runs at {0} bits a second.").format(baud)
            self._baud = baud
            self._use_speed()

    def _use_speed(self) -> None:
        shoe = self._connection.shoe
        assert shoe is not None
        lines = self._controller.profile.device
        shoe.replace(self.make_device(speed_of(lines), shoe.deliver))
        self._show()

    def _port(self, baud: int, deliver: Deliver) -> Device:
        lines = self._controller.profile.device
        return SerialPort(PortSettings(lines.port, baud), deliver)

    # --- a new shoe ------------------------------------------------------------------------------

    @cached_property
    def shoe_sheet(self) -> ShoeSheet:
        """The sheet that asks who shuffled the new shoe."""
        from ui.devices.shoe_sheet import ShoeSheet  # noqa: PLC0415 - not at a start

        sheet = ShoeSheet(self._centre)
        sheet.loaded.connect(self._loaded)
        sheet.closed.connect(self.put_away)
        return sheet

    def ask_for_shoe(self) -> None:
        """A new shoe is in place: ask who shuffled it and how many cards are burned."""
        session = self._controller.session
        last = session.shoe.shuffle
        machine = last.by if last is not None and last.machine else ""
        self.shoe_sheet.begin(session.person.name, machine, self._controller.profile.burn)

    def _loaded(self, shuffle: Shuffle, burn: int) -> None:
        self._controller.shoe_care.load(shuffle, burn)
        self.put_away.emit()
