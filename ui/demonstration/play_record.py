"""Plays a round record at an open table: tells every command, draws every card from the simulator.

After each step the window shows what a person would see, for a picture. A refusal is shown like any
other. A command of somebody other than the Dealer is signed by that person.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.journal import EntryKind
from tablemgr.past.record import RoundRecord
from tablemgr.rules.commands import DealCard
from ui.demonstration.played_table import PlayedTable
from ui.demonstration.record import RecordedCommand, commands_of

_REASON: Final = "As the record says."


class RecordPlayer:
    """Plays round records at an open table."""

    def __init__(self, table: PlayedTable) -> None:
        self._table = table
        self._open_table = table.open_table

    def steps(self, record: RoundRecord) -> Iterator[tuple[int, str, bool]]:
        """Play a record. After each step it gives the step's position, its line, and whether it was
        done: False if it was refused.

        Raises `Fault` if a card does not arrive or the table stops.
        """
        self._table.wait(self._table.is_connected, "the shoe to be connected")
        lines = {step.position: step.line for step in record.script}
        for position, commands in groupby(commands_of(record), key=lambda each: each.step):
            done = all(self._tell(each) for each in commands)
            if not done:
                self._uncover_guide()
            self._table.turn()
            stop = self._open_table.controller.standstill.view
            if stop is not None:
                raise Fault(
                    "Step {position}, '{lines}', stopped the table: {what}",
                    position=position,
                    lines=lines[position],
                    what=stop.what,
                )
            yield position, lines[position], done

    def close_slip(self) -> None:
        """Close the slip's preview, if it is open."""
        slips = self._open_table.window.sheets.slips
        if slips.is_shown:
            slips.preview.dismiss()

    def _uncover_guide(self) -> None:
        """Close a case's panel, so that the picture shows the refusal in the guide."""
        cases = vars(self._open_table.window.resolving).get("cases")
        if cases is not None and cases.sheet.isVisible():
            cases.sheet.dismiss()

    def _tell(self, each: RecordedCommand) -> bool:
        self.close_slip()
        controller = self._open_table.controller
        if isinstance(each.command, DealCard):
            return self._draw(each.command)
        if controller.questions.open is not None:
            controller.questions.close()
        return controller.tell(each.command, by=each.by, reason=_REASON)

    def _draw(self, command: DealCard) -> bool:
        """Draw the card from the shoe; True if it was dealt, False if it was refused."""
        simulator = self._open_table.connection.simulator
        assert simulator is not None
        journal = self._open_table.controller.session.journal
        before = journal.last_seq
        found: list[EntryKind] = []

        def was_answered() -> bool:
            kinds = (EntryKind.ACT, EntryKind.REFUSAL)
            found[:] = [entry.kind for entry in journal.entries(kinds=kinds, after=before)]
            return bool(found) or self._open_table.controller.standstill.view is not None

        simulator.draw_card(command.card)
        self._table.wait(was_answered, f"{command.card} to arrive")
        return EntryKind.REFUSAL not in found
