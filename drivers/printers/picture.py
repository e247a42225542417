"""A slip's pages as what a receipt printer takes: black dots, and a cut. Made by python-escpos.

As a picture, every script comes out right, whatever code pages the printer has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escpos.printer import Dummy
from PIL.Image import Image

DOTS_PER_MM: Final = 8
"""203 dots an inch, which nearly all receipt printers have."""
PRINTABLE_DOTS: Final = {"80 mm": 576, "58 mm": 384}
"""How wide a roll is printed on."""
_BLACK_BELOW: Final = 150
"""Of 255: lighter dots stay white. Thin letters need some of their grey."""
_FRAGMENT: Final = 256
"""So many rows in a picture: small printers have little memory."""


def black_dots(page: Image, paper: str) -> Image:
    """A page of the whole roll's width, at `DOTS_PER_MM`, as the dots that can be printed on it."""
    dots = PRINTABLE_DOTS[paper]
    left = max(0, (page.width - dots) // 2)
    grey = page.convert("L").crop((left, 0, left + dots, page.height))
    return grey.point(lambda light: 255 if light >= _BLACK_BELOW else 0).convert("1")


def receipt(pages: Sequence[Image]) -> bytes:
    """ESC/POS that prints these pages of dots, one below the other, and cuts the paper."""
    printer = Dummy()
    printer.hw("INIT")
    for page in pages:
        # Else the library prints to standard output that it does not know the width.
        printer.profile.profile_data["media"]["width"]["pixels"] = page.width
        printer.image(page, impl="bitImageRaster", fragment_height=_FRAGMENT)
    printer.cut()
    made: bytes = printer.output
    return made
