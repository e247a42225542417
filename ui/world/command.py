"""`tablemgr world`: the simulated world, with a shoe on a bad line, a bad printer and a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.commandline import world_command
from tablemgr.world.attached import Attached
from ui.world.line import SimulatedLine
from ui.world.paper import SimulatedPaper
from ui.world.screen import look

WHOLE: Final = Attached(line=SimulatedLine, paper=SimulatedPaper, look=look)
"""Everything that a simulated table can have."""


def run(argv: Sequence[str]) -> int:
    """Play what the arguments say; gives the exit status."""
    return world_command.main(argv, WHOLE)
