"""Which key of the keyboard was meant, whatever letters its layout has.

The table's keys are Latin letters. On a Russian, Greek, Arabic or Hebrew keyboard the key at the
same place counts: the scan code tells the place. Where the system gives none, the letter does, as
the usual layout of its script has it. The number pad's Enter is Return. Knows no table.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""The keys of each row, from this code of the kernel on."""
_DIGITS: Final = 2
"""The code of the first digit."""
_FIRST: Final = 0 if sys.platform == "win32" else 8
"""X11, Wayland and Qt's own reader of the kernel's events count from 8."""
_AT: Final = {
    _FIRST + code + number: sign
    for code, signs in _ROWS.items()
    for number, sign in enumerate(signs)
}
_LATIN: Final = "".join(signs for code, signs in _ROWS.items() if code > _DIGITS)
_LAYOUTS: Final = (
    "йцукенгшщзфывапролдячсмить",
    ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
)
"""The letters at the places of Q to P, A to L and Z to M: Russian, Greek, Hebrew, Arabic."""
_SIGNS: Final = frozenset(
    (place, sign)
    for layout in _LAYOUTS
    for sign, latin in zip(layout, _LATIN, strict=True)
    for place, letter in _AT.items()
    if sign.isascii() and letter == latin
)
"""The signs that such a layout has at the place of a letter, and no Latin one."""
_BY_LETTER: Final = {
    letter: latin
    for layout in _LAYOUTS
    for letter, latin in zip(layout, _LATIN, strict=True)
    if not letter.isascii()
}
_WITHOUT_NUM_LOCK: Final = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Clear),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Insert, Qt.Key.Key_Delete),
    }
)


class Meant(Struct, frozen=True):
    """The key that was meant, and its text."""

    key: Qt.Key
    text: str


class Places:
    """Reads the keys of one keyboard. Some layouts have signs of ASCII at the place of a letter, as
    Hebrew has `/` at Q: they count as that letter; any other sign does once a letter of another
    script was typed.
    """

    def __init__(self) -> None:
        self._other_script = False

    def meant(self, event: QKeyEvent, *, typed: bool = False) -> Meant | None:
        """The key that was meant, if it is not the one that the event names. If it is `typed` into
        a line of text, letters stay as they are.
        """
        if event.key() == Qt.Key.Key_Enter:
            return Meant(Qt.Key.Key_Return, "\r")
        sign = _sign(event)
        if typed or not sign:
            return None
        if sign.isascii():
            if sign.isalpha():
                self._other_script = False
            elif not sign.isalnum() and self._has_letter(sign, event):
                latin = _AT.get(event.nativeScanCode(), "")
                return _letter(latin, event) if latin.isalpha() else None
            return None
        self._other_script = self._other_script or "LATIN" not in unicodedata.name(sign, "LATIN")
        latin = _AT.get(event.nativeScanCode()) or _by_sign(sign)
        return _letter(latin, event) if latin else None

    def _has_letter(self, sign: str, event: QKeyEvent) -> bool:
        return self._other_script or (event.nativeScanCode(), sign) in _SIGNS


def num_lock_is_off(event: QKeyEvent) -> bool:
    """Say whether a key of the number pad moves the cursor, because NumLock is off."""
    on_the_pad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    return on_the_pad and event.key() in _WITHOUT_NUM_LOCK


def _sign(event: QKeyEvent) -> str:
    """The letter or sign of the key: with Ctrl it has no text."""
    text = event.text()
    if len(text) == 1 and text.isprintable():
        return text
    key = int(event.key())
    return chr(key) if ord(" ") < key <= sys.maxunicode else ""


def _by_sign(sign: str) -> str:
    digit = unicodedata.decimal(sign, None)
    return _BY_LETTER.get(sign.lower(), "") if digit is None else str(digit)


def _letter(latin: str, event: QKeyEvent) -> Meant:
    text = latin if event.text().isupper() else latin.lower()
    return Meant(Qt.Key(ord(latin)), text if event.text() else "")
