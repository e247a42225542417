"""The names of the files around a journal."""

from __future__ import annotations

import os
from pathlib import Path


def real(path: Path) -> Path:
    """The file behind any links: SQLite keeps its log beside that one."""
    return Path(os.path.realpath(path))


def beside(path: Path, suffix: str) -> Path:
    """The file that is named after this one: SQLite's log (`-wal`), the anchor."""
    return path.with_name(path.name + suffix)
