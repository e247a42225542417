"""The Hands and Bets by name, for the felt check and the keypad."""

from __future__ import annotations

from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell
from ui.presenter.hands import bets_left, compare_view, keypad_view, place_name

SPLIT = ("open", "bet 1 ann 100 seated", "close", "card 8h 9d 8d", "proceed", "split 1")


def test_the_felt_check_asks_for_no_bet_that_is_settled() -> None:
    """A side Bet that was taken or paid lies there no more; the Initial Bet does."""
    session = session_of(Table(load("rws-blackjack")))
    tell(session, "open", "bet 1 ann 100 seated", "bet 1 bob 50", "side 1 ann rws-pairs 10")
    tell(session, "side 1 bob rws-pairs 5", "close", "card Kh 9d 6d")
    asked = [(bet.player, bet.what) for bet in compare_view(session, "").bets]
    assert [player for player, _ in asked] == ["ann", "bob", "ann", "bob"]
    tell(session, "proceed")
    left = [
        (kind, player, int(amount)) for _, kind, player, amount in bets_left(session.table.position)
    ]
    assert left == [("initial", "ann", 10_000), ("initial", "bob", 5_000)]


def test_of_a_split_bet_what_a_bust_hand_has_lost_is_asked_for_no_more_3_22_3() -> None:
    session = session_of(Table(load("blackjack-v5")))
    tell(session, *SPLIT)
    (both,) = bets_left(session.table.position)
    assert int(both[3]) == 20_000
    tell(session, "card Kc Kd", "hit 1", "card Ks")
    (one,) = bets_left(session.table.position)
    assert int(one[3]) == 10_000


def test_hands_of_a_split_box_are_told_apart_3_22() -> None:
    session = session_of(Table(load("blackjack-v5")))
    tell(session, *SPLIT[:-1])
    position = session.table.position
    assert [place_name(position, place) for place in (HandPlace(0, 0), HandPlace(1, 0))] == [
        "Dealer",
        "Box 1",
    ]
    tell(session, "split 1")
    assert place_name(session.table.position, HandPlace(1, 1)) == "Box 1, Hand 2"


def test_the_keypad_names_where_the_next_card_goes_or_why_none_does() -> None:
    session = session_of(Table(load("rws-blackjack")))
    shut = keypad_view(session)
    assert shut.reason is not None
    assert shut.goes_to == ""
    tell(session, *SPLIT[:3])
    due = keypad_view(session, "unreadable")
    assert (due.goes_to, due.why, due.reason) == ("Box 1", "unreadable", None)
