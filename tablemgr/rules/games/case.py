"""The things that stop a Round until it is resolved: an open case, its cards, and what was
reported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.rules.events import BetSettled
from tablemgr.rules.rulebook.model import Remedy

NO_CASE: Final = -1
"""In the place of a case's number: a correction has found the card without a Hand (I18), and opens
the case that it belongs to only after the last card of the Round.
"""


class UndueCard(NamedTuple):
    """A card that lies beside the Hands, and the number of the case that it belongs to."""

    card: Card
    case: int


class Case(Struct, frozen=True):
    """An open irregularity, what may resolve it, and what has been decided in it (ruling I19)."""

    number: int
    """Its own in the Round: a case that is opened later has a higher one."""
    kind: str
    paragraph: str
    remedies: tuple[Remedy, ...]
    void_paragraphs: tuple[str, ...]
    box: int
    """The box that it concerns, or 0."""
    asks_the_box_only: bool = False
    """Only Players with a Bet on that box have the options (Si Ki Pi 5.7, I8)."""
    pair: tuple[Card, ...] = ()
    """Its two cards that came together, while nobody has said which is first (5.12)."""
    reconstruction: bool | None = None
    """Whether its cards are to be dealt on; None while nobody has decided."""
    judgement: bool | None = None
    """Whether a further Hand was examined intentionally; None while nobody has judged."""
    choices: Mapping[tuple[int, str], bool] = {}
    """By box and Player: whether he plays on (5.7)."""
    supervised: bool = False
    """A supervisor has acted while it was open (I17)."""

    @property
    def names(self) -> tuple[str, str]:
        """Its kind and its paragraph, by which its flag is found."""
        return self.kind, self.paragraph

    @property
    def pair_was_due(self) -> bool:
        """A Hand was due its two cards that came together: once they are in order, they are dealt
        on (5.12; if not, I16).
        """
        return self.kind == "simultaneous" and "reconstruct" not in self.remedies

    @property
    def is_decided_on(self) -> bool:
        """Say whether anything has been decided or chosen in it."""
        said = (self.reconstruction, self.judgement)
        return bool(self.choices) or said != (None, None)


class Reported(Struct, frozen=True):
    """A report, until it is retracted: what it said, and what it changed (I14)."""

    number: int
    """Its own in the Round: a later report has a higher one."""
    kind: str
    paragraph: str
    text: str
    """What its flag says."""
    box: int
    case: int
    """The number of the case that it opened; 0 if it was only a flag."""
    exposed: int
    """How many cards of the box it said that the Dealer exposed."""
    seen: bool
    """It said that some Player has seen his cards."""
    acts: int
    """How many cards and decisions the Round had had before it."""
    was_dealt_to: tuple[int, int] | None = None
    """The box and the Hand that the card left which it said to lie on an empty box."""
    lines: tuple[BetSettled, ...] = ()
    """What this card had settled."""
    lines_at: int = 0
    """The place of these lines among those of the Round, from 0."""
    was_in: Case | None = None
    """The case that this card left, as it was."""
    was_at: int | None = None
    """The place of the card among those that lay aside, from 0; None if it did not."""
