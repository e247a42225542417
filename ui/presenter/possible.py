"""Lists what can be done at a table as it stands. The table is asked once, however many panels show
it.

Made again whenever the window shows the table again. Decides nothing: the table answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import CallsForCard, Command
from tablemgr.service.session import TableSession, awaited


class Possible:
    """The answers of one table in service. They hold until the table is told the next thing."""

    def __init__(self, session: TableSession, *, offers_all_stand: bool = False) -> None:
        """`offers_all_stand`: the house wants a key that lets every Hand that is left stand."""
        self.session = session
        self.offers_all_stand = offers_all_stand

    @cached_property
    def decisions(self) -> Sequence[tuple[Command, Refusal | None]]:
        """Each decision that can be due now, and why it is not allowed; None if it is."""
        return [(command, self.refusal(command)) for command in tuple(self._by_the_rules)]

    @cached_property
    def _by_the_rules(self) -> dict[Command, Refusal | None]:
        return dict(self.session.table.decisions(self.session.person.role))

    def refusal(self, command: Command) -> Refusal | None:
        """Why the command is not allowed now, or None."""
        answers, session = self._by_the_rules, self.session
        if command not in answers:
            answers[command] = session.table.verify(command, session.person.role)
        return session.barred(command) or answers[command]

    @cached_property
    def draw_decides(self) -> bool:
        """Say whether a card that is drawn now is a decision, though nobody announces it (I12)."""
        said = awaited(self.session.table) if self.session.hit_by_card else ()
        hit = bool(said) and isinstance(said[0], CallsForCard)
        return hit and self.session.barred(said[0]) is None
