"""The bar that says what to do now and what to announce, and has the row of actions. Shows a
`GuideView`; knows no rule.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.guide.action_bar import ActionBar
from ui.guide.beside import BesideButton
from ui.parts.citing import CiteButton
from ui.parts.fitting import FittingText
from ui.parts.note import NoteLine
from ui.parts.panel import Panel
from ui.parts.widgets import make_label
from ui.views.guide import ActionView, Groups, GuideView
from ui.views.shared import Tone


class GuideBar(Panel):
    """The guide: the sentence, the announcement with a note beside it, and the buttons.

    If a touched button is not allowed now, the note says why, until the next view.
    """

    chosen = Signal(object)
    """The `ActionView` of a touched button that is allowed."""
    barred = Signal(object)
    """The `ActionView` of a touched button that is not allowed now."""

    def __init__(self, groups: Groups, parent: QWidget | None = None) -> None:
        """`groups` are the places of the game's buttons."""
        super().__init__("bar", parent)
        self._view = GuideView()
        self.sentence = FittingText(30, 20)
        self.cite = CiteButton()
        self.say = make_label("", "say")
        self.note = NoteLine()
        self.back, self.early = BesideButton(), BesideButton()
        for button in (self.back, self.early):
            button.chosen.connect(self.chosen)
            button.outdated.connect(self.say_outdated)
        self.row = ActionBar(groups)
        self.row.chosen.connect(self.chosen)
        self.row.barred.connect(self.show_reason)
        self.row.outdated.connect(self.say_outdated)
        self._top = QHBoxLayout()
        self._top.addWidget(self.sentence, 1)
        self._top.addWidget(self.cite)
        self._beside = QWidget()  # keeps its height when it is empty, so that no button ever moves
        self._middle = QHBoxLayout(self._beside)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.addWidget(self.say)
        self._middle.addWidget(self.note, 1)
        self._middle.addWidget(self.early)
        self._middle.addWidget(self.back)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addWidget(self._beside)
        self._column.addWidget(self.row, 1)
        self.on_scale()
        self.set_view(self._view)

    def on_scale(self) -> None:
        tokens = self.tokens
        self._column.setContentsMargins(
            tokens.space_l, tokens.space_xs, tokens.space_l, tokens.space_s
        )
        self._column.setSpacing(tokens.space_xs)
        self._top.setSpacing(tokens.space_m)
        self._middle.setSpacing(tokens.space_l)
        self.sentence.set_sizes(round(30 * self.scale), round(20 * self.scale))
        self.sentence.setFixedHeight(self.touch + 2)
        self._beside.setFixedHeight(round(48 * self.scale))
        self.row.set_scale(self.scale, tokens.space_s)
        self.setFixedHeight(round(172 * self.scale))

    @property
    def view(self) -> GuideView:
        """The view that is shown now."""
        return self._view

    def set_view(self, view: GuideView) -> None:
        """Show this view: what to do now."""
        self._view = view
        self.sentence.set_text(view.text)
        self.cite.set_cite(view.cite)
        self.say.setText(self.tr("\u201c{0}\u201d").format(view.say) if view.say else "")
        self.say.setVisible(bool(view.say))
        self.row.set_actions(view.actions)
        self.back.show_action(view.back)
        self.early.show_action(view.early)
        line = view.history
        if line is None:
            self.note.say("", Tone.PLAIN)
        else:
            self.note.say(line.text, line.tone, line.cite)

    def say_twice(self, name: str) -> None:
        """Say, until the next view, that the second of two quick presses did not count."""
        words = self.tr("{0}: pressed twice quickly. It counts once.").format(name)
        self.note.say(words, Tone.WARN)

    def say_num_lock(self) -> None:
        """Say, until the next view, that the number pad types no digits."""
        self.note.say(
            self.tr("NumLock is off: the number pad types no digits. Press NumLock."), Tone.WARN
        )

    def say_outdated(self, name: str) -> None:
        """Say, until the next view, that the table changed while that button was touched."""
        words = self.tr("{0}: the table changed while you touched it. Nothing was done.")
        self.note.say(words.format(name), Tone.WARN)

    def show_reason(self, action: ActionView) -> None:
        """Say, until the next view, why an action is not allowed."""
        if action.reason is None:
            return
        words = self.tr("{0}: {1}").format(action.label, action.reason.text)
        self.note.say(words, Tone.WARN, action.reason.cite)
        self.barred.emit(action)
