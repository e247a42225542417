"""Reads what a signature is for to its end, as the sheet demands before anybody can sign."""

from __future__ import annotations

from ui.dialogs.sign_in import SignInOverlay


def read_all(sheet: SignInOverlay) -> int:
    """Touch *Read on* until all was seen; gives how often that was."""
    touched = 0
    while sheet.steps.view().unread:
        before = sheet.names.what_area.verticalScrollBar().value()
        sheet.names.read_on.click()
        touched += 1
        seen = sheet.names.what_area.verticalScrollBar().value() > before
        assert seen or not sheet.steps.view().unread, "it goes on"
    return touched
