"""From a table in service to what its felt shows. Knows no widget; decides nothing.

Where boxes are marked without amounts no Bet carries one, and a settled Bet is an order (`take`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from drivers.link import LinkState
from tablemgr.events import BetSettled, Outcome
from tablemgr.games.blackjack.hand import Hand, HandStatus
from tablemgr.games.blackjack.position import INSURANCE, BlackjackPosition, Box, Place
from tablemgr.games.families import blackjack_of
from tablemgr.games.lines import INITIAL
from tablemgr.games.position import Phase
from tablemgr.money import ZERO, Money
from tablemgr.profile import Profile
from tablemgr.session import TableSession
from ui.felt.view import (
    Badge,
    BetState,
    BetView,
    BoxView,
    DealerView,
    Due,
    FeltView,
    HandState,
    HandView,
    LimitLine,
    ShoeState,
    ShoeView,
    Tone,
    amount_text,
)
from ui.presenter.words import order_text, short_total, total_text, translate

_HAND_STATES: Final = {
    HandStatus.PLAYING: HandState.WAITING,
    HandStatus.STOOD: HandState.STANDS,
    HandStatus.BLACKJACK: HandState.BLACKJACK,
    HandStatus.BUST: HandState.BUST,
    HandStatus.SURRENDERED: HandState.OUT,
    HandStatus.RETURNED: HandState.OUT,
}
_SHOWS_DUE: Final = (Phase.SETTLEMENT, Phase.COMPLETE, Phase.VOID)


def felt_view(
    session: TableSession,
    profile: Profile,
    link: LinkState | None,
    *,
    chosen_box: int | None = None,
) -> FeltView:
    """Everything that stands on the felt now.

    `chosen_box` is the box that the settlement, or a question, is at; without one it is the box
    whose turn it is.
    """
    position = blackjack_of(session.table.position)
    boxes_only = profile.table_manners.boxes_only
    due = session.table.due()
    active = chosen_box if chosen_box is not None else _turn_box(position)
    boxes = (
        _box(position, number, due, active=number == active, boxes_only=boxes_only)
        for number in range(1, session.table.boxes + 1)
    )
    return FeltView(
        tuple(boxes),
        _dealer(position),
        _due(position.next_card),
        _shoe(session, link),
        max(0, session.shoe.drawn - len(position.cards)),
        limit_lines(profile),
    )


def _turn_box(position: BlackjackPosition) -> int | None:
    place = position.turn or position.next_card
    return place.box if place is not None else None


def _due(place: Place | None) -> Due | None:
    return None if place is None else Due(place.box, place.hand)


def _box(
    position: BlackjackPosition,
    number: int,
    due: Sequence[BetSettled],
    *,
    active: bool,
    boxes_only: bool,
) -> BoxView:
    box = position.box_of(number)
    if box is None:
        return BoxView(number, active=active)
    lines = [line for line in due if line.box == number]
    hands = tuple(
        _hand(position, Place(number, index), hand, lines, boxes_only=boxes_only)
        for index, hand in enumerate(box.hands)
    )
    return BoxView(
        number,
        in_play=bool(box.bets),
        active=active,
        player=box.decider or "",
        bets=tuple(_bets(box, lines, boxes_only=boxes_only)),
        hands=hands,
        badge=None if boxes_only else _box_badge(position, lines),
    )


def _bets(box: Box, lines: Sequence[BetSettled], *, boxes_only: bool) -> Iterable[BetView]:
    laid: list[tuple[str, str, Money]] = []
    for player, bet in box.bets.items():
        staked = sum((hand.stakes.get(player, ZERO) for hand in box.hands), ZERO)
        laid.append((INITIAL, player, staked or bet))
    laid += [(kind, player, bet) for (player, kind), bet in box.side_bets.items()]
    laid += [(INSURANCE, player, bet) for player, bet in box.insurance.items()]
    for kind, player, amount in laid:
        own = [line for line in lines if (line.bet, line.player) == (kind, player)]
        seated = kind == INITIAL and player == box.seat
        yield BetView(kind, player, None if boxes_only else amount, seated, _bet_state(own))


def _bet_state(lines: Sequence[BetSettled]) -> BetState:
    if not lines:
        return BetState.OPEN
    if any(line.won for line in lines):
        return BetState.WON
    return BetState.LOST if any(line.lost for line in lines) else BetState.RETURNED


def _hand(
    position: BlackjackPosition,
    place: Place,
    hand: Hand,
    lines: Sequence[BetSettled],
    *,
    boxes_only: bool,
) -> HandView:
    active = place in (position.turn, position.next_card)
    state = _HAND_STATES[hand.status]
    if active and state is HandState.WAITING:
        state = HandState.PLAYING
    own = [line for line in lines if line.bet == INITIAL and line.hand == place.hand + 1]
    badge = _order_badge(own) if boxes_only else _hand_badge(own)
    box = position.box_of(place.box)
    narrow = box is not None and len(box.hands) > 1
    total = short_total(hand) if narrow else total_text(hand)
    return HandView(
        tuple(hand.cards), total, state, doubled=hand.doubled, active=active, badge=badge
    )


def tone_of(line: BetSettled) -> Tone:
    """The colour of what becomes of a Bet."""
    if line.won:
        return Tone.PAY
    return Tone.TAKE if line.lost else Tone.EVEN


def _order_badge(lines: Sequence[BetSettled]) -> Badge | None:
    return Badge(order_text(lines[0]), tone_of(lines[0])) if lines else None


def _hand_badge(lines: Sequence[BetSettled]) -> Badge | None:
    if not lines:
        return None
    if all(line.outcome is Outcome.STAND_OFF for line in lines):
        return Badge(translate("felt", "stand off"), Tone.EVEN)
    return net_badge(lines)


def net_badge(lines: Iterable[BetSettled]) -> Badge:
    """What Bets win less what they lose, signed."""
    net = sum((line.won - line.lost for line in lines), ZERO)
    if net > ZERO:
        return Badge(f"+{amount_text(net)}", Tone.PAY)
    return Badge(amount_text(net), Tone.TAKE if net < ZERO else Tone.EVEN)


def _box_badge(position: BlackjackPosition, lines: Sequence[BetSettled]) -> Badge | None:
    """The whole box's result, where it says more than its hands do."""
    if position.phase not in _SHOWS_DUE or not lines:
        return None
    if all(line.bet == INITIAL for line in lines) and len({line.hand for line in lines}) == 1:
        return None
    return net_badge(lines)


def _dealer(position: BlackjackPosition) -> DealerView:
    row = position.dealer
    over = position.phase in _SHOWS_DUE
    note = ""
    if over and row.bust:
        note = translate("felt", "{count} cards").format(count=len(row.cards))
    active = position.phase is Phase.DEALER or (
        position.next_card is not None and position.next_card.box == 0
    )
    return DealerView(tuple(row.cards), total_text(row), active, row.bust, note=note)


def _shoe(session: TableSession, link: LinkState | None) -> ShoeView:
    left = session.shoe.cards_left
    if link is None:
        return ShoeView(ShoeState.READY, translate("felt", "By hand"), left)
    if not link.connected:
        return ShoeView(ShoeState.FAULT, translate("felt", "Not connected"), left)
    if link.error is not None or link.locked:
        text = translate("felt", "Error") if link.error else translate("felt", "Locked")
        return ShoeView(ShoeState.FAULT, text, left)
    if session.shoe.cut_card_seen:
        return ShoeView(ShoeState.WAITING, translate("felt", "Cut card"), left)
    return ShoeView(ShoeState.READY, translate("felt", "Ready"), left)


def limit_lines(profile: Profile) -> tuple[LimitLine, ...]:
    """The plaque's lines (3.4); shown also where amounts are not entered."""
    named = (
        (translate("felt", "Box"), profile.limits.initial),
        (translate("felt", "Side Bet"), profile.limits.side),
    )
    return tuple(
        LimitLine(label, " – ".join(amount_text(Money.parse(text)) for text in pair))
        for label, pair in named
        if pair is not None
    )
