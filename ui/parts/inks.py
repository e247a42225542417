"""The colour in which each tone is written on a panel. Knows no panel."""

from __future__ import annotations

from typing import Final

from ui.theme.tokens import TOKENS
from ui.views.shared import Tone

INK_OF_TONE: Final = {
    Tone.PLAIN: TOKENS.colours.text,
    Tone.PAY: TOKENS.colours.pay,
    Tone.TAKE: TOKENS.colours.take,
    Tone.EVEN: TOKENS.colours.even,
    Tone.WARN: TOKENS.colours.warn,
}
