"""The staff register of a house: who is on the staff, and whether a PIN is his.

Rules and storage are apart: `pins`, `lockout` and `authority` are pure; `StaffStore` has the file.
Clock, random numbers and hashing are passed in. Everything that happens is kept in the register's
own log and told to the caller, who has the journal. Knows no screen; of a table it knows the name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from msgspec.structs import replace

from tablemgr.basics.names import NotANameError, person_name
from tablemgr.house.staff import badges, pins
from tablemgr.house.staff.authority import may_manage
from tablemgr.house.staff.happenings import Happening, LogEntry, StaffEvent
from tablemgr.house.staff.lockout import longest_s, penalty_s
from tablemgr.house.staff.open_register import OpenRegister, entry_of, unheard
from tablemgr.house.staff.pins import OneTimePin, PinHasher
from tablemgr.house.staff.refusals import StaffCode, StaffRefusal
from tablemgr.house.staff.roster import Roster, changes_to, roster_of
from tablemgr.house.staff.store import Member, StaffStore
from tablemgr.journal import Stamp
from tablemgr.rules.people import Person, Proof
from tablemgr.rules.roles import Role

FIRST_MANAGER: Final = "manager"
ONE_TIME: Final = "one-time"
"""The detail of a change of PIN that became necessary by another person's reset."""


_SETS_A_PIN: Final = (Happening.PIN_RESET, Happening.PIN_CHANGED, Happening.PIN_REHASHED)


class StaffRegister(OpenRegister):
    """The register, open. Every refusal is a `StaffRefusal`; a broken file is a `Fault`."""

    def __init__(
        self,
        store: StaffStore,
        clock: Callable[[], Stamp],
        below: Callable[[int], int],
        hasher: PinHasher | None = None,
        tell: Callable[[StaffEvent], None] = unheard,
    ) -> None:
        """`below(n)` gives an unpredictable number below n (`secrets.randbelow`); `tell` is called
        with each event after it is stored.
        """
        super().__init__(store, clock, tell)
        self._below = below
        self._hasher = hasher or PinHasher()
        self.fewest_digits = pins.USUAL_DIGITS
        """How many digits a new PIN has at least: a setting of the house."""
        self.is_kept_elsewhere = False
        """The pit's desk keeps it (`follow`): nobody sets his PIN here."""
        self._take_up_waits()

    def _take_up_waits(self) -> None:
        """The machine may have been restarted: waits go on by its present steady clock."""
        now = self._clock()
        if all(tries.at(now) == tries for _, _, tries in self._store.all_tries()):
            return
        with self._store.change():
            for member, place, tries in self._store.all_tries():
                self._store.put_tries(member, place, tries.at(now))

    # --- a register that follows another ---------------------------------------------------------

    def roster(self) -> Roster:
        """Everybody as he is now, for the registers that follow this one."""
        return roster_of(self.members(), self._store.badges(), self._clock().wall_ns)

    def follow(self, roster: Roster, by: str) -> int:
        """Take up everybody as a roster has him, all or nothing; gives how many have changed. `by`
        stands in the log. Raises `StaffRefusal` if nobody could sign for anything then.
        """
        if not roster.has_manager:
            raise StaffRefusal(StaffCode.LAST_MANAGER)
        stored: list[StaffEvent] = []
        with self._store.change():
            changed = list(changes_to(roster, self.members(), self._store.badges(), by))
            for each in changed:
                self._store.put(each.member)
                if each.has_other_badge:  # all are taken away before one is given
                    self._store.put_badge(each.member, None)
                if each.has_other_pin:
                    self._store.forget_tries(each.member)
            for each in changed:
                if each.badge and each.has_other_badge:
                    self._store.put_badge(each.member, each.badge)
                stored += [self._store.log(self._clock().wall_ns, one) for one in each.events]
        for event in stored:
            self.tell(event)
        return len(changed)

    # --- who is it -------------------------------------------------------------------------------

    def identify(self, name: str, pin: str, place: str = "") -> Member:
        """The person, if the PIN is his and not a one-time PIN. Raises `StaffRefusal`.

        `place` is the table where he tries; at the command line it has no name.
        """
        member = self._proven(name, pin, place)
        if member.must_change:
            here = StaffCode.KEPT_ELSEWHERE if self.is_kept_elsewhere else StaffCode.MUST_CHANGE
            self._refuse(here, member, table=place)
        return member

    def change_pin(self, name: str, old: str, new: str, place: str = "") -> Member:
        """Set a PIN of one's own, by the old or the one-time PIN. Raises `StaffRefusal`."""
        found = self._known(name)
        if self.is_kept_elsewhere:
            raise StaffRefusal(StaffCode.KEPT_ELSEWHERE)
        fault = pins.fault_of(new, self.fewest_digits)
        if fault is not None:
            raise StaffRefusal(fault, digits=self.fewest_digits)
        if old == new:
            raise StaffRefusal(StaffCode.PIN_SAME)
        self._proven(name, old, place)
        digest = self._hasher.hash(new)
        return self._update(
            found.name,
            lambda member: replace(member, pin_hash=digest, must_change=False),
            StaffEvent(
                Happening.PIN_CHANGED,
                found.name,
                found.role,
                detail=ONE_TIME if found.must_change else "",
            ),
        )

    def _proven(self, name: str, pin: str, place: str) -> Member:
        """The person whose PIN this is. The try is stored before the PIN is checked, so that
        nobody gains a try by ending the program in between.
        """
        known = self._known(name)
        if not known.enabled:
            self._refuse(StaffCode.DISABLED, known, table=place)
        if not known.genuine:
            self._refuse(StaffCode.NOT_GENUINE, known, table=place)
        member, wrong = self._count_try(known.name, place)
        if not self._hasher.matches(member.pin_hash, pin):
            self._wrong(member, wrong, place)
        outdated = self._hasher.is_outdated(member.pin_hash)
        digest = self._hasher.hash(pin) if outdated else member.pin_hash
        anew = StaffEvent(Happening.PIN_REHASHED, member.name, member.role) if outdated else None

        def proven(now: Member) -> Member:
            self._store.forget_tries(now, place)
            return replace(now, pin_hash=digest)

        return self._update(member.name, proven, anew)

    def _count_try(self, name: str, place: str) -> tuple[Member, int]:
        """Store one more try; gives the person, and how many he has at that place then."""
        now = self._clock()
        with self._store.change():
            member = self._known(name)
            before = self._store.tries(member, place)
            wait_s = before.wait_s(now, longest_s(place))
            tries = before.at(now) if wait_s else before.and_wrong(now)
            self._store.put_tries(member, place, tries)
        if wait_s:
            self._refuse(StaffCode.LOCKED, member, wait_s, place)
        return member, tries.wrong

    def _wrong(self, member: Member, wrong: int, place: str) -> NoReturn:
        """Refuse: the PIN was wrong, or (from the first try that is not free) he is locked out."""
        wait_s = penalty_s(wrong, longest_s(place))
        for what in (Happening.WRONG_PIN, *((Happening.LOCKED,) if wait_s else ())):
            self.note(
                StaffEvent(
                    what, member.name, member.role, table=place, wrong_tries=wrong, wait_s=wait_s
                )
            )
        raise StaffRefusal(StaffCode.LOCKED if wait_s else StaffCode.WRONG_PIN, wait_s=wait_s)

    def end_lock_out(self, by: Person, name: str, place: str) -> None:
        """He may try again at that table at once. `by` has signed for it there."""
        event = StaffEvent(Happening.UNLOCKED, name, by=by.name, table=place)

        def may_try(now: Member) -> Member:
            self._store.forget_tries(now, place)
            return now

        self._update(name, may_try, event)

    # --- where he is -----------------------------------------------------------------------------

    def seat(
        self, member: Member, table: str, relieves: str = "", proof: Proof = Proof.PIN
    ) -> LogEntry:
        """A person who has been identified acts at that table from now on; the person whom he
        relieves is signed out. `proof` is how he has shown who he is.

        Gives the log's entry. Refused while he is signed in at another table. Raises
        `StaffRefusal`.
        """
        if member.at_table not in ("", table):
            self._refuse(StaffCode.ELSEWHERE, member, table=member.at_table)
        before = self._store.find(relieves) if relieves else None
        left = before is not None and before.at_table == table and before.key != member.key
        events = [
            StaffEvent(Happening.SIGNED_IN, member.name, member.role, table=table, proof=proof)
        ]
        if before is not None and left:
            event = StaffEvent(
                Happening.RELIEVED, before.name, before.role, by=member.name, table=table
            )
            events.insert(0, event)
        with self._store.change():
            now = self._known(member.name)
            if now.at_table not in ("", table):
                raise StaffRefusal(StaffCode.ELSEWHERE, table=now.at_table)
            if before is not None and left:
                self._store.put(replace(before, at_table=""))
            self._store.put(replace(now, at_table=table))
            stored = [self._store.log(self._clock().wall_ns, event) for event in events]
        for event in stored:
            self.tell(event)
        return entry_of(stored[-1])

    def sign_out(self, name: str, table: str) -> None:
        """He no longer acts at that table. Nothing happens if he was not signed in there."""
        member = self._store.find(name)
        if member is None or member.at_table != table:
            return
        event = StaffEvent(Happening.SIGNED_OUT, member.name, member.role, table=member.at_table)
        self._update(member.name, lambda now: replace(now, at_table=""), event)

    # --- keeping the register --------------------------------------------------------------------

    def first_manager(self, name: str = FIRST_MANAGER) -> OneTimePin | None:
        """If nobody is in the register: a new Shift Manager with a one-time PIN. If somebody is:
        None. Raises `StaffRefusal` for a name that is no name.
        """
        if self.has_people:
            return None
        return self._add(name, Role.SHIFT_MANAGER, "")

    def add(self, by: Person, name: str, role: Role) -> OneTimePin:
        """Take a person on. `by` has been identified. Raises `StaffRefusal`."""
        self._may_manage(by, name, role)
        return self._add(name, role, by.name)

    def _add(self, name: str, role: Role, by: str) -> OneTimePin:
        try:
            name = person_name(name)
        except NotANameError:
            raise StaffRefusal(StaffCode.NAME) from None
        one_time = OneTimePin(name, pins.draw_pin(self._below, self.fewest_digits))
        member = Member(name, role, True, self._hasher.hash(one_time.pin), True)
        event = StaffEvent(Happening.ADDED, name, role, by=by, mark=member.mark)
        with self._store.change():
            if self._store.find(name) is not None:
                raise StaffRefusal(StaffCode.TAKEN)
            self._store.put(member)
            stored = self._store.log(self._clock().wall_ns, event)
        self.tell(stored)
        return one_time

    def reset_pin(self, by: Person, name: str) -> OneTimePin:
        """A new one-time PIN; a lock-out ends with it. Raises `StaffRefusal`."""
        member = self._managed(by, name)
        one_time = OneTimePin(member.name, pins.draw_pin(self._below, self.fewest_digits))
        digest = self._hasher.hash(one_time.pin)

        def reset(now: Member) -> Member:
            self._store.forget_tries(now)
            return replace(now, pin_hash=digest, must_change=True)

        self._update(
            member.name,
            reset,
            StaffEvent(Happening.PIN_RESET, member.name, member.role, by=by.name),
        )
        return one_time

    def disable(self, by: Person, name: str) -> Member:
        """From now on he can't sign, and he is signed out everywhere. Raises `StaffRefusal`."""
        member = self._managed(by, name)
        return self._update(
            member.name,
            self._disabled,
            StaffEvent(Happening.DISABLED, member.name, member.role, by=by.name),
        )

    def _disabled(self, member: Member) -> Member:
        """Called while no other table can write: two managers can't disable each other at once."""
        managers = [m.key for m in self.members() if m.enabled and m.role is Role.SHIFT_MANAGER]
        if managers == [member.key]:
            raise StaffRefusal(StaffCode.LAST_MANAGER)
        return replace(member, enabled=False, at_table="")

    def enable(self, by: Person, name: str) -> Member:
        """He can sign again, with the PIN that he had. Raises `StaffRefusal`."""
        member = self._managed(by, name)
        return self._update(
            member.name,
            lambda now: replace(now, enabled=True),
            StaffEvent(Happening.ENABLED, member.name, member.role, by=by.name),
        )

    def release(self, by: Person, name: str) -> Member:
        """Sign somebody out of a table that can't do it itself, as after a machine broke.

        `by` has been identified, and may change the register. Raises `StaffRefusal`.
        """
        member = self._managed(by, name)
        return self._released(by, member)

    def relieve(self, by: Person, name: str) -> Member:
        """Sign somebody out at a sign-in screen. `by` has signed for it there; a Pit Supervisor
        may.
        """
        return self._released(by, self._known(name))

    def _released(self, by: Person, member: Member) -> Member:
        event = StaffEvent(Happening.RELEASED, member.name, member.role, by.name, member.at_table)
        return self._update(member.name, lambda now: replace(now, at_table=""), event)

    def give_badge(self, by: Person, name: str, code: str | None) -> Member:
        """Give him a badge, which names him on the sign-in sheet (his PIN is still asked
        there); None takes it away. Raises `StaffRefusal`.
        """
        member = self._managed(by, name)
        digest = None if code is None else badges.digest_of(code)
        what = Happening.BADGE_TAKEN if code is None else Happening.BADGE_GIVEN
        mark = "" if digest is None else badges.mark_of(digest)
        event = StaffEvent(what, member.name, member.role, by=by.name, mark=mark)
        with self._store.change():
            owner = None if digest is None else self._store.badge_owner(digest)
            if owner is not None and owner.key != member.key:
                raise StaffRefusal(StaffCode.BADGE_TAKEN)
            self._store.put_badge(member, digest)
            event = self._store.log(self._clock().wall_ns, event)
        self.tell(event)
        return replace(member, badge_mark=mark)

    def badge_owner(self, code: str) -> Member | None:
        """Whose badge that is; None if it is nobody's, or can't be a badge's code."""
        return self._store.badge_owner(badges.digest_of(code)) if badges.is_badge(code) else None

    def _managed(self, by: Person, name: str) -> Member:
        member = self._known(name)
        self._may_manage(by, member.name, member.role)
        return member

    def _may_manage(self, by: Person, name: str, role: Role) -> None:
        refusal = may_manage(by, name, role)
        if refusal is not None:
            self.note(StaffEvent(Happening.REFUSED, name, role, by=by.name, detail=refusal.code))
            raise refusal

    # --- storing ---------------------------------------------------------------------------------

    def _known(self, name: str) -> Member:
        member = self._store.find(name)
        if member is None:
            raise StaffRefusal(StaffCode.UNKNOWN)
        return member

    def _update(
        self, name: str, change: Callable[[Member], Member], event: StaffEvent | None
    ) -> Member:
        with self._store.change():
            member = change(self._known(name))
            self._store.put(member)
            if event is not None and event.what in _SETS_A_PIN:
                event = replace(event, mark=member.mark)
            stored = event and self._store.log(self._clock().wall_ns, event)
        if stored is not None:
            self.tell(stored)
        return member

    def _refuse(
        self, code: StaffCode, member: Member, wait_s: int = 0, table: str = ""
    ) -> NoReturn:
        """Store that he was refused, and refuse him."""
        self.note(
            StaffEvent(
                Happening.REFUSED,
                member.name,
                member.role,
                table=table,
                detail=code.value,
                wait_s=wait_s,
            )
        )
        raise StaffRefusal(code, wait_s=wait_s, table=table if code is StaffCode.ELSEWHERE else "")
