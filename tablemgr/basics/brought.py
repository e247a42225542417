"""The files that the program brings with it: rulebooks, drawings, fonts. Knows none of them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path


def brought(package: str) -> Path:
    """The folder of a package of the program, with the files in it: `brought("assets")`.

    The program is never packed into one file, so that these are files in a folder. Raises
    `ValueError` for a name that is no package of the program.
    """
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ValueError(f"{package!r} is not a package")
    return Path(found.submodule_search_locations[0])
