"""Lists what can be reported at a table, and which Bets can be found after the close.

Decides nothing: the table says what a report would lead to now.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.past.case_kinds import KIND_WORDS, kind_words
from tablemgr.rules.commands import AtOnce, Bet, FoundBet, Report
from tablemgr.rules.events import CaseOpened, Flagged
from tablemgr.rules.games.irregularities.at_once import drawn_last
from tablemgr.rules.games.irregularities.retracting import report_to_retract
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.service.session import TableSession
from ui.presenter.felt import is_in_play
from ui.presenter.misread import read_cards
from ui.presenter.words import bet_name, citation, later_bets
from ui.theme.words import in_words, listed
from ui.views.bets import NOTIONAL
from ui.views.supervisor import FoundBetView, ReadAtOnce, ReportKind, ReportView

translate = QCoreApplication.translate

_ASKS: Final[dict[str, tuple[str, ...]]] = {
    "card-to-empty-box": ("empty-box",),
    "wrong-number": ("box",),
    "examined": ("box",),
    "simultaneous": ("cards",),
    "foreign-card": ("which",),
    "face-up-card": ("which",),
    "exposed": ("any-box", "count", "seen", "by-player"),
    "misdeal": ("boxes", "note", "seen"),
    "other": ("text",),
}
_ORDER: Final = tuple(KIND_WORDS)


def kind_text(kind: str) -> str:
    """A kind of irregularity as a person says it, in the language of the screen."""
    return in_words(kind_words(kind))


def report_view(session: TableSession) -> ReportView:
    """Every kind of report that this game knows, in the order of `KIND_WORDS`."""
    table = session.table
    kinds = sorted(table.vocabulary.reports, key=_ORDER.index)
    return ReportView(
        tuple(_kind(session, kind) for kind in kinds),
        table.boxes,
        _boxes(session, with_bet=False),
        _read_at_once(session),
        _to_retract(session),
    )


def _to_retract(session: TableSession) -> str:
    """I14: what the report says that can be withdrawn now, also one that was only a flag."""
    report = report_to_retract(session.table.position)
    if report is None:
        return ""
    return in_words(message_of(session.table.rulebook, report.kind, report.text))


def _read_at_once(session: TableSession) -> tuple[ReadAtOnce, ...]:
    """I25: which of two cards that came at once the table can have read."""
    cards = tuple(drawn_last(session.table.steps))
    if not cards:
        return ()
    names = [read.name for read in read_cards(session)[-len(cards) :]]
    one = translate("report", "Only one was read: {0}").format(names[-1])
    choices = [
        ReadAtOnce(one, 1),
        ReadAtOnce(translate("report", "Neither was read")),
    ]
    if len(cards) > 1:
        both = translate("report", "Both were read: {0}").format(listed(names))
        choices.insert(0, ReadAtOnce(both, len(cards)))
    return tuple(choices)


def with_the_read(session: TableSession, report: Report, count: int) -> Report:
    """I25: the report, if so many of its two cards were the last that were read."""
    if not count:
        return report
    pair = (*drawn_last(session.table.steps)[-count:], *report.cards)
    return AtOnce(number=len(session.table.position.cards) + 1 - count, cards=pair)


def _boxes(session: TableSession, *, with_bet: bool) -> tuple[int, ...]:
    """The boxes in play, or those that are not."""
    position = session.table.position
    taken = {number for number, box in position.boxes.items() if is_in_play(position, box)}
    every = range(1, session.table.boxes + 1)
    return tuple(number for number in every if (number in taken) == with_bet)


def _kind(session: TableSession, kind: str) -> ReportKind:
    table = session.table
    asks = _ASKS.get(kind, ())
    if kind == "misdeal" and not _depends_on_seen(session, kind):
        asks = ("boxes", "note")
    if not table.family.hands_on_boxes:
        asks = tuple(what for what in asks if what != "boxes")
    try:
        events = table.decide(_trial(session, kind))
    except Refusal as refusal:
        return ReportKind(
            kind,
            kind_text(kind),
            in_words(refusal.message),
            citation(table.rulebook, refusal.paragraph),
            asks,
        )
    (flag, *_) = [event for event in events if isinstance(event, Flagged)]
    if kind == "exposed":
        effect = translate("report", "depends on what is reported")
    elif any(isinstance(event, CaseOpened) for event in events):
        effect = translate("report", "stops the Round")
    else:
        effect = translate("report", "is only noted")
    return ReportKind(kind, kind_text(kind), effect, citation(table.rulebook, flag.paragraph), asks)


def _depends_on_seen(session: TableSession, kind: str) -> bool:
    book = session.table.rulebook
    return any(each.kind == kind and "seen" in each.when for each in book.irregularities)


def _trial(session: TableSession, kind: str) -> Report:
    """A report of the kind, only to see what it would lead to."""
    asks = _ASKS.get(kind, ())
    fitting = _boxes(session, with_bet="empty-box" not in asks)
    box = next(iter(fitting), 1) if {"box", "any-box", "empty-box"} & {*asks} else None
    cards = (card("As"), card("Ks")) if "cards" in asks else ()
    return Report(kind, box=box, cards=cards, count=2 if "count" in asks else 0, text="-")


def why_no_bet_found(session: TableSession) -> Refusal | None:
    """Why no Bet that is found now can count (5.14), whosever it is; None if one can."""
    book, nobody = session.table.rulebook, ""
    if book.betting.has_initial_bet:
        return session.verify(FoundBet(Bet(1, nobody, Money(1))))
    return session.verify(FoundBet(Bet(1, nobody, Money(1), kind=next(iter(book.side_bets)))))


def found_bet_view(session: TableSession) -> FoundBetView:
    """The boxes, the Players who have a Bet already, the kinds of Bet."""
    book, position = session.table.rulebook, session.table.position
    initial = ("initial",) if book.betting.has_initial_bet else ()
    kinds = (*initial, *book.side_bets)
    return FoundBetView(
        session.table.boxes,
        tuple(position.players),
        tuple((kind, bet_name(book, kind)) for kind in kinds),
        citation(book, book.cites["found-too-late"]),
        later_bets(book),
        NOTIONAL if session.boxes_only else None,
    )
