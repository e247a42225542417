"""What becomes of Bets, as the felt marks it: states, and badges with sums or orders. No rule."""

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
"""When the felt says what each Bet has come to."""


def bet_state(lines: Sequence[BetSettled]) -> BetState:
    """What has become of a Bet that these lines settle."""
    if not lines:
        return BetState.OPEN
    if any(line.won for line in lines):
        return BetState.WON
    return BetState.LOST if any(line.lost for line in lines) else BetState.RETURNED


def tone_of(line: BetSettled) -> Tone:
    """The colour of what becomes of a Bet."""
    if line.won:
        return Tone.PAY
    return Tone.TAKE if line.lost else Tone.EVEN


def hand_badge(lines: Sequence[BetSettled]) -> Badge | None:
    """What a Hand's Initial Bets come to."""
    if not lines:
        return None
    if all(line.outcome is Outcome.STAND_OFF for line in lines):
        return Badge(translate("felt", "stand off"), Tone.EVEN)
    return net_badge(lines)


def net_badge(lines: Sequence[BetSettled]) -> Badge:
    """What Bets win less what they lose, signed; that they go back, if all of them do."""
    if all(line.outcome is Outcome.RETURNED for line in lines):
        return Badge(translate("felt", "back"), Tone.EVEN)
    net = sum((line.won - line.lost for line in lines), ZERO)
    if net > ZERO:
        return Badge(f"+{amount_text(net)}", Tone.PAY)
    return Badge(amount_text(net), Tone.TAKE if net < ZERO else Tone.EVEN)


def says_more(lines: Sequence[BetSettled]) -> bool:
    """Whether a box's sum says more than the badge of its one Hand."""
    return any(line.bet != INITIAL for line in lines) or len({line.hand for line in lines}) > 1
