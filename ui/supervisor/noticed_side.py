"""The left of the case panel: what was noticed, its cards, what is open, what is not permitted.

Each card of a case shows it again: the widgets stay, and only what has changed is laid out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tablemgr.basics.cards import Card
from ui.felt.cards import CardArt, shown_words
from ui.parts.note import NoteLine
from ui.parts.overlay import KEY_GAP_PX
from ui.parts.widgets import make_label
from ui.theme.tokens import TOKENS
from ui.views.shared import Citation, Tone
from ui.views.supervisor import CaseView

SIDE_PX: Final = 292
"""How wide it is at scale 1."""
MOST_CARDS: Final = 8
"""How many cards are shown as pictures; of more, the last ones are."""
MOST_UNDECIDED: Final = 6
"""How many lines say what is still open; of more, they say how many."""


class NoteList(QWidget):
    """Notes in one tone, one below the other; hidden if there are none."""

    def __init__(self, tone: Tone) -> None:
        super().__init__()
        self._tone = tone
        self.lines: list[NoteLine] = []
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)

    def show_notes(self, notes: Iterable[tuple[str, Citation | None]], spacing: int) -> None:
        """Show these texts with what they cite, `spacing` pixels apart."""
        found = list(notes)
        self._stack.setSpacing(spacing)
        while len(self.lines) > len(found):
            line = self.lines.pop()
            line.hide()
            line.deleteLater()
        while len(self.lines) < len(found):
            self.lines.append(NoteLine())
            self._stack.addWidget(self.lines[-1])
        for line, (text, cite) in zip(self.lines, found, strict=True):
            line.say(text, self._tone, cite)
        self.setVisible(bool(found))


class CardPictures(QWidget):
    """Cards side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._art = CardArt(TOKENS)
        self.places = [QLabel() for _ in range(MOST_CARDS)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for place in self.places:
            row.addWidget(place)
        row.addStretch(1)

    def show_cards(self, cards: Sequence[Card | None], scale: float) -> None:
        """Show the last of these cards; None lies face down. Hidden if there are none."""
        last = cards[-MOST_CARDS:]
        across = min(62.0, (SIDE_PX - 8) / max(1, len(last)) - 6) * scale
        dots = self.devicePixelRatioF()
        for place, card in zip(self.places, last, strict=False):
            place.setPixmap(self._art.pixmap(card, across, dots, narrow=False))
            place.setAccessibleName(shown_words(card))
        for number, place in enumerate(self.places):
            place.setVisible(number < len(last))
        self.setVisible(bool(last))


class NoticedSide(QWidget):
    """The whole side; `below` are the buttons at its foot."""

    def __init__(self, below: Iterable[QWidget]) -> None:
        super().__init__()
        self.notices = NoteList(Tone.WARN)
        self.pictures = CardPictures()
        self._of_cards = make_label("", "caption")
        self._of_undecided = make_label(self.tr("Still open"), "caption")
        self._undecided = make_label("", wrap=True)
        self.barred = NoteList(Tone.PLAIN)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._seen = QVBoxLayout()
        for part in (
            make_label(self.tr("Noticed"), "caption"),
            self.notices,
            self._of_cards,
            self.pictures,
            self._of_undecided,
            self._undecided,
            self.barred,
        ):
            self._seen.addWidget(part)
        self._stack.addLayout(self._seen)
        self._stack.addStretch(1)
        for button in below:
            self._stack.addWidget(button)

    def set_view(self, view: CaseView, scale: float) -> None:
        """Show the open cases as they are."""
        self.setFixedWidth(round(SIDE_PX * scale))
        spacing = round(8 * scale)
        self._stack.setSpacing(round(KEY_GAP_PX * scale))
        self._seen.setSpacing(spacing)
        self.notices.show_notes(((note.text, note.cite) for note in view.notices), spacing)
        count = len(view.cards)
        text = self.tr("Cards, the last {0} of {1}").format(MOST_CARDS, count)
        self._of_cards.setText(text if count > MOST_CARDS else self.tr("Cards"))
        self._of_cards.setVisible(count > 0)
        self.pictures.show_cards(view.cards, scale)
        lines = [f"•  {line}" for line in view.undecided[:MOST_UNDECIDED]]
        if len(view.undecided) > MOST_UNDECIDED:
            lines.append(self.tr("and {0} more").format(len(view.undecided) - MOST_UNDECIDED))
        self._undecided.setText("\n".join(lines))
        for part in (self._of_undecided, self._undecided):
            part.setVisible(bool(lines))
        self.barred.show_notes(((each.text, each.cite) for each in view.barred), spacing)
