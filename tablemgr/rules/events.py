"""What happened at a table: frozen events. A position is the fold of its events, nothing else.

Each command that the rules accept becomes one or more of these. `tablemgr.rules.events_json` takes
them to and from the values that the journal stores.

Long because the journal reads them back as one list of kinds: each stands here once.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

import msgspec

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money


class Outcome(Enum):
    """How a Bet ended."""

    WIN = "win"
    LOSE = "lose"
    STAND_OFF = "stand-off"
    SURRENDER = "surrender"
    RETURNED = "returned"


class RoundOpened(msgspec.Struct, frozen=True, tag=True):
    """Bets may be placed."""


class BetPlaced(msgspec.Struct, frozen=True, tag=True):
    """An Initial Bet lies on a box; it replaces that Player's former one there."""

    box: int
    player: str
    amount: Money
    seated: bool


class SideBetPlaced(msgspec.Struct, frozen=True, tag=True):
    """A side Bet lies on a box; it replaces that Player's former one of the kind."""

    box: int
    player: str
    kind: str
    amount: Money


class BetGivenBack(msgspec.Struct, frozen=True, tag=True):
    """A Bet, or a part of it, went back to its Player before the Bets were closed.

    `bet` is `initial` or the side Bet's kind, `amount` what went back.
    """

    box: int
    player: str
    bet: str
    amount: Money


class Flagged(msgspec.Struct, frozen=True, tag=True):
    """An error or irregularity that happened (ruling I11): its paragraph and the wording of it."""

    paragraph: str
    code: str
    text: str


class BetsClosed(msgspec.Struct, frozen=True, tag=True):
    """No more Bets."""


class CardDealt(msgspec.Struct, frozen=True, tag=True):
    """A card went where the rules send it: a hand of `box`, counted from 0; box 0 is the Dealer."""

    card: Card
    box: int
    hand: int


class CardNotDue(msgspec.Struct, frozen=True, tag=True):
    """A card was read that no hand was due (ruling I4); a case is opened with it."""

    card: Card


class CardDiscarded(msgspec.Struct, frozen=True, tag=True):
    """A card was read and discarded from play (5.10.2)."""

    card: Card


class InsuranceLaid(msgspec.Struct, frozen=True, tag=True):
    """An Insurance Bet lies on a box; it replaces that Player's former one there."""

    box: int
    player: str
    amount: Money


class EvenMoneyTaken(msgspec.Struct, frozen=True, tag=True):
    """A Player with a Blackjack took 1 to 1; his line of the settlement follows."""

    box: int
    player: str


class BoxSurrendered(msgspec.Struct, frozen=True, tag=True):
    """The Seated Player gave the box's hand up for half."""

    box: int


class InterimSettlementMade(msgspec.Struct, frozen=True, tag=True):
    """The Subsequent Deal begins."""


class HitCalled(msgspec.Struct, frozen=True, tag=True):
    """A card is due to the hand."""

    box: int
    hand: int


class HandStood(msgspec.Struct, frozen=True, tag=True):
    """The hand is complete."""

    box: int
    hand: int


class HandDoubled(msgspec.Struct, frozen=True, tag=True):
    """Who added how much to his stake in the hand; one card is due to it."""

    box: int
    hand: int
    added: tuple[tuple[str, Money], ...]


class HandSplit(msgspec.Struct, frozen=True, tag=True):
    """The hand became two; `followers` have an equal Bet on the new one, right after it."""

    box: int
    hand: int
    followers: tuple[str, ...]
    declined: tuple[str, ...]


class PlayerWalkedAway(msgspec.Struct, frozen=True, tag=True):
    """The House plays what is left of the box (5.3)."""

    box: int


class HandSet(msgspec.Struct, frozen=True, tag=True):
    """A box's Hand is set as Low and High; `item` of the House Way, or None if a Player did."""

    box: int
    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str | None


class DealerHandSet(msgspec.Struct, frozen=True, tag=True):
    """The Dealer's Hand is open and set, by that item of the House Way."""

    low: tuple[Card, Card]
    high: tuple[Card, Card]
    item: str


class Noted(msgspec.Struct, frozen=True, tag=True):
    """A notice to the people at the table: nothing went wrong and nothing was refused (S2)."""

    paragraph: str
    code: str
    text: str


class BetSettled(msgspec.Struct, frozen=True, tag=True):
    """One line of the settlement. Always `stake == lost + returned`; `won` is paid beside it.

    `hand` counts from 1 in table order. `ruling` is the house ruling behind the paragraph, if any.
    """

    box: int
    hand: int
    player: str
    bet: str
    stake: Money
    outcome: Outcome
    won: Money
    lost: Money
    returned: Money
    paragraph: str
    ruling: str | None = None


class BetFound(msgspec.Struct, frozen=True, tag=True):
    """An Initial Bet lay on a box at the close and had not been noticed (5.14)."""

    box: int
    player: str
    amount: Money
    seated: bool


class SideBetFound(msgspec.Struct, frozen=True, tag=True):
    """A side Bet lay there at the close; `counts` is False if it goes back (5.15)."""

    box: int
    player: str
    kind: str
    amount: Money
    counts: bool


class BetReduced(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What counts of an Initial Bet on a box with too much on it; the rest goes back (5.1.1)."""

    box: int
    player: str
    counts: Money
    kind: str = ""
    """The Bet's KIND, in a game in which every Bet has one."""


class CaseOpened(msgspec.Struct, frozen=True, tag=True):
    """An irregularity stops the Round until it is resolved; `kind` as the rulebook names it."""

    kind: str
    paragraph: str
    box: int = 0
    """The box that it concerns, if it is one."""
    remedies: tuple[str, ...] | None = None
    """What may resolve it; None in the first journals, where kind and paragraph say it."""


class HandJudged(msgspec.Struct, frozen=True, tag=True):
    """Whether a further Hand was examined intentionally (Si Ki Pi 5.13)."""

    intentional: bool


class CardsAtOnce(msgspec.Struct, frozen=True, tag=True):
    """Two cards came together and nobody can say which was first (5.12)."""

    cards: tuple[Card, Card]
    due: bool = True
    """A Hand was due a card; else both are cards that no Hand was due (ruling I16)."""


class FirstChosen(msgspec.Struct, frozen=True, tag=True):
    """Which of two simultaneous cards the Player takes first."""

    card: Card


class ReconstructionDecided(msgspec.Struct, frozen=True, tag=True):
    """Whether the cards that no hand was due are dealt on in order, or discarded (5.9)."""

    possible: bool


class OptionChosen(msgspec.Struct, frozen=True, tag=True):
    """A Player plays on, or has his Bets on the box returned (5.7)."""

    box: int
    player: str
    goes_on: bool


class UndueDiscarded(msgspec.Struct, frozen=True, tag=True):
    """The cards that no hand was due are out of play."""


class CardDealtOn(msgspec.Struct, frozen=True, tag=True):
    """A card that had been read before goes where it is due now."""

    card: Card
    box: int
    hand: int


class HandRemoved(msgspec.Struct, frozen=True, tag=True):
    """A Hand without a Bet left is invalid (5.7.3)."""

    box: int
    hand: int


class ManagerDecided(msgspec.Struct, frozen=True, tag=True):
    """What the Shift Manager decided where the rules say nothing (5.19)."""

    text: str


class CaseClosed(msgspec.Struct, frozen=True, tag=True):
    """One open case is over and others stay open: what it was of stays as it is (I13, I14)."""

    kind: str
    paragraph: str
    box: int = 0


class ReportRetracted(msgspec.Struct, frozen=True, tag=True):
    """The latest report that was still open was an error (ruling I14): its flag says so."""

    kind: str
    paragraph: str
    box: int
    reason: str
    text: str
    """What the flag says from now on."""


class AskedAnew(msgspec.Struct, frozen=True, tag=True):
    """A further dealing error came while a case is open. What the Players have chosen in the case
    no longer counts: each of them is asked again (5.7).

    `reconstruction`: the House's decision on the Reconstruction no longer counts either, since one
    more card lies aside (5.9).
    """

    reconstruction: bool


class CardsExposed(msgspec.Struct, frozen=True, tag=True):
    """The Dealer exposed cards of a Hand; box 0 is his own (Si Ki Pi 5.5.2, 5.7; ruling S7)."""

    box: int
    count: int


class CardsSeen(msgspec.Struct, frozen=True, tag=True):
    """A report said that some Player has seen his cards (Si Ki Pi 5.8; ruling S7)."""


class CasesClosed(msgspec.Struct, frozen=True, tag=True):
    """Every open case is resolved; the Round goes on from where it stood."""


class RoundVoided(msgspec.Struct, frozen=True, tag=True):
    """The Round has no result; the lines that follow return every Bet (5.17)."""

    paragraph: str


class RoundDerivedAnew(msgspec.Struct, frozen=True, tag=True):
    """The Round as its commands lead to it, now that the `number`th card is known as `card`.

    `number` 0 and no card: a settlement that was reopened (5.6). `events` are all of the Round's.
    """

    number: int
    card: Card | None
    events: tuple[Any, ...]


class RoundCompleted(msgspec.Struct, frozen=True, tag=True):
    """The Final Settlement is made; the Round of play is over."""


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
