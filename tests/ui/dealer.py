"""A Dealer at the real window who touches what the window shows, and counts his touches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablemgr.rules.games.blackjack.commands import Stand
from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import STAND
from ui.views.guide import AGAIN, ALL_BOXES, FLOW, ButtonPlace

DECISIONS = "decisions"
MOST_STEPS = 300


class TouchingDealer:
    """Plays Rounds by touch; cards come out of the simulated shoe."""

    def __init__(self, rig: TableRig) -> None:
        self.rig = rig
        self.touches: Counter[str] = Counter()
        """How many touches each phase took in the last Round; decisions are counted apart."""

    @property
    def beside(self) -> int:
        """The touches of the last Round that are no decision."""
        return sum(count for phase, count in self.touches.items() if phase != DECISIONS)

    def play(self, *, again: bool) -> None:
        """One Round: the same Bets again, or new ones of one size."""
        self.touches.clear()
        rig = self.rig
        if again:
            self._touch(AGAIN, "between Rounds")
        else:
            self._touch(FLOW, "between Rounds")
            self._bet()
        self._touch(FLOW, "Bets")
        for _ in range(MOST_STEPS):
            if rig.phase() in (Phase.COMPLETE, Phase.IDLE):
                return
            self._step()
        raise AssertionError(f"the Round does not end: {rig.window.guide.view.text}")

    def _bet(self) -> None:
        if self.rig.button(ALL_BOXES) is not None:
            self._touch(ALL_BOXES, "Bets")
            return
        for box in range(1, self.rig.session.table.boxes + 1):
            self.rig.window.felt.place_tapped.emit(f"box-{box}.player")
            self.touches["Bets"] += 1

    def _touch(self, place: ButtonPlace, phase: str) -> None:
        view = self.rig.button(place)
        assert view is not None, (place, self.rig.window.guide.view.text)
        assert view.reason is None, view.reason
        self.rig.press(place)
        self.touches[phase] += 1

    def _step(self) -> None:
        """A card if one is due, or if the first Hand is Hit; else one touch."""
        rig = self.rig
        position = rig.session.table.position
        assert rig.phase() is not Phase.IRREGULARITY, rig.session.table.position.cases
        if position.next_card is not None:
            self._draw()
        elif rig.phase() is Phase.SETTLEMENT:
            self._touch(FLOW, "settlement")
        elif isinstance(position, BlackjackPosition):
            self._decide(position)
        else:
            self._touch(FLOW, rig.phase().name.lower())

    def _decide(self, position: BlackjackPosition) -> None:
        stands = self.rig.button(STAND)
        total = next(_totals(position), 20)
        if stands is not None and isinstance(stands.command, Stand) and total >= 12:
            self._touch(STAND, DECISIONS)
        elif stands is None and total >= 12:
            self._touch(FLOW, "interim settlement")
        else:
            self._draw()

    def _draw(self) -> None:
        rig = self.rig
        before = len(rig.session.table.position.cards)
        rig.simulator.draw()
        rig.until(lambda: len(rig.session.table.position.cards) > before)


def _totals(position: BlackjackPosition) -> Iterator[int]:
    """The total of the Hand in turn; in the Interim Settlement of the first that plays."""
    if position.in_turn is not None:
        yield position.hand_at(position.in_turn).total
    for box in position.in_play:
        if box.hands[0].status is HandStatus.PLAYING:
            yield box.hands[0].total
