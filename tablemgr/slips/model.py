"""The contents of a settlement slip, as data. Knows no paper, no screen text and no rule: it
decides no outcome, it only adds up, and it raises `Bug` if the sums contradict each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Final

from msgspec import Struct, field

from tablemgr.basics.messages import TextOrMessage, value_in_words
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.slip_hand import SlipHand, require
from tablemgr.service.slip_name import SlipName

OUTCOMES: Final = tuple(outcome.value for outcome in Outcome)
"""The words of the round record for what became of a Bet."""
VERBS: Final = ("take", "recover", "pay", "give back")
"""What a Dealer does with chips."""


class SlipLine(Struct, frozen=True):
    """The result of one Bet. Raises `Bug` unless stake = lost + returned, none negative."""

    player: str
    bet: TextOrMessage
    """The Bet's name as it is shown: `Initial Bet`, `RWS Pairs`."""
    hand: int | None
    """The number of its Hand in the box, from 1; None if the Bet is on no Hand (Boom Busted)."""
    stake: Money
    outcome: str
    """One of `OUTCOMES`."""
    won: Money
    lost: Money
    returned: Money
    paragraph: str
    ruling: str | None = None

    def __post_init__(self) -> None:
        require(bool(self.player.strip()), "a Bet has no Player")
        require(self.outcome in OUTCOMES, f"a Bet can't end in {self.outcome!r}")
        bet = f"{self.player}'s {value_in_words(self.bet)}"
        require(
            min(self.stake, self.won, self.lost, self.returned) >= ZERO,
            f"{bet}: an amount is negative",
        )
        require(
            self.stake == self.lost + self.returned,
            f"{bet}: {self.stake} staked, {self.lost} lost and {self.returned} returned",
        )


class SlipBox(Struct, frozen=True):
    """One box: its hands in table order and its Bets in the order settled."""

    number: int
    hands: tuple[SlipHand, ...]
    lines: tuple[SlipLine, ...]

    def __post_init__(self) -> None:
        for line in self.lines:
            require(
                line.hand is None or 1 <= line.hand <= max(1, len(self.hands)),
                f"box {self.number} has no hand {line.hand}",
            )


class SlipFlag(Struct, frozen=True):
    """Something that happened in the Round and that its slip must say (ruling I11)."""

    paragraph: str
    text: TextOrMessage


class SlipMove(Struct, frozen=True):
    """Chips that moved, or must still move, between the House and a Player on one box."""

    box: int
    player: str
    verb: str
    """One of `VERBS`."""
    amount: Money
    before: bool = False
    """They moved before the settlement was reopened."""
    due: bool = False
    """They must still move."""
    cash: Money = ZERO
    """How much of it is no chips (ruling M2)."""

    def __post_init__(self) -> None:
        require(self.verb in VERBS, f"chips can't be moved by {self.verb!r}")
        require(self.amount > ZERO, f"chips of {self.player} that move: {self.amount}")
        require(ZERO <= self.cash <= self.amount, f"{self.player}: {self.cash} in cash")


class SlipSetting(Struct, frozen=True):
    """A setting of the house that has changed since the slip before, and who signed for it."""

    label: TextOrMessage
    old: TextOrMessage
    new: TextOrMessage
    by: TextOrMessage
    """With his function; empty if nobody has signed."""
    proof: str = ""
    """How he signed: `pin`, `name` or `recovery`."""


class SlipReopening(Struct, frozen=True):
    """Why a slip takes the place of another (5.6)."""

    replaces: SlipName
    reason: str
    """Empty if nobody gave one."""
    by: TextOrMessage
    """Who reopened, with his function."""
    time: datetime
    acts: tuple[TextOrMessage, ...]
    """What was corrected, a sentence each, with who signed for it."""
    earlier: SlipReopening | None = None
    """Why the slip that is replaced had itself replaced another, if it had."""


class Totals(Struct, frozen=True):
    """Sums of Bets. `net` is won less lost: what the Player gained."""

    stake: Money
    won: Money
    lost: Money
    returned: Money

    @property
    def net(self) -> Money:
        return self.won - self.lost

    @classmethod
    def of(cls, lines: Iterable[SlipLine]) -> Totals:
        stake = won = lost = returned = ZERO
        for line in lines:
            stake += line.stake
            won += line.won
            lost += line.lost
            returned += line.returned
        return cls(stake, won, lost, returned)


class SettlementSlip(Struct, frozen=True):
    """The settlement of one Round of play.

    `name` and `duplicate` come from the journal: a number is given to one slip and never again;
    a further print of the same slip is `DUPLICATE n`. Raises `Bug` if numbers or sums contradict
    each other, or if the Round is Void and a Bet is not returned (ruling I2).
    """

    house: str
    table: str
    game: str
    version: str
    """The rules' version as their document gives it: `w.e.f. 10 January 2024`."""
    time: datetime
    """Wall time of the settlement, with its zone."""
    shift: str
    round_no: int
    name: SlipName
    dealer: str
    currency: str
    """Sign or code of the amounts: `S$`, `SGD`."""
    boxes: tuple[SlipBox, ...]
    table_hands: dict[str, SlipHand | None]
    """The Hands that belong to no box, by their keys in the round record: `dealer`, or the Hands
    that the game has instead. None for a Hand without a card.
    """
    journal_code: str
    """The short code of the journal's entry that settled it (`tablemgr.journal.short_code`)."""
    journal_entry: int = 0
    """The number of that entry; 0 if it is not known."""
    hand_names: Mapping[str, TextOrMessage] = field(
        default_factory=lambda: {"dealer": "Dealer's Hand"}
    )
    """What the `table_hands` are called, by their keys."""
    hands_on_boxes: bool = True
    """Each box has its own Hands; if not, the Hands are the table's."""
    flags: tuple[SlipFlag, ...] = ()
    void: str | None = None
    """The paragraph under which the Round was Voided, or None."""
    voided_by: TextOrMessage = ""
    """Who signed that it is Void, with his function and how he signed."""
    void_reason: TextOrMessage = ""
    """What that paragraph says."""
    boxes_only: bool = False
    """The Round was played without amounts: the slip shows outcomes only."""
    duplicate: int = 0
    """0 for the original, n for the nth reprint."""
    moves: tuple[SlipMove, ...] = ()
    reopening: SlipReopening | None = None
    """Why it replaces an earlier slip, if it does."""
    replaced_by: SlipName | None = None
    """The slip that takes its place, if there is one."""
    settings: tuple[SlipSetting, ...] = ()
    """The house's settings that were changed since the slip before."""
    training: bool = False
    """The Round was dealt for training: nobody won or lost anything."""

    def __post_init__(self) -> None:
        require(self.time.utcoffset() is not None, "the time has no zone")
        require(self.round_no >= 1, f"round {self.round_no}")
        require(self.name.number >= 1, self.name.words.in_words())
        require(self.duplicate >= 0, f"duplicate {self.duplicate}")
        numbers = [box.number for box in self.boxes]
        require(len(set(numbers)) == len(numbers), "a box is listed twice")
        if self.void is not None:
            for line in self.lines():
                bet = f"{line.player}'s {value_in_words(line.bet)}"
                require(
                    line.outcome == "returned" and not line.won and not line.lost,
                    f"the Round is void and {bet} is not returned",
                )

    def lines(self) -> Iterator[SlipLine]:
        """Yield every Bet of the Round, box by box."""
        for box in self.boxes:
            yield from box.lines

    @property
    def totals(self) -> Totals:
        """The sums of all Bets."""
        return Totals.of(self.lines())

    @property
    def players(self) -> tuple[tuple[str, Totals], ...]:
        """Each Player with the totals of all his Bets, in the order of their first Bet."""
        names = dict.fromkeys(line.player for line in self.lines())
        return tuple(
            (name, Totals.of(line for line in self.lines() if line.player == name))
            for name in names
        )

    @property
    def house_net(self) -> Money:
        """Add up what the House won in the Round; negative if it paid more than it took."""
        return -self.totals.net
