"""The colour in which each tone is written on a panel. Knows no panel."""

from __future__ import annotations

from typing import Final

from ui.theme.tokens import TOKENS
from ui.views.shared import Tone

INK_NAMES: Final = {
    Tone.PLAIN: "text",
    Tone.PAY: "pay",
    Tone.TAKE: "take",
    Tone.EVEN: "even",
    Tone.WARN: "warn",
}
"""The names of the colours in the tokens."""


def ink_of(tone: Tone) -> str:
    """Give the tone's ink in the theme in use, `#rrggbb`."""
    ink: str = getattr(TOKENS.colours, INK_NAMES[tone])
    return ink
