"""The questions to the Players after the Bets are closed, as frozen data. Knows no QtWidgets.

Each question is answered with a `Command`, or closed without one. Here is the one that every game
can ask; a family's own questions are in its folder.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from tablemgr.rules.commands import Command
from ui.views.shared import Citation, WhyNot


class Question(Struct, frozen=True):
    """The contents of a sheet over the felt that asks or shows something."""

    awaits_answer: ClassVar[bool] = True
    """False: it only shows something."""


class Ask(Question, frozen=True):
    """A question that stands on a page of the sheet that every game has."""

    @property
    def cite(self) -> Citation | None:
        """The paragraph under which it is asked."""
        return None


class Choice(Struct, frozen=True):
    """One of several things to be told to the table."""

    label: str
    box: int
    """Its number is the key that chooses it."""
    command: Command
    detail: str = ""
    reason: WhyNot | None = None


class FeltAsk(Question, frozen=True):
    """Which of several boxes, asked on the felt itself: each box's key says what a touch on the box
    or its Hand does, and nothing hides a Hand. Answered by the `Command` of a choice.

    A choice's `label` and `detail` stand on the key, as a word and an amount.
    """

    title: str
    choices: tuple[Choice, ...]
    cite: Citation | None = None

    def choice(self, box: int) -> Choice | None:
        """Give the choice of that box; None if it has none."""
        return next((each for each in self.choices if each.box == box), None)


class ChoiceAsk(Ask, frozen=True):
    """Which of several boxes or Players. Answered by its `Command`."""

    title: str
    choices: tuple[Choice, ...]
    cite: Citation | None = None
