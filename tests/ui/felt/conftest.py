"""The felt paints so much that an unsound Qt binding kills the process: fail with a reason."""

from __future__ import annotations

import pytest

from ui.theme.binding import check_binding


@pytest.fixture(autouse=True, scope="session")
def _sound_binding() -> None:
    check_binding()
