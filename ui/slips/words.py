"""Names slips on the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.service.slip_name import VOID, SlipName

PLAYER: Final = "player"
translate = QCoreApplication.translate


def slip_text(name: SlipName) -> str:
    """The slip as a title: `Slip 000003`, `Void slip 000001`, `Player's slip 000002`."""
    if name.kind == PLAYER:
        return translate("slips", "Player's slip {0}").format(name.digits)
    if name.kind == VOID:
        return translate("slips", "Void slip {0}").format(name.digits)
    return translate("slips", "Slip {0}").format(name.digits)
