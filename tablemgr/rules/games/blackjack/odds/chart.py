"""A derived strategy as the usual chart: hard, soft and equal cards against 2 to Ace."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablemgr.rules.games.blackjack.odds.strategy import Moves, Strategy, row_index
from tablemgr.rules.games.blackjack.odds.values import Move

_UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
_LEGEND = (
    "S Stand  H Hit  D Double Down  Ds Double Down, with more cards Stand  P Split\n"
    "R Surrender, and what else: Rh Hit, Rs Stand, Rp Split"
)


def chart(strategy: Strategy) -> str:
    """The chart for the first two cards, and below it what differs after a Split."""
    hard = range(5, 20)
    soft = range(13, 21)
    pairs = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
    lines = [_line("hard", [_name(up) for up in _UPS])]
    lines += [_line(str(n), [_first(strategy, up, n, False) for up in _UPS]) for n in hard]
    lines += ["", _line("soft", [_name(up) for up in _UPS])]
    lines += [_line(str(n), [_first(strategy, up, n, True) for up in _UPS]) for n in soft]
    lines += ["", _line("pairs", [_name(up) for up in _UPS])]
    lines += [
        _line(f"{_name(v)},{_name(v)}", [_pair(strategy, up, v) for up in _UPS]) for v in pairs
    ]
    lines += ["", _LEGEND, *_after_split(strategy), *_against_an_ace(strategy)]
    return "\n".join(lines)


def _line(head: str, cells: list[str]) -> str:
    return f"{head:<6}" + "".join(f"{cell:>4}" for cell in cells)


def _name(value: int) -> str:
    return "A" if value == 1 else str(value)


def _move(first: Moves, later: Moves, up: int, row: int) -> str:
    move = first[up][row]
    if move is Move.DOUBLE and later[up][row] is Move.STAND:
        return "Ds"
    return move.value


def _first(strategy: Strategy, up: int, total: int, soft: bool) -> str:
    row = row_index(total, soft)
    otherwise = _move(strategy.first, strategy.later, up, row)
    return f"R{otherwise.lower()}" if strategy.surrender[up][row] else otherwise


def _pair(strategy: Strategy, up: int, value: int) -> str:
    row = row_index(12, True) if value == 1 else row_index(2 * value, False)
    otherwise = _move(strategy.first, strategy.later, up, row)
    if strategy.split[up][value]:
        otherwise = "P"
    return f"R{otherwise.lower()}" if strategy.surrender_pair[up][value] else otherwise


def _after_split(strategy: Strategy) -> Iterator[str]:
    """The Hands that are played differently after a Split, a line for each total."""
    yield from _differences(
        "After a Split, two cards",
        lambda up, row: _move(strategy.first, strategy.later, up, row),
        lambda up, row: _move(strategy.split_first, strategy.split_later, up, row),
    )
    yield from _differences(
        "After a Split, more cards",
        lambda up, row: strategy.later[up][row].value,
        lambda up, row: strategy.split_later[up][row].value,
    )


def _differences(
    head: str, before: Callable[[int, int], str], after: Callable[[int, int], str]
) -> Iterator[str]:
    for soft in (False, True):
        for total in range(12 if soft else 4, 21):
            row = row_index(total, soft)
            cells = [after(up, row) if after(up, row) != before(up, row) else "." for up in _UPS]
            if set(cells) != {"."}:
                yield f"{head}, {'soft' if soft else 'hard'} {total}: {' '.join(cells)}"


def _against_an_ace(strategy: Strategy) -> Iterator[str]:
    yield f"Insurance: {'with few 10s in the Hand' if any(strategy.insure) else 'never'}"
    yield f"Even Money: {'always' if strategy.even_money else 'never'}"
