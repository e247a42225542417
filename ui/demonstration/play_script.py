"""Plays the script of a demonstration at an open table: its commands, its cards, its touches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from ui.demonstration.played_table import PlayedTable
from ui.demonstration.script import Script
from ui.views.guide import SHARED, SLIP, ButtonPlace


class ScriptPlayer:
    """Plays the script of a demonstration at an open table."""

    def __init__(self, table: PlayedTable, folder: Path) -> None:
        """Pictures go into `folder`."""
        self._table = table
        self._open_table = table.open_table
        self._folder = folder
        self._pictures = 0
        self._slips = 0
        self._steps: dict[str, Callable[[list[str]], None]] = {
            "picture": self._picture,
            "card": self._cards,
            "ask": self._ask,
            "close-ask": lambda _: self._open_table.controller.questions.close(),
            "again": lambda _: self._open_table.window.betting.repeat(),
            "unplug": self._unplug,
            "replug": self._replug,
            "by-hand": self._by_hand,
            "boxes-only": lambda _: self._toggle_boxes_only(),
            "touch": lambda words: self._open_table.window.felt.box_tapped.emit(int(words[0])),
            "press": self._press,
            "mark": lambda words: self._mark(int(words[0])),
            "compare": lambda _: self._open_table.window.sheets.compare(),
            "confirm": lambda _: self._open_table.window.sheets.confirm(),
            "next": lambda _: self._open_table.controller.settling.next_line(),
            "slip": lambda _: self._slip(),
        }

    def play(self, script: Script) -> tuple[int, int]:
        """Play all lines in order; returns how many pictures and slips were saved."""
        self._table.wait(self._table.is_connected, "the shoe to be connected")
        for lines in script.rounds:
            for line in lines:
                self._step(line)
        return self._pictures, self._slips

    def _step(self, line: str) -> None:
        word, *rest = line.split()
        step = self._steps.get(word)
        if step is not None:
            step(rest)
        else:
            self._command(line)
        stop = self._open_table.controller.standstill.view
        if stop is not None:
            raise Fault(
                "The demonstration stopped at '{line}': {what}.",
                "Report this.",
                line=line,
                what=stop.what,
            )

    def _command(self, line: str) -> None:
        from tablemgr.rules.commands import parse  # noqa: PLC0415 - loaded by the window already

        controller = self._open_table.controller
        for command in parse(line, controller.session.table.vocabulary):
            if controller.questions.open is not None:
                controller.questions.answer(command)
            else:
                controller.tell(command)

    # --- the shoe --------------------------------------------------------------------------------

    def _cards(self, codes: list[str]) -> None:
        simulator = self._open_table.connection.simulator
        assert simulator is not None
        for code in codes:
            dealt = self._dealt()
            drawn = simulator.draw()
            if drawn is not card(code):
                raise Fault(
                    "The shoe drew {drawn} and not {code}.", "Report this.", drawn=drawn, code=code
                )
            self._wait_for_card(dealt, code)

    def _dealt(self) -> int:
        return len(self._open_table.controller.session.table.position.cards)

    def _wait_for_card(self, dealt: int, code: str) -> None:
        """Wait until the table has more than `dealt` cards."""
        self._table.wait(lambda: self._dealt() > dealt, f"{code} to arrive")

    def _unplug(self, _: list[str]) -> None:
        assert self._open_table.connection.simulator is not None
        self._open_table.connection.simulator.unplug()
        self._table.wait(lambda: not self._table.is_connected(), "the shoe to be missed")

    def _replug(self, _: list[str]) -> None:
        assert self._open_table.connection.simulator is not None
        self._open_table.connection.simulator.replug()
        self._table.wait(self._table.is_connected, "the shoe to be connected again")

    def _by_hand(self, codes: list[str]) -> None:
        for code in codes:
            dealt = self._dealt()
            self._open_table.connection.keypad.card(card(code))
            self._wait_for_card(dealt, code)

    # --- the window ------------------------------------------------------------------------------

    def _ask(self, words: list[str]) -> None:
        self._open_table.controller.questions.ask_about(self._place(words[0]))

    def _press(self, words: list[str]) -> None:
        """Press a button of the guide, as a finger would."""
        self._open_table.window.guide.row.at(self._place(words[0])).click()

    def _place(self, name: str) -> ButtonPlace:
        """The place of that name among the game's buttons."""
        own = self._open_table.controller.family.buttons
        return {place.name: place for place in (*SHARED, *own)}[name]

    def _toggle_boxes_only(self) -> None:
        controller = self._open_table.controller
        manager = Person("manager", Role.SHIFT_MANAGER)
        controller.house_care.set_boxes_only(not controller.boxes_only, manager)

    def _mark(self, box: int) -> None:
        self._open_table.window.betting.tap(box)

    def _slip(self) -> None:
        """Open the settlement's slip, save a picture of it and close it."""
        self._open_table.window.guide.row.at(SLIP).click()
        if not self._open_table.window.sheets.slips.is_shown:
            raise Fault("No slip was made.", "Report this.")
        self._slips += 1
        self._picture(["slip"])
        self._open_table.window.sheets.slips.preview.dismiss()

    def _picture(self, words: list[str]) -> None:
        self._pictures += 1
        self._table.save_picture(self._folder / f"{self._pictures:02d}-{words[0]}.png")
