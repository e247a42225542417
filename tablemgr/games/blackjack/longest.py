"""How many cards a Round can need at most (ruling I7). Knows the rules and no shoe's contents.

A Hand that draws a card has not ended before it: its cards so far, each Ace counted as 1, add up
to no more than 20, or to 21 where a hard 21 may Hit (B12), and the Dealer's to no more than 16.
Only its last card is free. A box has as many Hands as the game lets it Split into (B11); to Double
Down, to Surrender, a Blackjack and split Aces only shorten them.

So all cards but one a Hand have together at most that many points, and the most cards of a given
sum are the lowest: Aces, then Twos, and so on, as many of each as the decks hold. The bound is
taken from full decks, never from what is left of each card: a warning that knew more than the
number of cards left would tell the table something about them.
"""

from __future__ import annotations

from tablemgr.cards import DECK
from tablemgr.games.blackjack.hand import card_value
from tablemgr.games.blackjack.position import BlackjackPosition

_DEALER_DRAWS_TO = 16
_ENDS_AT = 21


def most_cards(position: BlackjackPosition, boxes: int) -> int:
    """At most so many cards, on that many boxes in play and to the Dealer; never too few."""
    options = position.rulebook.options
    hands = boxes * options.most_hands
    draws_at = _ENDS_AT - 1 if options.hard_21_stands else _ENDS_AT
    points = hands * draws_at + _DEALER_DRAWS_TO
    values = sorted(card_value(card) for card in DECK for _ in range(position.decks))
    lowest = 0
    for value in values:
        points -= value
        if points < 0:
            break
        lowest += 1
    return min(lowest + hands + 1, len(values))
