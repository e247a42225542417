"""The cards that the simulator draws: first those of round records, then a seeded shoe.

Knows of a record only where its cards are, and does not check the rest of it.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.errors import Fault
from tablemgr.basics.toml_text import parse_toml

CUT_CARD_FROM_END: Final = 52
"""How many cards are left in the shoe when the cut card comes out, by default."""


class Drawn(Struct, frozen=True):
    """A card, and what happened in the shoe just before it."""

    card: Card
    behind_cut_card: bool = False
    """The cut card came out right before it."""
    of_new_shoe: bool = False
    """The last shoe was empty; this is the first card of the next."""


class CardSource:
    """A shoe of `decks` decks, shuffled again each time it is empty, all from one seed.

    `first` are cards that come before all others; the shoe is still full after them.
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
        """How many cards are left in the shoe, without those of `first`."""
        return len(self._cards)

    def new_shoe(self) -> None:
        """Shuffles all decks again."""
        self._cut_card_in = True
        self._cards = list(DECK) * self._decks
        self._random.shuffle(self._cards)

    def take_out(self, cards: Iterable[Card], unknown: int, *, cut_card: bool) -> None:
        """Take these cards out of the shoe, and `unknown` more of which nobody knows the value:
        they came out before. With `cut_card` the cut card is out too.
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

    def load(self, cards: Iterable[Card]) -> None:
        """Put a shoe in that holds these cards, the first on top."""
        self._cut_card_in = True
        self._first.clear()
        self._cards = list(cards)[::-1]

    def put_on_top(self, cards: Iterable[Card]) -> None:
        """These cards come next, before those that were put there earlier and all others."""
        self._first.extendleft(reversed(tuple(cards)))

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
    """The cards of the `card` commands of a round record, in order.

    `name` is the file's, for the message. Raises `Fault` if the text is not a record.
    """
    try:
        script = parse_toml(text)["script"]
        if not isinstance(script, list):
            raise TypeError("its script is not a list")
        words = [str(command).split() for command in script]
        return tuple(
            card(word) for command in words if command[:1] == ["card"] for word in command[1:]
        )
    except KeyError:
        raise Fault("{name}: it has no script.", "Give a round record.", name=name) from None
    except (TypeError, ValueError) as error:
        raise Fault("{name}: {error}.", "Give a round record.", name=name, error=error) from error
