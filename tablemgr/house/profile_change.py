"""Changes a house profile's file; what is not changed stays as a person wrote it, comments too."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import write_file
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.house.profile import Profile, Setting, profile_text, read_profile, reads


def changed(text: str, settings: Mapping[str, Setting | None], file: str) -> str:
    """The text of a house profile with some settings changed and everything else as it was,
    comments too.

    A setting's name is its path in the file: `game`, `limits.initial`, `table-manners.boxes-only`;
    None takes it out. `file` is what errors call the profile. Raises `Fault` if the text is not
    TOML, or if the result is not a house profile.
    """
    try:
        parse_toml(text)  # keeps its bounds, which tomlkit has not
        document = tomlkit.parse(text)
    except TomlError as error:
        english = "{file}: line {line}: {what}." if error.line else "{file}: {what}."
        remedy = "Put the house profile right."
        raise Fault(english, remedy, file=file, line=error.line, what=error.what) from None
    except TOMLKitError as error:
        raise Fault(
            "{file}: {error}.", "Put the house profile right.", file=file, error=error
        ) from None
    for path, value in settings.items():
        *tables, key = path.split(".")
        place: Any = document
        for name in tables:
            place = place.setdefault(name, tomlkit.table())
        if value is None:
            place.pop(key, None)
        elif place.get(key) != value:
            place[key] = value
    changed_text = tomlkit.dumps(document)
    reads(changed_text, file)
    return changed_text


def change_file(path: Path, settings: Mapping[str, Setting | None]) -> Profile:
    """Change settings in a profile's file, all of them or none; gives the new profile.

    Raises `Fault` and leaves the file as it was.
    """
    read_profile(path)
    text = changed(profile_text(path), settings, str(path))
    try:
        write_file(path, text.encode())
    except OSError as error:
        raise Fault(
            "{path}: {error}.",
            "The house profile must be writable.",
            path=path,
            error=error.strerror,
        ) from error
    return reads(text, str(path))
