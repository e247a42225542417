"""What is put right at a table after more has happened, and what no longer can be (I12, I23)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Refusal
from tablemgr.journal import EntryKind
from tablemgr.past.history import past_round
from tablemgr.past.record import reads
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import Stood, TakeBack, TooEarly
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.chip_acts import tick
from tablemgr.service.session import TableSession
from tablemgr.world.served import exported
from tests.tablemgr.tables import open_session, tell

TWO = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
SUPERVISOR = Person("sam", Role.PIT_SUPERVISOR)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    session = open_session(tmp_path / "t.journal", "rws-blackjack")
    yield session
    session.journal.close()


def hands(session: TableSession) -> list[list[str]]:
    return [[each.code for each in cards] for _, cards in session.table.position.rows()]


def test_a_stand_of_the_same_box_after_the_card_was_needless(session: TableSession) -> None:
    """Told late, that the card was no Hit: the box had stood already."""
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", "stand 1")
    session.do(Stood(6), by=SUPERVISOR)
    assert hands(session)[:2] == [["9s", "4c"], ["9d", "4h", "2s"]]
    assert blackjack_of(session.table.position).turn == (2, 0)


def test_what_lies_elsewhere_by_a_late_word_opens_one_case_i12_i18(session: TableSession) -> None:
    """Box 1 had stood: the 2 was the Hit of box 2, which still has to decide about the 3."""
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", "hit 1", "card 3h")
    session.do(Stood(6), by=SUPERVISOR)
    assert hands(session)[:2] == [["9s", "4c"], ["9d", "4h", "2s"]]
    assert session.table.position.aside == (card("3h"),)
    assert [case.kind for case in session.table.position.cases] == ["correction"]
    assert session.table.position.flags[-1].text == (
        "Box 1 had stood before card 6: a later card or decision was not due."
    )
    tell(session, "as sam pit-supervisor", "reconstruct yes")
    tell(session, "choose 1 ann continue", "choose 2 bob continue", "resume", "hit 2", "stand 2")
    assert hands(session)[1] == ["9d", "4h", "2s", "3h"]


def test_the_case_of_a_late_word_stays_open_through_a_correction_i18(session: TableSession) -> None:
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", "hit 1", "card 3h")
    session.do(Stood(6), by=SUPERVISOR)
    tell(session, "as sam pit-supervisor", "correct 7 3d")
    assert [case.kind for case in session.table.position.cases] == ["correction"]
    assert session.table.position.aside == (card("3d"),)
    tell(session, "correct 6 As")
    assert hands(session)[1] == ["9d", "4h", "As"]
    assert session.table.position.aside == (card("3d"),)


def test_a_card_that_the_late_word_makes_nobodys_opens_no_second_case_i4(
    session: TableSession,
) -> None:
    """Nobody awaits a card at announced Hits: the 2 is I4's, and what came after it lies beside."""
    tell(session, *TWO, "card 9s 9d 8s 4c 8h", "proceed", "card 2s", "hit 1", "card 3h", "stand 1")
    session.do(Stood(6), by=SUPERVISOR)
    assert len(session.table.position.cases) == 1


@pytest.mark.parametrize(
    ("later", "then", "refused"),
    [
        (("stand 1", "card 2h"), (), 1),  # a Stand that counts no more
        (("hit 1", "card 3h"), (), 1),  # 5.7: the 3 lies beside, and is decided on
        (
            ("hit 1", "card 3h"),
            ("reconstruct yes", "choose 1 ann continue", "choose 2 bob continue", "resume"),
            1,
        ),
    ],
)
def test_a_round_with_a_late_word_is_exported_and_replays_i12(
    session: TableSession, later: tuple[str, ...], then: tuple[str, ...], refused: int
) -> None:
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "proceed", "card 2s", *later)
    session.do(Stood(6), by=SUPERVISOR)
    tell(session, "as sam pit-supervisor", *then)
    assert list(exported(session)) == []
    past = past_round(session.journal.entries(), session.round_no)
    assert len(past.refused) == refused


def test_a_round_in_which_a_bust_was_none_is_exported_i12(session: TableSession) -> None:
    """What was collected by mistake is remembered (5.10.1) and is no line of a record."""
    tell(session, "open", "bet 1 ann 100 seated", "close", "card Th 9d 6s", "proceed", "card Kc")
    session.do(Stood(4))
    assert list(exported(session)) == []


def acts(session: TableSession) -> list[tuple[str, bool]]:
    found = session.journal.entries(kinds=(EntryKind.ACT,))
    return [(entry.data["command"], "inferred" in entry.data) for entry in found]


def flags(session: TableSession) -> list[str]:
    return [flag.paragraph for flag in session.table.position.flags]


# --- a card in the Interim Settlement (I12) -------------------------------------------------------

INTERIM = (*TWO[:2], "side 1 ann rws-pairs 10", *TWO[2:], "card 9s 9d As 9h 4h")


def test_a_card_in_the_interim_settlement_is_deal_on_and_the_hit_of_who_is_next(
    session: TableSession,
) -> None:
    tell(session, *INTERIM, "card 2c")
    assert hands(session)[0] == ["9s", "9h", "2c"]
    assert acts(session)[-3:] == [("proceed", True), ("hit 1", True), ("card 2c", True)]
    assert flags(session) == []
    due = [(row.verb.value, row.moves[0].bet) for row in session.movements.due(session.table)]
    assert due == [("pay", "rws-pairs")], "what was still to pay stays due (5.16)"


def test_it_is_the_card_that_is_due_if_the_house_plays_b16(session: TableSession) -> None:
    tell(session, *TWO, "card 5s 9d As 4c 4h", "walk-away 1", "card 2c")
    assert hands(session)[0] == ["5s", "4c", "2c"]
    assert acts(session)[-2:] == [("proceed", True), ("card 2c", True)]
    assert session.table.one_touch() is None
    assert session.table.too_early() == TooEarly(6)


def test_it_is_the_dealers_if_no_hand_waits_b5(session: TableSession) -> None:
    tell(session, *TWO, "card As Ad 9s Kc Kd", "card 2c")
    assert acts(session)[-2:] == [("proceed", True), ("card 2c", True)]


def test_too_early_makes_it_a_card_that_no_hand_was_due_and_all_can_be_asked_for(
    session: TableSession,
) -> None:
    tell(session, *INTERIM, "insure 2 bob 50", "card 2c", "irregularity face-up-card")
    session.do(TooEarly(6))
    assert session.table.position.phase is Phase.IRREGULARITY
    assert flags(session) == ["5.11", "5.7"]
    assert session.table.position.aside[0].code == "2c"
    assert [command for command, _ in acts(session)][-1] == "too-early 6"
    assert [note.code for note in session.table.position.notes] == ["too-early"]
    tell(session, "as sue shift-manager", "reconstruct yes")
    tell(session, "choose 1 ann continue", "choose 2 bob continue", "resume")
    assert "insure 1 ann" in session.table.allowed()
    tell(session, "insure 1 ann 50", "proceed", "stand 1", "hit 2")
    assert hands(session)[1] == ["9d", "4h", "2c"]
    tell(session, "stand 2", "card Kd", "settle")
    past = past_round(session.journal.entries(), 1)
    record = reads(past.record(), "f")
    assert record.expect is not None
    assert differences(play(record), record.expect) == []


@pytest.mark.parametrize("later", ["stand 1", "card 3c"])
def test_too_early_is_over_with_the_next_decision_or_card(
    session: TableSession, later: str
) -> None:
    tell(session, *INTERIM, "card 2c", later)
    assert session.table.too_early() is None
    assert session.verify(TooEarly(6), by=SUPERVISOR) is not None


def test_the_hand_had_stood_and_play_had_gone_on(session: TableSession) -> None:
    tell(session, *INTERIM, "card 2c")
    session.do(Stood(6))
    assert hands(session)[:2] == [["9s", "9h"], ["9d", "4h", "2c"]]


# --- a card that is held (I23) --------------------------------------------------------------------

HELD = (
    *(*TWO, "card 9s 9d 8s 7c 4h", "proceed", "hit 1", "irregularity simultaneous 2c Kc"),
    *("as sue shift-manager", "first 2c", "choose 1 ann continue", "choose 2 bob continue"),
    *("resume", "as dan dealer"),
)


def test_a_card_drawn_while_one_is_held_is_nobodys_and_the_guide_names_the_held_one(
    session: TableSession,
) -> None:
    tell(session, *HELD)
    assert hands(session)[0] == ["9s", "7c", "2c"]
    assert session.table.guide().text == "Ask box 1 with 18; the next card is the K♣."
    tell(session, "card 3d")
    assert flags(session) == ["5.12", "5.7"]
    assert hands(session)[0] == ["9s", "7c", "2c"]


def test_a_decision_is_not_taken_back_once_its_held_card_was_dealt(session: TableSession) -> None:
    tell(session, *HELD, "hit 1")
    assert hands(session)[0] == ["9s", "7c", "2c", "Kc"]
    refusal = session.verify(TakeBack())
    assert refusal is not None
    assert refusal.code == "nothing-to-take-back"


# --- what ends the one touch, and what does not (I12) ---------------------------------------------


@pytest.mark.parametrize("between", ["irregularity face-up-card", "walk-away 2"])
def test_a_flag_or_another_box_that_leaves_does_not_end_it(
    session: TableSession, between: str
) -> None:
    tell(session, *TWO, "card 9s 9d 8s 7c 4h", "proceed", "card 2c", between)
    assert session.table.one_touch() == Stood(6)
    session.do(Stood(6))
    assert hands(session)[0] == ["9s", "7c"]
    tell(session, between)
    assert session.table.last_inferred() is None or session.verify(Stood(6)) is None


@pytest.mark.parametrize("between", ["irregularity face-up-card", "walk-away 2"])
def test_a_decision_is_taken_back_beside_it(session: TableSession, between: str) -> None:
    tell(session, *TWO, "card 9s 9d 8s 7c 4h", "proceed", "stand 1", between)
    session.do(TakeBack())
    position = blackjack_of(session.table.position)
    assert position.turn == (1, 0)
    assert flags(session) == (["5.11"] if between.startswith("irregularity") else [])
    assert position.boxes[2].walked_away == (between == "walk-away 2")


@pytest.mark.parametrize("between", [("left 2",), ("left 2", "back 2")])
def test_another_box_that_leaves_or_comes_back_ends_neither_word_i12_i21(
    session: TableSession, between: tuple[str, ...]
) -> None:
    """Between the decision of box 1 and *Take back*, and between its card and *Box 1 stood*."""
    guest = (*TWO[:-1], "bet 2 cho 50", "close", "card 9s 9d 8s 7c 4h", "proceed")
    tell(session, *guest, "stand 1", *between)
    session.do(TakeBack())
    assert blackjack_of(session.table.position).turn == (1, 0)
    assert bool(session.table.position.boxes[2].gone) == (len(between) == 1)
    tell(session, *(() if len(between) > 1 else ("back 2",)), "card 2c", *between)
    assert session.table.one_touch() == Stood(6)
    session.do(Stood(6))
    assert hands(session)[0] == ["9s", "7c"]


def test_what_is_taken_back_leaves_no_flag_5_16(session: TableSession) -> None:
    tell(session, *INTERIM, "stand 1")
    assert flags(session) == ["5.16"]
    session.do(TakeBack())
    assert flags(session) == []


def test_chips_that_were_paid_for_what_is_taken_back_are_recovered_at_once(
    session: TableSession,
) -> None:
    tell(session, "open", "bet 1 ann 50 seated", "close", "card Ah Ad Kc", "even-money 1 ann")
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    session.do(TakeBack())
    (row,) = session.movements.due(session.table)
    assert (row.verb.value, str(row.amount)) == ("recover", "50.00")


def test_a_surrender_that_decided_a_report_is_not_taken_back_i3_i12(session: TableSession) -> None:
    """Without it the interruption would have been a Void: it had established an outcome."""
    tell(session, *TWO, "card 9s 9d 8s 4c 4h", "surrender 1", "irregularity technical-interruption")
    assert session.table.position.flags[-1].paragraph == "5.4.1"
    with pytest.raises(Refusal, match="Only the last decision can be taken back"):
        session.do(TakeBack())
    tell(session, "proceed", "stand 2", "card Th", "settle")
    assert list(exported(session)) == []
