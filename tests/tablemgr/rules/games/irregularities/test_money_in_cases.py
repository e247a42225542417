"""Whatever goes wrong in a Round and however it is resolved: each Bet is settled once, and whole.

Rounds with irregularities thrown in, in every game, resolved by somebody who may everything and who
says anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemgr.basics.cards import DECK
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Command, MalformedError, Reopen, parse
from tablemgr.rules.events import Event
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games.betting import side_bet_cap
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tests.sampling import sampled
from tests.tablemgr.players import NAMES, PLAYABLE, is_baccarat, legal, snapshot, table_of

SEEDS = st.integers(0, 2**32 - 1)
MOST_COMMANDS = 300
_OVER = (Phase.COMPLETE, Phase.VOID)
REPORTS = (
    *("foreign-card", "card-count", "not-shuffled", "cards-exhausted", "misdeal", "misdeal seen"),
    *("technical-interruption", "exposed 0 2", "exposed 1 2", "exposed 1 2 seen", "exposed 1 1"),
    *("exposed 1 2 by-player", "wrong-number 1", "examined 1", "other what", "face-up-card"),
    *("card-to-empty-box 1", "simultaneous Kh 2d", "simultaneous 5s 5c"),
)
_CENTS = ("0.01", "5", "-5", "-0.33", "120")


def remedies(table: Table, random: Random) -> str:
    """Something that could be said of an open case, sense or nonsense."""
    box, player = random.randint(1, table.boxes), random.choice(NAMES)
    paragraphs = [p for case in table.position.cases for p in case.void_paragraphs]
    said = [f"choose {box} {player} {random.choice(('continue', 'return'))}"] * 10
    said += ["resume", "resume", "reconstruct yes", "reconstruct no"]
    said += ["judge intentional", "judge unintentional", "decide so", "retract it was right"]
    said += [f"first {card}" for card in table.position.at_once]
    said += [f"adjust {box} {player} {random.choice(_CENTS)}"]
    said += [f"void {paragraph}" for paragraph in paragraphs[:1] if random.random() < 0.2]
    if table.position.cards and random.random() < 0.1:
        said = [f"correct {random.randint(1, len(table.position.cards))} {random.choice(DECK)}"]
    return random.choice(said)


def troubles(table: Table, random: Random) -> str | None:
    """Something that goes wrong now and then, or None."""
    position, chance = table.position, random.random()
    if chance < 0.02 and position.remembered.decided_under is not None:
        return f"adjust {random.randint(1, table.boxes)} {random.choice(NAMES)} -1.50"
    if chance < 0.03 and position.phase not in (Phase.IDLE, Phase.BETTING):
        return f"irregularity {random.choice(REPORTS)}"
    if chance < 0.04:
        return f"card {random.choice(DECK)}"
    if chance < 0.05 and position.cards:
        return f"correct {random.randint(1, len(position.cards))} {random.choice(DECK)}"
    if chance < 0.3 and position.phase is position.first_deal and not position.cards:
        box, player = random.randint(1, table.boxes), random.choice(NAMES)
        kinds = sorted(table.rulebook.side_bets)
        if is_baccarat(table):
            return f"found bet {box} {player} {random.choice(kinds)} {random.choice((5, 100, 250))}"
        side = f"found side {box} {player} {random.choice(kinds)} {random.choice((5, 100, 250))}"
        seated = random.choice(("", " seated"))
        bet = f"found bet {box} {player} {random.choice((5, 100, 250))}{seated}"
        return random.choice((bet, bet, side))
    return None


def troubled_round(table: Table, random: Random) -> Iterator[list[Event]]:
    """The events of each command that the table accepts, until the Round is over."""
    for _ in range(MOST_COMMANDS):
        if table.position.phase in _OVER:
            if table.position.phase is Phase.VOID or random.random() < 0.7:
                return
            yield table.do(Reopen(), Role.SHIFT_MANAGER)  # 5.6, I15
        case = table.position.phase is Phase.IRREGULARITY
        line = remedies(table, random) if case else troubles(table, random)
        for command in _read(table, line) if line is not None else (legal(table, random),):
            with suppress(Refusal):
                yield table.do(command, Role.SHIFT_MANAGER)


def _read(table: Table, line: str) -> tuple[Command, ...]:
    """The line's commands; none if the game has no such word or box."""
    try:
        return parse(line, table.vocabulary)
    except MalformedError:
        return ()


def assert_no_side_bet_exceeds_its_initial_bet(table: Table) -> None:
    """L4, whatever was laid, lowered, withdrawn, displaced, found or counted pro rata."""
    position = table.position
    unjudged = position.found_bets and not position.cards  # I22
    if position.phase in _OVER or unjudged:
        return
    for box in position.boxes.values():
        if position.bets_left(box) != box.bets:
            continue  # an option gave a Bet back: who goes on plays what he has laid (5.7.1)
        for (player, kind), amount in box.side_bets.items():
            if table.rulebook.side_bets[kind].up_to_initial_bet is not None:
                assert amount <= side_bet_cap(box.seat, box.bets, player)


@pytest.mark.parametrize("game", PLAYABLE)
@settings(max_examples=sampled(40, 120))
@given(seed=SEEDS)
def test_each_bet_is_settled_once_and_whole_whatever_went_wrong(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    copy = table.fresh()
    for events in troubled_round(table, random):
        copy.apply(decode(encode(events)))
        assert_no_side_bet_exceeds_its_initial_bet(table)
        assert table.guide().text
        assert isinstance(table.allowed(), list)
        assert isinstance(table.due(), list)
    assert snapshot(copy.position) == snapshot(table.position)
    if table.position.phase not in _OVER:
        return
    lines = [line for line in table.position.settlement if line.bet != ADJUSTMENT]
    for line in table.position.settlement:
        assert line.stake == line.lost + line.returned
        assert line.bet != ADJUSTMENT or (line.won > ZERO) != (line.lost > ZERO)
    if table.position.phase is Phase.VOID:  # 5.17: and nothing is paid beside it
        assert lines == table.position.settlement
    # Without the number of the Hand: a Split gives the Hands after it another.
    staked = Counter((line.box, line.player, line.bet, line.stake) for line in lines)
    bets = table.position.every_bet()
    assert staked == Counter((bet.box, bet.player, bet.name, bet.stake) for bet in bets)
