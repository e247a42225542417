"""Setting the Hands: the Players' own, by the House Way, and the Dealer's (3.17 to 3.21, 5.3).

Rulings S2 (which half is Low), S6 (who sets a box, and when) and S11 (what is laid face down).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.cards import unread_among
from tablemgr.basics.messages import Message
from tablemgr.rules.commands import Command, Opened
from tablemgr.rules.events import CardsSeen, Event
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandLaid, HandSet
from tablemgr.rules.games.si_ki_pi.house_way import arranged, house_way
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiBox, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import rank
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import RULES

_SET: Final = (SiKiPiPhase.SETTING, Phase.SETTLEMENT)


def _too_early_or_late(position: SiKiPiPosition) -> Reason | None:
    """Why no Hand can be set now, or None."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    if position.phase in (Phase.BETTING, SiKiPiPhase.DEAL):
        return Reason("cards-are-due")
    return None


def _unset_box(position: SiKiPiPosition, number: int) -> SiKiPiBox | Reason:
    """The box if it has a Hand that is not set yet, or why not (3.18: a set Hand stays as it
    is).
    """
    reason = _too_early_or_late(position)
    if reason is not None:
        return reason
    box = position.box_of(number)
    if box is None or box not in position.in_play:
        return Reason("no-hand-on-box", box=number)
    return box if box.hand.setting is None else Reason("set-already", box=number)


def verify_set(position: SiKiPiPosition, command: SetHand) -> Reason | None:
    """S6, S11: before the Dealer's Hand is open by who decides for the box; after that of a Hand
    that was laid; with the box's four cards (3.18).
    """
    box = _unset_box(position, command.box)
    if isinstance(box, Reason):
        return box
    reason = None if position.revealed and box.hand.laid else _reason_against_setting(position, box)
    reason = reason or unread_in(box.hand, box.number)
    if reason is None and {*command.low, *command.high} != set(box.hand.cards):
        return Reason("set-other-cards", box=command.box)
    return reason


def verify_laid(position: SiKiPiPosition, command: LayHand) -> Reason | None:
    """S11: by who decides for the box, before the Dealer's Hand is open."""
    box = _unset_box(position, command.box)
    return box if isinstance(box, Reason) else _reason_against_setting(position, box)


def laid_events(_: SiKiPiPosition, command: LayHand) -> list[Event]:
    """The Hand lies face down; the Player does not handle it again (3.18)."""
    return [HandLaid(command.box)]


def _reason_against_setting(position: SiKiPiPosition, box: SiKiPiBox) -> Reason | None:
    """Why no Player can set or lay the Hand now (S6), or None."""
    if box.hand.laid:
        return Reason("laid-already", box=box.number)
    player = position.box_decider(box)
    if player is None:
        return Reason("box-is-the-houses", box=box.number)
    if position.sits_elsewhere(box, player):
        return Reason("sits-elsewhere-to-set", box=box.number, player=player)
    if position.has_arranged_another(box, player):
        return Reason("second-hand-to-set", box=box.number, player=player)
    return Reason("set-after-reveal", box=box.number) if position.revealed else None


def set_events(position: SiKiPiPosition, command: SetHand) -> list[Event]:
    """S2: the lower half becomes the Low Hand; if the halves were given the other way round, with a
    notice.
    """
    if rank(command.low) <= rank(command.high):
        return [HandSet(command.box, command.low, command.high, None)]
    notice = position.rulebook.notice("halves-exchanged", box=command.box)
    return [HandSet(command.box, command.high, command.low, None), notice]


def verify_house_way(position: SiKiPiPosition, command: HouseWay) -> Reason | None:
    """3.19, 3.20, 5.3: any box that is neither set nor laid, before or after the Dealer's Hand is
    open.

    S8: a Hand that the Dealer set by the House Way can be set by it again.
    """
    if position.phase in _SET and position.set_by_house_way(command.box):
        return None
    box = _unset_box(position, command.box)
    if isinstance(box, Reason):
        return box
    if box.hand.laid:
        return Reason("laid-already", box=command.box)
    return unread_in(box.hand, box.number)


def role_needed(position: SiKiPiPosition, command: HouseWay) -> Role:
    """S8: a Pit Supervisor asks for the House Way on a Hand that it has set already."""
    again = position.set_by_house_way(command.box)
    return Role.PIT_SUPERVISOR if again else Role.DEALER


def house_way_events(position: SiKiPiPosition, command: HouseWay) -> list[Event]:
    """The Dealer sets the box by Appendix H."""
    again = position.set_by_house_way(command.box)  # S8
    notices = [position.rulebook.notice("set-again", box=command.box)] if again else []
    return [_by_house_way(position.boxes[command.box]), *notices]


def _by_house_way(box: SiKiPiBox) -> HandSet:
    return HandSet(box.number, *house_way(box.hand.cards))


def verify_reveal(position: SiKiPiPosition, _: Reveal) -> Reason | None:
    """3.21: once, when every Hand has its cards."""
    if position.revealed and position.phase in _SET:
        return Reason("revealed-already")
    if position.phase is Phase.SETTLEMENT:
        return Reason("nothing-to-open")
    return _too_early_or_late(position) or unread_in(position.dealer, 0)


def reveal_events(position: SiKiPiPosition, _: Reveal) -> list[Event]:
    """3.21: the Dealer's Hand is set by the House Way.

    S6: if boxes are neither set nor laid, that is one flag (3.19).
    """
    low, high, item = house_way(position.dealer.cards)
    assert item is not None
    events: list[Event] = [DealerHandSet(low, high, item)]
    late = [str(box.number) for box in position.unarranged]
    if late:
        events.append(position.rulebook.flag("revealed-too-soon", boxes=", ".join(late)))
    return events


def unread_in(hand: FourCards, box: int) -> Reason | None:
    """S10: the first card of the Hand that was not read: the Hand can't be opened before somebody
    says what it is; None if all were read.
    """
    for card in unread_among(hand.cards):
        return Reason("hand-has-unread", hand=hand_name(box), number=card.number)
    return None


def hand_name(box: int) -> Message:
    """`box 2`; `the Dealer's Hand` for box 0."""
    if box:
        return Message(RULES, "box {box}", {"box": box})
    return Message(RULES, "the Dealer's Hand")


def verify_opened(position: SiKiPiPosition, command: Opened) -> Reason | None:
    """S10: a card that was not read is named when its Hand is opened: the Dealer's by `reveal`, a
    box's by `house-way`, or by `set`, of a laid one after the Dealer's; of a Hand that was removed
    if a Bonus is still on it.
    """
    reason = _too_early_or_late(position)
    if reason is not None:
        return reason
    card, number = position.cards[command.number - 1], command.number
    if position.phase is SiKiPiPhase.SETTING and card in position.dealer.cards:
        return None
    for box in position.boxes.values():
        if card in box.hand.cards:
            laid = box.hand.laid and not position.revealed
            opens = not laid if box in position.in_play else waits_for_a_bonus(position, box)
            return None if opens else Reason("not-opened-yet", number=number)
    return Reason("not-opened-yet", number=number)


def waits_for_a_bonus(position: SiKiPiPosition, box: SiKiPiBox) -> bool:
    """Say whether a Bonus that is still open hangs on a card of the box that was not read."""
    on_it = (bet for bet in position.open_bets() if bet.box == box.number and bet.name != INITIAL)
    its_own = any(not position.on_the_dealers_hand(bet) for bet in on_it)
    return its_own and bool(unread_among(box.hand.cards))


def some_setting(box: SiKiPiBox) -> SetHand:
    """One possible setting of the box's cards: its first two cards and its last two."""
    first, second, third, fourth = box.hand.cards
    low, high, _ = arranged((first, second), (third, fourth))
    return SetHand(box.number, low, high)


def known_since(events: Iterable[Event]) -> list[Event]:
    """S7: who has set his Hand himself, or laid it, has seen his cards."""
    for event in events:
        if isinstance(event, HandLaid) or (isinstance(event, HandSet) and event.item is None):
            return [CardsSeen()]
    return []


def retold(command: Command, was: SiKiPiPosition, now: SiKiPiPosition) -> Command:
    """I18: a Player's setting follows its cards, from what they `was` known to be to what they are
    known to be `now`. Where the Round stands before the Hand has them all, it keeps its places.
    """
    if not isinstance(command, SetHand):
        return command
    before, cards = (position.boxes[command.box].hand.cards for position in (was, now))
    places = command.places or tuple(map(before.index, (*command.low, *command.high)))
    if len(cards) != len(places):
        return replace(command, places=places)
    first, second, third, fourth = (cards[place] for place in places)
    return SetHand(command.box, (first, second), (third, fourth), places)
