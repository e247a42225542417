"""A past Round as it is re-enacted: each step in words, the felt after it."""

from __future__ import annotations

from contextlib import suppress

from tablemgr.basics.errors import Refusal
from tablemgr.past.reenactment import Reenactment
from tablemgr.rules.commands import parse
from tablemgr.service.session import TableSession
from tests.tablemgr.tables import tell
from tests.ui.presenter.positions import PAIR, dealt, told
from ui.presenter.reenact import reenact_view, step_lines
from ui.views.reenact import ReenactView, StepLine
from ui.views.shared import Tone
from ui.world.screen import profile_of


def past(session: TableSession) -> Reenactment:
    return Reenactment(session.journal.entries(round_no=1), 1)


def lines_of(session: TableSession) -> tuple[StepLine, ...]:
    return step_lines(past(session), profile_of(session.table))


def view_at(session: TableSession, at: int) -> ReenactView:
    profile = profile_of(session.table)
    return reenact_view(past(session), at, lines_of(session), profile, (True, False))


def test_every_step_has_its_line_and_who_acted_if_it_was_not_the_dealer() -> None:
    session = dealt(*PAIR)
    assert [(line.text, line.who) for line in lines_of(session)] == [
        (text, "mary, Shift Manager")
        for text in (
            *("The Round is open", "Box 1: ann 100", "Box 1: bob 50", "The Bets are closed"),
            *("Box 1: 8♥", "Dealer: 6♦", "Box 1: 8♦", "The Interim Settlement is made"),
        )
    ]
    own = dealt()
    tell(own, "open")
    assert [(line.text, line.who) for line in lines_of(own)] == [("The Round is open", "")]


def test_the_felt_and_the_guide_are_those_after_the_step() -> None:
    session = dealt(*PAIR)
    begins, fifth, last = (view_at(session, at) for at in (0, 5, 8))
    assert (begins.happened, begins.tone, begins.cite) == (
        "The Round is about to begin.",
        *(Tone.PLAIN, None),
    )
    assert begins.felt.box(1).in_play is False
    assert (fifth.title, fifth.happened) == ("Round 1, step 5 of 8", "Box 1: 8♥")
    assert [len(hand.cards) for hand in fifth.felt.box(1).hands] == [1]
    assert (fifth.guide, last.guide) == (
        "Deal a card, face up, to yourself.",
        "Ask box 1 with 16.",
    )
    assert [len(hand.cards) for hand in last.felt.box(1).hands] == [2]
    assert (last.at, last.can_earlier, last.can_later) == (8, True, False)
    assert last.felt.shoe.text == "Past Round"


def test_what_was_refused_is_told_with_why_and_where_it_stands_3_20() -> None:
    session = dealt(*PAIR, "split 1", "card 3h")
    for command in parse("stand 1", session.table.vocabulary):
        with suppress(Refusal):
            session.do(command)
    view = view_at(session, len(past(session).steps))
    assert view.happened == "Refused: stand 1. A total of 11 must draw: no Stand below 12."
    assert view.tone is Tone.TAKE
    assert view.cite is not None
    assert view.cite.number == "3.20"


def test_the_acts_of_a_case_are_told_as_they_were_signed() -> None:
    session = told(dealt(*PAIR), "irregularity foreign-card", "void 5.5.1")
    *_, report, void = lines_of(session)
    assert void == StepLine(void.time, "The Round is Void under 5.5.1.", void.who, Tone.WARN)
    assert report.tone is Tone.WARN


def test_what_resolved_a_case_is_said_as_it_was_ruled() -> None:
    misdeal = ("irregularity misdeal", "reconstruct yes", "choose 1 ann return")
    for lines, said in (
        (("irregularity foreign-card", "void 5.5.1"), ["The Round is Void under 5.5.1."]),
        (misdeal, ["The cards are Reconstructed.", "Box 1: ann takes the Bet back."]),
        (("correct 1 Kh",), ["Card 1 was really K♥."]),
        (("irregularity simultaneous 5h 6c", "first 6c"), ["6♣ comes first."]),
    ):
        session = dealt(*PAIR, *lines)
        last = lines_of(session)[-len(said) :]
        assert [(line.text, line.tone) for line in last] == [(text, Tone.WARN) for text in said]
