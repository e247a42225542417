"""Says whether all texts and keys in a widget have the room that they need. Knows no content."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from ui.parts.slot_key import SlotKey


def has_room(root: QWidget, place: QSize) -> bool:
    """Say whether `root` can be laid out in `place` with no text in it cut."""
    layout = root.layout()
    if layout is not None:
        layout.activate()
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            least.setHeight(layout.totalHeightForWidth(place.width()))
        if least.width() > place.width() or least.height() > place.height():
            return False
    return not any(
        _is_cut(part)
        for part in root.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton)
        and not isinstance(part, SlotKey)  # its words fit themselves
        and part.isVisibleTo(root)
    )


def _is_cut(part: QLabel | QAbstractButton) -> bool:
    """Say whether its text needs more than it has: by lines, or by its width.

    A text that was shortened has the whole of it as its name for a screen reader.
    """
    text = part.text()
    if not text:
        return False
    if "…" in text and part.accessibleName() not in ("", text):
        return True
    if isinstance(part, QLabel) and part.wordWrap():
        return part.heightForWidth(part.width()) > part.height()
    lines = text.count("\n") + 1
    if lines * part.fontMetrics().lineSpacing() > part.height():
        return True
    if part.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        return False  # it breaks its text itself
    return part.minimumSizeHint().width() > part.width()
