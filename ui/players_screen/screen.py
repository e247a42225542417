"""The window that the Players see: limits, game, Hands, results, pay tables. It has no controls.

It lives beside the table: if it fails or its screen is pulled out, the Dealer reads so and nothing
else changes.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.felt.layout import Layout
from ui.felt.widget import FeltWidget
from ui.parts.style import set_property
from ui.parts.widgets import empty, make_label
from ui.players_screen.hands import TableHands
from ui.players_screen.road import BeadRoad
from ui.presenter.alerts import players_screen_lost
from ui.presenter.families import presenter_of
from ui.presenter.players import beads_before, players_view
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.views.dialogs import AlertView
from ui.views.players import Bead, PlayersView

LOST = "players-screen"
"""The key of the message that the Players see nothing."""


class PlayersScreen(QWidget):
    """Shows a `PlayersView`. No touch and no key does anything here."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.setObjectName("players-screen")
        self.setWindowTitle(self.tr("For the Players"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game = make_label("", "players-title")
        self.bets = make_label("", "players-state")
        self.limits = make_label("", "players-title")
        self.felt = FeltWidget(layout, motion=False)
        self.hands = TableHands()
        self.road = BeadRoad()
        self.road_title = make_label("", "players")
        self._counts, self._pays = QGridLayout(), QGridLayout()
        self._shown: PlayersView | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        for part in (self.game, self.bets):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.limits)
        below = QHBoxLayout()
        road = QVBoxLayout()
        road.addWidget(self.road_title)
        road.addWidget(self.road, 1)
        below.addLayout(road, 3)
        self._counted = QWidget()
        counted = QVBoxLayout(self._counted)
        counted.addLayout(self._counts)
        counted.addStretch(1)
        below.addWidget(self._counted, 1)
        pays = QVBoxLayout()
        pays.addLayout(self._pays)
        pays.addStretch(1)
        below.addLayout(pays, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        column.addLayout(head)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.felt, 1)
        self._middle.addWidget(self.hands, 1)
        column.addLayout(self._middle, 3)
        column.addLayout(below, 2)
        self._column = column

    def set_view(self, view: PlayersView, names: tuple[str, ...]) -> None:
        """Show the view; `names` are what the table's two Hands are called."""
        self.game.setText(f"{view.game}   {view.table}")
        self.bets.setText(view.bets)
        set_property(self.bets, "tone", "pay" if view.is_open else "even")
        self.limits.setText("    ".join(f"{each.label} {each.text}" for each in view.limits))
        self.felt.setVisible(not view.has_road)
        self._column.setStretch(2, 2 if view.has_road else 0)
        for part in (self.hands, self.road, self.road_title, self._counted):
            part.setVisible(view.has_road)
        if view.has_road:
            self.hands.set_hands(view.felt.dealer.halves, names)
            self.road_title.setText(self.tr("Results of this shoe"))
            self.road.set_beads(view.beads)
        else:
            self.felt.set_view(view.felt)
        before = self._shown
        if before is None or before.counts != view.counts:
            counts = [(name, str(count)) for name, count in view.counts]
            _fill(self._counts, counts, columns=1)
        if before is None or before.pays != view.pays:
            _fill(self._pays, view.pays, columns=1 if view.has_road else 4)
        self._shown = view

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Nobody closes it but the table."""
        event.setAccepted(not self.isVisible())


def _fill(
    grid: QGridLayout, lines: tuple[tuple[str, str], ...] | list[tuple[str, str]], *, columns: int
) -> None:
    """Lay the lines in so many columns of two labels each."""
    empty(grid)
    rows = max(1, -(-len(lines) // columns))
    for place, (name, value) in enumerate(lines):
        row, column = place % rows, place // rows * 3
        role = "players" if value else "players-head"
        grid.addWidget(make_label(name, role), row, column)
        amount: QLabel = make_label(value, "players-value")
        grid.addWidget(amount, row, column + 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(column + 2, 40)


class ForThePlayers(QObject):
    """Keeps the Players' screen of one table as the table is, on a screen of its own."""

    def __init__(
        self,
        controller: TableController,
        layout: Layout,
        window: QWidget,
        alert: Callable[[AlertView], object],
    ) -> None:
        """`window` is the Dealer's: the Players' never lies on its screen."""
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._alert = alert
        self._beads: list[Bead] = []
        self._for_round = -1
        self.screen = PlayersScreen(layout)
        controller.changed.connect(self.refresh)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._screens_changed)
        app.screenRemoved.connect(self._screens_changed)
        self.refresh()

    def show(self) -> None:
        """Fill the screen that the Dealer's window is not on; without one, say so."""
        other = self._other_screen()
        if other is None:
            self.screen.hide()
            self._alert(players_screen_lost())
            return
        self._controller.alert_over.emit(LOST)
        self.screen.setScreen(other)
        self.screen.setGeometry(other.geometry())
        self.screen.showFullScreen()

    def _other_screen(self) -> QScreen | None:
        own = self._window.screen()
        return next((each for each in QGuiApplication.screens() if each is not own), None)

    def _screens_changed(self, _: QScreen) -> None:
        self.show()

    def refresh(self) -> None:
        """Show the table as it is. A failure here is said to the Dealer, and changes nothing."""
        with beside(self._alert, LOST, players_screen_lost().text):
            session = self._controller.session
            if session.round_no != self._for_round:
                self._beads = beads_before(session)
                self._for_round = session.round_no
            felt = self._controller.views.felt()
            view = players_view(session, self._controller.profile, felt, self._beads)
            names = presenter_of(session.table.position).bead_names()
            self.screen.set_view(view, (names[1], names[0]) if names else ())

    def close(self) -> None:
        """Take it away."""
        self.screen.hide()
        self.screen.deleteLater()
