"""Makes the view of the felt from a table in service. Knows no widget; decides nothing.

If boxes are marked without amounts, no Bet shows an amount, and a settled Bet shows what to do with
it (`take`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from drivers.link import LinkState
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.profile import Profile, money_pair
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.rules.table import Table
from tablemgr.service.movements.due import MovementRow
from tablemgr.service.movements.move import BetKey
from tablemgr.service.session import TableSession
from ui.presenter.badges import (
    SHOWS_DUE,
    bet_state,
    hand_badge,
    net_badge,
    says_more,
    tone_of,
)
from ui.presenter.families import presenter_of
from ui.presenter.family import who_decides
from ui.presenter.hands import loose_view
from ui.presenter.putting_right import marked
from ui.presenter.settlement import order_words
from ui.presenter.tray import tray_papers
from ui.presenter.work import box_of, key_parts
from ui.views.felt import (
    Badge,
    BetState,
    BetView,
    BoxView,
    Due,
    FeltView,
    KeyPart,
    RequestView,
    ShoeState,
    ShoeView,
)
from ui.views.header import LimitText
from ui.views.shared import amount_text

translate = QCoreApplication.translate

ChipsByBet: TypeAlias = Mapping[BetKey, Money]
"""The chips that lie on the layout, by Bet."""


def felt_view(
    session: TableSession,
    profile: Profile,
    link: LinkState | None,
    *,
    chosen_box: int | None = None,
) -> FeltView:
    """Everything that the felt shows now.

    The felt marks one box: `chosen_box`, which the settlement or a question is at, or else the box
    whose turn it is.
    """
    lies = _OnTable(
        _shoe(session, link),
        _discards(session),
        session.movements.chips.lies,
        _keys(session, boxes_only=profile.table_manners.boxes_only),
        tray_papers(session.tray.desk) if session.tray.is_kept else (),
    )
    return _on_felt(session.table, profile, lies, chosen_box)


def _discards(session: TableSession) -> int:
    """How many cards lie in the discards: of earlier Rounds, and of this one those out of play."""
    position = session.table.position
    there = sum(len(cards) for _, cards in position.rows())
    loose = len(position.aside) + len(position.held)
    return max(0, session.shoe.drawn - there - loose)


def past_felt_view(table: Table, profile: Profile, shoe: ShoeView) -> FeltView:
    """Show the felt of a past Round. Its chips are not known, only its Bets."""
    return _on_felt(table, profile, _OnTable(shoe), None)


class _OnTable(NamedTuple):
    """The things that lie on the table and are in no position."""

    shoe: ShoeView
    discards: int | None = None
    chips: ChipsByBet | None = None
    keys: Mapping[int, tuple[KeyPart, ...]] | None = None
    """The key of each box; None for a past Round, which shows what each box came to instead."""
    papers: tuple[RequestView, ...] = ()


def _on_felt(table: Table, profile: Profile, there: _OnTable, chosen_box: int | None) -> FeltView:
    position = table.position
    boxes_only = profile.table_manners.boxes_only
    due = table.due()
    active = chosen_box if chosen_box is not None else _turn_box(position)
    boxes = (
        _box(position, number, due, there, active=number == active, boxes_only=boxes_only)
        for number in range(1, table.boxes + 1)
    )
    return FeltView(
        tuple(marked(table, boxes)),
        presenter_of(position).dealer(position),
        _due(position.next_card),
        there.shoe,
        there.discards,
        loose_view(position),
        there.papers,
    )


def _turn_box(position: Position) -> int | None:
    place = presenter_of(position).turn(position) or position.next_card
    return place.box if place is not None else None


def _due(place: HandPlace | None) -> Due | None:
    return None if place is None else Due(place.box, place.hand)


def _box(
    position: Position,
    number: int,
    due: Sequence[BetSettled],
    there: _OnTable,
    *,
    active: bool,
    boxes_only: bool,
) -> BoxView:
    box = position.box_of(number)
    if box is None:
        return BoxView(number, active=active)
    lines = [line for line in due if line.box == number]
    past = there.keys is None
    badge = _box_badge(position, lines, boxes_only=boxes_only) if past else None
    decided = lines if past else ()
    hands = presenter_of(position).hands_on_felt(position, number, decided, boxes_only)
    return BoxView(
        number,
        in_play=is_in_play(position, box),
        active=active,
        player=presenter_of(position).box_name(position, box),
        bets=tuple(_bets(position, box, lines, there.chips, boxes_only=boxes_only)),
        hands=hands,
        badge=badge,
        key=(there.keys or {}).get(number, ()),
    )


def is_in_play(position: Position, box: BettingBox) -> bool:
    """Say whether a box has an Initial Bet, or in a game without Initial Bets, any Bet."""
    return bool(box.bets) or (not position.rulebook.betting.has_initial_bet and bool(box.side_bets))


def _bets(
    position: Position,
    box: BettingBox,
    lines: Sequence[BetSettled],
    lying: ChipsByBet | None,
    *,
    boxes_only: bool,
) -> Iterable[BetView]:
    """Each Bet of a box, with how much of it still lies: a split Hand's lost Bet is taken (3.22.3).

    `lying` are the chips on the layout. It is None for a past Round: then the lines that settle the
    Bet tell what still lies.
    """
    laid: Sequence[tuple[str, str, Money]] = presenter_of(position).bets(box)
    decides = box.seat if position.phase is Phase.BETTING else who_decides(position, box)
    for kind, player, amount in laid:
        own = [line for line in lines if (line.bet, line.player) == (kind, player)]
        gone = [line for line in own if line in position.settlement]
        left = amount - sum((line.stake for line in gone), ZERO)
        if left > ZERO:
            own = [line for line in own if line not in gone]
        not_lost = amount - sum((line.stake for line in own if line.lost == line.stake), ZERO)
        state = bet_state(own)
        if lying is None:
            lies = left if state in (BetState.LOST, BetState.RETURNED) else left or amount
        else:
            lies = lying.get(BetKey(box.number, player, kind), ZERO)
        shown = None if boxes_only else left or not_lost or amount
        yield BetView(
            kind, player, shown, kind == INITIAL and player == decides, state, lies > ZERO
        )


def _box_badge(
    position: Position, lines: Sequence[BetSettled], *, boxes_only: bool
) -> Badge | None:
    """The result of the whole box, if its Hands do not show it already."""
    if position.phase not in SHOWS_DUE or not lines:
        return None
    family = presenter_of(position)
    if boxes_only:
        first = lines[0]
        return Badge(family.order(position, first), tone_of(first)) if family.halves else None
    if not (says_more(lines) or family.halves):
        return None
    badge = net_badge(lines) if says_more(lines) else hand_badge(lines)
    unchanged = (Outcome.RETURNED, Outcome.STAND_OFF)
    if badge is None or all(line.outcome in unchanged for line in lines):
        return badge
    return replace(badge, text=translate("felt", "net {sum}").format(sum=badge.text))


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


def _keys(session: TableSession, *, boxes_only: bool) -> Mapping[int, tuple[KeyPart, ...]]:
    """The key of each box: what is due there now; if nothing is, what was done."""
    rows = session.movements.rows(session.table)
    position = session.table.position
    order = partial(order_words, position) if boxes_only else None
    listed = {box_of(row) for row in rows}
    before = (MovementRow(moves, None, done=True) for moves in session.movements.done)
    rows += [row for row in before if box_of(row) not in listed]
    keys: dict[int, tuple[KeyPart, ...]] = {}
    for number in dict.fromkeys(box_of(row) for row in rows):
        own = [row for row in rows if box_of(row) == number]
        left = [row for row in own if not row.done]
        keys[number] = key_parts(left or own, order, done=not left)
    return keys | dict(presenter_of(position).keys(position))


def limit_lines(profile: Profile) -> tuple[LimitText, ...]:
    """The limits (3.4); shown also if amounts are not entered."""
    named = (
        (translate("felt", "Box"), profile.limits.initial),
        (translate("felt", "Side Bet"), profile.limits.side),
    )
    return tuple(
        LimitText(label, " – ".join(amount_text(amount) for amount in money_pair(pair)))
        for label, pair in named
        if pair is not None
    )
