"""A refusal names who did what, and offers nothing that the rules do not allow."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.games.position import Limits
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import say

LIVE = "open; bet 1 ann 20 seated; bet 1 bob 10"
SKP = "open; bet 1 ann 10 seated; bet 2 dan 10; close; card Kh 2s 3s Kd 2d 3c 9s 3h 4h 9d 3d 6d"
OVER = ("open; bet 1 ann 400 seated; close; found bet 1 bob 200; card 9h", "blackjack-v5")


def table_after(game: str, script: str, limits: Limits | None = None) -> Table:
    return say(Table(load(game), limits=limits), script, Role.SHIFT_MANAGER)


def refusal_of(game: str, script: str, line: str) -> Refusal:
    table = table_after(game, script)
    (command,) = parse(line, table.vocabulary)
    refusal = table.verify(command, Role.SHIFT_MANAGER)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("game", "script", "line", "text"),
    [
        (
            "live-blackjack",
            f"{LIVE}; close; card 5h 6d 6h; proceed",
            "double 1 ann=5",
            "ann decides for the box, and doubles by adding exactly 20.",
        ),
        (
            "live-blackjack",
            f"{LIVE}; close; card 5h 6d 6h; proceed",
            "double 1 bob=5",
            "bob adds 10, or nothing.",
        ),
        (
            "live-blackjack",
            LIVE,
            "bet 2 bob 10 seated",
            "bob bets behind box 1: a Player who takes a seat can't bet behind.",
        ),
        (
            "blackjack-v5",
            "open; bet 1 ann 20 seated; bet 1 bob 10; close",
            "walk-away 1",
            "Other Players have Bets on box 1, so the House does not play it.",
        ),
        (
            "si-ki-pi",
            f"{SKP}; irregularity exposed 1 2",
            "choose 2 dan return",
            "dan has nothing to choose on box 2 now.",
        ),
        (
            "blackjack-v5",
            "open; bet 1 ann 20 seated; bet 2 bob 20 seated; close; card 9h 8h Ad 9d 8d; "
            "irregularity misdeal; choose 1 ann return; choose 2 bob continue; resume",
            "insure 1 ann 5",
            "The Bets on box 1 were given back: its Hand is out of play.",
        ),
    ],
)
def test_it_says_who_and_what(game: str, script: str, line: str, text: str) -> None:
    assert refusal_of(game, script, line).text == text


def test_the_hand_that_was_examined_is_named_and_not_its_player_5_13() -> None:
    table = table_after("si-ki-pi", f"{SKP}; irregularity examined 1")
    said = table.position.flags[-1].text
    assert said == "The Hand of box 1 was examined by a Player who had viewed another."


def test_a_hand_that_goes_out_cites_its_own_paragraph_5_12_5_13() -> None:
    wrong = table_after("si-ki-pi", f"{SKP}; irregularity wrong-number 1; reconstruct no; resume")
    seen = table_after("si-ki-pi", f"{SKP}; irregularity examined 2; judge intentional; resume")
    assert [line.paragraph for line in wrong.position.settlement] == ["5.12"]
    assert [line.paragraph for line in seen.position.settlement] == ["5.13"]


def test_a_bet_that_counts_pro_rata_says_how_much_goes_back_5_1_1() -> None:
    limits = Limits((Money(2500), Money(50_000)))
    table = table_after(OVER[1], OVER[0], limits)
    assert [(note.paragraph, note.text) for note in table.position.notes] == [
        ("5.1.1", "ann's Bet on box 1 counts 333.33: give 66.67 back."),
        ("5.1.1", "bob's Bet on box 1 counts 166.67: give 33.33 back."),
    ]
