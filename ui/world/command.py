"""`tablemgr world`: the simulated world, with a shoe on a bad line and all that a screen shows."""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.commandline import world_command
from tablemgr.world.attached import Attached
from ui.world.line import SimulatedLine
from ui.world.screen import look


def run(argv: Sequence[str]) -> int:
    """Play what the arguments say; gives the exit status."""
    return world_command.main(argv, Attached(line=SimulatedLine, look=look))
