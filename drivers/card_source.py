"""The cards that the simulator draws: first those of round records, then a seeded shoe.

Knows of a record only where its cards stand; whether the rest of it is sound is not asked here.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter, deque
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.errors import Fault

CUT_CARD_FROM_END: Final = 52
"""Where the cut card is put by default: so many cards are left behind it."""


class Drawn(Struct, frozen=True):
    """A card, and what the shoe went through just before it."""

    card: Card
    behind_cut_card: bool = False
    """The cut card came out right before it."""
    of_new_shoe: bool = False
    """The last shoe was empty; this is the first card of the next."""


class CardSource:
    """A shoe of so many decks, shuffled again from one seed each time it is empty.

    `first` are cards that come before all others, and that the shoe does not lack afterwards.
    """

    def __init__(
        self,
        decks: int = 8,
        seed: int = 0,
        first: Iterable[Card] = (),
        cut_card_from_end: int = CUT_CARD_FROM_END,
    ) -> None:
        self._decks = decks
        self._random = random.Random(seed)
        self._first = deque(first)
        self._cut_card_from_end = cut_card_from_end
        self._cards: list[Card] = []
        self._cut_card_in = True
        self.new_shoe()

    @property
    def left(self) -> int:
        """The cards left in the shoe, those that come before it not counted."""
        return len(self._cards)

    def new_shoe(self) -> None:
        """Shuffles all decks again."""
        self._cut_card_in = True
        self._cards = list(DECK) * self._decks
        self._random.shuffle(self._cards)

    def take_out(self, cards: Iterable[Card], unknown: int, *, cut_card: bool) -> None:
        """These cards came out of this very shoe before, and so many that nobody knows; the cut
        card too, if it did. What is left lies in an order of its own.
        """
        gone = Counter(cards)
        left = []
        for each in self._cards:
            if gone[each]:
                gone[each] -= 1
            else:
                left.append(each)
        self._cards = left[unknown:]
        self._cut_card_in = not cut_card

    def draw(self) -> Drawn:
        """The next card. There is always one."""
        if self._first:
            return Drawn(self._first.popleft())
        of_new_shoe = not self._cards
        if of_new_shoe:
            self.new_shoe()
        behind_cut_card = self._cut_card_in and len(self._cards) <= self._cut_card_from_end
        self._cut_card_in = self._cut_card_in and not behind_cut_card
        return Drawn(self._cards.pop(), behind_cut_card, of_new_shoe)


def cards_of_record(text: str, name: str) -> tuple[Card, ...]:
    """The cards that the `card` commands of a round record bring, in order.

    `name` is the file's, for the message. Raises `Fault` if the text is no record.
    """
    try:
        script = tomllib.loads(text)["script"]
        if not isinstance(script, list):
            raise TypeError("its script is not a list")
        words = [str(command).split() for command in script]
        return tuple(
            card(word) for command in words if command[:1] == ["card"] for word in command[1:]
        )
    except KeyError:
        raise Fault(f"{name}: it has no script.", "Give a round record.") from None
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise Fault(f"{name}: {error}.", "Give a round record.") from error
