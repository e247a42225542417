"""The fold: what each event changes in a Si Ki Pi position. Decides nothing."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.events import (
    BetFound,
    BetsClosed,
    BetSettled,
    CardDealt,
    CardDealtOn,
    CardOnEmptyBox,
    CasesClosed,
    HandRemoved,
    ReportRetracted,
)
from tablemgr.rules.games import cards_read, leaving
from tablemgr.rules.games.folding import SHARED_FOLD, Fold, apply_closed
from tablemgr.rules.games.irregularities.fold import (
    apply_retracted,
    close_cases,
    from_the_empty_box,
    lay_on_empty_box,
)
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.games.position import Phase, place_of
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandLaid, HandSet
from tablemgr.rules.games.si_ki_pi.flow import advance, is_played_on, place_in_deal
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition


def _closed(position: SiKiPiPosition, event: BetsClosed) -> None:
    apply_closed(position, event)
    position.phase = SiKiPiPhase.DEAL
    _lay_hands(position)


def _lay_hands(position: SiKiPiPosition) -> None:
    """Every box with an Initial Bet is dealt to, in the order of its number."""
    boxes = [box for _, box in sorted(position.boxes.items())]
    position.in_play = [box for box in boxes if position.bets_left(box)]
    position.next_card = place_in_deal(position)


def _found(position: SiKiPiPosition, event: BetFound) -> None:
    SHARED_FOLD[type(event)](position, event)
    position.phase = SiKiPiPhase.DEAL
    _lay_hands(position)


def _laid(position: SiKiPiPosition, event: CardDealt | CardDealtOn) -> None:
    """The card is in its Hand, and where the next one goes is set."""
    _hand(position, event.box).cards.append(event.card)
    _next_in_deal(position)


def _next_in_deal(position: SiKiPiPosition) -> None:
    position.next_card = place_in_deal(position)
    if position.next_card is None:
        position.phase = SiKiPiPhase.SETTING


def _on_empty_box(position: SiKiPiPosition, event: CardOnEmptyBox) -> None:
    """The Hand that the card was dealt to is due the next card."""
    if event.place is None:
        SHARED_FOLD[type(event)](position, event)
        return
    lay_on_empty_box(position, event, _hand(position, event.place[0]).cards.pop())
    _where_the_deal_stands(position)


def _retracted(position: SiKiPiPosition, event: ReportRetracted) -> None:
    """The card is in the Hand again that it was dealt to."""
    report = apply_retracted(position, event)
    if report is None or report.was_dealt_to is None:
        return
    card = from_the_empty_box(position, report)
    _hand(position, report.was_dealt_to[0]).cards.append(card)
    _where_the_deal_stands(position)
    position.last_dealt = place_of(*report.was_dealt_to), report.acts


def _where_the_deal_stands(position: SiKiPiPosition) -> None:
    """Say whether a card is due, and to which Hand; also while a case has stopped the Round."""
    position.next_card = place_in_deal(position)
    stage = SiKiPiPhase.SETTING if position.next_card is None else SiKiPiPhase.DEAL
    if position.phase is Phase.IRREGULARITY:
        position.phase_before_case = stage
    else:
        position.phase = stage


def _hand(position: SiKiPiPosition, box: int) -> FourCards:
    return position.boxes[box].hand if box else position.dealer


def _removed(position: SiKiPiPosition, event: HandRemoved) -> None:
    position.in_play.remove(position.boxes[event.box])


def _cases_closed(position: SiKiPiPosition, _: CasesClosed) -> None:
    close_cases(position)
    if position.phase not in (SiKiPiPhase.DEAL, SiKiPiPhase.SETTING):
        return
    if position.players and not is_played_on(position):
        position.phase = Phase.SETTLEMENT
        position.next_card = None
    elif position.phase is SiKiPiPhase.DEAL:
        _next_in_deal(position)
    else:
        advance(position)


def _laid_down(position: SiKiPiPosition, event: HandLaid) -> None:
    position.acted()
    _arranged_by_player(position, event.box)


def _set(position: SiKiPiPosition, event: HandSet) -> None:
    position.acted()
    hand = position.boxes[event.box].hand
    if event.item is None and not hand.laid:
        _arranged_by_player(position, event.box)
    hand.setting = HandSetting(event.low, event.high, event.item)
    advance(position)


def _arranged_by_player(position: SiKiPiPosition, number: int) -> None:
    """3.11, S7: who sets his Hand himself has seen his cards, and examines no other Hand."""
    box = position.boxes[number]
    box.hand.arranged_by = position.box_decider(box)
    position.remembered.cards_seen = True


def _dealer_set(position: SiKiPiPosition, event: DealerHandSet) -> None:
    position.acted()
    position.dealer.setting = HandSetting(event.low, event.high, event.item)
    advance(position)


def _settled(position: SiKiPiPosition, event: BetSettled) -> None:
    position.settlement.append(event)
    if event.bet not in (INITIAL, ADJUSTMENT):
        position.boxes[event.box].side_bets_settled.add((event.player, event.bet))


FOLD: Final[Fold] = {
    **SHARED_FOLD,
    **leaving.FOLD,
    BetFound: _found,
    HandRemoved: _removed,
    CardOnEmptyBox: _on_empty_box,
    ReportRetracted: _retracted,
    CasesClosed: _cases_closed,
    BetsClosed: _closed,
    **cards_read.dealt(_laid),
    HandLaid: _laid_down,
    HandSet: _set,
    DealerHandSet: _dealer_set,
    BetSettled: _settled,
}
