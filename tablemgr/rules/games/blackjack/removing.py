"""A Hand without an open Initial Bet is removed: what happens to the side Bets on it (I20)."""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.rules.commands import Resume
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.blackjack.settling import is_decided, without_a_hand
from tablemgr.rules.games.irregularities import remedies
from tablemgr.rules.games.lines import INITIAL, LaidBet
from tablemgr.rules.games.position import Phase, bet_key


def resume_events(position: BlackjackPosition, command: Resume) -> list[Event]:
    """Resume as in every game (I8); a side Bet on a removed Hand that its cards do not decide goes
    back, and one on the Dealer's Hand if nothing is left that he would take his first card for.

    Before the first card nothing is removed for good: what counts is judged when that comes (I22).
    """
    *events, closed = remedies.resume_events(position, command)
    if position.phase_before_case is Phase.BETTING or not position.cards:
        return [*events, closed]
    return [*events, *_undecided(position, events), closed]


def _undecided(position: BlackjackPosition, events: Sequence[Event]) -> list[BetSettled]:
    settled = {bet_key(event) for event in events if isinstance(event, BetSettled)}
    still_open = [bet for bet in position.open_bets() if bet[:4] not in settled]
    in_play = {bet.box for bet in still_open if bet.name == INITIAL}
    return [
        without_a_hand(position, bet)
        for bet in still_open
        if (bet.box not in in_play and _needs_two_cards(position, bet))
        or (not in_play and _needs_the_dealer(position, bet))
    ]


def _needs_the_dealer(position: BlackjackPosition, bet: LaidBet) -> bool:
    """Say whether it is a side Bet on the Dealer's Hand, who has no card (I20)."""
    side = position.rulebook.side_bets.get(bet.name)
    return side is not None and side.settled == "final" and not position.dealer.cards


def _needs_two_cards(position: BlackjackPosition, bet: LaidBet) -> bool:
    """Say whether it is a side Bet on a Hand's first two cards that these have not decided."""
    side, hands = position.rulebook.side_bets.get(bet.name), position.boxes[bet.box].hands
    if side is None or side.settled != "interim":
        return False
    return not (hands and is_decided(side, hands[0].cards))
