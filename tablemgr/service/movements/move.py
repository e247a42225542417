"""One movement of chips between the House and a Player, and the plain values that store it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money


class Verb(Enum):
    """The Dealer's act, as he would say it."""

    TAKE = "take"
    GIVE_BACK = "give back"
    PAY = "pay"
    RECOVER = "recover"
    NOTHING = "nothing"
    """The Bet is neither paid nor taken (a Stand Off)."""


class MoveKind(Enum):
    """Whose chips move, from where to where. Journals store these values."""

    TAKE = "take"
    """A Bet that lies on the layout goes to the House."""
    GIVE_BACK = "give-back"
    """A Bet that lies on the layout goes to its Player."""
    GIVE_BACK_TAKEN = "give-back-taken"
    """A Bet that was taken goes to its Player."""
    PUT_BACK = "put-back"
    """A Bet that was taken and is undecided again lies on the layout once more (ruling I12)."""
    LAY_AGAIN = "lay-again"
    """What its Player has got back of a Bet that is undecided again lies on the layout once more
    (ruling I12).
    """
    PAY = "pay"
    """The House pays beside the Bet."""
    RECOVER = "recover"
    """What was paid comes back to the House (ruling I2)."""
    RECOVER_BET = "recover-bet"
    """A lost Bet that its Player has already got back comes to the House."""
    NOTHING = "nothing"

    @property
    def verb(self) -> Verb:
        """Give what the Dealer does."""
        return _VERBS[self]


_VERBS = {
    MoveKind.TAKE: Verb.TAKE,
    MoveKind.GIVE_BACK: Verb.GIVE_BACK,
    MoveKind.GIVE_BACK_TAKEN: Verb.GIVE_BACK,
    MoveKind.PUT_BACK: Verb.GIVE_BACK,
    MoveKind.LAY_AGAIN: Verb.RECOVER,
    MoveKind.PAY: Verb.PAY,
    MoveKind.RECOVER: Verb.RECOVER,
    MoveKind.RECOVER_BET: Verb.RECOVER,
    MoveKind.NOTHING: Verb.NOTHING,
}

INTO_THE_TRAY: Final = (MoveKind.TAKE, MoveKind.RECOVER, MoveKind.RECOVER_BET)
OUT_OF_THE_TRAY: Final = (MoveKind.PAY, MoveKind.GIVE_BACK_TAKEN, MoveKind.PUT_BACK)
"""The movements by which chips come into the tray, and leave it."""


class BetKey(NamedTuple):
    """A Player's Bet of one name on one box."""

    box: int
    player: str
    bet: str


class ChipMove(msgspec.Struct, frozen=True):
    """Chips of one Bet that move at once. `hand` counts from 1, as in the line that it follows."""

    kind: MoveKind
    box: int
    hand: int
    player: str
    bet: str
    amount: Money

    @property
    def key(self) -> BetKey:
        """The Bet."""
        return BetKey(self.box, self.player, self.bet)


ChipMoves: TypeAlias = tuple[ChipMove, ...]
"""What the Dealer does, and ticks off, in one go."""


def moves_json(rows: Iterable[ChipMoves]) -> list[Any]:
    """Moves as the journal stores them: a list for each tick, amounts in whole cents."""
    return [
        [[m.kind.value, m.box, m.hand, m.player, m.bet, int(m.amount)] for m in row] for row in rows
    ]


def moves_of(values: Sequence[Any]) -> list[ChipMoves]:
    """The moves that `moves_json` wrote. Raises `Fault` for anything else."""
    try:
        return [
            tuple(
                ChipMove(MoveKind(kind), box, hand, player, bet, Money(cents))
                for kind, box, hand, player, bet, cents in row
            )
            for row in values
        ]
    except (TypeError, ValueError) as error:
        raise Fault(
            "the journal holds a movement that this program does not know: {error}", error=error
        ) from None
