"""The people of a staff register as another register takes them up. Pure; knows no key.

The pit's desk keeps the register; that of a table follows it, and goes on by itself meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.house.staff import badges
from tablemgr.house.staff.happenings import Happening, StaffEvent
from tablemgr.house.staff.store import Member
from tablemgr.rules.roles import Role


class RosterPerson(Struct, frozen=True):
    """One person, with what proves that it is he."""

    name: str
    role: Role
    enabled: bool
    pin_hash: str
    must_change: bool
    badge: str = ""
    """The digest of his badge's code, or empty."""

    def __repr__(self) -> str:
        """The PIN's hash belongs in no message."""
        return f"RosterPerson({self.name!r}, {self.role!r})"


class Roster(Struct, frozen=True):
    """Everybody, at one moment of the wall clock of the machine that keeps the register."""

    made_ns: int
    people: tuple[RosterPerson, ...]

    @property
    def has_manager(self) -> bool:
        """Say whether somebody in it can sign for everything; not with a one-time PIN, which a
        table that follows a register takes from nobody.
        """
        return any(
            one.enabled and one.role is Role.SHIFT_MANAGER and not one.must_change
            for one in self.people
        )


def roster_of(members: Iterable[Member], digests: Mapping[str, str], made_ns: int) -> Roster:
    """Make the roster of a register; `digests` has each person's badge by his key.

    A person whose row something else than the program has changed stands in it as disabled.
    """
    people = [
        RosterPerson(
            one.name,
            one.role,
            one.enabled and one.genuine,
            one.pin_hash,
            one.must_change,
            digests.get(one.key, ""),
        )
        for one in members
    ]
    return Roster(made_ns, tuple(people))


class Change(Struct, frozen=True):
    """A person as a register is to store him so that it follows the roster."""

    member: Member
    events: tuple[StaffEvent, ...]
    badge: str
    has_other_badge: bool
    has_other_pin: bool


def changes_to(
    roster: Roster, members: Iterable[Member], digests: Mapping[str, str], by: str
) -> Iterator[Change]:
    """Give what must change in a register with these `members`; who is not in the roster is
    disabled and has no badge. `by` stands in the log as who did it.
    """
    there = {member.key: member for member in members}
    for one in roster.people:
        new = Member(one.name, one.role, one.enabled, one.pin_hash, one.must_change)
        old = there.pop(new.key, None)
        if old is not None:
            at_table = old.at_table if one.enabled else ""
            new = replace(new, at_table=at_table)
        had = "" if old is None else digests.get(old.key, "")
        events = tuple(_events(old, new, one.badge, had, by))
        if events:
            other_pin = old is None or old.pin_hash != new.pin_hash
            yield Change(new, events, one.badge, one.badge != had, other_pin)
    for old in there.values():
        gone = replace(old, enabled=False, at_table="")
        had = digests.get(old.key, "")
        if events := tuple(_events(old, gone, "", had, by)):  # his badge may be another's by now
            yield Change(gone, events, "", bool(had), False)


def _events(old: Member | None, new: Member, badge: str, had: str, by: str) -> Iterator[StaffEvent]:
    def event(what: Happening, mark: str = "") -> StaffEvent:
        return StaffEvent(what, new.name, new.role, by=by, mark=mark)

    known = old if old is not None and (old.name, old.role) == (new.name, new.role) else None
    if known is None:
        yield event(Happening.ADDED, new.mark)
    if known is None or (known.pin_hash, known.must_change) != (new.pin_hash, new.must_change):
        if not new.must_change:
            yield event(Happening.PIN_CHANGED, new.mark)
        elif known is not None:
            yield event(Happening.PIN_RESET, new.mark)
    if new.enabled != (known is None or known.enabled):
        yield event(Happening.ENABLED if new.enabled else Happening.DISABLED)
    if badge != had:
        mark = badges.mark_of(badge) if badge else ""
        yield event(Happening.BADGE_GIVEN if badge else Happening.BADGE_TAKEN, mark)
