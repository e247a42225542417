"""Says again in another language what stands on widgets that were made before. Knows no panel.

A widget asks for its fixed texts once. After a change of language each is looked up by what it
shows: the context is a class of the widget or of one that holds it. Texts that name a value come
anew from the presenters.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from tablemgr.basics.languages import Language
from ui.parts.fitting import FittingText
from ui.parts.widgets import BEFORE_A_KEY, WrappingButton


class Retelling:
    """Knows for each text that was shown where it came from."""

    def __init__(self, before: Language, after: Language) -> None:
        self._after = after
        self._keys: dict[str, list[tuple[str, str]]] = {}
        for key in {**before.texts, **after.texts}:
            self._keys.setdefault(before.translate(*key), []).append(key)

    def retell(self, window: QWidget) -> None:
        """Say every fixed text in the window in the new language."""
        for action in window.findChildren(QAction):
            action.setText(self.again(action.text(), _classes(action.parent())))
        for widget in window.findChildren(QWidget):
            self._retell(widget)

    def _retell(self, widget: QWidget) -> None:
        classes = list(_classes(widget))
        if isinstance(widget, WrappingButton):
            widget.say(self.again(widget.words, classes))
        elif isinstance(widget, QLabel | QAbstractButton):
            widget.setText(self.again(widget.text(), classes))
        elif isinstance(widget, FittingText):
            widget.set_text(self.again(widget.text(), classes))
        elif isinstance(widget, QLineEdit):
            widget.setPlaceholderText(self.again(widget.placeholderText(), classes))
        widget.setToolTip(self.again(widget.toolTip(), classes))
        widget.setAccessibleName(self.again(widget.accessibleName(), classes))
        widget.update()

    def again(self, shown: str, classes: Iterator[str] | list[str]) -> str:
        """The text in the new language; itself if it is no fixed text."""
        words, space, key = shown.partition(BEFORE_A_KEY)
        found = self._keys.get(words)
        if not found:
            return shown
        near = {context: (context, english) for context, english in found}
        own = next((near[name] for name in classes if name in near), found[0])
        return self._after.translate(*own) + space + key


def _classes(widget: object) -> Iterator[str]:
    """The names of its classes, then of those of the widget that holds it, and so on."""
    while isinstance(widget, QWidget):
        yield from (each.__name__ for each in type(widget).__mro__)
        widget = widget.parentWidget()
