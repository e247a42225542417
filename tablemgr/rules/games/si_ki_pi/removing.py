"""The last Hand is removed before the Dealer has a card: the Bonus on his Hand goes back (I20)."""

from __future__ import annotations

from tablemgr.rules.commands import Resume
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.irregularities import remedies
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import Phase, bet_key
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.settling import bonus_back


def resume_events(position: SiKiPiPosition, command: Resume) -> list[Event]:
    """Resume as in every game (I8); a Bonus on the Dealer's Hand goes back if nothing is left that
    he would take his first card for.

    Before the first card nothing is removed for good: what counts is judged when that comes (I22).
    A Bonus on a removed Hand waits for the settlement: what its cards are is shown to nobody (S10).
    """
    *events, closed = remedies.resume_events(position, command)
    early = position.phase_before_case is Phase.BETTING or not position.cards
    if early or position.dealer.cards:
        return [*events, closed]
    settled = {bet_key(event) for event in events if isinstance(event, BetSettled)}
    left = [bet for bet in position.open_bets() if bet[:4] not in settled]
    if any(bet.name == INITIAL for bet in left):
        return [*events, closed]
    back = [bonus_back(position, bet) for bet in left if position.on_the_dealers_hand(bet)]
    return [*events, *back, closed]
