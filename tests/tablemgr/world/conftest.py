"""What the tests of the world share."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def in_memory(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory if there is one: a journal waits for its disk after each entry."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as made:
        yield Path(made)
