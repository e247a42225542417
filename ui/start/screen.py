"""The start screen: game, layout, decks, dealing, limits, device, how people sign. Decides nothing.

Gives what was chosen as a `StartChoice`, and shows why a table could not be opened with it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tablemgr.basics.errors import Fault
from ui.felt.layout import Layout
from ui.parts.note import NoteLine
from ui.parts.painting import painted
from ui.parts.panel import Panel
from ui.parts.style import scale_for
from ui.parts.widgets import empty, make_button, make_label
from ui.start.choices import ChoiceRow, LimitStepper
from ui.start.picture import LayoutButton
from ui.theme.tokens import TOKENS
from ui.theme.words import whole_fault
from ui.views.shared import Tone
from ui.views.start import StartChoice, StartView

COLUMNS = 2
GAME_PX = 72
PORT_CHARS = 17


class StartScreen(QWidget):
    """A window. `chosen` gives the `StartChoice`; `left`: a person has closed the window.

    Keys: 1 to 5 a game, Return opens the table, Escape leaves.
    """

    chosen = Signal(object)
    left = Signal()
    elsewhere_asked = Signal()
    """From a live table's start screen: training; from training's: back to the live table."""

    def __init__(self, view: StartView, layout_of: Callable[[str, str], Layout]) -> None:
        """`layout_of` gives the drawing of a layout by game and letter. Raises what it raises."""
        super().__init__()
        self.view = view
        self.choice = view.choice
        self._layout_of = layout_of
        self.layouts: dict[str, LayoutButton] = {}
        self._build()
        self.note.say("", Tone.PLAIN)
        self._show()
        self._show_layouts()
        self._show()
        self._leaves = False
        self.kept_open = False
        """Nobody may leave: it is a kiosk's."""
        self.setProperty("training", view.training)
        title = self.tr("Training at table {0}") if view.training else self.tr("Table {0}")
        self.setWindowTitle(title.format(view.table))

    # --- its parts -------------------------------------------------------------------------------

    def _build(self) -> None:
        view = self.view
        self.games = ChoiceRow(self.tr("Game"), columns=1)
        self.decks = ChoiceRow(self.tr("Decks"))
        self.dealing = ChoiceRow(self.tr("Dealing"))
        self.initial = LimitStepper(self.tr("Box: minimum and maximum"), view.amounts)
        self.side = LimitStepper(self.tr("Side Bet: minimum and maximum"), view.amounts)
        self.port = ChoiceRow(self.tr("Cards come from"), columns=2)
        self.protocol = ChoiceRow(self.tr("Card reader"))
        self.sign = ChoiceRow(self.tr("People sign"))
        self.note = NoteLine()
        words = self.tr("Open the training table") if view.training else self.tr("Open the table")
        self.open_button = make_button(words, "primary", focus=False)
        self.open_button.setProperty("tall", "true")
        self.open_button.clicked.connect(self.accept)
        self.games.chosen.connect(self.choose_game)
        self.decks.chosen.connect(lambda word: self._choose(decks=int(word)))
        self.dealing.chosen.connect(lambda word: self._choose(dealing=word))
        self.port.chosen.connect(self._choose_port)
        self.protocol.chosen.connect(lambda word: self._choose(protocol=word))
        self.sign.chosen.connect(lambda word: self._choose(by_pin=word == "pin"))
        self.initial.changed.connect(lambda: self._choose(initial=self.initial.pair))
        self.side.changed.connect(lambda: self._choose(side=self.side.pair))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.setSpacing(12)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        columns.addWidget(self._games_panel(), 5)
        columns.addWidget(self._layouts_panel(), 9)
        columns.addWidget(self._table_panel(), 7)
        outer.addLayout(columns, 1)
        outer.addWidget(self._foot())

    def _games_panel(self) -> Panel:
        panel = Panel("panel")
        column = QVBoxLayout(panel)
        column.addWidget(make_label(self.view.house, "caption"))
        column.addWidget(make_label(self.tr("Table {0}").format(self.view.table), "heading"))
        if self.view.training:
            mark = make_label(self.tr("TRAINING"), "mark")
            column.addWidget(mark, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(8)
        column.addWidget(self.games)
        column.addStretch(1)
        column.addWidget(self.sign)
        return panel

    def _layouts_panel(self) -> Panel:
        panel = Panel("panel")
        column = QVBoxLayout(panel)
        column.addWidget(make_label(self.tr("Layout"), "caption"))
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        column.addLayout(self._grid, 1)
        return panel

    def _table_panel(self) -> Panel:
        panel = Panel("panel")
        column = QVBoxLayout(panel)
        column.setSpacing(10)
        for part in (self.decks, self.dealing, self.initial, self.side):
            column.addWidget(part)
        for part in (self.port, self.protocol):
            column.addWidget(part)
        column.addStretch(1)
        return panel

    def _foot(self) -> Panel:
        foot = Panel("bar")
        row = QHBoxLayout(foot)
        self.summary = make_label("", "strong", wrap=True)
        row.addWidget(self.summary, 2)
        row.addWidget(self.note, 3)
        away = self.tr("Leave training") if self.view.training else self.tr("Training")
        self.elsewhere_button = make_button(away, focus=False)
        self.elsewhere_button.setProperty("tall", "true")
        self.elsewhere_button.clicked.connect(self.elsewhere_asked)
        row.addWidget(self.elsewhere_button)
        row.addWidget(self.open_button)
        return foot

    # --- showing ---------------------------------------------------------------------------------

    def _show(self) -> None:
        choice, view = self.choice, self.view
        game = view.game(choice.game)
        titles = [(each.id, f"{each.title}\n{each.edition}") for each in view.games]
        self.games.offer(titles, choice.game)
        self.decks.offer([(str(n), str(n)) for n in game.decks], str(choice.decks))
        if choice.dealing is not None:
            self.dealing.offer(list(game.dealings.items()), choice.dealing)
        self.dealing.setVisible(len(game.dealings) > 1)
        self._show_device(choice)
        for stepper, pair in ((self.initial, choice.initial), (self.side, choice.side)):
            stepper.setVisible(pair is not None)
            if pair is not None:
                stepper.set_pair(pair)
        boxes = {layout.name: layout.boxes for layout in game.layouts}[choice.layout]
        text = self.tr("{0}, {1} boxes, {2} decks") if choice.decks > 1 else None
        text = text or self.tr("{0}, {1} boxes, one deck")
        self.summary.setText(text.format(game.title, boxes, choice.decks))
        for name, button in self.layouts.items():
            button.setChecked(name == choice.layout)

    def _show_device(self, choice: StartChoice) -> None:
        ports = {"simulator": self.tr("Simulated shoe"), "manual": self.tr("Entered by hand")}
        offered = [(name, ports.get(name) or _port_text(name)) for name in self.view.ports]
        self.port.offer(offered, choice.port)
        titles = self.view.protocols.items()
        spoken = [(name, QCoreApplication.translate("protocols", title)) for name, title in titles]
        self.protocol.offer(spoken, choice.protocol)
        self.protocol.setVisible(choice.port != "manual" and not self.view.training)
        signs = [("name", self.tr("By name")), ("pin", self.tr("By PIN"))]
        self.sign.offer(signs, "pin" if choice.by_pin else "name")
        for part in (self.port, self.sign):
            part.setVisible(not self.view.training)

    def _show_layouts(self) -> None:
        """Show pictures of the game's layouts."""
        empty(self._grid)
        self.layouts = {}
        offered = self.view.game(self.choice.game).layouts
        columns = (
            COLUMNS if len(offered) > COLUMNS else 1
        )  # two pictures are larger one below the other
        for place, option in enumerate(offered):
            words = self.tr("{0} \u00b7 {1} boxes").format(option.name, option.boxes)
            drawing = self._layout_of(self.choice.game, option.name)
            button = LayoutButton(option.name, drawing, words)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._layout_touched)
            self._grid.addWidget(button, place // columns, place % columns)
            self.layouts[option.name] = button
        self._rescale()

    # --- choosing --------------------------------------------------------------------------------

    def _choose(self, **changes: object) -> None:
        self.choice = replace(self.choice, **changes)
        self.note.say("", Tone.PLAIN)
        self._show()

    def _choose_port(self, port: str) -> None:
        """With a card reader people play for money: signing by PIN is chosen with it."""
        self._choose(port=port, by_pin=self.choice.by_pin or port not in ("simulator", "manual"))

    def take_over(self, choice: StartChoice) -> None:
        """Show game, layout, decks and dealing as they were chosen on the start screen that this
        one follows; whatever else, this place has its own.
        """
        own = replace(self.choice, layout=choice.layout, decks=choice.decks, dealing=choice.dealing)
        self.choice = self.view.with_game(own, choice.game)
        self._show_layouts()
        self._show()

    def choose_game(self, name: str) -> None:
        """Choose a game, and show its own layouts."""
        self.choice = self.view.with_game(self.choice, name)
        self.note.say("", Tone.PLAIN)
        self._show_layouts()
        self._show()

    def _layout_touched(self) -> None:
        button = self.sender()
        assert isinstance(button, LayoutButton)
        self._choose(layout=button.name)

    def accept(self) -> None:
        """Ask for the table to be opened as it is chosen."""
        self.chosen.emit(self.choice)

    def say(self, fault: Fault) -> None:
        """Say why the table could not be opened, and what to do."""
        self.note.say(whole_fault(fault), Tone.TAKE)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """A digit chooses a game, Return opens the table, Escape leaves."""
        number = event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        elif number.isdigit() and 1 <= int(number) <= len(self.view.games):
            self.choose_game(self.view.games[int(number) - 1].id)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Scale the pictures' words and the games' buttons with the window."""
        super().resizeEvent(event)
        self._rescale()

    def _rescale(self) -> None:
        scale = scale_for(self)
        for picture in self.layouts.values():
            picture.scale = scale
            picture.updateGeometry()
        for button in self.games.buttons.values():
            button.setFixedHeight(round(GAME_PX * scale))

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the background behind the panels."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(TOKENS.colours.room))
        painter.end()

    def close_quietly(self) -> None:
        """Close the window: another one takes its place."""
        self._leaves = True
        self.close()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Say that a person has closed the window; a kiosk's stays open."""
        if self.kept_open and not self._leaves:
            event.ignore()
            return
        if not self._leaves:
            self.left.emit()
        event.accept()


def _port_text(port: str) -> str:
    """Give a port as it fits on a button: its last part, without the middle if it is long."""
    name = port.rpartition("/")[2]
    return name if len(name) <= PORT_CHARS else f"{name[:7]}\u2026{name[-9:]}"
