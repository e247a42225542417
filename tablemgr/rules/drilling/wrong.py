"""Every game's question about an irregularity, and the reports that all games know."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.drilling.family import DrillAsk


def ask_what_is_wrong(what: str = "Is something wrong?") -> DrillAsk:
    """Ask by which paragraph what happened, which the question says in `what`, is wrong."""
    return DrillAsk("irregularity", {}, f"{what} By which paragraph?")


SHARED_REPORTS: Final = (
    ("foreign-card", "A joker came from the shoe."),
    ("card-count", "The cards were counted: one is missing."),
    ("not-shuffled", "The cards were not shuffled."),
    ("technical-interruption", "The power failed."),
    ("other spilled drink", "A drink was spilled over the layout."),
)
"""What can be reported in every game, and what the question says of it."""
