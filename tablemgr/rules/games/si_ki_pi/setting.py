"""Setting the Hands: the Players' own, by the House Way, and the Dealer's (3.17 to 3.21, 5.3).

Rulings S2 (which half is Low) and S6 (who sets a box, and when).
"""

from __future__ import annotations

from typing import Final

from tablemgr.rules.events import Event
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandSet
from tablemgr.rules.games.si_ki_pi.house_way import arranged, house_way
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SiKiPiBox, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import rank
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason

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
    flaw = _too_early_or_late(position)
    if flaw is not None:
        return flaw
    box = position.box_of(number)
    if box is None or box not in position.in_play:
        return Reason("no-hand-on-box", box=number)
    return box if box.hand.setting is None else Reason("set-already", box=number)


def verify_set(position: SiKiPiPosition, command: SetHand) -> Reason | None:
    """S6: by the Player who sits at the box, before the Dealer's Hand is open; with the box's four
    cards (3.18).
    """
    box = _unset_box(position, command.box)
    if isinstance(box, Reason):
        return box
    if box.walked_away:
        return Reason("box-is-the-houses", box=command.box)
    if not box.sits:
        return Reason("nobody-sits-to-set", box=command.box)
    if position.revealed:
        return Reason("set-after-reveal", box=command.box)
    if {*command.low, *command.high} != set(box.hand.cards):
        return Reason("set-other-cards", box=command.box)
    return None


def set_events(position: SiKiPiPosition, command: SetHand) -> list[Event]:
    """S2: the lower half becomes the Low Hand; if the halves were given the other way round, with a
    notice.
    """
    if rank(command.low) <= rank(command.high):
        return [HandSet(command.box, command.low, command.high, None)]
    notice = position.rulebook.notice("halves-exchanged", box=command.box)
    return [HandSet(command.box, command.high, command.low, None), notice]


def verify_house_way(position: SiKiPiPosition, command: HouseWay) -> Reason | None:
    """3.19, 3.20, 5.3: any box that is not set, before or after the Dealer's Hand is open.

    S8: a Hand that the Dealer set by the House Way can be set by it again.
    """
    if position.phase in _SET and position.set_by_house_way(command.box):
        return None
    box = _unset_box(position, command.box)
    return box if isinstance(box, Reason) else None


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
    return _too_early_or_late(position) or (
        Reason("revealed-already") if position.revealed else None
    )


def reveal_events(position: SiKiPiPosition, _: Reveal) -> list[Event]:
    """3.21: the Dealer's Hand is set by the House Way.

    5.3: so are the boxes of Players who have left, if that was not done yet. S6: if any other box
    is not set, that is a flag (3.19).
    """
    left = [_by_house_way(box) for box in position.unset if box.walked_away]
    late = [str(box.number) for box in position.unset if not box.walked_away]
    low, high, item = house_way(position.dealer.cards)
    assert item is not None
    events: list[Event] = [*left, DealerHandSet(low, high, item)]
    if late:
        events.append(position.rulebook.flag("revealed-too-soon", boxes=", ".join(late)))
    return events


def some_setting(box: SiKiPiBox) -> SetHand:
    """One possible setting of the box's cards: its first two cards and its last two."""
    first, second, third, fourth = box.hand.cards
    low, high, _ = arranged((first, second), (third, fourth))
    return SetHand(box.number, low, high)
