"""Work that takes hours, in pieces, on every core: what each piece came to, in the order in which
they end.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

Piece = TypeVar("Piece")
Came = TypeVar("Came")


def on_all_cores(
    work: Callable[[Piece], Came], pieces: Iterable[Piece], cores: int = 0
) -> Iterator[Came]:
    """Do each piece in a process of its own, so that nothing of one is left in the next; so many at
    a time (`cores`; 0: as the machine has). A piece is asked for when a core is free for it.
    """
    many = cores or os.cpu_count() or 1
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(many, context, max_tasks_per_child=1) as pool:
        coming = iter(pieces)
        running = {pool.submit(work, piece) for piece in islice(coming, many)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, piece) for piece in islice(coming, len(ended))}
            yield from (each.result() for each in ended)
