"""Words what a signature is for, a line each: the acts, the cards that move, the Players and their
money.

The sheet that asks for a PIN lies over all else, so that it says itself what is signed. Knows no
widget and decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import Money
from tablemgr.rules.commands import FoundBet, FoundSide
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.service.session import TableSession
from ui.presenter.ruling_words import signed
from ui.presenter.words import bet_name
from ui.theme.words import listed
from ui.views.shared import amount_text
from ui.views.supervisor import MisreadView, MoneyCell, MoneyRow, PlanView, SignView

translate = QCoreApplication.translate


def case_lines(view: SignView, text: str, plan: PlanView | None) -> str:
    """A ruling on a case: its acts, its sentence, its moves, and what each Player gets."""
    lines = [*view.acts, *([f"\u201c{text}\u201d"] if text else [])]
    if plan is not None:
        words = translate("signed", "{card} from {start} to {end}")
        lines += [
            words.format(card=move.name, start=move.start, end=move.end) for move in plan.moves
        ]
    return "\n".join((*lines, *_money((*view.rows, view.house))))


def misread_lines(view: MisreadView) -> str:
    """A corrected card: what it was, the Hands and the money that change with it."""
    words = translate("signed", "Card {number}, {where}: {read} was really {truth}")
    card = view.card
    lines = [
        words.format(number=card.number, where=card.where, read=card.name, truth=view.truth),
        *(f"{hand.label}: {hand.before} \u2192 {hand.after}" for hand in view.hands),
        *([view.opens_case] if view.opens_case else []),
    ]
    changed = [row for row in (*view.rows, view.house) if len(set(map(_cell, row.cells))) > 1]
    return "\n".join((*lines, *_money(changed)))


def reopening_lines(session: TableSession, slip: str, reason: str) -> str:
    """A reopening: which settlement, each Player's net by it, and why."""
    lines = [
        translate("signed", "The settlement of Round {round}, slip {slip}, is reopened.").format(
            round=session.round_no, slip=slip
        ),
        translate("signed", "Reason: \u201c{reason}\u201d").format(reason=reason),
    ]
    net = session.table.position.net()
    words = translate("signed", "{player}: {sum} by this settlement")
    lines += [words.format(player=player, sum=signed(sum_)) for player, sum_ in sorted(net.items())]
    return "\n".join(lines)


def retract_lines(reason: str) -> str:
    """A report that is withdrawn, and why."""
    lines = [
        translate("signed", "The report was made in error."),
        translate("signed", "Reason: \u201c{reason}\u201d").format(reason=reason),
    ]
    return "\n".join(lines)


def found_over_limit(session: TableSession, command: FoundBet | FoundSide) -> str:
    """A found Bet that takes its box, or a side Bet, over the maximum, in words; else empty.

    A supervisor signs for it: what does not count goes back, and much money changes hands by one
    person's word (5.1.1, 5.14).
    """
    position, book = session.table.position, session.table.rulebook
    limited: dict[str, dict[str, Money]] = {}
    if isinstance(command, FoundBet):
        box = position.boxes.get(command.bet.box) or BettingBox(command.bet.box)
        limited = dict(position.limited_bets(box))
    bet = command.bet if isinstance(command, FoundBet) else command.side
    kind = bet.kind
    limits = position.limits.initial if kind in limited else position.limits.side
    others = limited.get(kind, {})
    whole = sum((sum_ for who, sum_ in others.items() if who != bet.player), bet.amount)
    if limits is None or whole <= limits[1]:
        return ""
    words = translate(
        "signed", "Box {box}, {player}: {bet} {sum} was found; with it {whole} lie there."
    )
    most = translate("signed", "The maximum is {most}.")
    found = words.format(
        box=bet.box,
        player=bet.player,
        bet=bet_name(book, kind or "initial"),
        sum=amount_text(bet.amount),
        whole=amount_text(whole),
    )
    return f"{found}\n{most.format(most=amount_text(limits[1]))}"


def _money(rows: Sequence[MoneyRow]) -> list[str]:
    """A line for each Player, and one for the House: `ann: +120, 100 in play`."""
    found = []
    for row in (each for each in rows if each.person):
        cells = list(dict.fromkeys(filter(None, map(_cell, row.cells))))
        if cells:
            told = " \u2192 ".join(cells)
            found.append(f"{row.label}: {told}")
    return found


def _cell(cell: MoneyCell) -> str:
    return listed(filter(None, (cell.text, cell.note)))
