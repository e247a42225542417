"""What can be told to a table: one frozen object for each command. The rules say whether it is
allowed.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money


class Open(msgspec.Struct, frozen=True):
    """`open`: the Round of play begins."""


class Bet(msgspec.Struct, frozen=True):
    """`bet BOX PLAYER AMOUNT [seated]`: an Initial Bet; told again, it replaces the former one.

    `bet BOX PLAYER KIND AMOUNT` in a game in which every Bet has a KIND and nobody is seated.
    """

    box: int
    player: str
    amount: Money
    seated: bool = False
    kind: str = ""
    """The KIND, in such a game."""


class Side(msgspec.Struct, frozen=True):
    """`side BOX PLAYER KIND AMOUNT`: a side Bet; told again, it replaces the former one."""

    box: int
    player: str
    kind: str
    amount: Money


class Withdraw(msgspec.Struct, frozen=True):
    """`withdraw BOX PLAYER [KIND]`: takes back the Initial Bet, or one side Bet."""

    box: int
    player: str
    kind: str | None = None


class Close(msgspec.Struct, frozen=True):
    """`close`: no more Bets."""


class DealCard(msgspec.Struct, frozen=True):
    """One card of `card C …`: read from the shoe, it goes where the rules send it."""

    card: Card


class Insure(msgspec.Struct, frozen=True):
    """`insure BOX PLAYER AMOUNT`."""

    box: int
    player: str
    amount: Money


class EvenMoney(msgspec.Struct, frozen=True):
    """`even-money BOX PLAYER`."""

    box: int
    player: str


class Surrender(msgspec.Struct, frozen=True):
    """`surrender BOX`."""

    box: int


class Proceed(msgspec.Struct, frozen=True):
    """`proceed`: the Interim Settlement is made and the Subsequent Deal begins."""


class Hit(msgspec.Struct, frozen=True):
    """`hit BOX`."""

    box: int
    inferred: bool = False
    """Nobody said it: the table took the drawn card for a Hit (I12). Round records don't have
    this.
    """


class Stand(msgspec.Struct, frozen=True):
    """`stand BOX`."""

    box: int


class Double(msgspec.Struct, frozen=True):
    """`double BOX [PLAYER=AMOUNT …]`: a Player who is not named doubles for his full Initial
    Bet.
    """

    box: int
    amounts: tuple[tuple[str, Money], ...] = ()


class Split(msgspec.Struct, frozen=True):
    """`split BOX [PLAYER=no …]`: a Player who is asked and not named follows."""

    box: int
    declined: tuple[str, ...] = ()


class WalkAway(msgspec.Struct, frozen=True):
    """`walk-away BOX`: its only Player has left."""

    box: int


class SetHand(msgspec.Struct, frozen=True):
    """`set BOX C C / C C`: the Seated Player has set the box's Hand as Low and High (3.18)."""

    box: int
    low: tuple[Card, Card]
    high: tuple[Card, Card]


class HouseWay(msgspec.Struct, frozen=True):
    """`house-way BOX`: the Dealer sets the box's Hand by the House Way (3.19, 3.20)."""

    box: int


class Reveal(msgspec.Struct, frozen=True):
    """`reveal`: the Dealer's Hand is opened and set by the House Way (3.21)."""


class Settle(msgspec.Struct, frozen=True):
    """`settle`: the Final Settlement is made."""


class FoundBet(msgspec.Struct, frozen=True):
    """`found bet …`: an Initial Bet that lay on the layout at the close, unnoticed (5.14)."""

    bet: Bet


class FoundSide(msgspec.Struct, frozen=True):
    """`found side …`: a side Bet that lay on the layout at the close, unnoticed (5.14)."""

    side: Side


class Report(msgspec.Struct, frozen=True):
    """`irregularity KIND [ARGS]`: what no reader can see."""

    kind: str
    box: int | None = None
    cards: tuple[Card, ...] = ()
    count: int = 0
    """How many cards were exposed."""
    seen: bool = False
    """Some Player has seen his cards."""
    by_player: bool = False
    text: str = ""


class Reconstruct(msgspec.Struct, frozen=True):
    """`reconstruct yes` / `no`: the House's decision on a dealing error (5.9)."""

    possible: bool


class Correct(msgspec.Struct, frozen=True):
    """`correct N CARD`: the Nth card read in the Round, from 1, was really another one."""

    number: int
    card: Card


class Judge(msgspec.Struct, frozen=True):
    """`judge intentional` / `unintentional` (si-ki-pi 5.13)."""

    intentional: bool


class Choose(msgspec.Struct, frozen=True):
    """`choose BOX PLAYER continue` / `return`: a Player's option in a dealing error (5.7)."""

    box: int
    player: str
    goes_on: bool


class First(msgspec.Struct, frozen=True):
    """`first C`: which of two simultaneous cards the Player takes first (5.12)."""

    card: Card


class Resume(msgspec.Struct, frozen=True):
    """`resume`: the case is closed and the Round goes on."""


class Void(msgspec.Struct, frozen=True):
    """`void PARAGRAPH`: the Round of play is Voided under that paragraph (ruling I2)."""

    paragraph: str


class Decide(msgspec.Struct, frozen=True):
    """`decide TEXT`: the Shift Manager's decision on what the rules do not cover (5.19)."""

    text: str


class Adjust(msgspec.Struct, frozen=True):
    """`adjust BOX PLAYER AMOUNT`: money that a `decide` moves outside the rules (ruling I13)."""

    box: int
    player: str
    amount: Money
    """What the House pays; below zero, what it collects. Never zero."""


class Retract(msgspec.Struct, frozen=True):
    """`retract TEXT`: the latest report that is still open was an error (ruling I14)."""

    text: str


class Reopen(msgspec.Struct, frozen=True):
    """`reopen`: the settlement is to be corrected (5.6)."""


class TakeBack(msgspec.Struct, frozen=True):
    """`take-back`, at a table only (I12): the last decision is taken back, if no card
    has come since.
    """


class Stood(msgspec.Struct, frozen=True):
    """`stood NUMBER`, at a table only (I12): the Hand had stood before the Round's card of that
    number, which the table took for its Hit.
    """

    number: int


RESOLVES_A_CASE: Final = (Reconstruct, Choose, First, Resume, Void, Judge, Decide, Retract)
"""The commands that are allowed only while an irregularity is open."""

Command: TypeAlias = (
    Open
    | Bet
    | Side
    | Withdraw
    | Close
    | DealCard
    | Insure
    | EvenMoney
    | Surrender
    | Proceed
    | Hit
    | Stand
    | Double
    | Split
    | WalkAway
    | SetHand
    | HouseWay
    | Reveal
    | Settle
    | FoundBet
    | FoundSide
    | Report
    | Reconstruct
    | Correct
    | Judge
    | Choose
    | First
    | Resume
    | Void
    | Decide
    | Adjust
    | Retract
    | Reopen
    | TakeBack
    | Stood
)
