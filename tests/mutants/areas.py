"""Which files are mutated, and which tests must notice. Knows paths, runs nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

RECORDS: Final = "tests/tablemgr/past/test_records.py"


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the program with the tests that hold it."""

    name: str
    of: tuple[str, ...]
    """Its folders, with all that is in them, and its files."""
    tests: tuple[str, ...]
    number: int
    """How many mutations of it `make mutants` makes."""

    def files(self, root: Path) -> list[str]:
        """The files that are mutated, as paths under `root`."""
        found = [
            path
            for one in self.of
            for path in ((root / one).rglob("*.py") if (root / one).is_dir() else [root / one])
        ]
        paths = {path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"}
        return sorted(paths)


AREAS: Final = (
    Area(
        "rules",
        ("tablemgr/rules",),
        (
            "tests/tablemgr/rules",
            RECORDS,
            "tests/tablemgr/service/test_at_once.py",
            "tests/tablemgr/service/test_felt_check.py",
            "tests/tablemgr/service/test_hit_by_card.py",
            "tests/tablemgr/service/test_put_right.py",
            "tests/tablemgr/training/test_drill_command.py",
        ),
        60,
    ),
    Area(
        "movements",
        ("tablemgr/service/movements",),
        ("tests/tablemgr/service/movements", RECORDS),
        40,
    ),
    Area("journal", ("tablemgr/journal",), ("tests/tablemgr/journal",), 40),
    Area("house", ("tablemgr/house",), ("tests/tablemgr/house",), 40),
    Area(
        "shoe",
        (
            "tablemgr/service/shoe.py",
            "tablemgr/service/shoe_acts.py",
            "tablemgr/service/felt_check.py",
            "tablemgr/service/factory_order.py",
        ),
        ("tests/tablemgr/service", RECORDS),
        40,
    ),
    Area(
        "presenters",
        ("ui/presenter",),
        ("tests/ui/presenter", "tests/ui/settlement", "tests/ui/header", "tests/ui/players_screen"),
        40,
    ),
    Area(
        "slips",
        ("tablemgr/slips",),
        (
            "tests/tablemgr/slips",
            "tests/tablemgr/past/test_case_file.py",
            "tests/tablemgr/past/test_case_book.py",
            "tests/tablemgr/past/test_sign_in_cases.py",
        ),
        40,
    ),
    Area(
        "protocols",
        ("drivers/protocols", "drivers/wire"),
        (
            "tests/drivers/protocols",
            "tests/drivers/wire",
            "tests/drivers/test_every_codec.py",
            "tests/drivers/test_encoders.py",
            "tests/drivers/test_catalogue.py",
        ),
        40,
    ),
)
