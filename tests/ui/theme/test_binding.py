"""The binding is asked whether it is sound."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Fault
from ui.theme.binding import CALLS, check_binding


def test_a_binding_that_loses_references_is_refused() -> None:
    counts = iter((1000, 1000 - CALLS))
    with pytest.raises(Fault, match="does not work with"):
        check_binding(lambda: None, lambda _: next(counts))


def test_a_sound_binding_passes() -> None:
    check_binding(lambda: None, lambda _: 1000)
