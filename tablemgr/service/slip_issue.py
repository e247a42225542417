"""The slips of Rounds and their numbers, from the Rounds' entries. Makes and prints no slips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.house.slip_settings import SignedChange, changed_before_slips
from tablemgr.house.standing import differing
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader, Stamp, short_code
from tablemgr.rules.events import Flagged
from tablemgr.rules.events_json import decode
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import SETTLEMENT, SlipName


class SignedBy(Struct, frozen=True):
    """Who signed for an act, and how, as the code of a slip says it."""

    role: str
    name: str
    how: str
    """A `Proof`'s word: `pin`, `name`, `recovery`."""
    register: int
    """The number of the entry in the staff register's log; 0 if it has none."""


class ActInReopening(Struct, frozen=True):
    """Something that puts a Round right, or names a card, and who did or signed for it."""

    line: str
    """As a round record writes it."""
    flags: tuple[Flagged, ...]
    """The flag that it raised."""
    by: Person


class Reopening(Struct, frozen=True):
    """Why a slip replaces another (5.6)."""

    replaces: SlipName
    reason: str
    """Empty in journals of version 0.1."""
    by: Person
    signed: SignedBy
    at: Stamp
    acts: tuple[ActInReopening, ...]
    earlier: Reopening | None = None
    """Why the slip that is replaced had replaced another, if it had."""


class SlipIssue(Struct, frozen=True):
    """The name of a Round's slip, and the journal's code for the settlement that it prints.

    `duplicate` is 0 for the first print and n for the nth after it.
    """

    round_no: int
    name: SlipName
    code: str
    entry: int
    """The number of the journal's entry that settled it, which the code belongs to."""
    chain: bytes
    """The hash of the journal's chain at that entry."""
    settled: Stamp
    dealer: str
    duplicate: int
    boxes_only: bool
    """The Round was played without amounts: its Bets only mark the boxes in play."""
    through: int
    """The entry that gave the slip its number: what came later is not on it."""
    by: SignedBy
    """Who ended the Round: its Dealer, or who signed that it is Void."""
    corrected: tuple[ActInReopening, ...] = ()
    """The cards that were corrected before the Round was settled first."""
    opened: tuple[ActInReopening, ...] = ()
    """The cards that were not read and that a person named as their Hand was opened (S10)."""
    reopening: Reopening | None = None
    """Why it replaces an earlier slip, if it does."""
    replaced_by: SlipName | None = None
    """The slip that replaces it, if there is one."""
    settings: tuple[SignedChange, ...] = ()
    """The settings that were changed since the slip before."""
    unwitnessed: bool = False
    """Something spoke against the journal then, and no Shift Manager had signed."""
    register_differs: int = 0
    """How many differences of the staff register nobody had signed for then."""


def issues(journal: Journal | JournalReader, round_no: int) -> list[SlipIssue]:
    """Every slip of a Round in order, each as its next print would be."""
    told = _SlipsTold(round_no)
    kinds = (EntryKind.ACT, EntryKind.SLIP, EntryKind.SESSION)
    for entry in journal.entries(round_no=round_no, kinds=kinds):
        told.fold(entry)
    settings = changed_before_slips(journal, round_no)
    return [
        replace(
            issue,
            duplicate=told.printed[issue.name],
            settings=settings.get(issue.through, ()),
        )
        for issue in told.found
    ]


class _SlipsTold:
    """The account of a Round's slips in its entries, folded one by one."""

    def __init__(self, round_no: int) -> None:
        self.found: list[SlipIssue] = []
        self.printed: Counter[SlipName] = Counter()
        """How often each slip was printed."""
        self._round_no = round_no
        self._boxes_only = False
        self._register_differs = 0
        self._unwitnessed = False
        self._last_act: Entry | None = None
        self._reopened: Entry | None = None
        """The act that reopened the settlement last (5.6)."""
        self._since: list[Entry] = []
        """The acts since then."""
        self._corrected: list[ActInReopening] = []
        """The cards that were corrected before the first settlement."""
        self._opened: list[ActInReopening] = []
        """The cards that were not read and that a person named."""

    def fold(self, entry: Entry) -> None:
        """The next entry of the Round."""
        data = entry.data
        self._register_differs = differing(data, self._register_differs)
        if entry.kind is EntryKind.SESSION and ("unwitnessed" in data or "witnessed" in data):
            self._unwitnessed = "unwitnessed" in data
        if entry.kind is EntryKind.ACT:
            self._act(entry)
        elif "issued" in data and self._last_act is not None:
            self._issue(_named(data, "issued"), self._last_act, entry.seq)
        elif "printed" in data:
            self.printed[_named(data, "printed")] += 1
        elif "undrawn" in data:
            self.printed[_named(data, "undrawn")] -= 1

    def _act(self, entry: Entry) -> None:
        data = entry.data
        self._last_act = entry
        if "carry" in data:
            self._boxes_only = data["carry"].get("boxes_only", False)
            standing = data["carry"].get("standing", {})
            self._register_differs = standing.get("differs", 0)
            self._unwitnessed = bool(standing.get("unwitnessed"))
        if data["command"] == "reopen" and self.found:
            self._reopened, self._since = entry, []
        else:
            self._since.append(entry)
            if self._reopened is None and data["command"].startswith("correct "):
                self._corrected.append(_act_in(entry))
        if data["command"].startswith("opened "):
            self._opened.append(_act_in(entry))

    def _issue(self, name: SlipName, last_act: Entry, seq: int) -> None:
        reopening = None
        if self._reopened is not None:
            replaced = self.found[-1]
            reopening = _reopening(replaced, self._reopened, self._since)
            self.found[-1] = replace(replaced, replaced_by=name)
        self.found.append(
            SlipIssue(
                self._round_no,
                name,
                short_code(last_act.hash),
                last_act.seq,
                last_act.hash,
                last_act.stamp,
                dealer_of(last_act).name,
                duplicate=0,
                boxes_only=self._boxes_only,
                through=seq,
                by=signed_by(last_act),
                corrected=tuple(self._corrected),
                opened=tuple(self._opened),
                reopening=reopening,
                unwitnessed=self._unwitnessed,
                register_differs=self._register_differs,
            )
        )


def _reopening(replaced: SlipIssue, reopened: Entry, since: Iterable[Entry]) -> Reopening:
    acts = tuple(_act_in(entry) for entry in since if entry.data["command"] != "settle")
    reason, by = str(reopened.data.get("reason", "")), signer_of(reopened)
    earlier = replaced.reopening
    signed = signed_by(reopened)
    return Reopening(replaced.name, reason, by, signed, reopened.stamp, acts, earlier)


def _act_in(entry: Entry) -> ActInReopening:
    flags = tuple(e for e in decode(entry.data["events"]) if isinstance(e, Flagged))
    return ActInReopening(entry.data["command"], flags, signer_of(entry))


def _named(data: Mapping[str, Any], what: str) -> SlipName:
    return SlipName(data[what], data.get("kind", SETTLEMENT))


def next_print(journal: Journal, round_no: int, name: SlipName | None = None) -> SlipIssue | None:
    """A slip of a Round as its next print would be, its last one if none is named; or None."""
    found = issues(journal, round_no)
    if name is not None:
        found = [issue for issue in found if issue.name == name]
    return found[-1] if found else None


def signer_of(entry: Entry) -> Person:
    """Who signed for the entry."""
    return Person(entry.person, Role(entry.role))


def signed_by(entry: Entry) -> SignedBy:
    """Who signed for the entry and how; the Dealer's own acts have no signature of their own."""
    signature = entry.data.get("signature", {})
    proof, register = signature.get("proof", "name"), signature.get("entry", 0)
    return SignedBy(entry.role, entry.person, proof, register)


def dealer_of(entry: Entry) -> Person:
    """Who dealt when the entry was made: its person, unless another signed for it."""
    data = entry.data
    if "dealer" in data:
        return Person(data["dealer"], Role(data["dealer_role"]))
    return signer_of(entry)
