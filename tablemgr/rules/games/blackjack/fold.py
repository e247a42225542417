"""The fold: what each event changes in a blackjack position. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.events import (
    BetFound,
    BetReduced,
    BetsClosed,
    BetSettled,
    CardDealt,
    CardDealtOn,
    CardOnEmptyBox,
    CasesClosed,
    HandRemoved,
    Outcome,
    PlayerBack,
    PlayerLeft,
    PlayerWalkedAway,
    ReportRetracted,
)
from tablemgr.rules.games import cards_read, leaving
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.events import (
    BoxSurrendered,
    EvenMoneyTaken,
    HandDoubled,
    HandSplit,
    HandStood,
    HitCalled,
    InsuranceLaid,
    InterimSettlementMade,
)
from tablemgr.rules.games.blackjack.flow import (
    advance,
    back_in_hand,
    initial_deal,
    stands_by_itself,
)
from tablemgr.rules.games.blackjack.hand import Hand, HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.folding import SHARED_FOLD, Fold, apply_closed
from tablemgr.rules.games.irregularities.fold import (
    apply_retracted,
    close_cases,
    from_the_empty_box,
    lay_on_empty_box,
)
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.games.position import Phase, place_of

# Read once: reading an enum's member is slow.
_INITIAL_DEAL, _INTERIM, _VOID = BlackjackPhase.INITIAL_DEAL, BlackjackPhase.INTERIM, Phase.VOID
_SUBSEQUENT_DEAL = BlackjackPhase.SUBSEQUENT_DEAL
_BEFORE_PROCEED = (_INITIAL_DEAL, _INTERIM)
_PLAYING, _STOOD = HandStatus.PLAYING, HandStatus.STOOD


def _closed(position: BlackjackPosition, event: BetsClosed) -> None:
    apply_closed(position, event)
    position.phase = _INITIAL_DEAL
    _lay_hands(position)


def _lay_hands(position: BlackjackPosition) -> None:
    """An empty Hand on every box with an Initial Bet, in the order of the deal (B4)."""
    position.in_play = [box for _, box in sorted(position.boxes.items()) if box.bets]
    for box in position.in_play:
        if not box.hands:
            box.hands = [Hand(dict(box.bets))]
    position.initial_deal = initial_deal(position)
    position.next_card = position.initial_deal[-1]


def _found(position: BlackjackPosition, event: BetFound) -> None:
    """The Bet is in its Hand, which is in play again if all its Bets had gone back (5.7)."""
    SHARED_FOLD[type(event)](position, event)
    for hand in position.boxes[event.box].hands:
        hand.stakes[event.player] = event.amount
        hand.status = _PLAYING
    position.phase = _INITIAL_DEAL
    _lay_hands(position)


def _reduced(position: BlackjackPosition, event: BetReduced) -> None:
    SHARED_FOLD[type(event)](position, event)
    if not event.kind:
        position.boxes[event.box].hands[0].stakes[event.player] = event.counts


def _laid(position: BlackjackPosition, event: CardDealt | CardDealtOn) -> None:
    """The card is in its Hand, and where the next one goes is set."""
    if event.box:
        _to_hand(position, event)
    else:
        position.dealer.add(event.card)
    if position.phase is _INITIAL_DEAL:
        position.initial_deal.pop()
        _next_in_initial_deal(position)
    else:
        advance(position)


def _to_hand(position: BlackjackPosition, event: CardDealt | CardDealtOn) -> None:
    box = position.boxes[event.box]
    hand = box.hands[event.hand]
    hand.add(event.card)
    hand.card_due = False
    if hand.hard_total > 21:
        hand.status = HandStatus.BUST
    elif hand.natural and not hand.from_split:
        hand.status = HandStatus.BLACKJACK
    elif (
        position.phase is _SUBSEQUENT_DEAL
        and len(hand.cards) >= 2
        and stands_by_itself(position, hand)
    ):
        hand.status = _STOOD


def _on_empty_box(position: BlackjackPosition, event: CardOnEmptyBox) -> None:
    """The Hand that the card was dealt to is due the next card."""
    if event.place is None:
        SHARED_FOLD[type(event)](position, event)
        return
    with _in_its_stage(position):
        number, index = event.place
        before = list(position.settlement)
        if number:
            card, lines = _taken_out(position, position.boxes[number], index)
        else:
            card, lines = _taken_from_the_dealer(position)
        lines_at = before.index(lines[0]) if lines else 0
        lay_on_empty_box(position, event, card, lines, lines_at)
        due = initial_deal(position)
        if position.phase in _BEFORE_PROCEED and due:
            position.phase = _INITIAL_DEAL
            position.initial_deal = due
            position.next_card = due[-1]
        elif position.phase not in _BEFORE_PROCEED:
            position.phase = _SUBSEQUENT_DEAL
            advance(position)


def _taken_out(position: BlackjackPosition, box: Box, index: int) -> tuple[Card, list[BetSettled]]:
    """The last card of a Hand, which is as it was before it, and what it had lost by that card."""
    hand = box.hands[index]
    lines: list[BetSettled] = []
    if hand.status is HandStatus.BUST:
        key = (box.number, index + 1, INITIAL, Outcome.LOSE)
        lines = [e for e in position.settlement if (e.box, e.hand, e.bet, e.outcome) == key]
        position.settlement[:] = [line for line in position.settlement if line not in lines]
        hand.settled -= {line.player for line in lines}
    card = hand.take_last()
    hand.status = _PLAYING
    hand.card_due = position.phase not in _BEFORE_PROCEED and len(hand.cards) > 1
    return card, lines


def _taken_from_the_dealer(position: BlackjackPosition) -> tuple[Card, list[BetSettled]]:
    """The last card of the Dealer's Hand, and the Insurance Bets that it had decided as his second
    (1.9, B5): these are open again.
    """
    card = position.dealer.take_last()
    if len(position.dealer.cards) != 1:
        return card, []
    lines = [e for e in position.settlement if e.bet == INSURANCE and (e.won or e.lost)]
    position.settlement[:] = [line for line in position.settlement if line not in lines]
    for line in lines:
        position.boxes[line.box].insurance_settled.discard(line.player)
    return card, lines


def _retracted(position: BlackjackPosition, event: ReportRetracted) -> None:
    """The card is in the Hand again that it was dealt to."""
    report = apply_retracted(position, event)
    if report is None or report.was_dealt_to is None:
        return
    with _in_its_stage(position):
        card = from_the_empty_box(position, report)
        later = position.settlement[report.lines_at :] if report.lines else []
        del position.settlement[len(position.settlement) - len(later) :]
        for line in report.lines:
            _settled(position, line)
        position.settlement += later
        _laid(position, CardDealtOn(card, *report.was_dealt_to))
    position.last_dealt = place_of(*report.was_dealt_to), report.acts


@contextmanager
def _in_its_stage(position: BlackjackPosition) -> Iterator[None]:
    """If a case has stopped the Round, the phase is meanwhile the one in which it did."""
    stopped = position.phase is Phase.IRREGULARITY
    position.phase = position.stage
    yield
    if stopped:
        position.phase_before_case, position.phase = position.phase, Phase.IRREGULARITY


def _insured(position: BlackjackPosition, event: InsuranceLaid) -> None:
    position.acted()
    box = position.boxes[event.box]
    box.insurance[event.player] = event.amount


def _even_money(position: BlackjackPosition, _: EvenMoneyTaken) -> None:
    """The settlement line that follows changes the rest."""
    position.acted()


def _surrendered(position: BlackjackPosition, event: BoxSurrendered) -> None:
    position.acted()
    box = position.boxes[event.box]
    box.surrendered = True
    box.hands[0].status = HandStatus.SURRENDERED
    if position.phase is _SUBSEQUENT_DEAL:
        advance(position)


def _proceeded(position: BlackjackPosition, _: InterimSettlementMade) -> None:
    position.acts += 1
    position.phase = _SUBSEQUENT_DEAL
    advance(position)


def _acting(position: BlackjackPosition, event: HitCalled | HandStood | HandDoubled) -> Hand:
    position.acted()
    hand = position.boxes[event.box].hands[event.hand]
    hand.acted = True
    return hand


def _hit(position: BlackjackPosition, event: HitCalled) -> None:
    _acting(position, event).card_due = True
    advance(position)


def _stood(position: BlackjackPosition, event: HandStood) -> None:
    _acting(position, event).status = _STOOD
    advance(position)


def _doubled(position: BlackjackPosition, event: HandDoubled) -> None:
    hand = _acting(position, event)
    for player, amount in event.added:
        hand.stakes[player] = hand.stakes[player] + amount
    hand.doubled = True
    hand.card_due = True
    advance(position)


def _split(position: BlackjackPosition, event: HandSplit) -> None:
    position.acted()
    box = position.boxes[event.box]
    old = box.hands[event.hand]
    first, second = old.cards
    aces = first.rank == "A" and second.rank == "A"
    hands = [
        Hand(old.stakes, from_split=True),
        Hand({player: box.bets[player] for player in event.followers}, from_split=True),
    ]
    hands[0].settled = old.settled  # 5.7: a Bet that was returned stays returned
    for hand, card in zip(hands, (first, second), strict=True):
        hand.add(card)
        hand.of_aces = aces
        hand.acted = True
    box.hands[event.hand : event.hand + 1] = hands
    box.declined.update(event.declined)
    advance(position)


def _left(position: BlackjackPosition, event: PlayerWalkedAway | PlayerLeft) -> None:
    """The House plays the Hands for which nobody decides any more (5.3; I21)."""
    leaving.FOLD[type(event)](position, event)
    if position.phase is _SUBSEQUENT_DEAL:
        advance(position)


def _back(position: BlackjackPosition, event: PlayerBack) -> None:
    """Let decisions that stood only because he had left await him again (I21)."""
    leaving.FOLD[type(event)](position, event)
    again = back_in_hand(position, position.boxes[event.box])
    if again and position.cases:
        position.phase_before_case = _SUBSEQUENT_DEAL
    elif again:
        position.phase = _SUBSEQUENT_DEAL
    if position.phase is _SUBSEQUENT_DEAL:
        advance(position)


def _removed(position: BlackjackPosition, event: HandRemoved) -> None:
    position.boxes[event.box].hands[event.hand].status = HandStatus.RETURNED


def _cases_closed(position: BlackjackPosition, _: CasesClosed) -> None:
    close_cases(position)
    live = any(hand.status is not HandStatus.RETURNED for b in position.in_play for hand in b.hands)
    if position.phase in (_INITIAL_DEAL, _INTERIM) and position.in_play and not live:
        position.phase = _SUBSEQUENT_DEAL
    if position.phase is _INITIAL_DEAL:
        position.initial_deal = initial_deal(position)
        _next_in_initial_deal(position)
    elif position.phase in (_SUBSEQUENT_DEAL, BlackjackPhase.DEALER):
        position.phase = _SUBSEQUENT_DEAL  # the Dealer may draw less far for the Bets left (B5)
        advance(position)


def _next_in_initial_deal(position: BlackjackPosition) -> None:
    if position.initial_deal:
        position.next_card = position.initial_deal[-1]
    else:
        position.next_card = None
        position.phase = _INTERIM


def _settled(position: BlackjackPosition, event: BetSettled) -> None:
    position.settlement.append(event)
    if position.phase is _VOID or event.bet == ADJUSTMENT:
        return
    box = position.boxes[event.box]
    if event.bet == INITIAL:
        box.hands[event.hand - 1].settled.add(event.player)
    elif (event.player, event.bet) in box.side_bets:
        box.side_bets_settled.add((event.player, event.bet))
    else:
        box.insurance_settled.add(event.player)


FOLD: Final[Fold] = {
    **SHARED_FOLD,
    BetFound: _found,
    BetReduced: _reduced,
    HandRemoved: _removed,
    CardOnEmptyBox: _on_empty_box,
    ReportRetracted: _retracted,
    CasesClosed: _cases_closed,
    BetsClosed: _closed,
    **cards_read.dealt(_laid),
    InsuranceLaid: _insured,
    EvenMoneyTaken: _even_money,
    BoxSurrendered: _surrendered,
    InterimSettlementMade: _proceeded,
    HitCalled: _hit,
    HandStood: _stood,
    HandDoubled: _doubled,
    HandSplit: _split,
    PlayerWalkedAway: _left,
    PlayerLeft: _left,
    PlayerBack: _back,
    BetSettled: _settled,
}
