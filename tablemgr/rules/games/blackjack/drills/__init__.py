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
from tablemgr.rules.games.blackjack.drills.payouts import payouts
from tablemgr.rules.games.blackjack.drills.wrong import irregularities
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook


def subjects(book: BlackjackBook) -> dict[str, tuple[DrillClass, ...]]:
    """The subjects of a blackjack game."""
    return {
        "total": totals(),
        "allowed": decisions(book),
        "next-card": next_cards(),
        "payout": payouts(book),
        "irregularity": irregularities(book),
    }


DRILLS: Final = FamilyDrills(subjects=subjects, judges={"total": judge_total})
