"""The place in the panel that says what is on the table, or what is typed. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.bets.line import BetLine
from ui.bets.typed import TypedError, TypedFault
from ui.parts.fitting import FittingText
from ui.parts.widgets import make_button
from ui.theme.words import listed
from ui.views.bets import INITIAL, BetEntryView
from ui.views.shared import amount_text

translate = QCoreApplication.translate


class BetStatus(QFrame):
    """All on the table, and the box that was touched last; while somebody types, his line, below
    what is wrong with it.
    """

    helped = Signal()
    """Somebody asks how a Bet is typed."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.total = FittingText(20, 12)
        self.box = FittingText(16, 12, colour="muted", bold=False)
        self.error = FittingText(16, 11, colour="take")
        self.line = BetLine()
        self.line.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # letters stay keys of the actions
        self.help = make_button("?", "key", focus=False)
        self.help.setAccessibleName(self.tr("How to type a Bet"))
        self.help.clicked.connect(self.helped)
        self._typing = QWidget()
        typed = QVBoxLayout()
        typed.setSpacing(0)
        typed.addWidget(self.error)
        typed.addWidget(self.line, 1)
        typing = QHBoxLayout(self._typing)
        typing.setContentsMargins(0, 0, 0, 0)
        typing.addLayout(typed, 1)
        typing.addWidget(self.help)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(0)
        for words in (self.total, self.box):
            column.addWidget(words)
        column.addWidget(self._typing)
        self.begin_typing(False)

    def begin_typing(self, typing: bool) -> None:
        """Show the line, or what is on the table again."""
        self._typing.setVisible(typing)
        self.error.setVisible(typing and bool(self.error.text()))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give each line its part of the height; a narrow place shows the sum alone."""
        typing, high = self.is_typing, max(1, self.height() - 4)
        narrow = self.width() < 2 * self.height()
        self.total.setVisible(not typing)
        self.box.setVisible(not typing and not narrow)
        self.total.setFixedHeight(high if narrow else high * 2 // 5)
        self.box.setFixedHeight(high - high * 2 // 5)
        self.error.setFixedHeight(high * 2 // 5)
        side = self.contentsRect().height()
        self.help.setFixedSize(side, side)
        scale = high / 66
        self.total.set_sizes(round(20 * scale), round(12 * scale))
        self.box.set_sizes(round(16 * scale), round(12 * scale))
        self.error.set_sizes(round(16 * scale), round(11 * scale))

    @property
    def is_typing(self) -> bool:
        """Say whether the line is shown."""
        return not self._typing.isHidden()

    def say_error(self, text: str) -> None:
        """Say what is wrong with what was typed, or nothing."""
        self.error.set_text(text)
        self.begin_typing(self.is_typing or bool(text))

    def set_view(self, view: BetEntryView) -> None:
        """Show what is on the table."""
        self.total.set_text(_table_words(view))
        self.box.set_text(_box_words(view))


def _table_words(view: BetEntryView) -> str:
    if view.boxes_only:
        return translate("bets", "Boxes in play: {0}").format(len(view.in_play))
    return translate("bets", "On the table: {0}").format(amount_text(view.table_total))


def _box_words(view: BetEntryView) -> str:
    """`Box 6, Farah: 300, RWS Pairs 25`; before a box is touched, what to do."""
    box = view.box
    if view.boxes_only or box is None:
        return _hint(view)
    laid = [kind for kind in box.kinds if kind.amount]
    parts = [
        amount_text(kind.amount)
        if kind.kind == INITIAL
        else f"{kind.label} {amount_text(kind.amount)}"
        for kind in laid
    ]
    words = translate("bets", "Box {0}, {1}: {2}").format(
        box.number, box.player, listed(parts) or translate("bets", "no Bet")
    )
    if len(laid) != 1 or box.room is None:
        return words
    return translate("bets", "{0} (up to {1} more)").format(words, amount_text(box.room))


def _hint(view: BetEntryView) -> str:
    if view.boxes_only:
        boxes = listed(str(number) for number in view.in_play)
        if boxes:
            return boxes
        if view.has_initial:
            return translate("bets", "Tap the boxes in play.")
        return translate("bets", "Tap where a Bet lies.")
    if view.picked is None:
        return translate("bets", "Pick a chip, then tap a box.")
    words = translate("bets", "Tap a box to lay {0}.")
    if not view.has_initial:
        words = translate("bets", "Tap the Bet's place to lay {0}.")
    return words.format(amount_text(view.picked))


def fault_words(error: TypedError) -> str:
    """Say what is wrong with a typed Bet."""
    form = {
        TypedFault.NO_BOX: translate("bets", "This table has no box \u201c{0}\u201d."),
        TypedFault.NO_AMOUNT: translate("bets", "\u201c{0}\u201d has no amount."),
        TypedFault.LONG_AMOUNT: translate(
            "bets", "An amount has at most 12 digits: \u201c{0}\u201d."
        ),
        TypedFault.BAD_AMOUNT: translate("bets", "\u201c{0}\u201d is not an amount."),
        TypedFault.TWO_AMOUNTS: translate("bets", "\u201c{0}\u201d is a second amount."),
        TypedFault.NO_NAME: translate("bets", "\u201c{0}\u201d is neither an amount nor a name."),
        TypedFault.ONE_TOO_MANY: translate("bets", "\u201c{0}\u201d is one word too many."),
        TypedFault.NO_KIND: translate("bets", "\u201c{0}\u201d does not say which Bet."),
        TypedFault.NAMES_A_BET: translate(
            "bets", "\u201c{0}\u201d is the name of a Bet, not of a Player."
        ),
    }[error.fault]
    return form.format(error.word)


def typing_help(view: BetEntryView) -> str:
    """How a Bet is typed, with the letters of this game's Bets."""
    if view.boxes_only:
        return translate("bets", "Type the number of a box and Enter: this marks it or clears it.")
    lines = [translate("bets", "Type a digit to begin; Enter lays the Bet, Escape cancels.")]
    if view.has_initial:
        lines += [
            translate("bets", "3 100 — box 3, its Player, Bet 100"),
            translate("bets", "3 ann 50 — box 3, Player ann"),
            translate("bets", "3 100 s — the same, as the Seated Player"),
            translate("bets", "3 0 — takes the Bet back"),
        ]
    elif view.kinds:
        letter = view.kinds[0].letter
        lines += [
            translate("bets", "3 ann 50 {0} — box 3, Player ann, Bet 50").format(letter),
            translate("bets", "3 0 {0} — takes the Bet back").format(letter),
        ]
    for kind in view.kinds:
        if kind.kind != INITIAL:
            lines.append(translate("bets", "3 10 {0} — {1}").format(kind.letter, kind.label))
    return "\n".join(lines)
