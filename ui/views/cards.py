"""The contents of the card keypad, as frozen data. Knows no QtWidgets and no table."""

from __future__ import annotations

from msgspec import Struct

from ui.views.shared import WhyNot


class KeypadView(Struct, frozen=True):
    """`goes_to` says where the next card goes: `Box 3`, `Dealer`, or empty if none is due."""

    goes_to: str = ""
    four_colour: bool = False
    why: str = ""
    """Why a card must be entered by hand, if the reader has not read one."""
    may_lie: bool = False
    """The next card lies face down: if it was not read, it may stay so."""
    asks: str = ""
    """In place of where the next card goes: what is asked, as `First card:`."""
    read_as: str = ""
    """How the card was read."""
    reason: WhyNot | None = None
    """Why no card can be entered now, or None."""
    told: int = 0
    """How much was told in this Round. A rank that was entered before the last of it is dropped."""
