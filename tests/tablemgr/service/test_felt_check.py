"""After a restart or a reconnect during a Round: the felt check, and what an interruption means."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.device import CardSentAgain, CardUnreadable, DeviceError, ErrorKind
from drivers.machine_events import JokerDrawn
from tablemgr.basics.cards import card
from tablemgr.basics.errors import Refusal
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import DealCard, Report, WalkAway
from tablemgr.rules.games.blackjack.commands import Stand
from tablemgr.service.device_acts import reported
from tablemgr.service.felt_check import RECONNECTED, RESTORED
from tablemgr.service.interruption import answer_interruption, confirm_cards, take_up
from tests.tablemgr.tables import ROUND, open_session, tell

DEALT = ROUND[:7]
"""Box 1 has K 9, the Dealer a card; the side Bet's cards are dealt."""
NO_SIDE = ("open", "bet 1 ann 100 seated", "close", "card Kh")


def test_after_a_restart_every_decision_waits_for_the_felt_check(tmp_path: Path) -> None:
    first = open_session(tmp_path / "t.journal")
    tell(first, *DEALT)
    first.journal.close()
    session = open_session(tmp_path / "t.journal")
    take_up(session)
    assert session.doubt == RESTORED
    assert session.check.interrupted
    with pytest.raises(Refusal) as caught:
        session.do(Stand(1))
    refusal = caught.value
    assert (refusal.code, refusal.paragraph) == ("interruption-unanswered", "5.4")
    answer_interruption(session, affects=False)
    for command in (Stand(1), WalkAway(1)):
        refused = session.verify(command)
        assert refused is not None
        assert (refused.code, refused.paragraph) == ("cards-unconfirmed", "5.4.1")
    confirm_cards(session, [["1", "initial"]])
    entry = session.journal.last
    assert entry is not None
    assert entry.data["bets"] == [["1", "initial"]]
    session.do(Stand(1))
    session.journal.close()


def test_what_an_interruption_means_is_still_asked_after_a_case_5_4(tmp_path: Path) -> None:
    """The program ends while a case is being signed: begun again, the case is resolved, the cards
    are confirmed, and no decision is taken before somebody has said what the interruption means.
    """
    first = open_session(tmp_path / "t.journal")
    tell(first, *NO_SIDE, "card 9d", "irregularity misdeal", "choose 1 ann continue")
    first.journal.close()
    session = open_session(tmp_path / "t.journal")
    take_up(session)
    tell(session, "as sue pit-supervisor", "resume", "as dan dealer", "card 7d")
    confirm_cards(session)
    assert session.check.interrupted
    refusal = session.verify(Stand(1))
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("interruption-unanswered", "5.4")
    answer_interruption(session, affects=False)
    session.do(Stand(1))
    session.journal.close()


def test_a_foreign_card_that_the_device_read_stops_the_round_5_5_1(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    joker = JokerDrawn()
    doubts, foreign = joker.doubts_cards, joker.is_foreign_card
    reported(session, joker.text_key, {}, doubts_cards=doubts, is_foreign_card=foreign)
    assert not session.table.position.cases, "between Rounds it is said, and nothing more"
    tell(session, *DEALT)
    reported(session, joker.text_key, {}, doubts_cards=doubts, is_foreign_card=foreign)
    (case,) = session.table.position.cases
    assert (case.kind, case.paragraph) == ("foreign-card", "5.5.1")
    entry = session.journal.last
    assert entry is not None
    assert (entry.data["command"], entry.data["via"]) == ("irregularity foreign-card", "device")
    session.journal.close()
    again = open_session(tmp_path / "t.journal")
    assert again.table.position.cases == [case]
    again.journal.close()


def test_only_what_was_read_as_none_of_the_set_is_foreign_5_5_1() -> None:
    """A card that was not read may be any card: nothing is guessed of it."""
    raised = DeviceError(ErrorKind.FOREIGN_CARD, 6, raised=True, in_error_mode=True)
    cleared = DeviceError(ErrorKind.FOREIGN_CARD, 6, raised=False, in_error_mode=False)
    misread = DeviceError(ErrorKind.CANNOT_READ, 1, raised=True, in_error_mode=True)
    assert raised.is_foreign_card
    others = (cleared, misread, CardUnreadable(b"\x80"), CardSentAgain(card("Kh"), None))
    assert not any(event.is_foreign_card for event in others)


def test_a_card_and_a_report_never_wait_for_it_i4(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *NO_SIDE)
    take_up(session)
    session.do(DealCard(card("9d")))
    session.do(Report("face-up-card"))
    assert session.doubt == RESTORED
    session.journal.close()


def test_a_reconnect_is_no_interruption_and_survives_a_later_doubt(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *DEALT)
    reported(session, RECONNECTED, {}, doubts_cards=True)
    reported(session, "device.gap", {}, doubts_cards=True)
    assert session.check.due
    assert not session.check.interrupted
    assert session.verify(Stand(1)) is not None
    confirm_cards(session)
    assert session.verify(Stand(1)) is None
    session.journal.close()


def test_another_doubt_holds_up_the_settlement_alone(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *DEALT)
    reported(session, "device.gap", {}, doubts_cards=True)
    assert session.verify(Stand(1)) is None
    session.journal.close()


def test_a_later_doubt_does_not_hide_that_the_program_was_away(tmp_path: Path) -> None:
    """What is asked after a start stays the question, whatever a device says meanwhile."""
    session = open_session(tmp_path / "t.journal")
    tell(session, *DEALT)
    for key in ("device.gap", RECONNECTED):
        take_up(session)
        reported(session, key, {}, doubts_cards=True)
        assert (session.doubt, session.check.due) == (RESTORED, True)
        confirm_cards(session)
        reported(session, key, {}, doubts_cards=True)
        assert session.doubt == key
    session.journal.close()


def test_where_nothing_lies_on_the_table_nothing_is_checked(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    take_up(session)
    tell(session, "open")
    take_up(session)
    assert not session.check.due
    session.journal.close()


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("baccarat", ("open", "bet 3 ann banker 100")),
        (
            "rws-blackjack",
            ("open", "bet 3 ann 100 seated", "side 6 cho boom-busted 10", "withdraw 3 ann"),
        ),
    ],
    ids=["a game without an Initial Bet", "a side Bet alone"],
)
def test_bets_of_every_kind_are_compared_after_a_restart_5_4(
    tmp_path: Path, game: str, lines: tuple[str, ...]
) -> None:
    session = open_session(tmp_path / "t.journal", game)
    tell(session, *lines)
    assert not any(box.bets for box in session.table.position.boxes.values())
    take_up(session)
    assert session.check.due
    assert session.check.interrupted
    session.journal.close()


@pytest.mark.parametrize(
    ("told", "established"), [(DEALT, True), (NO_SIDE, False)], ids=["side-bet", "one-card"]
)
def test_whether_an_outcome_is_established_is_asked_at_the_table_i3(
    tmp_path: Path, told: tuple[str, ...], established: bool
) -> None:
    session = open_session(tmp_path / "t.journal")
    tell(session, *told)
    take_up(session)
    assert session.table.outcome_established is established
    answer_interruption(session, affects=False)
    entry = session.journal.last
    assert entry is not None
    assert entry.kind is EntryKind.SESSION
    assert entry.data == {"interruption": "no-effect", "established": established}
    assert session.check.due, "the felt check is still to be made"
    session.journal.close()


def test_a_bonus_on_a_complete_hand_is_an_outcome_i3(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal", "si-ki-pi")
    tell(session, "open", "bet 1 ann 100 seated", "side 1 ann bonus-player 10", "close")
    assert not session.table.outcome_established
    tell(session, "card 2s 3s 4s 5s 6s 7s 8s 9s")
    assert session.table.outcome_established
    session.journal.close()
