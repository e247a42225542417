"""The commands of a Si Ki Pi table: why one is refused, what follows, what may be decided now; and
which Hand a card goes to, or what is wrong if it goes to none (I4, I6).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablemgr.basics.cards import Card, unread_among
from tablemgr.basics.messages import join_with_commas
from tablemgr.rules.commands import Command, DealCard, Resume, Settle, Unread
from tablemgr.rules.events import CardDealt, CardDealtOn, Event
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, report_and_settle, verify_settle
from tablemgr.rules.games.irregularities import remedies
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.si_ki_pi import removing, setting, settling
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.settling import outcome_established
from tablemgr.rules.rulebook import Reason


def card_events(position: SiKiPiPosition, command: DealCard) -> list[Event]:
    """The card goes to its Hand (3.15, 3.16), or was due to no Hand and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return cards_read.undue_events(position, card)
    return [*first_card_events(position), CardDealt(card, place.box, place.hand)]


def deal_on(position: SiKiPiPosition, card: Card) -> list[Event]:
    """A card that was held back goes to the Hand that is due the next card."""
    assert position.next_card is not None
    return [CardDealtOn(card, *position.next_card)]


def _verify_settle(position: SiKiPiPosition, command: Settle) -> Reason | None:
    """3.22: once the Dealer's Hand is open; S6, S11: each box must be set first. S10: and each card
    that a Bonus needs must be known.
    """
    if position.phase is SiKiPiPhase.SETTING and position.revealed:
        late = position.unarranged
        code = "settle-waits-for-box" if late else "settle-waits-for-opening"
        return Reason(code, boxes=join_with_commas([box.number for box in late or position.laid]))
    return verify_settle(position, command) or settling.unread_for_a_bonus(position)


ACTIONS: Final[dict[type[Any], Action]] = {
    **SHARED,
    **CASE,
    DealCard: Action(cards_read.verify_card, card_events),
    Unread: Action(cards_read.verify_unread, cards_read.unread_events),
    Resume: Action(remedies.verify_resume, removing.resume_events),
    SetHand: Action(setting.verify_set, setting.set_events),
    LayHand: Action(setting.verify_laid, setting.laid_events),
    HouseWay: Action(setting.verify_house_way, setting.house_way_events),
    Reveal: Action(setting.verify_reveal, setting.reveal_events),
    **report_and_settle(outcome_established, settling.final_lines, _verify_settle),
}


def decisions_now(position: SiKiPiPosition) -> Iterator[Command]:
    """The decisions that may be waited for now, allowed or not: to set or lay a Hand, to open the
    Dealer's.

    One `set` stands for all settings of a box's cards: if one is allowed, all are.
    """
    if position.phase is SiKiPiPhase.SETTING:
        for box in position.in_play:
            if not unread_among(box.hand.cards):
                yield setting.some_setting(box)
            yield LayHand(box.number)
            yield HouseWay(box.number)
        yield Reveal()
