"""The commands of a Baccarat table: why one is refused, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablemgr.rules.commands import (
    Bet,
    Close,
    Command,
    DealCard,
    FoundBet,
    Open,
    Withdraw,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, report_and_settle
from tablemgr.rules.games.baccarat import betting, dealing, settling
from tablemgr.rules.games.baccarat.established import outcome_established
from tablemgr.rules.games.baccarat.position import BaccaratPosition

ACTIONS: Final[dict[type[Any], Action]] = {
    Open: SHARED[Open],
    **CASE,
    Bet: Action(betting.verify_bet, betting.bet_events),
    Withdraw: Action(betting.verify_withdraw, betting.withdraw_events),
    Close: Action(betting.verify_close, betting.close_events),
    FoundBet: Action(betting.verify_found, betting.found_events),
    DealCard: Action(cards_read.verify_card, dealing.card_events),
    **report_and_settle(outcome_established, settling.final_lines),
}


def decisions_now(_: BaccaratPosition) -> Iterator[Command]:
    """None: nobody has anything to decide, the cards decide."""
    yield from ()
