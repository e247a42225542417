"""What the settlement shows, as frozen data, in the order of work. Knows no QtWidgets, no table."""

from __future__ import annotations

from msgspec import Struct

from tablemgr.money import ZERO, Money
from ui.parts.view import NO_CHIPS, ChipsOut, Citation, Tone


class SettlementLine(Struct, frozen=True):
    """One Bet: what the Dealer does with it. `tone` is PAY, TAKE or EVEN."""

    box: int
    player: str
    bet: str
    """The Bet's name as shown: `Bet`, `RWS Pairs`, `Insurance`."""
    words: str
    """What is done: `take`, `pay 6 to 5`, `stand off`, `take half`."""
    tone: Tone
    hand: str = ""
    """Which of split Hands, or empty."""
    amount: Money | None = None
    """What is paid or taken; None where nothing is, or where boxes are marked without amounts."""
    returned: Money | None = None
    """What of the stake goes back to the Player, or None where that need not be said."""
    chips: ChipsOut = NO_CHIPS
    """What is handed out for `amount`, where it is paid."""
    detail: str = ""
    """A short reason: `17 against 20`."""
    cite: Citation | None = None


class SettlementView(Struct, frozen=True):
    """All lines. `current` is the one being worked on; `len(lines)` when all is done."""

    title: str = ""
    lines: tuple[SettlementLine, ...] = ()
    current: int = 0
    paid: Money = ZERO
    taken: Money = ZERO
    boxes_only: bool = False
