"""Which chips must move now: what the lines of the Round say, less what has moved already.

Of a Bet that is not decided yet nothing moves, but for a part that no longer counts (5.1.1, 5.7,
5.15, a double that is undone), and for what was taken or paid when it seemed to be decided (I12).
Decides no outcome: every line is the table's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.service.movements.chips import Chips, by_hand
from tablemgr.service.movements.move import BetKey, ChipMove, ChipMoves, MoveKind, Verb

_UPON_THE_LAYOUT: Final = (MoveKind.PUT_BACK, MoveKind.LAY_AGAIN)
"""The moves that bring a Bet back to the layout: each has a row of its own."""
_STAYS: Final = (Outcome.WIN, Outcome.STAND_OFF)
"""The outcomes after which a Bet stays where it is and belongs to its Player."""


class MovementRow(msgspec.Struct, frozen=True):
    """One go of the Dealer for one Bet, and the line of the settlement behind it."""

    moves: ChipMoves
    line: BetSettled | None
    """None if no line is about it: a part of a Bet that no longer counts."""
    done: bool = False

    @property
    def verb(self) -> Verb:
        """Give what he does; `TAKE` for a Bet that is taken in part."""
        return self.moves[0].kind.verb

    @property
    def amount(self) -> Money:
        """How much, without what is given back of a Bet that is taken in part."""
        return _sum(move.amount for move in self.moves if move.kind.verb is self.verb)

    @property
    def beside(self) -> Money:
        """Give what is given back of a Bet that is taken in part (3.17, B6)."""
        return _sum(move.amount for move in self.moves if move.kind.verb is not self.verb)

    @property
    def by_the_line(self) -> bool:
        """Say whether the row moves all that its line says, so that the line's words are right."""
        line = self.line
        if line is None:
            return False
        whole = {
            Verb.PAY: line.won,
            Verb.TAKE: line.lost,
            Verb.GIVE_BACK: line.returned if line.outcome is Outcome.RETURNED else None,
            Verb.NOTHING: ZERO,
            Verb.RECOVER: None,
        }[self.verb]
        return self.amount == whole and self.beside in (ZERO, line.returned)


def _sum(amounts: Iterable[Money]) -> Money:
    return sum(amounts, ZERO)


def due(position: AnyRound, pending: Sequence[BetSettled], chips: Chips) -> list[MovementRow]:
    """List what must move, by box from 1; in each box first what the House gets, then what a Player
    gets.

    `pending` are the lines that the next settlement will make, if one is being done.
    """
    lines: defaultdict[BetKey, list[BetSettled]] = defaultdict(list)
    for line in (*position.settlement, *pending):
        lines[BetKey(line.box, line.player, line.bet)].append(line)
    open_bets: defaultdict[BetKey, Money] = defaultdict(lambda: ZERO)
    over = position.phase in BETWEEN_ROUNDS
    for bet in () if over else position.open_bets():
        open_bets[BetKey(bet.box, bet.player, bet.name)] += bet.stake
    for line in pending:
        open_bets[BetKey(line.box, line.player, line.bet)] -= line.stake
    taken, paid, given = by_hand(chips.taken), by_hand(chips.paid), by_hand(chips.given)
    rows: list[MovementRow] = []
    for key in dict.fromkeys((*lines, *open_bets, *chips.lies, *taken, *paid)):
        own, still_open = lines.get(key, ()), open_bets.get(key, ZERO)
        moved = tuple(dict(sums.get(key, {})) for sums in (taken, paid, given))
        if own or any(moved) or chips.lies.get(key, ZERO) > still_open:
            rows += _OneBet(key, own, still_open, chips, moved).rows()
    return sorted(rows, key=order_of)


def order_of(row: MovementRow) -> tuple[int, bool]:
    """The sort key: by box, and in a box first what the House gets."""
    return row.moves[0].box, row.verb not in (Verb.TAKE, Verb.RECOVER)


class _OneBet:
    """The chips that must move for one Player's Bet of one name on one box, all its hands
    together.
    """

    def __init__(
        self,
        key: BetKey,
        lines: Sequence[BetSettled],
        still_open: Money,
        chips: Chips,
        moved: Sequence[dict[int, Money]],
    ) -> None:
        self._key = key
        self._lines = lines
        self._open = still_open
        self._said = chips.said
        self._lies = chips.lies.get(key, ZERO)
        self._stay = _sum(line.stake for line in lines if line.outcome in _STAYS)
        self._taken, self._paid, self._given = moved
        self._moves: list[list[ChipMove]] = [[] for _ in lines]
        self._left: list[ChipMove] = []
        """What must move and belongs to no line."""

    def rows(self) -> list[MovementRow]:
        """The rows of this Bet."""
        take = self._uncovered([line.lost for line in self._lines], self._taken)
        pay = self._uncovered([line.won for line in self._lines], self._paid)
        self._to_the_house(take)
        self._give_back()
        lacking = self._undo_too_much(MoveKind.GIVE_BACK_TAKEN, self._taken, self._lacking())
        self._lay_again(lacking)
        for line, moves, amount in zip(self._lines, self._moves, pay, strict=True):
            if amount:
                moves.append(self._move(MoveKind.PAY, line.hand, amount))
        self._undo_too_much(MoveKind.RECOVER, self._paid)
        found: list[MovementRow] = []
        for line, moves in zip(self._lines, self._moves, strict=True):
            found += _in_rows(line, moves or self._nothing(line))
        return found + _in_rows(None, self._left)

    def _move(self, kind: MoveKind, hand: int, amount: Money) -> ChipMove:
        return ChipMove(kind, self._key.box, hand, self._key.player, self._key.bet, amount)

    def _uncovered(self, wanted: list[Money], moved: dict[int, Money]) -> list[Money]:
        """Find what must still move for each line: counts what has moved for its own hand first,
        then for any.

        Takes the amounts that it uses out of `moved`; what is left there has moved without reason.
        """
        for own_hand in (True, False):
            for place, line in enumerate(self._lines):
                for hand in (line.hand,) if own_hand else tuple(moved):
                    cover = min(wanted[place], max(moved.get(hand, ZERO), ZERO))
                    if cover:
                        wanted[place] -= cover
                        moved[hand] -= cover
        return wanted

    def _to_the_house(self, take: Sequence[Money]) -> None:
        """Take what is lost from the layout; what is not there is with the Player."""
        for line, moves, amount in zip(self._lines, self._moves, take, strict=True):
            lies = min(amount, max(self._lies, ZERO))
            if lies:
                moves.append(self._move(MoveKind.TAKE, line.hand, lies))
                self._lies -= lies
            if amount - lies:
                moves.append(self._move(MoveKind.RECOVER_BET, line.hand, amount - lies))

    def _give_back(self) -> None:
        """Give what is on the layout beyond the Bets that are open or stay back to the Player: with
        the last line that returns something in one row, what no longer counts too.
        """
        excess = self._lies - self._open - self._stay
        returns = [
            place
            for place, line in enumerate(self._lines)
            if line.returned and line.outcome not in _STAYS
        ]
        for place in returns:
            line = self._lines[place]
            back = excess if place == returns[-1] else min(line.returned, excess)
            if back > ZERO:
                self._moves[place].append(self._move(MoveKind.GIVE_BACK, line.hand, back))
                excess -= back
        if excess > ZERO:
            self._left.append(self._move(MoveKind.GIVE_BACK, 1, excess))

    def _lacking(self) -> Money:
        """Find what of the Bets that are open does not lie on the layout (I12). What stays lies
        there too, but no Bet has a Hand that stays before all its Hands are settled.
        """
        return max(self._open - max(self._lies, ZERO), ZERO)

    def _undo_too_much(
        self, kind: MoveKind, moved: dict[int, Money], lacking: Money = ZERO
    ) -> Money:
        """Give back what has moved without reason, beside its hand's line if there is one: to the
        layout as far as open Bets are `lacking` there. Gives how much of them is lacking then.
        """
        for hand, amount in moved.items():
            put_back = min(amount, lacking)
            lacking -= put_back
            places = [i for i, line in enumerate(self._lines) if line.hand == hand]
            moves = self._moves[places[0]] if places else self._left
            for what, part in ((MoveKind.PUT_BACK, put_back), (kind, amount - put_back)):
                if part > ZERO:
                    moves.append(self._move(what, hand, part))
        return lacking

    def _lay_again(self, lacking: Money) -> None:
        """Lay again what its Player has got back of open Bets that are `lacking` there (I12)."""
        for hand, amount in self._given.items():
            part = min(amount, lacking)
            if part > ZERO:
                lacking -= part
                self._left.append(self._move(MoveKind.LAY_AGAIN, hand, part))

    def _nothing(self, line: BetSettled) -> list[ChipMove]:
        """A Bet of which nothing moves gets a row too, once (a Stand Off)."""
        moves = line.won or line.lost or line.outcome is Outcome.RETURNED
        if moves or (self._key, line.hand) in self._said:
            return []
        return [self._move(MoveKind.NOTHING, line.hand, ZERO)]


def _in_rows(line: BetSettled | None, moves: Sequence[ChipMove]) -> list[MovementRow]:
    """The moves of one line as rows: one for each verb, but a Bet that is partly taken and partly
    given back is one row, and what plays on has one of its own.
    """
    found: defaultdict[Verb | MoveKind, list[ChipMove]] = defaultdict(list)
    for move in moves:
        in_part = move.kind is MoveKind.GIVE_BACK and found[Verb.TAKE]
        verb = move.kind if move.kind in _UPON_THE_LAYOUT else move.kind.verb
        found[Verb.TAKE if in_part else verb].append(move)
    return [MovementRow(tuple(row), line) for row in found.values() if row]
