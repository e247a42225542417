"""One table: its game, its Round of play, and the commands it takes. THE door to the rules.

The window, the replay, the trainer and the tests all come in here. A table is told `Command`s;
`verify` says why one is not allowed, `do` carries it out. Who needs to store the events before
they count (the journal) asks `decide` for them, stores them, and gives them to `apply`.
Knows no screen, no port, no clock and no file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.commands import Command, Vocabulary, line_of
from tablemgr.errors import Refusal
from tablemgr.events import BetSettled, Event, RoundOpened
from tablemgr.games.families import Position, family_of
from tablemgr.games.family import Setup
from tablemgr.games.position import Limits, Phase
from tablemgr.guide import Guide, sentence
from tablemgr.roles import Role
from tablemgr.rulebook import Reason, Rulebook

_OVER = (Phase.COMPLETE, Phase.VOID)
_WORDS_OF_ALLOWED: Final = {Phase.INTERIM: 3, Phase.SETTING: 2}
"""How many words of a decision `allowed` lists: in turn its name, else its box and Player too."""


class Table:
    """A table of one game. `position` is its present Round, for reading only."""

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        boxes: int | None = None,
        decks: int | None = None,
        limits: Limits | None = None,
        dealing: str | None = None,
    ) -> None:
        """A table with its rulebook's defaults where nothing else is said.

        `dealing` is how the cards are dealt, in a game that has more than one way. Raises
        `ValueError` for a number of boxes or decks, or a dealing, that the game does not have.
        """
        self.rulebook = rulebook
        self.boxes = 7 if boxes is None else boxes
        self.decks = rulebook.decks.default if decks is None else decks
        self.limits = limits or Limits()
        if not 1 <= self.boxes <= rulebook.most_boxes:
            raise ValueError(f"{rulebook.title} has 1 to {rulebook.most_boxes} boxes")
        if not rulebook.decks.min <= self.decks <= rulebook.decks.max:
            raise ValueError(
                f"{rulebook.title} takes {rulebook.decks.min} to {rulebook.decks.max} decks"
            )
        self.family = family_of(rulebook)
        self.dealing = _dealing(self.family.dealings, dealing)
        self.position = self._new_round()

    def _new_round(self) -> Position:
        setup = Setup(self.boxes, self.decks, self.limits, self.dealing)
        position: Position = self.family.new_round(self.rulebook, setup)
        return position

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that this table's commands may use."""
        words = self.family.words(self.rulebook)
        return Vocabulary(self.boxes, frozenset(self.rulebook.side_bets), words)

    def verify(self, command: Command, role: Role = Role.DEALER) -> Refusal | None:
        """Why the rules do not allow the command now, or None. Nothing changes."""
        try:
            self.decide(command, role)
        except Refusal as refusal:
            return refusal
        return None

    def can(self, command: Command, role: Role = Role.DEALER) -> bool:
        """Whether the rules allow the command now. Nothing changes."""
        return self.verify(command, role) is None

    def decide(self, command: Command, role: Role = Role.DEALER) -> list[Event]:
        """The events that the command leads to. Nothing changes. Raises `Refusal`.

        `role` is who acts; every command so far is within the Dealer's authority (ruling I1).
        """
        del role
        events = self.family.decide(self.position, command)
        if isinstance(events, Reason):
            raise self.rulebook.refusal(events)
        return events

    def apply(self, events: Sequence[Event]) -> None:
        """Fold events into the position; with `RoundOpened` a new Round begins."""
        if self.position.phase in _OVER and type(events[0]) is RoundOpened:
            self.position = self._new_round()
        self.family.apply(self.position, events)

    def do(self, command: Command, role: Role = Role.DEALER) -> list[Event]:
        """Carry the command out; gives its events. Raises `Refusal`, and then nothing changes."""
        events = self.decide(command, role)
        self.apply(events)
        return events

    def guide(self) -> Guide:
        """What the Dealer does next."""
        return sentence(self.rulebook, *self.family.step(self.position))

    def decisions(self) -> list[tuple[Command, Refusal | None]]:
        """Each decision that could be awaited now, and why it is refused, if it is."""
        return [(command, self.verify(command)) for command in self.family.decisions(self.position)]

    def allowed(self) -> list[str]:
        """The decisions that the rules allow now, as the record format lists them, sorted."""
        commands = [command for command, refusal in self.decisions() if refusal is None]
        words = _WORDS_OF_ALLOWED.get(self.position.phase, 1)
        return sorted(" ".join(line_of(command).split()[:words]) for command in commands)

    def due(self) -> list[BetSettled]:
        """What each Bet has won or lost so far, and before `settle` what that will do."""
        lines = list(self.position.settlement)
        if self.position.phase is Phase.SETTLEMENT:
            lines += self.family.final_lines(self.position)
        return lines


def _dealing(known: tuple[str, ...], asked: str | None) -> str | None:
    """How the cards are dealt: as asked, else the usual way, where there is more than one."""
    if asked is None:
        return known[0] if known else None
    if asked not in known:
        raise ValueError(f"the cards are dealt in no such way as {asked!r} (dealing)")
    return asked
