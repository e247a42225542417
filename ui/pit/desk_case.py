"""A table's case at the supervisor's desk: the sheets of the table itself, and the order that its
signature becomes. The table's journal says what came of it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.journal import EntryKind, Json
from tablemgr.pit.orders import (
    VALID_S,
    SignedOrder,
    TableOrder,
    order_lines,
    refusal_in,
    signed,
)
from tablemgr.pit.watched import WatchedTable
from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession
from ui.pit.desk_table import DeskTable
from ui.supervisor.case_steps import CaseSteps

_SECOND_NS: Final = 1_000_000_000


class NoPapers:
    """The slips of a case are made by its table."""

    def case_opened(self) -> None:
        """Nothing is to be done."""

    def cases_closed(self) -> None:
        """Nothing is to be done."""


def signing_at_desk(profile: Profile, *, by_pin: bool) -> Profile:
    """The profile of a table for a desk at which people sign by their PINs, or by name."""
    return replace(profile, sign_in="pin" if by_pin else "name")


class DeskRights(Struct, frozen=True):
    """The things that a desk needs to rule."""

    key: Ed25519PrivateKey
    """Signs its orders."""
    staff: StaffRegister | None
    """The register of who signs here; None: people sign by name."""
    send: Callable[[TableOrder, SignedOrder], None]


class DeskCase(QObject):
    """The case of one table, over the desk's window."""

    said = Signal(str)
    """What has become of the order, in words."""
    over = Signal()
    """The case is closed, or put away."""

    def __init__(
        self,
        watched: WatchedTable,
        session: TableSession,
        profile: Profile,
        centre: QWidget,
        rights: DeskRights,
    ) -> None:
        super().__init__(centre)
        self.table = watched.name
        self._rights = rights
        self._waiting: TableOrder | None = None
        self._read_to = watched.journal.last_seq
        self.hub = DeskTable(
            signing_at_desk(profile, by_pin=rights.staff is not None),
            session,
            rights.staff,
            self._give,
        )
        self.hub.alerted.connect(lambda view: self.said.emit(view.text))
        self.steps = CaseSteps(self.hub, centre, NoPapers())
        self.steps.put_away.connect(self.over)
        self.steps.misread.connect(self._go_there)
        self.steps.look()

    def refresh(self, watched: WatchedTable) -> None:
        """The table has gone on: show it, and say what it answered."""
        journal, waiting = watched.journal, self._waiting
        for entry in journal.entries(kinds=(EntryKind.SESSION,), after=self._read_to):
            why = None if waiting is None else refusal_in(entry.data, waiting.number)
            if why is not None:
                self._waiting = None
                self.said.emit(
                    self.tr("{table} does not take it: {why}.").format(table=self.table, why=why)
                    if why
                    else self.tr("{table} has taken the ruling.").format(table=self.table)
                )
        self._read_to = journal.last_seq
        if watched.session is not None:
            self.hub.now_is(watched.session)

    def _go_there(self) -> None:
        """A card is put right by who sees it."""
        self.said.emit(self.tr("A misread card is put right at the table."))
        self.over.emit()

    def put_away(self) -> None:
        """Take the sheets away."""
        self.hub.changed.disconnect()
        self.steps.sheet.hide()
        self.steps.signing.put_away()
        self.deleteLater()

    def _give(
        self,
        session: TableSession,
        commands: Sequence[Command],
        by: Person,
        beside: Mapping[str, Json],
    ) -> None:
        journal = session.journal
        order = TableOrder(
            secrets.token_hex(16),
            self.table,
            journal.last_seq,
            journal.last_hash.hex(),
            order_lines(commands),
            by.name,
            by.role.value,
            time.time_ns() + round(VALID_S) * _SECOND_NS,
            dict(beside),
        )
        self._waiting = order
        self.said.emit(self.tr("Sent to {table}.").format(table=self.table))
        self._rights.send(order, signed(order, self._rights.key))
