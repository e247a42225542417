"""The commands of a Si Ki Pi table: why one is refused, what follows, what may be decided now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablemgr.rules.commands import Command, DealCard, Report, Settle
from tablemgr.rules.events import Event, RoundCompleted
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, verify_settle
from tablemgr.rules.games.irregularities.reporting import report_events, verify_report
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi import dealing, setting, settling
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.established import outcome_established
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rules.rulebook import Reason


def _verify_settle(position: SiKiPiPosition, command: Settle) -> Reason | None:
    """3.22: once the Dealer's Hand is open; S6: a forgotten box must be set first."""
    if position.phase is Phase.SETTING and position.revealed:
        boxes = ", ".join(str(box.number) for box in position.unset)
        return Reason("settle-waits-for-box", boxes=boxes)
    return verify_settle(position, command)


def _settle_events(position: SiKiPiPosition, _: Settle) -> list[Event]:
    """The final settlement; the Round of play is over (1.19)."""
    return [*settling.final_lines(position), RoundCompleted()]


def _report_events(position: SiKiPiPosition, command: Report) -> list[Event]:
    return report_events(position, command, established=outcome_established(position))


ACTIONS: Final[dict[type[Any], Action]] = {
    **SHARED,
    **CASE,
    Report: Action(verify_report, _report_events),
    DealCard: Action(cards_read.verify_card, dealing.card_events),
    SetHand: Action(setting.verify_set, setting.set_events),
    HouseWay: Action(setting.verify_house_way, setting.house_way_events),
    Reveal: Action(setting.verify_reveal, setting.reveal_events),
    Settle: Action(_verify_settle, _settle_events),
}


def decisions_now(position: SiKiPiPosition) -> Iterator[Command]:
    """The decisions that may be waited for now, allowed or not: to set a Hand, to open the
    Dealer's.

    One `set` stands for all settings of a box's cards: if one is allowed, all are.
    """
    if position.phase is Phase.SETTING:
        for box in position.in_play:
            yield setting.some_setting(box)
            yield HouseWay(box.number)
        yield Reveal()
