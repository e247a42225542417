"""Lines of a settlement: how a Bet can end, what is paid on it, in which order. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.rulebook.model import Odds, PayLine, SideBet

# Read once: reading an enum's member is slow.
_WIN, _LOSE, _STAND_OFF = Outcome.WIN, Outcome.LOSE, Outcome.STAND_OFF


def in_order(lines: Iterable[BetSettled]) -> list[BetSettled]:
    """From the Dealer's right to his left, box by box; on each box, what is taken comes first."""
    return sorted(lines, key=lambda line: (-line.box, bool(line.won or not line.lost)))


INITIAL = "initial"
"""How a settlement line names the Initial Bet."""
ADJUSTMENT = "adjustment"
"""How a settlement line names money that a decision moves outside the rules (ruling I13)."""


def moved_by_rule(lines: Iterable[BetSettled]) -> bool:
    """Say whether a settlement has in fact paid or collected something (5.10.1; ruling I9).

    The collection of a Bust does not count, as it bars a Reconstruction for that Hand only; nor
    does money that a decision moves outside the rules.
    """
    return any(
        (line.won or line.lost)
        and line.bet != ADJUSTMENT
        and (line.bet, line.outcome) != (INITIAL, Outcome.LOSE)
        for line in lines
    )


class LaidBet(NamedTuple):
    """One Bet to be settled: its box and Hand (from 1), its Player, its name and its stake."""

    box: int
    hand: int
    player: str
    name: str
    stake: Money


def win(bet: LaidBet, won: Money, paragraph: str, ruling: str | None = None) -> BetSettled:
    """The House pays `won` beside the Bet."""
    return BetSettled(*bet, _WIN, won, ZERO, bet.stake, paragraph, ruling)


def lose(bet: LaidBet, paragraph: str, ruling: str | None = None) -> BetSettled:
    """The House takes the Bet."""
    return BetSettled(*bet, _LOSE, ZERO, bet.stake, ZERO, paragraph, ruling)


def stand_off(bet: LaidBet, paragraph: str, ruling: str | None = None) -> BetSettled:
    """The Bet is neither paid nor taken."""
    return BetSettled(*bet, _STAND_OFF, ZERO, ZERO, bet.stake, paragraph, ruling)


def in_part(bet: LaidBet, outcome: Outcome, lost: Money, why: tuple[str, str | None]) -> BetSettled:
    """A Bet of which `lost` is taken and the rest returned; `why` is paragraph and ruling."""
    return BetSettled(*bet, outcome, ZERO, lost, bet.stake - lost, *why)


def pay(stake: Money, odds: Odds) -> Money:
    """Give what the odds pay on a stake (M1)."""
    return stake if odds[0] == odds[1] else stake.share(*odds)


def side_line(side: SideBet, bet: LaidBet, line: PayLine | None) -> BetSettled:
    """How a side Bet is settled that makes `line` of its pay table; with None it loses."""
    if line is None:
        return lose(bet, side.lose_paragraph)
    return win(bet, pay(bet.stake, line.pays), side.win_paragraph)
