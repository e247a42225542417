"""Every view that a screen can show of a table, built once: no widget, no picture."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tablemgr.basics.cards import DECK
from tablemgr.house.profile import DEFAULT, Profile, Setting, reads
from tablemgr.house.profile_change import changed
from tablemgr.past.case_book import CaseBook
from tablemgr.past.reenactment import Reenactment
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from ui.demonstration.record import layout_for
from ui.presenter.asking import walk_away
from ui.presenter.case import case_view, commands_of, option_lines, options_of, sign_view
from ui.presenter.case_plan import plan_view
from ui.presenter.families import presenter_of
from ui.presenter.felt import felt_view
from ui.presenter.guide import guide_view
from ui.presenter.hands import bets_left, compare_view, keypad_view
from ui.presenter.header import header_view
from ui.presenter.interruption import interruption_view
from ui.presenter.misread import misread_view, read_cards
from ui.presenter.reenact import reenact_view, step_lines
from ui.presenter.reporting import found_bet_view, report_view
from ui.presenter.settlement import rows_to_work, settlement_view


def profile_of(table: Table, *, boxes_only: bool = False) -> Profile:
    """The default house with that table's game in it."""
    layout = layout_for(table.rulebook, table.boxes)
    return _profile(table.rulebook.id, layout, table.decks, boxes_only)


@cache
def _profile(game: str, layout: str, decks: int, boxes_only: bool) -> Profile:
    settings: dict[str, Setting | None] = {
        "game": game,
        "layout": layout,
        "decks": decks,
        "table-manners.boxes-only": boxes_only,
    }
    return reads(changed(DEFAULT, settings, "profile"), "profile")


def build_every_view(session: TableSession, profile: Profile) -> list[object]:
    """All of them; raises what a presenter raises. What can't be open now is not built."""
    boxes_only = profile.table_manners.boxes_only
    position = session.table.position
    views: list[object] = [
        felt_view(session, profile, None),
        header_view(session, profile, None),
        guide_view(session, boxes_only=boxes_only),
        compare_view(session, "", boxes_only=boxes_only),
        list(bets_left(position)),
        keypad_view(session),
        settlement_view(session, profile, rows_to_work(session, "right"), 0),
        walk_away(session),
        report_view(session),
        found_bet_view(session),
    ]
    family = presenter_of(position)
    views += [family.question(session, place) for place in family.buttons]
    touched = (family.touched(session, number) for number in range(1, session.table.boxes + 1))
    views += [each and (each.question, each.command, str(each.refusal)) for each in touched]
    if not session.between_rounds:
        views.append(interruption_view(session))
    return views


def build_case(session: TableSession, book: CaseBook, *, boxes_only: bool = False) -> int:
    """The case panel, each ruling led to its signature; gives how many rulings there are.

    `book` has read what the journal had when it was last asked, as the window's has.
    """
    book.read(session.journal.entries(after=book.last_seq))
    view = case_view(session, book.files(), boxes_only=boxes_only)
    if view is None:
        return 0
    for column in view.columns:
        options = options_of(session, column)
        answers = {(each.box, each.player): column.answer is not False for each in options}
        lines = option_lines(options, answers, boxes_only=boxes_only)
        commands = commands_of(column, lines, "It stands.")
        plan_view(session, commands, frozenset())
        sign_view(session, column, commands, boxes_only=boxes_only)
    return len(view.columns)


def build_misreads(session: TableSession, numbers: Collection[int]) -> None:
    """Build the view of what would change if each of those cards had been another one."""
    for read in read_cards(session):
        if read.number in numbers:
            card = session.table.position.cards[read.number - 1]
            truth = DECK[(DECK.index(card) + 17) % len(DECK)]
            misread_view(session, read.number, truth)


def build_past(session: TableSession, profile: Profile) -> None:
    """The Round as it is re-enacted, at each of its steps."""
    entries = session.journal.entries(round_no=session.round_no)
    past = Reenactment(entries, session.round_no)
    lines = step_lines(past, profile)
    for at in range(len(past.steps) + 1):
        reenact_view(past, at, lines, profile, (False, False))
    past.record()


def look(session: TableSession) -> None:
    """Build all that the window shows of the table as it stands. Raises what a presenter raises."""
    build_every_view(session, profile_of(session.table))
