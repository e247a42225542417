"""Makes the bytes of a receipt printer from a PDF, in a process of its own: play goes on meanwhile.

That process is not the one that draws for the window: two threads may not share one.
"""

from __future__ import annotations

import threading
from typing import cast

from ui.slips.drawing import DrawingProcess, DrawTask


class Receipts:
    """A process that makes receipts, started when one is wanted. Any thread may ask."""

    def __init__(self) -> None:
        self._process = DrawingProcess()
        self._one_at_a_time = threading.Lock()

    def make(self, pdf: bytes, paper: str) -> bytes:
        """ESC/POS of a PDF's pages, for a roll of that name. Raises `Fault`."""
        with self._one_at_a_time:
            try:
                return cast(bytes, self._process.ask(DrawTask.RECEIPT, (pdf, paper)))
            finally:
                self._process.stop()

    def close(self) -> None:
        """End the process."""
        with self._one_at_a_time:
            self._process.stop()
