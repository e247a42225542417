"""Shows a Round of Blackjack on the felt. Knows no widget; decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.hand import Hand, HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import HandPlace
from ui.families.blackjack.words import short_total, total_text
from ui.presenter.badges import SHOWS_DUE, hand_badge, tone_of
from ui.presenter.words import order_text
from ui.views.felt import Badge, DealerView, HandState, HandView
from ui.views.shared import amount_text

translate = QCoreApplication.translate

_HAND_STATES: Final = {
    HandStatus.PLAYING: HandState.WAITING,
    HandStatus.STOOD: HandState.STANDS,
    HandStatus.BLACKJACK: HandState.NATURAL,
    HandStatus.BUST: HandState.LOST,
    HandStatus.SURRENDERED: HandState.OUT,
    HandStatus.RETURNED: HandState.OUT,
}

_BEFORE_DOUBLE: Final = 2
"""How many cards a Hand has when it is doubled."""


def hands_on_felt(
    position: BlackjackPosition, number: int, lines: Sequence[BetSettled], boxes_only: bool
) -> tuple[HandView, ...]:
    """The Hands of a box, with the results of those that `lines` settle."""
    box = position.box_of(number)
    hands = box.hands if box is not None else []
    return tuple(
        _hand(position, HandPlace(number, index), hand, lines, boxes_only=boxes_only)
        for index, hand in enumerate(hands)
    )


def bets(box: Box) -> list[tuple[str, str, Money]]:
    """The Bets on a box, as kind, Player and amount; a Split and a Double Down are added in."""
    laid: list[tuple[str, str, Money]] = []
    for player, bet in box.bets.items():
        staked = sum((hand.stakes.get(player, ZERO) for hand in box.hands), ZERO)
        laid.append((INITIAL, player, staked or bet))
    laid += [(kind, player, bet) for (player, kind), bet in box.side_bets.items()]
    laid += [(INSURANCE, player, bet) for player, bet in box.insurance.items()]
    return laid


def _hand(
    position: BlackjackPosition,
    place: HandPlace,
    hand: Hand,
    lines: Sequence[BetSettled],
    *,
    boxes_only: bool,
) -> HandView:
    active = place in (position.in_turn, position.next_card)
    state = _HAND_STATES[hand.status]
    if active and state is HandState.WAITING:
        state = HandState.PLAYING
    own = _deciding(hand, [x for x in lines if x.bet == INITIAL and x.hand == place.hand + 1])
    badge = _order_badge(own) if boxes_only else hand_badge(own)
    box = position.box_of(place.box)
    narrow = box is not None and len(box.hands) > 1
    total = short_total(hand) if narrow else total_text(hand)
    return HandView(
        tuple(hand.cards),
        total,
        state,
        added=_added(hand, box, boxes_only=boxes_only),
        active=active,
        badge=badge,
        crosswise=hand.doubled and len(hand.cards) > _BEFORE_DOUBLE,
    )


def _added(hand: Hand, box: Box | None, *, boxes_only: bool) -> str:
    """Give what the Double Downs of all Players added to a Hand, as `+50` (B14).

    `double` in boxes-only mode; empty if the Hand was not doubled.
    """
    if not hand.doubled or box is None:
        return ""
    if boxes_only:
        return translate("felt", "double")
    laid = (box.bets.get(player, stake) for player, stake in hand.stakes.items())
    added = sum(hand.stakes.values(), ZERO) - sum(laid, ZERO)
    return f"+{amount_text(Money(added))}"


def _deciding(hand: Hand, lines: Sequence[BetSettled]) -> Sequence[BetSettled]:
    """The lines among those of a Hand's Initial Bets that say how the Hand ended.

    Bets that were returned count only if every Bet on the Hand was returned (5.7).
    """
    staked = {player for player, stake in hand.stakes.items() if stake}
    others = [line for line in lines if line.outcome is not Outcome.RETURNED]
    plays_on = bool(others) or bool(staked - {line.player for line in lines})
    return others if plays_on else lines


def _order_badge(lines: Sequence[BetSettled]) -> Badge | None:
    return Badge(order_text(lines[0]), tone_of(lines[0])) if lines else None


def dealer(position: BlackjackPosition) -> DealerView:
    """The Dealer's Hand, its total, and how many cards it has if it is Bust."""
    row = position.dealer
    over = position.phase in SHOWS_DUE
    note = ""
    if over and row.bust:
        note = translate("felt", "{count} cards").format(count=len(row.cards))
    active = position.phase is BlackjackPhase.DEALER or (
        position.next_card is not None and position.next_card.box == 0
    )
    return DealerView(tuple(row.cards), total_text(row), active, row.bust, note=note)
