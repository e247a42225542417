"""What several codes of one table say together: numbers that are missing or given twice, an order
that runs against them, a chain that does not fit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from tablemgr.slips.code.payload import DUPLICATE
from tablemgr.slips.code.signed import SlipCode

KindAndNumber: TypeAlias = tuple[str, int]
"""A slip by its kind and number."""


class SlipFindings(Struct, frozen=True):
    """What is wrong with slips that are each signed rightly."""

    gaps: list[KindAndNumber]
    """Numbers missing between the lowest and the highest given of a kind."""
    given_twice: list[KindAndNumber]
    """Numbers given twice with different content."""
    order: list[KindAndNumber]
    """Slips whose time or entry runs against their numbers."""
    chain: list[KindAndNumber]
    """Slips that do not follow the one that stands before them."""

    @property
    def nothing(self) -> bool:
        """Nothing is wrong."""
        return not (self.gaps or self.given_twice or self.order or self.chain)


def compare(codes: Sequence[SlipCode]) -> SlipFindings:
    """Compare the codes of slips whose signatures hold, of one table or of several."""
    tables: dict[tuple[str, str], list[SlipCode]] = defaultdict(list)
    for code in codes:
        tables[code.payload.house, code.payload.table].append(code)
    found = SlipFindings([], [], [], [])
    for of_table in tables.values():
        _compare_table(of_table, found)
    return found


def _compare_table(codes: Sequence[SlipCode], found: SlipFindings) -> None:
    firsts: dict[KindAndNumber, SlipCode] = {}
    for code in codes:
        name = (code.payload.kind, code.payload.number)
        known = firsts.setdefault(name, code)
        if known.payload.content() != code.payload.content() and name not in found.given_twice:
            found.given_twice.append(name)
        if known.payload.flags & DUPLICATE and not code.payload.flags & DUPLICATE:
            firsts[name] = code
    by_kind: dict[str, list[SlipCode]] = defaultdict(list)
    for (kind, _), code in sorted(firsts.items()):
        by_kind[kind].append(code)
    missing: set[KindAndNumber] = set()
    for kind, of_kind in by_kind.items():
        for before, after in pairwise(of_kind):
            gap = range(before.payload.number + 1, after.payload.number)
            found.gaps.extend((kind, number) for number in list(gap)[:_MOST_GAPS])
            if gap:
                missing.add((kind, after.payload.number))
            if _place(after) <= _place(before) or after.payload.time < before.payload.time:
                found.order.append((kind, after.payload.number))
    prints = [code for code in firsts.values() if not code.payload.flags & DUPLICATE]
    _compare_chain(prints, missing, found)


_MOST_GAPS = 1000
"""The most missing numbers that are listed of one gap."""


def _place(code: SlipCode) -> tuple[int, int]:
    """Where a slip stands among the table's: by its entry, and by its time if it has none."""
    return (code.payload.entry or 0, 0) if code.payload.entry else (0, code.payload.time)


def _compare_chain(
    codes: Sequence[SlipCode], missing: set[KindAndNumber], found: SlipFindings
) -> None:
    """A slip names the signature of the table's slip before it. If its own number says already
    that one is missing before it, the chain says nothing more.
    """
    for before, after in pairwise(sorted(codes, key=_place)):
        name = (after.payload.kind, after.payload.number)
        if name not in missing and after.payload.before != before.for_the_next:
            found.chain.append(name)
