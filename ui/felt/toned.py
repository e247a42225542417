"""A drawing in the tone of the theme: for the bright one each colour's lightness is turned round.

So a house's own drawing needs no second version. Knows no place of the drawing.
"""

from __future__ import annotations

import re
from colorsys import hls_to_rgb, rgb_to_hls
from typing import Final

from ui.theme.tokens import is_bright, rgb

_COLOUR: Final = re.compile(rb"#[0-9a-fA-F]{6}\b")
_DARKER: Final = 1.3
"""Lines of a middle lightness become darker than they were bright: they must be read there."""
_CALMER: Final = 0.4
"""How much of a colour's saturation is left."""


def turned(colour: str) -> str:
    """The colour `#rrggbb` with its lightness turned round; the same hue."""
    red, green, blue = (channel / 255 for channel in rgb(colour))
    hue, light, full = rgb_to_hls(red, green, blue)
    channels = hls_to_rgb(hue, (1 - light) ** _DARKER, full * _CALMER)
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in channels)


def toned(svg: bytes) -> bytes:
    """The drawing as the theme in use shows it."""
    if not is_bright():
        return svg
    return _COLOUR.sub(lambda found: turned(found[0].decode()).encode(), svg)
