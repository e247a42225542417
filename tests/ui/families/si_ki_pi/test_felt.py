"""The felt of a Round of Si Ki Pi: what lies face down, what is set, which Hand wins."""

from __future__ import annotations

from tablemgr.basics.cards import cards
from tablemgr.basics.money import Money
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition, si_ki_pi_of
from tests.ui.presenter.positions import DIVIDED, SET, SI_KI_PI, dealt
from ui.families.si_ki_pi.felt import bets, dealer, hands_on_felt, keys
from ui.views.felt import Badge, DealerView, HalfPlace, HandState, HandView
from ui.views.shared import Tone

OPENED = (*SET, "set 1 2s 3c / 9h 9d", "reveal")
WINS, LOSES = Badge("wins", Tone.PAY), Badge("loses", Tone.TAKE)


def at(*lines: str) -> SiKiPiPosition:
    return si_ki_pi_of(dealt(*lines, game=SI_KI_PI).table.position)


def on_felt(position: SiKiPiPosition, box: int) -> tuple[HandView, ...]:
    return hands_on_felt(position, box, [], False)


def test_cards_lie_face_down_until_they_are_opened_or_the_house_has_set_them_3_18_3_20() -> None:
    position = at(*SET)
    face_down = (None,) * 4
    assert on_felt(position, 1) == (HandView(face_down, "to set", active=True),)
    assert on_felt(position, 2) == (HandView(face_down, "House Way", active=True),)
    assert on_felt(position, 3) == ()
    assert dealer(position) == DealerView(face_down)
    laid = at(*SET, "laid 1")
    assert on_felt(laid, 1) == (HandView(face_down, "set", HandState.STANDS),)
    opened = at(*SET, "laid 1", "reveal")
    assert on_felt(opened, 1) == (HandView(face_down, "to open", active=True),)
    assert on_felt(opened, 2) == (HandView(face_down, "House Way", active=True),)


def test_only_the_box_whose_card_is_due_is_framed_while_cards_are_dealt_3_15() -> None:
    position = at(*SET[:-1])
    assert on_felt(position, 1) == (HandView(active=True),)
    assert on_felt(position, 2) == ()
    second = at(*SET[:-1], "card 9h")
    assert on_felt(second, 1) == (HandView((None,)),)
    assert on_felt(second, 2) == (HandView(active=True),)
    assert not dealer(second).active
    assert dealer(at(*SET[:-1], "card 9h 2c")).active


def test_a_set_hand_is_its_low_and_its_high_and_says_nothing_before_the_dealer_opens() -> None:
    low, high = on_felt(at(*OPENED[:-1]), 1)
    assert (low.half, low.cards, low.total) == (HalfPlace.LOW, tuple(cards("2s 3c")), "5 points")
    assert (high.half, high.cards, high.total) == (
        HalfPlace.HIGH,
        tuple(cards("9h 9d")),
        "Pair of 9s",
    )
    assert {hand.state for hand in (low, high)} == {HandState.STANDS}
    assert (low.badge, high.badge) == (None, None)


def test_each_half_wins_or_loses_against_its_own_half_3_22() -> None:
    assert [hand.badge for hand in on_felt(at(*OPENED), 1)] == [WINS, WINS]
    lost = at(*SET, "set 1 9h 3c / 9d 2s", "reveal")  # 2 and 1 points: exchanged (S2)
    assert [(hand.total, hand.badge) for hand in on_felt(lost, 1)] == [
        ("1 point", LOSES),
        ("2 points", LOSES),
    ]
    assert [hand.badge for hand in on_felt(at(*DIVIDED), 1)] == [WINS, LOSES]


def test_the_opened_dealers_hand_says_how_the_house_way_has_set_it_3_21() -> None:
    view = dealer(at(*OPENED))
    assert (view.cards, view.note) == ((), "House Way 4(i)")
    assert [(half.half, half.total, half.badge) for half in view.halves] == [
        (HalfPlace.LOW, "4 points", None),
        (HalfPlace.HIGH, "5 points", None),
    ]


def test_the_bets_on_a_box_are_the_initial_bets_and_then_the_bonus() -> None:
    box = at(*SET[:2], "side 1 bob bonus-player 5").box_of(1)
    assert box is not None
    assert bets(box) == [
        ("initial", "ann", Money(10_000)),
        ("bonus-player", "bob", Money(500)),
    ]


def test_the_key_of_a_box_says_that_its_player_has_set_and_then_that_it_is_to_be_opened() -> None:
    def said(*lines: str) -> dict[int, list[str]]:
        found = keys(at(*lines))
        return {box: [f"{part.word} {part.amount}".strip() for part in found[box]] for box in found}

    assert said(*SET[:-1]) == {}, "the cards are not dealt"
    assert said(*SET) == {1: ["ann has set"], 2: ["House Way"]}
    assert said(*SET, "laid 1", "house-way 2") == {}
    assert said(*SET, "laid 1", "house-way 2", "reveal") == {1: ["open"]}
