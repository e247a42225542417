"""The trainee's strip below the felt: the mode, who plays, what is asked, the keys to answer, and
what was wrong.

Knows no rule: it gives answers and is told what to say of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tablemgr.basics.money import Money
from tablemgr.training.modes import modes
from ui.parts.panel import Panel
from ui.parts.style import set_property
from ui.parts.widgets import make_button, make_label
from ui.training.keys import ChoiceKeys, KeyPages, MoneyKeys, SetKeys, TotalKeys
from ui.views.shared import Tone


class TraineePanel(Panel):
    """`answered` gives an answer; `mode_chosen` the name of a mode; `players_chosen` how many
    simulated Players are to sit down.
    """

    answered = Signal(object)
    mode_chosen = Signal(str)
    players_chosen = Signal(int)
    stop_touched = Signal()
    say_touched = Signal()
    lessons_touched = Signal()
    progress_touched = Signal()

    def __init__(self, chips: Sequence[Money], most_players: int) -> None:
        super().__init__("card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._most_players = most_players
        self._players = 0
        self.modes = {}
        head = QHBoxLayout()
        head.setSpacing(4)
        for name, mode in modes().items():
            button = make_button(mode.title, "choice", focus=False)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, n=name: self.mode_chosen.emit(n))
            head.addWidget(button)
            self.modes[name] = button
        self.players = make_button("", "choice", focus=False)
        self.players.clicked.connect(self._more_players)
        self.say_aloud = make_button(self.tr("Say\u2026"), "choice", focus=False)
        self.say_aloud.clicked.connect(self.say_touched)
        self.lessons = make_button(self.tr("Lessons"), "choice", focus=False)
        self.lessons.clicked.connect(self.lessons_touched)
        self.progress = make_button(self.tr("Progress"), "choice", focus=False)
        self.progress.clicked.connect(self.progress_touched)
        self.stop = make_button(self.tr("Stop"), "danger", focus=False)
        self.stop.clicked.connect(self.stop_touched)
        self.verdict = make_label("", "strong", wrap=True)
        self.score = make_label("", "muted")
        head.addWidget(self.players)
        head.addStretch(1)
        head.addWidget(self.say_aloud)
        head.addWidget(self.lessons)
        head.addWidget(self.progress)
        head.addWidget(self.stop)
        self.choices, self.totals = ChoiceKeys(), TotalKeys()
        self.money, self.setting = MoneyKeys(chips), SetKeys()
        self.keys = KeyPages()
        for keys in (self.choices, self.totals, self.money, self.setting):
            keys.answered.connect(self.answered)
            self.keys.addWidget(keys)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        column.addLayout(head)
        said = QHBoxLayout()
        said.addWidget(self.verdict, 1)
        said.addWidget(self.score)
        column.addLayout(said)
        column.addWidget(self.keys)
        self.show_players(0)

    def _more_players(self) -> None:
        """One Player more; after the most, none."""
        self.players_chosen.emit((self._players + 1) % (self._most_players + 1))

    def show_players(self, count: int) -> None:
        """So many simulated Players sit at the table."""
        self._players = count
        self.players.setText(self.tr("Players: {0}").format(count))

    def show_mode(self, name: str) -> None:
        """Mark the mode; the keys are wanted only if it asks anything."""
        for each, button in self.modes.items():
            button.setChecked(each == name)
        self.keys.setVisible(modes()[name].asks)
        self.say_aloud.setVisible(modes()[name].announcements == "asked")
        self.stop.setVisible(modes()[name].faults > 0)

    def lock(self, *, locked: bool) -> None:
        """While an examination is under way nobody changes the mode or the Players."""
        for button in (*self.modes.values(), self.players, self.lessons):
            button.setEnabled(not locked)
        self.progress.setText(self.tr("End the test") if locked else self.tr("Progress"))

    def show_lesson(self, number: int, words: str) -> None:
        """Rounds of this lesson are dealt, and so it stands; 0: of none."""
        text = self.tr("Lesson {0}: {1}").format(number, words) if number else self.tr("Lessons")
        self.lessons.setText(text)

    def ask(self, keys: QWidget | None) -> None:
        """Offer these keys; None: nothing is asked now."""
        self.keys.setEnabled(keys is not None)
        if keys is not None:
            self.keys.setCurrentWidget(keys)
            self.keys.updateGeometry()

    def say(self, words: str, tone: Tone = Tone.PLAIN) -> None:
        """Say what came of an answer."""
        self.verdict.setText(words)
        set_property(self.verdict, "tone", tone.value)
