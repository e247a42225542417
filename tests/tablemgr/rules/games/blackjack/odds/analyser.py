"""What simple ways to play blackjack cost, exactly, from a whole shoe: no table, no shuffles.

Written apart from the program: it counts the orders in which cards can come, and takes nothing
from `tablemgr`. It holds for a Player who only hits and stands, alone against a Dealer who stands
on every 17, has no second card until the Player is done, and beats 21 with a Blackjack.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

Counts = tuple[int, ...]
"""How many cards of each value, an Ace first."""
Stands = Callable[[int, bool], bool]
"""Whether the Player takes no more cards on a total, soft or hard."""

NOTHING: Counts = (0,) * 10


def laid(counts: Counts, value: int) -> Counts:
    return (*counts[: value - 1], counts[value - 1] + 1, *counts[value:])


@cache
def total_of(counts: Counts) -> tuple[int, bool]:
    hard = sum(value * count for value, count in enumerate(counts, 1))
    soft = counts[0] > 0 and hard <= 11
    return hard + 10 * soft, soft


def ended(start: Counts, over: Callable[[Counts], bool]) -> dict[Counts, int]:
    """From `start`, the ways in which a Hand can come to be over: in how many orders of values."""
    orders: defaultdict[Counts, int] = defaultdict(int, {start: 1})
    found: dict[Counts, int] = {}
    while orders:
        grown: defaultdict[Counts, int] = defaultdict(int)
        for counts, ways in orders.items():
            if over(counts):
                found[counts] = ways
            else:
                for value in range(1, 11):
                    grown[laid(counts, value)] += ways
        orders = grown
    return found


@cache
def dealers(up: int) -> list[tuple[tuple[tuple[int, int], ...], int, int, int]]:
    """Each way in which the Dealer's Hand can end: the values drawn, how many cards, in how many
    orders, and to what (22 is Bust, 21.5 a Blackjack; doubled, to be whole)."""
    found = []
    first = laid(NOTHING, up)
    for counts, ways in ended(first, lambda c: sum(c) > 1 and total_of(c)[0] >= 17).items():
        drawn = [(v, n - (v == up)) for v, n in enumerate(counts, 1) if n - (v == up)]
        total = min(total_of(counts)[0], 22)
        natural = sum(counts) == 2 and total == 21
        found.append((tuple(drawn), sum(counts) - 1, ways, 43 if natural else 2 * total))
    return found


def hands(stands: Stands) -> Iterator[tuple[Counts, int]]:
    """Each way in which the Player's Hand can end, and the orders that lead to it."""

    def over(counts: Counts) -> bool:
        total, soft = total_of(counts)
        return sum(counts) >= 2 and (total >= 21 or stands(total, soft))

    yield from ended(NOTHING, over).items()


def expectation(stands: Stands, blackjack_pays: float, decks: int) -> float:
    """What one unit gains on average."""
    shoe = tuple(decks * (16 if value == 10 else 4) for value in range(1, 11))
    gained = 0.0
    complete = list(hands(stands))
    for up in range(1, 11):
        left = [count - (value == up) for value, count in enumerate(shoe, 1)]
        chance_of_up = shoe[up - 1] / sum(shoe)
        for counts, ways in complete:
            chance = chance_of_up * ways * drawn_from(left, counts)
            after = [a - b for a, b in zip(left, counts, strict=True)]
            gained += chance * against(up, counts, after, blackjack_pays)
    return gained


def drawn_from(left: list[int], counts: Counts) -> float:
    """How likely these values are drawn in one given order."""
    chance, size = 1.0, sum(left)
    for have, wanted in zip(left, counts, strict=True):
        for taken in range(wanted):
            chance *= (have - taken) / size
            size -= 1
    return chance


def against(up: int, counts: Counts, left: list[int], blackjack_pays: float) -> float:
    """What a Player's complete Hand gains, on average over the Dealer's."""
    total, _ = total_of(counts)
    if total > 21:
        return -1.0
    natural = sum(counts) == 2 and total == 21
    own = 43 if natural else 2 * total
    size = sum(left)
    falling = [[1.0] for _ in range(11)]  # how many ways to take k of a value, in order
    for value in range(1, 11):
        for k in range(12):
            falling[value].append(falling[value][-1] * max(left[value - 1] - k, 0))
    whole = [1.0]
    for k in range(12):
        whole.append(whole[-1] * (size - k))
    gained = 0.0
    for drawn, cards, ways, end in dealers(up):
        if end == own:
            continue
        chance = ways / whole[cards]
        for value, count in drawn:
            chance *= falling[value][count]
        wins = end == 44 or own > end
        gained += chance * ((blackjack_pays if natural else 1.0) if wins else -1.0)
    return gained


class Decisions:
    """What each decision on two cards that are not split gains against one first card, exactly.

    Of a Dealer's Blackjack that takes the Initial Bet alone; every card that lies there is known.
    """

    def __init__(self, up: int, decks: int) -> None:
        self.up = up
        self.shoe = [decks * (16 if v == 10 else 4) - (v == up) for v in range(1, 11)]
        self.best_later = cache(self._best_later)

    def stand(self, counts: Counts) -> float:
        return against(self.up, counts, self._after(counts), 1.0)

    def hit(self, counts: Counts) -> float:
        return self._drawn(counts, -1.0, self.best_later)

    def double(self, counts: Counts) -> float:
        def then(after: Counts) -> float:
            left = self._after(after)
            natural = left[10 - self.up] / sum(left) if self.up in (1, 10) else 0.0
            return 2 * self.stand(after) + natural

        return self._drawn(counts, -2.0, then)

    def _after(self, counts: Counts) -> list[int]:
        return [have - out for have, out in zip(self.shoe, counts, strict=True)]

    def _drawn(self, counts: Counts, bust: float, then: Callable[[Counts], float]) -> float:
        left = self._after(counts)
        gained = 0.0
        for value, count in enumerate(left, 1):
            after = laid(counts, value)
            gained += count * (bust if total_of(after)[0] > 21 else then(after))
        return gained / sum(left)

    def _best_later(self, counts: Counts) -> float:
        total = total_of(counts)[0]
        if total == 21:
            return self.stand(counts)
        hit = self.hit(counts)
        return hit if total < 12 else max(hit, self.stand(counts))
