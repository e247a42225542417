"""No position of any Round is one that a screen can't show: every view is built after each step.

All records of the tests, and of each game eight seeded Rounds whose first trouble comes after one,
four, seven … twenty-two commands, so that it meets the Bets, the dealing, the decisions and the
settlement. `make test` takes a third of the records and builds the views of each step for some
of these, for the others those of the end; `make whole` builds all. No widget is made here;
`tests/ui/test_every_window.py` makes them.
"""

from __future__ import annotations

from contextlib import suppress

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.past.case_book import CaseBook
from tablemgr.rules.commands import parse
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.interruption import answer_interruption, confirm_cards, restore
from tablemgr.service.session import TableSession
from tests.tablemgr.memory_journal import session_of
from tests.ui.sweep.rounds import SAM, AnyRound, in_part, records, troubled
from ui.presenter.settlement import rows_to_work, settlement_view
from ui.world.screen import (
    build_case,
    build_every_view,
    build_misreads,
    build_past,
    profile_of,
)

ROUNDS: list[AnyRound] = [
    *(record for record in records() if in_part(record, 3)),
    *troubled(range(0, 24, 3)),
]


def stepped(session: TableSession, round_: AnyRound) -> int:
    """Play the Round, each view built after its steps or its end; gives how many steps it had."""
    profile = profile_of(session.table)
    each_step, book = in_part(round_, 8), CaseBook()
    steps = 0
    for command, by in round_.commands(session.table):
        with suppress(Refusal):
            session.do(command, by=by)
        steps += 1
        if each_step:
            build_every_view(session, profile)
            build_case(session, book)
    if not each_step:
        build_case(session, book)
    return steps


@pytest.mark.parametrize("round_", ROUNDS, ids=str)
def test_every_view_can_be_built_after_each_step_and_a_restore_shows_the_same(
    round_: AnyRound,
) -> None:
    session = session_of(round_.table())
    assert stepped(session, round_)
    count = len(session.table.position.cards)
    build_misreads(session, {1, (count + 1) // 2, count})
    profiles = [profile_of(session.table), profile_of(session.table, boxes_only=True)]
    shown = [build_every_view(session, profile) for profile in profiles]
    restore(session)
    if session.check.due:  # what was there before: the table has been compared
        answer_interruption(session, affects=False)
        confirm_cards(session)
    assert [build_every_view(session, profile) for profile in profiles] == shown
    if session.round_no:
        build_past(session, profiles[0])


def test_a_bet_that_goes_back_before_its_hand_is_dealt_has_no_hand_to_tell_of() -> None:
    """The fault that ended a table for good: a Void with the Bets still open (I2)."""
    session = session_of(Table(load("rws-blackjack")))
    for line in ("open", "bet 3 ann 100", "irregularity foreign-card", "void 5.5.1"):
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=SAM)
    rows = rows_to_work(session, "right")
    view = settlement_view(session, profile_of(session.table), rows, 0)
    assert [(line.box, line.player, line.detail) for line in view.lines] == [(3, "ann", "")]
