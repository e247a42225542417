"""Tables in service that several test modules open on a journal of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from tablemgr.service.session import TableSession
from tests.tablemgr.tables import open_session

Opener: TypeAlias = Callable[..., TableSession]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Opens tables on the test's journal; each further one is a new start."""
    sessions: list[TableSession] = []

    def make(game: str = "rws-blackjack") -> TableSession:
        for session in sessions:
            session.journal.close()
        sessions.append(open_session(tmp_path / "t.journal", game))
        return sessions[-1]

    yield make
    for session in sessions:
        session.journal.close()
