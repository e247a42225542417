"""The fold: what each event changes in a blackjack position. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tablemgr.events import (
    BetGivenBack,
    BetPlaced,
    BetsClosed,
    BetSettled,
    BoxSurrendered,
    CardDealt,
    CardDiscarded,
    CardNotDue,
    EvenMoneyTaken,
    Event,
    Flagged,
    HandDoubled,
    HandSplit,
    HandStood,
    HitCalled,
    InsuranceLaid,
    InterimSettlementMade,
    PlayerWalkedAway,
    RoundCompleted,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.games import betting, drawing
from tablemgr.games.blackjack.flow import (
    advance,
    house_stands,
    place_in_initial_deal,
    stands_by_itself,
)
from tablemgr.games.blackjack.hand import Hand, HandStatus
from tablemgr.games.blackjack.position import BlackjackPosition, Place
from tablemgr.games.position import Phase

_INITIAL_DEAL = Phase.INITIAL_DEAL  # read once: a member is slow to reach
_SUBSEQUENT_DEAL = Phase.SUBSEQUENT_DEAL


def apply(position: BlackjackPosition, events: Iterable[Event]) -> None:
    """Fold events into the position, in their order."""
    for event in events:
        _APPLY[type(event)](position, event)


def _closed(position: BlackjackPosition, event: BetsClosed) -> None:
    betting.apply_closed(position, event)
    for number in sorted(position.boxes):
        box = position.box_of(number)
        if box is not None and box.bets:
            box.hands.append(Hand(dict(box.bets)))
            position.in_play.append(box)
    position.phase = _INITIAL_DEAL
    position.next_card = place_in_initial_deal(position, 0)


def _dealt(position: BlackjackPosition, event: CardDealt) -> None:
    drawing.apply_seen(position, event)
    if event.box == 0:
        position.dealer.add(event.card)
    else:
        _to_hand(position, event)
    if position.phase is _INITIAL_DEAL:
        position.next_card = place_in_initial_deal(position, len(position.cards))
        if position.next_card is None:
            position.phase = Phase.INTERIM
    else:
        advance(position)


def _to_hand(position: BlackjackPosition, event: CardDealt) -> None:
    box = position.boxes[event.box]
    hand = box.hands[event.hand]
    hand.add(event.card)
    hand.card_due = False
    if hand.hard_total > 21:
        hand.status = HandStatus.BUST
    elif len(hand.cards) == 2 and hand.natural and not hand.from_split:
        hand.status = HandStatus.BLACKJACK
    elif len(hand.cards) >= 2 and position.phase is _SUBSEQUENT_DEAL:
        if stands_by_itself(position, hand):
            hand.status = HandStatus.STOOD
        elif box.walked_away:
            house_stands(box)


def _insured(position: BlackjackPosition, event: InsuranceLaid) -> None:
    box = position.boxes[event.box]
    box.insurance[event.player] = event.amount


def _even_money(_: BlackjackPosition, __: EvenMoneyTaken) -> None:
    """The line of the settlement follows and says all."""


def _surrendered(position: BlackjackPosition, event: BoxSurrendered) -> None:
    box = position.boxes[event.box]
    box.surrendered = True
    box.hands[0].status = HandStatus.SURRENDERED
    if position.phase is _SUBSEQUENT_DEAL:
        advance(position)


def _proceeded(position: BlackjackPosition, _: InterimSettlementMade) -> None:
    position.phase = _SUBSEQUENT_DEAL
    for box in position.in_play:
        if box.walked_away:
            house_stands(box)
    advance(position)


def _acting(position: BlackjackPosition, event: HitCalled | HandStood | HandDoubled) -> Hand:
    hand = position.hand_at(Place(event.box, event.hand))
    hand.acted = True
    return hand


def _hit(position: BlackjackPosition, event: HitCalled) -> None:
    _acting(position, event).card_due = True
    advance(position)


def _stood(position: BlackjackPosition, event: HandStood) -> None:
    _acting(position, event).status = HandStatus.STOOD
    advance(position)


def _doubled(position: BlackjackPosition, event: HandDoubled) -> None:
    hand = _acting(position, event)
    for player, amount in event.added:
        hand.stakes[player] = hand.stakes[player] + amount
    hand.doubled = True
    hand.card_due = True
    advance(position)


def _split(position: BlackjackPosition, event: HandSplit) -> None:
    box = position.boxes[event.box]
    old = box.hands[event.hand]
    first, second = old.cards
    aces = first.rank == "A" and second.rank == "A"
    hands = [
        Hand(old.stakes, from_split=True),
        Hand({player: box.bets[player] for player in event.followers}, from_split=True),
    ]
    for hand, card in zip(hands, (first, second), strict=True):
        hand.add(card)
        hand.of_aces = aces
        hand.acted = True
    box.hands[event.hand : event.hand + 1] = hands
    box.declined.update(event.declined)
    advance(position)


def _walked_away(position: BlackjackPosition, event: PlayerWalkedAway) -> None:
    box = position.boxes[event.box]
    box.walked_away = True
    if position.phase is _SUBSEQUENT_DEAL:
        house_stands(box)
        advance(position)


def _settled(position: BlackjackPosition, event: BetSettled) -> None:
    position.settlement.append(event)
    box = position.boxes[event.box]
    if event.bet == betting.INITIAL:
        box.hands[event.hand - 1].settled.add(event.player)
    elif (event.player, event.bet) in box.side_bets:
        box.side_bets_settled.add((event.player, event.bet))
    else:
        box.insurance_settled = True


def _completed(position: BlackjackPosition, _: RoundCompleted) -> None:
    position.phase = Phase.COMPLETE


_APPLY: Final[dict[type[Any], Callable[[Any, Any], None]]] = {
    RoundOpened: betting.apply_opened,
    BetPlaced: betting.apply_bet,
    SideBetPlaced: betting.apply_side_bet,
    BetGivenBack: betting.apply_given_back,
    Flagged: betting.apply_flag,
    BetsClosed: _closed,
    CardDealt: _dealt,
    CardNotDue: drawing.apply_not_due,
    CardDiscarded: drawing.apply_discarded,
    InsuranceLaid: _insured,
    EvenMoneyTaken: _even_money,
    BoxSurrendered: _surrendered,
    InterimSettlementMade: _proceeded,
    HitCalled: _hit,
    HandStood: _stood,
    HandDoubled: _doubled,
    HandSplit: _split,
    PlayerWalkedAway: _walked_away,
    BetSettled: _settled,
    RoundCompleted: _completed,
}
