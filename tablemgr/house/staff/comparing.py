"""The staff register's own log against what a table's journal knows of it. Pure: both are given.

A person added, a role given or a PIN set at the command line leaves an entry in the register's log
that no journal has. A change that goes around the program leaves no entry. An entry that was
removed is in the journal only. Each of these is a `Difference` that somebody has to sign.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from tablemgr.house.staff.happenings import Happening, LogEntry
from tablemgr.house.staff.seals import Flaw, SealFlaw
from tablemgr.house.staff.store import Member
from tablemgr.journal import Json
from tablemgr.rules.roles import Role


class Differs(Enum):
    """How they differ; the value is its word in the journal."""

    UNKNOWN = "unknown-to-journal"
    """The register's log has an entry that the journal does not have."""
    MISSING = "missing-in-register"
    """The journal has an entry that the register's log does not have, or has in another form."""
    ALTERED = "log-altered"
    """Entries that were compared before have changed, or are gone."""
    NO_ENTRY = "person-without-entry"
    """A person is in the register, but no entry of its log describes him as he is."""
    GONE = "person-gone"
    """The log has a person who is not in the register."""
    SIGNATURE = "signature-not-in-register"
    """Entries of the journal are signed, and the register's log does not bear it out."""
    UNHEARD = "signature-not-in-journal"
    """The register's log has signatures at this table that its journal does not have."""
    NOT_SEALED = Flaw.PERSON.value
    """What is stored of a person was written by something else than the program."""
    ENTRY_NOT_SEALED = Flaw.ENTRY.value
    """The same of the log's entries, from one on."""
    TAKEN_OUT = Flaw.TAKEN.value
    """Rows are gone with their seals, or older ones are back."""
    OTHER_KEY = Flaw.KEY.value
    """The register's rows are not sealed by the key that sealed them before."""


class Difference(Struct, frozen=True, eq=False):
    """`what` happened to `name`, `by` whom, if that is known; `entry` is its number in the log.

    For `NO_ENTRY`, `what` is the happening that should be in the log. For `SIGNATURE` there are
    `count` of them, and `entry` is the number of the first one in the journal; for `UNHEARD`, in
    the log.
    """

    how: Differs
    name: str = ""
    what: Happening | None = None
    role: Role | None = None
    by: str = ""
    entry: int = 0
    mark: str = ""
    """For `NO_ENTRY`: the mark of the PIN or badge that is missing in the log; for signatures, a
    mark of all of them. The same difference may be found with another one.
    """
    count: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Difference) and self.stored() == other.stored()

    def __hash__(self) -> int:
        return hash(tuple(self.stored()))

    def stored(self) -> list[Json]:
        """Give it as the journal has it."""
        what = "" if self.what is None else self.what.value
        role = "" if self.role is None else self.role.value
        return [self.how.value, self.name, what, role, self.by, self.entry]

    @classmethod
    def read(cls, stored: Sequence[Any]) -> Difference:
        """Read from the journal, where `stored` has put it."""
        how, name, what, role, by, entry = stored
        return cls(
            Differs(how),
            name,
            Happening(what) if what else None,
            Role(role) if role else None,
            by,
            entry,
        )


class RegisterSeals(Struct, frozen=True):
    """The seals of a register's rows: the mark of the key, and what does not hold."""

    mark: str
    flaws: tuple[SealFlaw, ...]


class Known(Struct, frozen=True):
    """How far a journal knows the register's log: how many `entries`, and one digest over all of
    them.

    `accepted` are the differences that somebody has signed and that still exist.
    """

    entries: int = 0
    digest: str = ""
    accepted: tuple[str, ...] = ()
    at: int = 0
    """The number of the journal's entry that says this; 0 if none does."""
    waiting: tuple[Difference, ...] = ()
    """What differed in the log up to there, and waits for another Shift Manager's signature."""
    people: tuple[str, ...] = ()
    """Everybody as he was then (`as_he_is`); empty in older journals."""
    sealed: str = ""
    """The mark of the key that sealed the register's rows then; empty in older journals."""

    def stored(self) -> dict[str, Json]:
        """Give it as the journal's own entry about it has it."""
        waiting: list[Json] = [each.stored() for each in self.waiting]
        return {**self.in_short(), "waiting": waiting, "people": list(self.people)}

    def in_short(self) -> dict[str, Json]:
        """For the opening of a Round: the rest stands in the entry `at`."""
        accepted = list(self.accepted)
        told: dict[str, Json] = {
            "entries": self.entries,
            "digest": self.digest,
            "accepted": accepted,
            "at": self.at,
        }
        sealed: dict[str, Json] = {"sealed": self.sealed} if self.sealed else {}
        return {**told, **sealed}

    @classmethod
    def read(cls, stored: Mapping[str, Any], at: int = 0) -> Known:
        """Read from the journal; `at` is the number of its entry, if it doesn't store that."""
        return cls(
            stored.get("entries", 0),
            stored.get("digest", ""),
            tuple(stored.get("accepted", ())),
            at or stored.get("at", 0),
            tuple(map(Difference.read, stored.get("waiting", ()))),
            tuple(stored.get("people", ())),
            stored.get("sealed", ""),
        )


_AUTHORITY: Final = (
    *(Happening.ADDED, Happening.DISABLED, Happening.ENABLED, Happening.PIN_RESET),
    Happening.SEALED,
)
"""What gives or takes authority: every journal must have it."""
_BADGES: Final = (Happening.BADGE_GIVEN, Happening.BADGE_TAKEN)
"""What says who owns a badge: every journal must have this too."""
_OF_PEOPLE: Final = (
    *(Happening.ADDED, Happening.DISABLED, Happening.ENABLED, *_BADGES),
    *(Happening.PIN_RESET, Happening.PIN_CHANGED, Happening.PIN_REHASHED),
)
"""What says how a person is."""


IN_THE_LOG: Final = (Differs.UNKNOWN, Differs.MISSING, Differs.ALTERED)
"""Differences that are found once, by what was known before; the others are found again at each
comparison.
"""


OF_SIGNATURES: Final = (Differs.SIGNATURE, Differs.UNHEARD)
"""Differences that only the whole journal shows."""
OF_SEALS: Final = (
    *(Differs.NOT_SEALED, Differs.ENTRY_NOT_SEALED, Differs.TAKEN_OUT, Differs.OTHER_KEY),
)
"""Differences that end as the register is sealed anew, once they are signed."""


def known_now(
    log: Sequence[LogEntry],
    members: Iterable[Member],
    found: Iterable[Difference] = (),
    before: Known | None = None,
    sealed: str = "",
) -> Known:
    """Give what is known of the register from now on, once somebody has signed all that was
    `found`.

    `before`: what was known before; signatures that were accepted stay so. `sealed`: the mark of
    the key that seals the register.
    """
    everybody = tuple(members)
    words = tuple(each.value for each in OF_SIGNATURES)
    accepted = (
        *(key for key in (() if before is None else before.accepted) if key.startswith(words)),
        *(_key(each) for each in _of_people(log, everybody)),
        *(_key(each) for each in found if each.how in OF_SIGNATURES),
    )
    people = tuple(map(as_he_is, everybody))
    return Known(len(log), _digest(log), accepted, people=people, sealed=sealed)


def known_in_part(
    before: Known, log: Sequence[LogEntry], signed: Iterable[Difference], left: Iterable[Difference]
) -> Known:
    """Give what is known of it if some of what was found is `left` for another Shift Manager to
    sign.
    """
    ends = (*IN_THE_LOG, *OF_SEALS)
    lasting = [_key(each) for each in signed if each.how not in ends]
    accepted = tuple(dict.fromkeys((*before.accepted, *lasting)))
    waiting = tuple(each for each in left if each.how in IN_THE_LOG)
    return Known(
        *(len(log), _digest(log), accepted),
        waiting=waiting,
        people=before.people,
        sealed=before.sealed,
    )


def as_he_is(member: Member) -> str:
    """A person with all that gives him authority, in one line."""
    state = "enabled" if member.enabled else "disabled"
    return f"{member.key}: {member.role.value} {state} {member.mark} {member.badge_mark}".strip()


def differences(
    log: Sequence[LogEntry],
    members: Iterable[Member],
    known: Known,
    told: Iterable[Mapping[str, Any]],
    signatures: Iterable[Difference] = (),
    *,
    seals: RegisterSeals | None = None,
) -> tuple[Difference, ...]:
    """The differences between the register and a journal, the oldest first.

    `log` is the register's whole log, `told` what the journal says about people since `known`:
    payloads of its `staff` entries. `signatures` is what `signatures.compared` has found.
    """
    all_told, everybody = list(told), tuple(members)
    placed = [each for each in all_told if each.get("register") is not None]
    unplaced = [dict(each) for each in all_told if each.get("register") is None]
    altered = _digest(log[: known.entries]) != known.digest
    found = (
        *known.waiting,
        *(() if seals is None else _of_seals(seals, everybody, known)),
        *([Difference(Differs.ALTERED, entry=known.entries)] if altered else ()),
        *_missing(log, placed),
        *_unknown(log[known.entries :], placed, unplaced),
        *(each for each in _of_people(log, everybody) if _key(each) not in known.accepted),
        *(each for each in signatures if _key(each) not in known.accepted),
    )
    return tuple(dict.fromkeys(found))


def _of_seals(
    seals: RegisterSeals, members: Iterable[Member], known: Known
) -> Iterator[Difference]:
    """Compare the seals of the register's rows."""
    names = {member.key: member.name for member in members}
    if known.sealed not in ("", seals.mark):
        yield Difference(Differs.OTHER_KEY)
    for flaw in seals.flaws:
        yield Difference(Differs(flaw.what.value), names.get(flaw.name, ""), entry=flaw.entry)


def _missing(log: Sequence[LogEntry], placed: Iterable[Mapping[str, Any]]) -> Iterator[Difference]:
    """Find what is in the journal from an entry that the register no longer has, or has in another
    form.
    """
    by_number = {entry.seq: entry for entry in log}
    for payload in placed:
        place = payload["register"]
        entry = by_number.get(place["entry"])
        if entry is None or entry.digest != place["digest"]:
            yield _difference(Differs.MISSING, payload, place["entry"])


def _unknown(
    since: Iterable[LogEntry],
    placed: Iterable[Mapping[str, Any]],
    unplaced: list[dict[str, Any]],
) -> Iterator[Difference]:
    """Who was given authority or a badge by an entry that the journal doesn't have.

    `unplaced`: what version 0.1 stored in the journal, without the number of the entry.
    """
    heard = {(each["register"]["entry"], each["register"]["digest"]) for each in placed}
    for entry in since:
        if not _tells(entry, (*_AUTHORITY, *_BADGES)) or (entry.seq, entry.digest) in heard:
            continue
        payload = json.loads(entry.happened)
        if payload in unplaced:
            unplaced.remove(payload)
        else:
            yield _difference(Differs.UNKNOWN, payload, entry.seq)


def _digest(log: Sequence[LogEntry]) -> str:
    if not log:
        return ""
    whole = sha256()
    for entry in log:
        whole.update(f"{entry.seq} {entry.wall_ns} {entry.happened}\n".encode())
    return whole.hexdigest()


def _tells(entry: LogEntry, happenings: Iterable[Happening]) -> bool:
    """Say whether the entry is of one of these kinds, without reading all of it."""
    return any(f'"staff":"{each.value}"' in entry.happened for each in happenings)


def _difference(how: Differs, payload: Mapping[str, Any], entry: int) -> Difference:
    role = payload.get("role")
    return Difference(
        how,
        payload["name"],
        Happening(payload["staff"]),
        None if role is None else Role(role),
        payload.get("by", ""),
        entry,
    )


def _key(difference: Difference) -> str:
    what = "" if difference.what is None else difference.what.value
    role = "" if difference.role is None else difference.role.value
    return f"{difference.how.value} {what} {role} {difference.name} {difference.mark}".strip()


def _of_people(log: Sequence[LogEntry], members: Iterable[Member]) -> Iterator[Difference]:
    """Compare each person with the log: there, in that role, enabled, with that PIN and
    that badge.
    """
    said = _people_as_logged(log)
    for member in members:
        yield from _of_member(member, said.pop(member.name, None))
    for name in said:
        yield Difference(Differs.GONE, name)


def _people_as_logged(log: Sequence[LogEntry]) -> dict[str, dict[str, Any]]:
    """Give the log's last word about each person, by name."""
    said: dict[str, dict[str, Any]] = {}
    for entry in log:
        if not _tells(entry, _OF_PEOPLE):
            continue
        payload = json.loads(entry.happened)
        what, name, mark = Happening(payload["staff"]), payload["name"], payload.get("mark")
        if what is Happening.ADDED:
            said[name] = {"role": payload["role"], "enabled": True, "mark": mark, "badge": ""}
            said[name]["one-time"] = True
        elif name not in said:
            continue
        elif what in (Happening.ENABLED, Happening.DISABLED):
            said[name]["enabled"] = what is Happening.ENABLED
        elif what in _BADGES:
            said[name]["badge"] = mark if what is Happening.BADGE_GIVEN else ""
        else:
            said[name]["mark"] = mark
            if what is not Happening.PIN_REHASHED:
                said[name]["one-time"] = what is Happening.PIN_RESET
    return said


def _of_member(member: Member, said: Mapping[str, Any] | None) -> Iterator[Difference]:
    def lacks(what: Happening, mark: str = "") -> Difference:
        return Difference(Differs.NO_ENTRY, member.name, what, member.role, mark=mark)

    if said is None or said["role"] != member.role.value:
        yield lacks(Happening.ADDED)
        return
    if said["enabled"] != member.enabled:
        yield lacks(Happening.ENABLED if member.enabled else Happening.DISABLED)
    other = said["mark"] is not None and said["mark"] != member.mark
    if other or (said["one-time"] and not member.must_change):
        yield lacks(Happening.PIN_CHANGED, member.mark)
    badge, has = said["badge"], member.badge_mark
    if badge != has and (badge is not None or not has):  # version 0.1's logs have no badge marks
        yield lacks(Happening.BADGE_GIVEN if has else Happening.BADGE_TAKEN, has)
