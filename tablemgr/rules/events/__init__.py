"""The events at a table, frozen. A position is the fold of its events and nothing else.

Each command that the rules accept becomes one or more of them; the journal stores each under the
name of its class. `tablemgr.rules.events_json` takes them to and from what the journal stores. The
events of one family of games alone are in that family's `events.py`.
"""

from __future__ import annotations

from tablemgr.rules.events.bets import (
    BetFound,
    BetGivenBack,
    BetPlaced,
    BetReduced,
    SideBetFound,
    SideBetPlaced,
)
from tablemgr.rules.events.cards import (
    CardDealt,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    CardOnEmptyBox,
    CardsAtOnce,
    CardsExposed,
    CardsLeftAside,
    CardsSeen,
    UndueDiscarded,
)
from tablemgr.rules.events.cases import (
    AskedAnew,
    CaseClosed,
    CaseOpened,
    CasesClosed,
    FirstChosen,
    HandJudged,
    ManagerDecided,
    OptionChosen,
    ReconstructionDecided,
    ReportMade,
    ReportRetracted,
)
from tablemgr.rules.events.event import Event
from tablemgr.rules.events.hands import (
    HandRemoved,
    PlayerBack,
    PlayerLeft,
    PlayerWalkedAway,
)
from tablemgr.rules.events.rounds import (
    BetsClosed,
    CardCorrected,
    Flagged,
    FlagReplaced,
    Noted,
    RoundCompleted,
    RoundDerivedAnew,
    RoundOpened,
    RoundVoided,
)
from tablemgr.rules.events.settlement import BetSettled, Outcome

__all__ = [
    "AskedAnew",
    "BetFound",
    "BetGivenBack",
    "BetPlaced",
    "BetReduced",
    "BetSettled",
    "BetsClosed",
    "CardCorrected",
    "CardDealt",
    "CardDealtOn",
    "CardDiscarded",
    "CardNotDue",
    "CardOnEmptyBox",
    "CardsAtOnce",
    "CardsExposed",
    "CardsLeftAside",
    "CardsSeen",
    "CaseClosed",
    "CaseOpened",
    "CasesClosed",
    "Event",
    "FirstChosen",
    "FlagReplaced",
    "Flagged",
    "HandJudged",
    "HandRemoved",
    "ManagerDecided",
    "Noted",
    "OptionChosen",
    "Outcome",
    "PlayerBack",
    "PlayerLeft",
    "PlayerWalkedAway",
    "ReconstructionDecided",
    "ReportMade",
    "ReportRetracted",
    "RoundCompleted",
    "RoundDerivedAnew",
    "RoundOpened",
    "RoundVoided",
    "SideBetFound",
    "SideBetPlaced",
    "UndueDiscarded",
]
