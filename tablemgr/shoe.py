"""The shoe: how many decks it was loaded with and how many of their cards have come out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Shoe:
    """A shoe as its cards are counted. `cut_card_seen`: this Round is the last of the shoe."""

    decks: int
    drawn: int = 0
    cut_card_seen: bool = False

    @property
    def cards_left(self) -> int:
        """What is still in it, by the count; 0 where more came out than went in."""
        return max(0, 52 * self.decks - self.drawn)

    def load(self) -> None:
        """A new shoe is in place: full, and nothing has come out of it."""
        self.drawn = 0
        self.cut_card_seen = False
