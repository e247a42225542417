"""A card drawn while a Hand may Hit is its Hit; what was no Hit is put right (I12)."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Refusal
from tablemgr.journal import EntryKind
from tablemgr.past.case_book import case_files
from tablemgr.past.history import past_round
from tablemgr.past.record import reads
from tablemgr.past.reenactment import Reenactment
from tablemgr.past.replay import differences, play
from tablemgr.rules.commands import Reopen, Stood, TakeBack
from tablemgr.rules.games.blackjack.commands import Hit, Stand
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import HandPlace, blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.service.chip_acts import tick
from tablemgr.service.interruption import confirm_cards
from tablemgr.service.session import TableSession
from tests.tablemgr.service.conftest import Opener
from tests.tablemgr.tables import tell

GAMES = [game for game in games() if load(game).family == "blackjack"]
TWO = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
SUPERVISOR = Person("sam", Role.PIT_SUPERVISOR)


def hands(session: TableSession) -> list[list[str]]:
    return [[each.code for each in cards] for _, cards in session.table.position.rows()]


def acts(session: TableSession) -> list[tuple[str, bool]]:
    found = session.journal.entries(kinds=(EntryKind.ACT,))
    return [(entry.data["command"], "inferred" in entry.data) for entry in found]


def turn(session: TableSession) -> HandPlace | None:
    return blackjack_of(session.table.position).turn


@pytest.mark.parametrize("game", GAMES)
def test_a_card_drawn_while_a_hand_may_hit_is_its_hit(opened: Opener, game: str) -> None:
    session = opened(game)
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card 3s")
    assert hands(session)[0] == ["6h", "5c", "3s"]
    assert acts(session)[-2:] == [("hit 1", True), ("card 3s", True)]
    assert session.table.position.phase is BlackjackPhase.SUBSEQUENT_DEAL
    assert session.table.position.flags == []
    again = opened(game)
    assert again.table.history == session.table.history
    assert again.table.history[-2] == Hit(1, inferred=True)


@pytest.mark.parametrize("game", ["rws-blackjack", "blackjack-v5", "live-blackjack"])
def test_a_hard_21_may_hit_and_a_card_is_its_hit_b12(opened: Opener, game: str) -> None:
    session = opened(game)
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card Ts", "card As")
    assert hands(session)[0] == ["6h", "5c", "Ts", "As"]


def test_in_version_4_a_hard_21_stands_and_the_card_is_the_next_hands_b12(opened: Opener) -> None:
    session = opened("blackjack-v4")
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card Ts", "card 2s")
    assert hands(session)[:2] == [["6h", "5c", "Ts"], ["9d", "9h", "2s"]]


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        (("double 1", "card 2s"), "double 1"),
        (("split 1", "card 2s"), "split 1"),
        (("stand 1", "stand 2", "card 2s"), "stand 2"),
    ],
)
def test_a_card_that_is_due_is_no_hit(opened: Opener, lines: tuple[str, ...], last: str) -> None:
    session = opened()
    tell(session, *TWO, "card 6h 9d 8s 6c 9h", "proceed", *lines)
    assert acts(session)[-2:] == [(last, False), ("card 2s", False)]


def test_before_the_subsequent_deal_announced_a_card_is_no_hit_i4(opened: Opener) -> None:
    session = opened()
    session.hit_by_card = False
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "card 3s")
    assert [flag.paragraph for flag in session.table.position.flags] == ["5.7"]


def test_announced_a_card_that_no_hand_was_due_is_a_dealing_error_i4(opened: Opener) -> None:
    session = opened()
    session.hit_by_card = False
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card 3s")
    assert [flag.paragraph for flag in session.table.position.flags] == ["5.7"]
    assert session.table.position.phase is Phase.IRREGULARITY


def test_one_card_too_many_is_a_hit_that_cannot_be_i6(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed")
    session.table.position.card_counts[card("3s").index] = 8
    tell(session, "card 3s")
    assert [case.kind for case in session.table.position.cases] == ["excess-card"]


def test_box_1_stood_and_the_card_is_the_next_hands_hit(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 9d 8s 8c 4h", "proceed", "card 3s")
    assert hands(session)[:2] == [["9s", "8c", "3s"], ["9d", "4h"]]
    session.do(Stood(6))
    assert hands(session)[:2] == [["9s", "8c"], ["9d", "4h", "3s"]]
    assert session.table.history[-3:-1] == [Stand(1), Hit(2, inferred=True)]
    assert [command for command, _ in acts(session)][-3:] == ["hit 1", "card 3s", "stood 6"]
    (note,) = session.table.position.notes
    assert (note.paragraph, note.code) == ("I12", "box-stood")
    assert "Box 1 had stood before the 3♠" in note.text
    assert hands(opened()) == hands(session)


def test_who_may_not_say_that_it_stood_is_told_who_may_now_i1(opened: Opener) -> None:
    """At once any Dealer may, later only a Pit Supervisor: the refusal names the least role."""
    session, trainee = opened(), Person("tess", Role.TRAINEE)
    tell(session, *TWO, "card Th 9d Kd 8s 2c", "proceed", "card 5h")
    at_once = session.verify(Stood(6), by=trainee)
    tell(session, "card 2d")
    later = session.verify(Stood(6), by=trainee)
    assert at_once is not None
    assert later is not None
    assert (at_once.code, later.code) == ("beyond-authority", "beyond-authority")
    assert "for the Dealer or above" in at_once.text
    assert "for the Pit Supervisor or above" in later.text


def test_every_box_stood_and_the_card_is_the_dealers_b5(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 9d 8s 8c 9h", "proceed", "card 3s")
    session.do(Stood(6))
    session.do(Stood(6))
    assert hands(session) == [["9s", "8c"], ["9d", "9h"], ["8s", "3s"]]
    assert len(session.table.position.notes) == 2


def test_a_hit_that_bust_is_taken_off_where_the_box_had_stood_3_19(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 2d 8s 8c 4h", "proceed", "card Ts")
    assert [line.outcome.value for line in session.table.position.settlement] == ["lose"]
    session.do(Stood(6))
    assert session.table.position.settlement == []
    assert hands(session)[1] == ["2d", "4h", "Ts"]


def test_below_12_no_hand_stood_b13(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card 3s")
    refusal = session.verify(Stood(6))
    assert refusal is not None
    assert refusal.code == "stand-below-12"


def test_below_12_a_hand_may_have_stood_in_live_b13(opened: Opener) -> None:
    session = opened("live-blackjack")
    tell(session, *TWO, "card 6h 9d 8s 5c 9h", "proceed", "card 3s")
    session.do(Stood(6))
    assert hands(session)[1] == ["9d", "9h", "3s"]


def test_after_the_next_card_only_a_pit_supervisor_says_that_it_stood(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 3d 8s 8c 4h", "proceed", "card Ts", "hit 2", "card 2h")
    refusal = session.verify(Stood(6))
    assert refusal is not None
    assert refusal.code == "beyond-authority"
    session.do(Stood(6), by=SUPERVISOR)
    assert hands(session)[:2] == [["9s", "8c"], ["3d", "4h", "Ts", "2h"]]
    assert session.table.position.notes[0].code == "box-stood"


DRAWN = (*TWO, "card 9s 9d 8s 8c 4h", "proceed", "card 3s")


@pytest.mark.parametrize(
    "lines", [("hit 1",), ("stand 1", "double 2"), ("stand 1", "take-back", "stand 1")]
)
def test_one_touch_is_over_after_a_decision_that_was_taken_back(
    opened: Opener, lines: tuple[str, ...]
) -> None:
    session = opened()
    tell(session, *DRAWN)
    for line in lines:
        session.do(TakeBack()) if line == "take-back" else tell(session, line)
    while session.verify(TakeBack()) is None:
        session.do(TakeBack())
    for table in (session, opened()):
        assert table.table.one_touch() is None
        refusal = table.verify(Stood(6))
        assert refusal is not None
        assert refusal.code == "beyond-authority"
        assert hands(table)[0] == ["9s", "8c", "3s"]
    session = opened()
    session.do(Stood(6), by=SUPERVISOR)
    assert hands(session)[:2] == [["9s", "8c"], ["9d", "4h", "3s"]]
    assert session.verify(Stood(6)) is not None, "what he signed for, the Dealer does not move on"
    (file,) = case_files(session.journal.entries())
    assert file.kind == "stood"
    assert opened().verify(Stood(6)) is not None


def test_one_touch_is_over_once_a_settlement_was_made_and_reopened(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO[:2], "close", "card 9s 8s 8c", "proceed", "card Ts", "settle")
    session.do(Reopen(), by=Person("top", Role.SHIFT_MANAGER))
    assert session.table.history[-2] == Hit(1, inferred=True)
    for table in (session, opened()):
        refusal = table.verify(Stood(4))
        assert refusal is not None
        assert refusal.code == "beyond-authority"


def test_what_was_told_before_the_card_or_was_refused_leaves_the_one_touch(
    opened: Opener,
) -> None:
    session = opened()
    tell(session, *DRAWN[:-1], "stand 1")
    session.do(TakeBack())
    tell(session, "card 3s")
    with pytest.raises(Refusal):
        session.do(Stand(2))
    confirm_cards(session)
    assert session.table.one_touch() == Stood(6)
    session = opened()
    session.do(Stood(6))
    assert session.table.one_touch() == Stood(6), "it is box 2's Hit now"


def test_a_hit_that_was_announced_is_not_put_right_so(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 9d 8s 8c 4h", "proceed", "hit 1", "card 3s")
    for number in (6, 5, 60):
        refusal = session.verify(Stood(number), by=SUPERVISOR)
        assert refusal is not None
        assert refusal.code == "card-was-no-inferred-hit"


DECISIONS = [
    ("6s", ("proceed", "hit 1")),
    ("6s", ("proceed", "stand 1")),
    ("6s", ("proceed", "double 1")),
    ("6s", ("proceed", "split 1")),
    ("6s", ("surrender 1",)),
    ("6s", ("hit 1",)),
    ("As", ("insure 1 ann 50",)),
    ("As", ("insure 1 ann 50", "insure 1 ann 20")),
]


@pytest.mark.parametrize(("dealer", "lines"), DECISIONS)
def test_a_decision_is_taken_back_before_the_next_card(
    opened: Opener, dealer: str, lines: tuple[str, ...]
) -> None:
    session = opened()
    tell(session, *TWO, f"card 8h 9d {dealer} 8c 4h", *lines[:-1])
    before = session.table.copy()
    tell(session, lines[-1])
    assert session.table.history != before.history
    session.do(TakeBack())
    after = session.table
    assert after.history == before.history
    assert after.position.phase is before.position.phase
    assert after.due() == before.due()
    assert after.allowed() == before.allowed()
    (note,) = after.position.notes
    assert note.paragraph == "I12"
    assert note.text.startswith("Box 1: ")
    assert [command for command, _ in acts(session)][-1] == "take-back"
    again = opened()
    assert again.table.history == before.history
    assert again.table.position.notes == [note]


def test_two_decisions_are_taken_back_one_after_the_other(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 8h 9d 6s 8c 4h", "proceed", "stand 1", "stand 2")
    session.do(TakeBack())
    assert turn(session) == HandPlace(2, 0)
    session.do(TakeBack())
    assert turn(session) == HandPlace(1, 0)


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("open", "bet 1 ann 100 seated"),
        (*TWO, "card 8h 9d 6s 8c 4h"),
        (*TWO, "card 8h 9d 6s 8c 4h", "proceed", "stand 1", "hit 2", "card 2c"),
    ],
)
def test_what_is_no_decision_is_not_taken_back(opened: Opener, lines: tuple[str, ...]) -> None:
    session = opened()
    tell(session, *lines)
    with pytest.raises(Refusal, match="last decision"):
        session.do(TakeBack())


def test_deal_on_is_taken_back_until_a_card_with_what_it_counted_as_moved(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO[:2], "side 1 ann rws-pairs 10", *TWO[2:], "card Th 9d As 8c 4h")
    (pairs,) = session.movements.rows(session.table)
    tick(session, pairs.moves)
    tell(session, "insure 2 bob 50")
    before = session.table.position
    tell(session, "proceed")
    session.do(TakeBack())
    again = session.table.position
    assert again.phase is BlackjackPhase.INTERIM
    assert blackjack_of(again).boxes[2].insurance == blackjack_of(before).boxes[2].insurance
    (listed,) = session.movements.rows(session.table)
    assert listed.done
    assert session.movements.may_untick(listed.moves)
    tell(session, "insure 1 ann 20", "proceed", "stand 2")
    assert session.table.position.phase is BlackjackPhase.SUBSEQUENT_DEAL
    assert not session.movements.due(session.table)


def test_deal_on_is_not_taken_back_once_a_card_followed_it(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 8h 9d 6s 8c 4h", "proceed", "card 2s")
    session.do(Stood(6))
    with pytest.raises(Refusal, match="last decision"):
        session.do(TakeBack())


def test_in_an_open_case_nothing_is_taken_back(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 8h 9d 6s 8c 4h", "proceed", "stand 1", "irregularity misdeal")
    for command in (TakeBack(), Stood(5)):
        refusal = session.verify(command, by=SUPERVISOR)
        assert refusal is not None
        assert refusal.code == "case-open"


def test_a_record_of_the_round_has_the_commands_as_they_stand(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 9d 8s 8c 4h", "proceed", "stand 2", "card 3s", "stand 2")
    session.do(Stood(6))
    tell(session, "double 2", "stand 2")  # refused: three cards; then taken back
    session.do(TakeBack())
    tell(session, "hit 2", "card 2c", "stand 2", "card 9c", "settle")
    position = session.table.position
    assert position.phase is Phase.COMPLETE
    told = past_round(session.journal.entries(), 1)
    assert "take-back" not in told.record()
    assert "stood" not in told.record()
    assert told.lines[-9:] == (
        *("stand 1", "hit 2", "card 3s", "double 2"),
        *("hit 2", "card 2c", "stand 2", "card 9c", "settle"),
    )
    record = reads(told.record(), "round")
    assert record.expect is not None
    assert differences(play(record), record.expect) == []
    assert told.position.net() == position.net()
    assert Reenactment(session.journal.entries(), 1).record() == told.record()


def test_no_record_knows_the_words_of_a_table_in_service(opened: Opener) -> None:
    session = opened()
    assert {"take-back", "stood"} & session.table.vocabulary.words == set()
    assert {"take-back", "stood"} <= session.table.journal_vocabulary.words
