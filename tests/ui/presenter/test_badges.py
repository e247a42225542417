"""The felt's marks of what becomes of Bets."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import LaidBet, in_part, lose, stand_off, win
from ui.presenter.badges import bet_state, hand_badge, net_badge, says_more, tone_of
from ui.views.felt import Badge, BetState
from ui.views.shared import Tone


def bet(hand: int = 1, name: str = "initial", player: str = "ann") -> LaidBet:
    return LaidBet(1, hand, player, name, Money(10_000))


WON = win(bet(), Money(15_000), "3.24")
LOST = lose(bet(), "3.24")
EVEN = stand_off(bet(), "3.24")
BACK = in_part(bet(), Outcome.RETURNED, ZERO, ("5.7.3", None))
HALF = in_part(bet(), Outcome.SURRENDER, Money(5_000), ("3.17", None))


@pytest.mark.parametrize(
    ("lines", "state"),
    [
        ([], BetState.OPEN),
        ([WON], BetState.WON),
        ([LOST], BetState.LOST),
        ([HALF], BetState.LOST),
        ([EVEN], BetState.RETURNED),
        ([BACK], BetState.RETURNED),
        ([LOST, WON], BetState.WON),
        ([EVEN, LOST], BetState.LOST),
    ],
)
def test_the_state_of_a_bet(lines: list[BetSettled], state: BetState) -> None:
    assert bet_state(lines) is state


@pytest.mark.parametrize(
    ("line", "tone"),
    [(WON, Tone.PAY), (LOST, Tone.TAKE), (HALF, Tone.TAKE), (EVEN, Tone.EVEN), (BACK, Tone.EVEN)],
)
def test_the_colour_of_a_bet(line: BetSettled, tone: Tone) -> None:
    assert tone_of(line) is tone


@pytest.mark.parametrize(
    ("lines", "badge"),
    [
        ([], None),
        ([EVEN, EVEN], Badge("stand off", Tone.EVEN)),
        ([EVEN, LOST], Badge("\N{MINUS SIGN}100", Tone.TAKE)),
        ([WON, LOST], Badge("+50", Tone.PAY)),
        ([WON], Badge("+150", Tone.PAY)),
        ([BACK, BACK], Badge("back", Tone.EVEN)),
        ([HALF, HALF], Badge("\N{MINUS SIGN}100", Tone.TAKE)),
    ],
)
def test_what_the_players_of_a_hand_come_to(lines: list[BetSettled], badge: Badge | None) -> None:
    assert hand_badge(lines) == badge


def test_bets_that_win_what_others_lose_come_to_nothing() -> None:
    won = win(bet(hand=2), Money(10_000), "3.24")
    assert net_badge([LOST, won]) == Badge("0", Tone.EVEN)
    assert net_badge([BACK, LOST]) == Badge("\N{MINUS SIGN}100", Tone.TAKE)


def test_a_box_with_a_split_hand_or_a_side_bet_says_its_sum_beside_its_hands_badges_3_22() -> None:
    assert says_more([WON, lose(bet(hand=2), "3.24")])
    assert says_more([WON, lose(bet(name="rws-pairs"), "3.14")])
    assert not says_more([WON, lose(bet(player="bob"), "3.24")]), "one Hand's badge says it all"
