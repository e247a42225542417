"""Writes and opens files: also what a person wrote, and what the program brings with it. Knows no
contents.

A file is written beside its place, synced, and only then given its name, so that a full disk or a
power cut at any moment leaves the old file or the new one, never a part. A file is opened once, if
it is a plain file (a pipe would make the program wait, `/dev/zero` never ends), and read up to a
size that the caller gives.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TextIO

from tablemgr.basics.errors import Fault

OWNER_ONLY: Final = 0o600

_PRIVATE: Final = 0o700
_KINDS: Final = (
    (stat.S_ISDIR, "is a directory"),
    (stat.S_ISFIFO, "is a pipe"),
    (stat.S_ISSOCK, "is a socket"),
    (stat.S_ISCHR, "is a device"),
    (stat.S_ISBLK, "is a device"),
)
_CLOEXEC: Final = getattr(os, "O_CLOEXEC", 0)
_DOES_NOT_WAIT: Final = getattr(os, "O_NONBLOCK", 0) | _CLOEXEC
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _CLOEXEC
_CANT_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})
"""What a disk says that syncs files, but no folders."""
LARGEST_BYTES: Final = 1_000_000
"""Nobody writes a larger file by hand."""
_ANOTHER_NAME: Final = "Name another file with --out."


class NotAFileError(OSError):
    """Something else than a plain file has the name; `strerror` says what: `is a pipe`."""


class TooLargeError(OSError):
    """The file is larger than what was to be read can be."""


# --- reading -------------------------------------------------------------------------------------


def open_plain(path: Path, flags: int = os.O_RDONLY, mode: int = OWNER_ONLY) -> int:
    """A descriptor of a plain file; opening it waits for nothing.

    Raises `NotAFileError`, and OSError as `os.open` does.
    """
    try:
        fd = os.open(path, flags | _DOES_NOT_WAIT, mode)
    except OSError as error:
        if error.errno == errno.ENXIO:  # to open a socket fails
            raise NotAFileError(error.errno, "is a socket, not a file", str(path)) from None
        if error.errno == errno.EISDIR:
            raise NotAFileError(error.errno, "is a directory, not a file", str(path)) from None
        raise
    found = os.fstat(fd).st_mode
    for is_kind, what in _KINDS:
        if is_kind(found):
            os.close(fd)
            raise NotAFileError(errno.EINVAL, f"{what}, not a file", str(path))
    return fd


def read_plain(path: Path, largest: int) -> bytes:
    """All that is in a plain file. Raises `TooLargeError` if that is more than `largest` bytes, and
    what `open_plain` raises.
    """
    with os.fdopen(open_plain(path), "rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        size = f"is larger than {largest // 1000:,} kB"
        raise TooLargeError(errno.EFBIG, size, str(path))
    return data


def holds(path: Path, data: bytes) -> bool:
    """Say whether there is a plain file with exactly these contents."""
    try:
        return read_plain(path, len(data)) == data
    except OSError:
        return False


# --- writing -------------------------------------------------------------------------------------


def write_file(path: Path, data: bytes, mode: int = OWNER_ONLY) -> None:
    """Write a file over the one that is there, which keeps its rights, or as a new one with these.

    Raises OSError; then the old file is there as it was.
    """
    path = Path(os.path.realpath(path))  # a link stays one
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(path.stat().st_mode)
    with written_beside(path, data, mode) as new:
        new.replace(path)
    sync_folder(path.parent)


def add_file(path: Path, data: bytes) -> None:
    """Write a new file, for its owner only. Raises FileExistsError if there is one of that name,
    and OSError; then there is none.
    """
    if path.exists() or path.is_symlink():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with written_beside(path, data) as new:
        give_name(new, path)
    sync_folder(path.parent)


def begin_file(path: Path) -> TextIO:
    """A new file for its owner only, whose lines are there as they come: what was written stays if
    the program is cut off. Raises FileExistsError if there is one of that name, and OSError.
    """
    file = os.fdopen(os.open(path, _NEW, OWNER_ONLY), "w", encoding="utf-8", buffering=1)
    sync_folder(path.parent)
    return file


@contextmanager
def written_beside(
    path: Path, data: bytes, mode: int = OWNER_ONLY, last: Callable[[int], object] | None = None
) -> Iterator[Path]:
    """A complete, synced file with the data, beside `path`. It must get its name in the `with`
    block: after it, it is gone.

    `last` is called with its descriptor before it is synced. Raises OSError.
    """
    new = path.with_name(f".{path.name}.new")
    new.unlink(missing_ok=True)  # a program that died while writing may have left it
    fd = os.open(new, _NEW, OWNER_ONLY)
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
            os.fchmod(file.fileno(), mode)
            if last is not None:
                last(file.fileno())
            file.flush()
            os.fsync(file.fileno())
        yield new
    finally:
        with suppress(OSError):  # a disk that broke; the first error is the one to tell
            new.unlink(missing_ok=True)


def give_name(new: Path, path: Path) -> None:
    """Give a file that is complete its name. Raises FileExistsError if another has it, and
    OSError.
    """
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links: take the name first, then put the file there
        os.close(os.open(path, _NEW, OWNER_ONLY))
        new.replace(path)


def make_private(folder: Path) -> None:
    """Make a folder if it is missing; from now on nobody but its owner can look into it. Raises
    OSError if it can't be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # another user's, or a disk without rights: as it was before
        if stat.S_IMODE(folder.stat().st_mode) != _PRIVATE:
            folder.chmod(_PRIVATE)


def sync_folder(folder: Path) -> None:
    """Have the names of a folder's files on the disk, if the disk can do that. Raises OSError."""
    fd = os.open(folder, os.O_RDONLY | _CLOEXEC)
    try:
        os.fsync(fd)
    except OSError as error:
        if error.errno not in _CANT_SYNC:
            raise
    finally:
        os.close(fd)


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


def keep_new(path: Path, data: bytes) -> None:
    """Write a new file. Writing the same contents again changes nothing.

    Raises `Fault` if there is another file of that name, or if it can't be written; then no part
    of it is left.
    """
    try:
        add_file(path, data)
    except FileExistsError:
        if not holds(path, data):
            raise Fault(
                "{path}: a file of that name exists already.", _ANOTHER_NAME, path=path
            ) from None
    except OSError as error:
        raise Fault("{path}: {error}.", _ANOTHER_NAME, path=path, error=error.strerror) from None


def brought(package: str) -> Path:
    """The folder of a package of the program, with the files in it: `brought("assets")`.

    The program is never packed into one file, so that these are files in a folder. Raises
    `ValueError` for a name that is no package of the program.
    """
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ValueError(f"{package!r} is not a package")
    return Path(found.submodule_search_locations[0])
