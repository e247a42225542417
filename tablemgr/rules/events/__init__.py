"""What happened at a table: frozen events. A position is the fold of its events and nothing else.

Each command that the rules accept becomes one or more of them; the journal stores each under the
name of its class. `tablemgr.rules.events_json` takes them to and from what the journal stores.
"""

from __future__ import annotations

from typing import TypeAlias

from tablemgr.rules.events.bets import (
    BetFound,
    BetGivenBack,
    BetPlaced,
    BetReduced,
    EvenMoneyTaken,
    InsuranceLaid,
    SideBetFound,
    SideBetPlaced,
)
from tablemgr.rules.events.cards import (
    CardDealt,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    CardsAtOnce,
    CardsExposed,
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
    ReportRetracted,
)
from tablemgr.rules.events.hands import (
    BoxSurrendered,
    DealerHandSet,
    HandDoubled,
    HandRemoved,
    HandSet,
    HandSplit,
    HandStood,
    HitCalled,
    PlayerWalkedAway,
)
from tablemgr.rules.events.rounds import (
    BetsClosed,
    Flagged,
    InterimSettlementMade,
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
    "BoxSurrendered",
    "CardDealt",
    "CardDealtOn",
    "CardDiscarded",
    "CardNotDue",
    "CardsAtOnce",
    "CardsExposed",
    "CardsSeen",
    "CaseClosed",
    "CaseOpened",
    "CasesClosed",
    "DealerHandSet",
    "EvenMoneyTaken",
    "Event",
    "FirstChosen",
    "Flagged",
    "HandDoubled",
    "HandJudged",
    "HandRemoved",
    "HandSet",
    "HandSplit",
    "HandStood",
    "HitCalled",
    "InsuranceLaid",
    "InterimSettlementMade",
    "ManagerDecided",
    "Noted",
    "OptionChosen",
    "Outcome",
    "PlayerWalkedAway",
    "ReconstructionDecided",
    "ReportRetracted",
    "RoundCompleted",
    "RoundDerivedAnew",
    "RoundOpened",
    "RoundVoided",
    "SideBetFound",
    "SideBetPlaced",
    "UndueDiscarded",
]

Event: TypeAlias = (
    RoundOpened
    | BetPlaced
    | SideBetPlaced
    | BetGivenBack
    | Flagged
    | BetsClosed
    | CardDealt
    | CardNotDue
    | CardDiscarded
    | InsuranceLaid
    | EvenMoneyTaken
    | BoxSurrendered
    | InterimSettlementMade
    | HitCalled
    | HandStood
    | HandDoubled
    | HandSplit
    | PlayerWalkedAway
    | HandSet
    | DealerHandSet
    | Noted
    | BetSettled
    | BetFound
    | SideBetFound
    | BetReduced
    | CaseOpened
    | HandJudged
    | CardsAtOnce
    | FirstChosen
    | ReconstructionDecided
    | OptionChosen
    | UndueDiscarded
    | CardDealtOn
    | HandRemoved
    | ManagerDecided
    | CaseClosed
    | ReportRetracted
    | AskedAnew
    | CardsExposed
    | CardsSeen
    | CasesClosed
    | RoundVoided
    | RoundDerivedAnew
    | RoundCompleted
)
