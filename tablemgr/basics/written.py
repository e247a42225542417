"""A file that a person wrote: read whole and at once, or refused in a sentence. Knows no contents.

What is not a plain file, or is too large to have been written by hand, is refused (`files`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

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
        raise Fault("{path}: {error}.", remedy, path=path, error=error.strerror) from None
    except UnicodeDecodeError as error:
        raise Fault(
            "{path}: is not UTF-8 text (byte {start}).", remedy, path=path, start=error.start
        ) from None
