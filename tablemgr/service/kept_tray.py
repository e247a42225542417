"""The money of a table in service: its desk follows the Rounds and what the journal has of it.

Each Round's opening stores how the money stood, so that a start folds the last Round alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tablemgr.basics.chips import breakdown
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Json
from tablemgr.rules.commands import Command, Open, Reopen
from tablemgr.rules.events import Event, RoundCompleted, RoundVoided
from tablemgr.rules.games.position import RoundPosition
from tablemgr.service.movements.move import INTO_THE_TRAY, OUT_OF_THE_TRAY, ChipMove, ChipMoves
from tablemgr.service.slip_name import VOID
from tablemgr.tray import supply
from tablemgr.tray.authority import authority_of
from tablemgr.tray.books import name_of
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import DeskState, events_of, state_of, to_json
from tablemgr.tray.events import EffectTakenBack, SettlementReopened, SlipIssued, TrayEvent
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.payout import Held, Payout, payout
from tablemgr.tray.steps import TrayStep

STEP, EVENTS = "tray", "tray-events"
"""The keys of an entry of the journal: what was told to the desk, and what it led to."""
_STANDS, _KEPT, _CHIPS = "tray", "tray-kept", "tray-chips"
"""The keys of a Round's opening: how the money stood, whether the Round's money counts, and which
chips the tray held and its opener had.
"""
_CODED: Final = {
    **{kind: kind for kind in ("opener", "closer", "count", "request", "fill", "credit")},
    **{kind: kind for kind in ("buy-in", "drop", "void", "variance")},
    "correction": "payout-correction",
}
"""The books' kinds of slips, and what their codes call them."""
_USUAL: Final = "washington"


class KeptTray:
    """The table's money. If the house keeps none, it stays as it was when it last kept it."""

    def __init__(self, rules: FloatRules | None) -> None:
        self.rules = rules
        self.desk = TrayDesk(rules or FloatRules(authority_of(_USUAL)))
        self.counts = False
        """The present Round was opened while the house kept the table's money."""
        self._held: Held = {}
        self._opener: Held = {}
        self._counted = 0
        """How many movements of the present Round the chips held have."""

    @property
    def is_kept(self) -> bool:
        """Say whether the house keeps the table's money."""
        return self.rules is not None

    def bars(self, command: Command) -> Refusal | None:
        """Why a Round may not be opened, or a settlement not be reopened: the tray is not open."""
        if self.is_kept and type(command) in (Open, Reopen):
            return self.desk.why_no_round()
        return None

    def follow(
        self, position: RoundPosition[Any, Any], command: Command, events: Sequence[Event]
    ) -> None:
        """Let the books follow what a Round was told; `position` is how it stands after it."""
        if not self.counts:
            return
        if type(command) is Reopen:
            self.desk.apply([SettlementReopened()])
        for event in events:
            if isinstance(event, RoundCompleted):
                self.desk.apply(self.desk.state.books.settled(-sum(position.net().values(), ZERO)))
            elif isinstance(event, RoundVoided):
                self.desk.apply(self.desk.state.books.voided_round())

    def begin_round(self) -> None:
        """A Round opens: its money counts if the house keeps it now."""
        self.counts = self.is_kept

    # --- the chips, colour by colour -------------------------------------------------------------

    def held(self, done: Sequence[ChipMoves]) -> Held:
        """Give the chips that the tray holds once the Round's movements so far are done."""
        return self._paid(done)[0]

    def paid(self, done: Sequence[ChipMoves], stakes: Sequence[Money] = ()) -> list[Payout]:
        """Plan the chips for each of the Round's movements, in their order: empty for what comes in
        or does not touch the tray. `stakes`: the Bets that they are about, if known.
        """
        return self._paid(done, stakes)[1]

    def _paid(
        self, done: Sequence[ChipMoves], stakes: Sequence[Money] = ()
    ) -> tuple[Held, list[Payout]]:
        held, plans = self._held, []
        chip_set = self.chip_set
        for place, moves in enumerate(done[self._counted :], self._counted):
            taken, out = _sums(moves)
            stake = stakes[place] if place < len(stakes) else ZERO
            own = [each for each, _ in breakdown(stake, chip_set).chips]
            held = supply.take_in(held, taken, chip_set)
            plan = payout(out, held, chip_set, own)
            held = supply.hand_out(held, plan)
            plans.append(plan)
        return held, [Payout()] * min(self._counted, len(done)) + plans

    @property
    def chip_set(self) -> tuple[Money, ...]:
        """The chips of the house; none if it keeps no money."""
        return self.rules.chips if self.rules is not None else ()

    def fill_proposed(self, done: Sequence[ChipMoves]) -> ChipCount:
        """Propose a fill before a colour runs dry; empty while none runs low."""
        return supply.fill_proposed(self.held(done), self._opener)

    def count_movements(self, done: Sequence[ChipMoves], *, over: bool = False) -> None:
        """Let the Round's movements so far count among the chips held; `over`: another Round
        begins.
        """
        self._held, self._counted = self.held(done), 0 if over else len(done)

    def go_on_behind(self, numbers: Mapping[str, int]) -> None:
        """Let the numbers of slips go on behind these, by kind, as after a restore."""
        known = self.desk.state.books.numbers
        for kind, name in _CODED.items():
            if name in numbers:
                known[kind] = max(numbers[name], known.get(kind, 0))

    def carry(self, done: Sequence[ChipMoves] = ()) -> dict[str, Json]:
        """Write what a Round's opening stores; nothing if the table has never had a tray. `done`
        are the movements of the Round before it.
        """
        if not self.is_kept and self.desk.state == DeskState():
            return {}
        chips = [
            [[int(each), n] for each, n in of.items()] for of in (self.held(done), self._opener)
        ]
        return {_STANDS: to_json(self.desk.state), _KEPT: self.is_kept, _CHIPS: chips}

    def take_up(self, carry: Mapping[str, Any]) -> None:
        """Go on from what a Round's opening stored."""
        self.desk.state = state_of(carry[_STANDS]) if _STANDS in carry else DeskState()
        self.counts = bool(carry.get(_KEPT))
        held, opener = carry.get(_CHIPS, ((), ()))
        self._held, self._opener = _chips_of(held), _chips_of(opener)
        self._counted = 0

    def fold(self, data: Mapping[str, Any], done: Sequence[ChipMoves] = ()) -> list[int]:
        """Let an entry of the journal count, if it is of the tray; gives the numbers of the slips
        by which it voided others.
        """
        if EVENTS not in data:
            return []
        events = events_of(data[EVENTS])
        self.apply(events, done)
        return voids_in(events)

    def apply(self, events: Sequence[TrayEvent], done: Sequence[ChipMoves] = ()) -> None:
        """Let events of the desk count; `done` are the Round's movements so far."""
        self.count_movements(done)
        slips = self.desk.state.books.sums.slips
        for event in events:
            self._held = supply.after_event(self._held, event, self.chip_set)
            if isinstance(event, EffectTakenBack):
                back = slips[name_of(event.kind, event.number)]
                self._held = supply.take_in(self._held, back, self.chip_set)
            if isinstance(event, SlipIssued) and event.kind == "opener":
                self._opener = self._held
        self.desk.apply(events)


def _sums(moves: Iterable[ChipMove]) -> tuple[Money, Money]:
    """Add up the chips that a movement brings into the tray, and those it takes out."""
    found = list(moves)
    return (
        sum((move.amount for move in found if move.kind in INTO_THE_TRAY), ZERO),
        sum((move.amount for move in found if move.kind in OUT_OF_THE_TRAY), ZERO),
    )


def _chips_of(stored: Iterable[Sequence[int]]) -> Held:
    return {Money(value): pieces for value, pieces in stored}


def voids_in(events: Sequence[TrayEvent]) -> list[int]:
    """The numbers of the slips by which these events void others."""
    slips = (event for event in events if isinstance(event, SlipIssued))
    return [slip.number for slip in slips if slip.kind == VOID]


def tray_entry(step: TrayStep, events: Sequence[TrayEvent]) -> dict[str, Json]:
    """Write what was told to the desk and what it led to, as the journal has it."""
    return {STEP: to_json(step), EVENTS: to_json(events)}
