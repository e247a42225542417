"""A program that is cut off while it writes a file: after each step that the disk sees, in turn."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from io import FileIO
from typing import Any

import pytest

_STEPS = ("open", "fchmod", "fsync", "replace", "link", "unlink")


class CutOffError(BaseException):
    """The process ended here: nothing that would come later is done."""


def cut_at_each_step(act: Callable[[], object]) -> Iterator[int]:
    """Do the act again and again, cut off before its first step, its second, and so on, until it
    is done whole; gives the number of the step after each. Half of the data is written by a write
    that is cut.
    """
    step = 0
    while True:
        with pytest.MonkeyPatch.context() as patch:
            whole = _cut(patch, step, act)
        yield step
        if whole:
            return
        step += 1


def _cut(patch: pytest.MonkeyPatch, at: int, act: Callable[[], object]) -> bool:
    """Do the act, cut off before step `at`; True if it has no more steps than that."""
    left = [at]

    def step() -> None:
        left[0] -= 1
        if left[0] < 0:
            raise CutOffError

    class Cut(FileIO):
        def write(self, data: Any) -> int:
            if left[0] == 0:
                super().write(data[: len(data) // 2])
            step()
            return super().write(data) or 0

    for name in _STEPS:
        patch.setattr(os, name, _stepping(step, getattr(os, name)))
    patch.setattr(os, "fdopen", lambda fd, _mode: Cut(fd, "wb"))
    try:
        act()
    except CutOffError:
        return False
    return True


def _stepping(step: Callable[[], None], do: Callable[..., Any]) -> Callable[..., Any]:
    def stepped(*args: Any, **named: Any) -> Any:
        step()
        return do(*args, **named)

    return stepped
