"""The Players see Hands and results, and neither a name nor an amount."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.games.lines import INITIAL
from ui.presenter.players import without_names
from ui.views.felt import BetState, BetView, BoxView, DealerView, FeltView, HandView
from ui.views.shared import Tone


def felt_of(*states: BetState) -> FeltView:
    laid = zip("ab", states, strict=False)
    bets = tuple(BetView(INITIAL, name, Money(10_000), state=state) for name, state in laid)
    box = BoxView(1, player="annabel", bets=bets, hands=(HandView((), "17", added="+100"),))
    return FeltView((box,), DealerView(()))


def test_names_bets_and_what_was_added_are_left_out() -> None:
    shown = without_names(felt_of(BetState.OPEN)).box(1)
    assert not shown.player
    assert not shown.bets
    assert [hand.total for hand in shown.hands] == ["17"]
    assert [hand.added for hand in shown.hands] == [""]


@pytest.mark.parametrize(
    ("states", "said"),
    [
        ((BetState.WON,), [("wins", Tone.PAY)]),
        ((BetState.LOST, BetState.LOST), [("loses", Tone.TAKE)]),
        ((BetState.RETURNED,), [("stand off", Tone.EVEN)]),
        ((BetState.OPEN,), []),
        ((BetState.WON, BetState.LOST), []),
    ],
)
def test_a_box_says_its_result_if_its_initial_bets_have_one(
    states: tuple[BetState, ...], said: list[tuple[str, Tone]]
) -> None:
    key = without_names(felt_of(*states)).box(1).key
    assert [(part.word, part.tone) for part in key] == said
