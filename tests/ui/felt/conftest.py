"""The felt paints enough to kill the process under an unsound binding: say so instead."""

from __future__ import annotations

import pytest

from ui.theme.binding import check_binding


@pytest.fixture(autouse=True, scope="session")
def _sound_binding() -> None:
    check_binding()
