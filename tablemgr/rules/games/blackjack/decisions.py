"""The Player's decisions in his turn: Hit, Stand, Double Down and Split.

3.18 to 3.23 and rulings B11 to B15. A decision given before `proceed`, for the Hand whose
turn it would be, ends the Interim Settlement (I5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import Event
from tablemgr.rules.games.blackjack.commands import Double, Hit, Proceed, Split, Stand
from tablemgr.rules.games.blackjack.events import (
    HandDoubled,
    HandSplit,
    HandStood,
    HitCalled,
    InterimSettlementMade,
)
from tablemgr.rules.games.blackjack.flow import next_among_hands
from tablemgr.rules.games.blackjack.hand import Hand, HandStatus, card_value
from tablemgr.rules.games.blackjack.interim import proceed_events, why_nobody_decides
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box, HandPlace
from tablemgr.rules.games.blackjack.settling import side_bets_wait
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.rulebook import Reason

_INTERIM = BlackjackPhase.INTERIM  # read once: reading an enum's member is slow
_NO_CARDS_YET = (Phase.BETTING, BlackjackPhase.INITIAL_DEAL)


def turn_of(position: BlackjackPosition) -> HandPlace | None:
    """The Hand whose decision is awaited, or would be if the Interim Settlement were made (I5)."""
    if position.phase is _INTERIM:
        place, card = next_among_hands(position)
        return None if card else place
    return position.turn


def _verify_turn(position: BlackjackPosition, number: int) -> Hand | Reason:
    """The Hand in turn if it is on that box (B4), or why the box can't decide now."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    if position.phase in _NO_CARDS_YET:
        return Reason("cards-are-due")
    box = position.box_of(number)
    if box is None or not box.hands:
        return Reason("no-hand-on-box", box=number)
    gone = why_nobody_decides(position, box)
    if gone is not None:
        return gone
    turn = turn_of(position)
    if turn is None:
        due = position.next_card
        if due is not None and due.box:
            return Reason("card-is-due", box=due.box)
        return Reason("no-decision-is-due")
    if turn.box != number:
        return Reason("turn-of-another-box", box=number, turn=turn.box)
    return box.hands[turn.hand]


def _ending_interim(position: BlackjackPosition, decision: Event) -> list[Event]:
    """I5: the decision, after the Interim Settlement if it ends that."""
    if position.phase is not _INTERIM:
        return [decision]
    events = proceed_events(position, Proceed())
    if side_bets_wait(position):  # 5.16
        events.insert(0, position.rulebook.flag("side-bets-passed-over"))
    return [*events, decision]


def _place_in_turn(position: BlackjackPosition) -> HandPlace:
    place = turn_of(position)
    assert place is not None
    return place


def verify_hit(position: BlackjackPosition, command: Hit) -> Reason | None:
    """3.18: any Hand in turn may draw; a Blackjack or Soft 21 never is in turn."""
    hand = _verify_turn(position, command.box)
    return hand if isinstance(hand, Reason) else None


def hit_events(position: BlackjackPosition, _: Hit) -> list[Event]:
    """A card is due to the Hand."""
    return _ending_interim(position, HitCalled(*_place_in_turn(position)))


def verify_stand(position: BlackjackPosition, command: Stand) -> Reason | None:
    """3.20, B13: no Stand below 12, except in live."""
    hand = _verify_turn(position, command.box)
    if isinstance(hand, Reason):
        return hand
    if hand.total < 12 and not position.rulebook.options.stand_below_12:
        return Reason("stand-below-12", total=hand.total)
    return None


def stand_events(position: BlackjackPosition, _: Stand) -> list[Event]:
    """The Hand is complete."""
    return _ending_interim(position, HandStood(*_place_in_turn(position)))


def verify_double(position: BlackjackPosition, command: Double) -> Reason | None:
    """3.23, 3.23.1, B14: two cards; the Seated Player adds something, others up to their Bets."""
    hand = _verify_turn(position, command.box)
    if isinstance(hand, Reason):
        return hand
    if len(hand.cards) != 2:
        return Reason("double-needs-two-cards")
    if hand.from_split and not position.rulebook.options.double_after_split:
        return Reason("double-after-split")
    asked = {share.player: share for share in doubling(position, position.boxes[command.box], hand)}
    for player, amount in command.amounts:
        if player in position.boxes[command.box].gone:
            return Reason("player-has-left", player=player, box=command.box)
        if player not in asked:
            return Reason("not-in-the-hand", player=player, box=command.box)
        reason = _double_reason(asked[player], amount)
        if reason is not None:
            return reason
    return None


class DoublingShare(NamedTuple):
    """One Player's part in a Double Down: how much he may add to his stake."""

    player: str
    most: Money
    must_add: bool
    """He decides for the Hand, and calls for the Double Down (I20)."""
    in_full_only: bool
    """He adds `most` or nothing."""


def doubling(position: BlackjackPosition, box: Box, hand: Hand) -> list[DoublingShare]:
    """B14: who is asked at a Double Down of the Hand, and what each may add. I21: who has left adds
    nothing.
    """
    in_full_only = position.rulebook.options.double == "initial-bet"
    decides = position.decides(box, hand)
    return [
        DoublingShare(player, box.bets[player], player == decides, in_full_only)
        for player in hand.open_players
        if player not in box.gone
    ]


def _double_reason(share: DoublingShare, amount: Money) -> Reason | None:
    if share.must_add and share.in_full_only and amount != share.most:
        return Reason("double-seated-in-full", player=share.player, amount=share.most)
    if share.in_full_only and amount not in (ZERO, share.most):
        return Reason("double-all-or-nothing", player=share.player, amount=share.most)
    if share.must_add and not amount:
        return Reason("double-seated-must-add", player=share.player, most=share.most)
    if amount > share.most:
        return Reason("double-too-much", player=share.player, most=share.most)
    return None


def double_events(position: BlackjackPosition, command: Double) -> list[Event]:
    """A Player who is not named adds his full Initial Bet; one who declines keeps his Bet as it
    is.
    """
    place = _place_in_turn(position)
    box, hand = position.boxes[place.box], position.hand_at(place)
    named = dict(command.amounts)
    shares = doubling(position, box, hand)
    added = ((share.player, named.get(share.player, share.most)) for share in shares)
    doubled = HandDoubled(*place, tuple((player, amount) for player, amount in added if amount))
    return _ending_interim(position, doubled)


def asked_at_split(box: Box, hand: Hand) -> list[str]:
    """B15: the Players who are asked at a Split of the Hand: all in it who have never declined.

    A Player whose Bet was returned is no longer in it (5.7), and who has left follows none (I21).
    """
    out = box.declined | box.gone
    return [player for player in hand.open_players if player not in out]


def verify_split(position: BlackjackPosition, command: Split) -> Reason | None:
    """3.22 to 3.22.2, B11, B15: two cards of equal value, at most four Hands, Aces once. I20: who
    declined a Split of the box Splits none of its Hands.
    """
    hand = _verify_turn(position, command.box)
    if isinstance(hand, Reason):
        return hand
    if len(hand.cards) != 2 or card_value(hand.cards[0]) != card_value(hand.cards[1]):
        return Reason("split-needs-equal-value")
    box = position.boxes[command.box]
    most = position.rulebook.options.most_hands
    if len(box.hands) >= most:
        return Reason("split-most-hands", most=most)
    asked, decides = asked_at_split(box, hand), position.decides(box, hand)
    if decides in box.declined:
        return Reason("split-declined", player=decides, box=command.box)
    for player in command.declined:
        if player == decides:
            return Reason("split-seated-follows", player=player)
        if player in box.gone:
            return Reason("player-has-left", player=player, box=command.box)
        if player not in asked:
            return Reason("split-not-asked", player=player, box=command.box)
    return None


def split_events(position: BlackjackPosition, command: Split) -> list[Event]:
    """The Hand becomes two; a Player who does not follow stays on the first of them (3.22.1)."""
    place = _place_in_turn(position)
    box, hand = position.boxes[place.box], position.hand_at(place)
    followers = tuple(p for p in asked_at_split(box, hand) if p not in command.declined)
    left = (p for p in hand.open_players if p in box.gone and p not in box.declined)  # I21
    declined = (*command.declined, *left)
    return _ending_interim(position, HandSplit(*place, followers, declined))


def left_of(position: BlackjackPosition, events: Sequence[Event]) -> list[Event] | None:
    """Give what is left of a decision, given by its events, that is not allowed by the true cards
    (I18): it has ended the Interim Settlement all the same (I5). None if its Hand has still to
    decide and another one is in turn.
    """
    for event in events:
        if isinstance(event, HitCalled | HandStood | HandDoubled | HandSplit):
            hands = position.boxes[event.box].hands
            waits = event.hand >= len(hands) or hands[event.hand].status is HandStatus.PLAYING
            if waits and turn_of(position) != (event.box, event.hand):
                return None
    ended = any(isinstance(event, InterimSettlementMade) for event in events)
    return proceed_events(position, Proceed()) if ended and position.phase is _INTERIM else []
