"""From what the table says is due to the Dealer's work: take, pay, chips. Knows no rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.chips import breakdown
from tablemgr.events import BetSettled
from tablemgr.games.families import Position
from tablemgr.games.lines import INITIAL
from tablemgr.games.position import Phase
from tablemgr.money import ZERO, Money
from tablemgr.profile import Profile
from tablemgr.session import TableSession
from ui.parts.view import ChipsOut, ChipView, Tone
from ui.presenter.cites import citation
from ui.presenter.families import presenter_of
from ui.presenter.words import bet_name
from ui.settlement.view import SettlementLine, SettlementView

translate = QCoreApplication.translate
_WORKING = (Phase.INTERIM, Phase.SETTLEMENT)


def lines_to_work(session: TableSession, settle_from: str) -> list[BetSettled]:
    """What is settled now, in the order of work, each box's takes before its pays.

    In the Interim Settlement: what it will settle. In the Final: what is still open. Otherwise:
    what has been settled.
    """
    table = session.table
    position = table.position
    lines = table.pending() if position.phase in _WORKING else position.settlement
    if settle_from == "left":
        return sorted(lines, key=lambda line: line.box)
    return sorted(lines, key=lambda line: -line.box)


def settlement_view(session: TableSession, profile: Profile, current: int) -> SettlementView:
    """The whole panel; `current` is the line at which the Dealer is."""
    boxes_only = profile.table_manners.boxes_only
    position = session.table.position
    found = lines_to_work(session, profile.table_manners.settle_from)
    colours = dict(profile.chip_set)
    return SettlementView(
        _title(position),
        tuple(_line(position, line, colours, boxes_only=boxes_only) for line in found),
        min(current, len(found)) if position.phase in _WORKING else len(found),
        ZERO if boxes_only else sum((line.won for line in found), ZERO),
        ZERO if boxes_only else sum((line.lost for line in found), ZERO),
        boxes_only,
    )


def _title(position: Position) -> str:
    if position.phase is Phase.INTERIM:
        return translate("settlement", "Interim Settlement")
    if position.phase in (Phase.SETTLEMENT, Phase.COMPLETE):
        return translate("settlement", "Final Settlement")
    return translate("settlement", "Settled so far")


def _line(
    position: Position,
    line: BetSettled,
    colours: dict[Money, str],
    *,
    boxes_only: bool,
) -> SettlementLine:
    family = presenter_of(position)
    split = line.bet == INITIAL and family.several_hands(position, line.box)
    hand = translate("settlement", "Hand {number}").format(number=line.hand) if split else ""
    amount = line.won or line.lost
    return SettlementLine(
        line.box,
        line.player,
        bet_name(position.rulebook, line.bet),
        family.order(position, line),
        Tone.PAY if line.won else Tone.TAKE if line.lost else Tone.EVEN,
        hand,
        None if boxes_only or not amount else amount,
        line.returned if not boxes_only and line.lost and line.returned else None,
        ChipsOut() if boxes_only or not line.won else chips_out(line.won, colours),
        family.detail(position, line),
        citation(position.rulebook, line.ruling or line.paragraph),
    )


def chips_out(amount: Money, colours: dict[Money, str]) -> ChipsOut:
    """The chips for an amount, the largest first, and the rest in cash (M2)."""
    parts = breakdown(amount, colours)
    return ChipsOut(
        tuple((ChipView(value, colours[value]), count) for value, count in parts.chips), parts.cash
    )
