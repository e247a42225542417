"""Makes the views of the panel on which a supervisor resolves the open cases.

Decides nothing: the core's `preview` says which rulings are permitted and what each comes to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.basics.money import ZERO
from tablemgr.past.case_file import CaseFile, earlier, remedy_of
from tablemgr.rules.commands import (
    Adjust,
    Choose,
    Command,
    Decide,
    Resume,
    Retract,
)
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.irregularities.remedies import players_waited_for, undecided
from tablemgr.rules.games.position import Phase
from tablemgr.rules.open_case import preview
from tablemgr.rules.open_case.preview import Option, Ruling, Way
from tablemgr.rules.open_case.reconstruction import ASIDE
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook.model import number_in_words
from tablemgr.service.session import TableSession
from ui.parts.role_words import role_text
from ui.presenter.faces import faces, name_of
from ui.presenter.ruling_words import (
    act_text,
    before_the_players,
    bet_cell,
    consequence_of,
    lot_cell,
    sum_cell,
    title_of,
)
from ui.presenter.words import bet_name, citation
from ui.theme.words import event_in_words, in_words, listed
from ui.views.shared import WhyNot, amount_text
from ui.views.supervisor import (
    AdjustLine,
    CaseView,
    MoneyRow,
    Notice,
    OptionLine,
    RulingColumn,
    SignView,
)

translate = QCoreApplication.translate

Answers = Mapping[tuple[int, str], bool]
"""By box and Player: whether he plays on."""


def case_view(
    session: TableSession, files: Sequence[CaseFile] = (), *, boxes_only: bool = False
) -> CaseView | None:
    """The open cases with every ruling, or None if no case is open.

    `files` is the case file so far: it gives the case's number, and how the House ruled before.
    """
    position = session.table.position
    if not position.cases:
        return None
    before = earlier(files, position.cases[0].kind, session.table.rulebook.id)
    number = next((f.number for f in files if f.stops and f.closed is None), None)
    found = preview.rulings(session.table)
    rows, house = rows_of(session, found, boxes_only=boxes_only)
    words = translate("case", "Round {number}: the game waits")
    title = words.format(number=session.round_no)
    if number is not None:
        words = translate("case", "Case {number}, Round {round}: the game waits")
        title = words.format(number=number, round=session.round_no)
    return CaseView(
        title,
        _notices(session, files),
        _cards(session),
        _still_open(session),
        tuple(_column(session, ruling, found, before) for ruling in found),
        rows,
        house,
        tuple(_barred(session, each) for each in preview.barred(session.table)),
        can_correct=bool(position.cards),
        retract=_retract(session),
    )


def _retract(session: TableSession) -> RulingColumn | None:
    """The ruling that the latest report was an error; None if something was done under it (I14)."""
    table = session.table
    command = Retract(preview.TO_BE_WRITTEN)
    if table.verify(command, Role.SHIFT_MANAGER) is not None:
        return None
    role = preview.outcome(table, (command,)).role
    return RulingColumn(
        translate("case", "The report was an error"),
        translate("case", "The case is closed. Nothing else changes."),
        citation(table.rulebook, "I14"),
        role,
        role_text(role),
        (command,),
        asks_text=True,
    )


def _notices(session: TableSession, files: Sequence[CaseFile]) -> tuple[Notice, ...]:
    position, book = session.table.position, session.table.rulebook
    notices = []
    for case in position.cases:
        texts = [
            event_in_words(book, flag)
            for flag in position.flags
            if (flag.code, flag.paragraph) == (case.kind, case.paragraph)
        ]
        text = texts[-1] if texts else case.kind
        same = (f for f in reversed(files) if f.kind == case.kind and f.stops and f.closed is None)
        said = _said(next(same, None))
        if said and not text.endswith((".", "!", "?")):
            text += "."
        text = " ".join((text, *said))
        notices.append(Notice(text, citation(book, case.paragraph)))
    return tuple(notices)


def _said(file: CaseFile | None) -> list[str]:
    """Quote what the person who reported it said besides the kind: the boxes, and his own words."""
    if file is None:
        return []
    boxes = listed(
        str(box) if box else translate("case", "Dealer") for box in file.said.get("boxes", ())
    )
    text = str(file.said.get("text", ""))
    words = [translate("case", "Boxes: {boxes}.").format(boxes=boxes)] if boxes else []
    return [*words, f"\u201c{text}\u201d"] if text else words


def _still_open(session: TableSession) -> tuple[str, ...]:
    """Say what is still to be decided, a line each; the last counts the Players who must choose."""
    position = session.table.position
    waiting = players_waited_for(position)
    texts = [in_words(what) for what in undecided(position)]
    lines = [text[:1].upper() + text[1:] for text in texts[: len(texts) - len(waiting)]]
    if waiting:
        words = translate("case", "Players who must still choose: {count}")
        lines.append(words.format(count=len(waiting)))
    return tuple(lines)


def _cards(session: TableSession) -> tuple[Card | None, ...]:
    position = session.table.position
    aside = position.aside
    if not aside and any(case.kind == "excess-card" for case in position.cases):
        aside = _too_many(position)
    return faces(position, ASIDE, aside)


def _too_many(position: Position) -> tuple[Card, ...]:
    """I6: the cards of the Round that are more than the decks have, in the order read."""
    cards = [each for each in position.cards if not isinstance(each, UnreadCard)]
    earlier = {each: position.card_counts[each.index] - cards.count(each) for each in cards}
    return tuple(
        each
        for place, each in enumerate(cards, 1)
        if earlier[each] + cards[:place].count(each) > position.decks
    )


def _barred(session: TableSession, found: preview.Barred) -> WhyNot:
    book = session.table.rulebook
    return WhyNot(in_words(found.refusal.message), citation(book, found.refusal.paragraph))


def _precedent(ruling: Ruling, before: Counter[str]) -> tuple[str, bool]:
    """How often the House has ruled so, in words, and whether it has more often ruled otherwise.

    A ruling by which each Player chooses for himself has no precedent.
    """
    count = before.total()
    if not count or ruling.way is Way.RETURN:
        return "", False
    same = before[remedy_of(ruling.commands)]
    words = translate("case", "ruled so in {same} of {count}")
    return words.format(same=same, count=count), 2 * same < count


def _column(
    session: TableSession, ruling: Ruling, found: Sequence[Ruling], before: Counter[str]
) -> RulingColumn:
    position = session.table.position
    aside = bool(position.undue)
    asks = any(isinstance(command, Choose) for command in ruling.commands)
    head = before_the_players(ruling.commands)
    title = title_of(ruling, cards_aside=aside, name=partial(name_of, position))
    precedent, departs = _precedent(ruling, before)
    voids = [each for each in found if each.way is Way.VOID]
    if ruling.way is Way.VOID and len(voids) > 1:
        title = f"{title} ({number_in_words(ruling.paragraph)})"
    return RulingColumn(
        title,
        consequence_of(ruling, cards_aside=aside),
        citation(session.table.rulebook, ruling.paragraph),
        ruling.role,
        role_text(ruling.role),
        head if asks else ruling.commands,
        asks_players=asks,
        asks_text=ruling.way is Way.DECIDE,
        choose=title,
        answer=ruling.way is not Way.RETURN if asks else None,
        before=precedent,
        departs=departs,
    )


def rows_of(
    session: TableSession, found: Sequence[Ruling], *, boxes_only: bool
) -> tuple[tuple[MoneyRow, ...], MoneyRow]:
    """Rows with a cell for each ruling: each Player, then his Bets; and the House's row."""
    book = session.table.rulebook
    nets = [dict(ruling.net) for ruling in found]
    players = sorted({bet.player for ruling in found for bet in ruling.bets})
    rows: list[MoneyRow] = []
    for player in players:
        of_player = [[b for b in ruling.bets if b.player == player] for ruling in found]
        sums = tuple(
            sum_cell(
                net.get(player, ZERO),
                sum((bet.stays for bet in bets), ZERO),
                boxes_only=boxes_only,
            )
            for net, bets in zip(nets, of_player, strict=True)
        )
        rows.append(MoneyRow(player, sums, person=True))
        for same in zip(*of_player, strict=True):
            first = same[0]
            several = sum((bet.box, bet.bet) == (first.box, first.bet) for bet in of_player[0]) > 1
            hand = translate("case", "Hand {hand}").format(hand=first.hand)
            bet = hand if several else bet_name(book, first.bet)
            label = translate("case", "Box {box}, {bet}").format(box=first.box, bet=bet)
            detail = "" if boxes_only else amount_text(first.stake)
            cells = tuple(bet_cell(book, bet, boxes_only=boxes_only) for bet in same)
            rows.append(MoneyRow(label, cells, detail))
    cells = tuple(sum_cell(r.house, r.stays, boxes_only=boxes_only) for r in found)
    return tuple(rows), MoneyRow(translate("case", "House"), cells, person=True)


# --- once a ruling is chosen ---------------------------------------------------------------------


def options_of(session: TableSession, column: RulingColumn) -> tuple[Option, ...]:
    """The Players to ask under a ruling, each with both answers played out; empty if none is asked.

    Raises `Refusal` if the table no longer allows the ruling.
    """
    return preview.options(session.table, column.commands) if column.asks_players else ()


def option_lines(
    options: Sequence[Option], answers: Answers, *, boxes_only: bool = False
) -> tuple[OptionLine, ...]:
    """A line for each Player who is asked: what each answer does, and what he has answered."""
    lines = []
    for option in options:
        where = translate("case", "Box {box}").format(box=option.box)
        key = (option.box, option.player)
        lines.append(
            OptionLine(
                option.box,
                option.player,
                where,
                lot_cell(option.on, boxes_only=boxes_only),
                lot_cell(option.back, boxes_only=boxes_only),
                answers.get(key, option.chosen),
            )
        )
    return tuple(lines)


def commands_of(
    column: RulingColumn,
    lines: Sequence[OptionLine],
    text: str = "",
    moved: Sequence[Adjust] = (),
) -> tuple[Command, ...]:
    """All commands of a ruling, in the order in which the table is told.

    A Player who has not answered counts as if he had answered what the ruling assumes of all, so
    that the Reconstruction can be shown before the Players choose (5.7.2). `text` is what was
    written, `moved` is the money that a decision moves.
    """
    if column.asks_text:
        retracts = any(isinstance(command, Retract) for command in column.commands)
        return (Retract(text) if retracts else Decide(text), *moved)
    if not column.asks_players:
        return column.commands
    supposed = column.answer is not False
    chosen = [
        Choose(line.box, line.player, supposed if line.goes_on is None else line.goes_on)
        for line in lines
    ]
    return (*column.commands, *chosen, Resume())


def adjust_lines(session: TableSession) -> tuple[AdjustLine, ...]:
    """Every Player with a Bet, box by box: a decision may pay him or collect from him (I13)."""
    words = translate("case", "Box {box}   {player}")
    keys = dict.fromkeys((bet.box, bet.player) for bet in session.table.position.every_bet())
    return tuple(
        AdjustLine(box, player, words.format(box=box, player=player)) for box, player in keys
    )


def sign_view(
    session: TableSession,
    column: RulingColumn,
    commands: Sequence[Command],
    *,
    boxes_only: bool = False,
) -> SignView:
    """Show what is about to be signed. Raises `Refusal` if the table no longer allows it."""
    ruling = preview.outcome(session.table, commands)
    rows, house = rows_of(session, [ruling], boxes_only=boxes_only)
    name = partial(name_of, session.table.position)
    acts = [act_text(command, name) for command in commands if not isinstance(command, Resume)]
    if ruling.phase not in (Phase.VOID, Phase.IRREGULARITY):
        acts.append(act_text(Resume()))
    decides = any(isinstance(command, Decide) for command in commands)
    hint = translate("case", "Why the report was an error")
    return SignView(
        column.title,
        column.cite,
        tuple(acts),
        rows,
        house,
        ruling.role,
        role_text(ruling.role),
        tuple(commands),
        column.asks_text,
        translate("case", "What was decided, in a sentence") if decides else hint,
        adjust_lines(session) if decides else (),
        translate("case", "The House has mostly ruled otherwise on this kind before.")
        if column.departs
        else "",
    )
