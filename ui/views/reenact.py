"""The contents of the re-enactment, as frozen data. Knows no QtWidgets, no rule and no table."""

from __future__ import annotations

from msgspec import Struct

from ui.views.felt import FeltView
from ui.views.shared import Citation, Tone


class StepLine(Struct, frozen=True):
    """One entry of the Round in the list: `21:04:12  Box 1: K♥`."""

    time: str
    text: str
    who: str = ""
    """Who acted, if it was not the Dealer."""
    tone: Tone = Tone.PLAIN


class ReenactView(Struct, frozen=True):
    """The Round at one step."""

    title: str
    steps: tuple[StepLine, ...]
    at: int
    """How many steps have been made."""
    felt: FeltView
    happened: str
    """What the step was, in a sentence; before the first one, that the Round begins."""
    tone: Tone
    cite: Citation | None
    guide: str
    """What the Dealer was to do next."""
    can_earlier: bool
    can_later: bool
