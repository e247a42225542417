"""An act that no table of the game could have stored: whoever reads it says so, and guesses
nothing.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry, EntryKind, Journal
from tablemgr.past.case_round import RoundCases
from tablemgr.past.history import past_round
from tablemgr.past.reenactment import Reenactment
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.served_table import ServedTable
from tablemgr.service.stored_act import past_movements
from tests.tablemgr.memory_journal import MemoryJournal, session_of
from tests.tablemgr.tables import tell

Events = list[Any]
SPLIT = {"type": "HandSplit", "box": 1, "hand": 0, "followers": [], "declined": []}
DEALER_SET = {"type": "DealerHandSet", "low": ["Kh", "Kd"], "high": ["2c", "3c"], "item": "1"}
LEFT = {"type": "PlayerWalkedAway", "box": 1}
OPENED = {"type": "RoundOpened"}
ANEW = {"type": "RoundDerivedAnew", "number": 0, "card": None, "events": []}
LAID = {"type": "BetPlaced", "box": 1, "player": "ann", "amount": 1000, "seated": True}
SIDE = {"type": "SideBetPlaced", "box": 1, "player": "ann", "kind": "banker", "amount": 1000}
LINE = {
    "type": "BetSettled",
    **{"box": 1, "hand": 1, "player": "ann", "bet": "initial", "outcome": "stand-off"},
    **{"stake": 1000, "won": 0, "lost": 0, "returned": 1000, "paragraph": "4.1", "ruling": None},
}
SAID = {
    "baccarat": ("open", "bet 1 ann banker 10", "close", "card Kh 9d"),
    "rws-blackjack": ("open", "bet 1 ann 10 seated", "close", "card Kh 9d"),
    "si-ki-pi": ("open", "bet 1 ann 10 seated", "close", "card Kh 9d"),
}


class KeptJournal(MemoryJournal):
    """A journal with these entries."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._entries = list(entries)


def stored(game: str, said: dict[str, Any]) -> list[Entry]:
    """The entries of a Round whose last act says this; what is None is missing."""
    journal = MemoryJournal()
    tell(session_of(Table(load(game)), journal), *SAID[game])
    *before, last = journal.entries()
    data = {key: value for key, value in (last.data | said).items() if value is not None}
    return [*before, replace(last, payload=json.dumps(data))]


def _served(entries: list[Entry], game: str) -> object:
    return ServedTable(Table(load(game)), cast(Journal, KeptJournal(entries)))


def _shown(entries: list[Entry], _: str) -> object:
    again = Reenactment(entries, 1)
    return again.table(len(again.steps))


READERS: dict[str, Callable[[list[Entry], str], object]] = {
    "start": _served,
    "export": lambda entries, _: past_round(entries, 1),
    "case file": lambda entries, _: RoundCases(entries, Counter()).files(),
    "slip": lambda entries, _: past_movements(entries, 1),
    "shown again": _shown,
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("baccarat", SPLIT),
        ("baccarat", DEALER_SET),
        ("baccarat", LEFT),
        ("rws-blackjack", DEALER_SET),
        ("si-ki-pi", SPLIT),
    ],
)
def test_an_event_of_another_family_is_a_fault_that_names_it(
    game: str, event: dict[str, Any], read: Callable[[list[Entry], str], object]
) -> None:
    """In an act, and in a Round that was derived again."""
    anew = {"command": "correct 1 2c", "events": [ANEW | {"events": [OPENED, event]}]}
    words = re.escape(f"at a table of {load(game).title}: {event['type']}.")
    for said in ({"events": [event]}, anew):
        entries = stored(game, said)
        with pytest.raises(Fault, match=words):
            read(entries, game)


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
@pytest.mark.parametrize(
    "said",
    [
        {"events": [{"type": "CardDealt", "card": "9d", "box": 5, "hand": 0}]},  # nobody is there
        {"events": [OPENED]},  # the Round would be gone
        {"events": [ANEW | {"events": [OPENED]}]},
        {"command": "correct 1 2c"},
        {"command": "correct 1 2c", "events": [ANEW]},
        {"command": "correct 1 2c", "events": [ANEW | {"events": [OPENED]}, OPENED]},
        {"command": "correct 1 2c", "events": [ANEW | {"events": [OPENED]}, ANEW]},
        {"command": "correct 1 2c", "events": [ANEW | {"events": [OPENED, ANEW]}]},
        {"command": "correct 1 2c", "events": [ANEW | {"events": [ANEW]}]},
        {"command": "open", "events": [ANEW | {"events": [OPENED]}]},
        {"command": "set 1 Kh Kd / 2c 3c"},
        {"events": [{"type": "CardDealt", "card": "9d", "box": 1, "hand": 0, "more": 1}]},
        {"events": [{"type": "CardDealt", "card": "9d", "box": 1}]},
        {"events": [{"type": "CardDealt", "card": "9d", "box": "1", "hand": 0}]},
        {"events": [{"type": "CardDealt", "card": "9d", "box": True, "hand": 0}]},
        {
            "events": [
                {"type": "BetPlaced", "box": 1, "player": "x", "amount": True, "seated": True}
            ]
        },
        {"events": [{"type": "../x"}]},
        {"events": [{"type": "__class__"}]},
        {"events": [{"type": "Event"}]},
        {"events": [{"type": "x" * 100_000}]},
        {"events": [{"type": ["RoundOpened"]}]},
        {"events": [{}]},
        {"events": [0]},
        {"events": []},
        {"events": "RoundOpened"},
    ],
    ids=lambda said: json.dumps(said)[:70],
)
def test_an_act_that_cannot_have_happened_is_a_fault(
    said: dict[str, Any], read: Callable[[list[Entry], str], object]
) -> None:
    entries = stored("rws-blackjack", said)
    with pytest.raises(Fault):
        read(entries, "rws-blackjack")


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("rws-blackjack", LINE | {"bet": "gold"}),
        ("rws-blackjack", LINE | {"won": -1}),
        ("rws-blackjack", LINE | {"lost": 1}),
        ("rws-blackjack", LINE | {"lost": -1, "returned": 1001}),
        ("rws-blackjack", LAID | {"amount": -1}),
        ("rws-blackjack", SIDE | {"kind": "banker"}),
        ("si-ki-pi", LINE | {"bet": "insurance"}),
        ("si-ki-pi", SIDE | {"kind": "rws-pairs"}),
        ("baccarat", LAID),
        ("baccarat", LAID | {"type": "BetFound"}),
        ("baccarat", SIDE | {"kind": "rws-pairs"}),
        ("baccarat", SIDE | {"type": "SideBetFound", "kind": "rws-pairs", "counts": True}),
        ("baccarat", SIDE | {"kind": "banker", "amount": -1}),
    ],
)
def test_a_bet_that_the_game_does_not_have_or_that_contradicts_itself_is_a_fault(
    game: str, event: dict[str, Any], read: Callable[[list[Entry], str], object]
) -> None:
    entries = stored(game, {"events": [event]})
    with pytest.raises(Fault, match="a Bet that can't be"):
        read(entries, game)


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_an_act_without_events_or_of_two_commands_is_a_fault_that_names_the_entry(
    read: Callable[[list[Entry], str], object],
) -> None:
    for said in ({"events": None}, {"command": "card Kh 9d"}):
        entries = stored("rws-blackjack", said)
        with pytest.raises(Fault, match=rf"entry {entries[-1].seq} of the journal does not fit"):
            read(entries, "rws-blackjack")


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
@pytest.mark.parametrize("game", SAID)
def test_an_act_that_fits_is_read(game: str, read: Callable[[list[Entry], str], object]) -> None:
    entries = stored(game, {})
    assert entries[-1].kind is EntryKind.ACT
    read(entries, game)
