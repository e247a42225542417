"""Who may act at one table: what the window asks. By PIN, or by name at a table that only trains.

Gives `Person`s who have proved who they are; the register's `tell` is called with what happened.
Knows no screen and no journal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeAlias

from msgspec.structs import replace

from tablemgr.basics.names import NotANameError, name_key, person_name, same_name
from tablemgr.house.staff.at_work import came_last
from tablemgr.house.staff.authority import may_sign_as
from tablemgr.house.staff.happenings import Happening, StaffEvent
from tablemgr.house.staff.refusals import StaffCode, StaffRefusal
from tablemgr.house.staff.register import StaffRegister
from tablemgr.house.staff.store import Member
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role, at_least

May: TypeAlias = Callable[[str], bool]
"""Whether a person of that name may sign, if it depends on more than his role."""


def anybody(_: str) -> bool:
    """Whoever has the role may sign."""
    return True


MustWait: TypeAlias = Callable[[str, Role], bool]
"""Whether a person of that name must wait before he may sign in that role, or deal: what the
register says of him was changed, and nobody has signed for it.
"""


class TableSignIn:
    """The sign-in of one table. Every refusal is a `StaffRefusal`."""

    def __init__(self, register: StaffRegister, table: str, *, by_name: bool) -> None:
        """`by_name`: no money is at stake, so the Dealer need not prove who he is."""
        self._register = register
        self._table = table
        self.by_name = by_name
        self.waits: MustWait = lambda _name, _least: False
        """Asked before each signature and sign-in. The code that compares the register sets it."""
        self.is_confirmed: Callable[[], bool] = lambda: True
        """Whether the register is new enough; if not, only a Shift Manager signs in or signs."""
        self._recovered: set[str] = set()
        """Who has set a new PIN since he last signed, in place of a one-time PIN that another
        person gave him.
        """

    def needs_pin(self, least: Role = Role.DEALER) -> bool:
        """Say whether a person in that role must enter a PIN.

        Always, except at a table that trains: there the Dealer never must, and those above him only
        once somebody is in the register.
        """
        if not self.by_name:
            return True
        return at_least(least, Role.PIT_SUPERVISOR) and self._register.has_people

    def choices(
        self, least: Role = Role.DEALER, dealer: Person | None = None, may: May = anybody
    ) -> tuple[Member, ...]:
        """Who could sign: people of that role or above who are enabled, without the Dealer himself,
        and only those who `may`.

        At a table that trains, trainees too may take the Dealer's place.
        """
        return tuple(
            member
            for member in self._register.members()
            if member.enabled
            and (at_least(member.role, least) or self._trains(member.role, least))
            and not (dealer is not None and same_name(member.name, dealer.name))
            and may(member.name)
        )

    def choices_to_deal(self) -> tuple[Member, ...]:
        """Who could deal: whoever came to this table last first, then the others by name."""
        came = came_last(self._register.happened(), self._table)
        last = {key: place for place, key in enumerate(came)}
        return tuple(sorted(self.choices(), key=lambda member: last.get(member.key, len(last))))

    def badge_owner(self, code: str) -> str | None:
        """The name of the person whose badge that is, or None."""
        member = self._register.badge_owner(code)
        return None if member is None else member.name

    def why_not(self, name: str, least: Role, dealer: Person | None = None) -> StaffRefusal:
        """Why that name is not among the `choices`."""
        member = next((m for m in self._register.members() if same_name(m.name, name)), None)
        if dealer is not None and same_name(dealer.name, name):
            return StaffRefusal(StaffCode.OWN_ACT)
        if member is None:
            return StaffRefusal(StaffCode.UNKNOWN)
        if not member.enabled:
            return StaffRefusal(StaffCode.DISABLED)
        trains = least is Role.DEALER and member.role is Role.TRAINEE
        if trains:
            return StaffRefusal(StaffCode.TRAINEE)
        high = at_least(member.role, least)
        return StaffRefusal(StaffCode.SUBJECT if high else StaffCode.ROLE)

    def sign_in(self, name: str, pin: str, now: Person | None = None) -> Person:
        """Another person deals from now on, proved by PIN; `now` is relieved.

        At the table he is a Dealer, whatever his function: acts that need more authority are signed
        for one by one. Raises `StaffRefusal`.
        """
        member = self._register.identify(name, pin, self._table)
        if not at_least(member.role, Role.DEALER) and not self._trains(member.role, Role.DEALER):
            trains = member.role is Role.TRAINEE
            self._refuse(member.name, member.role, StaffCode.TRAINEE if trains else StaffCode.ROLE)
        self._refuse_if_waiting(Person(member.name, member.role), Role.DEALER)
        proof = self._proof(member.name)
        entry = self._register.seat(member, self._table, "" if now is None else now.name, proof)
        self._recovered.discard(member.key)
        return Person(member.name, Role.DEALER, Signature(proof, entry.seq, entry.digest))

    def sign_in_by_name(
        self, name: str, now: Person | None = None, role: Role = Role.DEALER
    ) -> Person:
        """Sign him in by name only, and in any role. Raises `StaffRefusal` if a PIN is needed."""
        if self.needs_pin(role):
            raise StaffRefusal(StaffCode.NEEDS_PIN)
        name = _checked(name)
        if now is not None and not same_name(now.name, name):
            event = StaffEvent(Happening.RELIEVED, now.name, by=name, table=self._table)
            self._register.note(event)
        entry = self._register.note(
            StaffEvent(
                Happening.SIGNED_IN,
                name,
                role,
                table=self._table,
                detail=Proof.NAME.value,
                proof=Proof.NAME,
            )
        )
        return Person(name, role, Signature(Proof.NAME, entry.seq, entry.digest))

    def sign(self, name: str, pin: str, least: Role, dealer: Person, may: May = anybody) -> Person:
        """Somebody of that role or above, who `may`, signs one act; the Dealer stays signed in.

        Nobody approves his own act. Raises `StaffRefusal`.
        """
        member = self._register.identify(name, pin, self._table)
        person = Person(member.name, member.role)
        return self._signed(person, least, dealer, may, self._proof(member.name))

    def sign_by_name(self, name: str, least: Role, dealer: Person, may: May = anybody) -> Person:
        """Sign by name only, in that role. Raises `StaffRefusal` if a PIN is needed."""
        if self.needs_pin(least):
            raise StaffRefusal(StaffCode.NEEDS_PIN)
        return self._signed(Person(_checked(name), least), least, dealer, may, Proof.NAME)

    def may_deal(self, name: str) -> bool:
        """Say whether the person may deal at this table at this moment. Raises `Fault`."""
        if self.by_name:
            return True
        member = self._register.find(name)
        return (
            member is not None
            and member.enabled
            and at_least(member.role, Role.DEALER)
            and self._is_confirmed_for(member.role)
        )

    def _is_confirmed_for(self, role: Role) -> bool:
        """Say whether the register is new enough for what somebody of that role wants."""
        return at_least(role, Role.SHIFT_MANAGER) or self.is_confirmed()

    def _trains(self, role: Role, least: Role) -> bool:
        """Say whether the table trains, and a trainee asks for the Dealer's place."""
        return self.by_name and role is Role.TRAINEE and least is Role.DEALER

    def relieve(self, name: str, by: Person) -> None:
        """The person who has signed for it (`sign`) signs somebody out of a table that is gone."""
        self._register.relieve(by, name)

    def end_lock_out(self, name: str, by: Person) -> None:
        """The person who has signed for it (`sign`) lets somebody try his PIN again here."""
        self._register.end_lock_out(by, name, self._table)

    @property
    def fewest_digits(self) -> int:
        """How many digits a new PIN has at least."""
        return self._register.fewest_digits

    def change_pin(self, name: str, old: str, new: str) -> None:
        """A PIN of one's own, by the old or the one-time PIN. Raises `StaffRefusal`."""
        before = next((m for m in self._register.members() if same_name(m.name, name)), None)
        member = self._register.change_pin(name, old, new, self._table)
        if before is not None and before.must_change:
            self._recovered.add(member.key)

    def sign_out(self, person: Person) -> None:
        """He no longer deals at this table."""
        self._register.sign_out(person.name, self._table)

    def _proof(self, name: str) -> Proof:
        """How a person shows who he is, with a PIN that was right."""
        return Proof.RECOVERY if name_key(name) in self._recovered else Proof.PIN

    def _signed(self, actor: Person, least: Role, dealer: Person, may: May, proof: Proof) -> Person:
        refusal = may_sign_as(actor, dealer, least)
        if refusal is not None:
            self._refuse(actor.name, actor.role, refusal.reason)
        if not may(actor.name):
            self._refuse(actor.name, actor.role, StaffCode.SUBJECT)
        self._refuse_if_waiting(actor, least)
        event = StaffEvent(
            Happening.SIGNED,
            actor.name,
            actor.role,
            dealer.name,
            self._table,
            least.value,
            proof=proof,
        )
        entry = self._register.note(event)
        self._recovered.discard(name_key(actor.name))
        return replace(actor, signature=Signature(proof, entry.seq, entry.digest))

    def _refuse_if_waiting(self, actor: Person, least: Role) -> None:
        if not (self.by_name or self._is_confirmed_for(actor.role)):
            self._refuse(actor.name, actor.role, StaffCode.UNCONFIRMED)
        if self.waits(actor.name, least):
            self._refuse(actor.name, actor.role, StaffCode.UNPROVED)

    def _refuse(self, name: str, role: Role, code: StaffCode) -> NoReturn:
        event = StaffEvent(Happening.REFUSED, name, role, table=self._table, detail=code.value)
        self._register.note(event)
        raise StaffRefusal(code)


def _checked(name: str) -> str:
    try:
        return person_name(name)
    except NotANameError:
        raise StaffRefusal(StaffCode.NAME) from None
