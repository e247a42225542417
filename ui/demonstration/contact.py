"""Contact sheets of the demonstration's pictures: a row a phase, a column a size and theme.

`python -m ui.demonstration.contact build/screenshots [--beside MOCKUPS]` writes `index.html` there;
with the folder of the design's drawings each stands beside the picture that it is for.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from ui.demonstration.games import USUAL_GAME

_HEAD: Final = """<!doctype html><meta charset="utf-8"><title>The window in every phase</title>
<style>body{background:#222;color:#eee;font:16px sans-serif}img{width:100%;display:block}
table{border-spacing:8px;width:100%;table-layout:fixed}td,th{vertical-align:top;text-align:left}</style>
"""


def main(argv: Sequence[str]) -> int:
    """Write the page; exit status 1 if there is no picture."""
    parser = argparse.ArgumentParser(prog="contact")
    parser.add_argument("folder", type=Path, help="a folder of each game, size and theme inside")
    parser.add_argument("--beside", type=Path, help="the folder of the design's drawings")
    options = parser.parse_args(argv)
    runs = sorted(each for each in options.folder.iterdir() if any(each.glob("*.png")))
    parts = list(_games(options.folder, runs))
    if options.beside is not None:
        parts = [*_beside(options.beside, options.folder, runs), *parts]
    page = options.folder / "index.html"
    page.write_text(_HEAD + "\n".join(parts), encoding="utf-8")
    print(f"{page}: {len(runs)} runs")
    return 0 if runs else 1


def _game_of(run: Path) -> str:
    """The game of a folder that is named by game, size and theme."""
    return run.name.rsplit("-", 2)[0]


def _games(folder: Path, runs: Sequence[Path]) -> Iterator[str]:
    for game in dict.fromkeys(map(_game_of, runs)):
        own = [run for run in runs if _game_of(run) == game]
        yield f"<h2>{escape(game)}</h2><table><tr>"
        yield "".join(f"<th>{escape(run.name)}</th>" for run in own) + "</tr>"
        for name in sorted({file.name for run in own for file in run.glob("*.png")}):
            cells = (_cell(folder, run / name, name) for run in own)
            yield f"<tr>{''.join(cells)}</tr>"
        yield "</table>"


def _beside(drawings: Path, folder: Path, runs: Sequence[Path]) -> Iterator[str]:
    """A row for each drawing, with the window's picture of the same game and phase."""
    yield "<h1>The design, and the window</h1><table>"
    for drawing in sorted(drawings.glob("*.png")):
        words = drawing.stem.split("-", 1)[1]
        game = next((name for name in map(_game_of, runs) if words.startswith(name)), USUAL_GAME)
        phase = words.removeprefix(game).strip("-")
        size, theme = "1280x800", "dark"
        for word in phase.split("-"):
            if word == "bright":
                theme = word
            elif "x" in word and word[0].isdigit():
                size = word
        run = folder / f"{game}-{size}-{theme}"
        found = sorted(run.glob(f"*{phase.split('-')[0]}*.png"))
        source = escape(drawing.resolve().as_uri())
        yield f'<tr><td><img src="{source}">{escape(drawing.stem)}</td>'
        yield (_cell(folder, found[0], found[0].name) if found else "<td></td>") + "</tr>"
    yield "</table>"


def _cell(folder: Path, file: Path, name: str) -> str:
    if not file.exists():
        return "<td></td>"
    return f'<td><img src="{escape(str(file.relative_to(folder)))}">{escape(name)}</td>'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
