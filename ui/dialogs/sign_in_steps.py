"""Leads a person through a sign-in, from the name to the proven PIN. Knows no widget.

Only this module holds the digits. It asks the table's `TableSignIn`, says why that refuses, and
asks for a new PIN if the old one works only once. A Dealer who takes over and a person who signs
one act take the same steps.

Long because a sign-in is one state: each step, and each word that is shown, hangs on all of it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from tablemgr.basics.errors import Fault
from tablemgr.basics.names import same_name
from tablemgr.house.staff import Member, OneTimePin, StaffCode, StaffRefusal, TableSignIn, fault_of
from tablemgr.house.staff.pins import FEWEST_DIGITS, MOST_DIGITS
from tablemgr.house.staff.table_sign_in import May, anybody
from tablemgr.rules.people import Person
from tablemgr.rules.roles import RECORD_ROLES, Role, at_least
from ui.dialogs.sign_in_view import NameChoice, SignInView, SignStep
from ui.parts.role_words import role_text
from ui.theme.words import reason_in_words

ERASE: Final = "\u232b"
_DIGITS: Final = frozenset("0123456789")


class SignInSteps(QObject):
    """The steps of one sign-in at a time. `begin` or `begin_signature` starts one."""

    changed = Signal()
    """The view has changed."""
    signed_in = Signal(object)
    """The `Person` who deals from now on."""
    signed = Signal(object)
    """The `Person` who signs one act; the Dealer stays."""
    advised = Signal(str)
    """A sentence for who has just signed: his PIN is good, and shorter than the house wants."""
    unlocked = Signal(object)
    """The `Person`, a supervisor, who unlocks the screen; the Dealer stays."""

    def __init__(self, table_sign_in: TableSignIn, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table_sign_in = table_sign_in
        self._dealer = Person("dealer")
        self._least: Role | None = None
        self._may: May = anybody
        self._closable = True
        self._unlocks = False
        """The screen is locked: the Dealer or a supervisor unlocks it, or another Dealer comes."""
        self._deals_since = ""
        self._first: OneTimePin | None = None
        self._role = Role.DEALER
        self._asks_pin = True
        self._people: tuple[Member, ...] = ()
        self._free_roles: tuple[Role, ...] = ()
        self._what = ""
        """What is signed, in words."""
        self._unread = False
        """It is longer than its place on the sheet, and was not read to its end."""
        self._relieved: str | None = None
        """Whom a supervisor is asked to help: he is still signed in at a table that is gone, or
        is locked out.
        """
        self._gone_table = ""
        """The table that is gone; empty if he is locked out."""
        self._begin_page()

    def _begin_page(self) -> None:
        self._name: str | None = None
        self._pin = ""
        self._old: str | None = None
        self._new: str | None = None
        self._error = ""
        self._elsewhere = ""
        self._locked = False

    # --- starting --------------------------------------------------------------------------------

    def begin(
        self,
        dealer: Person,
        *,
        closable: bool = True,
        first: OneTimePin | None = None,
        since: str = "",
    ) -> None:
        """Ask who takes over from `dealer`, who deals `since` that time of day. `first` is the
        one-time PIN of a new staff register.

        Raises `Fault` if the register can't be read.
        """
        self._dealer, self._least, self._closable = dealer, None, closable
        self._unlocks, self._deals_since = False, since
        self._what = ""
        self._relieved = None
        self._first = first or self._first
        self._open(Role.DEALER)

    def begin_unlocking(self, dealer: Person) -> None:
        """Ask who unlocks the screen of `dealer`: he, a supervisor, or who takes over from him.

        Raises `Fault` if the register can't be read.
        """
        self.begin(dealer, closable=False)
        self._unlocks = True
        self.changed.emit()

    def begin_signature(
        self, least: Role, dealer: Person, what: str = "", may: May = anybody
    ) -> None:
        """Ask who signs one act of `dealer`: somebody of the role `least` or above, who `may`.

        `what` says in words what is signed; `must_read` tells whether it is read to its end.
        Raises `Fault` if the register can't be read.
        """
        self._what = what
        self._dealer, self._least, self._closable, self._may = dealer, least, True, may
        self._unlocks = False
        self._relieved = None
        self._open(least)

    # --- a supervisor helps ----------------------------------------------------------------------

    def ask_relief(self) -> None:
        """The person is still signed in at a table that is gone, or is locked out: let a supervisor
        sign him out there, or end the lock-out.
        """
        self._relieved, self._gone_table = self._name, self._elsewhere
        self._reopen(Role.PIT_SUPERVISOR)

    def _reopen(self, role: Role) -> None:
        """Go to another page of the same sign-in. If the register can't be read, say so."""
        try:
            self._open(role)
        except Fault as fault:
            self._relieved = None
            self._say(reason_in_words(fault))

    def _relieve(self, name: str, by: Person) -> None:
        """Supervisor `by` has signed: help `name`, then ask for the PIN of `name` again."""
        self._relieved = None
        try:
            if self._gone_table:
                self._table_sign_in.relieve(name, by)
            else:
                self._table_sign_in.end_lock_out(name, by)
        except (StaffRefusal, Fault) as error:
            self._reopen(Role.DEALER)
            self._say(reason_in_words(error))
            return
        self._reopen(Role.DEALER)
        self.choose(name)

    @property
    def _signs(self) -> tuple[Role, Person, May] | None:
        """The least role that may sign, whose act it is, and who may; None if a Dealer signs in."""
        if self._relieved is not None:
            return Role.PIT_SUPERVISOR, Person(self._relieved), anybody
        return None if self._least is None else (self._least, self._dealer, self._may)

    def _open(self, role: Role) -> None:
        """Read the register, once for all pages. Raises `Fault` if it can't be read."""
        self._role = role
        self._asks_pin = self._table_sign_in.needs_pin(role)
        if self._signs is None:
            self._people = self._table_sign_in.choices_to_deal()
            free = (role for role in RECORD_ROLES if not self._table_sign_in.needs_pin(role))
            self._free_roles = tuple(free)
        else:
            self._people = self._table_sign_in.choices(*self._signs)
            self._free_roles = ()
        self._begin_page()
        self.changed.emit()

    def must_read(self, unread: bool) -> None:
        """Remember whether what is signed must still be read to its end."""
        if unread != self._unread:
            self._unread, self._error = unread, ""
            self.changed.emit()

    # --- what is touched -------------------------------------------------------------------------

    def choose_role(self, word: str) -> None:
        """Choose the role for the typed name."""
        self._role = Role(word)
        self.changed.emit()

    def choose(self, name: str) -> None:
        """A person was touched on the page of names: ask for his PIN."""
        if self._unread:
            self._say(self.tr("Read the list to its end first."))
            return
        self._begin_page()
        self._name = name
        self.changed.emit()

    def type_name(self, name: str) -> None:
        """A name was typed: ask for the PIN, or sign if the name alone is enough."""
        name = name.strip()
        if self._unread:
            self._say(self.tr("Read the list to its end first."))
            return
        if self._asks_pin:
            self._pick_typed(name)
            return
        try:
            if self._signs is None:
                person = self._table_sign_in.sign_in_by_name(name, self._dealer, self._role)
            else:
                person = self._table_sign_in.sign_by_name(name, *self._signs)
        except (StaffRefusal, Fault) as error:
            self._say(reason_in_words(error))
            return
        self._done(person)

    def name_by_badge(self, name: str) -> None:
        """A badge gave a name: ask for the PIN if that person may sign here, or say why not."""
        self._begin_page()
        self._pick_typed(name)
        self.changed.emit()

    def _pick_typed(self, name: str) -> None:
        known = [m.name for m in self._people if same_name(m.name, name)]
        if known:
            self.choose(known[0])
            return
        dealer = None if self._signs is None else self._signs[1]
        try:
            why: StaffRefusal | Fault = self._table_sign_in.why_not(name, self._role, dealer)
        except Fault as fault:
            why = fault
        self._say(reason_in_words(why))

    def press(self, key: str) -> None:
        """One key of the pad: a digit, or the erase key."""
        if self._name is None:
            return
        if key == ERASE:
            self._pin = self._pin[:-1]
        elif key in _DIGITS and len(self._pin) < MOST_DIGITS:
            self._pin += key
        self._error = ""
        self.changed.emit()

    def back(self) -> None:
        """Go back to the names; from a supervisor's, to the person whom he is asked to sign out."""
        if self._relieved is not None and self._name is None:
            name, self._relieved = self._relieved, None
            self._reopen(Role.DEALER)
            self.choose(name)
            return
        self._begin_page()
        self.changed.emit()

    def forget(self) -> None:
        """The sheet was closed: drop the digits."""
        self._begin_page()

    def accept(self) -> None:
        """All digits are entered: check the PIN, or take the new one."""
        if self._name is None or len(self._pin) < FEWEST_DIGITS:
            return
        pin, self._pin = self._pin, ""
        if self._old is None:
            self._sign(self._name, pin)
        elif self._new is None:
            self._take_new(pin)
        elif pin != self._new:
            self._new = None
            self._say(self.tr("The two PINs differ. Choose again."))
        else:
            self._change(self._name, self._old, pin)

    # --- the PIN ---------------------------------------------------------------------------------

    def _sign(self, name: str, pin: str) -> None:
        supervises = self._unlocks and self._relieved is None and self._unlocks_only(name)
        try:
            if supervises:
                least = Role.PIT_SUPERVISOR
                person = self._table_sign_in.sign(name, pin, least, self._dealer)
            elif self._signs is None:
                person = self._table_sign_in.sign_in(name, pin, self._dealer)
            else:
                person = self._table_sign_in.sign(name, pin, *self._signs)
        except (StaffRefusal, Fault) as error:
            must_change = isinstance(error, StaffRefusal) and error.reason is StaffCode.MUST_CHANGE
            self._elsewhere = error.table if isinstance(error, StaffRefusal) else ""
            self._locked = isinstance(error, StaffRefusal) and error.reason is StaffCode.LOCKED
            self._old = pin if must_change else None
            self._say("" if must_change else reason_in_words(error))
            return
        if supervises:
            self._begin_page()
            self.unlocked.emit(person)
        else:
            self._done(person)
        if len(pin) < self._table_sign_in.fewest_digits:
            self.advised.emit(self._advice(name))

    def _unlocks_only(self, name: str) -> bool:
        """Say whether that person unlocks the screen without dealing: a supervisor who does not
        deal here.
        """
        member = next((each for each in self._people if same_name(each.name, name)), None)
        deals = same_name(name, self._dealer.name)
        return member is not None and not deals and at_least(member.role, Role.PIT_SUPERVISOR)

    def _advice(self, name: str) -> str:
        text = self.tr(
            "The PIN of {0} has fewer digits than the {1} that the house asks for now. "
            "Set another: `tablemgr people change-pin`."
        )
        return text.format(name, self._table_sign_in.fewest_digits)

    def _take_new(self, pin: str) -> None:
        fewest = self._table_sign_in.fewest_digits
        fault = StaffCode.PIN_SAME if pin == self._old else fault_of(pin, fewest)
        if fault is not None:
            self._say(reason_in_words(StaffRefusal(fault, digits=fewest)))
            return
        self._new = pin
        self._say("")

    def _change(self, name: str, old: str, new: str) -> None:
        self._old = self._new = None
        try:
            self._table_sign_in.change_pin(name, old, new)
        except (StaffRefusal, Fault) as error:
            self._say(reason_in_words(error))
            return
        if self._first is not None and self._first.name == name:
            self._first = None
        self._sign(name, new)

    def _done(self, person: Person) -> None:
        self._begin_page()
        if self._relieved is not None:
            self._relieve(self._relieved, person)
        elif self._least is None:
            self.signed_in.emit(person)
        else:
            self.signed.emit(person)

    def _say(self, error: str) -> None:
        self._error = error
        self.changed.emit()

    # --- what is shown ---------------------------------------------------------------------------

    def view(self) -> SignInView:
        """The present page."""
        return self._name_page() if self._name is None else self._pin_page(self._name)

    def _name_page(self) -> SignInView:
        signs_act = self._signs is not None
        asks_pin = self._asks_pin
        people = self._people if asks_pin else ()
        if self._unlocks and not signs_act:
            people = tuple(sorted(people, key=self._place_at_lock))
        note = self._first_note() if asks_pin else ""
        if not note and self._deals_since and not signs_act:
            note = self.tr("{0} deals since {1}.").format(self._dealer.name, self._deals_since)
        return SignInView(
            title=self._title(),
            note=note,
            what=self._what_is_signed(),
            unread=self._unread,
            error=self._error or ("" if people or not asks_pin else self._nobody_may_sign()),
            closable=self._closable,
            people=tuple(
                NameChoice(m.name, role_text(m.role) if signs_act else self._at_lock(m))
                for m in people
            ),
            name="" if signs_act or asks_pin else self._dealer.name,
            roles=tuple((role.value, role_text(role)) for role in self._free_roles),
            role=self._role.value,
            signs_act=signs_act,
            can_go_back=self._relieved is not None,
            may_leave=self._least is None and self._closable and not signs_act,
            signs_out=asks_pin,
        )

    def _place_at_lock(self, member: Member) -> tuple[bool, bool]:
        """At a locked screen the Dealer comes first, then who unlocks it."""
        deals = same_name(member.name, self._dealer.name)
        return not deals, not self._unlocks_only(member.name)

    def _at_lock(self, member: Member) -> str:
        """Say what that person's PIN does at a locked screen; empty if it is not locked."""
        if not self._unlocks:
            return ""
        if same_name(member.name, self._dealer.name):
            return self.tr("deals here")
        if self._unlocks_only(member.name):
            return self.tr("unlocks")
        return self.tr("takes over")

    def _pin_page(self, name: str) -> SignInView:
        note = ""
        if self._old is None:
            asked = self.tr("PIN")
        else:
            note = self.tr("That PIN works only once. Choose your own.")
            new = self.tr("New PIN, {0} to 8 digits").format(self._table_sign_in.fewest_digits)
            again = self.tr("The new PIN again")
            asked = new if self._new is None else again
        return SignInView(
            title=self._title(),
            step=SignStep.PIN,
            note=note or self._first_note(name),
            error=self._error,
            closable=self._closable,
            name=name,
            asked=asked,
            dots=len(self._pin),
            places=FEWEST_DIGITS if self._old is None else self._table_sign_in.fewest_digits,
            can_accept=len(self._pin) >= FEWEST_DIGITS,
            can_go_back=True,
            relief=self._relief_text(),
        )

    def _relief_text(self) -> str:
        if self._locked:
            return self.tr("A supervisor ends the wait")
        if not self._elsewhere:
            return ""
        return self.tr("Table {0} is gone: ask a supervisor to sign").format(self._elsewhere)

    def _title(self) -> str:
        if self._signs is None:
            return self.tr("The table is locked") if self._unlocks else self.tr("Who deals?")
        least = self._signs[0]
        text = self.tr("{0} signs") if least is RECORD_ROLES[-1] else self.tr("{0} or above signs")
        return text.format(role_text(least))

    def _what_is_signed(self) -> str:
        if self._relieved is None:
            return self._what
        if not self._gone_table:
            text = self.tr("{0} is locked out after wrong PINs, and may try again at once.")
            return text.format(self._relieved)
        text = self.tr("Table {1} is gone: {0} is signed out there and can deal here.")
        return text.format(self._relieved, self._gone_table)

    def _first_note(self, name: str | None = None) -> str:
        if self._first is None or self._signs is not None or name not in (None, self._first.name):
            return ""
        text = self.tr("The staff register is new. One-time PIN of {0}: {1}. It is shown only now.")
        return text.format(self._first.name, self._first.pin)

    def _nobody_may_sign(self) -> str:
        return self.tr("Nobody in the staff register may sign this. Ask a manager to add people.")
