"""The fold: what each event changes in a Si Ki Pi position. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tablemgr.events import (
    BetGivenBack,
    BetPlaced,
    BetsClosed,
    BetSettled,
    CardDealt,
    CardNotDue,
    DealerHandSet,
    Event,
    Flagged,
    HandSet,
    Noted,
    PlayerWalkedAway,
    RoundCompleted,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.games import betting, drawing
from tablemgr.games.position import Phase
from tablemgr.games.si_ki_pi.flow import advance, place_in_deal
from tablemgr.games.si_ki_pi.house_way import Setting
from tablemgr.games.si_ki_pi.position import SiKiPiPosition


def apply(position: SiKiPiPosition, events: Iterable[Event]) -> None:
    """Fold events into the position, in their order."""
    for event in events:
        _APPLY[type(event)](position, event)


def _closed(position: SiKiPiPosition, event: BetsClosed) -> None:
    for number in sorted(position.boxes):
        box = position.boxes[number]
        if box.bets:
            box.player_sits = box.seat is not None  # 3.20: who decides is no reason to sit there
            position.in_play.append(box)
    betting.apply_closed(position, event)
    position.phase = Phase.DEAL
    position.next_card = place_in_deal(position, 0)


def _dealt(position: SiKiPiPosition, event: CardDealt) -> None:
    drawing.apply_seen(position, event)
    hand = position.dealer if event.box == 0 else position.boxes[event.box].hand
    hand.cards.append(event.card)
    position.next_card = place_in_deal(position, len(position.cards))
    if position.next_card is None:
        position.phase = Phase.SETTING


def _set(position: SiKiPiPosition, event: HandSet) -> None:
    position.boxes[event.box].hand.setting = Setting(event.low, event.high, event.item)
    advance(position)


def _dealer_set(position: SiKiPiPosition, event: DealerHandSet) -> None:
    position.dealer.setting = Setting(event.low, event.high, event.item)
    advance(position)


def _noted(_: SiKiPiPosition, __: Noted) -> None:
    """Said to the people; the Round is the same."""


def _walked_away(position: SiKiPiPosition, event: PlayerWalkedAway) -> None:
    position.boxes[event.box].walked_away = True


def _settled(position: SiKiPiPosition, event: BetSettled) -> None:
    position.settlement.append(event)
    if event.bet != betting.INITIAL:
        position.boxes[event.box].side_bets_settled.add((event.player, event.bet))


def _completed(position: SiKiPiPosition, _: RoundCompleted) -> None:
    position.phase = Phase.COMPLETE


_APPLY: Final[dict[type[Any], Callable[[Any, Any], None]]] = {
    RoundOpened: betting.apply_opened,
    BetPlaced: betting.apply_bet,
    SideBetPlaced: betting.apply_side_bet,
    BetGivenBack: betting.apply_given_back,
    Flagged: betting.apply_flag,
    BetsClosed: _closed,
    CardDealt: _dealt,
    CardNotDue: drawing.apply_not_due,
    PlayerWalkedAway: _walked_away,
    HandSet: _set,
    DealerHandSet: _dealer_set,
    Noted: _noted,
    BetSettled: _settled,
    RoundCompleted: _completed,
}
