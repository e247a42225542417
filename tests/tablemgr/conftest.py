from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.service.session import TableSession
from tests.tablemgr.tables import open_session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a table's journal lies."""
    return tmp_path / "t1.journal"


@pytest.fixture
def session(path: Path) -> Iterator[TableSession]:
    """A new table in service."""
    session = open_session(path)
    yield session
    session.journal.close()
