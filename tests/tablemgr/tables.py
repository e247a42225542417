"""Tables in service, for tests: a session on a journal in a folder, with a clock that counts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from tablemgr.basics.errors import Refusal
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tablemgr.tray.moment import FloatRules


def counting_clock() -> Callable[[], Stamp]:
    """A clock that goes on by a second each time it is read."""
    ticks = count(1)

    def now() -> Stamp:
        second = 1_000_000_000
        tick = next(ticks)
        return Stamp(1_700_000_000 * second + tick * second, tick * second)

    return now


def open_session(
    path: Path,
    game: str = "rws-blackjack",
    *,
    float_rules: FloatRules | None = None,
    **table: int,
) -> TableSession:
    """The table of that journal, taken up where it stands. The caller closes `session.journal`."""
    clock = counting_clock()
    journal = Journal.open(path, JournalHeader("T1", "House", "0.1", clock()))
    new = Table(load(game), **table)  # type: ignore[arg-type] # boxes, decks
    return TableSession(new, journal, clock, float_rules=float_rules)


def tell(session: TableSession, *lines: str) -> None:
    """Tell the table lines of a record; `as NAME ROLE` changes who acts. Refusals pass."""
    for line in lines:
        words = line.split()
        if words[0] == "as":
            session.sign_in(Person(words[1], type(session.person.role)(words[2])))
            continue
        for command in parse(line, session.table.vocabulary):
            try:
                session.do(command)
            except Refusal:
                continue


ROUND = (
    "open",
    "bet 1 ann 100 seated",
    "bet 1 bob 50",
    "side 1 ann rws-pairs 10",
    "close",
    "card Kh 9d Kd",
    "proceed",
    "stand 1",
    "card 8c",
    "settle",
)
"""The record format's own example: ann wins 220.00, bob 50.00."""
