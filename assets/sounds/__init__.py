"""The sounds of the table, as short WAV files, and what can play them here; `make.py` is how they
came to be. Knows no Qt.
"""

from __future__ import annotations

import shutil
from typing import Final

PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""What can play a file, of PipeWire, PulseAudio and ALSA: the first that is there."""


def player_here() -> tuple[str, ...] | None:
    """Find the program that plays sounds on this machine; None if there is none."""
    return next((each for each in PLAYERS if shutil.which(each[0])), None)
