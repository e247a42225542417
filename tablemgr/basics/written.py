"""A file that a person wrote: read whole and at once, or refused in a sentence. Knows no contents.

What is not a plain file, or is too large to have been written by hand, is refused (`files`).
"""

from __future__ import annotations

import re
from enum import EnumMeta
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_plain

LARGEST_BYTES: Final = 1_000_000


def read_written(path: Path, remedy: str, largest: int = LARGEST_BYTES) -> str:
    """The text of a file in UTF-8, without its byte order mark.

    Raises `Fault` with `remedy` if it can't be read, is not a plain file, is larger than `largest`
    bytes or is not UTF-8; `FileNotFoundError` if it is not there.
    """
    try:
        return read_plain(path, largest).decode("utf-8-sig")
    except FileNotFoundError:
        raise
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}.", remedy) from None
    except UnicodeDecodeError as error:
        raise Fault(f"{path}: is not UTF-8 text (byte {error.start}).", remedy) from None


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
