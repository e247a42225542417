"""A Round played through the real window, everything opened that can be, with new starts between.

What fails anywhere stops the table, and that fails the test: the window's hooks see to it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import islice
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tablemgr.basics.errors import Refusal
from tablemgr.house.profile import DEFAULT
from tablemgr.house.profile_change import changed
from tablemgr.rules.commands import Command, DealCard
from tablemgr.rules.games.position import Limits
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tests.ui.rig import TableRig
from tests.ui.sweep.rounds import AnyRound
from ui.demonstration.record import layout_for
from ui.parts.overlay import Overlay
from ui.views.header import MenuItem

Told = tuple[Command, Person | None]

_LEAVES = (MenuItem.QUIT, MenuItem.ANOTHER_GAME, MenuItem.FULL_SCREEN, MenuItem.BOXES_ONLY)
"""What would end the sitting or change the table."""
_MOST_STEPS = 6
"""Of a case's panel, the signature being the last."""


def told_to_a_table(round_: AnyRound, most: int | None = None) -> tuple[Table, list[Told]]:
    """The Round's commands (the first `most`), each as the table then stands, and that table
    after the last.
    """
    table = round_.table()
    commands = []
    for command, by in islice(round_.commands(table), most):
        commands.append((command, by))
        try:
            table.do(command, by.role if by else Role.DEALER)
        except Refusal:
            continue
    return table, commands


def write_profile(folder: Path, table: Table, *, text_percent: int = 100) -> None:
    """The house profile of that table, cards by hand."""
    limits: Limits = table.limits
    pairs = {"limits.initial": limits.initial, "limits.side": limits.side}
    settings = {
        "game": table.rulebook.id,
        "layout": layout_for(table.rulebook, table.boxes),
        "decks": table.decks,
        "dealing": table.dealing,
        "device.port": "manual",
        "sign-in": "name",
        "table-manners.hit": "announced",
        "table-manners.text-percent": text_percent,
        **{key: pair and [str(amount) for amount in pair] for key, pair in pairs.items()},
    }
    (folder / "house.toml").write_text(changed(DEFAULT, settings, "profile"), encoding="utf-8")


class Sweep:
    """One Round at one window. `open_rig` starts the program again on the same journal."""

    def __init__(self, open_rig: Callable[[], TableRig]) -> None:
        self._open_rig = open_rig
        self.rig = open_rig()

    def play(
        self, commands: Collection[Told], *, starts: Collection[int], open_every: int = 1
    ) -> None:
        """Tell all of it; after each command the Round is restored, after each so many everything
        is opened. `starts` are the numbers, from 1, of those after which the program is started
        again.
        """
        for number, (command, by) in enumerate(commands, 1):
            self._tell(command, by)
            if number % open_every == 0 or number == len(commands):
                self.open_everything()
            if number in starts:
                self.rig = self._open_rig()
            else:
                self.rig.window.sheets.restore()
            self._take_up()

    def _tell(self, command: Command, by: Person | None) -> None:
        controller = self.rig.controller
        if isinstance(command, DealCard):
            controller.device_events.card(command.card, "keypad")
        else:
            controller.tell(command, by=by, reason="As the record says.")
        self._settle()

    def _take_up(self) -> None:
        """A person says that nothing happened meanwhile, and compares the table."""
        self._settle()
        session = self.rig.session
        if session.check.interrupted:
            self.rig.controller.comparing.answer_interruption(affects=False)
        if session.doubt is not None:
            self.rig.controller.comparing.confirm_cards()
        self._settle()

    def _settle(self) -> None:
        """The window paints what it shows, and nothing has stopped the table."""
        QApplication.processEvents()
        stop = self.rig.controller.standstill.view
        assert stop is None, stop

    # --- everything that can be opened -----------------------------------------------------------

    def open_everything(self) -> None:
        """Each sheet once, painted, and away again. The felt below waits until all are gone."""
        window = self.rig.window
        window.felt.setUpdatesEnabled(False)
        try:
            self._open_all()
        finally:
            window.felt.setUpdatesEnabled(True)
        self._settle()

    def _open_all(self) -> None:
        window, controller = self.rig.window, self.rig.controller
        self._away()
        for item in (*MenuItem, *controller.family.menu()):
            if item not in _LEAVES:
                window.header.asked.emit(item)
                self._away()
        for place in controller.family.buttons:
            controller.questions.ask_about(place)
            self._away()
        for number in range(1, controller.session.table.boxes + 1):
            touched = controller.family.touched(controller.session, number)
            if touched is not None and touched.question is not None:
                controller.questions.ask_about_box(number)
                self._away()
        window.sheets.compare()
        self._away()
        self._misread()
        self._past()
        self._case()

    def _misread(self) -> None:
        cards = self.rig.session.table.position.cards
        if cards:
            pit = self.rig.window.resolving.pit
            pit.misread_card(len(cards))
            pit.show_correction(cards[0])
            self._away()

    def _past(self) -> None:
        if self.rig.session.round_no:
            past = self.rig.window.back.past
            past.show_last()
            past.go_to(10_000)
            self._away()

    def _case(self) -> None:
        """Each ruling as far as its signature, which nobody gives."""
        if not self.rig.session.table.position.cases:
            return
        cases = self.rig.window.resolving.cases
        cases.show()
        self._settle()
        view = cases.sheet.comparing.view
        assert view is not None
        for column in view.columns:
            cases.choose(column)
            for _ in range(_MOST_STEPS):
                self._settle()
                if any(line.goes_on is None for line in cases._lines()):
                    cases.answer_all(column.answer is not False)
                cases.go_on()
            self._away()

    def _away(self) -> None:
        """Paint what is open, then put all of it away."""
        self._settle()
        controller = self.rig.controller
        if controller.questions.open is not None:
            controller.questions.close()
        for sheet in self.rig.window.findChildren(Overlay):
            if sheet.isVisible():
                sheet.dismiss()
