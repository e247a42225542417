"""What stands on the felt: Bets as they lie, the box that is at work, sums, the shoe."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers.device import DeviceError, ErrorKind
from drivers.link import LinkState
from tablemgr.basics.money import Money
from tablemgr.house.profile_tables import LimitLines
from tablemgr.service.chip_acts import tick
from tests.ui.presenter.positions import ACE, DOUBLED, PAIR, SET, SI_KI_PI, dealt
from ui.presenter.felt import felt_view, limit_lines, past_felt_view
from ui.views.felt import Badge, BetState, BoxView, Due, FeltView, ShoeState, ShoeView
from ui.views.shared import Tone
from ui.world.screen import profile_of

LOST = (*DOUBLED, "card 8c 6c")
"""Of the split Bets the first wins, the second loses."""
ERROR = DeviceError(ErrorKind.BUTTON, 3, raised=True, in_error_mode=True)


def felt(
    *lines: str,
    boxes_only: bool = False,
    link: LinkState | None = None,
    chosen_box: int | None = None,
    game: str = "rws-blackjack",
) -> FeltView:
    session = dealt(*lines, game=game)
    profile = profile_of(session.table, boxes_only=boxes_only)
    return felt_view(session, profile, link, chosen_box=chosen_box)


def bets(box: BoxView) -> list[tuple[str, str, Money | None, BetState, bool]]:
    return [(each.kind, each.player, each.amount, each.state, each.lies) for each in box.bets]


def test_the_limits_are_told_as_they_are_set_3_4() -> None:
    profile = profile_of(dealt().table)
    assert [line.text for line in limit_lines(profile)] == ["25 – 5,000", "5 – 500"]
    assert limit_lines(replace(profile, limits=LimitLines())) == ()


def test_a_bet_that_was_taken_lies_there_no_more_3_14() -> None:
    box = felt(*ACE, "even-money 1 ann", "proceed").box(1)
    assert bets(box) == [
        ("initial", "ann", Money(10_000), BetState.WON, True),
        ("rws-pairs", "ann", Money(1_000), BetState.LOST, False),
    ]


def test_of_a_split_bet_what_a_bust_hand_has_lost_is_shown_no_more_3_22_3() -> None:
    split = (*PAIR, "split 1", "card 6h")
    assert [each.amount for each in felt(*split).box(1).bets] == [Money(20_000), Money(10_000)]
    bust = felt(*split, "hit 1", "card Ks").box(1)
    assert [(each.amount, each.state) for each in bust.bets] == [
        (Money(10_000), BetState.OPEN),
        (Money(5_000), BetState.OPEN),
    ]


def test_once_the_round_is_settled_a_lost_hands_stake_is_not_counted_again_3_22_3() -> None:
    played = (*PAIR, "split 1", "card 6h", "hit 1", "card Ks", "card 9c", "stand 1", "card Tc")
    before, after = felt(*played).box(1), felt(*played, "card Kd", "settle").box(1)
    assert [each.amount for each in before.bets] == [Money(10_000), Money(5_000)]
    assert [(each.amount, each.state) for each in after.bets] == [
        (Money(10_000), BetState.WON),
        (Money(5_000), BetState.WON),
    ]


def test_without_amounts_a_bet_is_a_marker_and_a_box_says_no_sum() -> None:
    box = felt(*LOST, boxes_only=True).box(1)
    assert [each.amount for each in box.bets] == [None, None]
    assert box.badge is None


def past(*lines: str, game: str = "rws-blackjack", boxes_only: bool = False) -> FeltView:
    """What the felt shows of a past Round, whose chips are not known."""
    table = dealt(*lines, game=game).table
    return past_felt_view(table, profile_of(table, boxes_only=boxes_only), ShoeView())


def test_a_split_boxs_sum_stands_beside_its_hands_once_the_round_is_settled_3_22() -> None:
    assert past(*DOUBLED).box(1).badge is None
    assert past(*LOST).box(1).badge == Badge("net +130", Tone.PAY)
    one_hand = ("open", "bet 1 ann 100 seated", "close", "card Th 6d Td", "proceed", "stand 1")
    assert past(*one_hand, "card Ks 2c").box(1).badge is None, "its Hand says it already"


def test_beside_the_sum_of_a_box_its_players_name_stays_3_22() -> None:
    assert past(*DOUBLED).box(1).player == "ann"
    of_two = past(*LOST).box(1)
    assert (of_two.badge, of_two.player) == (Badge("net +130", Tone.PAY), "ann")


def test_a_box_of_halves_says_its_sum_or_its_order_3_22() -> None:
    opened = (*SET, "set 1 2s 3c / 9h 9d", "reveal", "house-way 2")
    assert past(*opened, game=SI_KI_PI).box(1).badge == Badge("net +95", Tone.PAY)
    marked = past(*opened, game=SI_KI_PI, boxes_only=True).box(1)
    assert marked.badge == Badge("pay less 5%", Tone.PAY)


def test_the_key_of_a_box_says_what_is_due_there_now_and_then_what_was_done_3_24() -> None:
    session = dealt(*LOST)
    profile = profile_of(session.table)
    due = felt_view(session, profile, None).box(1)
    assert due.badge is None
    assert [(part.word, part.amount, part.tone) for part in due.key] == [
        ("take", "150", Tone.TAKE),
        ("pay", "280", Tone.PAY),
    ]
    for row in session.movements.due(session.table):
        tick(session, row.moves)
    done = felt_view(session, profile, None).box(1).key
    assert [(part.word, part.done) for part in done] == [("taken", True), ("paid", True)]


def test_without_amounts_the_key_says_how_much_of_the_stake() -> None:
    opened = (*SET, "set 1 2s 3c / 9h 9d", "reveal", "house-way 2")
    marked = felt(*opened, game=SI_KI_PI, boxes_only=True).box(1)
    assert [part.word for part in marked.key] == ["pay less 5%"]


def test_the_box_at_work_is_the_one_chosen_or_else_whose_turn_or_card_it_is() -> None:
    def active(*lines: str, chosen_box: int | None = None) -> list[int]:
        return [box.number for box in felt(*lines, chosen_box=chosen_box).boxes if box.active]

    assert active(*PAIR) == [1]
    assert active(*PAIR, chosen_box=4) == [4]
    assert active("open", "bet 3 ann 100 seated", "close") == [3]
    assert active("open") == []


def test_where_the_next_card_goes() -> None:
    assert felt(*PAIR, "split 1").due == Due(1, 0)
    assert felt(*DOUBLED).due == Due(0)
    assert felt(*PAIR).due is None


def test_a_box_is_in_play_with_its_seated_player_and_an_empty_one_is_not() -> None:
    view = felt(*PAIR)
    assert (view.box(1).in_play, view.box(1).player) == (True, "ann")
    assert [each.seated for each in view.box(1).bets] == [True, False]
    assert view.box(2) == BoxView(2)
    assert len(view.boxes) == 7


@pytest.mark.parametrize(
    ("link", "state", "text"),
    [
        (None, ShoeState.READY, "By hand"),
        (LinkState(connected=True), ShoeState.READY, "Ready"),
        (LinkState(connected=False), ShoeState.FAULT, "Not connected"),
        (LinkState(connected=True, error=ERROR), ShoeState.FAULT, "Error"),
        (LinkState(connected=True, locked=True), ShoeState.FAULT, "Locked"),
        (LinkState(connected=True, locked=False), ShoeState.READY, "Ready"),
    ],
)
def test_how_the_shoe_is(link: LinkState | None, state: ShoeState, text: str) -> None:
    assert felt(*PAIR, link=link).shoe == ShoeView(state, text, 8 * 52 - 3)


def test_the_cut_card_is_awaited_by_nobody_once_it_has_come() -> None:
    session = dealt(*PAIR)
    session.shoe.cut_card_seen = True
    profile = profile_of(session.table)
    shoe = felt_view(session, profile, LinkState(connected=True)).shoe
    assert (shoe.state, shoe.text) == (ShoeState.WAITING, "Cut card")


def test_the_cards_of_the_rounds_before_lie_in_the_discards() -> None:
    assert felt(*PAIR).discards == 0
    over = (*LOST, "settle", "open")
    assert felt(*over).discards == 8


def test_of_a_past_round_no_chips_and_no_discards_are_known() -> None:
    table = dealt(*LOST, "settle").table
    shoe = ShoeView(ShoeState.READY, "Past Round")
    view = past_felt_view(table, profile_of(table), shoe)
    assert (view.discards, view.shoe) == (None, shoe)
    assert [(each.player, each.state, each.lies) for each in view.box(1).bets] == [
        ("ann", BetState.WON, True),
        ("bob", BetState.WON, True),
    ]


def test_a_card_that_goes_out_of_play_lies_in_the_discards_at_once_5_10_2() -> None:
    whole = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d 8h", "proceed", "stand 1")
    assert felt(*whole, "card Th").discards == 0
    assert felt(*whole, "card Th 2c").discards == 1
    assert felt(*whole, "card Th 2c", "settle").discards == 1
    assert felt(*whole, "card Th 2c", "settle", "open").discards == 5


def test_cards_that_wait_for_a_case_are_in_no_discards_5_12() -> None:
    whole = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d 8h", "proceed")
    view = felt(*whole, "irregularity simultaneous 5h 6c")
    assert view.discards == 0
    assert view.loose
