"""The box that is asked, as frozen data: its Hands and its Bets. Knows no QtWidgets, no table."""

from __future__ import annotations

from msgspec import Struct


class TurnHand(Struct, frozen=True):
    """One Hand of the box."""

    name: str
    """`Hand 2`; empty if the box has one alone."""
    worth: str
    """`16`, `soft 17`: as on the felt."""
    is_asked: bool


class TurnBet(Struct, frozen=True):
    """One Bet that lies on the box."""

    player: str
    bet: str
    """Its name as shown: `Initial Bet`, `Insurance`."""
    amount: str


class TurnView(Struct, frozen=True):
    """The box in turn, beside the felt while nothing is to be moved."""

    title: str
    """The box and who decides: `Box 5 · eli`."""
    count: str
    """`Hand 2 of 4`; empty if the box has one alone."""
    hands: tuple[TurnHand, ...]
    bets: tuple[TurnBet, ...]
    """Empty if boxes are marked without amounts."""
