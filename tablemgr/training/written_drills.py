"""The written drills: those that come with the program, and those that a house has made."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from tablemgr.training.drill_file import SUFFIX, Drill, read_drill

SHIPPED: Final = Path(__file__).with_name("drills")
"""In a folder for each game."""
FOLDER: Final = "drills"
"""The folder of a house's own drills, in training's data folder; in it one for each game."""


def shipped_drills(game: str | None = None) -> Iterator[tuple[Path, Drill]]:
    """Read the drills that come with the program, of one game or of all, by their names."""
    for folder in sorted(SHIPPED.iterdir()) if SHIPPED.is_dir() else ():
        if folder.is_dir() and game in (None, folder.name):
            yield from _drills_in(folder)


def drills_about(
    subjects: Collection[str], game: str, own_folder: Path | None = None
) -> list[Drill]:
    """The drills of a game about these subjects, the house's own last. Raises `RecordError`."""
    folders = [SHIPPED / game, *([] if own_folder is None else [own_folder / FOLDER / game])]
    found = [drill for folder in folders for _, drill in _drills_in(folder, subjects)]
    return [drill for drill in found if drill.game == game]


def _drills_in(
    folder: Path, subjects: Collection[str] | None = None
) -> Iterator[tuple[Path, Drill]]:
    """The drills of a folder by their names; a file about another subject is not understood."""
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        if subjects is not None:
            text = file.read_text(encoding="utf-8", errors="replace")
            if not any(f'subject = "{subject}"' in text for subject in subjects):
                continue
        yield file, read_drill(file)
