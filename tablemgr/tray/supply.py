"""Which chips the tray holds colour by colour, and when to ask for more. Pure arithmetic.

Counts, fills, credits and exchanges name their chips. Nothing reads the chips of a Bet or of a
buy-in: they are taken for the ones that the program proposes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import ZERO, Money
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.events import Exchanged, SlipIssued, TrayEvent
from tablemgr.tray.payout import Held, Payout, payout

_LOW: Final = 4
"""A colour runs low below a quarter of what the opener had."""
_STACK: Final = 20
"""Chips come from the cage in whole stacks."""
_OF_TEN: Final = 9
"""P90: nine of ten are no larger."""


def with_chips(held: Held, chips: ChipCount, sign: int = 1) -> dict[Money, int]:
    """Add chips to those held, or with `sign` -1 take them away; below nothing is nothing."""
    found = dict(held)
    for denomination, pieces in chips:
        found[denomination] = max(found.get(denomination, 0) + sign * pieces, 0)
    return found


def take_in(held: Held, amount: Money, chip_set: Sequence[Money]) -> dict[Money, int]:
    """Chips of that amount come into the tray."""
    return with_chips(held, breakdown(amount, chip_set).chips)


def hand_out(held: Held, plan: Payout) -> dict[Money, int]:
    """The chips of a plan leave the tray, and its change comes in."""
    return with_chips(with_chips(held, plan.chips, -1), plan.change)


def after_event(held: Held, event: TrayEvent, chip_set: Sequence[Money]) -> dict[Money, int]:
    """Give what the tray holds after an event of its money."""
    if isinstance(event, Exchanged):
        return with_chips(with_chips(held, event.brought), event.given, -1)
    if isinstance(event, SlipIssued):
        if event.kind in ("opener", "count", "closer"):
            return dict(event.chips)
        if event.kind in ("fill", "credit"):
            return with_chips(held, event.chips, 1 if event.kind == "fill" else -1)
        if event.kind == "buy-in":
            return hand_out(held, payout(event.amount, held, chip_set))
        if event.kind == "correction" and event.amount > 0:
            return take_in(held, event.amount, chip_set)
        if event.kind == "correction":
            return hand_out(held, payout(-event.amount, held, chip_set))
    return dict(held)


def fill_proposed(held: Held, opener: Held) -> ChipCount:
    """Propose a fill of each colour that runs low, up to what the opener had, in whole stacks."""
    low = (each for each, had in sorted(opener.items()) if held.get(each, 0) * _LOW < had)
    return tuple((each, -(-(opener[each] - held.get(each, 0)) // _STACK) * _STACK) for each in low)


def par_advice(fills_by_session: Iterable[Sequence[Money]]) -> tuple[Money, Money] | None:
    """Advise by how much a tray's par should rise, at least and at most; None if it need not.

    If nine of ten sessions do not get by with one fill, by half to the whole of a large fill: of
    the largest fill of each session the one that nine of ten do not exceed.
    """
    sessions = list(fills_by_session)
    if not sessions or _p90([len(each) for each in sessions]) <= 1:
        return None
    large = _p90([max(each, default=ZERO) for each in sessions])
    return Money(large // 2), Money(large)


def _p90(values: Sequence[int]) -> int:
    return sorted(values)[-(-_OF_TEN * len(values) // 10) - 1]
