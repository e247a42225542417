"""Found Bets may be told in any order (I22): what counts is judged once, at the first card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.events import SideBetFound
from tablemgr.rules.games.irregularities import judging
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import say

LIMITS: Final = Limits((Money(2500), Money(50000)), (Money(500), Money(10000)))
GAMES: Final = ("blackjack-v5", "blackjack-v4", "rws-blackjack", "si-ki-pi", "baccarat")
SAMPLES: Final = 40
_NAMES: Final = ("bob", "cy", "dan", "eve", "fay", "gus")


def lines(game: str, random: Random) -> tuple[str, list[str]]:
    """What is noticed, and found Bets of which no two are of one Player on one box, each of its own
    amount.
    """
    kinds = sorted(load(game).side_bets)
    amounts = random.sample((700, 1100, 1900, 2900, 7900, 15100, 22300, 31700, 49900, 60100), 7)
    kind = "banker " if game == "baccarat" else ""
    noticed = f"bet 1 ann {kind}{Money(min(amounts.pop() + 2500, 50000))}"
    noticed += "" if kind or random.random() < 0.5 else " seated"
    found = []
    for name, amount in zip(_NAMES, amounts, strict=True):
        box, side = random.randint(1, 3), random.choice(kinds)
        if game == "baccarat":
            found.append(f"found bet {box} {name} {side} {Money(amount)}")
        elif random.random() < 0.5:
            found.append(f"found side {box} {name} {side} {Money(amount)}")
        else:
            found.append(f"found bet {box} {name} {Money(amount)}")
    return noticed, found


def after_the_first_card(game: str, noticed: str, found: Sequence[str]) -> Any:
    """All that counts once the first card is there, without the order in which it was told."""
    table = Table(load(game), limits=LIMITS)
    say(table, "; ".join(("open", noticed, "close", *found, "card 5h")))
    position = table.position
    boxes = [
        (
            box.number,
            sorted(box.bets.items()),
            sorted(box.side_bets.items()),
            position.box_decider(box),
        )
        for _, box in sorted(position.boxes.items())
        if box.bets or box.side_bets
    ]
    return boxes, sorted(flag.text for flag in position.flags), position.net(), position.next_card


def differing(game: str) -> int:
    """In how many samples two orders of the same found Bets lead to different Rounds."""
    count = 0
    for seed in range(SAMPLES):
        random = Random(seed)
        noticed, found = lines(game, random)
        first = after_the_first_card(game, noticed, found)
        random.shuffle(found)
        count += first != after_the_first_card(game, noticed, found)
    return count


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_found_bets_changes_nothing_i22(game: str) -> None:
    assert differing(game) == 0


def test_flags_that_are_never_read_again_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging._Judgement, "_flags", lambda _: [])
    assert all(differing(game) for game in GAMES)


def test_side_bets_that_are_judged_when_they_are_told_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if 5.15 were judged at once."""
    right = SideBetFound

    def too_soon(box: int, player: str, kind: str, amount: Money, *, counts: bool) -> object:
        return right(box, player, kind, amount, counts=counts and box == 1)

    noticed, found = "bet 1 ann 50", ["found side 2 cy under-13 5", "found bet 2 bob 20"]
    right_boxes = after_the_first_card("blackjack-v5", noticed, found)[0]
    assert right_boxes[1] == (2, [("bob", Money(2000))], [(("cy", "under-13"), Money(500))], "bob")
    monkeypatch.setattr("tablemgr.rules.games.irregularities.found_bets.SideBetFound", too_soon)
    assert after_the_first_card("blackjack-v5", noticed, found)[0] != right_boxes
