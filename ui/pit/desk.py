"""One supervisor's desk: its window, and the thread that reads the server for it."""

from __future__ import annotations

from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtCore import QObject, QTimer, Signal

from tablemgr.basics.errors import Fault
from tablemgr.house.staff import StaffRegister
from tablemgr.pit.floor import Floor
from tablemgr.pit.orders import SignedOrder, TableOrder
from ui.pit.desk_case import DeskCase, DeskRights
from ui.pit.desk_staff import DeskStaff, SendToTables
from ui.pit.desk_thread import DeskLine, DeskReport, DeskThread, OrderRefused
from ui.pit.desk_window import DeskWindow
from ui.theme.words import whole_fault

SHOW_MS = 100
"""What has come is shown so soon; several things that come together are shown once."""


class SupervisorDesk(QObject):
    """A desk. `close` ends its thread."""

    _read = Signal(object)
    """The thread has read something: a `DeskReport`."""
    shown = Signal()
    """What has come is shown now."""

    def __init__(
        self,
        line: DeskLine,
        key: Ed25519PrivateKey | None = None,
        staff: StaffRegister | None = None,
        table_keys: Mapping[str, bytes] | None = None,
    ) -> None:
        """`key` signs what the desk asks of tables; without one it only looks. `staff` is the
        register of who signs here; without one people sign by name. Tables whose keys are given
        follow that register.
        """
        super().__init__()
        self._key = key
        self._staff = staff
        self._is_closed = False
        self.case: DeskCase | None = None
        self.floor = Floor()
        self.window = DeskWindow(self.floor)
        self._thread = DeskThread(line, self._read.emit)
        self._read.connect(self._take)
        self.window.case_chosen.connect(self.open_case)
        self.staff = None
        if key is not None and staff is not None:
            send = SendToTables(key, self.give, self._thread.give_staff, dict(table_keys or {}))
            self.staff = DeskStaff(staff, send)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_MS)
        self._soon.timeout.connect(self._show)

    def begin(self) -> None:
        """Read from now on."""
        self._thread.start()

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        """Have the server take an order for a table, as soon as it is reached."""
        self._thread.give(order, sent)

    def close(self) -> None:
        """Hang up. Raises what ended the thread, if a bug of ours did."""
        self._is_closed = True
        self._thread.stop()
        self._soon.stop()
        if self.staff is not None:
            self.staff.stop()
        if self._thread.failure is not None:
            raise self._thread.failure

    def _take(self, report: DeskReport) -> None:
        if self._is_closed:  # it was on its way when the window was closed
            return
        if isinstance(report, Fault):
            self.window.say_trouble(whole_fault(report))
            return
        if isinstance(report, OrderRefused):
            said = self.tr("The order for {table} was refused. {said}")
            self.window.say(said.format(table=report.table, said=whole_fault(report.fault)))
            return
        self.window.say_trouble("")
        self.floor.take(report.marks, report.news)
        if not self._soon.isActive():
            self._soon.start()

    def _show(self) -> None:
        self.window.refresh()
        if self.staff is not None:
            self.staff.tables = tuple(self.floor.marks)
        if self.case is not None:
            self.case.refresh(self.floor.tables[self.case.table])
        self.shown.emit()

    # --- a table's case --------------------------------------------------------------------------

    def open_case(self, table: str) -> None:
        """Open the case of a table with the ruling preview."""
        watched = self.floor.tables.get(table)
        session = None if watched is None else watched.session
        if watched is None or session is None or not session.table.position.cases:
            return
        if self._key is None:
            self.window.say(self.tr("This desk has no key: go to the table."))
            return
        self._put_case_away()
        self.window.look_at(table)
        profile = self.window.profiles.of(watched)
        rights = DeskRights(self._key, self._staff, self.give)
        self.case = DeskCase(watched, session, profile, self.window.centre, rights)
        self.case.said.connect(self.window.say)
        self.case.over.connect(self._put_case_away)
        self.case.steps.show()

    def _put_case_away(self) -> None:
        case, self.case = self.case, None
        if case is not None:
            case.put_away()
