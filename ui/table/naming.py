"""The card that was not read and is named now, as its Hand is opened (S10). Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from drivers.manual import KEYPAD
from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command, Opened
from ui.table.hub import TableHub

translate = QCoreApplication.translate


class Naming:
    """Which card one table asks for."""

    def __init__(self, hub: TableHub) -> None:
        self._hub = hub
        self._before: Command | None = None
        """What was refused because its Hand has such a card."""

    @property
    def number(self) -> int | None:
        """The card's number in the Round: as the guide says, or before what was refused; else
        None.
        """
        hub = self._hub
        return hub.family.unread(hub.session.table.position, self._before)

    def put_before(self, command: Command) -> bool:
        """Ask for the card without which the command is refused; False if it lacks none."""
        hub = self._hub
        if hub.family.unread(hub.session.table.position, command) is None:
            return False
        self._before = command
        hub.show()
        return True

    def name(self, card: Card) -> None:
        """Tell the table what the card is that is asked for."""
        number = self.number
        if number is not None and self._hub.tell(Opened(number, card), KEYPAD):
            words = translate("naming", "Card {number} is entered")
            self._hub.add(words.format(number=number))

    def forget(self) -> None:
        """Ask only as the guide says."""
        self._before = None

    def after_act(self, command: Command) -> None:
        """Ask for the card no longer, unless another one is to be named."""
        if not isinstance(command, Opened) or self.number is None:
            self.forget()
