"""The Dealer's next step in a blackjack Round: a code of the guide and its sentence's values."""

from __future__ import annotations

from tablemgr.basics.messages import Message, join_with_and, join_with_or
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.blackjack.commands import Double, EvenMoney, Insure, Split, Surrender
from tablemgr.rules.games.blackjack.decisions import verify_double, verify_split
from tablemgr.rules.games.blackjack.flow import FULL_HAND, SECOND_CARD
from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.interim import (
    insurable,
    verify_even_money,
    verify_insure,
    verify_surrender,
)
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import DEALER, BlackjackPosition, HandPlace
from tablemgr.rules.games.blackjack.settling import interim_lines
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.stepping import shared_step
from tablemgr.rules.guide import Step


def step(position: BlackjackPosition) -> Step:
    """Say what comes next, and for which box and Hand."""
    shared = shared_step(position)
    if shared is not None:
        return shared
    if position.next_card is not None:
        return _card_due(position, position.next_card)
    if position.phase is BlackjackPhase.INTERIM:
        code, values = _interim(position)
    else:
        assert position.turn is not None
        code, values = _decision(position, position.turn)
    return code, values | {"held": _next_card(position)}


def _next_card(position: BlackjackPosition) -> Message | str:
    """The end of a sentence, if a card was drawn already and is held as the next one (I23)."""
    if not position.held:
        return ""
    return position.rulebook.part("held", card=position.held[0])


def _interim(position: BlackjackPosition) -> Step:
    """Say what Players can still ask for, and what the Interim Settlement will settle.

    A Blackjack that waits for the Dealer's Hand is not settled in it (3.15; B10).
    """
    book = position.rulebook
    lines = interim_lines(position)
    sides = any(line.bet != INITIAL for line in lines)
    settled = {
        "side-bets": sides,
        "blackjacks": any(line.won and line.bet == INITIAL for line in lines),
        "surrenders": any(line.outcome is Outcome.SURRENDER for line in lines),
    }
    offered = {"even-money": _even_money(position), "insurance": _insurance(position)}
    what = join_with_and([book.part(word) for word, holds in settled.items() if holds])
    offers = join_with_and([book.part(word) for word, holds in offered.items() if holds])
    if offers:
        values: dict[str, object] = {"offers": offers, "what": what}
        return ("interim-ace-settle" if what else "interim-ace"), values
    if _surrender(position):
        return ("interim-surrender-settle", {"what": what}) if what else ("interim-surrender", {})
    if what:
        return ("interim-side-bets" if sides else "interim-settle"), {"what": what}
    return "interim", {}


def _surrender(position: BlackjackPosition) -> bool:
    """Say whether a box may Surrender, and no more after the Interim Settlement (B7)."""
    return position.rulebook.options.surrender_until == "proceed" and any(
        verify_surrender(position, Surrender(box.number)) is None for box in position.in_play
    )


def _even_money(position: BlackjackPosition) -> bool:
    return position.rulebook.options.even_money and any(
        verify_even_money(position, EvenMoney(box.number, player)) is None
        for box in position.in_play
        for player in box.bets
    )


def _insurance(position: BlackjackPosition) -> bool:
    """Say whether a Bet that is not insured can be."""
    return any(
        verify_insure(
            position, Insure(box.number, player, insurable(position.rulebook, box.bets[player])[0])
        )
        is None
        for box in position.in_play
        for player in box.bets.keys() - box.insurance.keys()
    )


def _card_due(position: BlackjackPosition, place: HandPlace) -> Step:
    if place == DEALER:
        if position.phase is BlackjackPhase.INITIAL_DEAL:
            return "deal-dealer", {}
        return _dealer(position)
    if position.phase is BlackjackPhase.INITIAL_DEAL:
        return "deal-box", {"box": place.box}
    hand = position.hand_at(place)
    values: dict[str, object] = {"box": place.box, "hand": hand_word(position, place)}
    if hand.doubled:
        return "double-card", values
    if hand.card_due:
        return "hit-card", values
    if len(hand.cards) == 1:
        return "split-card", values
    return "house-card", {"box": place.box, "total": hand.total}


def _dealer(position: BlackjackPosition) -> Step:
    if position.dealer_goal == SECOND_CARD:
        return "dealer-second-card", {}
    total: dict[str, object] = {"total": position.dealer.total}
    assert position.dealer_goal == FULL_HAND
    hands = (hand for box in position.in_play for hand in box.hands)
    waiting = any(
        hand.status in (HandStatus.STOOD, HandStatus.BLACKJACK) and hand.open_players
        for hand in hands
    )
    if waiting or position.rulebook.options.dealer_draws == "always":
        return "dealer-draws", total
    return "dealer-for-side-bet", total


def _decision(position: BlackjackPosition, place: HandPlace) -> Step:
    hand = position.hand_at(place)
    book = position.rulebook
    total = book.part("soft", total=hand.total) if hand.soft else hand.total
    values: dict[str, object] = {
        "box": place.box,
        "hand": hand_word(position, place),
        "total": total,
    }
    if hand.total == 21:
        return "decide-21", values | {"total": book.part("soft-21" if hand.soft else "hard-21")}
    below = hand.total < 12 and not position.rulebook.options.stand_below_12
    if not below:
        return "decide", values
    return "decide-below-12", values | {"choices": _choices(position, place.box)}


def _choices(position: BlackjackPosition, box: int) -> object:
    """Say what a Hand that may not Stand can do, as it is allowed now: `Hit or Double`."""
    allowed = {
        "hit": True,
        "double": verify_double(position, Double(box)) is None,
        "split": verify_split(position, Split(box)) is None,
    }
    return join_with_or([position.rulebook.part(word) for word, may in allowed.items() if may])


def hand_word(position: BlackjackPosition, place: HandPlace) -> Message | str:
    """Which Hand of a split box it is, to stand after the box's number: ` (Hand 2)`; empty if the
    box has one Hand.
    """
    box = position.boxes[place.box]
    if len(box.hands) < 2:
        return ""
    return position.rulebook.part("hand-of-box", hand=place.hand + 1)
