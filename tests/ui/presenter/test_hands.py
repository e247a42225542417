"""The Hands and Bets by name, for the felt check and the keypad.

@@ The cards that lie in no Hand.
"""

from __future__ import annotations

from tablemgr.basics.cards import cards
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from ui.presenter.hands import (
    bets_left,
    compare_view,
    keypad_view,
    loose_hands,
    loose_view,
    place_name,
)
from ui.views.dialogs import HandToCompare
from ui.views.felt import LooseView

SPLIT = ("open", "bet 1 ann 100 seated", "close", "card 8h 9d 8d", "proceed", "split 1")
AT_ONCE = "irregularity simultaneous 5h Js"


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


def test_cards_that_came_at_once_lie_aside_with_their_numbers_5_7() -> None:
    position = dealt(*PAIR, AT_ONCE).table.position
    assert loose_view(position) == LooseView("Aside", tuple(cards("5h Js")))
    assert list(loose_hands(position)) == [
        HandToCompare("Aside", tuple(cards("5h Js")), "", (4, 5))
    ]


def test_where_cards_are_dealt_face_down_they_lie_face_down() -> None:
    position = dealt(*SET[:-1], "card 9h", AT_ONCE, game=SI_KI_PI).table.position
    assert loose_view(position) == LooseView("Aside", (None, None))
    (aside,) = loose_hands(position)
    assert aside.cards == (None, None), "who compares them counts them (S10)"


def test_where_every_card_lies_in_a_hand_there_is_none() -> None:
    position = dealt(*PAIR).table.position
    assert loose_view(position) == LooseView()
    assert list(loose_hands(position)) == []


def test_the_card_that_waits_for_the_hand_that_is_due_it_is_the_next_one_5_12() -> None:
    one_is_first = (*PAIR, "hit 1", "irregularity simultaneous 2h 4c", "first 4c")
    answered = ("choose 1 ann continue", "choose 1 bob continue", "resume")
    position = dealt(*one_is_first, *answered).table.position
    assert loose_view(position) == LooseView("Next card", tuple(cards("2h")))
    assert list(loose_hands(position)) == [HandToCompare("Next card", tuple(cards("2h")), "", (4,))]
