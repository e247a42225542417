"""A table in service: whatever it is told is verified, stored, and then counts.

Every command goes `decide` → journal (committed, synced) → `apply`, so that nothing on the screen
can be taken back by a power cut; starting again is the fold of the journal's last Round
(`served_table`). What else is told has a module for its subject: `shoe_acts`, `chip_acts`,
`device_acts`, `interruption`, `slip_acts`. Knows no screen, no port and no clock: bytes, events'
names and time are given to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.errors import Bug, Refusal
from tablemgr.house.digests import changed_json
from tablemgr.journal import Draft, Entry, EntryKind, Journal, Json, Stamp
from tablemgr.rules.commands import Command, DealCard, GoesOn, Open
from tablemgr.rules.events import Event, RoundCompleted, RoundVoided
from tablemgr.rules.games.irregularities.taking_back import moves_implied_by_card
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Limits, Phase
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.table import Table
from tablemgr.service.hearing import Hearing, Heartbeats
from tablemgr.service.kept_tray import KeptTray
from tablemgr.service.movements.move import ChipMoves
from tablemgr.service.served_table import ServedTable, carry_entry
from tablemgr.service.shoe import Shoe
from tablemgr.service.slip_name import VOID, SlipName
from tablemgr.service.stored_act import (
    BESIDE,
    INFERRED,
    act_entry,
    dealer_entry,
    refusal_entry,
)
from tablemgr.tray.moment import FloatRules

_SEALED: Final = frozenset({"signature", "changed"})
"""What an entry has that a person signed for, or that changes settings."""
_OF_DEVICE: Final = (EntryKind.RAW, EntryKind.DEVICE)
_NO_DECISION: Final = (*BETWEEN_ROUNDS, Phase.BETTING, Phase.IRREGULARITY)


class TableSession(ServedTable):
    """One table in service. Everything that changes it comes in here and is stored first."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        clock: Callable[[], Stamp],
        *,
        cards_come_back: bool = False,
        float_rules: FloatRules | None = None,
    ) -> None:
        """Go on where the journal ends, as `ServedTable` does.

        `clock` gives the time of each entry. Raises `Fault` if the journal does not fit.
        """
        self._clock = clock
        self.hearing = Hearing()
        self.heartbeats = Heartbeats()
        self.boxes_only = False
        """Boxes are marked in play without amounts; each Round that opens stores this."""
        self.hit_by_card = True
        """True: a card drawn while a Hand may Hit is its Hit (I12); False: a Hit is announced
        first.
        """
        self.barred_dealer = ""
        """The Dealer's name, if the house no longer lets him deal; the Round in play goes on."""
        self.halted: str | None = None
        """What a bug said when it stopped the Round, or None."""
        self.seal: Callable[[Journal], Mapping[str, Json]] | None = None
        """Signs the journal as it stands with the table's key, if the table has one."""
        super().__init__(table, journal, cards_come_back=cards_come_back, float_rules=float_rules)
        self.check_as_left = replace(self.check)
        """The felt check as it was before the program started again."""

    @property
    def training(self) -> bool:
        """Say whether the table is for training: its journal says so, from its first entry on."""
        return self.journal.header.training

    # --- commands --------------------------------------------------------------------------------

    def verify(self, command: Command, by: Person | None = None) -> Refusal | None:
        """Why the command is not allowed now, or None. Nothing changes and nothing is stored.

        `by` is who acts, if it is not who deals.
        """
        return self.barred(command) or self.table.verify(command, (by or self.person).role)

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
        who stays signed in. `reason` is why, in his words, if the screen asks for it (5.6);
        `beside` is what was said with the command and is not in a round record (`case_book`).
        Raises `Refusal` (stored too; nothing else changes), `Fault` if the journal can't be
        written, `Bug` if the Round is stopped.
        """
        self.refuse_if_halted()
        implied = awaited(self.table) if type(command) is DealCard and self.hit_by_card else ()
        if implied and not any(map(self.barred, implied)):
            assert isinstance(command, DealCard)
            return self._do_implied(implied, command, via)
        try:
            barred = self.barred(command)
            if barred is not None:
                raise barred
            events = self.table.decide(command, (by or self.person).role)
        except Refusal as refusal:
            self._store_refusal(command, refusal, via, by)
            raise
        moved = self.movements.implied_moves(self.table, command, events)
        said: dict[str, Json] = {"reason": reason} if reason else {}
        if beside:
            said[BESIDE] = dict(beside)
        self._store(command, events, via, by, moved=moved, said=said)
        self._take_effect((command, events, moved))
        return events

    def barred(self, command: Command) -> Refusal | None:
        """Give what the session refuses before it asks the rules: settling with cards in doubt;
        every decision before the felt check that follows a restart or a reconnect, and before
        somebody has said what an interruption means (5.4); a new Round before a shuffle or a search
        that is due (I10, 5.5.1), or while changed settings wait for a signature, or under a Dealer
        who may no longer deal, or while the table's tray is not open.
        """
        why = self.tray.bars(command)
        if why is not None and self.between_rounds:
            return why
        if type(command) is Open and self.between_rounds:
            if self.barred_dealer:
                reason = Reason("dealer-barred", name=self.barred_dealer)
                return self.table.rulebook.refusal(reason)
            unsigned = self.standing.bars_opening(self.journal)
            if unsigned is not None:
                return self.table.rulebook.refusal(unsigned)
        code = self.check.bars(command)
        if code is None and type(command) is Open:
            code = self.shoe.bars_opening
        return None if code is None else self.table.rulebook.refusal(Reason(code))

    def _do_implied(self, said: Sequence[Command], dealt: DealCard, via: str) -> list[Event]:
        """I12: the session tells the table what the card says, then the card; all are stored as
        inferred. What the Interim Settlement still has to pay stays due (5.16).
        """
        told = with_its_card(self.table, said, dealt)
        acts: list[tuple[Command, list[Event], Sequence[ChipMoves]]] = []
        for command, events in told:
            first = not acts and not isinstance(command, GoesOn)
            moved = self.movements.implied_moves(self.table, command, events) if first else ()
            acts.append((command, events, moved))
        entries = [act_entry(command, events, via, moved) for command, events, moved in acts]
        entries[-1] |= self._heard(dealt)
        drafts = [self._draft(EntryKind.ACT, {**entry, INFERRED: True}) for entry in entries]
        self.journal.append_all(drafts)
        self._take_effect(*acts)
        return [event for _, events in told for event in events]

    def _store_refusal(
        self, command: Command, refusal: Refusal, via: str, by: Person | None
    ) -> None:
        said = refusal_entry(command, refusal, via) | self._heard(command)
        self.write(EntryKind.REFUSAL, said, by=by)
        if type(command) is DealCard:  # it came out of the shoe all the same
            self.shoe.draw([command.card])

    def _store(
        self,
        command: Command,
        events: list[Event],
        via: str,
        by: Person | None = None,
        *,
        moved: Sequence[ChipMoves] = (),
        said: Mapping[str, Json] = MappingProxyType({}),
    ) -> None:
        """Append the act, and the issue of a slip with the act that completes a Round."""
        entry = {**act_entry(command, events, via, moved), **self._heard(command), **said}
        opens = type(command) is Open
        if opens:
            entry["carry"] = carry_entry(self, boxes_only=self.boxes_only)
        drafts = [self._draft(EntryKind.ACT, entry, self.round_no + opens, by=by)]
        issued = self._next_slip(events)
        if issued is not None:
            told: dict[str, Json] = {"issued": issued.number, **issued.stored()}
            drafts.append(self._draft(EntryKind.SLIP, told))
        self._append(drafts, after_heartbeats=opens or issued is not None)
        if opens:
            self.tray.begin_round()
            self.round_no += 1
            self.check.forget()
        if issued is not None:
            self.count_slip(issued)

    def _next_slip(self, events: list[Event]) -> SlipName | None:
        """The slip that these events call for, or None."""
        if any(isinstance(event, RoundVoided) for event in events):
            return SlipName(self.voids_issued + 1, VOID)
        if any(isinstance(event, RoundCompleted) for event in events):
            return SlipName(self.slips_issued + 1)
        return None

    def _take_effect(self, *told: tuple[Command, list[Event], Sequence[ChipMoves]]) -> None:
        in_order = self.shoe.in_order
        for command, events, moved in told:
            self.apply(self.table, command, events, moved)
        if self.shoe.in_order and not in_order:
            said: dict[str, Json] = {"shoe": "in-order", "cards": self.shoe.order.length}
            self.write(EntryKind.SESSION, said)

    def _heard(self, command: Command) -> dict[str, Json]:
        """Which stored bytes a card comes from, for its entry."""
        return self.hearing.note() if type(command) is DealCard else {}

    # --- the table's service ---------------------------------------------------------------------

    def set_boxes_only(self, on: bool, limits: Limits) -> None:
        """Set whether boxes are marked without amounts, and the limits: both hold from the next
        Round on, whose opening stores them. Raises `Refusal` while a Round is under way.
        """
        self.refuse_in_a_round()
        self.table.limits = limits
        self.boxes_only = on

    def sign_in(self, person: Person) -> None:
        """Another person acts from now on."""
        acts: dict[str, Json] = {"acts": person.name, "role": person.role.value}
        if person.signature is not None:
            acts["signature"] = person.signature.payload()
        self.write(EntryKind.SESSION, acts)
        self.person = person
        self.barred_dealer = ""

    def note(self, happened: Mapping[str, Json], by: Person | None = None) -> Entry:
        """Store something that belongs to the table's service and changes no Round; gives the
        entry.

        `by` is who signs for it, if it is not who deals.
        """
        entry = self.write(EntryKind.SESSION, happened, by=by)
        self.standing.fold(entry)
        return entry

    def note_changed_files(self) -> None:
        """Store which files differ from those of the earlier Rounds, if any do."""
        if self.digests.changed:
            self.write(EntryKind.SESSION, {"files": changed_json(self.digests.changed)})

    # --- stopping and starting again -------------------------------------------------------------

    def halt(self, what: str) -> None:
        """A bug: stop the Round as it is. `restore` goes on from what is stored."""
        self.halted = what
        self.write(EntryKind.FLAW, {"what": what})

    def fold_again(self) -> None:
        """Drop the present state and fold the last Round from the journal
        (`interruption.restore`).
        """
        self.table = self.table.fresh()
        self.shoe = Shoe(self.table.decks, self.shoe.shuffled_each_round)
        self.tray = KeptTray(self.tray.rules)
        self.halted = None
        self.check.forget()
        self.fold_last_round()

    def refuse_in_a_round(self) -> None:
        """Raises `Refusal` while a Round is under way."""
        if not self.between_rounds:
            raise self.table.rulebook.refusal(Reason("already-open"))

    def refuse_if_halted(self) -> None:
        """Raises `Bug` if the Round is stopped."""
        if self.halted is not None:
            raise Bug(f"the Round is stopped: {self.halted}")

    # --- the journal -----------------------------------------------------------------------------

    def write(
        self,
        kind: EntryKind,
        said: Mapping[str, Json],
        *,
        round_no: int | None = None,
        by: Person | None = None,
        stamp: Stamp | None = None,
    ) -> Entry:
        """Append one entry, committed and synced; gives it. Raises `Fault`.

        It belongs to the present Round, the person who deals and the present time, unless
        another Round, signer (`by`) or time is given.
        """
        draft = self._draft(kind, said, round_no, by=by, stamp=stamp)
        return self._append([draft], after_heartbeats=kind in _OF_DEVICE)[-1]

    def store_heartbeats(self) -> None:
        """Store the heartbeats that wait for it, if any do. Raises `Fault`."""
        self._append([], after_heartbeats=True)

    def _append(self, drafts: list[Draft], *, after_heartbeats: bool) -> list[Entry]:
        """Append these together; `after_heartbeats`: the heartbeats until now come before them."""
        if not after_heartbeats or not self.heartbeats:
            return self._appended(drafts)
        beats = self._draft(EntryKind.RAW, self.heartbeats.entry(), stamp=self.heartbeats.last)
        entries = self._appended([beats, *drafts])
        self.heartbeats.clear()
        return entries

    def _appended(self, drafts: list[Draft]) -> list[Entry]:
        """Append these, and the key's signature over them if a person has signed for one or a
        setting has changed; none while something speaks against the journal.
        """
        entries = self.journal.append_all(drafts)
        signs = self.seal is not None and not self.standing.unwitnessed
        if signs and any(_SEALED & draft.payload.keys() for draft in drafts):
            assert self.seal is not None
            self.journal.append_all([self._draft(EntryKind.SESSION, self.seal(self.journal))])
        return entries

    def _draft(
        self,
        kind: EntryKind,
        said: Mapping[str, Json],
        round_no: int | None = None,
        *,
        by: Person | None = None,
        stamp: Stamp | None = None,
    ) -> Draft:
        person = by or self.person
        return Draft(
            kind,
            {**said, **dealer_entry(self.person, by)},
            self.round_no if round_no is None else round_no,
            person.name,
            person.role.value,
            stamp or self._clock(),
        )


def awaited(table: Table) -> Sequence[Command]:
    """Give what a card drawn now counts as, if a Hand that may Hit awaits its decision: its Hit. In
    the Interim Settlement: that play goes on, and then perhaps a Hit (I12).

    Nothing if the card is due to somebody, or to nobody.
    """
    position = table.position
    if position.next_card is not None or position.phase in _NO_DECISION:
        return ()
    return moves_implied_by_card(table.family, position)


def with_its_card(
    table: Table, said: Sequence[Command], dealt: DealCard
) -> Sequence[tuple[Command, list[Event]]]:
    """Give what the card counts as, and the card, each with what it leads to. Changes nothing."""
    after = table.copy()
    found: list[tuple[Command, list[Event]]] = []
    for command in (*said, dealt):
        found.append((command, after.decide(command)))
        after.apply(found[-1][1], command)
    return found
