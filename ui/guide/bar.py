"""The foot of the window: what to do now, what to announce, and the slots. Shows a `GuideView`;
knows no rule.

At the right of the sentence stand the messages, which it is given.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.guide.action_bar import ActionBar
from ui.guide.take_back import TakeBackButton
from ui.parts.citing import CiteButton
from ui.parts.fitting import FittingText
from ui.parts.grid import grid_for
from ui.parts.inks import INK_NAMES
from ui.parts.panel import Panel
from ui.parts.style import set_property
from ui.parts.widgets import make_label
from ui.views.guide import ActionView, GuideView
from ui.views.shared import Tone


def _meaning(announcement: str) -> str:
    """An announcement in the Dealer's language: he says it in English; empty if that is his."""
    meant = QCoreApplication.translate("announcements", announcement)
    return "" if meant == announcement else meant


class GuideNote(QFrame):
    """A line at the right: what happened last; with a coloured edge, why something is barred."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "event")
        self.label = FittingText(17, 12, bold=False, right=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 0, 10, 0)
        line.addWidget(self.label)

    def say(self, text: str, tone: Tone) -> None:
        """Show this text in this tone. An empty text hides the note."""
        self.label.set_text(text)
        self.label.setFixedHeight(self.maximumHeight() - 2)
        self.label.set_colour(INK_NAMES[tone])
        set_property(self, "tone", tone.value)
        self.setVisible(bool(text))


class GuideStrip(QFrame):
    """Holds announcement, note and sentence; a touch anywhere on it asks for their paragraph."""

    touched = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self.touched.emit()


class GuideBar(Panel):
    """The guide: the announcement with a note beside it, below them the sentence; then the slots.

    If a touched button is not allowed now, the note says why, until the next view, and the
    paragraph beside it is the reason's.
    """

    chosen = Signal(object)
    """The `ActionView` of a touched button that is allowed."""
    barred = Signal(object)
    """The `ActionView` of a touched button that is not allowed now."""

    def __init__(self, messages: QWidget | None = None) -> None:
        """`messages` stand at the right of the sentence."""
        super().__init__("foot")
        self._messages = messages
        if messages is not None:
            messages.setParent(self)
        self._view = GuideView()
        self.strip = GuideStrip(self)
        self.sentence = FittingText(37, 20)
        self.cite = CiteButton()
        self.strip.touched.connect(self.cite.show_wording)
        self.say = make_label("", "say")
        self.gloss = FittingText(20, 11, colour="muted")
        self.note = GuideNote()
        self.back = TakeBackButton()
        self.back.chosen.connect(self.chosen)
        self.back.outdated.connect(self.say_outdated)
        self.back.nothing.connect(self._say_nothing)
        self.row = ActionBar()
        self.row.setParent(self)
        self.row.chosen.connect(self.chosen)
        self.row.barred.connect(self.show_reason)
        self.row.outdated.connect(self.say_outdated)
        self._top = QHBoxLayout()
        self._top.addWidget(self.say)
        self._top.addWidget(self.gloss, 2)
        self._top.addWidget(self.note, 3)
        self._words = QVBoxLayout()
        self._words.addLayout(self._top)
        self._words.addWidget(self.sentence, 1)
        self._line = QHBoxLayout(self.strip)
        self._line.addLayout(self._words, 1)
        self.cite.setParent(self.strip)
        self.on_scale()
        self.set_view(self._view)

    def on_scale(self) -> None:
        tokens = self.tokens
        self._line.setContentsMargins(tokens.space_l, 0, self._cite_width + tokens.space_m, 0)
        self._line.setSpacing(tokens.space_m)
        self._top.setSpacing(tokens.space_l)
        self._words.setSpacing(0)
        high = round(33 * self.scale)
        self.say.setFixedHeight(high)
        self.gloss.setFixedHeight(high)
        self.gloss.set_sizes(round(20 * self.scale), round(11 * self.scale))
        self.note.setFixedHeight(high)
        self.note.label.set_sizes(round(17 * self.scale), round(11 * self.scale))
        self.sentence.set_sizes(round(37 * self.scale), round(20 * self.scale))
        self.sentence.setFixedHeight(round(62 * self.scale))
        self.row.set_scale(self.scale)
        self._place()

    @property
    def _cite_width(self) -> int:
        return round(100 * self.scale)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put the sentence and the slots where the window's grid has them."""
        grid = grid_for(self.window().width(), self.window().height())
        self.setFixedHeight(grid.foot.height())
        self.strip.setGeometry(grid.sentence.translated(0, -grid.foot.top()))
        edge = round(13 * self.scale)
        high = self.strip.height() - 2 * edge
        left = self.strip.width() - self._cite_width - edge
        self.cite.setGeometry(left, edge, self._cite_width, high)
        if self._messages is not None:
            self._messages.setGeometry(grid.message.translated(0, -grid.foot.top()))
        slots = grid.slots[0]
        self.row.setGeometry(QRect(0, slots.top() - grid.foot.top(), self.width(), slots.height()))

    @property
    def view(self) -> GuideView:
        """The view that is shown now."""
        return self._view

    def set_view(self, view: GuideView) -> None:
        """Show this view: what to do now."""
        self._view = view
        self.sentence.set_text(view.text)
        self.say.setText(self.tr("\u201c{0}\u201d").format(view.say) if view.say else "")
        self.gloss.set_text(_meaning(view.say))
        self.gloss.setVisible(bool(self.gloss.text()))
        self.say.setVisible(bool(view.say))
        self.row.set_actions(view.actions)
        self.back.show_action(view.back)
        line = view.history
        if line is None:
            self.note.say("", Tone.PLAIN)
        else:
            self.note.say(line.text, line.tone)
        refused = line is not None and line.tone is not Tone.PLAIN and line.cite is not None
        self.cite.set_cite(line.cite if line is not None and refused else view.cite)

    def say_twice(self, name: str) -> None:
        """Say, until the next view, that the second of two quick presses did not count."""
        words = self.tr("{0}: pressed twice quickly. It counts once.").format(name)
        self.note.say(words, Tone.WARN)

    def _say_nothing(self) -> None:
        self.note.say(self.tr("Nothing can be taken back now."), Tone.WARN)

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
        self.note.say(words, Tone.WARN)
        self.cite.set_cite(action.reason.cite)
        self.barred.emit(action)
