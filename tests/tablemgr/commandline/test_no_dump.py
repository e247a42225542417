"""No core dump holds a PIN: the real program tells the system not to write one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_ASKS = """
import ctypes
from ui import main
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
main.main(["people", "list", "--data", {folder!r}])
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="prctl is Linux's")
def test_a_process_that_asks_for_pins_leaves_no_core_dump(tmp_path: Path) -> None:
    script = _ASKS.format(folder=str(tmp_path))
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    before, after = ran.stdout.split()
    assert after == "0", f"it was {before} before"
