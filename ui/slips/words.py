"""Names slips on the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.service.slip_name import VOID, SlipName

translate = QCoreApplication.translate


def slip_text(name: SlipName) -> str:
    """The slip as a title: `Slip 000003`, `Void slip 000001`."""
    if name.kind == VOID:
        return translate("slips", "Void slip {0}").format(name.digits)
    return translate("slips", "Slip {0}").format(name.digits)
