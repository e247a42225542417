"""One table as the program opens it, for tests: what they do to it and wait for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from drivers.simulator import Simulator
from tablemgr.basics.cards import card
from tablemgr.house.profile import DEFAULT, key_path, load_or_create
from tablemgr.house.staff import StaffRegister
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import parse
from tablemgr.rules.games.position import Stage
from tablemgr.service.session import TableSession
from ui.keys.press import Presses
from ui.sitting.open_table import OpenTable
from ui.table.controller import TableController
from ui.table.opening import (
    journal_path,
    open_session,
    save_settings,
    slips_folder,
)
from ui.views.guide import ActionView, ButtonPlace
from ui.window.main_window import MainWindow

WAIT_MS = 10_000


class TableRig:
    """An open table in a folder of its own."""

    def __init__(
        self,
        folder: Path,
        qtbot: QtBot,
        *,
        port: str = "simulator",
        first: str = "",
        staff: StaffRegister | None = None,
        settings: str = "",
        presses: Presses | None = None,
        key: bool = False,
    ) -> None:
        """`presses` stands in front of the keys. Without it, as usual, no press comes too soon, so
        that nothing needs to look at each of the thousands of events of a window.

        `key`: the table has one, and signs its slips. `settings` are lines for the house profile in
        place of its own: `game = "…"`.
        """
        self.folder = folder
        self.qtbot = qtbot
        self.file = folder / "house.toml"
        if not self.file.exists():
            text = DEFAULT.replace('port = "simulator"', f'port = "{port}"')
            for line in settings.splitlines():
                name = line.partition(" =")[0]
                text, lines = re.subn(rf"(?m)^{name} = .*$", line, text)
                text = text if lines else text.replace("[limits]", f"{line}\n\n[limits]")
            self.file.write_text(text, encoding="utf-8")
        self.profile = load_or_create(self.file)
        self.journal_path = journal_path(self.profile.table, folder)
        self.expects_stop = False
        self.presses = presses or Presses(waits=False)
        if presses is not None:
            presses.install()
        self.open_table = OpenTable.open(
            self.profile,
            lambda now: open_session(now, self.journal_path),
            slips_folder(self.profile, folder),
            lambda settings: save_settings(self.file, settings),
            seed=7,
            first=[card(code) for code in first.split()],
            retry_delays_s=(0.01,),
            motion=False,
            staff=staff,
            presses=self.presses,
            key=key_path(self.profile, self.file) if key else None,
        )
        self._closed = False
        self.open_table.__enter__()
        self.window.resize(1280, 800)
        self.window.show()
        if port == "simulator":
            self.until(self.connected)

    @property
    def window(self) -> MainWindow:
        return self.open_table.window

    @property
    def controller(self) -> TableController:
        return self.open_table.controller

    @property
    def session(self) -> TableSession:
        return self.controller.session

    @property
    def simulator(self) -> Simulator:
        assert self.open_table.connection.simulator is not None
        return self.open_table.connection.simulator

    def phase(self) -> Stage:
        return self.controller.phase

    def close(self) -> None:
        """End the table; a stop or a warning of Qt that no test expects fails it."""
        if self._closed:
            return
        self._closed = True
        self.presses.remove()
        stopped = self.controller.standstill.view
        self.open_table.__exit__(None, None, None)
        for each in (self.window, self.controller):
            each.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert self.expects_stop or stopped is None, stopped
        assert not self.open_table.safeguard.warnings, self.open_table.safeguard.warnings

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window's events happen until that holds."""
        self.qtbot.waitUntil(holds, timeout=WAIT_MS)

    def connected(self) -> bool:
        state = self.controller.link()
        return state is not None and state.connected

    def tell(self, *lines: str) -> None:
        """What a round record says, told to the table; cards come out of the shoe."""
        for line in lines:
            word, *rest = line.split()
            if word == "card":
                self.draw(*rest)
                continue
            for command in parse(line, self.session.table.vocabulary):
                assert self.controller.tell(command), line

    def draw(self, *codes: str) -> None:
        """These cards come out of the shoe, one after the other; each is dealt."""
        for code in codes:
            self.simulator.draw_card(card(code))
        self.until_cards(*codes)

    def by_hand(self, *codes: str) -> None:
        """A person enters these cards."""
        for code in codes:
            self.window.side.keypad.card_chosen.emit(card(code))
        self.until_cards(*codes)

    def until_cards(self, *codes: str) -> None:
        """Until the last cards of the Round are these."""
        wanted = list(codes)
        self.until(lambda: self.cards()[-len(wanted) :] == wanted)

    def cards(self) -> list[str]:
        return [each.code for each in self.session.table.position.cards]

    def button(self, place: ButtonPlace) -> ActionView | None:
        """The button that stands at that place now, if one does."""
        return next((a for a in self.window.guide.view.actions if a.place == place), None)

    def press(self, place: ButtonPlace) -> None:
        """Touch the button at that place."""
        self.window.guide.row.at(place).click()

    def details(self) -> dict[tuple[int, str], str]:
        """What each row of the settlement says beside its Bet, by box and Bet."""
        view = self.controller.settling.ticking.view()
        return {(line.box, line.bet): line.detail for line in view.lines}

    def net(self) -> dict[str, str]:
        """What each Player has won or lost in the Round."""
        return {player: str(sum_) for player, sum_ in self.session.table.position.net().items()}

    def kinds(self) -> list[EntryKind]:
        """The kinds of all entries of the journal, in order."""
        return [entry.kind for entry in self.session.journal.entries()]

    def slips(self) -> list[Path]:
        return sorted((self.folder / "slips").rglob("*.pdf"))
