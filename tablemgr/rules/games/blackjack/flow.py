"""Who is next: the order of the deal, the Hand in turn, how far the Dealer draws.

B4 (order), B5 (the Dealer), B11 (second cards of split Hands), B12 (21), B16 (the House plays).
"""

from __future__ import annotations

from tablemgr.rules.games.blackjack.hand import Hand, HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import DEALER, BlackjackPosition, Box, HandPlace
from tablemgr.rules.games.position import Phase, place_of

_PLAYING = HandStatus.PLAYING
_WAITING = (HandStatus.STOOD, HandStatus.BLACKJACK)
_SUBSEQUENT_DEAL = BlackjackPhase.SUBSEQUENT_DEAL  # read once: reading an enum's member is slow
_DEALER, _SETTLEMENT = BlackjackPhase.DEALER, Phase.SETTLEMENT
FULL_HAND = 17
SECOND_CARD = 2
NO_CARD = 0
"""How far the Dealer draws (`dealer_goal`): to a total of 17, to his second card, not at all."""


def stands_by_itself(position: BlackjackPosition, hand: Hand) -> bool:
    """Say whether the Hand is complete without its Player saying so."""
    if hand.doubled or (hand.of_aces and len(hand.cards) >= 2):
        return True  # 3.22.2, 3.23: one card and no more
    if hand.hard_total == 21 or (hand.soft and hand.hard_total == 11):
        options = position.rulebook.options
        return options.soft_21_stands if hand.soft else options.hard_21_stands  # B12
    return False


def initial_deal(position: BlackjackPosition) -> list[HandPlace]:
    """The Hands that wait for a card of the Initial Deal, the next one last (3.11, B4)."""
    first: list[HandPlace] = []
    second: list[HandPlace] = []
    for box in reversed(position.in_play):
        hand = box.hands[0]
        if hand.status is _PLAYING and len(hand.cards) < 2:
            place = place_of(box.number, 0)
            second.append(place)
            if not hand.cards:
                first.append(place)
    return [*second, *first] if position.dealer.cards else [*second, DEALER, *first]


def next_among_hands(position: BlackjackPosition) -> tuple[HandPlace | None, bool]:
    """The first Hand that waits for something, and whether it is a card (else a decision)."""
    at_once = position.rulebook.options.split_cards == "at-once"
    for box in position.in_play:
        if at_once and len(box.hands) > 1:  # B11, live: both second cards first
            for index, hand in enumerate(box.hands):
                if len(hand.cards) == 1:
                    return place_of(box.number, index), True
        for index, hand in enumerate(box.hands):
            if hand.status is not _PLAYING:
                continue
            if hand.card_due or len(hand.cards) == 1:
                return place_of(box.number, index), True
            if not box.gone or position.decides(box, hand) is not None:
                return place_of(box.number, index), False
            if hand.total < 12:  # 5.3: the House draws to 12 or more
                return place_of(box.number, index), True
    return None, False


def advance(position: BlackjackPosition) -> None:
    """Set whose turn it is and where the next card goes, moving on to the next phase if need be."""
    position.turn = position.next_card = None
    if position.phase is _SUBSEQUENT_DEAL:
        for box in position.in_play:
            if box.gone:
                _house_stands(position, box)
        place, card = next_among_hands(position)
        if place is not None:
            if card:
                position.next_card = place
            else:
                position.turn = place
            return
        position.phase = _DEALER
        position.dealer_goal = _dealer_goal(position)
    if position.phase is _DEALER:
        if position.dealer_complete:
            position.phase = _SETTLEMENT
        else:
            position.next_card = DEALER


def _house_stands(position: BlackjackPosition, box: Box) -> None:
    """5.3: every Hand of 12 or more that the House plays stands.

    A card that the Player called for before he left is still due (B16, 3.23: it was paid for).
    """
    for hand in box.hands:
        waits = hand.card_due or len(hand.cards) < 2
        if hand.status is not _PLAYING or waits or hand.total < 12:
            continue
        if position.decides(box, hand) is None:
            hand.status, hand.stood_by_house = HandStatus.STOOD, True


def back_in_hand(position: BlackjackPosition, box: Box) -> bool:
    """I21: Hands that stood because their Player had left are in play again; whether there are."""
    again = False
    for hand in box.hands:
        if hand.stood_by_house and position.decides(box, hand) is not None:
            hand.status, hand.stood_by_house, again = _PLAYING, False, True
    return again


def depends_on_dealer(position: BlackjackPosition) -> bool:
    """Say whether a Hand is still to be played or some Bet still hangs on the Dealer's (B5)."""
    hands = (hand for box in position.in_play for hand in box.hands)
    playing = any(hand.status is _PLAYING and hand.open_players for hand in hands)
    return playing or _dealer_goal(position) != NO_CARD


def _dealer_goal(position: BlackjackPosition) -> int:
    """B5: how far the Dealer draws for the Bets that still depend on his Hand; live: always to
    17.
    """
    if position.rulebook.options.dealer_draws == "always":
        return FULL_HAND
    insured = False
    for box in position.boxes.values():
        for hand in box.hands:
            if hand.status in _WAITING and hand.open_players:
                return FULL_HAND
        for key in box.side_bets.keys() - box.side_bets_settled:
            hangs = position.rulebook.side_bets[key[1]].settled == "final" and position.dealer.cards
            if hangs:
                return FULL_HAND  # 3.26.1; I20: not without a card of his
        insured = insured or not box.insurance.keys() <= box.insurance_settled
    return SECOND_CARD if insured else NO_CARD
