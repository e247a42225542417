"""Asks what is to be reported: which kind, then what must be known about it. Knows no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from tablemgr.basics.cards import Card
from tablemgr.journal import Json
from tablemgr.rules.commands import Report
from tablemgr.rules.rulebook.model import number_in_words
from ui.cards.keypad import CardKeypad
from ui.parts.free_text import FreeText
from ui.parts.note import NoteLine
from ui.parts.overlay import ACT_SLOT, BACK_SLOT, Overlay
from ui.parts.slot_key import SlotKey
from ui.parts.widgets import WrappingButton, make_button, make_label
from ui.supervisor.choice_grid import ChoiceGrid
from ui.views.cards import KeypadView
from ui.views.shared import Tone
from ui.views.supervisor import ReportKind, ReportView

_COLUMNS: Final = 2
_MOST_EXPOSED: Final = 4
_A_PAIR: Final = 2


class ReportSheet(Overlay):
    """`reported` gives the `Report`, and what else was said, which no round record has."""

    reported = Signal(object, object)

    retract_asked = Signal()
    """The latest report was made in error (I14)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, width_px=980)
        self.view = ReportView((), 0)
        self.kind: ReportKind | None = None
        self.buttons: dict[str, QPushButton] = {}
        self.cards: list[Card] = []
        self._kinds = QWidget()
        self._grid = QGridLayout(self._kinds)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self.read = ChoiceGrid()
        self.box = ChoiceGrid()
        self.count = ChoiceGrid()
        self.retract = WrappingButton("", "choice")
        self.retract.clicked.connect(self.retract_asked)
        self.boxes = ChoiceGrid(several=True)
        self.boxes_label = make_label(self.tr("Which boxes? Touch each one"), "caption")
        self.seen = _toggle(self.tr("A Player has seen his cards"))
        self.by_player = _toggle(self.tr("By the Player himself"))
        self.text = FreeText()
        self.text.setMaxLength(160)
        self.text.setPlaceholderText(self.tr("What happened, in a sentence"))
        self.lacks = NoteLine()
        self.keypad = CardKeypad()
        self.keypad.card_chosen.connect(self._card)
        self.chosen_cards = make_label("", "person")
        self.box_label = make_label(self.tr("Box"), "caption")
        self.count_label = make_label(self.tr("How many cards"), "caption")
        self.back = SlotKey(self.tr("Back"))
        self.tell = SlotKey(self.tr("Report"), "primary")
        self._build()

    def _build(self) -> None:
        self.put(BACK_SLOT, self.back)
        self.put(ACT_SLOT, self.tell)
        self.back.clicked.connect(self.show_kinds)
        self.tell.clicked.connect(self._report)
        self.text.textChanged.connect(self._check)
        self.text.returnPressed.connect(self._report)
        for row in (self.box, self.count):
            row.chosen.connect(self._check)
        self.read.chosen.connect(self._read_chosen)
        self._asks = QWidget()
        column = QVBoxLayout(self._asks)
        column.setContentsMargins(0, 0, 0, 0)
        asked: tuple[QWidget, ...] = (
            *(self.box_label, self.box, self.count_label, self.count),
            *(self.boxes_label, self.boxes),
            *(self.seen, self.by_player, self.text, self.lacks, self.read, self.chosen_cards),
        )
        for widget in asked:
            column.addWidget(widget)
        column.addWidget(self.keypad, 1, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self._kinds)
        self.body.addWidget(self.retract)
        self.body.addWidget(self._asks)

    def begin(self, view: ReportView, at_once: str = "", words: str = "") -> None:
        """Offer every kind; or if `at_once` names one, ask about it, with `words` filled in."""
        self.view = view
        for old in self.buttons.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = {}
        for place, kind in enumerate(view.kinds):
            text = f"{kind.label}\n{self._cited(kind)}: {kind.effect}"
            button = WrappingButton(text, "choice")
            button.setProperty("tall", "true")
            button.setProperty("kind", kind.kind)
            button.clicked.connect(self._kind_touched)
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self.buttons[kind.kind] = button
        self.show_kinds()
        for known in view.kinds:
            if known.kind == at_once:
                self.choose(known)
                self.text.setText(words)
        self.open()

    def _cited(self, kind: ReportKind) -> str:
        form = self.tr("house ruling {0}") if kind.cite.ruling else self.tr("§ {0}")
        return form.format(number_in_words(kind.cite.number))

    def show_kinds(self) -> None:
        """Ask which kind it is."""
        self.kind = None
        self.set_title(self.tr("What happened?"))
        self._kinds.show()
        said = self.tr("Withdraw the report: {0}").format(self.view.retract)
        self.retract.say(said)
        self.retract.setVisible(bool(self.view.retract))
        self._show_asks(False)

    def _show_asks(self, shown: bool) -> None:
        self._asks.setVisible(shown)
        for key in (self.back, self.tell):
            key.setVisible(shown)
        self.close_button.setVisible(not shown)

    def _kind_touched(self) -> None:
        word = str(self.sender().property("kind"))
        self.choose(next(kind for kind in self.view.kinds if kind.kind == word))

    def choose(self, kind: ReportKind) -> None:
        """Ask what else must be said about this kind."""
        self.kind = kind
        self.cards = []
        self.set_title(kind.label, kind.cite)
        asks = kind.asks
        every = self.view.empty if "empty-box" in asks else range(1, self.view.boxes + 1)
        boxes = [(number, str(number)) for number in every]
        if "any-box" in asks:
            boxes.append((0, self.tr("Dealer")))
        self.box.set_choices(boxes)
        self.boxes.set_choices(
            [
                *((number, str(number)) for number in range(1, self.view.boxes + 1)),
                (0, self.tr("Dealer")),
            ]
        )
        self.read.set_choices([(n, one.label) for n, one in enumerate(self.view.at_once)])
        self.count.set_choices([(n, str(n)) for n in range(1, _MOST_EXPOSED + 1)])
        shown: dict[QWidget, bool] = {
            **dict.fromkeys((self.box, self.box_label), _asks_box(kind)),
            **dict.fromkeys((self.count, self.count_label), "count" in asks),
            self.read: "cards" in asks and bool(self.view.at_once),
            **dict.fromkeys((self.keypad, self.chosen_cards), self._cards_wanted() > 0),
            **dict.fromkeys((self.boxes, self.boxes_label), "boxes" in asks),
            self.text: _asks_words(kind),
        }
        for widget, visible in shown.items():
            widget.setVisible(visible)
        for toggle, word in ((self.seen, "seen"), (self.by_player, "by-player")):
            toggle.setChecked(False)
            toggle.setVisible(word in asks)
        self.text.clear()
        self._ask_cards()
        self._kinds.hide()
        self.retract.hide()
        self._show_asks(True)
        self._check()
        if _asks_words(kind):
            self.text.setFocus()
        elif self._cards_wanted():
            self.keypad.setFocus()

    def _read_chosen(self) -> None:
        """Ask for the cards that were not read."""
        for widget in (self.keypad, self.chosen_cards):
            widget.setVisible(self._missing() > 0)
        self._ask_cards()
        self.keypad.setFocus()
        self._check()

    def _ask_cards(self) -> None:
        self.cards = []
        self.chosen_cards.clear()
        if self._missing() > 1:
            asks = self.tr("The two cards, in any order. First card:")
        elif self._missing():
            asks = self.tr("The other card:")
        else:
            asks = self.tr("Which card it was, if it has a face of this game:")
        self.keypad.set_view(KeypadView(asks=asks))

    def _card(self, card: Card) -> None:
        missing = self._cards_wanted()
        self.cards = [*self.cards, card][-missing:] if missing else []
        self.chosen_cards.setText("   ".join(str(each) for each in self.cards))
        if missing > 1:
            self.keypad.set_view(KeypadView(asks=self.tr("Second card:")))
        self._check()

    @property
    def read_before(self) -> int:
        """How many of the two cards have been read."""
        chosen = self.read.value
        return 0 if chosen is None else self.view.at_once[chosen].count

    def _missing(self) -> int:
        """How many cards must be entered."""
        if self.kind is None or "cards" not in self.kind.asks:
            return 0
        if self.view.at_once and self.read.value is None:
            return 0
        return _A_PAIR - self.read_before

    def _cards_wanted(self) -> int:
        """How many cards may be entered: those that must be, or the one that it is about."""
        which = self.kind is not None and "which" in self.kind.asks
        return 1 if which else self._missing()

    def _check(self) -> None:
        self.lacks.say(self.text.lacks(), Tone.WARN)
        self.tell.setEnabled(self.report() is not None)

    def report(self) -> Report | None:
        """Give the report as it is so far, or None while something must still be said."""
        kind = self.kind
        if kind is None:
            return None
        asks = kind.asks
        box = self.box.value if _asks_box(kind) else None
        count = self.count.value if "count" in asks else 0
        text = self._words() if "text" in asks else ""
        lacks = (
            (box is None and _asks_box(kind))
            or count is None
            or ("text" in asks and not text)
            or ("note" in asks and not self._words())
            or ("cards" in asks and self.read_before + len(self.cards) != _A_PAIR)
        )
        if lacks:
            return None
        return Report(
            kind.kind,
            box=box,
            cards=() if "which" in asks else tuple(self.cards),
            count=count or 0,
            seen="seen" in asks and self.seen.isChecked(),
            by_player="by-player" in asks and self.by_player.isChecked(),
            text=text,
        )

    def beside(self) -> dict[str, Json]:
        """Give what else was said, which no round record has: boxes, and words."""
        asks = () if self.kind is None else self.kind.asks
        said: dict[str, Json] = {}
        if "boxes" in asks and self.boxes.values:
            said["boxes"] = list(self.boxes.values)
        if "note" in asks:
            said["text"] = self._words()
        if "which" in asks and self.cards:
            said["card"] = self.cards[0].code
        return said

    def _words(self) -> str:
        return self.text.words()

    def _report(self) -> None:
        report = self.report()
        if report is not None:
            self.hide()
            self.reported.emit(report, self.beside())
            self.closed.emit()


def _asks_box(kind: ReportKind) -> bool:
    return any(word in kind.asks for word in ("box", "empty-box", "any-box"))


def _asks_words(kind: ReportKind) -> bool:
    return "text" in kind.asks or "note" in kind.asks


def _toggle(text: str) -> QPushButton:
    button = make_button(text, "answer", focus=False)
    button.setCheckable(True)
    return button
