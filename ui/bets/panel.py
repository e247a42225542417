"""The panel beside the felt at which Bets are entered. Shows a `BetEntryView`; knows no rule.

By touch: pick a chip, tap a box on the felt. For an exact amount: the button `123`. By keyboard:
see `ui.bets.typed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tablemgr.basics.money import Money
from ui.bets.exact import ExactPage
from ui.bets.kinds import KindRows
from ui.bets.line import BetLine
from ui.bets.players import JoinPage, PlayerRow
from ui.bets.tray import ChipTray
from ui.bets.typed import TypedError, TypedFault, read_box, read_line
from ui.parts.citing import Popover
from ui.parts.keys import make_shortcut
from ui.parts.panel import Panel
from ui.parts.scrolling import scrolled
from ui.parts.widgets import make_button, make_label
from ui.views.bets import INITIAL, BetEntered, BetEntryView, PlayerAdded
from ui.views.shared import amount_text


class BetEntryPanel(Panel):
    """Enters Bets on one box at a time: its chips, Players, kinds and amounts."""

    chip_picked = Signal(object)
    """The value of the picked chip (`Money`); None: no chip."""
    player_chosen = Signal(str)
    """This Player lays the next Bet."""
    seat_toggled = Signal(str)
    """This Player sits down or stands up."""
    player_added = Signal(object)
    """A Player joins a box: a `PlayerAdded`."""
    kind_chosen = Signal(str)
    """A tap lays this kind of Bet from now on."""
    amount_entered = Signal(object)
    """A Bet of an exact amount: a `BetEntered`."""
    box_toggled = Signal(int)
    """In boxes-only mode: mark this box, or clear it."""
    repeat_asked = Signal()
    """Lay the Bets of the last Round again."""
    undo_asked = Signal()
    """Take back the last change of the Bets."""
    clear_asked = Signal(int)
    """Give back every Bet on this box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self._view = BetEntryView()
        self.heading = make_label("", "heading")
        self.room = make_label("", "caption")
        self.hint = make_label("", "muted", wrap=True)
        self.error = make_label("", "error", wrap=True)
        self.players = PlayerRow()
        self.add = make_button(self.tr("+ Player"), "choice", focus=False)
        self.kind_rows = KindRows()
        self.tray = ChipTray()
        self.pages = QStackedWidget()
        self.mode = make_button(self.tr("123"), focus=False)
        self.undo = make_button(self.tr("Undo"), focus=False)
        self.clear = make_button(self.tr("Clear"), focus=False)
        self.repeat = make_button(self.tr("Same Bets again  A"), focus=False)
        self.total = make_label("", "caption")
        self.help = make_button("?", focus=False)
        self.help.setAccessibleName(self.tr("How to type a Bet"))
        self.line = BetLine()
        self.line.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # letters stay keys of the actions
        self._build()
        self._connect()
        self.on_scale()
        self.set_view(self._view)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addWidget(self.room)
        head.addStretch(1)
        head.addWidget(self.add)
        self.pages.addWidget(self.tray)
        self._tools = QGridLayout()
        for column, button in enumerate((self.mode, self.undo, self.clear)):
            self._tools.addWidget(button, 0, column)
        self._tools.addWidget(self.repeat, 1, 0, 1, 3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.hint)
        self.player_area = scrolled(self.players, sign=False)  # shows two rows, the others scroll
        self._column.addWidget(self.player_area)
        self._column.addWidget(self.kind_rows)
        self._column.addWidget(self.pages, 10)
        self._column.addStretch(1)
        self._column.addLayout(self._tools)
        self._column.addWidget(self.error)
        typing = QHBoxLayout()
        typing.addWidget(self.line, 1)
        typing.addWidget(self.help)
        self._column.addLayout(typing)
        self._column.addWidget(self.total)

    def _connect(self) -> None:
        self.tray.picked.connect(self.chip_picked)
        self.players.chosen.connect(self.player_chosen)
        self.kind_rows.chosen.connect(self.kind_chosen)
        self.players.seat_toggled.connect(self.seat_toggled)
        self.add.clicked.connect(self._begin_joining)
        self.mode.clicked.connect(self._switch)
        self.undo.clicked.connect(self.undo_asked)
        self.clear.clicked.connect(self._clear)
        self.repeat.clicked.connect(self.repeat_asked)
        self.line.returnPressed.connect(self._typed)
        self.help.clicked.connect(self._explain)
        for digit in "0123456789":
            make_shortcut(digit, self, self._start_typing).setProperty("digit", digit)

    @cached_property
    def exact(self) -> ExactPage:
        """The page for an exact amount. It is made when it is first opened."""
        page = ExactPage()
        page.entered.connect(self._lay)
        page.set_spacing(self._gap)
        self.pages.addWidget(page)
        return page

    @cached_property
    def join(self) -> JoinPage:
        """The page on which one more Player joins. It is made when it is first opened."""
        page = JoinPage()
        page.added.connect(self._joined)
        self.pages.addWidget(page)
        return page

    @property
    def _gap(self) -> int:
        """The gap between two keys, in pixels."""
        return round(6 * self.scale)

    def on_scale(self) -> None:
        tokens = self.tokens
        self.setFixedWidth(round(300 * self.scale))
        self._column.setContentsMargins(*[tokens.space_m] * 4)
        self._column.setSpacing(tokens.space_s)
        self._tools.setSpacing(self._gap)
        self.kind_rows.set_spacing(self._gap)
        if "exact" in vars(self):
            self.exact.set_spacing(self._gap)
        self._make_room()

    @property
    def kinds(self) -> Mapping[str, QPushButton]:
        """The buttons of the kinds of Bet."""
        return self.kind_rows.buttons

    # --- what is shown ---------------------------------------------------------------------------

    def set_view(self, view: BetEntryView) -> None:
        """Show the view, and clear what was wrong with the last typed Bet."""
        self._view = view
        box, only = view.box, view.boxes_only
        if only:
            self.heading.setText(self.tr("Boxes in play: {0}").format(len(view.in_play)))
        else:
            self.heading.setText(
                self.tr("Bets") if box is None else self.tr("Box {0}").format(box.number)
            )
        room = box.room if box and not only else None
        self.room.setText(
            "" if room is None else self.tr("up to {0} more").format(amount_text(room))
        )
        self.add.setVisible(box is not None and not only)
        self.players.set_box(None if only else box)
        self._show_kinds()
        self.tray.set_view(view.chips, view.picked)
        self.pages.setVisible(not only)
        for button in (self.mode, self.clear):
            button.setEnabled(box is not None)
        self.undo.setEnabled(view.can_undo)
        self.repeat.setEnabled(view.can_repeat)
        self.repeat.setText(
            self.tr("Same boxes again  A") if only else self.tr("Same Bets again  A")
        )
        self.line.setPlaceholderText(self._example())
        self.total.setText(
            "" if only else self.tr("On the table: {0}").format(amount_text(view.table_total))
        )
        if box is None and not only:
            self._show_chips()
        self._make_room()
        self._say_error("")

    def _example(self) -> str:
        """An example of what can be typed."""
        view = self._view
        if view.boxes_only:
            return self.tr("type a box: 3")
        if view.has_initial:
            return self.tr("type: 3 100")
        return self.tr("type: 3 100 {0}").format(view.kinds[0].letter)

    def _show_hint(self) -> None:
        view = self._view
        if view.boxes_only:
            boxes = ", ".join(str(number) for number in view.in_play)
            text = boxes or self.tr("Tap the boxes in play.")
            if not boxes and not view.has_initial:
                text = self.tr("Tap where a Bet lies.")
        elif view.picked is not None and not view.has_initial:
            text = self.tr("Tap the Bet's place to lay {0}.").format(amount_text(view.picked))
        elif view.picked is not None:
            text = self.tr("Tap a box to lay {0}.").format(amount_text(view.picked))
        elif view.box is None:
            text = self.tr("Pick a chip, then tap a box.")
        else:
            text = ""
        self.hint.setText(text)
        self.hint.setVisible(bool(text) and self._is_plain() and not self._is_crowded())

    def _is_crowded(self) -> bool:
        """Say whether Players or kinds need a second row: then hint and total are hidden."""
        return not self._view.boxes_only and (self.players.rows > 1 or self.kind_rows.rows > 1)

    def _is_plain(self) -> bool:
        """Say whether neither an exact amount nor a Player's name is being entered."""
        return self._view.boxes_only or self.pages.currentWidget() is self.tray

    def _make_room(self) -> None:
        """While an amount or a name is entered, hide everything else."""
        plain, box = self._is_plain(), self._view.box
        for page in self.pages.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            shown = page is self.pages.currentWidget()  # a hidden page asks for no height
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            page.setSizePolicy(policy, policy)
        self.player_area.setVisible(plain and box is not None and not self._view.boxes_only)
        rows = min(2, self.players.rows)
        self.player_area.setFixedHeight(rows * (self.touch + 4) + 6 * max(0, rows - 1))
        joins = isinstance(self.pages.currentWidget(), JoinPage)
        self.kind_rows.setVisible(bool(self.kinds) and not joins)
        for widget in (self.repeat, self.undo, self.clear):
            widget.setVisible(plain)
        # boxes-only mode without an Initial Bet: a box number does not say which Bet is marked
        types = plain and (self._view.has_initial or not self._view.boxes_only)
        self.line.setVisible(types)
        self.help.setVisible(types)
        self.clear.setVisible(plain and not self._view.boxes_only)
        self.mode.setVisible(not self._view.boxes_only)
        self._say_error(self.error.text())
        self._show_hint()

    def _show_kinds(self) -> None:
        kinds = self._view.box.kinds if self._view.box and not self._view.boxes_only else ()
        self.kind_rows.set_kinds(kinds, self._view.kind)
        if "exact" in vars(self):
            self.exact.set_kind(self._view.kind)

    def _say_error(self, text: str) -> None:
        self.error.setText(text)
        self.error.setVisible(bool(text))
        plain = self._is_plain() and not self._view.boxes_only
        self.total.setVisible(not text and plain and not self._is_crowded())

    # --- what is entered -------------------------------------------------------------------------

    def _show_chips(self) -> None:
        self.pages.setCurrentWidget(self.tray)
        self.mode.setText(self.tr("123"))
        self._make_room()

    def _switch(self) -> None:
        if self.pages.currentWidget() is not self.tray:
            self._show_chips()
            return
        self.exact.begin(self._view.kind)
        self.pages.setCurrentWidget(self.exact)
        self.mode.setText(self.tr("Chips"))
        self._make_room()

    def _lay(self, amount: Money) -> None:
        box = self._view.box
        if box is not None and self._view.kind:
            self._show_chips()
            self.amount_entered.emit(BetEntered(box.number, box.player, self._view.kind, amount))

    def _begin_joining(self) -> None:
        if self._view.box is not None:
            self.pages.setCurrentWidget(self.join)
            self.mode.setText(self.tr("Chips"))
            self._make_room()
            self.join.begin(self._view.box)

    def _joined(self, added: PlayerAdded) -> None:
        self._show_chips()
        self.player_added.emit(added)

    def _clear(self) -> None:
        if self._view.box is not None:
            self.clear_asked.emit(self._view.box.number)

    def _start_typing(self) -> None:
        if self.isVisible():
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.line.insert(str(self.sender().property("digit")))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.line.hasFocus():
            self.line.clear()
            self.line.clearFocus()
            return
        super().keyPressEvent(event)

    def _explain(self) -> None:
        """Show how a Bet is typed, with the letters of this game's Bets."""
        lines = [self.tr("Type a digit to begin; Enter lays the Bet, Escape cancels.")]
        if self._view.has_initial:
            lines += [
                self.tr("3 100 — box 3, its Player, Bet 100"),
                self.tr("3 ann 50 — box 3, Player ann"),
                self.tr("3 100 s — the same, as the Seated Player"),
                self.tr("3 0 — takes the Bet back"),
            ]
        elif self._view.kinds:
            letter = self._view.kinds[0].letter
            lines += [
                self.tr("3 ann 50 {0} — box 3, Player ann, Bet 50").format(letter),
                self.tr("3 0 {0} — takes the Bet back").format(letter),
            ]
        for kind in self._view.kinds:
            if kind.kind != INITIAL:
                lines.append(self.tr("3 10 {0} — {1}").format(kind.letter, kind.label))
        if self._view.boxes_only:
            lines = [self.tr("Type the number of a box and Enter: this marks it or clears it.")]
        popover = Popover(self.tr("How to type a Bet"), "\n".join(lines), self.window())
        corner = self.help.mapTo(self.window(), QPoint(0, 0))
        popover.open_at(QRect(corner, self.help.size()))

    def _typed(self) -> None:
        view, text = self._view, self.line.text()
        if not text.strip():
            self._say_error("")
            self.line.clearFocus()
            return
        if self.line.holds_pin:
            self._leave_line()
            self._say_error(self.tr("This is not a Bet: a Bet begins with its box."))
            return
        try:
            if view.boxes_only:
                box = read_box(text.strip(), view.boxes)
                self._leave_line()
                self.box_toggled.emit(box)
                return
            bet = read_line(text, view.boxes, view.kinds, view.later_bets)
        except TypedError as error:
            self._say_error(self._fault_text(error))
            self.line.selectAll()
            return
        self._leave_line()
        self._say_error("")
        self.amount_entered.emit(bet)

    def _leave_line(self) -> None:
        """Leave the line after a Bet: the next Return goes to the window, the next digit begins a
        new Bet.
        """
        self.line.clear()
        self.line.clearFocus()

    def _fault_text(self, error: TypedError) -> str:
        form = {
            TypedFault.NO_BOX: self.tr("This table has no box \u201c{0}\u201d."),
            TypedFault.NO_AMOUNT: self.tr("\u201c{0}\u201d has no amount."),
            TypedFault.LONG_AMOUNT: self.tr("An amount has at most 12 digits: \u201c{0}\u201d."),
            TypedFault.BAD_AMOUNT: self.tr("\u201c{0}\u201d is not an amount."),
            TypedFault.TWO_AMOUNTS: self.tr("\u201c{0}\u201d is a second amount."),
            TypedFault.NO_NAME: self.tr("\u201c{0}\u201d is neither an amount nor a name."),
            TypedFault.ONE_TOO_MANY: self.tr("\u201c{0}\u201d is one word too many."),
            TypedFault.NO_KIND: self.tr("\u201c{0}\u201d does not say which Bet."),
            TypedFault.NAMES_A_BET: self.tr(
                "\u201c{0}\u201d is the name of a Bet, not of a Player."
            ),
        }[error.fault]
        return form.format(error.word)
