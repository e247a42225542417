"""The project's fonts for names in scripts that its own type does not have. Knows no widget.

They are several megabytes, so they are read when a name first needs them, or when nobody waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from ui.theme.style import add_font

_OWN: Final = 0x0530
"""Latin, Greek and Cyrillic lie below; the project's type has them."""
_loaded: list[str] = []


def load_fonts_for(texts: Iterable[str]) -> None:
    """Let the screen show these texts, also on a machine without fonts for their scripts.

    A QGuiApplication must exist. Raises `Fault` if a font can't be read.
    """
    if any(ord(sign) > _OWN and sign.isalpha() for text in texts for sign in text):
        load_all()


def load_all() -> None:
    """Read all of them, once in a process. Raises `Fault` as `load_fonts_for` does."""
    if _loaded:
        return
    folder = brought("assets") / "fonts" / "others"
    try:
        fonts = sorted(each for each in folder.iterdir() if each.suffix == ".ttf")
    except OSError as error:
        raise Fault(
            "The fonts in assets/fonts/others can't be read ({error}).",
            "Install the program again.",
            error=error.strerror or error,
        ) from error
    for font in fonts:
        add_font(font)
        _loaded.append(font.name)
