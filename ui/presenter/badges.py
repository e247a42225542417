"""How the felt marks what becomes of Bets: by states, and by badges with sums. No rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import Phase
from ui.views.felt import Badge, BetState
from ui.views.shared import Tone, amount_text

translate = QCoreApplication.translate
SHOWS_DUE: Final = (Phase.SETTLEMENT, Phase.COMPLETE, Phase.VOID)
"""The phases in which the felt shows the result of each Bet."""


def bet_state(lines: Sequence[BetSettled]) -> BetState:
    """The state of one Bet, from the lines that settle it."""
    if not lines:
        return BetState.OPEN
    if any(line.won for line in lines):
        return BetState.WON
    return BetState.LOST if any(line.lost for line in lines) else BetState.RETURNED


def tone_of(line: BetSettled) -> Tone:
    """The colour of a settled Bet."""
    if line.won:
        return Tone.PAY
    return Tone.TAKE if line.lost else Tone.EVEN


def hand_badge(lines: Sequence[BetSettled]) -> Badge | None:
    """The result of a Hand's Initial Bets, from the lines that settle them; None without lines."""
    if not lines:
        return None
    if all(line.outcome is Outcome.STAND_OFF for line in lines):
        return Badge(translate("felt", "stand off"), Tone.EVEN)
    return net_badge(lines)


def net_badge(lines: Sequence[BetSettled]) -> Badge:
    """Write what the Bets win less what they lose, with its sign; `back` if all of them go back."""
    if all(line.outcome is Outcome.RETURNED for line in lines):
        return Badge(translate("felt", "back"), Tone.EVEN)
    net = sum((line.won - line.lost for line in lines), ZERO)
    if net > ZERO:
        return Badge(f"+{amount_text(net)}", Tone.PAY)
    return Badge(amount_text(net), Tone.TAKE if net < ZERO else Tone.EVEN)


def says_more(lines: Sequence[BetSettled]) -> bool:
    """Say whether a box needs a badge with its sum: it has several Hands, or more than Initial
    Bets.
    """
    return any(line.bet != INITIAL for line in lines) or len({line.hand for line in lines}) > 1
