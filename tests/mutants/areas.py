"""Which files are mutated, and which tests must notice. Knows paths, runs nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the program with the tests that hold it."""

    name: str
    folder: str
    tests: tuple[str, ...]

    def files(self, root: Path) -> list[str]:
        """The files that are mutated, as paths under `root`."""
        found = sorted((root / self.folder).rglob("*.py"))
        return [path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"]


AREAS: Final = (
    Area(
        "games",
        "tablemgr/rules/games",
        (
            "tests/tablemgr/past/test_records.py",
            "tests/tablemgr/rules/games",
            "tests/tablemgr/rules/open_case",
            "tests/tablemgr/rules/test_guide.py",
            "tests/tablemgr/rules/test_table.py",
            "tests/tablemgr/rules/test_refusal_texts.py",
            "tests/tablemgr/service/test_felt_check.py",
        ),
    ),
    Area(
        "movements",
        "tablemgr/service/movements",
        ("tests/tablemgr/service/movements", "tests/tablemgr/slips"),
    ),
    Area("journal", "tablemgr/journal", ("tests/tablemgr/journal",)),
    *(
        Area(
            room, f"drivers/{room}", (f"tests/drivers/{room}", "tests/drivers/test_every_codec.py")
        )
        for room in ("protocols", "wire")
    ),
    Area("presenters", "ui/presenter", ("tests/ui/presenter", "tests/ui/settlement")),
)
