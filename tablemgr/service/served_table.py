"""A table as its journal's entries say: the fold of the last Round and of what came after it.

Decides nothing and stores nothing: `session` decides and stores what a table is told, and calls
this module once it counts. A start folds the last Round, which is read from the journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault
from tablemgr.house.digests import Digests
from tablemgr.house.standing import Standing
from tablemgr.journal import Entry, EntryKind, Journal, Json
from tablemgr.rules.commands import Command, Open, Report, Void
from tablemgr.rules.events import Event, RoundCompleted, RoundVoided
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.service.carry import RESTORED, carry_of, fits, table_of
from tablemgr.service.felt_check import FeltCheck
from tablemgr.service.kept_tray import KeptTray
from tablemgr.service.movements.move import ChipMoves, moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.shoe import Shoe
from tablemgr.service.slip_issue import dealer_of
from tablemgr.service.slip_name import SETTLEMENT, VOID, SlipName
from tablemgr.service.stored_act import act_in, fitting
from tablemgr.tray.moment import FloatRules

SLIP_BEFORE_BYTES: Final = 16


class ServedTable:
    """A table, its shoe, its chips and who deals. All of it is for reading."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        *,
        cards_come_back: bool = False,
        float_rules: FloatRules | None = None,
    ) -> None:
        """Go on where the journal ends.

        `cards_come_back`: the discards of a Round are shuffled in again before the next one, in any
        game. `float_rules`: the house keeps the table's money by them. Raises `Fault` if the
        journal does not fit the table (another game, number of boxes or decks in the open Round).
        """
        self.table = table
        self.journal = journal
        self.person = Person("dealer")
        """Who deals."""
        self.shoe = Shoe(table.decks, cards_come_back or table.rulebook.decks.shuffled_each_round)
        self.check = FeltCheck()
        self.standing = Standing()
        """What the journal says about the house's settings and people."""
        self.digests = Digests()
        """Which files the Rounds are played by; the code that opens the table sets it."""
        self.movements = Movements()
        """Which chips have moved in this Round."""
        self.tray = KeptTray(float_rules)
        """The table's money; most tables of a demonstration keep none."""
        self.slips_issued = 0
        """The number of the last settlement slip; 0 if there is none."""
        self.voids_issued = 0
        """The number of the last slip of the kind `void`, of a Round or of the tray; version 0.2
        gave those of Rounds settlements' numbers.
        """
        self.slip_before = bytes(SLIP_BEFORE_BYTES)
        """What the next slip says of the one before it: the first bytes of its signature."""
        self.round_no = journal.last_round_no
        self.fold_last_round()

    @property
    def between_rounds(self) -> bool:
        """Say whether no Round is under way."""
        return self.table.position.phase in BETWEEN_ROUNDS

    @property
    def doubt(self) -> str | None:
        """Why the cards on the screen must be compared with the table before settling, or None."""
        return self.check.doubt

    def apply(
        self, table: Table, command: Command, events: list[Event], moved: Sequence[ChipMoves] = ()
    ) -> None:
        """Fold the events into the table, and count what came out of the shoe with them."""
        opens = type(command) is Open
        if opens:
            self.tray.count_movements(self.movements.done, over=True)
            self.movements = Movements()
            self.shoe.begin_round()
            table.seen = self.shoe.seen  # I6 counts over the whole shoe
        elif type(command) is Report and command.kind == "not-shuffled":
            self.shoe.in_order = False  # a person has confirmed it
        was_foreign = any(case.kind == "foreign-card" for case in table.position.cases)
        read = table.position.cards
        known = len(read)
        self.movements.before_fold(table, command, events, moved)
        table.apply(events, command)
        self.movements.after_fold(table)
        self.tray.follow(table.position, command, events)
        if table.rulebook.decks.shuffled_after_a_void and table.position.phase is Phase.VOID:
            self.shoe.cancelled()
        if type(command) is Void and was_foreign:
            self.shoe.search_due = True
        now = table.position.cards
        if now is read:
            self.shoe.draw(now[known:])
        elif not opens:  # the Round was derived again: a card was corrected
            self.shoe.correct(read, now)

    def fold_last_round(self) -> None:
        """Fold the last Round, and what came after it, from the journal. Raises `Fault`."""
        self.standing = Standing()
        entries = list(self.journal.entries(round_no=self.round_no))
        acts = [entry.data for entry in entries if entry.kind is EntryKind.ACT]
        table = self.table
        carry = acts[0]["carry"] if acts else carry_of(table)
        if not fits(table, carry):
            table = table_of(carry)  # set up otherwise, but perhaps with the same shoe
        if table is not self.table and not _completes(acts[-1]):
            raise Fault(
                "Round {round_no} in {path} is open and was begun with other settings: "
                "{game}, {boxes} boxes, {decks} decks.",
                "Put the house profile back as it was, finish the Round, then change it.",
                round_no=self.round_no,
                path=self.journal.path,
                game=carry["game"],
                boxes=carry["boxes"],
                decks=carry["decks"],
            )
        last = max((entry.seq for entry in entries if entry.kind is EntryKind.ACT), default=0)
        others = (carry["game"], carry["decks"]) != (self.table.rulebook.id, self.table.decks)
        for entry in entries:
            with fitting(entry.seq):
                self._fold(entry, table)
            if others and entry.seq == last:
                self.shoe.load()  # from after that Round on: a new shoe

    def follow(self, entry: Entry) -> None:
        """Fold an entry that the table has written elsewhere, after those that are folded here; not
        the opening of a Round. Raises `DoesNotFit`.
        """
        with fitting(entry.seq):
            self._fold(entry, self.table)

    def _fold(self, entry: Entry, table: Table) -> None:
        data = entry.data
        match entry.kind:
            case EntryKind.ACT:
                self._fold_act(entry, table)
            case EntryKind.REFUSAL:
                self.shoe.draw(_refused_card(data))
            case EntryKind.DEVICE if data["doubts"]:
                self.check.doubted(data["event"])
            case EntryKind.CONFIRM:
                self.check.forget()
            case EntryKind.SLIP:
                if "issued" in data:
                    self.count_slip(SlipName(data["issued"], data.get("kind", SETTLEMENT)))
                if "next" in data:
                    self.slip_before = bytes.fromhex(data["next"])
            case EntryKind.SESSION:
                self._fold_service(entry)

    def count_slip(self, name: SlipName) -> None:
        """A slip of a Round, or one that voids another, has got its number."""
        if name.kind == VOID:
            self.voids_issued = name.number
        else:
            self.slips_issued = name.number

    def _fold_act(self, entry: Entry, table: Table) -> None:
        data = entry.data
        self.person = dealer_of(entry)
        if "carry" in data:
            self._take_up(data["carry"])
        moved = moves_of(data.get("moved", ()))
        self.apply(table, *act_in(data, table), moved)
        if "carry" in data:
            self.movements = Movements(all_at_once="ticks" not in data["carry"])

    def _take_up(self, carry: dict[str, Any]) -> None:
        """Take up what the opening of a Round says about the time before it."""
        self.standing.take_up(carry)
        self.tray.take_up(carry)
        self.movements = Movements()
        self.digests.take_up(carry.get("digests", {}))
        self.shoe.take_up(carry["shoe"])
        if "cut_card" in carry:  # version 0.1's journals have it there
            self.shoe.cut_card_seen = carry["cut_card"]
        self.slips_issued = carry["slips"]
        self.voids_issued = carry.get("voids", 0)
        self.slip_before = bytes.fromhex(carry.get("slip_before", "00" * SLIP_BEFORE_BYTES))
        self.check.forget()

    def _fold_service(self, entry: Entry) -> None:
        data = entry.data
        self.standing.fold(entry)
        for number in self.tray.fold(data, self.movements.done):
            self.count_slip(SlipName(number, VOID))
        if RESTORED in data:
            self._take_up(data["carry"])
        if "shoe" in data:
            self.shoe.fold(data)
        elif "acts" in data:
            self.person = Person(data["acts"], Role(data["role"]))
        self.movements.fold(data)


def _refused_card(data: dict[str, Any]) -> list[Card]:
    """The card that was refused because no Round was open, or None."""
    word, _, code = str(data["command"]).partition(" ")
    return [card(code)] if word == "card" else []


def _completes(act: dict[str, Any]) -> bool:
    return any(isinstance(event, RoundCompleted | RoundVoided) for event in decode(act["events"]))


def carry_entry(served: ServedTable, *, boxes_only: bool) -> dict[str, Json]:
    """Write what a later start needs to know from before this Round, so that it need not fold the
    whole journal.
    """
    return {
        **carry_of(served.table),
        "shoe": served.shoe.carry(),
        "cards_come_back": served.shoe.shuffled_each_round,
        "digests": served.digests.stored(),
        "profile": served.digests.profile,
        "slips": served.slips_issued,
        "voids": served.voids_issued,
        "slip_before": served.slip_before.hex(),
        "boxes_only": boxes_only,
        "standing": served.standing.carry(),
        "ticks": True,
        **served.tray.carry(served.movements.done),
    }
