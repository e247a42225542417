"""Writes `docs/alarms.md`: `python -m tests.ui.presenter.alarms_page`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ui.presenter.alarms import page

FILE: Final = Path(__file__).parents[3] / "docs" / "alarms.md"

if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
    print(FILE)
