"""Simulated Players: the same for a seed, allowed by the rules, and as varied as people."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Close, DealCard, Open, Settle, parse
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import Limits, Phase
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.training.players.crowd import Crowd, crowd_of
from tablemgr.training.players.pace import FULL, SLOWEST, next_pace
from tablemgr.training.players.seats import seats_for
from tablemgr.training.players.styles import styles

CHIPS = (Money(250), Money(500), Money(2500), Money(10000))


def table_of(game: str) -> Table:
    limits = Limits((Money(2500), Money(50000)), (Money(500), Money(10000)))
    return Table(load(game), limits=limits)


def play(table: Table, crowd: Crowd, round_no: int) -> Counter[str]:
    """Play a Round as the Players wish; gives how often each of their deeds came."""
    found: Counter[str] = Counter()
    table.do(Open())
    for deed in crowd.bets(table, round_no):
        table.do(deed.command)
        found["bets"] += 1
    table.do(Close())
    shoe = [card for card in DECK for _ in range(table.decks)]
    Random(round_no).shuffle(shoe)
    flow = [parse(word, table.vocabulary)[0] for word in words_of_flow(table)]
    for _ in range(300):
        if table.position.phase is Phase.COMPLETE:
            return found
        if table.position.next_card is not None:
            table.do(DealCard(shoe.pop()))
        elif table.position.phase is Phase.SETTLEMENT:
            table.do(Settle())
        elif signs := crowd.signs(table, round_no):
            table.do(signs[0].command)
            found[signs[0].command.line().split()[0]] += 1
        else:
            table.do(next(command for command in flow if table.can(command)))
    raise AssertionError(f"the Round does not end: {table.position.phase}")


def words_of_flow(table: Table) -> list[str]:
    known = ("proceed", "reveal")
    ways = [f"house-way {box}" for box in range(1, table.boxes + 1)]
    words = table.vocabulary.words
    return [word for word in (*known, *ways) if word.split()[0] in words]


@pytest.mark.parametrize("game", games())
def test_a_full_table_plays_whole_rounds_and_nothing_is_refused(game: str) -> None:
    table = table_of(game)
    crowd = crowd_of(7, table, 3, CHIPS)
    sums: Counter[str] = Counter()
    for round_no in range(1, 9):
        sums += play(table, crowd, round_no)
    assert sums["bets"] >= 30
    if drills_of(table.rulebook.family).wishes is not drills_of("baccarat").wishes:
        assert len(sums) > 1


def test_everything_follows_from_the_seed() -> None:
    table = table_of("rws-blackjack")
    table.do(Open())
    first, again, other = (crowd_of(7, table, seed, CHIPS) for seed in (3, 3, 4))
    assert first.bets(table, 1) == again.bets(table, 1)
    assert first.bets(table, 1) != other.bets(table, 1)
    assert first.bets(table, 1) != first.bets(table, 2)


def test_players_sit_at_boxes_of_their_own() -> None:
    for seed in range(40):
        seats = seats_for(7, 9, seed)
        assert len({seat.box for seat in seats}) == len({seat.player for seat in seats}) == 7
        assert any(not seat.style.behind for seat in seats)
    assert [len(seats_for(count, 5, 1)) for count in (0, 1, 7)] == [0, 1, 5]
    assert {seat.style.behind for seed in range(40) for seat in seats_for(1, 7, seed)} == {False}


def test_styles_differ_as_their_file_says() -> None:
    known, chance = styles(), Random(1)
    middle = {
        name: sorted(style.seconds_drawn(chance) for _ in range(999))
        for name, style in known.items()
    }
    for name, style in known.items():
        assert middle[name][499] == pytest.approx(style.seconds, rel=0.2), name
        assert middle[name][899] == pytest.approx(style.slowest, rel=0.3), name


def test_a_reckless_player_leaves_the_best_decision_more_often() -> None:
    """Of the same Hands, by the share that his style says."""
    table = table_of("rws-blackjack")
    shares = {}
    for name in ("basic", "reckless"):
        found = total = 0
        for seed in range(300):
            crowd = crowd_of(1, table, seed, CHIPS)
            crowd.seats = tuple(type(seat)(2, "Ann", styles()[name]) for seat in crowd.seats)
            own = table.fresh()
            for line in ("open", "bet 2 Ann 35 seated", "close", "card 9h 9d 7c", "proceed"):
                for command in parse(line, own.vocabulary):
                    own.do(command)
            [deed] = crowd.signs(own, 1)
            [wish] = drills_of(own.rulebook.family).wishes(own)
            found += deed.command == wish.command
            total += 1
        shares[name] = found / total
    assert shares["basic"] > 0.95
    assert shares["reckless"] == pytest.approx(styles()["reckless"].plays, abs=0.08)


def test_the_pace_rises_with_faultless_rounds_and_falls_faster() -> None:
    pace = SLOWEST
    for _ in range(20):
        pace = next_pace(pace, faultless=True)
    assert pace == FULL
    assert next_pace(pace, faultless=False) < pace
    assert next_pace(SLOWEST, faultless=False) == SLOWEST
