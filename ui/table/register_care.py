"""Compares the staff register with the journal, and watches that the Dealer may still deal.

What differs is said until somebody has signed for it who is no subject of it. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.house.staff.comparing import (
    OF_SEALS,
    OF_SIGNATURES,
    Difference,
    Differs,
    RegisterSeals,
    differences,
    known_in_part,
    known_now,
)
from tablemgr.house.staff.signatures import KINDS, WORDS, as_differences, compared
from tablemgr.house.staff.signers import Signers
from tablemgr.journal import EntryKind, Json
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from ui.presenter.house_alerts import (
    DEALER,
    REGISTER,
    dealer_barred,
    difference_line,
    register_differs,
    register_open,
    register_unreadable,
)
from ui.table.hub import TableHub
from ui.views.dialogs import AlertView


class RegisterCare:
    """The staff register at one table."""

    def __init__(self, hub: TableHub) -> None:
        """Compare, and note in the journal what differs. Raises `Fault`."""
        self._hub = hub
        self._unreadable = False
        self._told: list[Mapping[str, Any]] = []
        self._told_from = self._told_to = 0
        self.differences = self._found(self._signatures())
        self._read: tuple[Difference, ...] = ()
        """What was given to be read and signed."""
        hub.staffing.table_sign_in.waits = self._waits
        if self.differences:
            self._note_differences()
        else:
            self._know_all(None)

    @property
    def _session(self) -> TableSession:
        return self._hub.session

    # --- comparing -------------------------------------------------------------------------------

    def _found(self, signatures: Iterable[Difference]) -> tuple[Difference, ...]:
        register = self._hub.staffing.register
        known = self._session.standing.known(self._session.journal)
        told = self._told_since(known.at)
        log, people = register.happened(), register.members()
        seals = RegisterSeals(register.seal_mark, register.seal_flaws())
        return differences(log, people, known, told, signatures, seals=seals)

    def _told_since(self, number: int) -> Sequence[Mapping[str, Any]]:
        """Give what the journal says about people after that entry. Each entry is read once."""
        journal = self._session.journal
        if number != self._told_from:
            self._told, self._told_from, self._told_to = [], number, number
        last = journal.last_seq
        self._told += [
            each.data
            for each in journal.entries(
                after=self._told_to, kinds=(EntryKind.SESSION,), holding=('"staff":',)
            )
        ]
        self._told_to = last
        return self._told

    def look_again(self) -> None:
        """Compare once more, as another program may have changed the register since: what is new is
        noted and said. Signatures given before are compared at a start alone.
        """
        found = self._found([each for each in self.differences if each.how in OF_SIGNATURES])
        if found == self.differences:
            return
        self.differences = found
        self._note_differences()
        if found:
            self._hub.alerted.emit(self.alert())
        else:
            self._hub.alert_over.emit(REGISTER)

    def _waits(self, name: str, least: Role) -> bool:
        self.look_again()
        return self.signers.bars(name, least)

    def _signatures(self) -> tuple[Difference, ...]:
        """Every signature in the journal that the register does not bear out, and the reverse."""
        staffing = self._hub.staffing
        if not staffing.is_kept:
            return ()
        entries = self._session.journal.entries(kinds=KINDS, holding=WORDS)
        found = compared(staffing.register.happened(), self._hub.profile.table, entries)
        return as_differences(found)

    def _note_differences(self) -> None:
        """Note what differs, once: each slip says so from now on."""
        stored: list[Json] = [each.stored() for each in self.differences]
        if len(stored) != self._session.standing.differs:
            self._session.note({"register_differs": stored})

    def _know_all(self, by: Person | None) -> None:
        """Note that all the register says is known now; `by` has signed for what differed."""
        session, register = self._session, self._hub.staffing.register
        before = session.standing.known(session.journal)
        log, sealed = register.happened(), register.seal_mark
        known = known_now(log, register.members(), self.differences, before, sealed)
        if by is None and replace(before, at=0) == known:
            return
        told: dict[str, Json] = {"register_known": known.stored()}
        if self.differences:
            told["differences"] = [each.stored() for each in self.differences]
        session.note(told, by)

    def _know_in_part(self, signed: Sequence[Difference], by: Person) -> None:
        """Note what `by` has signed for; the rest waits for another Shift Manager."""
        session, register = self._session, self._hub.staffing.register
        left = [each for each in self.differences if each not in signed]
        before = session.standing.known(session.journal)
        known = known_in_part(before, register.happened(), signed, left)
        session.note(
            {
                "register_known": known.stored(),
                "differences": [each.stored() for each in signed],
                "left": [each.stored() for each in left],
            },
            by,
        )
        self.differences = tuple(left)

    # --- signing ---------------------------------------------------------------------------------

    @property
    def signers(self) -> Signers:
        """Who may sign what of the differences."""
        session, register = self._session, self._hub.staffing.register
        known = session.standing.known(session.journal)
        return Signers(self.differences, register.members(), known)

    def alert(self) -> AlertView:
        """The message that stays until all is signed for."""
        return register_differs(self.differences, alone=self.signers.lacks_another)

    def look_at_rights(self) -> AlertView | None:
        """If other accounts have rights to the file, note it, and give the message that says so."""
        rights = self._hub.staffing.register.open_to_others()
        if not rights:
            return None
        self._session.note({"register_rights": rights})
        return register_open(rights)

    def lines(self) -> str:
        """All that differs, a line each: what is signed for after it was read."""
        self._read = self.differences
        return "\n".join(map(difference_line, self.differences))

    def sign(self, by: Person) -> bool:
        """`by` has signed for what he was shown and is not the subject of. True if that was all.

        If the register has changed again, nothing is signed.
        """
        found = self._found(self._signatures())
        if found != self._read:
            self.differences = found
            self._note_differences()
            return not found
        signed = self.signers.signable(by.name)
        self._seal_anew(signed, by)
        if len(signed) == len(found):
            self._know_all(by)
            self.differences = ()
        elif signed:
            self._know_in_part(signed, by)
        return not self.differences

    def _seal_anew(self, signed: Sequence[Difference], by: Person) -> None:
        """Seal what was signed for as genuine from now on; what was not stays as it is."""
        register = self._hub.staffing.register
        of_seals = [each for each in self.differences if each.how in OF_SEALS]
        if of_seals and all(each in signed for each in of_seals):
            register.seal_anew(by)
        elif names := [each.name for each in signed if each.how is Differs.NOT_SEALED]:
            register.seal_anew(by, names)

    # --- the Dealer ------------------------------------------------------------------------------

    def look_at_dealer(self) -> None:
        """If the Dealer may no longer deal, say so and note it; the next Round does not open.

        The Round in play goes on: its money is on the table.
        """
        hub, session = self._hub, self._session
        if hub.staffing.must_sign_in or session.halted is not None:
            return
        name = session.person.name
        try:
            barred = "" if hub.staffing.table_sign_in.may_deal(name) else name
        except Fault as fault:
            if not self._unreadable:
                hub.alerted.emit(register_unreadable(fault))
            self._unreadable = True
            return
        self._unreadable = False
        if barred == session.barred_dealer:
            return
        session.barred_dealer = barred
        if not barred:
            hub.alert_over.emit(DEALER)
        elif self._noted(barred):
            hub.alerted.emit(dealer_barred(barred))
        hub.show()

    def _noted(self, barred: str) -> bool:
        try:
            self._session.note({"dealer_barred": barred})
        except Fault as fault:
            self._hub.stop_for(fault)
            return False
        return True
