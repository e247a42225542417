"""How much of a large sample a run takes: `make test` a part that is always the same, `make whole`
all of it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final, TypeVar
from zlib import crc32

T = TypeVar("T")


def is_whole(environment: Mapping[str, str]) -> bool:
    """Whether the run takes whole samples, as `make whole` says."""
    return environment.get("TABLEMGR_SWEEP") == "all"


WHOLE: Final = is_whole(os.environ)


def sampled(part: T, whole: T) -> T:
    """What this run takes of the two: how many examples, or which seeds."""
    return whole if WHOLE else part


def drawn(name: str, one_in: int) -> bool:
    """Whether this run takes what is called `name`; a part takes one name in so many."""
    return WHOLE or crc32(name.encode()) % one_in == 0
