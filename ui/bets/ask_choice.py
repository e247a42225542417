"""The page that asks the Dealer to choose one of several commands, as in: which box surrenders.

Knows no rule.
"""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from ui.bets.ask_page import AskPage
from ui.parts.note import NoteLine
from ui.parts.style import set_property
from ui.parts.widgets import make_button
from ui.views.asking import ChoiceAsk
from ui.views.shared import Tone


class ChoicePage(AskPage):
    """A button for each choice; its key is the number of its box.

    If a choice is not allowed, a touch on it says why.
    """

    def __init__(self, question: ChoiceAsk) -> None:
        super().__init__()
        self.question = question
        self.buttons: list[QPushButton] = []
        self.note = NoteLine()
        self.note.hide()
        for number, choice in enumerate(question.choices):
            text = f"{choice.label}   {choice.detail}".rstrip()
            button = make_button(text, focus=False)
            set_property(button, "role", "barred" if choice.reason else "action")
            button.setProperty("tall", "true")
            button.setProperty("number", number)
            button.clicked.connect(self._touched)
            self.column.addWidget(button)
            self.buttons.append(button)
        self.column.addWidget(self.note)

    def title(self) -> str:
        return self.question.title

    def _touched(self) -> None:
        self._choose(int(self.sender().property("number")))

    def _choose(self, number: int) -> None:
        choice = self.question.choices[number]
        if choice.reason is not None:
            self.note.say(choice.reason.text, Tone.WARN, choice.reason.cite)
            return
        self.answered.emit(choice.command)

    def accept(self) -> None:
        if len(self.question.choices) == 1:
            self._choose(0)

    def type_key(self, text: str) -> bool:
        if not (text.isascii() and text.isdigit()):
            return False
        box = int(text)
        meant = [n for n, choice in enumerate(self.question.choices) if choice.box == box]
        if len(meant) == 1:
            self._choose(meant[0])
        elif meant:
            self.note.say(
                self.tr("Box {0} has more than one Player: touch the right one.").format(box),
                Tone.WARN,
            )
        else:
            self.note.say(self.tr("Box {0} is not in play.").format(box), Tone.WARN)
        return True
