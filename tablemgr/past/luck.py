"""The theoretical win of settled Rounds, Bet by Bet, and the luck beside it. Knows no journal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.past.day_report import CONTEXT, RoundResult


class Edge(NamedTuple):
    """The gain of a Bet for each unit laid."""

    gain: float
    """On average; below zero the Player loses."""
    variance: float | None = None
    """None if only the average is known."""
    covariance: float | None = None
    """Of two boxes in one Round; None if they win together."""


class BetLuck(Struct, frozen=True):
    """One kind of Bet in several Rounds; amounts for the House."""

    bet: str
    staked: Money
    won: Money
    theoretical: Money | None
    """None if its edge is not known."""
    z: float | None
    """Its luck in standard deviations; None if its variance is not known."""


class Explained(Struct, frozen=True):
    """Why the Rounds came to what they came to."""

    theoretical: Money
    """The sum of each stake and the exact edge of its Bet, rounded to the cent."""
    luck: Money
    z: float | None
    """The luck in standard deviations: of a Round with one kind of Bet by its variance, else as the
    Round itself scatters; None of fewer than two Rounds.
    """
    without_edge: tuple[str, ...]
    """The Bets whose edge is not known here: their stakes are left out."""
    bets: tuple[BetLuck, ...] = ()
    game: str = ""
    """Of its first Round; empty without one."""


EdgesOf: TypeAlias = Callable[[RoundResult], Mapping[str, Edge]]
"""Gives the edge of each Bet of a Round's game."""
Parts: TypeAlias = Sequence[tuple[Message, Explained]]
"""Some Rounds each, by what they have in common."""


def explain(rounds: Iterable[RoundResult], edges: Mapping[str, Edge]) -> Explained:
    """The theoretical win and the luck of settled Rounds; `edges` by the Bet's name."""
    settled = [each for each in rounds if each.house_won is not None and not each.is_void]
    theoretical = luck = scatter = 0.0
    for each in settled:
        expected = -sum(int(s) * edges[n].gain for n, s in each.stakes.items() if n in edges)
        by_chance = int(each.house_won or 0) - expected
        theoretical, luck = theoretical + expected, luck + by_chance
        exact = _exact_variance(each, edges)
        scatter += by_chance**2 if exact is None else exact
    names = sorted({name for each in settled for name in each.stakes})
    won, theory = Money(round(theoretical + luck)), Money(round(theoretical))
    return Explained(
        theory,
        won - theory,
        luck / sqrt(scatter) if len(settled) > 1 and scatter else None,
        tuple(name for name in names if name not in edges),
        tuple(_of_bet(name, settled, edges.get(name)) for name in names),
        settled[0].game if settled else "",
    )


def explain_games(rounds: Iterable[RoundResult], edges_of: EdgesOf) -> Parts:
    """Explain the Rounds game by game, each number of decks apart."""
    return _explain_each(((_game(each), each) for each in rounds), edges_of)


def explain_parts(rounds: Iterable[RoundResult], edges_of: EdgesOf) -> Parts:
    """Explain the Rounds of each Dealer and of each shift, game by game."""
    return _explain_each(_dealers_and_shifts(rounds), edges_of)


def _dealers_and_shifts(rounds: Iterable[RoundResult]) -> Iterator[tuple[Message, RoundResult]]:
    for each in rounds:
        yield Message(CONTEXT, "{who}, {game}", {"who": each.dealer, "game": _game(each)}), each
        if each.shift:
            said = {"shift": each.shift, "game": _game(each)}
            yield Message(CONTEXT, "shift {shift}, {game}", said), each


def _game(one: RoundResult) -> Message:
    return Message(CONTEXT, "{game}, {decks} decks", {"game": one.game, "decks": one.decks})


def _explain_each(named: Iterable[tuple[Message, RoundResult]], edges_of: EdgesOf) -> Parts:
    parts: dict[str, tuple[Message, list[RoundResult]]] = {}
    for name, each in named:
        parts.setdefault(name.in_words(), (name, []))[1].append(each)
    return [(name, explain(found, edges_of(found[0]))) for name, found in parts.values()]


def _exact_variance(one: RoundResult, edges: Mapping[str, Edge]) -> float | None:
    """The variance of what a Round won, if all its Bets are of one kind whose own is known."""
    kinds = list(one.stakes)
    if len(kinds) != 1 or kinds[0] not in edges:
        return None
    return _variance_of(one, kinds[0], edges[kinds[0]])


def _variance_of(one: RoundResult, bet: str, edge: Edge) -> float | None:
    """The variance of what the Bets of one kind won in a Round: together, or box by box."""
    if edge.variance is None:
        return None
    boxes: Counter[int] = Counter()
    for each in one.laid:
        if each.bet == bet:
            boxes[each.box] += int(each.stake)
    shared = edge.variance if edge.covariance is None else edge.covariance
    own = (edge.variance - shared) * sum(stake**2 for stake in boxes.values())
    return own + shared * sum(boxes.values()) ** 2


def _of_bet(bet: str, settled: Iterable[RoundResult], edge: Edge | None) -> BetLuck:
    sums: defaultdict[str, float] = defaultdict(float)
    known = edge is not None and edge.variance is not None
    for each in settled:
        sums["staked"] += int(each.stakes.get(bet, 0))
        sums["won"] += sum(int(line.lost - line.won) for line in each.lines if line.bet == bet)
        if edge is not None and known:
            sums["variance"] += _variance_of(each, bet, edge) or 0.0
    expected = None if edge is None else -sums["staked"] * edge.gain
    scatter = sqrt(sums["variance"])
    return BetLuck(
        bet,
        Money(round(sums["staked"])),
        Money(round(sums["won"])),
        None if expected is None else Money(round(expected)),
        (sums["won"] - expected) / scatter if expected is not None and scatter else None,
    )
