"""What happens to the side Bets on a Hand in which no open Initial Bet is left (ruling I20)."""

from __future__ import annotations

from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import say

ONE_CARD = (
    "open; bet 1 ann 50 seated; bet 2 eve 50 seated; side 1 cy under-13 10; "
    "side 1 cy player-pair 10; close; card Ah; irregularity misdeal; choose 1 ann return; "
    "choose 1 cy continue; choose 2 eve continue; resume"
)


def returned(table: Table) -> list[tuple[str, str, str]]:
    return [(line.player, line.bet, line.paragraph) for line in table.position.settlement]


def test_what_its_cards_do_not_decide_goes_back_5_15() -> None:
    table = say(Table(load("blackjack-v5")), ONE_CARD, Role.SHIFT_MANAGER)
    assert returned(table) == [("ann", "initial", "5.7"), ("cy", "player-pair", "5.15")]
    assert [bet.name for bet in table.position.open_bets()] == ["under-13", "initial"]


def test_a_correction_leaves_it_so_i18() -> None:
    table = say(Table(load("blackjack-v5")), f"{ONE_CARD}; card 6h", Role.SHIFT_MANAGER)
    say(table, "correct 2 6s", Role.SHIFT_MANAGER)
    assert returned(table) == [("ann", "initial", "5.7"), ("cy", "player-pair", "5.15")]


def test_before_the_first_card_nothing_is_decided_i22() -> None:
    """A Bet that is found on the box until then keeps the side Bets in play."""
    script = ONE_CARD.replace("card Ah; ", "")
    table = say(Table(load("blackjack-v5")), script, Role.SHIFT_MANAGER)
    assert returned(table) == [("ann", "initial", "5.7")]
    say(table, "found bet 1 bob 30; card Ah", Role.SHIFT_MANAGER)
    assert returned(table) == [("ann", "initial", "5.7")]
    gone = say(Table(load("blackjack-v5")), f"{script}; card 6h", Role.SHIFT_MANAGER)
    assert ("cy", "under-13", "5.15") in returned(gone)
