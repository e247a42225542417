"""One spelling for each JSON value, so that equal payloads have equal hashes.

Sorted keys, no spaces, text as itself (UTF-8), no floats. Knows nothing of entries or files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from tablemgr.journal.entry import Json

MAX_DEPTH = 64
INT_LIMIT = 1 << 63  # whole numbers fit in 64 bits, so that any reader in any language holds them

_encode = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, check_circular=False, sort_keys=True, separators=(",", ":")
).encode


def canonical(payload: Mapping[str, Json]) -> str:
    """The one text of a JSON object.

    Raises TypeError for what is not JSON or is a float, and ValueError for a number beyond
    64 bits, text that UTF-8 can't hold, or more than 64 levels.
    """
    if type(payload) is not dict:
        raise TypeError(f"a payload is a dict, not {type(payload).__name__}")
    _check(payload, 0)
    text = _encode(payload)
    check_text(text)
    return text


def check_text(text: str) -> None:
    """Raises ValueError if UTF-8 can't hold the text (a lone surrogate)."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"not Unicode text: {error}") from error


def check_int(number: int) -> None:
    """Raises TypeError if it is not a whole number, ValueError if it needs more than 64 bits."""
    if type(number) is not int:
        raise TypeError(f"a whole number is expected, not {number!r}")
    if not -INT_LIMIT <= number < INT_LIMIT:
        raise ValueError("a whole number in the journal fits in 64 bits")


def _check(value: object, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise ValueError(f"a payload has at most {MAX_DEPTH} levels")
    kind = type(value)
    if kind is str or kind is bool or value is None:
        return
    if isinstance(value, int):
        check_int(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            if type(key) is not str:
                raise TypeError(f"a key is text, not {key!r}")
            _check(item, depth + 1)
    elif isinstance(value, list | tuple):
        for item in value:
            _check(item, depth + 1)
    else:
        raise TypeError(f"{kind.__name__} does not go into the journal: {value!r}")
