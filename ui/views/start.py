"""The choices of the start screen, as frozen data. Knows no widget, no rule.

Everything that a game offers has been read from its rulebook before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.basics.money import Money


class LayoutOption(Struct, frozen=True):
    """A layout of a game: its appendix and how many boxes it has."""

    name: str
    boxes: int


class GameOption(Struct, frozen=True):
    """A game with what can be chosen in it."""

    id: str
    title: str
    edition: str
    layouts: tuple[LayoutOption, ...]
    decks: tuple[int, ...]
    usual_decks: int
    dealings: Mapping[str, str] = field(default_factory=dict)
    """The ways of dealing, each with its words, the usual one first; empty if there is only one."""

    def instead(self, choice: StartChoice) -> StartChoice:
        """The choice with this game; a layout, decks or dealing that it lacks are replaced."""
        layouts = [layout.name for layout in self.layouts]
        dealings: Sequence[str | None] = tuple(self.dealings) or (None,)
        return replace(
            choice,
            game=self.id,
            layout=choice.layout if choice.layout in layouts else layouts[0],
            decks=choice.decks if choice.decks in self.decks else self.usual_decks,
            dealing=choice.dealing if choice.dealing in dealings else dealings[0],
        )


Pair = tuple[Money, Money]
"""A minimum and a maximum."""


class StartChoice(Struct, frozen=True):
    """A table as it is to be opened."""

    game: str
    layout: str
    decks: int
    dealing: str | None
    initial: Pair | None
    """The limits of a box; None: none."""
    side: Pair | None
    port: str
    """`simulator`, `manual`, or a serial port."""
    protocol: str
    by_pin: bool
    """People sign with their PIN, and not by name alone."""


class StartView(Struct, frozen=True):
    """All that is offered. `choice` is what the house profile says; it is shown at first."""

    house: str
    table: str
    games: tuple[GameOption, ...]
    ports: tuple[str, ...]
    protocols: Mapping[str, str]
    """Each protocol of a card reader, and its title."""
    amounts: tuple[Money, ...]
    """What a limit can be, the smallest first."""
    choice: StartChoice
    training: bool = False
    """A training table is to be opened: there is no device to choose, and nobody signs by PIN."""

    def game(self, name: str) -> GameOption:
        """The game of that id. Raises `KeyError` if it is not offered."""
        for game in self.games:
            if game.id == name:
                return game
        raise KeyError(name)

    def with_game(self, choice: StartChoice, name: str) -> StartChoice:
        """The choice with another game, as `GameOption.instead` makes it."""
        return self.game(name).instead(choice)
