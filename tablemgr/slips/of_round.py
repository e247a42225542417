"""From a Round that is over to its settlement slip. Decides nothing: every line is the table's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, tzinfo

from tablemgr.events import BetSettled
from tablemgr.games.blackjack.hand import Hand, HandStatus
from tablemgr.games.blackjack.position import INSURANCE
from tablemgr.games.families import Position
from tablemgr.games.lines import ADJUSTMENT, INITIAL
from tablemgr.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.games.si_ki_pi.ranking import GONG, Half, rank
from tablemgr.rulebook import Rulebook
from tablemgr.slip_issue import SlipIssue
from tablemgr.slips.model import (
    SettlementSlip,
    SlipBox,
    SlipFlag,
    SlipHalf,
    SlipHand,
    SlipLine,
    SlipMove,
)
from tablemgr.slips.of_movements import reopening_on_slip
from tablemgr.slips.of_settings import settings_on_slip

_NAMES = {INITIAL: "Initial Bet", INSURANCE: "Insurance", ADJUSTMENT: "Adjustment"}


@dataclass(frozen=True, slots=True)
class House:
    """What every slip of a table says: whose it is, which table, which shift, which money."""

    name: str
    table: str
    shift: str
    currency: str
    zone: tzinfo = UTC
    """The zone of the times that are printed."""


def settlement_slip(
    position: Position, issue: SlipIssue, house: House, moves: tuple[SlipMove, ...] = ()
) -> SettlementSlip:
    """The slip of a Round; `moves` are the chips that moved (`of_movements`).

    Raises `Bug` where its sums contradict each other.
    """
    book = position.rulebook
    numbers = sorted({*position.boxes, *(line.box for line in position.settlement)})
    return SettlementSlip(
        house=house.name,
        table=house.table,
        game=book.title,
        version=book.edition,
        time=issue.settled.wall(house.zone),
        shift=house.shift,
        round_no=issue.round_no,
        slip_no=issue.slip_no,
        dealer=issue.dealer,
        currency=house.currency,
        boxes=tuple(_box(position, number) for number in numbers),
        dealer_hand=_dealer(position),
        journal_code=issue.code,
        flags=(
            *(SlipFlag(flag.paragraph, flag.text) for flag in position.flags),
            *(SlipFlag(note.paragraph, note.text) for note in position.notes),
        ),
        void=position.voided_under,
        duplicate=issue.duplicate,
        boxes_only=issue.boxes_only,
        moves=moves,
        reopening=reopening_on_slip(issue.reopening, house.zone),
        replaced_by=issue.replaced_by,
        settings=settings_on_slip(issue.settings),
    )


def _box(position: Position, number: int) -> SlipBox:
    hands = _hands(position, number)
    lines = tuple(
        _line(position.rulebook, line, len(hands))
        for line in position.settlement
        if line.box == number
    )
    return SlipBox(number, hands, lines)


def _hands(position: Position, number: int) -> tuple[SlipHand, ...]:
    if isinstance(position, SiKiPiPosition):
        set_box = position.box_of(number)
        hand = None if set_box is None else _four_cards(set_box.hand)
        return () if hand is None else (hand,)
    box = position.box_of(number)
    return tuple(_hand(hand) for hand in box.hands) if box is not None else ()


def _hand(hand: Hand) -> SlipHand:
    return SlipHand(tuple(hand.cards), hand.total, hand.soft, hand.status.value, hand.doubled)


def _four_cards(hand: FourCards) -> SlipHand | None:
    """A Hand of Si Ki Pi, or None where no card was dealt to it."""
    if not hand.cards:
        return None
    if hand.setting is None:
        return SlipHand(tuple(hand.cards), None)
    low, high, item = hand.setting
    halves = _half(low), _half(high)
    return SlipHand(tuple(hand.cards), None, halves=halves, house_way=item)


def _half(half: Half) -> SlipHalf:
    worth = rank(half)
    kind = "pair" if worth > GONG else "gong" if worth == GONG else "points"
    return SlipHalf(half, kind, worth if kind == "points" else 0)


def _dealer(position: Position) -> SlipHand | None:
    if isinstance(position, SiKiPiPosition):
        return _four_cards(position.dealer)
    row = position.dealer
    if not row.cards:
        return None
    status = HandStatus.BLACKJACK if row.natural else HandStatus.BUST if row.bust else None
    return SlipHand(tuple(row.cards), row.total, row.soft, (status or HandStatus.STOOD).value)


def _line(book: Rulebook, line: BetSettled, hands: int) -> SlipLine:
    side = book.side_bets.get(line.bet)
    of_hand = side is None and line.bet not in (INSURANCE, ADJUSTMENT) and hands > 1
    return SlipLine(
        player=line.player,
        bet=side.name if side is not None else _NAMES[line.bet],
        hand=line.hand if of_hand else None,
        stake=line.stake,
        outcome=line.outcome.value,
        won=line.won,
        lost=line.lost,
        returned=line.returned,
        paragraph=line.paragraph,
        ruling=line.ruling,
    )
