"""How long one touch and taking back last, and which chips are then due (I12)."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Stood, TakeBack, TooEarly
from tablemgr.service.chip_acts import tick
from tablemgr.service.session import TableSession
from tablemgr.world.picture import differing
from tablemgr.world.served import exported, read_back, shown
from tests.tablemgr.service.conftest import Opener
from tests.tablemgr.tables import tell

TWO = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
PAIRS = (*TWO[:2], "side 1 ann rws-pairs 10", *TWO[2:], "card 8c 9d 6s 8h 4h")
"""The pair is paid in the Interim Settlement."""
DRAWN = (*TWO, "card 9s 9d 8s 7c 4h", "proceed", "card 2c")
MISREAD = ("as sam pit-supervisor", "correct 6 3c", "as dan dealer")


def hands(session: TableSession) -> list[list[str]]:
    return [[each.code for each in cards] for _, cards in session.table.position.rows()]


def due(session: TableSession) -> list[str]:
    moves = (move for row in session.movements.due(session.table) for move in row.moves)
    return [f"{m.kind.value} {m.player} {m.bet} {m.amount}" for m in moves if m.amount]


def tick_all(session: TableSession) -> None:
    for row in session.movements.due(session.table):
        tick(session, row.moves)


def holds(session: TableSession) -> None:
    """A start reads the same back, and the export plays the same."""
    assert differing(shown(session), shown(read_back(session))) == []
    assert list(exported(session)) == []


# --- one touch ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "later", [("irregularity face-up-card",), ("walk-away 2",), ("walk-away 2", "back 2"), MISREAD]
)
def test_what_leaves_one_touch_as_it_is_does_not_bring_it_back_i12(
    opened: Opener, later: tuple[str, ...]
) -> None:
    """The next decision ends it for good, also if it is taken back."""
    session = opened()
    tell(session, *DRAWN, "stand 1")
    session.do(TakeBack())
    tell(session, *later)
    assert session.table.one_touch() is None
    with pytest.raises(Refusal):
        session.do(Stood(6))
    holds(session)


def test_too_early_is_over_once_a_decision_was_made_i12(opened: Opener) -> None:
    session = opened()
    tell(session, *DRAWN[:-2], "card 2c", "stand 1")
    session.do(TakeBack())
    tell(session, "irregularity face-up-card")
    assert session.table.too_early() is None
    with pytest.raises(Refusal):
        session.do(TooEarly(6))


def test_a_corrected_card_is_no_decision_and_leaves_one_touch_i12(opened: Opener) -> None:
    session = opened()
    tell(session, *DRAWN, *MISREAD)
    assert session.table.one_touch() == Stood(6)
    session.do(Stood(6))
    assert hands(session)[:2] == [["9s", "7c"], ["9d", "4h", "3c"]]
    holds(session)


def test_a_corrected_card_leaves_too_early_i12(opened: Opener) -> None:
    session = opened()
    tell(session, *DRAWN[:-2], "card 2c", "as sam pit-supervisor", "correct 3 As", "as dan dealer")
    session.do(TooEarly(6))
    assert [case.kind for case in session.table.position.cases] == ["card-not-due"]
    holds(session)


def test_a_corrected_card_leaves_the_taking_back_and_what_was_laid_i12(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 5s 9d 8s 6c 4h", "proceed", "double 1")
    tell(session, "as sam pit-supervisor", "correct 3 9s", "as dan dealer")
    session.do(TakeBack())
    assert session.table.allowed() == ["double", "hit"]
    assert due(session) == []
    holds(session)
    tell(session, "double 1", "card Tc", "stand 2", "card 9c", "settle")
    assert {player: str(net) for player, net in session.table.position.net().items()} == {
        "ann": "200.00",
        "bob": "-100.00",
    }
    assert due(session) == []


# --- chips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines", [("irregularity misdeal",), ("card 2c", "too-early"), ("announced", "card 2c")]
)
def test_a_case_in_the_interim_settlement_recovers_nothing_that_it_paid_i8(
    opened: Opener, lines: tuple[str, ...]
) -> None:
    session = opened()
    tell(session, *PAIRS)
    tick_all(session)
    for line in lines:
        if line == "too-early":
            session.do(TooEarly(6))
        elif line == "announced":
            session.hit_by_card = False
        else:
            tell(session, line)
    assert session.table.position.cases
    assert due(session) == []
    assert not session.movements.asks_for_a_tick(session.table)
    holds(session)


def test_a_case_in_the_final_settlement_puts_nothing_back_that_was_taken(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9c 9d 6s 8h 9h", "proceed", "stand 1", "stand 2", "card Td 4d")
    assert due(session) == ["take ann initial 100.00", "take bob initial 100.00"]
    tick(session, session.movements.due(session.table)[0].moves)
    tell(session, "irregularity misdeal")
    assert due(session) == []
    tell(session, "as sam pit-supervisor", "retract It was none.")
    assert due(session) == ["take bob initial 100.00"]


def test_a_void_gives_back_what_was_taken_before_its_case_i2(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9c 9d 6s 8h 9h", "proceed", "stand 1", "stand 2", "card Td 4d")
    tick(session, session.movements.due(session.table)[0].moves)
    tell(session, "irregularity not-shuffled", "as sam pit-supervisor", "void 5.5.4")
    assert due(session) == ["give-back-taken ann initial 100.00", "give-back bob initial 100.00"]


def test_what_a_surrender_gave_back_is_laid_again_if_it_is_taken_back_i12(opened: Opener) -> None:
    """Chips that had moved for it are a movement at once, those that its Player has got too."""
    session = opened("live-blackjack")
    tell(session, *TWO, "card 9s 9d 8d 7c 4h", "proceed", "surrender 1")
    tick_all(session)
    session.do(TakeBack())
    assert due(session) == ["lay-again ann initial 50.00", "put-back ann initial 50.00"]
    assert session.movements.asks_for_a_tick(session.table)
    holds(session)
    tick_all(session)
    assert due(session) == []
    tell(session, "stand 1", "stand 2", "card 9c")
    assert due(session) == ["take ann initial 100.00", "take bob initial 100.00"]


def test_what_is_not_laid_again_is_recovered_with_the_rest(opened: Opener) -> None:
    session = opened("live-blackjack")
    tell(session, *TWO, "card 9s 9d 8d 7c 4h", "proceed", "surrender 1")
    tick_all(session)
    session.do(TakeBack())
    tell(session, "stand 1", "stand 2", "card 9c")
    assert due(session) == ["recover-bet ann initial 50.00", "take bob initial 100.00"]
    tell(session, "settle")
    assert due(session) == []


def test_an_insurance_that_went_back_and_counts_again_is_laid_again_i18(opened: Opener) -> None:
    session = opened()
    tell(session, *TWO, "card 9s 9d Ad 7c 4h", "insure 1 ann 50")
    tell(session, "as sam pit-supervisor", "correct 3 Kd")
    tick_all(session)
    tell(session, "correct 3 Ad")
    assert due(session) == ["lay-again ann insurance 50.00"]
    holds(session)


def test_a_bust_that_a_late_word_shows_is_taken_as_play_goes_on_3_19(opened: Opener) -> None:
    """Box 1 had stood, so that box 2 is Bust; what was taken of box 1 waits for its tick."""
    session = opened()
    lines = (*TWO[:-1], "bet 3 cat 100 seated", "close")
    tell(session, *lines, "card 9s 9d 5d 8s 7c 4h 6d", "proceed", "card Tc")
    tick_all(session)
    session.do(Stood(8))
    assert due(session) == ["put-back ann initial 100.00", "take bob initial 100.00"]
    tell(session, "card 2d")
    assert hands(session)[2] == ["5d", "6d", "2d"]
    assert due(session) == ["put-back ann initial 100.00"]
    holds(session)


# --- what a record tells of it --------------------------------------------------------------------


def test_a_card_that_was_corrected_before_the_late_word_is_known_first_in_the_record(
    opened: Opener,
) -> None:
    """By the cards as they were read box 2 has a Blackjack, and no Hit could be its own."""
    session = opened("blackjack-v4")
    tell(session, *TWO, "card 9s Th 8d 7c As", "card 2d", "as sam pit-supervisor", "correct 2 5h")
    session.do(Stood(6))
    assert hands(session)[:2] == [["9s", "7c"], ["5h", "As", "2d"]]
    holds(session)


def test_a_bust_that_let_play_go_on_after_an_interruption_stays_i3(opened: Opener) -> None:
    """Without it nothing is established: the Round would have waited for its Void (5.4.2)."""
    session = opened("blackjack-v5")
    tell(session, *TWO, "card 9s 5d 8s 7c 4h", "proceed", "card Tc")
    tell(session, "irregularity technical-interruption")
    assert [flag.paragraph for flag in session.table.position.flags] == ["5.4.1"]
    assert session.table.one_touch() is None
    with pytest.raises(Refusal) as refused:
        session.do(Stood(6))
    assert refused.value.code == "decided-since"
    holds(session)


def test_so_it_is_if_it_was_drawn_too_early_i3(opened: Opener) -> None:
    session = opened("blackjack-v5")
    tell(session, *TWO, "card 9s 5d 8s 7c 4h", "card Tc", "irregularity technical-interruption")
    assert session.table.too_early() is None
    with pytest.raises(Refusal) as refused:
        session.do(TooEarly(6))
    assert refused.value.code == "decided-since"
