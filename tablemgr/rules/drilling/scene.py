"""A Round that is arranged for a question: a table that is told commands, and a shoe that deals
what was asked for and any card besides.

Knows no game: a family says which Hand is to get which cards.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from random import Random
from typing import Any

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.errors import Bug, Refusal
from tablemgr.rules.commands import Command, DealCard, parse
from tablemgr.rules.events import Event
from tablemgr.rules.games.position import HandPlace, Limits
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.table import Table


class NotSuchARound(Exception):  # noqa: N818 - no error: the cards fell otherwise, draw again
    """The Round did not become one of the class that was asked for."""


class Scene:
    """One Round, told command by command; `lines` is its script."""

    def __init__(
        self,
        book: Rulebook,
        chance: Random,
        *,
        limits: Limits | None = None,
        dealing: str | None = None,
    ) -> None:
        """A table before its opening. `chance` decides everything that nobody asks for."""
        self.table = Table(book, limits=limits, dealing=dealing)
        self.chance = chance
        self.lines: list[str] = []
        self.wanted: dict[HandPlace, deque[Card]] = defaultdict(deque)
        """The cards that a Hand is to get, in order; after them it gets any."""
        self.last_events: list[Event] = []
        """What the last command led to."""
        self._dealt_last = False

    @property
    def position(self) -> Any:
        """The Round up to now, of the family's own kind."""
        return self.table.position

    def tell(self, line: str) -> None:
        """Tell the table one line. Raises `NotSuchARound` if the rules refuse it."""
        for command in parse(line, self.table.vocabulary):
            self._do(command)
        self._write(line)

    def card(self, card: Card) -> None:
        """Deal this card, whoever is due it."""
        self._do(DealCard(card))
        self._write(f"card {card.code}")

    def deal(self) -> None:
        """Deal every card that is due now."""
        while (place := self.position.next_card) is not None:
            self.card(self.next_for(place))

    def deal_one(self) -> None:
        """Deal one card to the Hand that is due it."""
        place = self.position.next_card
        self.need(place is not None)
        self.card(self.next_for(place))

    def break_line(self) -> None:
        """Let the next card stand in a line of its own."""
        self._dealt_last = False

    def next_for(self, place: HandPlace) -> Card:
        """The card that the Hand gets next: the one that it is to get, or else any."""
        wanted = self.wanted[place]
        return wanted.popleft() if wanted else self.any_card()

    def any_card(self) -> Card:
        """A card that the decks still hold and that nobody waits for."""
        counts, decks = self.position.card_counts, self.table.decks
        reserved = {card for cards in self.wanted.values() for card in cards} if decks == 1 else ()
        for _ in range(1000):
            card = self.chance.choice(DECK)
            if counts[card.index] < decks and card not in reserved:
                return card
        raise Bug("the decks of a scene have run out")

    def want(self, place: HandPlace, cards: Iterable[Card]) -> None:
        """Let the Hand get these cards, in this order."""
        self.wanted[place] = deque(cards)

    def need(self, holds: bool) -> None:
        """Go on only if this holds; else the Round is not one of the class."""
        if not holds:
            raise NotSuchARound

    def _do(self, command: Command) -> None:
        try:
            self.last_events = self.table.do(command, Role.DEALER)
        except Refusal:
            raise NotSuchARound from None

    def _write(self, line: str) -> None:
        """Add a line to the script; cards that follow each other stand in one line."""
        is_card = line.startswith("card ")
        if is_card and self._dealt_last:
            self.lines[-1] += line[len("card") :]
        else:
            self.lines.append(line)
        self._dealt_last = is_card
