"""The derived strategy against an exact analysis that sees every card, and as it is printed."""

from __future__ import annotations

import msgspec
import pytest

from tablemgr.rules.games.blackjack.odds.chart import chart
from tablemgr.rules.games.blackjack.odds.dealer import EMPTY, VALUES, HandRow, chances, dealer_with
from tablemgr.rules.games.blackjack.odds.strategy import Strategy, derive, row_index
from tablemgr.rules.games.blackjack.odds.values import BESIDE_ANOTHER, HandValues, Move, Outlook
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tests.tablemgr.rules.games.blackjack.odds.analyser import NOTHING, Decisions, laid, total_of
from tests.tablemgr.rules.games.blackjack.odds.books import book


def with_options(rules: BlackjackBook, **options: object) -> BlackjackBook:
    return msgspec.structs.replace(rules, options=msgspec.structs.replace(rules.options, **options))


def decided(strategy: Strategy, up: int, first: int, second: int) -> tuple[bool, Move]:
    row = row_index(*total_of(laid(laid(NOTHING, first), second)))
    return strategy.surrender[up][row], strategy.first[up][row]


@pytest.mark.parametrize("up", [10, 9, 8])
def test_no_two_cards_are_played_much_worse_than_by_who_sees_every_card(up: int) -> None:
    """A chart knows totals, and this analysis the very cards: they part by little."""
    strategy, exact = derive(book("blackjack-v5"), 8), Decisions(up, decks=8)
    lost = {}
    for first in VALUES:
        for second in range(first + 1, 11):
            if (first, second) == (1, 10):
                continue
            counts = laid(laid(NOTHING, first), second)
            gains = {Move.HIT: exact.hit(counts), Move.DOUBLE: exact.double(counts)}
            if total_of(counts)[0] >= 12:
                gains[Move.STAND] = exact.stand(counts)
            gives_up, move = decided(strategy, up, first, second)
            own = -0.5 if gives_up else gains[move]
            lost[first, second] = max(-0.5, *gains.values()) - own
    assert max(lost.values()) < 0.005, max(lost, key=lost.__getitem__)
    assert min(lost.values()) >= 0.0


def test_the_worth_of_a_stand_is_near_the_exact_one() -> None:
    for up in (10, 7):
        values = HandValues(book("blackjack-v5"), dealer_with(up, 8))
        exact = Decisions(up, decks=8).stand(laid(laid(NOTHING, 9), 10))
        assert values.worth(values.stand(HandRow(19, False)), 1.0) == pytest.approx(
            exact, abs=0.005
        )


def test_a_dealer_ends_somewhere() -> None:
    for up in VALUES:
        dealer = dealer_with(up, 6)
        assert sum(dealer.totals.values()) + dealer.blackjack == pytest.approx(1)
    assert chances(1, (10, 10))[10] == 14 / 50


def test_even_money_is_taken_where_a_blackjack_pays_6_to_5_alone() -> None:
    assert derive(book("rws-blackjack"), 8).even_money
    assert not derive(book("blackjack-v5"), 8).even_money
    assert not derive(book("live-blackjack"), 8).even_money


def test_insurance_is_laid_only_where_it_pays() -> None:
    rules = book("blackjack-v5")
    assert not any(derive(rules, 8).insure)
    pays = msgspec.structs.replace(rules.pays, insurance=(9, 4))
    assert derive(msgspec.structs.replace(rules, pays=pays), 8).insure == (True, False, False)
    pays = msgspec.structs.replace(rules.pays, insurance=(5, 2))
    assert all(derive(msgspec.structs.replace(rules, pays=pays), 8).insure)


def test_surrender_follows_the_rulebooks_option() -> None:
    surrendered = decided(derive(book("blackjack-v5"), 8), 10, 6, 10)
    kept = decided(derive(book("live-blackjack"), 8), 10, 6, 10)
    assert (surrendered[0], kept[0]) == (True, False)
    assert decided(derive(book("live-blackjack"), 8), 9, 6, 10)[0]


def test_a_dealers_blackjack_that_takes_every_bet_makes_doubling_dear() -> None:
    assert decided(derive(book("blackjack-v5"), 8), 10, 5, 6)[1] is Move.DOUBLE
    dear = with_options(book("blackjack-v5"), dealer_blackjack_takes="every-bet")
    assert decided(derive(dear, 8), 10, 5, 6)[1] is Move.HIT


def test_no_split_and_no_double_where_the_rulebook_has_none() -> None:
    once = derive(with_options(book("blackjack-v5"), most_hands=1), 8)
    assert not any(any(column) for column in once.split)
    live = derive(book("live-blackjack"), 8)
    assert not any(Move.DOUBLE in column for column in live.split_first)
    assert any(Move.DOUBLE in column for column in live.first)


def test_nobody_stands_below_12_where_he_may_not_3_20() -> None:
    strategy = derive(book("rws-blackjack"), 8)
    for table in (strategy.first, strategy.later, strategy.split_first, strategy.split_later):
        for column in table[1:]:
            assert all(column[row_index(total, False)] is not Move.STAND for total in range(4, 12))


def test_the_chart_of_live_blackjack() -> None:
    lines = chart(derive(book("live-blackjack"), 8)).splitlines()
    assert lines[0] == "hard     2   3   4   5   6   7   8   9  10   A"
    assert "16       S   S   S   S   S   H   H  Rh   H   H" in lines
    assert "11       D   D   D   D   D   D   D   D   H   H" in lines
    assert "18       S  Ds  Ds  Ds  Ds   S   S   H   H   H" in lines
    assert "8,8      P   P   P   P   P   P   P   P   H   H" in lines
    assert "After a Split, two cards, hard 11: H H H H H H H H . ." in lines
    assert lines[-2:] == ["Insurance: never", "Even Money: never"]


def values_with(most_hands: int) -> HandValues:
    rules = with_options(book("blackjack-v5"), most_hands=most_hands)
    return HandValues(rules, dealer_with(10, 8))


def test_every_pair_but_aces_is_worth_something_else_if_it_may_be_split_again_b11() -> None:
    once, often = values_with(2), values_with(4)
    assert [value for value in VALUES if once.split(value) == often.split(value)] == [1]


def test_both_hands_of_a_split_are_bust_as_often_as_one_is_squared_b6(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values, found = values_with(2), list[Outlook]()
    right = values.worth

    def noted(outlook: Outlook, share: float) -> float:
        found.append(outlook)
        return right(outlook, share)

    monkeypatch.setattr(values, "worth", noted)
    values.split(6)
    both = found[-1].bust
    again = values.dealer.cards[6]
    pair = values.best_of_two(EMPTY.plus(6).plus(6), BESIDE_ANOTHER, split=True)[1]
    one = again * pair.bust + (1 - again) * values._split_hand(6, again).bust
    assert 0 < both == pytest.approx(one**2)
