"""The desk of a table's tray: who may open, count, fill, credit and close it, and in what order.

States as the trade knows them: closed, opening (counted by one, then blind by another), open,
counting, closing; then drop counted, reconciled, final for each session that has closed. `decide`
gives events or raises a `Refusal` and changes nothing. Knows no clock, no file and no screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.tray import counting, players, sessions, transfers
from tablemgr.tray import steps as told
from tablemgr.tray.desk_state import DeskState
from tablemgr.tray.events import TrayEvent
from tablemgr.tray.moment import DeskMoment, FloatRules, why_no_round
from tablemgr.tray.refusals import refusal
from tablemgr.tray.steps import Actor, TrayStep


class TrayDesk:
    """Decides what may be done with the tray of one table; its state is the fold of its events."""

    def __init__(self, rules: FloatRules, state: DeskState | None = None) -> None:
        self.rules = rules
        self.state = state or DeskState()

    def why_no_round(self) -> Refusal | None:
        """Why no Round may be opened now, or None."""
        return why_no_round(self.state)

    def decide(
        self, step: TrayStep, by: Actor, *, round_open: bool = False, voids: int = 0
    ) -> list[TrayEvent]:
        """The events that a step leads to. Nothing changes. Raises `Refusal`.

        `voids`: the number of the table's last slip of that kind, which a Void Round may have had.
        """
        if round_open and not self._may_be_told_in_a_round(step):
            raise refusal("round-open")
        if not getattr(step, "reason", "given").strip() and type(step) is not told.RemoveBox:
            raise refusal("no-reason")
        self._refuse_nonsense(step)
        return _STEPS[type(step)](DeskMoment(self.rules, self.state, by, voids), step)

    def _refuse_nonsense(self, step: TrayStep) -> None:
        """Raises `Refusal` for chips that are counted twice or below nothing, or that the house has
        not. A fill that was asked for before the house changed its chips is still received.
        """
        known = () if isinstance(step, told.TakeStep) else self.rules.chips
        for name in ("chips", "brought", "given"):
            denominations = set[Money]()
            for denomination, pieces in getattr(step, name, ()):
                is_known = not known or denomination in known
                if pieces < 0 or denomination in denominations or not is_known:
                    raise refusal("not-chips", of=denomination.in_words())
                denominations.add(denomination)

    def apply(self, events: Sequence[TrayEvent]) -> None:
        """Let events count."""
        self.state.apply(events)

    def _may_be_told_in_a_round(self, step: TrayStep) -> bool:
        """Say whether a Round may go on meanwhile: what happens at the cage and on the way does not
        disturb it, nor does a closed session's paper.
        """
        if isinstance(step, told.TakeStep) and step.request in self.state.transfers:
            due = transfers.due_step(self.rules, self.state.transfers[step.request])
            return not (due.counts or due.moves)
        return isinstance(step, _ANY_TIME)


_ANY_TIME: Final = (
    *(
        told.AskForChips,
        told.TakeStep,
        told.CancelRequest,
        told.SignVoid,
        told.SendBack,
        told.LoseSlip,
    ),
    *(told.EnterDrop, told.SettleException, told.Reconcile, told.MakeFinal),
)
"""What may be told while a Round is open."""

_STEPS: Final[dict[type, Callable[[DeskMoment, Any], list[TrayEvent]]]] = {
    told.CountChips: counting.count,
    told.CountBlind: counting.count_blind,
    told.GiveUpCount: counting.give_up_count,
    told.AskForChips: transfers.ask,
    told.TakeStep: transfers.step,
    told.CancelRequest: transfers.cancel,
    told.SignVoid: transfers.void,
    told.SendBack: transfers.send_back,
    told.LoseSlip: transfers.lose_slip,
    told.TakeBuyIn: players.buy_in,
    told.Exchange: players.exchange,
    told.VoidBuyIn: players.void_buy_in,
    told.CorrectPayout: players.correct_payout,
    told.RemoveBox: sessions.remove_box,
    told.EnterDrop: sessions.enter_drop,
    told.CloseByForce: sessions.force,
    told.AllowOpening: sessions.allow,
    told.SettleException: sessions.settle_exception,
    told.Reconcile: sessions.reconcile,
    told.MakeFinal: sessions.make_final,
}
