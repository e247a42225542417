"""Questions about the blackjack games. Each class arranges a Round of its own kind; what is right,
the rules say (`judging`).
"""

from __future__ import annotations

from typing import Final

from tablemgr.rules.drilling.family import DrillClass, FamilyDrills
from tablemgr.rules.games.blackjack.drills.decisions import (
    decisions,
    judge_total,
    next_cards,
    totals,
)
from tablemgr.rules.games.blackjack.drills.payouts import just_decided, payouts
from tablemgr.rules.games.blackjack.drills.wishing import wishes
from tablemgr.rules.games.blackjack.drills.wrong import irregularities
from tablemgr.rules.games.blackjack.position import DEALER, BlackjackPosition
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.position import HandPlace, Phase


def subjects(book: BlackjackBook) -> dict[str, tuple[DrillClass, ...]]:
    """The subjects of a blackjack game."""
    return {
        "total": totals(),
        "allowed": decisions(book),
        "next-card": next_cards(book),
        "payout": payouts(book),
        "irregularity": irregularities(book),
    }


def called(position: BlackjackPosition) -> tuple[HandPlace, ...]:
    """The Hand whose total is called: the one in turn, and at the end the Dealer's (3.3, 3.24)."""
    if position.phase is Phase.SETTLEMENT:
        return (DEALER,) if len(position.dealer.cards) > 1 else ()
    return () if position.in_turn is None else (position.in_turn,)


DRILLS: Final = FamilyDrills(
    subjects=subjects,
    more_subjects=lambda book: {"decided": just_decided(book)},
    judges={"total": judge_total},
    called=called,
    draws_on=True,
    wishes=wishes,
)
