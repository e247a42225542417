"""What holds in every Round, whatever is said at the table.

Ruling I5 and `walk-away` aside, `allowed` is what is accepted; a refusal changes nothing; events
alone make the position; no legal Round gets stuck; nothing but a `Refusal` leaves the door.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemgr.basics.errors import Refusal
from tablemgr.commandline.replay_command import account, as_json
from tablemgr.library import PlayedRecord
from tablemgr.past.record import reads
from tablemgr.past.record_text import as_text
from tablemgr.past.replay import play
from tablemgr.rules.commands import Command, parse
from tablemgr.rules.events import Event
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games.blackjack.commands import Insure, Proceed
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import CASE_WORDS, Table
from tests.sampling import sampled
from tests.tablemgr.players import (
    PLAYABLE,
    all_decisions,
    commands,
    digest,
    is_baccarat,
    is_si_ki_pi,
    lines,
    snapshot,
    table_of,
)

SEEDS = st.integers(0, 2**32 - 1)
MOST_COMMANDS = 400
"""A Round of four boxes is over long before, unless it is stuck."""

pytestmark = pytest.mark.parametrize("game", PLAYABLE)


def tell(table: Table, command: Command) -> list[Event] | None:
    """The events of a command, or None if it is refused."""
    try:
        return table.do(command)
    except Refusal as refusal:
        why = refusal
    book = table.rulebook
    assert why.text
    assert why.paragraph in book.paragraphs.keys() | book.rulings.keys()
    return None


def test_a_digest_sees_any_change(game: str) -> None:
    table = table_of(game, Random(1))
    before = digest(table.position)
    assert digest(table.position) == before
    table.position.card_counts[3] = 7
    assert digest(table.position) != before


@settings(max_examples=sampled(50, 150))
@given(seed=SEEDS)
def test_refused_command_changes_nothing(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    for command in commands(table, random, wild=0.7):
        before = digest(table.position)
        foreseen = table.verify(command)
        assert digest(table.position) == before, "verify changed something"
        events = tell(table, command)
        assert (events is None) == (foreseen is not None)
        if events is None:
            assert digest(table.position) == before


@settings(max_examples=sampled(35, 100))
@given(seed=SEEDS)
def test_nothing_but_a_refusal_leaves_the_door(game: str, seed: int) -> None:
    """Blind commands only, after a Round that has run for a while or is over."""
    random = Random(seed)
    table = table_of(game, random)
    for command in commands(table, random, wild=0.3):
        tell(table, command)
        if random.random() < 0.03:
            break
    for _ in range(60):
        for command in parse(lines(table, random), table.vocabulary):
            tell(table, command)
        assert table.guide().text
        assert isinstance(table.allowed(), list)
        assert isinstance(table.due(), list)


@settings(max_examples=sampled(50, 150))
@given(seed=SEEDS)
def test_legal_play_is_never_stuck(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    for told, command in enumerate(commands(table, random)):
        events = tell(table, command)
        assert events, f"{command.line()} is legal and led to nothing"
        assert told < MOST_COMMANDS
    assert table.position.phase is Phase.COMPLETE


@settings(max_examples=sampled(50, 150))
@given(seed=SEEDS)
def test_events_alone_make_the_position(game: str, seed: int) -> None:
    """Encoded, stored as JSON, decoded and applied to a fresh table, one command at a time."""
    random = Random(seed)
    table = table_of(game, random)
    copy = table.fresh()
    for command in commands(table, random, wild=0.3):
        events = tell(table, command)
        if events is None:
            continue
        stored = json.loads(json.dumps(encode(events)))
        copy.apply(decode(stored))
        assert decode(stored) == events
        assert getattr(copy.position, "turn", None) == getattr(table.position, "turn", None)
        assert copy.position.next_card == table.position.next_card
        assert copy.position.phase is table.position.phase
        family = table.family
        assert family.as_json(copy.position) == family.as_json(table.position)
        assert copy.guide() == table.guide()
        assert copy.allowed() == table.allowed()
    assert snapshot(copy.position) == snapshot(table.position)


def accepted_of(table: Table) -> set[str]:
    """The decisions, of all there are, that the table accepts now, as whole lines."""
    found = set()
    for command in all_decisions(table):
        if isinstance(command, Insure):
            box = blackjack_of(table.position).box_of(command.box)
            if box is not None and command.player in box.insurance:
                continue  # laid again
        if table.can(command):
            found.add(command.line())
    return found


INTERIM_WORDS = ("surrender", "insure", "even-money", "proceed")


@settings(max_examples=sampled(50, 150))
@given(seed=SEEDS)
def test_allowed_is_what_is_accepted(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    told: list[Event] = []
    for command in commands(table, random, wild=0.1):
        told += tell(table, command) or []
        accepted = accepted_of(table)
        if table.position.phase is BlackjackPhase.INTERIM:
            asked = {line for line in accepted if line.split()[0] in INTERIM_WORDS}
            assert {" ".join(line.split()[:3]) for line in asked} == set(table.allowed())
            assert accepted - asked == after_proceed(table, told)
        elif is_si_ki_pi(table):
            assert sorted({" ".join(line.split()[:2]) for line in accepted}) == table.allowed()
        elif is_baccarat(table):
            assert accepted == set()
            assert table.allowed() == []
        else:
            turn = blackjack_of(table.position).turn
            own = {line for line in accepted if turn and line.split()[1] == str(turn.box)}
            assert sorted(line.split()[0] for line in own) == table.allowed()
            assert {line.split()[0] for line in accepted - own} <= out_of_turn(table)


def out_of_turn(table: Table) -> set[str]:
    """B7: in live a Hand may be surrendered until its first other action, in turn or not."""
    return (
        {"surrender"}
        if blackjack_of(table.position).rulebook.options.surrender_until == "first-action"
        else set()
    )


def after_proceed(table: Table, told: list[Event]) -> set[str]:
    """I5: what would be accepted once `proceed` were said."""
    copy = table.fresh()
    copy.apply(told)
    copy.do(Proceed())
    return {line for line in accepted_of(copy) if line.split()[0] not in INTERIM_WORDS}


@settings(max_examples=sampled(20, 60))
@given(seed=SEEDS)
def test_a_written_record_of_any_round_replays_to_the_same(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    said, refusals = [], []
    for command in commands(table, random, wild=0.4):
        said.append(command.line())
        if tell(table, command) is None:
            refusals.append(len(said))
    text = as_text(
        game,
        said,
        decks=table.decks,
        boxes=table.boxes,
        limits=table.limits,
        dealing=table.dealing,
    )
    record = reads(text, "f")
    replay = play(record)
    assert snapshot(replay.table.position) == snapshot(table.position)
    assert [step.position for step, _ in replay.refused] == refusals
    answer = json.loads(json.dumps(as_json(PlayedRecord(record, replay), "f")))
    assert answer["phase"] == table.position.phase.value
    assert account(PlayedRecord(record, replay), "f").startswith("f: ")


def test_players_say_every_word_that_the_table_knows(game: str) -> None:
    table = table_of(game, Random(1))
    said = {lines(table, Random(seed)).split()[0] for seed in range(4000)}
    assert said == table.vocabulary.words - CASE_WORDS - {"judge"}


@settings(max_examples=sampled(35, 100))
@given(seed=SEEDS)
def test_line_of_a_command_reads_back(game: str, seed: int) -> None:
    random = Random(seed)
    table = table_of(game, random)
    for _ in range(40):
        line = lines(table, random)
        parsed = parse(line, table.vocabulary)
        assert [command.line() for command in parsed] == [line]
