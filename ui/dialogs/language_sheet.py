"""The sheet on which a person chooses the language of the window. Knows no table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ui.parts.overlay import Overlay
from ui.parts.widgets import make_button, make_label


class LanguageSheet(Overlay):
    """A button for each language, named in itself."""

    chosen = Signal(str)
    """The tag of the language that was touched."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=620)
        self.set_title(self.tr("Language"))
        self.buttons: dict[str, QPushButton] = {}
        self.note = make_label(
            self.tr("Announcements stay in English; rules, journal and slips stay as approved."),
            "caption",
            wrap=True,
        )

    def ask(self, names: dict[str, str], spoken: str) -> None:
        """Open the sheet. `names` are the languages by their tags; `spoken` is the present one."""
        for tag, name in names.items():
            if tag not in self.buttons:
                button = make_button(name, "answer")
                button.setCheckable(True)
                button.clicked.connect(partial(self._touched, tag))
                self.body.addWidget(button)
                self.buttons[tag] = button
        self.body.addWidget(self.note)
        for tag, button in self.buttons.items():
            button.setChecked(tag == spoken)
        self.open()

    def _touched(self, tag: str) -> None:
        self.dismiss()
        self.chosen.emit(tag)
