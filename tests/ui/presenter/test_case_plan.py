"""Where the cards of a case lie, and the moves of its Reconstruction (5.9)."""

from __future__ import annotations

from tablemgr.past.case_making import SEEN_AT
from tablemgr.rules.commands import Reconstruct, Resume
from tablemgr.rules.games.position import HandPlace
from tests.ui.presenter.positions import PAIR, dealt
from ui.presenter.case_plan import known_places, places_seen, plan_view
from ui.views.supervisor import MoveLine, PlanView

BETS = ("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "close")
NOT_DUE = (*BETS, "card 8h 9c 7d 8d Qh", "card 2c")
"""The Initial Deal is over: nobody is due the Two."""
EMPTY_BOX = (*BETS, "card 8h 9c 7d", "irregularity card-to-empty-box 2")
YES, NO = (Reconstruct(possible=True),), (Reconstruct(possible=False),)


def plan(view: PlanView | None) -> PlanView:
    assert view is not None
    return view


def test_a_card_that_goes_out_of_play_is_moved_to_the_discards_and_ticked_off_5_9() -> None:
    session = dealt(*NOT_DUE, announced=True)
    view = plan(plan_view(session, NO, frozenset()))
    assert view.moves == (MoveLine(6, "2♣", "Aside", "Discards"),)
    assert not view.done
    assert plan(plan_view(session, NO, frozenset({5}))).moves[0].done is False
    assert plan(plan_view(session, NO, frozenset({6}))).done


def test_the_table_as_dealt_and_as_it_should_be_by_box_the_dealer_and_aside() -> None:
    view = plan(plan_view(dealt(*NOT_DUE, announced=True), NO, frozenset()))
    assert [(hand.label, hand.box, len(hand.dealt), len(hand.should)) for hand in view.hands] == [
        *(("Box 1", 1, 2, 2), ("Box 3", 3, 2, 2), ("Dealer", 0, 1, 1)),
        *(("Aside", -1, 1, 0), ("Discards", -3, 0, 1)),
    ]
    assert [hand.numbers for hand in view.hands] == [(1, 4), (2, 5), (3,), (6,), ()]


def test_nothing_is_moved_where_the_cards_lie_as_they_should() -> None:
    session = dealt(*NOT_DUE, announced=True)
    assert plan(plan_view(session, YES, frozenset())).moves == ()
    assert plan_view(session, (Resume(),), frozenset()) is None


def test_a_card_that_a_person_saw_elsewhere_is_moved_to_where_its_order_sends_it() -> None:
    session = dealt(*EMPTY_BOX)
    as_told = plan(plan_view(session, YES, frozenset()))
    assert as_told.moves == ()
    assert [hand.label for hand in as_told.hands][:3] == ["Box 1", "Box 2", "Box 3"]
    seen = plan(plan_view(session, YES, frozenset(), {2: HandPlace(2, 0)}))
    assert seen.moves == (MoveLine(2, "9♣", "Box 2", "Box 3"),)


def test_a_box_without_a_hand_is_shown_only_where_a_card_can_lie_on_it() -> None:
    view = plan(plan_view(dealt(*NOT_DUE, announced=True), NO, frozenset()))
    assert "Box 2" not in [hand.label for hand in view.hands]


def test_what_is_told_beside_a_ruling_of_cards_that_lie_elsewhere() -> None:
    assert places_seen({}) == {}
    assert places_seen({2: HandPlace(4, 1), 3: HandPlace(0, 0)}) == {
        SEEN_AT: [[2, 4, 1], [3, 0, 0]]
    }


def test_a_card_that_was_reported_on_an_empty_box_has_its_known_place_there_i24() -> None:
    assert known_places(dealt(*EMPTY_BOX)) == {3: HandPlace(2, 0)}
    assert known_places(dealt(*PAIR)) == {}
    aside = dealt(*NOT_DUE, "irregularity card-to-empty-box 5", announced=True)
    assert known_places(aside) == {6: HandPlace(5, 0)}
