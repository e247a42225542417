"""Makes the table's sounds: `python -m assets.sounds.make` writes their WAV files.

A house may put files of its own in their place. Each height is rounded, so that every machine
makes the same bytes.
"""

from __future__ import annotations

import io
import math
import wave
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
RATE_HZ: Final = 22_050
_FADE_S: Final = 0.008
"""A tone begins and ends softly, so that no loudspeaker clicks."""


class Tone(NamedTuple):
    """A tone, and the silence after it."""

    pitch_hz: float
    length_s: float
    loudness: float
    silence_s: float = 0.0


SOUNDS: Final = {
    "stop": (
        Tone(880, 0.16, 0.9, 0.06),
        Tone(660, 0.16, 0.9, 0.06),
        Tone(880, 0.24, 0.9),
    ),
    "wait": (Tone(660, 0.12, 0.5, 0.05), Tone(880, 0.14, 0.5)),
    "refusal": (Tone(196, 0.18, 0.6),),
    "done": (Tone(523, 0.14, 0.25),),
    "card": (Tone(1400, 0.02, 0.2),),
}
"""Three tones stop the game, two want an answer; the others are for who wants to hear them."""


def wav(tones: tuple[Tone, ...]) -> bytes:
    """The tones one after the other, as a WAV file of one channel and 16 bits."""
    samples = bytearray()
    for tone in tones:
        count = round(tone.length_s * RATE_HZ)
        for at in range(count):
            rises = min(1.0, at / (_FADE_S * RATE_HZ), (count - at) / (_FADE_S * RATE_HZ))
            height = math.sin(2 * math.pi * tone.pitch_hz * at / RATE_HZ)
            value = round(round(height, 9) * rises * tone.loudness * 32_000)
            samples += value.to_bytes(2, "little", signed=True)
        samples += bytes(2 * round(tone.silence_s * RATE_HZ))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE_HZ)
        out.writeframes(bytes(samples))
    return file.getvalue()


def main() -> None:
    """Write every sound."""
    for name, tones in SOUNDS.items():
        (HERE / f"{name}.wav").write_bytes(wav(tones))


if __name__ == "__main__":
    main()
