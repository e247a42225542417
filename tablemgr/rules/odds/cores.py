"""Does the parts of a long computation on all cores, in processes that leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import TypeVar

PartT = TypeVar("PartT")
DoneT = TypeVar("DoneT")


def on_all_cores(
    do: Callable[[PartT], DoneT], parts: list[PartT], cores: int | None = None
) -> Iterator[DoneT]:
    """The result of `do` for each part, in the order in which they are ready. One process runs on
    each core.

    `do` must be a function of a module, so that another process finds it.
    """
    cores = min(cores or _cores(), len(parts))
    if cores <= 1:
        yield from map(do, parts)
        return
    with _pool(cores) as pool:
        yield from pool.imap_unordered(do, parts)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _pool(cores: int) -> Iterator[Pool]:
    """Processes that leave Ctrl-C to this one, and end when it ends for any reason."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the new processes inherit it
    try:
        pool = multiprocessing.get_context("spawn").Pool(cores, initializer=_end_with_parent)
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        yield pool
    pool.join()


def _end_with_parent() -> None:
    def wait() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
