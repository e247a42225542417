"""The fold: what each event changes in a Baccarat position. Decides nothing."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.events import (
    BetsClosed,
    BetSettled,
    CardDealt,
    CardDealtOn,
    CasesClosed,
    SideBetFound,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.baccarat.drawing import next_place
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.folding import SHARED_FOLD, Fold, apply_closed
from tablemgr.rules.games.irregularities.fold import close_cases
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import HandPlace, Phase


def _closed(position: BaccaratPosition, event: BetsClosed) -> None:
    apply_closed(position, event)
    position.phase = BaccaratPhase.DEAL
    position.next_card = next_place(position)


def _found(position: BaccaratPosition, event: SideBetFound) -> None:
    """The Bet is dealt for, also if all others went back (5.7)."""
    SHARED_FOLD[type(event)](position, event)
    position.phase = BaccaratPhase.DEAL
    position.next_card = next_place(position)


def _laid(position: BaccaratPosition, event: CardDealt | CardDealtOn) -> None:
    position.hand_at(HandPlace(event.box, event.hand)).append(event.card)
    _advance(position)


def _advance(position: BaccaratPosition) -> None:
    """Find where the next card goes, or go on to the settlement if both Hands are complete."""
    position.next_card = next_place(position)
    if position.next_card is None:
        position.phase = Phase.SETTLEMENT


def _cases_closed(position: BaccaratPosition, _: CasesClosed) -> None:
    close_cases(position)
    if position.phase is not BaccaratPhase.DEAL:
        return
    if position.open_bets():
        _advance(position)
    else:  # 5.7.3: every Bet went back, so that no more cards are dealt
        position.phase = Phase.SETTLEMENT
        position.next_card = None


def _settled(position: BaccaratPosition, event: BetSettled) -> None:
    position.settlement.append(event)
    if event.bet != ADJUSTMENT:
        position.boxes[event.box].side_bets_settled.add((event.player, event.bet))


FOLD: Final[Fold] = {
    **SHARED_FOLD,
    SideBetFound: _found,
    BetsClosed: _closed,
    **cards_read.dealt(_laid),
    CasesClosed: _cases_closed,
    BetSettled: _settled,
}
