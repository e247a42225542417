"""A house whose people are in its staff register, and its table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tablemgr.house.staff.house import House
from tests.ui.table.staffed_tables import NewRig, Tables


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    yield house.staffed()
    house.register.close()


@pytest.fixture
def tables(tmp_path: Path, house: House, new_rig: NewRig) -> Tables:
    return Tables(tmp_path, house, new_rig)
