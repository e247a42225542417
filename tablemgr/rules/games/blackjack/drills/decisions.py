"""Questions about totals, about which decisions are allowed, and where the next card goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tablemgr.basics.cards import Card
from tablemgr.rules.drilling.family import (
    DrillAsk,
    DrillClass,
    Judgement,
    NoAnswerError,
)
from tablemgr.rules.drilling.judging import sentence_of
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.events import Event
from tablemgr.rules.games.blackjack.drills.arranged import (
    TENS,
    Arranged,
    cards_that,
    of_values,
    split_hands,
    two_cards,
)
from tablemgr.rules.games.blackjack.hand import CardRow, card_value
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import Table


def _total(
    scene: Scene, *, counts: Sequence[int], fits: Callable[[CardRow], bool], low: int = 3
) -> DrillAsk:
    cards = cards_that(scene.chance, counts, fits, low=low)
    arranged = Arranged(scene, cards, most_boxes=3)
    arranged.deal_first_cards()
    if len(cards) > 2:
        arranged.deal_on()
        arranged.draw(len(cards) - 2)
    scene.need(arranged.hand.cards == cards)
    about = {"box": arranged.box, "hand": 1}
    return DrillAsk("total", about, f"Box {arranged.box}: what total do you call?")


def _own_total(scene: Scene) -> DrillAsk:
    arranged = Arranged(scene, of_values(scene.chance, 10, 9), most_boxes=2)
    arranged.finish()
    scene.need(len(scene.position.dealer.cards) > 2)
    return DrillAsk("total", {"box": 0, "hand": 1}, "Your own Hand: what total do you call?")


def _allowed(scene: Scene, cards: Callable[[Random], list[Card]]) -> DrillAsk:
    hand = cards(scene.chance)
    arranged = Arranged(scene, hand, most_boxes=3)
    arranged.deal_first_cards()
    arranged.deal_on()
    if len(hand) > 2:
        arranged.draw(len(hand) - 2)
    arranged.reach(arranged.place)
    return DrillAsk("allowed", {}, f"Box {arranged.box}: which decisions may the Player take?")


def _allowed_after_split(scene: Scene) -> DrillAsk:
    arranged = split_hands(scene, scene.chance.randint(2, 9))
    place = scene.position.in_turn
    scene.need(place is not None and place.box == arranged.box)
    where = f"Box {arranged.box}, Hand {place.hand + 1}"
    return DrillAsk("allowed", {}, f"{where}: which decisions may the Player take?")


def _random_pair(chance: Random) -> list[Card]:
    value = chance.randint(2, 9)
    return of_values(chance, value, value)


def _unlike_tens(chance: Random) -> list[Card]:
    first = chance.choice(TENS)
    return [first, chance.choice([card for card in TENS if card.rank != first.rank])]


def _three_cards(chance: Random) -> list[Card]:
    return cards_that(chance, (3,), lambda row: row.total <= 20, low=5)


def hard_21(chance: Random) -> list[Card]:
    """Deal a 21 of three or four cards in which no Ace counts 11."""
    return cards_that(chance, (3, 4), lambda row: row.total == 21 and not row.soft, low=8)


_NEXT: Final = "Where does the next card go?"


def _next_of_the_deal(scene: Scene) -> DrillAsk:
    Arranged(scene)
    for _ in range(scene.chance.randint(0, 8)):
        place = scene.position.next_card
        scene.need(place is not None)
        scene.card(scene.next_for(place))
    scene.need(scene.position.phase is BlackjackPhase.INITIAL_DEAL)
    return DrillAsk("next-card", {}, _NEXT)


def _next_after_a_decision(scene: Scene) -> DrillAsk:
    arranged = Arranged(scene)
    arranged.deal_first_cards()
    arranged.deal_on()
    for _ in range(scene.chance.randint(1, 6)):
        turn = scene.position.in_turn
        if turn is None:
            place = scene.position.next_card
            scene.need(place is not None)
            scene.card(scene.next_for(place))
        else:
            arranged.decide(turn.box)
    scene.need(scene.position.phase is not Phase.SETTLEMENT)
    return DrillAsk("next-card", {}, _NEXT)


def _next_of_split_hands(scene: Scene) -> DrillAsk:
    chance = scene.chance
    value = chance.choice((1, *range(2, 10)))
    pair = of_values(chance, value, value)
    arranged = Arranged(scene, pair, most_boxes=2)
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.reach(arranged.place)
    scene.tell(f"split {arranged.box}")
    for _ in range(chance.randint(0, 2)):
        place = scene.position.next_card
        if place is not None:
            scene.card(scene.next_for(place))
        elif scene.position.in_turn is not None:
            arranged.decide(arranged.box)
    scene.need(scene.position.phase is not Phase.SETTLEMENT)
    return DrillAsk("next-card", {}, _NEXT)


def _next_after_a_hard_21(scene: Scene) -> DrillAsk:
    cards = hard_21(scene.chance)
    arranged = Arranged(scene, cards, most_boxes=3)
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.draw(len(cards) - 2)
    scene.need(scene.position.phase is not Phase.SETTLEMENT)
    return DrillAsk("next-card", {}, _NEXT)


_OWN_HANDS: Final = ((1, 6), (10, 6), (10, 7), (2, 3, 4, 7), (1, 2, 3), (9, 9))
"""Hands of the Dealer that draw or stand, by their values: soft 17 and 16 of many cards too."""


def _next_of_the_own_hand(scene: Scene) -> DrillAsk:
    """The boxes have decided: does the Dealer draw? A Bet may hang on his Hand or none."""
    chance = scene.chance
    values = chance.choice(_OWN_HANDS)
    bust = [10, 6, 10] if chance.random() < 0.3 else [10, chance.randint(7, 9)]
    arranged = Arranged(scene, of_values(chance, *bust), of_values(chance, *values), most_boxes=1)
    arranged.deal_first_cards()
    arranged.deal_on()
    if len(bust) > 2:
        arranged.draw(1)
    else:
        arranged.decide(arranged.box)
    while len(scene.position.dealer.cards) < len(values) and scene.position.next_card is not None:
        scene.deal_one()
    return DrillAsk("next-card", {}, _NEXT)


def _next_for_a_side_bet(scene: Scene, kind: str) -> DrillAsk:
    """Every Hand is Bust, but a side Bet hangs on the Dealer's Hand."""
    chance = scene.chance
    values = chance.choice(_OWN_HANDS)
    arranged = Arranged(
        scene,
        of_values(chance, 10, 6, 10),
        of_values(chance, *values),
        sides={kind: 1000},
        most_boxes=1,
    )
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.draw(1)
    for _ in range(chance.randint(0, len(values))):
        if scene.position.next_card is not None:
            scene.deal_one()
    return DrillAsk("next-card", {}, _NEXT)


def totals() -> tuple[DrillClass, ...]:
    """Give the classes of questions about totals."""

    def of(name: str, counts: Sequence[int], fits: Callable[[CardRow], bool]) -> DrillClass:
        return DrillClass(name, partial(_total, counts=counts, fits=fits))

    return (
        of("hard", (2, 3), lambda row: not row.has_ace and row.total <= 21),
        of("soft", (2, 3), lambda row: row.soft and row.total <= 20),
        of("4 or more cards", (4, 5), lambda row: not row.has_ace),
        of("two Aces", (3, 4, 5), lambda row: _aces(row) >= 2 and row.total <= 21),
        of("soft that turned hard", (3, 4, 5), lambda row: row.has_ace and not row.soft),
        DrillClass("own Hand", _own_total),
    )


def _aces(row: CardRow) -> int:
    return sum(card.pips == 1 for card in row.cards)


def decisions(book: BlackjackBook) -> tuple[DrillClass, ...]:
    """Give the classes of questions about which decisions are allowed."""
    classes = [
        DrillClass("below 12", partial(_allowed, cards=two_cards(5, 11))),
        DrillClass("12 to 20", partial(_allowed, cards=two_cards(12, 20))),
        DrillClass("soft", partial(_allowed, cards=two_cards(13, 20, soft=True))),
        DrillClass("pair", partial(_allowed, cards=_random_pair)),
        DrillClass("unlike tens", partial(_allowed, cards=_unlike_tens)),
        DrillClass("three cards", partial(_allowed, cards=_three_cards)),
        DrillClass("after a Split", _allowed_after_split),
    ]
    if not book.options.hard_21_stands:
        classes.append(DrillClass("hard 21", partial(_allowed, cards=hard_21)))
    return tuple(classes)


def next_cards(book: BlackjackBook) -> tuple[DrillClass, ...]:
    """Give the classes of questions about where the next card goes."""
    last = [kind for kind, side in book.side_bets.items() if side.settled == "final"]
    return (
        DrillClass("deal", _next_of_the_deal),
        DrillClass("turn", _next_after_a_decision),
        DrillClass("Split Hands", _next_of_split_hands),
        DrillClass("21", _next_after_a_hard_21),
        DrillClass("own Hand", _next_of_the_own_hand),
        *(
            DrillClass(f"for {book.side_bets[kind].name}", partial(_next_for_a_side_bet, kind=kind))
            for kind in last
        ),
    )


def judge_total(table: Table, _: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """The total of a Hand and if it is soft (3.2; ruling B1)."""
    box, hand = ask.get("box"), ask.get("hand", 1)
    position = blackjack_of(table.position)
    if box == 0:
        row: CardRow = position.dealer
    else:
        found = position.boxes.get(box) if isinstance(box, int) else None
        if found is None or not isinstance(hand, int) or not 1 <= hand <= len(found.hands):
            raise NoAnswerError(f"there is no such Hand: box {box}, hand {hand}")
        row = found.hands[hand - 1]
    values = "+".join(_value_shown(row, index) for index in range(len(row.cards)))
    why = f"{values} = {row.total}, {'soft' if row.soft else 'hard'}. {sentence_of(table, 'B1')}"
    return Judgement({"total": row.total, "soft": row.soft}, ("B1",), why.strip())


def _value_shown(row: CardRow, index: int) -> str:
    """Give what a card counts; the first Ace of a soft Hand counts 11."""
    card = row.cards[index]
    is_first = not any(each.pips == 1 for each in row.cards[:index])
    return "11" if row.soft and card.pips == 1 and is_first else str(card_value(card))
