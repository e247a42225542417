"""The Players of a simulated table: the Bets that they lay, and the signs that they give.

The same for the same seed, Round and moment, however often it is asked. The rules decide what is
allowed: a Bet or a decision that they would refuse is not made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Command, Side
from tablemgr.rules.drilling.family import Wish
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.table import Table
from tablemgr.training.players.pace import SLOWEST
from tablemgr.training.players.seats import Seat, seats_for

BETS_WITHIN_S: Final = 8.0
"""How long the Players take to lay their Bets, at full pace; who bets behind begins then."""
_BEHIND: Final = (1, 3)
"""On how many boxes somebody bets who bets behind."""


class Deed(Struct, frozen=True):
    """A deed of one Player."""

    after_s: float
    """How long after the moment began."""
    box: int
    player: str
    command: Command
    """What it means at the table."""
    himself: bool = False
    """He does it with his own hands; otherwise it is a sign to the Dealer."""
    clear: bool = True
    """With a hand signal; otherwise he only says it."""
    before: Command | None = None
    """What he signalled first and then took back."""
    followers: tuple[tuple[str, bool], ...] = ()
    """The others with a Bet on that Hand, and whether each adds one too."""


class PlayerTip(NamedTuple):
    """Chips that a Player lays down for the Dealer."""

    box: int
    amount: Money


class Crowd(Struct):
    """The Players of one table."""

    seats: tuple[Seat, ...]
    seed: int
    chips: tuple[Money, ...]
    """The values of the table's chips."""
    pace: float = SLOWEST
    """1 is that of a table; slower below."""

    def bets(self, table: Table, round_no: int) -> tuple[Deed, ...]:
        """List the Bets of the Round that has just been opened, in the order in which they are
        laid.
        """
        chance = Random(f"{self.seed}/{round_no}/bets")
        copy = table.copy()
        found = []
        for seat in sorted(self.seats, key=lambda seat: seat.style.behind):
            if chance.random() < seat.style.leaves_out:
                continue
            first = BETS_WITHIN_S if seat.style.behind else 0.5  # somebody must sit there
            at = chance.uniform(first, first + BETS_WITHIN_S - 0.5) / self.pace
            for command in self._bets_of(seat, copy, chance):
                if copy.can(command):
                    copy.do(command)
                    found.append(Deed(at, _box_of(command), seat.player, command, himself=True))
                    at += 0.01 / self.pace
        return tuple(sorted(found, key=lambda deed: deed.after_s))

    def signs(self, table: Table, round_no: int) -> tuple[Deed, ...]:
        """List the Players' wishes now, each at the box that he decides for."""
        found = []
        for wish in drills_of(table.rulebook.family).wishes(table):
            seat = next((seat for seat in self.seats if seat.player == wish.player), None)
            if seat is not None:
                found.append(self._sign(table, round_no, wish, seat))
        return tuple(found)

    def tips(self, lines: Sequence[BetSettled], round_no: int) -> tuple[PlayerTip, ...]:
        """List what is laid for the Dealer once these Bets were settled: a tenth of a win, in
        chips.
        """
        found = []
        for line in lines:
            seat = next((seat for seat in self.seats if seat.player == line.player), None)
            chance = Random(f"{self.seed}/{round_no}/tip/{line.box}/{line.hand}/{line.bet}")
            if seat is not None and line.won and chance.random() < seat.style.tips:
                found.append(PlayerTip(line.box, self._in_chips(line.won.share(1, 10))))
        return tuple(found)

    def _sign(self, table: Table, round_no: int, wish: Wish, seat: Seat) -> Deed:
        position, style = table.position, seat.style
        moment = f"{position.stage.value}/{len(position.cards)}/{wish.box}"
        chance = Random(f"{self.seed}/{round_no}/{moment}")
        command, before = wish.command, None
        others = list(_other_ways(table, wish))
        if others and chance.random() >= style.plays:
            command = chance.choice(others)
        himself = isinstance(command, drills_of(table.rulebook.family).by_players)
        others = [other for other in (*others, wish.command) if other != command and not himself]
        if others and chance.random() < style.changed:
            before = chance.choice(others)
        return Deed(
            style.seconds_drawn(chance) / self.pace,
            wish.box,
            wish.player,
            command,
            himself=himself,
            clear=chance.random() >= style.unclear,
            before=before,
            followers=tuple(self._followers(table, wish, chance)),
        )

    def _followers(self, table: Table, wish: Wish, chance: Random) -> Iterator[tuple[str, bool]]:
        if not wish.adds_a_bet:
            return
        box = table.position.boxes[wish.box]
        for seat in self.seats:
            if seat.player != wish.player and seat.player in box.bets:
                yield seat.player, chance.random() < seat.style.follows

    def _bets_of(self, seat: Seat, table: Table, chance: Random) -> Iterator[Command]:
        book = table.rulebook
        boxes = [seat.box]
        if seat.style.behind:
            taken = sorted({bet.box for bet in table.position.every_bet()})
            boxes = chance.sample(taken, min(len(taken), chance.randint(*_BEHIND)))
        kinds = drills_of(book.family).bet_kinds
        for box in boxes:
            amount = self._amount(seat, table, chance)
            if kinds:
                kind = chance.choices(list(kinds), list(kinds.values()))[0]
                yield Bet(box, seat.player, amount, kind=kind)
            else:
                seated = not seat.style.behind
                yield Bet(box, seat.player, amount, seated=seated)
            for kind, side in book.side_bets.items():
                if kind not in kinds and chance.random() < seat.style.sides:
                    least = table.limits.side[0] if table.limits.side else self.chips[-1]
                    most = amount if side.up_to_initial_bet else least * 5
                    stake = self._in_chips(min(least * 2, most))
                    if kinds:
                        yield Bet(box, seat.player, stake, kind=kind)
                    else:
                        yield Side(box, seat.player, kind, stake)

    def _amount(self, seat: Seat, table: Table, chance: Random) -> Money:
        limits = table.limits.initial
        least, most = limits or (max(self.chips[-1], Money(1000)), Money(1_000_000))
        wanted = Money(round(int(least) * seat.style.units_drawn(chance)))
        return max(least, min(most, self._in_chips(wanted)))

    def _in_chips(self, amount: Money) -> Money:
        """The amount in whole chips of the least value."""
        least = int(min(self.chips))
        return Money(max(least, int(amount) // least * least))


def _box_of(command: Any) -> int:
    box: int = command.box
    return box


def _other_ways(table: Table, wish: Wish) -> Iterator[Command]:
    """The other decisions that the rules allow the same box now."""
    for command, refusal in table.decisions():
        its_box: Any = getattr(command, "box", None)
        if refusal is None and its_box == wish.box and command != wish.command:
            yield command


def crowd_of(count: int, table: Table, seed: int, chips: tuple[Money, ...]) -> Crowd:
    """So many Players for a table; `chips` are the values of its chips."""
    return Crowd(seats_for(count, table.boxes, seed), seed, tuple(sorted(chips, reverse=True)))
