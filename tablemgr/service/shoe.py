"""The shoe's life: loaded and shuffled, burned, drawn card by card, the cut card, its end.

Counts what is left of every card. Screens show `cards_left` and nothing more. Knows no
rule and no journal; it learns about a Round only from what it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct, field

from tablemgr.basics.cards import DECK, Card, UnreadCard, card
from tablemgr.journal import Json
from tablemgr.service.factory_order import NO_RUN, RUN_LENGTH, OrderRun

MOST_BURNED: Final = 52


class Shuffle(Struct, frozen=True):
    """Who has shuffled the cards (5.5.4): a person by his name, or a machine by its own."""

    by: str
    machine: bool = False


class Shortage(Struct, frozen=True):
    """Fewer cards are left than the Round may need (I7): a warning, not a refusal."""

    cards_left: int
    reckoned: int
    boxes: int


class Shoe(Struct):
    """A shoe as its cards are counted, over all its Rounds.

    `shuffled_each_round`: the cards come back before every Round, as with Si Ki Pi's one deck, or
    a shuffler that takes the discards.
    """

    decks: int
    shuffled_each_round: bool = False
    shuffle: Shuffle | None = None
    """Who shuffled it, if somebody has said so."""
    counts: list[int] = field(default_factory=lambda: [0] * len(DECK))
    """How many of each card, by its index, are known to have come out."""
    unread: int = 0
    """How many unknown cards came out, such as burn cards that stay face down."""
    burned: int = 0
    burn_due: int = 0
    """How many burn cards are still to come."""
    cut_card_seen: bool = False
    shuffle_due: bool = False
    """After a cancelled Round the shoe must be shuffled: no Round opens before a new shoe is told
    (I10).
    """
    search_due: bool = False
    """A Round was Voided for a foreign card: no Round opens before a new shoe is told, or somebody
    has signed that the cards are in order (5.5.1).
    """
    order: OrderRun = NO_RUN
    in_order: bool = False
    """Cards came in the order of a new pack, and nobody has said yet that they were shuffled."""

    @property
    def drawn(self) -> int:
        """How many cards have come out, known or not."""
        return sum(self.counts) + self.unread

    @property
    def cards_left(self) -> int:
        """How many cards are still in it, by the count; 0 if more came out than went in."""
        return max(0, 52 * self.decks - self.drawn)

    @property
    def known(self) -> list[Card]:
        """Every card that is known to have come out, by its index, not in the order drawn."""
        return [each for each in DECK for _ in range(self.counts[each.index])]

    @property
    def seen(self) -> dict[int, int]:
        """How many of each card have come out, by its index, without those of which none has."""
        return {index: count for index, count in enumerate(self.counts) if count}

    @property
    def bars_opening(self) -> str | None:
        """The code of the refusal of a new Round, or None."""
        if self.shuffle_due:
            return "shoe-needs-shuffle"
        return "shoe-needs-search" if self.search_due else None

    # --- what happens to it ----------------------------------------------------------------------

    def load(self, shuffle: Shuffle | None = None, burn: int = 0) -> None:
        """A new shoe is in place: full, and `burn` cards are to be burned first."""
        self._fill()
        self.shuffle = shuffle
        self.burn_due = burn

    def cancelled(self) -> None:
        """The Round was cancelled and the cards must be shuffled (I10).

        If they come back before every Round, they are shuffled anyway.
        """
        self.shuffle_due = not self.shuffled_each_round

    def begin_round(self) -> None:
        """A Round is opened: if the cards come back for it, all are in the shoe again."""
        if self.shuffled_each_round:
            shuffle = self.shuffle
            self._fill()
            self.shuffle = shuffle

    def draw(self, cards: Iterable[Card]) -> None:
        """Cards came out, in this order."""
        for drawn in cards:
            if isinstance(drawn, UnreadCard):
                self._draw_unknown()
                continue
            self.counts[drawn.index] += 1
            self.order = self.order.then(drawn)
            self.in_order = self.in_order or self.order.length == RUN_LENGTH

    def burn(self, card: Card | None) -> None:
        """A card was burned; None if it stays face down."""
        self.burned += 1
        self.burn_due = max(0, self.burn_due - 1)
        if card is not None:
            self.draw([card])
        else:
            self._draw_unknown()

    def _draw_unknown(self) -> None:
        self.unread += 1
        self.order = NO_RUN  # nobody knows how the run would have gone on

    def correct(self, read: Iterable[Card], in_truth: Iterable[Card]) -> None:
        """Some of a Round's cards were corrected, or opened. The run stays as they were read."""
        for cards, more in ((read, -1), (in_truth, 1)):
            for each in cards:
                if isinstance(each, UnreadCard):
                    self.unread += more
                else:
                    self.counts[each.index] += more

    def fold(self, data: dict[str, Any]) -> None:
        """Apply what an entry says about the shoe."""
        match data["shoe"]:
            case "loaded":
                self.load(shuffle_of(data.get("shuffle")), data.get("burn", 0))
            case "cut-card":
                self.cut_card_seen = True
            case "burned":
                self.burn(None if data["card"] is None else card(data["card"]))
            case "searched":
                self.search_due = False
            case "shuffled-after-all":
                self.in_order = False

    def _fill(self) -> None:
        fresh = Shoe(self.decks)
        self.counts = fresh.counts
        self.shuffle = None
        self.unread = self.burned = self.burn_due = 0
        self.cut_card_seen = self.in_order = False
        self.shuffle_due = self.search_due = False
        self.order = fresh.order

    # --- what a later start needs ----------------------------------------------------------------

    def carry(self) -> dict[str, Json]:
        """Everything about it, as the opening of a Round stores it."""
        counts: list[Json] = [*self.counts]
        last = self.order.last
        return {
            "counts": counts,
            "unread": self.unread,
            "burned": self.burned,
            "burn_due": self.burn_due,
            "cut_card": self.cut_card_seen,
            "shuffle": shuffle_json(self.shuffle),
            "order": None if last is None else [last.code, self.order.up, self.order.down],
            "in_order": self.in_order,
        }

    def take_up(self, carried: dict[str, Any] | int) -> None:
        """Become as `carry` says. A plain number, as in version 0.1's journals: that many unknown
        cards.
        """
        self._fill()
        if isinstance(carried, int):
            self.unread = carried
            return
        self.counts = list(carried["counts"])
        self.unread = carried["unread"]
        self.burned = carried["burned"]
        self.burn_due = carried["burn_due"]
        self.cut_card_seen = carried["cut_card"]
        self.in_order = carried["in_order"]
        self.shuffle = shuffle_of(carried["shuffle"])
        if carried["order"] is not None:
            code, up, down = carried["order"]
            self.order = OrderRun(card(code), up, down)


def shuffle_json(shuffle: Shuffle | None) -> Json:
    """Who shuffled, as the journal stores it."""
    return None if shuffle is None else [shuffle.by, shuffle.machine]


def shuffle_of(stored: Json) -> Shuffle | None:
    """Read it back."""
    if not isinstance(stored, list):
        return None
    by, machine = stored
    return Shuffle(str(by), machine is True)
