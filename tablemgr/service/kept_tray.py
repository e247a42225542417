"""The money of a table in service: its desk follows the Rounds and what the journal has of it.

Each Round's opening stores how the money stood, so that a start folds the last Round alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO
from tablemgr.journal import Json
from tablemgr.rules.commands import Command, Open, Reopen
from tablemgr.rules.events import Event, RoundCompleted, RoundVoided
from tablemgr.rules.games.position import RoundPosition
from tablemgr.tray.authority import authority_of
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import DeskState, events_of, state_of, to_json
from tablemgr.tray.events import SettlementReopened, TrayEvent
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import TrayStep

STEP, EVENTS = "tray", "tray-events"
"""The keys of an entry of the journal: what was told to the desk, and what it led to."""
_STANDS, _KEPT = "tray", "tray-kept"
"""The keys of a Round's opening: how the money stood, and whether the Round's money counts."""
_USUAL: Final = "washington"


class KeptTray:
    """The table's money. If the house keeps none, it stays as it was when it last kept it."""

    def __init__(self, rules: FloatRules | None) -> None:
        self.rules = rules
        self.desk = TrayDesk(rules or FloatRules(authority_of(_USUAL)))
        self.counts = False
        """The present Round was opened while the house kept the table's money."""

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

    def carry(self) -> dict[str, Json]:
        """Write what a Round's opening stores; nothing if the table has never had a tray."""
        if not self.is_kept and self.desk.state == DeskState():
            return {}
        return {_STANDS: to_json(self.desk.state), _KEPT: self.is_kept}

    def take_up(self, carry: Mapping[str, Any]) -> None:
        """Go on from what a Round's opening stored."""
        self.desk.state = state_of(carry[_STANDS]) if _STANDS in carry else DeskState()
        self.counts = bool(carry.get(_KEPT))

    def fold(self, data: Mapping[str, Any]) -> None:
        """Let an entry of the journal count, if it is of the tray."""
        if EVENTS in data:
            self.desk.apply(events_of(data[EVENTS]))


def tray_entry(step: TrayStep, events: Sequence[TrayEvent]) -> dict[str, Json]:
    """Write what was told to the desk and what it led to, as the journal has it."""
    return {STEP: to_json(step), EVENTS: to_json(events)}
