"""A file that a person wrote: read whole and at once, or refused in a sentence. Knows no contents.

Before a byte is read, it refuses what is not a plain file (a pipe would make it wait, `/dev/zero`
never ends) and what is too large to have been written by hand.
"""

from __future__ import annotations

import os
import re
import stat
from enum import EnumMeta
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from tablemgr.basics.errors import Fault

LARGEST_BYTES: Final = 1_000_000

_KINDS: Final = (
    (stat.S_ISDIR, "is a directory"),
    (stat.S_ISFIFO, "is a pipe"),
    (stat.S_ISSOCK, "is a socket"),
    (stat.S_ISCHR, "is a device"),
    (stat.S_ISBLK, "is a device"),
)
_NOT_OPENED: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


def read_written(path: Path, remedy: str, largest: int = LARGEST_BYTES) -> str:
    """The text of a file in UTF-8, without its byte order mark.

    Raises `Fault` with `remedy` if it can't be read, is not a plain file, is larger than `largest`
    bytes or is not UTF-8; `FileNotFoundError` if it is not there.
    """
    try:
        with os.fdopen(os.open(path, _NOT_OPENED), "rb") as file:
            found = os.fstat(file.fileno())
            for is_kind, what in _KINDS:
                if is_kind(found.st_mode):
                    raise Fault(f"{path}: {what}, not a file.", remedy)
            data = file.read(largest + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Fault(f"{path}: {_plain(error)}.", remedy) from None
    if len(data) > largest:
        raise Fault(f"{path}: is larger than {largest // 1000:,} kB.", remedy)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault(f"{path}: is not UTF-8 text (byte {error.start}).", remedy) from None


def _plain(error: OSError) -> str:
    return (
        "is a directory, not a file"
        if isinstance(error, IsADirectoryError)
        else str(error.strerror)
    )


def said_of(error: msgspec.ValidationError, kind: type) -> str:
    """What is wrong, in words; if a word is unknown, with the list of the known ones.

    `kind` is the type that the text was read as.
    """
    text = re.sub(
        r"Expected `str` matching regex .* - at", "Not in the right form - at", str(error)
    )
    found = re.search(r"at `(\$[^`]*)`", text)
    if not text.startswith("Invalid enum value") or found is None:
        return text
    words = _words(inspect.type_info(kind), re.findall(r"\.([\w-]+)|\[([^\]]*)\]", found[1]))
    return f"{text}; give one of: {', '.join(words)}" if words else text


def _words(info: inspect.Type, path: list[tuple[str, str]]) -> list[str]:
    """The words that are known at a place in a type; none if it takes no fixed words."""
    if isinstance(info, inspect.UnionType):
        return [word for one in info.types for word in _words(one, path)]
    if isinstance(info, inspect.Metadata):
        return _words(info.type, path)
    if not path:
        return _known(info)
    (name, _), rest = path[0], path[1:]
    if isinstance(info, inspect.StructType):
        inner = [field.type for field in info.fields if field.encode_name == name]
        return [word for one in inner for word in _words(one, rest)]
    if isinstance(info, inspect.DictType):
        return _words(info.value_type, rest)
    if isinstance(info, inspect.TupleType):
        return [word for one in info.item_types for word in _words(one, rest)]
    item: Any = getattr(info, "item_type", None)
    return [] if item is None else _words(item, rest)


def _known(info: inspect.Type) -> list[str]:
    if isinstance(info, inspect.LiteralType):
        return [str(value) for value in info.values]
    if isinstance(info, inspect.EnumType) and isinstance(info.cls, EnumMeta):
        return [str(member.value) for member in info.cls]
    return []
