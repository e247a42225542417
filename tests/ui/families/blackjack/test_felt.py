"""The felt of a Round of Blackjack: split and doubled Hands, their totals and how they end."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tests.ui.presenter.positions import ACE, BLACKJACK, DOUBLED, PAIR, dealt, told
from ui.families.blackjack.felt import bets, dealer, hands_on_felt
from ui.views.felt import Badge, HandState, HandView
from ui.views.shared import Tone


def at(*lines: str, game: str = BLACKJACK) -> tuple[BlackjackPosition, list[BetSettled]]:
    table = dealt(*lines, game=game).table
    return blackjack_of(table.position), table.due()


def hands(*lines: str, box: int = 1, boxes_only: bool = False) -> tuple[HandView, ...]:
    position, due = at(*lines)
    return hands_on_felt(position, box, [line for line in due if line.box == box], boxes_only)


def test_each_hand_of_a_split_box_says_what_it_alone_comes_to_3_22() -> None:
    first, second = hands(*DOUBLED, "card 8c Kc")
    assert (first.badge, second.badge) == (Badge("+280", Tone.PAY), Badge("+150", Tone.PAY))
    lost = hands(*DOUBLED, "card 8c 6c")
    assert [hand.badge for hand in lost] == [
        Badge("+280", Tone.PAY),
        Badge("\N{MINUS SIGN}150", Tone.TAKE),
    ]


def test_where_boxes_are_marked_without_amounts_a_hand_says_the_order() -> None:
    won, lost = hands(*DOUBLED, "card 8c 6c", boxes_only=True)
    assert (won.badge, lost.badge) == (Badge("pay", Tone.PAY), Badge("take", Tone.TAKE))
    assert [hand.badge for hand in hands(*DOUBLED, boxes_only=True)] == [None, None]


def test_a_hand_goes_back_only_with_every_bet_on_it_5_7() -> None:
    misdeal = (
        *("open", "bet 1 ann 100 seated", "bet 1 bob 50", "close", "card 8h 6d Kd", "proceed"),
        *("irregularity misdeal", "choose 1 ann return"),
    )
    one = (*misdeal, "choose 1 bob continue", "resume")
    (live,) = hands(*one)
    assert (live.badge, live.active) == (None, True)
    assert hands(*one, boxes_only=True)[0].badge is None
    won = (*one, "stand 1", "card Kc 6c")
    assert hands(*won)[0].badge == Badge("+50", Tone.PAY)
    assert hands(*won, boxes_only=True)[0].badge == Badge("pay", Tone.PAY)
    both = hands(*misdeal, "choose 1 bob return", "resume")
    assert [hand.badge for hand in both] == [Badge("back", Tone.EVEN)]


def test_only_the_doubled_hand_is_marked_with_what_was_added_3_23_b14() -> None:
    assert [hand.added for hand in hands(*DOUBLED)] == ["+130", ""]
    marked = hands(*DOUBLED, boxes_only=True)
    assert [hand.added for hand in marked] == ["double", ""]
    less = ("open", "bet 1 ann 100 seated", "bet 1 bob 50", "close", "card 5h 6d 6s", "proceed")
    (alone,) = hands(*less, "double 1 ann=37.50 bob=0")
    assert alone.added == "+37.50"
    assert [hand.state for hand in hands(*DOUBLED)] == [HandState.STANDS] * 2


def test_the_hand_whose_card_is_due_is_framed_and_the_other_waits_3_22_2() -> None:
    split = hands(*PAIR, "split 1")
    assert [(hand.active, hand.state) for hand in split] == [
        (True, HandState.PLAYING),
        (False, HandState.WAITING),
    ]


def test_a_soft_total_is_short_on_a_split_box_and_in_words_alone() -> None:
    alone = ("open", "bet 1 ann 100 seated", "close", "card As 6d 6h", "proceed")
    assert [hand.total for hand in hands(*alone)] == ["soft 17"]
    assert [hand.total for hand in hands(*PAIR, "split 1", "card Ah")] == ["9/19", "8"]


def test_a_side_bet_is_no_part_of_its_hands_badge() -> None:
    (hand,) = hands(*ACE, "even-money 1 ann", "proceed")
    assert (hand.state, hand.badge) == (HandState.NATURAL, Badge("+100", Tone.PAY))


@pytest.mark.parametrize(
    ("lines", "laid"),
    [
        (PAIR, [("initial", "ann", 100), ("initial", "bob", 50)]),
        ((*PAIR, "split 1 bob=no"), [("initial", "ann", 200), ("initial", "bob", 50)]),
        (DOUBLED, [("initial", "ann", 300), ("initial", "bob", 130)]),
        (
            (*ACE[:-2], "side 1 cat rws-pairs 5", *ACE[-2:], "insure 1 ann 50"),
            [
                *(("initial", "ann", 100), ("rws-pairs", "ann", 10), ("rws-pairs", "cat", 5)),
                ("insurance", "ann", 50),
            ],
        ),
    ],
    ids=["initial", "split", "doubled", "beside"],
)
def test_what_lies_on_a_box_with_what_split_and_double_have_added(
    lines: tuple[str, ...], laid: list[tuple[str, str, int]]
) -> None:
    box = at(*lines)[0].box_of(1)
    assert box is not None
    assert bets(box) == [(kind, player, Money(100 * whole)) for kind, player, whole in laid]


def test_the_dealer_is_framed_while_his_card_is_due_and_no_longer() -> None:
    session = dealt("open", "bet 1 ann 100 seated", "close")
    framed = []
    for line in ("card 8h", "card 6d", "card Td", "proceed", "stand 1", "card 8c", "card Kc"):
        told(session, line)
        framed.append(dealer(blackjack_of(session.table.position)).active)
    assert framed == [True, False, False, False, True, True, False]


def test_how_many_cards_a_dealer_with_too_many_holds() -> None:
    bust = dealer(at(*DOUBLED, "card 8c Kc")[0])
    assert (bust.total, bust.lost, bust.note) == ("Bust 24", True, "3 cards")
    stands = dealer(at(*DOUBLED, "card 8c 6c")[0])
    assert (stands.total, stands.lost, stands.note) == ("20", False, "")


def test_a_box_without_a_bet_has_no_hand() -> None:
    assert hands(*PAIR, box=2) == ()
