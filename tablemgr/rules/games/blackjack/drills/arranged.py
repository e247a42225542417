"""A blackjack Round that is arranged for a question: who bets, and which cards come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import Money
from tablemgr.rules.drilling.family import (
    DrillAsk,
)
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.games.blackjack.hand import CardRow, card_value
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import DEALER, HandPlace
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import Phase, place_of

ASKED: Final = "ann"
"""The Player that a question is about."""
OTHERS: Final = ("bob", "cho", "dev", "eva", "finn", "gus", "hana", "ivo")
ROUND_STAKES: Final = (1000, 2500, 5000, 7500, 10000, 15000, 20000, 50000)
ODD_STAKES: Final = (500, 750, 1500, 1750, 3000, 3500, 4750, 5500, 8000, 9500, 11500, 22500)
SMALL_CHIP: Final = 250
"""2.50: the smallest chip that a float usually holds."""
_BY_VALUE: Final = {
    value: tuple(card for card in DECK if card_value(card) == value) for value in range(1, 11)
}
TENS, _ACES = _BY_VALUE[10], _BY_VALUE[1]


def of_values(chance: Random, *values: int) -> list[Card]:
    """A card of each of these values, of any suit."""
    return [chance.choice(_BY_VALUE[value]) for value in values]


def cards_that(
    chance: Random, counts: Sequence[int], fits: Callable[[CardRow], bool], *, low: int = 1
) -> list[Card]:
    """Cards, so many as one of `counts`, that fit and of which no first part is over 20.

    `low` is the highest value that comes twice as often as they would by chance.
    """
    weights = [2 if value <= low else 4 if value == 10 else 1 for value in range(1, 11)]
    while True:
        values = chance.choices(range(1, 11), weights, k=chance.choice(counts))
        row = CardRow()
        for card in of_values(chance, *values):
            if len(row.cards) > 1 and row.total > 20:
                break
            row.add(card)
        else:
            if fits(row):
                return row.cards


class Arranged:
    """A scene in which `ASKED` sits at one box, others at some of the rest, and Bets are laid."""

    def __init__(
        self,
        scene: Scene,
        cards: Iterable[Card] = (),
        dealer: Iterable[Card] = (),
        *,
        stake: int | None = None,
        sides: Mapping[str, int] | None = None,
        guest: bool = False,
        most_boxes: int = 4,
    ) -> None:
        """Bets are laid and closed; `cards` and `dealer` are what the two Hands will get.

        `stake` is in cents; `guest` lets another Player bet on the same box.
        """
        self.scene, chance = scene, scene.chance
        boxes = scene.table.boxes
        self.boxes = sorted(chance.sample(range(1, boxes + 1), chance.randint(1, most_boxes)))
        self.box = chance.choice(self.boxes)
        self.stake = Money(stake or chance.choice(ROUND_STAKES))
        scene.tell("open")
        for box, name in zip(self.boxes, OTHERS, strict=False):
            who = ASKED if box == self.box else name
            amount = self.stake if box == self.box else Money(chance.choice(ROUND_STAKES))
            scene.tell(f"bet {box} {who} {amount} seated")
        if guest:
            amount = min(Money(chance.choice(ROUND_STAKES)), self.stake)
            scene.tell(f"bet {self.box} guest {amount}")
        for kind, side in (sides or {}).items():
            scene.tell(f"side {self.box} {ASKED} {kind} {Money(side)}")
        scene.tell("close")
        self.place = place_of(self.box, 0)
        scene.want(self.place, cards)
        scene.want(DEALER, dealer)

    @property
    def hand(self) -> Any:
        """The first Hand of the box that is asked about."""
        return self.scene.position.boxes[self.box].hands[0]

    def deal_first_cards(self) -> None:
        """The Initial Deal, to the Interim Settlement."""
        self.scene.deal()
        self.scene.need(self.scene.position.phase is BlackjackPhase.INTERIM)

    def deal_on(self) -> None:
        """End the Interim Settlement."""
        self.scene.tell("proceed")

    def reach(self, place: HandPlace) -> None:
        """Let the boxes before decide as most would, until this Hand decides."""
        scene = self.scene
        while True:
            scene.deal()
            turn = scene.position.in_turn
            if turn == place:
                return
            scene.need(turn is not None and turn < place)
            self.decide(turn.box)

    def draw(self, more: int) -> None:
        """Let the Hand that is asked about Hit, once for each card that it waits for."""
        for _ in range(more):
            self.reach(self.place)
            self.scene.tell(f"hit {self.box}")
            self.scene.deal_one()

    def finish(self) -> None:
        """Let everybody decide and the Dealer draw, until the Final Settlement is due."""
        scene = self.scene
        scene.deal()
        if scene.position.phase is BlackjackPhase.INTERIM:
            self.deal_on()
        while scene.position.phase is not Phase.SETTLEMENT:
            scene.deal()
            turn = scene.position.in_turn
            if turn is not None:
                self.decide(turn.box)
            else:
                scene.need(scene.position.phase is Phase.SETTLEMENT)

    def decide(self, box: int) -> None:
        """Stand if the Hand may and has 12 or more, else Hit."""
        row = self.scene.position.hand_at(self.scene.position.in_turn)
        self.scene.tell(f"stand {box}" if row.total >= 12 else f"hit {box}")

    def payout(self, bet: str, hand: int = 1, text: str = "") -> DrillAsk:
        """Ask what this Player's Bet wins or loses."""
        about = {"box": self.box, "hand": hand, "player": ASKED, "bet": bet}
        where = f"Box {self.box}" + (f", Hand {hand}" if hand > 1 else "")
        name = text or _name_of(self.scene, bet)
        return DrillAsk("payout", about, f"{where}, {ASKED}'s {name}: what do you pay or take?")


def _name_of(scene: Scene, bet: str) -> str:
    if bet == INITIAL:
        return "Initial Bet"
    side = scene.table.rulebook.side_bets.get(bet)
    return "Insurance" if side is None else side.name


def split_hands(
    scene: Scene, value: int, more: Sequence[int] = (), dealer: Sequence[int] = ()
) -> Arranged:
    """The box has two cards of that value and Splits; `more` go to its first Hand."""
    pair = of_values(scene.chance, value, value, *more)
    arranged = Arranged(scene, pair, of_values(scene.chance, *dealer), most_boxes=2)
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.reach(arranged.place)
    scene.tell(f"split {arranged.box}")
    scene.deal()
    return arranged


def two_cards(low: int, high: int, *, soft: bool = False) -> Callable[[Random], list[Card]]:
    """Give what deals two cards of unlike value with a total from `low` to `high`."""

    def fits(row: CardRow) -> bool:
        unlike = card_value(row.cards[0]) != card_value(row.cards[1])
        return unlike and low <= row.total <= high and row.soft is soft

    return lambda chance: cards_that(chance, (2,), fits)
