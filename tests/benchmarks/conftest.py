"""Benchmarks as part of `make test`: each runs once, briefly, so that it can't rot unseen."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def brief(request: pytest.FixtureRequest) -> bool:
    """Whether nothing is measured: a benchmark takes as little as shows that it still runs."""
    option = request.config.getoption
    return bool(option("benchmark_disable")) and not option("benchmark_enable")
