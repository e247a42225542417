"""The contents of the felt, as plain frozen data. Knows no QtWidgets, no rule and no position.

`ui.presenter.felt` makes a `FeltView`, `FeltWidget.set_view` paints it. Every text here is shown as
it is: it has been translated before.
"""

from __future__ import annotations

from enum import Enum, StrEnum

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from ui.views.shared import Tone

DEALER: int = 0
"""The Dealer's number, among box numbers."""


def place_id(box: int, kind: str) -> str:
    """The drawing's name of a place: `box-3.rws-pairs`."""
    return f"box-{box}.{kind}"


class Badge(Struct, frozen=True):
    """A short word on a coloured plate: `+150.00`, `take`, `stand off`."""

    text: str
    tone: Tone = Tone.PLAIN


class BetState(Enum):
    """The fate of a Bet."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"
    RETURNED = "returned"


class BetView(Struct, frozen=True):
    """One Player's Bet on one place."""

    kind: str
    """The place's kind: `initial`, `rws-pairs`, `boom-busted`, `insurance`."""
    player: str
    amount: Money | None
    """None if the table runs in boxes-only mode: a marker is shown."""
    seated: bool = False
    """Its Player sits at the box; from the close on, decides for it (1.26; ruling I20)."""
    state: BetState = BetState.OPEN
    lies: bool = True
    """Its chips are on the layout: they have not been taken or given back."""


class HandState(Enum):
    """How a hand stands, for its frame and its shade."""

    WAITING = "waiting"
    PLAYING = "playing"
    STANDS = "stands"
    NATURAL = "natural"
    LOST = "lost"
    """It has lost, whatever the Dealer gets."""
    OUT = "out"
    """Settled, given up or without a Bet: it takes no further part."""


class HalfPlace(StrEnum):
    """One of the two halves of a set hand; the value is its place's name in the drawing."""

    LOW = "low"
    HIGH = "high"


class HandView(Struct, frozen=True):
    """One hand on a box. A hand that has been set is two: its Low, then its High."""

    cards: tuple[Card | None, ...] = ()
    """None is a card that lies face down."""
    total: str = ""
    """`17`, `soft 17`, `Pair of 9s`, `Gong`: shown as it is."""
    state: HandState = HandState.WAITING
    added: str = ""
    """What was added to its Bets since they were laid, marked beside its total: `+50`; empty if
    nothing was.
    """
    active: bool = False
    badge: Badge | None = None
    mark: str = ""
    """Written on its last card, until the next act."""
    crosswise: bool = False
    """Its last card lies across the others: it came to a Double Down."""
    half: str | None = None
    """The drawing's name of its place, for a hand that has been set or is the table's. None: it
    takes the whole of the box's place for cards.
    """


class KeyPart(Struct, frozen=True):
    """A part of a box's key: `pay` and `200`."""

    word: str
    amount: str = ""
    tone: Tone = Tone.PLAIN
    done: bool = False
    """Its chips have moved; it is shown quiet, with a tick."""


class BoxView(Struct, frozen=True):
    """One betting box, as it stands."""

    number: int
    in_play: bool = False
    active: bool = False
    """It is this box's turn."""
    player: str = ""
    """The Player whose box it is; empty without one."""
    bets: tuple[BetView, ...] = ()
    hands: tuple[HandView, ...] = ()
    badge: Badge | None = None
    """Of the whole box, e.g. what it came to in a past Round."""
    key: tuple[KeyPart, ...] = ()
    """What is due at the box now, what is taken above what is paid; or what was done there. A touch
    on it says that those chips have moved.
    """


class DealerView(Struct, frozen=True):
    """The Dealer's hand: `cards` as they lie; or `halves`, if it has been set or the table has
    several Hands of its own.
    """

    cards: tuple[Card | None, ...] = ()
    total: str = ""
    active: bool = False
    lost: bool = False
    """It has lost, whatever the Players have."""
    badge: Badge | None = None
    note: str = ""
    """A short line under the total: `5 cards`, `House Way 4(ii)`."""
    halves: tuple[HandView, ...] = ()
    """His Low and his High, or the Hands of the table."""


class Due(Struct, frozen=True):
    """Where the next card goes: `box` 0 is the Dealer; `hand` counts from 0."""

    box: int
    hand: int = 0


class ShoeState(Enum):
    """How the shoe is, for its lamp."""

    READY = "ready"
    WAITING = "waiting"
    FAULT = "fault"


class ShoeView(Struct, frozen=True):
    """The shoe: its lamp, what it is, and what is left in it."""

    state: ShoeState = ShoeState.WAITING
    text: str = ""
    cards_left: int | None = None


class LooseView(Struct, frozen=True):
    """Cards that lie in no Hand: `Aside`, or `Next card`. None of them: a card face down."""

    label: str = ""
    cards: tuple[Card | None, ...] = ()


class RequestView(Struct, frozen=True):
    """The request of a fill or a credit, while it is on its way."""

    words: str
    """`Fill 1 · 2,000 · next: receive`."""
    is_wrong: bool = False
    """The chips do not fit the slip."""


class FeltView(Struct, frozen=True):
    """Everything that stands on the felt."""

    boxes: tuple[BoxView, ...] = ()
    dealer: DealerView = DealerView()
    due: Due | None = None
    shoe: ShoeView = ShoeView()
    discards: int | None = None
    loose: LooseView = LooseView()
    papers: tuple[RequestView, ...] = ()

    def box(self, number: int) -> BoxView:
        """The box of that number; an empty one if the view has none."""
        for box in self.boxes:
            if box.number == number:
                return box
        return BoxView(number)


class CardRef(Struct, frozen=True):
    """A card on the felt: `box` 0 is the Dealer; `hand` and `index` count from 0.

    Of a hand that has been set, `hand` 0 is the Low and 1 the High.
    """

    box: int
    hand: int
    index: int
