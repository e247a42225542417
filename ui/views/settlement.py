"""The contents of the settlement, as frozen data, in the order of work. Knows no QtWidgets, no
table.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.basics.money import Money
from ui.views.shared import NO_CHIPS, ChipsOut, Citation, Tone


class SettlementLine(Struct, frozen=True):
    """One move of the Dealer: the chips of one Bet, or that none of them move."""

    box: int
    player: str
    bet: str
    """The Bet's name as shown: `Initial Bet`, `RWS Pairs`, `Insurance`."""
    words: str
    """What is done: `take`, `pay 6 to 5`, `give back`, `recover`, `stand off`, `take half`."""
    tone: Tone
    sign: str = ""
    """Before the amount in the list: `+`, `−`, `back`, `recover`."""
    hand: str = ""
    """Which Hand, if the box has split; else empty."""
    amount: Money | None = None
    """What moves; None if nothing does, or if boxes are marked without amounts."""
    returned: Money | None = None
    """How much of the stake goes back besides what is taken, or None."""
    chips: ChipsOut = NO_CHIPS
    """What is handed out of the tray for `amount`, if anything is."""
    detail: str = ""
    """A short reason: `17 against 20`."""
    cite: Citation | None = None
    done: str = ""
    """What was done, once it is ticked off: `paid`, `given back`; empty before."""


class Tableau(Struct, frozen=True):
    """The rules by which cards are drawn, row by row, in the place of the chips while none move."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """What somebody has, and what he does then."""
    applies: int = -1
    """The row that holds now; -1: none does."""


class SettlementView(Struct, frozen=True):
    """All lines. `current` is the one being worked on; `len(lines)` if none is."""

    title: str = ""
    lines: tuple[SettlementLine, ...] = ()
    current: int = 0
    note: str = ""
    """In the place of the current line, if there is none: `All done.`"""
    totals: str = ""
    """What must move in all, or has moved; empty if boxes are marked without amounts."""
    tableau: Tableau | None = None
    """Stands there while cards are dealt and no row is listed."""
    marked: int = -1
    """The ticked row that was touched, which a button unticks; -1 if none was."""
