"""Makes the settlement's rows from the chips that must move: take, pay, give back, recover."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.chips import Breakdown, breakdown
from tablemgr.basics.money import ZERO, Money
from tablemgr.house.profile import Profile
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.games.position import Phase
from tablemgr.service.movements.due import MovementRow
from tablemgr.service.movements.move import OUT_OF_THE_TRAY, MoveKind, Verb
from tablemgr.service.movements.round import is_worked
from tablemgr.service.session import TableSession
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.payout import Payout
from ui.presenter.families import presenter_of
from ui.presenter.words import bet_name, citation
from ui.presenter.work import TONES, done_words, sum_words, verb_words
from ui.views.settlement import SettlementLine, SettlementView
from ui.views.shared import NO_CHIPS, ChipsOut, ChipView

translate = QCoreApplication.translate


def rows_to_work(session: TableSession, settle_from: str) -> list[MovementRow]:
    """Give what must move and what has moved, in the order of work.

    The boxes come from the Dealer's right or left, as `settle_from` says; on each box, what the
    House gets comes first.
    """
    rows = session.movements.rows(session.table)
    return rows if settle_from == "left" else sorted(rows, key=lambda row: -row.moves[0].box)


def settlement_view(
    session: TableSession,
    profile: Profile,
    rows: Sequence[MovementRow],
    current: int,
    marked: int = -1,
) -> SettlementView:
    """The whole panel; `rows` as from `rows_to_work`, `current` the index of the Dealer's row,
    `marked` of the ticked row that was touched, or -1.
    """
    boxes_only = profile.table_manners.boxes_only
    position = session.table.position
    colours = dict(profile.chip_set)
    plans = _payouts(session, rows, colours)
    return SettlementView(
        _title(position, rows),
        tuple(
            _line(position, row, plan, boxes_only=boxes_only)
            for row, plan in zip(rows, plans, strict=True)
        ),
        current,
        _note(session, rows),
        "" if boxes_only else _totals(rows),
        None if rows else presenter_of(position).tableau(position),
        marked,
    )


def _title(position: Position, rows: Sequence[MovementRow]) -> str:
    own = presenter_of(position).settlements().get(position.phase)
    if own is not None:
        return own
    if position.phase in (Phase.SETTLEMENT, Phase.COMPLETE):
        return translate("settlement", "Final Settlement")
    if position.phase is Phase.VOID:
        return translate("settlement", "Void Round")
    if all(row.done for row in rows):
        return translate("settlement", "Settled so far")
    return translate("settlement", "Chips to move")


def _note(session: TableSession, rows: Sequence[MovementRow]) -> str:
    position = session.table.position
    if not all(row.done for row in rows):
        return translate("settlement", "First resolve the case. Until then no chips move.")
    if rows and position.phase is Phase.SETTLEMENT:
        return translate("settlement", "All moved: settle.")
    if rows:
        return translate("settlement", "All done.")
    if session.movements.reopened_at and position.phase is Phase.SETTLEMENT:
        return translate(
            "settlement",
            "All chips of the earlier settlement have moved. What "
            "a correction moves will be listed here.",
        )
    if is_worked(session.table):
        return translate("settlement", "No chips move.")
    return translate("settlement", "Nothing yet.")


def _totals(rows: Sequence[MovementRow]) -> str:
    """Sum up what is still due: `To do: take 100, pay 120`; once all is done, what was done."""
    left = [row for row in rows if not row.done]
    text = sum_words(left or rows, boxes_only=False, done=not left)
    if not left:
        return text[:1].upper() + text[1:]
    return translate("settlement", "To do: {0}").format(text)


def _payouts(
    session: TableSession, rows: Sequence[MovementRow], colours: dict[Money, str]
) -> list[ChipsOut]:
    """The chips for each row: from what the tray holds by the books, if the house keeps them."""
    if not session.tray.is_kept:
        return [chips_out(breakdown(_out(row), colours), colours) for row in rows]
    left = [row for row in rows if not row.done]
    done = session.movements.done
    stakes = [ZERO] * len(done) + [ZERO if row.line is None else row.line.stake for row in left]
    plans = session.tray.paid([*done, *(row.moves for row in left)], stakes)
    by_moves = dict(zip((*done, *(row.moves for row in left)), plans, strict=True))
    return [chips_out(by_moves[row.moves], colours) for row in rows]


def _out(row: MovementRow) -> Money:
    """How much leaves the tray."""
    return sum((m.amount for m in row.moves if m.kind in OUT_OF_THE_TRAY), ZERO)


def _line(
    position: Position, row: MovementRow, chips: ChipsOut, *, boxes_only: bool
) -> SettlementLine:
    family = presenter_of(position)
    move, line = row.moves[0], row.line
    one_of_several = move.bet == INITIAL and family.several_hands(position, move.box)
    text = translate("settlement", "Hand {number}")
    hand = text.format(number=move.hand) if one_of_several else ""
    amount = None if boxes_only or row.verb is Verb.NOTHING else row.amount
    cite = None if line is None else citation(position.rulebook, line.ruling or line.paragraph)
    return SettlementLine(
        move.box,
        move.player,
        bet_name(position.rulebook, move.bet),
        _words(position, row, boxes_only=boxes_only),
        TONES[row.verb],
        _sign(row.verb),
        hand,
        amount,
        row.beside if row.beside and not boxes_only else None,
        NO_CHIPS if boxes_only or not _out(row) else chips,
        _detail(position, row, boxes_only=boxes_only),
        cite,
        done_words(row.verb) if row.done else "",
    )


def _sign(verb: Verb) -> str:
    return {
        Verb.TAKE: "\u2212",
        Verb.PAY: "+",
        Verb.GIVE_BACK: translate("settlement", "back") + " ",
        Verb.RECOVER: translate("settlement", "recover") + " ",
        Verb.NOTHING: "",
    }[verb]


def order_words(position: Position, row: MovementRow) -> str:
    """Say what the Dealer does with a row, without its amount."""
    return _words(position, row, boxes_only=True)


def _words(position: Position, row: MovementRow, *, boxes_only: bool) -> str:
    """Say what the Dealer does; if no amount is shown, also how much of the stake."""
    line, move = row.line, row.moves[0]
    amount_says_it = move.bet == ADJUSTMENT and not boxes_only
    if line is not None and row.by_the_line and not amount_says_it:
        order: str = presenter_of(position).order(position, line)
        return order
    words = verb_words(row.verb)
    if not boxes_only or line is None or row.amount == line.stake or not line.stake:
        return words
    part = Fraction(int(row.amount), int(line.stake))
    text = translate("settlement", "{what} {n} to {d}")
    return text.format(what=words, n=part.numerator, d=part.denominator)


def _detail(position: Position, row: MovementRow, *, boxes_only: bool) -> str:
    """Why: what decided the Bet, or what had moved before."""
    kinds = {move.kind for move in row.moves}
    line = row.line
    if kinds == {MoveKind.GIVE_BACK_TAKEN}:
        return translate("settlement", "it was taken")
    if kinds == {MoveKind.PUT_BACK}:
        return translate("settlement", "it was taken, and plays on")
    if kinds == {MoveKind.RECOVER}:
        return translate("settlement", "it was paid")
    if kinds in ({MoveKind.RECOVER_BET}, {MoveKind.LAY_AGAIN}):
        return translate("settlement", "the Player has the chips")
    if line is None:
        return translate("settlement", "does not count")
    if line.outcome is Outcome.RETURNED and row.verb is Verb.GIVE_BACK:
        return ""
    if kinds == {MoveKind.RECOVER, MoveKind.RECOVER_BET}:
        return translate("settlement", "what was paid, and the Bet")
    detail: str = presenter_of(position).detail(position, line, boxes_only)
    return detail


def chips_out(plan: Breakdown | Payout, colours: dict[Money, str]) -> ChipsOut:
    """Show the chips for an amount, the largest first, the rest in cash (M2), and the change."""

    def shown(chips: ChipCount) -> tuple[tuple[ChipView, int], ...]:
        return tuple((ChipView(value, colours[value]), count) for value, count in chips)

    if isinstance(plan, Breakdown):
        return ChipsOut(shown(plan.chips), plan.cash)
    return ChipsOut(shown(plan.chips), plan.cash, shown(plan.change), plan.short)
