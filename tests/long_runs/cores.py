"""Work that takes hours, in pieces, on every core: what each piece came to, in the order in which
they end.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Piece = TypeVar("Piece")
Came = TypeVar("Came")


def on_all_cores(
    work: Callable[[Piece], Came], pieces: Iterable[Piece], cores: int = 0
) -> Iterator[Came]:
    """Do each piece in a process of its own, so that nothing of one is left in the next; so many at
    a time (`cores`; 0: as the machine has).
    """
    context = multiprocessing.get_context("forkserver")
    with context.Pool(cores or os.cpu_count(), maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(work, pieces, chunksize=1)
