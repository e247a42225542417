from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tablemgr.house.staff.house import House


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[House]:
    """A house whose register holds nobody yet."""
    house = House(tmp_path / "staff")
    yield house
    house.register.close()


@pytest.fixture
def house(empty: House) -> House:
    """A house with staff."""
    return empty.staffed()
