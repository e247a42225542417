"""A table's line to the pit's server, as its window has it. The line's thread speaks to the table's
own by a signal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from PySide6.QtCore import QCoreApplication, QObject, Signal

from tablemgr.basics.errors import Fault
from tablemgr.basics.names import same_name
from tablemgr.house.staff import StaffRefusal
from tablemgr.house.table_key import read_public_keys
from tablemgr.pit.answering import OrderBook
from tablemgr.pit.forwarder import AskedByDesks, Forwarder
from tablemgr.pit.orders import SignedOrder, TableOrder, by_whom, commands_in
from tablemgr.pit.server import read_address
from tablemgr.pit.staff import read_staff_key, staff_key_beside
from tablemgr.slips.witnesses import server_against
from ui.pit.line_thread import LineDown, LineReport, LineThread, LineUp
from ui.pit.table_staff import TableStaff
from ui.table.controller import TableController
from ui.theme.words import whole_fault
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

REFUSED: Final = "pit-refused"
RULED: Final = "pit-ruled"

translate = QCoreApplication.translate


class TableLine(QObject):
    """The line of one table, if its house profile names a server."""

    _said = Signal(object)
    """The thread has said something: a `LineReport`."""

    def __init__(
        self, controller: TableController, clock_ns: Callable[[], int] = time.time_ns
    ) -> None:
        super().__init__(controller)
        self._clock_ns = clock_ns
        self._controller = controller
        self._thread: LineThread | None = None
        self._line: Forwarder | None = None
        self.staff: TableStaff | None = None
        """What follows the desk's staff register, if a desk keeps it."""
        self._orders = self._orders_by(())
        self.is_up = False
        """The server is reached now."""
        self._said.connect(self._heard)

    def begin(self) -> None:
        """Send from now on what the journal has and gets; nothing if no server is named."""
        named = self._controller.profile.pit.server
        if not named or self._controller.session.training:
            return
        try:
            file = Path(named).expanduser()
            address = read_address(file)
            self.take_up_desks()
        except Fault as fault:
            self._refused(fault)
            return
        try:
            self.take_up_keeper(file)
        except Fault as fault:  # the journal is sent all the same
            self._refused(fault, translate("alerts", "The desk's staff register does not come."))
        line = Forwarder(
            address, lambda: self._controller.session.journal, self._clock_ns, time.monotonic
        )
        if self.staff is not None:
            line.staff_since_ns = self.staff.made_ns
        self._line, self._thread = line, LineThread(line, self._said.emit)
        self._thread.start()

    def take_up_desks(self) -> None:
        """Read which desks may rule. Raises `Fault`."""
        named = self._controller.profile.pit.desks
        desks = read_public_keys(Path(named).expanduser()) if named else ()
        self._orders = self._orders_by(desks)

    def take_up_keeper(self, address: Path) -> None:
        """Read which desk keeps the staff register, and this table's key for it. Raises `Fault`."""
        named = self._controller.profile.pit.staff
        if named:
            desk = read_public_keys(Path(named).expanduser())[0]
            key = read_staff_key(staff_key_beside(address))
            self.staff = TableStaff(self._controller, key, desk, self._clock_ns)

    def _take_up_staff(self, sent: Sequence[SignedOrder]) -> None:
        if self.staff is not None and self._line is not None:
            for each in sent:
                self.staff.take(each)
            self._line.staff_since_ns = self.staff.made_ns

    def close(self) -> None:
        """Hang up. Raises what ended the thread, if a bug of ours did."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.stop()
            if thread.failure is not None:
                raise thread.failure

    def _heard(self, report: LineReport) -> None:
        match report:
            case LineUp():
                self.is_up = True
                self._controller.alert_over.emit(REFUSED)
                with self._controller.standstill.guard():
                    self._controller.house_care.bear_witness(server_against(report.parted))
            case AskedByDesks():
                with self._controller.standstill.guard():
                    for sent in report.orders:
                        self.decide(sent)
                    self._take_up_staff(report.staff)
            case LineDown(refused=True):
                self.is_up = False
                self._refused(report.fault)
            case LineDown():
                self.is_up = False

    # --- what a desk asks ------------------------------------------------------------------------

    def decide(self, sent: SignedOrder) -> None:
        """Answer an order, and carry it out if the table takes it."""
        order = self._orders.decide(sent)
        if order is None:
            return
        controller = self._controller
        commands = commands_in(order, controller.session)
        controller.tell_signed(commands, by_whom(order), order.beside)
        text = translate("alerts", "{0} has ruled from the desk.").format(order.person)
        controller.alerted.emit(AlertView(RULED, text, ends=AlertEnds.NEXT_ACT))

    def _orders_by(self, desks: Sequence[Ed25519PublicKey]) -> OrderBook:
        controller = self._controller
        return OrderBook(
            lambda: controller.session, desks, self._clock_ns, self._may_not, self._disable
        )

    def _may_not(self, order: TableOrder) -> str:
        """Why the table's own staff register does not let that person sign; empty if it does."""
        staffing, by = self._controller.staffing, by_whom(order)
        if not staffing.table_sign_in.needs_pin(by.role):
            return ""
        known = staffing.table_sign_in.choices(by.role, self._controller.session.person)
        if any(same_name(member.name, by.name) for member in known):
            return ""
        return str(staffing.table_sign_in.why_not(by.name, by.role))

    def _disable(self, order: TableOrder) -> str:
        """Let somebody sign no longer, by the table's own register; or say why not."""
        try:
            self._controller.staffing.register.disable(by_whom(order), order.disables)
        except StaffRefusal as refusal:
            return str(refusal)
        return ""

    def _refused(self, fault: Fault, text: str = "") -> None:
        text = text or translate("alerts", "The table is not seen in the pit.")
        view = AlertView(REFUSED, text, whole_fault(fault), Tone.WARN, lasting=True)
        self._controller.alerted.emit(view)
