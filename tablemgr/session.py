"""A table in service: its `Table`, its journal, its shoe and who acts. What is shown is stored.

Every command goes `decide` → journal (committed, synced) → `apply`, so that nothing on the screen
can be taken back by a power cut; starting again is the fold of the journal's last Round. Knows no
screen, no port and no clock: bytes, events' names and time are given to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablemgr.commands import Command, DealCard, Open, Settle, line_of, parse
from tablemgr.errors import Bug, Fault, Refusal
from tablemgr.events import Event, RoundCompleted, RoundVoided
from tablemgr.events_json import decode, encode
from tablemgr.games.position import Phase
from tablemgr.journal import Draft, Entry, EntryKind, Journal, Json, Stamp, short_code
from tablemgr.people import Person
from tablemgr.roles import Role
from tablemgr.rulebook import Reason
from tablemgr.shoe import Shoe
from tablemgr.table import Table

AT_THE_TABLE_ONLY: Final = frozenset({"cards-unconfirmed"})
"""Refusals that the session gives, not the rules: a record of the Round does not know them."""

_BETWEEN_ROUNDS: Final = (Phase.IDLE, Phase.COMPLETE, Phase.VOID)


@dataclass(frozen=True, slots=True)
class SlipIssue:
    """A settlement slip's number and the journal's code for the settlement that it prints.

    `duplicate` is 0 for the first print and n for the nth after it.
    """

    round_no: int
    slip_no: int
    code: str
    settled: Stamp
    dealer: str
    duplicate: int
    boxes_only: bool
    """The Round was played without amounts: its Bets stand for boxes that were in play."""


class TableSession:
    """One table in service. `table` is for reading: everything that changes it comes in here."""

    def __init__(self, table: Table, journal: Journal, clock: Callable[[], Stamp]) -> None:
        """Take the table up where the journal left it.

        `clock` gives the time of each entry. Raises `Fault` where the journal does not fit the
        table (another game, another number of boxes or decks in the open Round).
        """
        self.table = table
        self.journal = journal
        self.person = Person("dealer")
        self.shoe = Shoe(table.decks)
        self.doubt: str | None = None
        """Why the cards on the screen must be compared with the table before settling, or None."""
        self.boxes_only = False
        """Boxes are marked in play without amounts; it is kept with each Round that opens."""
        self.halted: str | None = None
        """What a bug said when it stopped the Round, or None."""
        self._clock = clock
        self._slips = 0
        self.round_no = journal.last_round_no
        self._resume()

    @property
    def between_rounds(self) -> bool:
        """Whether no Round is under way."""
        return self.table.position.phase in _BETWEEN_ROUNDS

    # --- what is told to the table ---------------------------------------------------------------

    def verify(self, command: Command, by: Person | None = None) -> Refusal | None:
        """Why the command is not allowed now, or None. Nothing changes and nothing is stored.

        `by` is who acts, if it is not who deals.
        """
        if type(command) is Settle and self.doubt is not None:
            return self.table.rulebook.refusal(Reason("cards-unconfirmed"))
        return self.table.verify(command, (by or self.person).role)

    def do(self, command: Command, via: str = "screen", by: Person | None = None) -> list[Event]:
        """Carry the command out, stored first; `via` says where it came from.

        `by` is who signs for it at the Dealer's screen: the entry is his, and it names the Dealer,
        who stays signed in. Raises `Refusal` (stored too; nothing else changes), `Fault` where the
        journal can't be written, `Bug` where the Round is stopped.
        """
        self._refuse_if_halted()
        try:
            refusal = self.verify(command, by)
            if refusal is not None:
                raise refusal
            events = self.table.decide(command, (by or self.person).role)
        except Refusal as refusal:
            refused = _refused(command, refusal, via) | self._dealer(by)
            self.journal.append_all([self._draft(EntryKind.REFUSAL, refused, None, by=by)])
            if type(command) is DealCard:  # out of the shoe all the same
                self.shoe.drawn += 1
            raise
        self._store(command, events, via, by)
        self.table.apply(events, command)
        if type(command) is DealCard:
            self.shoe.drawn += 1
        return events

    def _store(
        self, command: Command, events: list[Event], via: str, by: Person | None = None
    ) -> None:
        """Append the act, and the issue of a slip with the act that completes a Round."""
        payload: dict[str, Json] = {
            "command": line_of(command),
            "events": encode(events),
            "via": via,
            **self._dealer(by),
        }
        opens = type(command) is Open
        if opens:
            payload["carry"] = self._carry()
        drafts = [self._draft(EntryKind.ACT, payload, self.round_no + opens, by=by)]
        if any(isinstance(event, RoundCompleted | RoundVoided) for event in events):
            issued = {"issued": self._slips + 1}
            drafts.append(self._draft(EntryKind.SLIP, issued, self.round_no))
        self.journal.append_all(drafts)
        if opens:
            self.round_no += 1
            self.doubt = None
        self._slips += len(drafts) - 1

    def _dealer(self, by: Person | None) -> dict[str, Json]:
        """Who deals, for an entry that is another's."""
        if by is None:
            return {}
        return {"dealer": self.person.name, "dealer_role": self.person.role.value}

    def _carry(self) -> dict[str, Json]:
        """What a later start needs from before this Round, so that it need not fold it all."""
        table = self.table
        limits = {
            key: None if pair is None else [int(pair[0]), int(pair[1])]
            for key, pair in (("initial", table.limits.initial), ("side", table.limits.side))
        }
        return {
            "game": table.rulebook.id,
            "boxes": table.boxes,
            "decks": table.decks,
            "limits": limits,
            "dealing": table.dealing,
            "shoe": self.shoe.drawn,
            "cut_card": self.shoe.cut_card_seen,
            "slips": self._slips,
            "boxes_only": self.boxes_only,
        }

    # --- what the device and the people say ------------------------------------------------------

    def raw(self, port: str, data: bytes, stamp: Stamp) -> None:
        """Store bytes as a device sent them, at the time when they came, before they are parsed."""
        self.journal.append_all(
            [self._draft(EntryKind.RAW, {"port": port, "hex": data.hex()}, None, stamp)]
        )

    def device(self, key: str, details: Mapping[str, Json], *, doubts_cards: bool) -> None:
        """Store what a device reported; where it doubts the cards of a Round, settling waits."""
        doubts = doubts_cards and self.table.position.phase not in _BETWEEN_ROUNDS
        payload: dict[str, Json] = {"event": key, "details": dict(details), "doubts": doubts}
        self._append(EntryKind.DEVICE, payload)
        if doubts:
            self.doubt = key

    def cut_card(self) -> None:
        """The cut card came out: this Round is the shoe's last."""
        self._append(EntryKind.SESSION, {"shoe": "cut-card"})
        self.shoe.cut_card_seen = True

    def load_shoe(self) -> None:
        """A new shoe is in place. Raises `Refusal` while a Round is under way."""
        if self.table.position.phase not in _BETWEEN_ROUNDS:
            raise self.table.rulebook.refusal(Reason("already-open"))
        self._append(EntryKind.SESSION, {"shoe": "loaded", "decks": self.table.decks})
        self.shoe.load()

    def confirm_cards(self) -> None:
        """The person at the table has compared every card on it with the screen."""
        cards: list[Json] = [card.code for card in self.table.position.cards]
        self._append(EntryKind.CONFIRM, {"cards": cards, "doubt": self.doubt})
        self.doubt = None

    def sign_in(self, person: Person) -> None:
        """Another person acts from here on."""
        self._append(EntryKind.SESSION, {"acts": person.name, "role": person.role.value})
        self.person = person

    def staff(self, happened: Mapping[str, Json]) -> None:
        """Store what happened to a person or his PIN: the payload of a `StaffEvent`."""
        self._append(EntryKind.SESSION, happened)

    # --- slips -----------------------------------------------------------------------------------

    def print_slip(self, round_no: int | None = None) -> SlipIssue:
        """Record that a Round's slip is printed, and give its number (a reprint is a duplicate).

        Raises `Fault` where the Round has no slip.
        """
        number = self.round_no if round_no is None else round_no
        issue = self.slip(number)
        if issue is None:
            raise Fault(f"Round {number} has no settlement slip.", "Settle it first.")
        self._append(EntryKind.SLIP, {"printed": issue.slip_no, "copy": issue.duplicate}, number)
        return issue

    def slip(self, round_no: int) -> SlipIssue | None:
        """The slip of a Round as its next print would be, or None where it has none."""
        settled: Entry | None = None
        last_act: Entry | None = None
        boxes_only = False
        slip_no = printed = 0
        kinds = (EntryKind.ACT, EntryKind.SLIP)
        for entry in self.journal.entries(round_no=round_no, kinds=kinds):
            if entry.kind is EntryKind.ACT:
                last_act = entry
                if "carry" in entry.data:
                    boxes_only = entry.data["carry"].get("boxes_only", False)
            elif "issued" in entry.data:  # a settlement that was reopened has a slip of its own
                settled, slip_no, printed = last_act, entry.data["issued"], 0
            else:
                printed += 1
        if settled is None:
            return None
        code = short_code(settled.hash)
        dealer = dealer_of(settled).name
        return SlipIssue(round_no, slip_no, code, settled.stamp, dealer, printed, boxes_only)

    # --- stopping and starting again -------------------------------------------------------------

    def halt(self, what: str) -> None:
        """A bug: stop the Round where it stands. `restore` goes on from what is stored."""
        self.halted = what
        self._append(EntryKind.FLAW, {"what": what})

    def restore(self) -> None:
        """Take the table up again from the journal, as a new start would."""
        fresh = Table(
            self.table.rulebook,
            boxes=self.table.boxes,
            decks=self.table.decks,
            limits=self.table.limits,
            dealing=self.table.dealing,
        )
        self.table = fresh
        self.shoe = Shoe(fresh.decks)
        self.halted = None
        self._resume()
        if self.table.position.phase not in _BETWEEN_ROUNDS:
            self.doubt = "restored"

    def _refuse_if_halted(self) -> None:
        if self.halted is not None:
            raise Bug(f"the Round is stopped: {self.halted}")

    def _resume(self) -> None:
        """Fold the last Round, and what came after it, from the journal."""
        entries = list(self.journal.entries(round_no=self.round_no))
        acts = [entry.data for entry in entries if entry.kind is EntryKind.ACT]
        fits = not acts or self._fits(acts[0]["carry"])
        if not fits and not _completes(acts[-1]):
            carry = acts[0]["carry"]
            raise Fault(
                f"Round {self.round_no} in {self.journal.path} is open and was begun on another "
                f"table: {carry['game']}, {carry['boxes']} boxes, {carry['decks']} decks.",
                "Put the house profile back as it was, finish the Round, then change it.",
            )
        for entry in entries:
            self._fold(entry, fits)
        if acts and any(acts[0]["carry"][key] != self._carry()[key] for key in ("game", "decks")):
            self.shoe.load()  # the table has changed since: its cards are others

    def _fold(self, entry: Entry, fits: bool) -> None:
        data = entry.data
        if entry.kind is EntryKind.ACT:
            self.person = dealer_of(entry)
            if "carry" in data:
                self.shoe.drawn = data["carry"]["shoe"]
                self.shoe.cut_card_seen = data["carry"]["cut_card"]
                self._slips = data["carry"]["slips"]
                self.doubt = None
            if fits:
                (command,) = parse(data["command"], self.table.vocabulary)
                self.table.apply(decode(data["events"]), command)
            self.shoe.drawn += _is_card(data)
        elif entry.kind is EntryKind.REFUSAL:
            self.shoe.drawn += _is_card(data)
        elif entry.kind is EntryKind.DEVICE and data["doubts"]:
            self.doubt = data["event"]
        elif entry.kind is EntryKind.CONFIRM:
            self.doubt = None
        elif entry.kind is EntryKind.SLIP:
            self._slips += "issued" in data
        elif entry.kind is EntryKind.SESSION:
            self._fold_session(data)

    def _fold_session(self, data: dict[str, Any]) -> None:
        if data.get("shoe") == "loaded":
            self.shoe.load()
        elif data.get("shoe") == "cut-card":
            self.shoe.cut_card_seen = True
        elif "acts" in data:
            self.person = Person(data["acts"], Role(data["role"]))

    def _fits(self, carry: dict[str, Any]) -> bool:
        """Whether a Round was begun on a table like this one."""
        mine = self._carry()
        keys = ("game", "boxes", "decks", "limits", "dealing")
        return all(carry.get(key) == mine[key] for key in keys)

    # --- the journal -----------------------------------------------------------------------------

    def _append(
        self, kind: EntryKind, payload: Mapping[str, Json], round_no: int | None = None
    ) -> None:
        self.journal.append_all([self._draft(kind, payload, round_no)])

    def _draft(
        self,
        kind: EntryKind,
        payload: Mapping[str, Json],
        round_no: int | None,
        stamp: Stamp | None = None,
        by: Person | None = None,
    ) -> Draft:
        """An entry by who deals (or signs: `by`), in the present Round unless another is named."""
        person = by or self.person
        return Draft(
            kind,
            payload,
            self.round_no if round_no is None else round_no,
            person.name,
            person.role.value,
            stamp or self._clock(),
        )


def dealer_of(entry: Entry) -> Person:
    """Who dealt when the entry was made: its person, unless another signed for it."""
    data = entry.data
    if "dealer" in data:
        return Person(data["dealer"], Role(data["dealer_role"]))
    return Person(entry.person, Role(entry.role))


def _is_card(data: dict[str, Any]) -> bool:
    return str(data["command"]).startswith("card ")


def _completes(act: dict[str, Any]) -> bool:
    return any(isinstance(event, RoundCompleted | RoundVoided) for event in decode(act["events"]))


def _refused(command: Command, refusal: Refusal, via: str) -> dict[str, Json]:
    return {
        "command": line_of(command),
        "code": refusal.code,
        "paragraph": refusal.paragraph,
        "text": refusal.text,
        "via": via,
    }
