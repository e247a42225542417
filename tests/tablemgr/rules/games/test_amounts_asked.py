from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.games.blackjack.decisions import DoublingShare, doubling
from tablemgr.rules.games.blackjack.interim import insurable
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table


def shares(game: str, *, returned: str = "") -> list[DoublingShare]:
    """Who is asked at a Double Down of two Players on box 1, one of them out of it by now."""
    table = Table(load(game))
    for line in ("open", "bet 1 ann 100 seated", "bet 1 bob 30", "close", "card 5h 9d 6d"):
        for command in parse(line, table.vocabulary):
            table.do(command)
    position = blackjack_of(table.position)
    hand = position.boxes[1].hands[0]
    hand.settled.update(filter(None, [returned]))
    return doubling(position, position.boxes[1], hand)


def test_each_player_in_the_hand_adds_up_to_his_bet_the_seated_one_something_b14() -> None:
    assert shares("rws-blackjack") == [
        DoublingShare("ann", Money(10_000), must_add=True, in_full_only=False),
        DoublingShare("bob", Money(3000), must_add=False, in_full_only=False),
    ]


def test_live_it_is_all_or_nothing_b14() -> None:
    assert all(share.in_full_only for share in shares("live-blackjack"))


def test_who_had_his_bet_returned_is_not_asked_5_7() -> None:
    assert [share.player for share in shares("rws-blackjack", returned="bob")] == ["ann"]


@pytest.mark.parametrize(
    ("game", "bet", "least", "most"),
    [
        ("rws-blackjack", 10_000, 1, 5000),
        ("rws-blackjack", 2501, 1, 1250),
        ("rws-blackjack", 1, 1, 0),
        ("live-blackjack", 2501, 1251, 1251),
    ],
)
def test_what_can_be_insured_b9(game: str, bet: int, least: int, most: int) -> None:
    book = load(game)
    assert isinstance(book, BlackjackBook)
    assert insurable(book, Money(bet)) == (Money(least), Money(most))
