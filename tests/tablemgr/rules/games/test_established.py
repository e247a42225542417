"""Whether the cards on the table have decided a Bet (5.4, ruling I3), game by game."""

from __future__ import annotations

import pytest

from tests.tablemgr.rules.open_case.test_preview import told

BET = ("open", "bet 1 ann 100 seated")
STANDS = ("proceed", "stand 1")
ALIKE = ("rws-blackjack", "blackjack-v4", "blackjack-v5")


@pytest.mark.parametrize("game", ALIKE)
def test_the_dealers_second_card_decides_an_insurance_bet_i3(game: str) -> None:
    """On no Blackjack of the Dealer, who must draw on: nothing else is decided."""
    asked = (*BET, "close", "card Kh As 6d", "insure 1 ann 50")
    assert not told(game, *asked).outcome_established
    assert not told(game, *asked, *STANDS).outcome_established
    assert told(game, *asked, *STANDS, "card 5c").outcome_established
    assert not told(game, *asked[:-1], *STANDS, "card 5c").outcome_established


@pytest.mark.parametrize(
    ("lines", "established"),
    [
        (("close", "card Kh 9d 6d", "proceed"), False),
        (("close", "card Kh 9d 6d", "proceed", "hit 1", "card 9h"), True),
        (("close", "card Kh 9d Ad"), True),
        (("close", "card Kh As Ad"), False),
        (("close", "card 9h 9d 6d", *STANDS, "card Kd"), True),
    ],
    ids=["nothing", "a Bust", "a payable Blackjack", "one that waits", "the Dealer's last card"],
)
def test_what_the_cards_have_decided_i3(lines: tuple[str, ...], established: bool) -> None:
    assert told("rws-blackjack", *BET, *lines).outcome_established is established


@pytest.mark.parametrize("second", ["9d", "6d"], ids=["pays", "loses"])
def test_a_side_bet_is_decided_by_its_second_card_and_stays_so_when_it_is_settled_i3(
    second: str,
) -> None:
    lines = (*BET, "side 1 ann rws-pairs 10", "close", "card 9h Kd")
    assert not told("rws-blackjack", *lines).outcome_established
    assert told("rws-blackjack", *lines, f"card {second}").outcome_established
    assert told("rws-blackjack", *lines, f"card {second}", "proceed").outcome_established
