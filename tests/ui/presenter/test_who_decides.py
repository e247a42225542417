"""Who decides a Hand has an open Bet in it (I20): the felt and the questions name him."""

from __future__ import annotations

from collections import Counter

import pytest

from tablemgr.rules.commands import CallsForCard, Left
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, HandPlace, Phase
from tablemgr.rules.rulebook import games
from tablemgr.rules.table import Table
from tablemgr.world.playing import RoundPeople
from tests.sampling import sampled
from tests.ui.presenter.positions import dealt
from ui.families.blackjack.asking import split
from ui.presenter.asking import walk_away
from ui.presenter.felt import felt_view, past_felt_view
from ui.views.felt import ShoeState, ShoeView
from ui.world.screen import profile_of

SHOE = ShoeView(ShoeState.READY, "", 100)
ROUNDS = sampled(40, 2_000)
"""Of each game."""


def marked_without_a_bet(table: Table) -> list[str]:
    """Of the box whose Hand's decision is awaited: who is marked on the felt as the one who
    decides, or named there alone, and has no open Initial Bet in that Hand.
    """
    position = table.position
    place = getattr(position, "turn", None)
    awaited = any(isinstance(c, CallsForCard) for c in table.family.decisions(position))
    if place is None or not awaited or position.phase in (Phase.IRREGULARITY, *BETWEEN_ROUNDS):
        return []
    box = past_felt_view(table, profile_of(table), SHOE).box(place.box)
    marked = [bet.player for bet in box.bets if bet.seated]
    assert len(marked) <= 1
    return [who for who in {*marked, box.player} - {""} if who not in in_hand(table, place)]


def in_hand(table: Table, place: HandPlace) -> set[str]:
    """The Players with an open Initial Bet in that Hand."""
    key = (place.box, place.hand + 1, INITIAL)
    bets = table.position.open_bets()
    return {bet.player for bet in bets if (bet.box, bet.hand, bet.name) == key}


@pytest.mark.parametrize("game", games())
def test_who_is_marked_as_deciding_has_a_bet_in_the_hand_i20(game: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(games().index(game), ROUNDS * len(games()), len(games())):
        people = RoundPeople(seed)
        for saying in people.sayings():
            people.so_far.tell(saying)
            wrong = marked_without_a_bet(people.so_far.table)
            assert not wrong, f"{wrong} decides\n{people.so_far.record()}"
            seen[len(people.so_far.table.position.cards)] += 1
    assert seen


BACK = (
    *("open", "bet 1 ann 100 seated", "bet 1 bob 50", "bet 1 cat 80", "close"),
    *("card 8h 8d 8s", "proceed", "irregularity misdeal", "choose 1 ann return"),
    *("choose 1 bob continue", "choose 1 cat continue", "resume"),
)
"""Ann, who sits, got her Bet back; of the others Cat's is the highest."""


def test_after_her_bet_went_back_the_felt_marks_the_highest_of_the_others_i20() -> None:
    session = dealt(*BACK)
    box = felt_view(session, profile_of(session.table), None).box(1)
    assert [(bet.player, bet.seated) for bet in box.bets] == [
        ("ann", False),
        ("bob", False),
        ("cat", True),
    ]
    ask = walk_away(session)
    assert ask is not None
    (gone,) = (choice for choice in ask.choices if isinstance(choice.command, Left))
    assert gone.label == "Box 1: cat has left"
    who_follows = split(session)
    assert who_follows is not None
    assert [(line.player, line.asked) for line in who_follows.lines] == [
        ("bob", True),
        ("cat", False),
    ]


def test_while_bets_are_open_the_felt_marks_who_sits_1_26() -> None:
    session = dealt("open", "bet 1 ann 100", "bet 2 bob 50 seated")
    felt = felt_view(session, profile_of(session.table), None)
    assert [[bet.seated for bet in felt.box(n).bets] for n in (1, 2)] == [[False], [True]]


@pytest.mark.parametrize("game", ["blackjack-v5", "blackjack-v4", "rws-blackjack"])
def test_once_the_bets_are_closed_the_felt_marks_the_highest_where_nobody_sits_b17(
    game: str,
) -> None:
    session = dealt("open", "bet 1 ann 50", "bet 1 bob 100", "close", game=game)
    box = felt_view(session, profile_of(session.table), None).box(1)
    assert [bet.player for bet in box.bets if bet.seated] == ["bob"]
