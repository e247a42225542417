"""The language that each person has chosen, kept in a file beside the journals. Knows no widget."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tablemgr.basics.files import read_written, write_file
from tablemgr.basics.languages import ENGLISH, languages
from tablemgr.basics.toml_text import TomlError, parse_toml

NAME: Final = "languages.toml"
_REMEDY: Final = "Each person chooses a language again, in the menu."


class OwnLanguages:
    """Who reads which language at the tables of a folder."""

    def __init__(self, folder: Path, usual: str) -> None:
        """`usual` is the tag for whoever has not chosen."""
        self._file = folder / NAME
        self._usual = usual

    def of(self, person: str) -> str:
        """The tag of a person's language. A file that can't be read has nobody's: all get the
        usual one.
        """
        tag = self._read().get(person, self._usual)
        return tag if tag in (ENGLISH, *languages()) else self._usual

    def keep(self, person: str, tag: str) -> None:
        """Keep what a person has chosen. Raises OSError if the file can't be written."""
        chosen = {**self._read(), person: tag}
        lines = [f"{json.dumps(name)} = {json.dumps(each)}" for name, each in chosen.items()]
        write_file(self._file, "\n".join([*lines, ""]).encode())

    def _read(self) -> dict[str, str]:
        try:
            found = parse_toml(read_written(self._file, _REMEDY))
        except (FileNotFoundError, TomlError):
            return {}
        return {name: tag for name, tag in found.items() if isinstance(tag, str)}
