"""The commands that a table of any game can be told: one frozen object for each.

A command knows its line of a round record; the rules say whether it is allowed. The commands that
one family of games alone takes are in that family's `commands.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec

from tablemgr.basics.cards import Card
from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.rules.commands.grammar import (
    AMOUNT,
    BOX,
    CARD,
    CARD_NUMBER,
    KIND,
    PLAYER,
    SIGNED_AMOUNT,
    LinePart,
    either,
    rest,
    written,
)


class Command(msgspec.Struct, frozen=True):
    """A command that a table can be told. Each kind says what it is to the Round, whatever the
    game.
    """

    word: ClassVar[str] = ""
    """The first word of its line."""
    parts: ClassVar[tuple[LinePart, ...]] = ()
    """How its line shows its first fields, in their order. A kind whose line is not so has its own
    `line` and its own reader.
    """
    plays_on: ClassVar[bool] = False
    """A person moves the Round on with it. A card does not count (I4), nor does what resolves a
    case.
    """
    says_moved: ClassVar[Literal["nothing", "at-once", "all"]] = "nothing"
    """The chips that the Dealer says to have moved by giving it: all that are due, or those that
    move at once in mid-play.
    """
    called: ClassVar[str] = ""
    """What the rule documents call it, if it is a decision that can be taken back (I12). Its family
    then needs the notice `taken-back` among its codes.
    """

    @property
    def called_message(self) -> Message:
        """Its name among the decisions, to be put into words."""
        return Message("rules", self.called)

    def line(self) -> str:
        """The command as a round record writes it."""
        return written(self)


class Open(Command, frozen=True):
    """`open`: the Round of play begins."""

    word = "open"


class Bet(Command, frozen=True):
    """`bet BOX PLAYER AMOUNT [seated]`: an Initial Bet; told again, it replaces the former one.

    `bet BOX PLAYER KIND AMOUNT` in a game in which every Bet has a KIND and nobody is seated.
    """

    box: int
    player: str
    amount: Money
    seated: bool = False
    kind: str = ""
    """The KIND, in such a game."""

    def line(self) -> str:
        kind = f"{self.kind} " if self.kind else ""
        seated = " seated" if self.seated else ""
        return f"bet {self.box} {self.player} {kind}{self.amount}{seated}"


class Side(Command, frozen=True):
    """`side BOX PLAYER KIND AMOUNT`: a side Bet; told again, it replaces the former one."""

    word = "side"
    parts = (BOX, PLAYER, KIND, AMOUNT)

    box: int
    player: str
    kind: str
    amount: Money


class Withdraw(Command, frozen=True):
    """`withdraw BOX PLAYER [KIND]`: takes back the Initial Bet, or one side Bet."""

    box: int
    player: str
    kind: str | None = None

    def line(self) -> str:
        kind = "" if self.kind is None else f" {self.kind}"
        return f"withdraw {self.box} {self.player}{kind}"


class Close(Command, frozen=True):
    """`close`: no more Bets."""

    word = "close"
    plays_on = True
    says_moved = "all"


class DealCard(Command, frozen=True):
    """One card of `card C …`: read from the shoe, it goes where the rules send it."""

    says_moved = "at-once"

    card: Card

    def line(self) -> str:
        return f"card {self.card.code}"


class CallsForCard(Command, frozen=True):
    """A decision with which a Player calls for a card. At a table, a card that is drawn while such
    a decision is awaited may count as it (I12). Its family needs the notice `box-stood`.
    """

    box: int
    inferred: bool = False
    """Nobody said it: the table took the drawn card for it (I12). Round records don't have this."""

    def instead(self) -> Command:
        """The decision that was made if the card did not stand for this one (I12)."""
        raise NotImplementedError


class GoesOn(Command, frozen=True):
    """A command with which play goes on to the next card. At a table, a card that is drawn while it
    is awaited may count as it (I12). Its family needs the notice `too-early`.
    """

    inferred: bool = False
    """Nobody said it: the table took the drawn card for it (I12). Round records don't have this."""


def is_inferred(command: Command) -> bool:
    """Say whether nobody said it: the table took a drawn card for it (I12)."""
    return isinstance(command, CallsForCard | GoesOn) and command.inferred


class WalkAway(Command, frozen=True):
    """`walk-away BOX`: its only Player has left."""

    word = "walk-away"
    parts = (BOX,)
    plays_on = True

    box: int


class Left(Command, frozen=True):
    """`left BOX`: who decides for the box has left, and others have open Bets there (I21)."""

    word = "left"
    parts = (BOX,)
    plays_on = True

    box: int


class Back(Command, frozen=True):
    """`back BOX`: the Player who left the box last is back (I21)."""

    word = "back"
    parts = (BOX,)
    plays_on = True

    box: int


class Settle(Command, frozen=True):
    """`settle`: the Final Settlement is made."""

    word = "settle"
    plays_on = True
    says_moved = "all"


class FoundBet(Command, frozen=True):
    """`found bet …`: an Initial Bet that lay on the layout at the close, unnoticed (5.14)."""

    bet: Bet

    def line(self) -> str:
        return f"found {self.bet.line()}"


class FoundSide(Command, frozen=True):
    """`found side …`: a side Bet that lay on the layout at the close, unnoticed (5.14)."""

    side: Side

    def line(self) -> str:
        return f"found {self.side.line()}"


class Report(Command, frozen=True):
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

    def line(self) -> str:
        words = ["irregularity", self.kind]
        if self.box is not None:
            words.append(str(self.box))
        words += [card.code for card in self.cards]
        if self.count:
            words.append(str(self.count))
        flags = (("seen", self.seen), ("by-player", self.by_player))
        words += [word for word, said in flags if said]
        return " ".join([*words, self.text] if self.text else words)


class Reconstruct(Command, frozen=True):
    """`reconstruct yes` / `no`: the House's decision on a dealing error (5.9)."""

    word = "reconstruct"
    parts = (either("decision", "yes", "no"),)

    possible: bool


class Correct(Command, frozen=True):
    """`correct N CARD`: the Nth card read in the Round, from 1, was really another one."""

    word = "correct"
    parts = (CARD_NUMBER, CARD)

    number: int
    card: Card


class Judge(Command, frozen=True):
    """`judge intentional` / `unintentional` (si-ki-pi 5.13)."""

    word = "judge"
    parts = (either("judgement", "intentional", "unintentional"),)

    intentional: bool


class Choose(Command, frozen=True):
    """`choose BOX PLAYER continue` / `return`: a Player's option in a dealing error (5.7)."""

    word = "choose"
    parts = (BOX, PLAYER, either("option", "continue", "return"))

    box: int
    player: str
    goes_on: bool


class First(Command, frozen=True):
    """`first C`: which of two simultaneous cards the Player takes first (5.12)."""

    word = "first"
    parts = (CARD,)

    card: Card
    place: int | None = None
    """Which of the two it is, 0 or 1; noted once a card of the Round is corrected, as both can then
    be known for a while to be the same card (I18).
    """


class Resume(Command, frozen=True):
    """`resume`: the case is closed and the Round goes on."""

    word = "resume"


class Void(Command, frozen=True):
    """`void PARAGRAPH`: the Round of play is Voided under that paragraph (ruling I2)."""

    word = "void"
    parts = (rest("paragraph"),)

    paragraph: str


class Decide(Command, frozen=True):
    """`decide TEXT`: the Shift Manager's decision on what the rules do not cover (5.19)."""

    word = "decide"
    parts = (rest("text"),)

    text: str


class Adjust(Command, frozen=True):
    """`adjust BOX PLAYER AMOUNT`: money that a `decide` moves outside the rules (ruling I13)."""

    word = "adjust"
    parts = (BOX, PLAYER, SIGNED_AMOUNT)

    box: int
    player: str
    amount: Money
    """What the House pays; below zero, what it collects. Never zero."""


class Retract(Command, frozen=True):
    """`retract TEXT`: the latest report that is still open was an error (ruling I14)."""

    word = "retract"
    parts = (rest("text"),)

    text: str


class Reopen(Command, frozen=True):
    """`reopen`: the settlement is to be corrected (5.6)."""

    word = "reopen"


class TakeBack(Command, frozen=True):
    """`take-back`, at a table only (I12): the last decision is taken back, if no card
    has come since.
    """

    word = "take-back"
    plays_on = True


class Stood(Command, frozen=True):
    """`stood NUMBER`, at a table only (I12): the Hand had stood before the Round's card of that
    number, which the table took for its Hit.
    """

    word = "stood"
    parts = (CARD_NUMBER,)
    plays_on = True

    number: int


class TooEarly(Stood, frozen=True):
    """`too-early NUMBER`, at a table only (I12): the Round's card of that number was drawn before
    play had gone on, which the table took it to say.
    """

    word = "too-early"


class AtOnce(Report, frozen=True, kw_only=True):
    """`at-once NUMBER C C`, at a table only (I25): two cards came at once, and those of them that
    the Round had read, from its card of that number on, are not counted twice.
    """

    number: int
    kind: str = "simultaneous"

    def line(self) -> str:
        return " ".join(["at-once", str(self.number), *(card.code for card in self.cards)])


RESOLVES_A_CASE: Final = (Reconstruct, Choose, First, Resume, Void, Judge, Decide, Retract)
"""The commands that are allowed only while an irregularity is open."""
