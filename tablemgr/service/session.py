"""A table in service: its `Table`, its journal, its shoe and who acts. What is shown is stored.

Every command goes `decide` → journal (committed, synced) → `apply`, so that nothing on the screen
can be taken back by a power cut; starting again is the fold of the journal's last Round. Knows no
screen, no port and no clock: bytes, events' names and time are given to it.

Long because whatever is told to a table in service is stored by one hand, before it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.house.digests import Digests, changed_json
from tablemgr.house.standing import Standing
from tablemgr.journal import Draft, Entry, EntryKind, Journal, Json, Stamp
from tablemgr.rules.commands import Command, DealCard, Hit, Open, Report, line_of
from tablemgr.rules.events import Event, RoundCompleted, RoundVoided
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Limits, Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.table import Table
from tablemgr.service.carry import carry_of, fits, table_of
from tablemgr.service.felt_check import FeltCheck
from tablemgr.service.heard import Hearing
from tablemgr.service.movements.move import Moves, moves_json, moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.shoe import MOST_BURNED, Shoe, Shortage, Shuffle, shuffle_json
from tablemgr.service.slip_issue import SlipIssue, dealer_of, next_print
from tablemgr.service.told import INFERRED, awaited, command_in, hit_by_card

AT_THE_TABLE_ONLY: Final = frozenset(
    {"cards-unconfirmed", "interruption-unanswered", "settings-unsigned", "shoe-needs-shuffle"}
)
"""Refusals that the session gives, not the rules: a record of the Round does not know them."""
BESIDE: Final = "beside"
"""In an act's entry: what was told beside its command, which no round record knows."""


class TableSession:
    """One table in service. `table` is for reading: everything that changes it comes in here."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        clock: Callable[[], Stamp],
        *,
        cards_come_back: bool = False,
    ) -> None:
        """Take the table up where the journal left it.

        `clock` gives the time of each entry. `cards_come_back`: the discards of a Round are
        shuffled in again before the next, whatever the game asks. Raises `Fault` if the
        journal does not fit the table (another game, number of boxes or decks in the open Round).
        """
        self.table = table
        self.journal = journal
        self.person = Person("dealer")
        self.shoe = Shoe(table.decks, cards_come_back or table.rulebook.decks.shuffled_each_round)
        self.check = FeltCheck()
        self.standing = Standing()
        """What the journal knows of the house's settings and people, for reading."""
        self.digests = Digests()
        """Which files the Rounds are played by: whoever opens the table says it."""
        self._as_left = self.check
        self.hearing = Hearing()
        self.movements = Movements()
        """Which chips have moved in this Round, for reading: `tick` and `untick` change it."""
        self.boxes_only = False
        """Boxes are marked in play without amounts; it is kept with each Round that opens."""
        self.hit_by_card = True
        """A card that is drawn while a Hand may Hit is its Hit (I12); else it is announced."""
        self.halted: str | None = None
        """What a bug said when it stopped the Round, or None."""
        self._clock = clock
        self._slips = 0
        self.round_no = journal.last_round_no
        self._resume()

    @property
    def doubt(self) -> str | None:
        """Why the cards on the screen must be compared with the table before settling, or None."""
        return self.check.doubt

    @property
    def between_rounds(self) -> bool:
        """Whether no Round is under way."""
        return self.table.position.phase in BETWEEN_ROUNDS

    # --- what is told to the table ---------------------------------------------------------------

    def verify(self, command: Command, by: Person | None = None) -> Refusal | None:
        """Why the command is not allowed now, or None. Nothing changes and nothing is stored.

        `by` is who acts, if it is not who deals.
        """
        return self._barred(command) or self.table.verify(command, (by or self.person).role)

    def _barred(self, command: Command) -> Refusal | None:
        """What the session refuses, whatever the rules say: settling with cards in doubt, every
        decision before the felt check that follows a restart or a reconnect, and before somebody
        has said what an interruption means (5.4); a Round before the shuffle that is due (I10), or
        while other settings wait for their signature.
        """
        if type(command) is Open and self.between_rounds:
            unsigned = self.standing.bars_opening(self.journal)
            if unsigned is not None:
                return self.table.rulebook.refusal(unsigned)
        code = self.check.bars(command)
        if code is None and type(command) is Open and self.shoe.shuffle_due:
            code = "shoe-needs-shuffle"
        return None if code is None else self.table.rulebook.refusal(Reason(code))

    def do(
        self,
        command: Command,
        via: str = "screen",
        by: Person | None = None,
        *,
        reason: str = "",
        beside: Mapping[str, Json] | None = None,
    ) -> list[Event]:
        """Carry the command out, stored first; `via` says where it came from.

        `by` is who signs for it at the Dealer's screen: the entry is his, and it names the Dealer,
        who stays signed in. `reason` is why, in his words, where the screen asks for it (5.6);
        `beside` is what was said with the command and no record knows (`case_book`).
        Raises `Refusal` (stored too; nothing else changes), `Fault` if the journal can't be
        written, `Bug` if the Round is stopped.
        """
        self._refuse_if_halted()
        hit = awaited(self.table) if type(command) is DealCard and self.hit_by_card else None
        if hit is not None and self._barred(hit) is None:
            assert isinstance(command, DealCard)
            return self._hit(hit, command, via)
        try:
            barred = self._barred(command)
            if barred is not None:
                raise barred
            events = self.table.decide(command, (by or self.person).role)
        except Refusal as refusal:
            refused = _refused(command, refusal, via) | self._dealer(by) | self._heard(command)
            self.journal.append_all([self._draft(EntryKind.REFUSAL, refused, None, by=by)])
            if type(command) is DealCard:  # out of the shoe all the same
                self.shoe.draw([command.card])
            raise
        moved = self.movements.said_by(self.table, command, events)
        said: dict[str, Json] = {"reason": reason} if reason else {}
        if beside:
            said[BESIDE] = dict(beside)
        self._store(command, events, via, by, moved=moved, said=said)
        self._take_effect((command, events, moved))
        return events

    def _take_effect(self, *told: tuple[Command, list[Event], Sequence[Moves]]) -> None:
        in_order = self.shoe.in_order
        for command, events, moved in told:
            self._apply(self.table, command, events, moved)
        if self.shoe.in_order and not in_order:
            self._append(EntryKind.SESSION, {"shoe": "in-order", "cards": self.shoe.order.length})

    def _hit(self, hit: Hit, dealt: DealCard, via: str) -> list[Event]:
        """I12: the table tells itself the Hit, then the card; both are stored as inferred."""
        (_, called), (_, came) = hit_by_card(self.table, hit, dealt)
        moved = self.movements.said_by(self.table, hit, called)
        payloads = (
            self._payload(hit, called, via, moved=moved),
            self._payload(dealt, came, via),
        )
        drafts = [
            self._draft(EntryKind.ACT, {**payload, INFERRED: True}, None) for payload in payloads
        ]
        self.journal.append_all(drafts)
        self._take_effect((hit, called, moved), (dealt, came, ()))
        return [*called, *came]

    def _apply(
        self, table: Table, command: Command, events: list[Event], moved: Sequence[Moves] = ()
    ) -> None:
        """Fold the events into the table, and count what came out of the shoe with them."""
        opens = type(command) is Open
        if opens:
            self.movements = Movements()
            self.shoe.begin_round()
            table.seen = self.shoe.seen  # I6 reaches over the whole shoe
        elif type(command) is Report and command.kind == "not-shuffled":
            self.shoe.in_order = False  # a person has confirmed it
        read = table.position.cards
        known = len(read)
        self.movements.told(table, command, events, moved)
        table.apply(events, command)
        self.movements.folded(table)
        if table.rulebook.decks.shuffled_after_a_void and table.position.phase is Phase.VOID:
            self.shoe.cancelled()
        now = table.position.cards
        if now is read:
            self.shoe.draw(now[known:])
        elif not opens:  # the Round was derived anew: a card was another one
            self.shoe.correct(read, now)

    def _store(
        self,
        command: Command,
        events: list[Event],
        via: str,
        by: Person | None = None,
        *,
        moved: Sequence[Moves] = (),
        said: Mapping[str, Json] = MappingProxyType({}),
    ) -> None:
        """Append the act, and the issue of a slip with the act that completes a Round."""
        payload = {**self._payload(command, events, via, by, moved=moved), **said}
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
            self.check.forget()
        self._slips += len(drafts) - 1

    def _payload(
        self,
        command: Command,
        events: list[Event],
        via: str,
        by: Person | None = None,
        *,
        moved: Sequence[Moves] = (),
    ) -> dict[str, Json]:
        """What an act's entry says."""
        return {
            "command": line_of(command),
            "events": encode(events),
            "via": via,
            **self._heard(command),
            **self._dealer(by),
            **({"moved": moves_json(moved)} if moved else {}),
        }

    def _dealer(self, by: Person | None) -> dict[str, Json]:
        """Who deals, for an entry that is another's."""
        if by is None:
            return {}
        signed = {} if by.signature is None else {"signature": by.signature.payload()}
        return {"dealer": self.person.name, "dealer_role": self.person.role.value, **signed}

    def _heard(self, command: Command) -> dict[str, Json]:
        """Whence a card is, for its entry."""
        return self.hearing.note() if type(command) is DealCard else {}

    def _carry(self) -> dict[str, Json]:
        """What a later start needs from before this Round, so that it need not fold it all."""
        return {
            **carry_of(self.table),
            "shoe": self.shoe.carry(),
            "digests": self.digests.stored(),
            "slips": self._slips,
            "boxes_only": self.boxes_only,
            "standing": self.standing.carry(),
            "ticks": True,
        }

    # --- chips that move -------------------------------------------------------------------------

    def tick(self, moves: Moves) -> None:
        """The Dealer has moved these chips. Raises `Bug` if the Round is stopped."""
        self._refuse_if_halted()
        self._append(EntryKind.SESSION, {"moved": moves_json([moves])})
        self.movements.tick(moves)

    def untick(self, moves: Moves) -> None:
        """He has not, after all. Raises `ValueError` if they were not ticked off, else as
        `tick` does.
        """
        self._refuse_if_halted()
        if moves not in self.movements.done:
            raise ValueError("these chips have not moved")
        self._append(EntryKind.SESSION, {"not_moved": moves_json([moves])})
        self.movements.untick(moves)

    # --- what the device and the people say ------------------------------------------------------

    def raw(self, port: str, data: bytes, stamp: Stamp, protocol: str = "") -> None:
        """Store bytes as a device sent them, at the time when they came, before they are parsed.

        `protocol` is the one by which they are then.
        """
        sent: dict[str, Json] = {"port": port, "hex": data.hex(), "protocol": protocol}
        entry = self.journal.append_all([self._draft(EntryKind.RAW, sent, None, stamp)])[0]
        self.hearing.stored(entry.seq)

    def device(
        self,
        key: str,
        details: Mapping[str, Json],
        *,
        doubts_cards: bool,
        by: Person | None = None,
        is_foreign_card: bool = False,
    ) -> list[Event]:
        """Store what a device reported; where it doubts the cards of a Round, settling waits.

        `by` is who signed for what the device was asked to do. A foreign card that it read in
        mid-Round stops the Round as one too many does (5.5.1): gives what the report led to.
        """
        doubts = doubts_cards and not self.between_rounds
        payload: dict[str, Json] = {"event": key, "details": dict(details), "doubts": doubts}
        payload |= self._dealer(by)
        self.journal.append_all([self._draft(EntryKind.DEVICE, payload, None, by=by)])
        if doubts:
            self.check.doubted(key)
        if is_foreign_card and not self.between_rounds:
            return self.do(Report("foreign-card"), "device")
        return []

    def confirm_cards(self, bets: Sequence[Json] = ()) -> None:
        """The person at the table has compared every card and every Bet on it with the screen.

        `bets` are the Bets that were shown.
        """
        cards: list[Json] = [card.code for card in self.table.position.cards]
        confirmed: dict[str, Json] = {"cards": cards, "bets": list(bets), "doubt": self.doubt}
        self._append(EntryKind.CONFIRM, confirmed)
        self.check.confirmed()

    def say_they_differ(self, what: str) -> None:
        """The person at the table has found a difference; what is done about it follows as acts."""
        self._append(EntryKind.SESSION, {"felt_check": "differs", "what": what})

    # --- an interruption (5.4) -------------------------------------------------------------------

    def take_up(self) -> None:
        """The program begins again at this table. Where cards or Bets lie on it, they are to be
        compared, and somebody has to say what the interruption means.
        """
        self._as_left = replace(self.check)
        position = self.table.position
        lies = position.cards or any(box.bets for box in position.boxes.values())
        if lies and not self.between_rounds:
            self.check.taken_up()

    @contextmanager
    def late(self) -> Iterator[None]:
        """What is told in the block came before the program began again: nothing waits for what
        is asked because of that.
        """
        self.check = self._as_left
        try:
            yield
        finally:
            self.take_up()

    def answer_interruption(self, *, affects: bool) -> None:
        """A person has said whether the interruption affects the Round's going on (5.4).

        Where it does, its report follows as an act.
        """
        answered = {"interruption": "reported" if affects else "no-effect"}
        established = self.table.outcome_established
        self._append(EntryKind.SESSION, {**answered, "established": established})
        self.check.interrupted = False

    def set_boxes_only(self, on: bool, limits: Limits) -> None:
        """Boxes are marked without amounts, or no more, and these are the limits: from the next
        Round on, whose opening stores both. Raises `Refusal` while a Round is under way.
        """
        self._refuse_in_a_round()
        self.table.limits = limits
        self.boxes_only = on

    def note_changed_files(self) -> None:
        """Store which files are others than in the Rounds before, if some are."""
        if self.digests.changed:
            self._append(EntryKind.SESSION, {"files": changed_json(self.digests.changed)})

    def sign_in(self, person: Person) -> None:
        """Another person acts from here on."""
        acts: dict[str, Json] = {"acts": person.name, "role": person.role.value}
        if person.signature is not None:
            acts["signature"] = person.signature.payload()
        self._append(EntryKind.SESSION, acts)
        self.person = person

    def note(self, happened: Mapping[str, Json], by: Person | None = None) -> Entry:
        """Store what belongs to the table's service and changes no Round; gives the entry.

        `by` is who signs for it, if it is not who deals.
        """
        draft = self._draft(EntryKind.SESSION, {**happened, **self._dealer(by)}, None, by=by)
        entry = self.journal.append_all([draft])[0]
        self.standing.fold(entry)
        return entry

    # --- the shoe --------------------------------------------------------------------------------

    def cut_card(self) -> None:
        """The cut card came out: this Round is the shoe's last."""
        self._append(EntryKind.SESSION, {"shoe": "cut-card"})
        self.shoe.cut_card_seen = True

    def load_shoe(self, shuffle: Shuffle | None = None, burn: int = 0) -> None:
        """A new shoe is in place: who shuffled it (5.5.4), and how many cards are to be burned.

        Raises `Refusal` while a Round is under way, `ValueError` for a number that can't be.
        """
        if not 0 <= burn <= MOST_BURNED:
            raise ValueError(f"{burn} cards can't be burned")
        self._refuse_in_a_round()
        loaded: dict[str, Json] = {"shoe": "loaded", "decks": self.table.decks, "burn": burn}
        self._append(EntryKind.SESSION, {**loaded, "shuffle": shuffle_json(shuffle)})
        self.shoe.load(shuffle, burn)

    def burn(self, card: Card | None) -> None:
        """A card was burned, before a Round; None if it stays face down.

        Raises `Refusal` while a Round is under way: a card that comes then is dealt.
        """
        self._refuse_in_a_round()
        burned = None if card is None else card.code
        said = {"shoe": "burned", "card": burned, **self.hearing.note()}
        self._append(EntryKind.SESSION, said)
        self.shoe.burn(card)

    def shuffled_after_all(self) -> None:
        """A person says that cards that came as in a new pack were shuffled all the same."""
        self._append(EntryKind.SESSION, {"shoe": "shuffled-after-all"})
        self.shoe.in_order = False

    def shortage(self) -> Shortage | None:
        """I7: whether the cards left can be too few for the Round that is about to be dealt.

        While Bets are open, by the boxes with an Initial Bet so far; None once a card is dealt.
        """
        boxes, needed = self.table.cards_reckoned()
        left = self.shoe.cards_left
        return Shortage(left, needed, boxes) if left < needed else None

    # --- slips -----------------------------------------------------------------------------------

    def print_slip(self, round_no: int | None = None, slip_no: int | None = None) -> SlipIssue:
        """Record that a Round's slip is printed, and give its number (a reprint is a duplicate).
        The last one of the Round, if none is named.

        Raises `Fault` if the Round has no slip.
        """
        number = self.round_no if round_no is None else round_no
        issue = self.slip(number, slip_no)
        if issue is None:
            raise Fault(f"Round {number} has no settlement slip.", "Settle it first.")
        self._append(EntryKind.SLIP, {"printed": issue.slip_no, "copy": issue.duplicate}, number)
        return issue

    def slip(self, round_no: int, slip_no: int | None = None) -> SlipIssue | None:
        """The slip of a Round as its next print would be, or None if it has none. The last
        one, if none is named: a settlement that was reopened has one of its own.
        """
        return next_print(self.journal, round_no, slip_no)

    # --- stopping and starting again -------------------------------------------------------------

    def halt(self, what: str) -> None:
        """A bug: stop the Round where it stands. `restore` goes on from what is stored."""
        self.halted = what
        self._append(EntryKind.FLAW, {"what": what})

    def restore(self) -> None:
        """Take the table up again from the journal, as a new start would."""
        self.table = self.table.fresh()
        self.shoe = Shoe(self.table.decks, self.shoe.shuffled_each_round)
        self.halted = None
        self.check.forget()
        self._resume()
        self.take_up()

    def _refuse_in_a_round(self) -> None:
        if not self.between_rounds:
            raise self.table.rulebook.refusal(Reason("already-open"))

    def _refuse_if_halted(self) -> None:
        if self.halted is not None:
            raise Bug(f"the Round is stopped: {self.halted}")

    def _resume(self) -> None:
        """Fold the last Round, and what came after it, from the journal."""
        self.standing = Standing()
        entries = list(self.journal.entries(round_no=self.round_no))
        acts = [entry.data for entry in entries if entry.kind is EntryKind.ACT]
        table = self.table
        carry = acts[0]["carry"] if acts else carry_of(table)
        if not fits(table, carry):
            table = table_of(carry)  # another than today's: its cards may be of the same shoe
        if table is not self.table and not _completes(acts[-1]):
            raise Fault(
                f"Round {self.round_no} in {self.journal.path} is open and was begun on another "
                f"table: {carry['game']}, {carry['boxes']} boxes, {carry['decks']} decks.",
                "Put the house profile back as it was, finish the Round, then change it.",
            )
        last = max((entry.seq for entry in entries if entry.kind is EntryKind.ACT), default=0)
        others = (carry["game"], carry["decks"]) != (self.table.rulebook.id, self.table.decks)
        for entry in entries:
            self._fold(entry, table)
            if others and entry.seq == last:
                self.shoe.load()  # other cards altogether, from after that Round on

    def _fold(self, entry: Entry, table: Table) -> None:
        data = entry.data
        if entry.kind is EntryKind.ACT:
            self.person = dealer_of(entry)
            if "carry" in data:
                self.standing.take_up(data["carry"])
                self.digests.take_up(data["carry"].get("digests", {}))
                self.shoe.take_up(data["carry"]["shoe"])
                if "cut_card" in data["carry"]:  # the first journals have it there
                    self.shoe.cut_card_seen = data["carry"]["cut_card"]
                self._slips = data["carry"]["slips"]
                self.check.forget()
            moved = moves_of(data.get("moved", ()))
            self._apply(table, command_in(data, table), decode(data["events"]), moved)
            if "carry" in data:
                self.movements = Movements(all_at_once="ticks" not in data["carry"])
        elif entry.kind is EntryKind.REFUSAL:
            self.shoe.draw(_refused_card(data))
        elif entry.kind is EntryKind.DEVICE and data["doubts"]:
            self.check.doubted(data["event"])
        elif entry.kind is EntryKind.CONFIRM:
            self.check.forget()
        elif entry.kind is EntryKind.SLIP:
            self._slips += "issued" in data
        elif entry.kind is EntryKind.SESSION:
            self.standing.fold(entry)
            self._fold_session(data)

    def _fold_session(self, data: dict[str, Any]) -> None:
        if "shoe" in data:
            self.shoe.fold(data)
        elif "acts" in data:
            self.person = Person(data["acts"], Role(data["role"]))
        self.movements.fold(data)

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


def _refused_card(data: dict[str, Any]) -> list[Card]:
    """The card that came out although no Round awaited it, if that was refused."""
    word, _, code = str(data["command"]).partition(" ")
    return [card(code)] if word == "card" else []


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
