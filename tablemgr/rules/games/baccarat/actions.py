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
    Report,
    Settle,
    Withdraw,
)
from tablemgr.rules.events import Event, RoundCompleted
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, verify_settle
from tablemgr.rules.games.baccarat import betting, dealing, settling
from tablemgr.rules.games.baccarat.established import outcome_established
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.irregularities.reporting import report_events, verify_report


def _settle_events(position: BaccaratPosition, _: Settle) -> list[Event]:
    """3.12: the settlement; the Round of play is over (1.4)."""
    return [*settling.final_lines(position), RoundCompleted()]


def _report_events(position: BaccaratPosition, command: Report) -> list[Event]:
    return report_events(position, command, established=outcome_established(position))


ACTIONS: Final[dict[type[Any], Action]] = {
    Open: SHARED[Open],
    **CASE,
    Bet: Action(betting.verify_bet, betting.bet_events),
    Withdraw: Action(betting.verify_withdraw, betting.withdraw_events),
    Close: Action(betting.verify_close, betting.close_events),
    FoundBet: Action(betting.verify_found, betting.found_events),
    Report: Action(verify_report, _report_events),
    DealCard: Action(cards_read.verify_card, dealing.card_events),
    Settle: Action(verify_settle, _settle_events),
}


def decisions_now(_: BaccaratPosition) -> Iterator[Command]:
    """None: nobody has anything to decide, the cards decide."""
    yield from ()
