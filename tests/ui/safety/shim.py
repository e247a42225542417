"""A library that is loaded into the real program and makes its disk fail; compiled in the test."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("eio.c")
COMPILER = shutil.which("cc") or shutil.which("gcc")

needs_a_compiler = pytest.mark.skipif(
    COMPILER is None, reason="there is no C compiler here to make the library that breaks a disk"
)


def compiled(folder: Path) -> Path:
    """The library, compiled into the folder."""
    assert COMPILER is not None
    made = folder / "eio.so"
    subprocess.run(
        [COMPILER, "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"],
        check=True,
        capture_output=True,
    )
    return made
