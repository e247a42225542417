"""The window's keys that no panel has; those of a text field go first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.position import Phase
from ui.parts.keys import make_shortcut
from ui.views.guide import GuideView

Slots = Mapping[str, Callable[[], object]]


class WindowKeys:
    """The keys of one window."""

    def __init__(
        self, owner: QWidget, done: Callable[[], object], bets: Slots, always: Slots
    ) -> None:
        """`done`: Return does a row of the settlement. `bets` go off while Bets are open alone."""
        self._done = make_shortcut("Return", owner, done)
        self._bets = [make_shortcut(key, owner, slot) for key, slot in bets.items()]
        for key, slot in always.items():
            make_shortcut(key, owner, slot)

    def follow(self, guide: GuideView, phase: Phase, *, lines_left: int) -> None:
        """Which of them go off now: no two things hang on one key."""
        returns = any(action.shortcut == "Return" for action in guide.actions)
        self._done.setEnabled(lines_left > 0 and not returns)
        for shortcut in self._bets:
            shortcut.setEnabled(phase is Phase.BETTING)
