"""The keys of the window itself; a text field that has the keyboard gets its keys first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.position import Phase, Stage
from ui.parts.keys import make_shortcut
from ui.views.guide import GuideView

Slots = Mapping[str, Callable[[], object]]


class WindowKeys:
    """The keys of one window."""

    def __init__(
        self, owner: QWidget, done: Callable[[], object], bets: Slots, always: Slots
    ) -> None:
        """`done`: Return ticks off a row. `bets` work while Bets are open, `always` at any time."""
        self._done = make_shortcut("Return", owner, done)
        self._bets = [make_shortcut(key, owner, slot) for key, slot in bets.items()]
        for key, slot in always.items():
            make_shortcut(key, owner, slot)

    def follow(self, guide: GuideView, phase: Stage, *, lines_left: int) -> None:
        """Switch on the keys that work now, so that no key means two things."""
        returns = any(action.shortcut == "Return" for action in guide.actions)
        self._done.setEnabled(lines_left > 0 and not returns)
        for shortcut in self._bets:
            shortcut.setEnabled(phase is Phase.BETTING)
