"""What each Bet of Baccarat costs, exactly: figures known elsewhere, and Rounds at a table."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import cast

import msgspec
import pytest

from tablemgr.basics.cards import DECK
from tablemgr.basics.errors import Fault
from tablemgr.commandline.odds_command import main
from tablemgr.rules.commands import DealCard, parse
from tablemgr.rules.games.baccarat.odds import ODDS, coups, outcomes
from tablemgr.rules.games.baccarat.rulebook import BaccaratBook
from tablemgr.rules.odds.outcomes import mean
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

BOOK = cast("BaccaratBook", load("baccarat"))


@pytest.mark.parametrize(
    ("decks", "bet", "percent"),
    [
        (8, "banker", -1.0579),
        (8, "player", -1.2351),
        (8, "tie", -14.3596),
        (8, "player-pair", -10.3614),
        (8, "banker-pair", -10.3614),
        (6, "banker", -1.0558),
        (6, "player", -1.2374),
        (6, "tie", -14.4382),
        (6, "player-pair", -11.2540),
    ],
)
def test_the_known_figures(decks: int, bet: str, percent: float) -> None:
    assert round(100 * float(mean(outcomes(BOOK, decks, bet))), 4) == percent


def test_what_a_six_pays_is_said_only_if_it_differs_p2() -> None:
    assert ODDS.conditions(BOOK, 8)[0] == "5% commission on what Banker wins."
    pays = msgspec.structs.replace(BOOK.pays, commission_percent=0, banker_on_six=(1, 2))
    book = msgspec.structs.replace(BOOK, pays=pays)
    wanted = "0% commission on what Banker wins; with a total of 6 he pays 1 to 2."
    assert ODDS.conditions(book, 8)[0] == wanted


def test_half_for_a_6_without_commission() -> None:
    """Known of eight decks: 0.458597 - 0.446247 - 0.053864 / 2 (won, lost, won with a 6)."""
    pays = msgspec.structs.replace(BOOK.pays, commission_percent=0, banker_on_six=(1, 2))
    book = msgspec.structs.replace(BOOK, pays=pays)
    assert round(100 * float(mean(outcomes(book, 8, "banker"))), 4) == -1.4581


def test_every_order_of_six_cards_is_weighed_once() -> None:
    ways = 1
    for drawn in range(6):
        ways *= 52 * 8 - drawn
    assert sum(coups(8).values()) == ways


def test_the_weights_are_what_a_table_plays() -> None:
    """Two thousand coups at a real table: each of the three results as often as it should be."""
    random, table, shoe = Random(7), Table(BOOK, decks=8), list(DECK) * 8
    rounds, won = 2000, {"player": 0, "banker": 0, "tie": 0}
    for _ in range(rounds):
        for line in ("open", "bet 1 ann tie 1", "close"):
            for command in parse(line, table.vocabulary):
                table.do(command)
        drawn = iter(random.sample(shoe, 6))
        while table.position.next_card is not None:
            table.do(DealCard(next(drawn)))
        won[table.guide().code.removeprefix("settle-")] += 1
        (settle,) = parse("settle", table.vocabulary)
        table.do(settle)
    every = sum(coups(8).values())
    for name, holds in (("player", 1), ("banker", -1), ("tie", 0)):
        ways = sum(
            ways for totals, ways in coups(8).items()
            if (totals.player > totals.banker) - (totals.player < totals.banker) == holds
        )  # fmt: skip
        assert abs(won[name] / rounds - Fraction(ways, every)) < 0.04, name


def test_the_command_answers_all_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["baccarat", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert list(answer["bets"]) == ["banker", "player", "tie", "player-pair", "banker-pair"]
    assert {found["method"] for found in answer["bets"].values()} == {"exact"}


@pytest.mark.parametrize("words", [["--bets", "initial"], ["--strategy", "basic"]])
def test_no_bet_depends_on_how_it_is_played(words: list[str]) -> None:
    with pytest.raises(Fault, match="has no"):
        main(["baccarat", *words])
