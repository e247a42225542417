"""Libraries that are loaded into the real program; each is compiled in the test."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

FAILS = "eio"
"""Makes a disk fail."""
RECORDS = "record"
"""Records what is done to files."""
CLOCK = "clock"
"""Sets the clock."""
COMPILER = shutil.which("cc") or shutil.which("gcc")

needs_a_compiler = pytest.mark.skipif(
    COMPILER is None, reason="there is no C compiler here to make the library that breaks a disk"
)


def compiled(folder: Path, name: str = FAILS) -> Path:
    """The library of that name, compiled into the folder."""
    assert COMPILER is not None
    made = folder / f"{name}.so"
    source = Path(__file__).with_name(f"{name}.c")
    command = [COMPILER, "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)
    return made
