"""A table that keeps its money: no Round before the opener, and a start finds the books as they
were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.chip_acts import tell_tray
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tablemgr.tray.authority import authority_of
from tablemgr.tray.desk_state import to_json
from tablemgr.tray.moment import FloatRules
from tests.tablemgr.tables import ROUND, open_session, tell
from tests.tablemgr.tray.floor import EVERYBODY, FULL, chips

RULES = FloatRules(authority_of("washington"))
DEALER, SUPERVISOR = Person("dora"), Person("paul", Role.PIT_SUPERVISOR)
MANAGER = Person("mary", Role.SHIFT_MANAGER)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.journal"


@pytest.fixture
def start(path: Path) -> Iterator[Callable[[], TableSession]]:
    """Start the table, again and again; the one before ends."""
    opened: list[TableSession] = []

    def again() -> TableSession:
        if opened:
            opened[-1].journal.close()
        opened.append(open_session(path, float_rules=RULES))
        return opened[-1]

    yield again
    opened[-1].journal.close()


def count(session: TableSession, purpose: told.CountFor, text: str = FULL) -> None:
    tell_tray(session, told.CountChips(purpose, chips(text)), SUPERVISOR)
    tell_tray(session, told.CountBlind(chips(text)), DEALER)


def code_of(session: TableSession, line: str) -> str:
    (command,) = parse(line, session.table.vocabulary)
    refusal = session.verify(command, MANAGER)
    return "" if refusal is None else refusal.code


def test_no_round_before_the_opener_stands_and_none_after_the_closer(
    start: Callable[[], TableSession],
) -> None:
    session = start()
    assert code_of(session, "open") == "tray-not-open"
    tell_tray(session, told.CountChips("opener", chips(FULL)), SUPERVISOR)
    session = start()
    assert code_of(session, "open") == "tray-not-open"
    tell_tray(session, told.CountBlind(chips(FULL)), DEALER)
    assert code_of(session, "open") == ""
    tell(session, *ROUND)
    count(session, "closer")
    session = start()
    assert code_of(session, "open") == "tray-not-open"
    assert code_of(session, "reopen") == "tray-not-open"


def test_the_books_follow_the_rounds_and_a_reopened_settlement(
    start: Callable[[], TableSession],
) -> None:
    session = start()
    count(session, "opener")
    tell(session, *ROUND)
    assert str(session.tray.desk.state.books.sums.rounds) == "-270.00"
    tell(session, "as mary shift-manager", "reopen")
    assert str(start().tray.desk.state.books.sums.rounds) == "0.00"
    session = start()
    tell(session, "as mary shift-manager", "settle")
    assert str(session.tray.desk.state.books.float) == "6230.00"
    assert str(start().tray.desk.state.books.float) == "6230.00"


def test_a_void_round_moves_nothing(start: Callable[[], TableSession]) -> None:
    session = start()
    count(session, "opener")
    tell(session, *ROUND[:6], "as paul pit-supervisor", "irregularity foreign-card", "void 5.5.1")
    assert session.between_rounds
    assert str(session.tray.desk.state.books.float) == "6500.00"


def test_a_house_that_keeps_no_money_deals_as_ever(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T2.journal")
    tell(session, *ROUND)
    assert str(session.table.position.net()["ann"]) == "220.00"
    assert session.tray.carry() == {}
    session.journal.close()


def test_numbers_go_on_after_a_time_without_the_tray(path: Path) -> None:
    for rules, expected in ((RULES, 1), (None, 1), (RULES, 2)):
        session = open_session(path, float_rules=rules)
        if rules is not None:
            count(session, "opener")
        tell(session, *ROUND)
        if rules is not None:
            count(session, "closer", "5x46 25x80 100x40" if expected == 1 else FULL)
        assert session.tray.desk.state.books.numbers["opener"] == expected
        session.journal.close()


def test_what_is_refused_is_stored_with_who_asked(start: Callable[[], TableSession]) -> None:
    session = start()
    step = told.CountChips("closer", chips(FULL))
    with pytest.raises(Refusal):
        tell_tray(session, step, SUPERVISOR)
    entry = list(session.journal.entries(kinds=(EntryKind.SESSION,)))[-1]
    assert (entry.person, entry.data["refused"]) == ("paul", "tray-not-open")
    assert start().tray.desk.state == session.tray.desk.state


def do_something(session: TableSession, random: Random) -> None:
    """Somebody tells the table or its desk something, likely or not. Raises `Refusal`."""
    someone = random.choice(EVERYBODY)
    by, state = Person(someone.name, someone.role), session.tray.desk.state
    match random.randrange(8):
        case 0:
            count(session, random.choice(("opener", "count", "closer")))
        case 1:
            tell(session, *ROUND)
        case 2:
            tell(session, "as mary shift-manager", "reopen", "settle")
        case 3:
            tell_tray(session, told.AskForChips("fill", chips("100x1")), by)
        case 4:
            tell_tray(session, told.TakeBuyIn("ann", Money(2500)), by)
        case _:
            due = random.choice(session.tray.desk.rules.authority.fill.names())
            step = told.TakeStep(next(iter(state.transfers), 1), due, chips("100x1"))
            tell_tray(session, step, by)


@pytest.mark.parametrize("seed", range(6))
def test_a_start_after_anything_finds_the_money_as_it_was(
    start: Callable[[], TableSession], seed: int
) -> None:
    random, session = Random(seed), start()
    count(session, "opener")
    for _ in range(25):
        with suppress(Refusal):
            do_something(session, random)
        if random.random() < 0.5:
            live = to_json(session.tray.desk.state)
            session = start()
            assert to_json(session.tray.desk.state) == live
