"""An open table for every test of its tray."""

from __future__ import annotations

import pytest

from tests.tablemgr.tray.floor import Floor


@pytest.fixture
def floor() -> Floor:
    """An open table: 6,500.00 in its tray."""
    found = Floor()
    found.count("opener")
    return found
