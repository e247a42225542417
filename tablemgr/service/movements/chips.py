"""Where the chips of a Round are: on the layout, taken, or paid. Only events change it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import Event
from tablemgr.rules.games.chips import ChipsLaid
from tablemgr.rules.games.position import AnyRound
from tablemgr.service.movements.move import BetKey, ChipMove, MoveKind

HandKey: TypeAlias = tuple[BetKey, int]
"""A Bet and its hand, from 1."""


def by_hand(sums: Mapping[HandKey, Money]) -> dict[BetKey, dict[int, Money]]:
    """Sums of each Bet's hands together; sums of zero are left out."""
    found: dict[BetKey, dict[int, Money]] = {}
    for (key, hand), amount in sums.items():
        if amount:
            found.setdefault(key, {})[hand] = amount
    return found


class Chips:
    """The chips of one Round. The sums are negative only if somebody moved too much."""

    def __init__(self) -> None:
        self.lies: defaultdict[BetKey, Money] = defaultdict(lambda: ZERO)
        """What lies on the layout."""
        self.taken: defaultdict[HandKey, Money] = defaultdict(lambda: ZERO)
        """What the House has taken of a Bet."""
        self.paid: defaultdict[HandKey, Money] = defaultdict(lambda: ZERO)
        """What the Player has been paid on a Bet."""
        self.given: defaultdict[HandKey, Money] = defaultdict(lambda: ZERO)
        """What the Player has got back of a Bet that lay there, and has not laid again."""
        self.said: set[HandKey] = set()
        """The Bets of which something was ticked off."""
        self.laid: list[dict[BetKey, Money]] = []
        """What was laid with each act, so that the last one can be taken back (I12)."""

    def lay(self, events: Iterable[Event], before: AnyRound, laid_by: ChipsLaid) -> None:
        """Lay what the Players laid with these events; `before` is the Round as it stood before
        them, `laid_by` the family's `chips_laid`.

        A Round that is derived again lays nothing: the chips are where they are.
        """
        before_act = dict(self.lies)
        self._lay(events, before, laid_by)
        self.laid.append(
            {
                key: amount - before_act.get(key, ZERO)
                for key, amount in self.lies.items()
                if amount != before_act.get(key, ZERO)
            }
        )

    def take_up(self, later: int) -> None:
        """An act is taken back that has so many `later` ones behind it: its Players take up what
        they laid for it.
        """
        for key, amount in self.laid.pop(-1 - later).items():
            self.lies[key] -= amount

    def _lay(self, events: Iterable[Event], before: AnyRound, laid_by: ChipsLaid) -> None:
        for event in events:
            laying = laid_by.get(type(event))
            for laid in () if laying is None else laying(before, event):
                key = BetKey(laid.box, laid.player, laid.bet)
                self.lies[key] = self.lies[key] + laid.amount if laid.is_added else laid.amount

    def move(self, move: ChipMove, times: int = 1) -> None:
        """A movement was made; `times` -1: it was taken back."""
        key, hand = move.key, (move.key, move.hand)
        amount = move.amount * times
        match move.kind:
            case MoveKind.TAKE:
                self.lies[key] -= amount
                self.taken[hand] += amount
            case MoveKind.GIVE_BACK:
                self.lies[key] -= amount
                self.given[hand] += amount
            case MoveKind.LAY_AGAIN:
                self.lies[key] += amount
                self.given[hand] -= amount
            case MoveKind.GIVE_BACK_TAKEN:
                self.taken[hand] -= amount
            case MoveKind.PUT_BACK:
                self.taken[hand] -= amount
                self.lies[key] += amount
            case MoveKind.PAY:
                self.paid[hand] += amount
            case MoveKind.RECOVER:
                self.paid[hand] -= amount
            case MoveKind.RECOVER_BET:
                self.taken[hand] += amount
                self.given[hand] -= amount
        if times > 0:
            self.said.add(hand)
        else:
            self.said.discard(hand)
