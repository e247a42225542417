"""Makes the bytes of a receipt printer from a PDF, in a process of its own: play goes on meanwhile.

That process is not the one that draws for the window: two threads may not share one.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, cast

from ui.parts.later import MadeLater

if TYPE_CHECKING:
    from ui.slips.drawing import DrawingProcess


class Receipts:
    """A process that makes receipts, started when one is wanted. Any thread may ask."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()

    @MadeLater
    def _process(self) -> DrawingProcess:
        """Loaded with the first receipt, not at a start."""
        from ui.slips.drawing import DrawingProcess  # noqa: PLC0415 - not at a start

        return DrawingProcess()

    def make(self, pdf: bytes, paper: str) -> bytes:
        """ESC/POS of a PDF's pages, for a roll of that name. Raises `Fault`."""
        with self._one_at_a_time:
            try:
                from ui.slips.drawing import DrawTask  # noqa: PLC0415 - not at a start

                return cast(bytes, self._process.ask(DrawTask.RECEIPT, (pdf, paper)))
            finally:
                self._process.stop()

    def close(self) -> None:
        """End the process."""
        with self._one_at_a_time:
            process = Receipts._process.made(self)
            if process is not None:
                process.stop()
