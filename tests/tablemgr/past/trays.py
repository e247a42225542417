"""A table that keeps its money, for tests: its tray is counted by two, and steps are told."""

from __future__ import annotations

from pathlib import Path

from tablemgr.rules.people import Person
from tablemgr.service.chip_acts import tell_tray
from tablemgr.service.session import TableSession
from tablemgr.tray import steps as told
from tablemgr.tray.authority import authority_of
from tablemgr.tray.moment import FloatRules
from tests.tablemgr.tables import open_session
from tests.tablemgr.tray.floor import CHIPS, DEALER, FULL, SUPERVISOR, chips

RULES = FloatRules(authority_of("washington"), chips=CHIPS)


def do(session: TableSession, step: told.TrayStep, by: told.Actor) -> None:
    """Somebody takes a step."""
    tell_tray(session, step, Person(by.name, by.role))


def counted(session: TableSession, purpose: told.CountFor, text: str = FULL) -> None:
    """A Pit Supervisor and the Dealer count the same."""
    do(session, told.CountChips(purpose, chips(text)), SUPERVISOR)
    do(session, told.CountBlind(chips(text)), DEALER)


def opened(path: Path, tray: str = FULL) -> TableSession:
    """A table whose tray is counted; another call takes it up where it stands."""
    session = open_session(path, float_rules=RULES)
    if not session.tray.desk.state.books.is_open:
        counted(session, "opener", tray)
    return session
