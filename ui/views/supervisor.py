"""The contents of the case panel, as frozen data. Knows no QtWidgets, no rule and no table.

Every text is shown as it is: it has been translated before.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.roles import Role
from ui.views.bets import BetNames
from ui.views.shared import Citation, Tone, WhyNot


class Notice(Struct, frozen=True):
    """A thing that was noticed or reported, and under which paragraph."""

    text: str
    cite: Citation | None = None


class MoneyCell(Struct, frozen=True):
    """The money of a Bet, or of a Player, under one ruling: `+120`, `−50`, `100 back`, `100 in
    play`.
    """

    text: str
    tone: Tone = Tone.PLAIN
    note: str = ""
    """Beside it, smaller: `recover 120`, `100 in play`."""


class MoneyRow(Struct, frozen=True):
    """One line of the comparison: a Player with his net, or one of his Bets."""

    label: str
    cells: tuple[MoneyCell, ...]
    detail: str = ""
    """What is staked."""
    person: bool = False


class RulingColumn(Struct, frozen=True):
    """One ruling: what it is, what follows, under which paragraph, who may sign it."""

    title: str
    consequence: str
    cite: Citation
    role: Role
    who: str
    """The role in words: `Pit Supervisor`."""
    commands: tuple[Command, ...]
    """Those that come before the Players are asked; all of them if nobody is."""
    asks_players: bool = False
    asks_text: bool = False
    """Somebody must write it down in his own words."""
    choose: str = ""
    """The text of the button that chooses it."""
    answer: bool | None = None
    """What the column assumes that every Player answers; None if none is asked."""
    before: str = ""
    """How often the House ruled so on this kind: `ruled so in 3 of 4`; empty if it never ruled."""
    departs: bool = False
    """The House has ruled on this kind before, and more often otherwise."""


class AdjustLine(Struct, frozen=True):
    """A Player for whom a decision can move money (ruling I13)."""

    box: int
    player: str
    label: str
    """`Box 3   cho`."""


class CaseView(Struct, frozen=True):
    """The open cases, and every ruling that the rules permit, side by side."""

    title: str
    notices: tuple[Notice, ...]
    cards: tuple[Card | None, ...]
    """Those that the cases are about; None is one that lies face down."""
    undecided: tuple[str, ...]
    columns: tuple[RulingColumn, ...]
    rows: tuple[MoneyRow, ...]
    house: MoneyRow
    barred: tuple[WhyNot, ...] = ()
    """Remedies that are not permitted now, and why."""
    can_correct: bool = True
    retract: RulingColumn | None = None
    """The report was made in error (ruling I14); None if that can't be."""


class OptionLine(Struct, frozen=True):
    """One Player's choice on one box, with what each answer does."""

    box: int
    player: str
    where: str
    """`Box 3`."""
    on: MoneyCell
    back: MoneyCell
    goes_on: bool | None = None
    """His answer; None while he has not given it."""


class MoveLine(Struct, frozen=True):
    """One card to be moved by hand."""

    number: int
    name: str
    """The card in writing: `K♥`, or `card 9` if it lies face down."""
    start: str
    end: str
    done: bool = False


class HandLine(Struct, frozen=True):
    """A hand of the table as dealt, and as it should be."""

    label: str
    dealt: tuple[Card | None, ...]
    """None is a card that lies face down."""
    should: tuple[Card | None, ...]
    numbers: tuple[int, ...] = ()
    """The number of each card as dealt, in the order read."""
    box: int = 0
    """Which box; 0 is the Dealer, less than 0 is not a hand (cards set aside)."""
    hand: int = 0
    should_numbers: tuple[int, ...] = ()
    """The number of each card as it should be."""


class PlanView(Struct, frozen=True):
    """The Reconstruction: both tables, and the moves in their order."""

    hands: tuple[HandLine, ...]
    moves: tuple[MoveLine, ...]

    @property
    def done(self) -> bool:
        """Every move is ticked off."""
        return all(move.done for move in self.moves)


class SignView(Struct, frozen=True):
    """The matter that is about to be signed: the acts in words, and what they come to."""

    title: str
    cite: Citation
    acts: tuple[str, ...]
    rows: tuple[MoneyRow, ...]
    house: MoneyRow
    role: Role
    who: str
    commands: tuple[Command, ...]
    asks_text: bool = False
    hint: str = ""
    """What must be written, if words are asked for."""
    adjusts: tuple[AdjustLine, ...] = ()
    """The Players for whom money can be moved outside of the rules."""
    departs: str = ""
    """A sentence, if the ruling differs from most earlier ones."""


class ReportKind(Struct, frozen=True):
    """A thing that a person can report: in words, its paragraph, what it leads to, what must be
    said.
    """

    kind: str
    label: str
    effect: str
    """`stops the Round`, `is only noted`, or `depends on what is reported`."""
    cite: Citation
    asks: tuple[str, ...] = ()
    """Of `box`, `empty-box`, `any-box` (the Dealer too), `count`, `cards`, `text`, `seen`,
    `by-player`; `boxes` and `note` may be left out, and no round record has them.
    """


class ReadAtOnce(Struct, frozen=True):
    """Which of two cards that came at once have been read."""

    label: str
    """`Both were read: 9♣, 4♦`; a card that lies face down has its number."""
    count: int = 0


class ReportView(Struct, frozen=True):
    """The kinds, and the boxes of the table; `empty` are those without an Initial Bet."""

    kinds: tuple[ReportKind, ...]
    boxes: int
    empty: tuple[int, ...] = ()
    at_once: tuple[ReadAtOnce, ...] = ()
    """What can be said of two cards that came at once; empty if none can have been read."""
    retract: str = ""
    """What the report says that can be withdrawn now (I14); empty if there is none."""


class FoundBetView(Struct, frozen=True):
    """The choices for a Bet that was found: which boxes, Players and kinds there are."""

    boxes: int
    players: tuple[str, ...]
    kinds: BetNames
    """`initial` and the side Bets: the record's word and the name."""
    cite: Citation
    later_bets: BetNames = ()
    """The Bets that are laid after the close, each as kind and name: no Player may be called so."""
    notional: Money | None = None
    """The amount that each Bet is told with, if Bets have no amounts at this table."""


class ReadCard(Struct, frozen=True):
    """A card of the Round in the order read, and where it lies."""

    number: int
    card: Card | None
    """None if it lies face down."""
    name: str
    where: str


class HandChange(Struct, frozen=True):
    """A hand before and after a correction: `Box 3`, `K♥ 5♦  15`, `K♥ 8♦  18`."""

    label: str
    before: str
    after: str


class MisreadView(Struct, frozen=True):
    """The changes if a card was misread."""

    card: ReadCard
    truth: str
    """The true card in writing."""
    hands: tuple[HandChange, ...]
    rows: tuple[MoneyRow, ...]
    """Each has two cells: as read, and corrected."""
    house: MoneyRow
    opens_case: str = ""
    """A sentence, if a later card or decision was not due so that a case opens; else empty."""
    refusal: WhyNot | None = None
    shown: bool = True
    """False if the card lies face down, so that nothing of what changes may be shown."""
