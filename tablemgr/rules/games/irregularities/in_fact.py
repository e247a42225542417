"""Facts of the steps of a Round that are taken again (ruling I18): Bets that went back, held cards
that were dealt, and cases that are still open.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Any

from tablemgr.rules.commands import Choose, Decide, Resume
from tablemgr.rules.events import BetSettled, CardDealtOn, Event, Outcome
from tablemgr.rules.games.irregularities.step_events import dealt_on_to, hands_of
from tablemgr.rules.games.irregularities.told_round import RoundStep, ToldRound
from tablemgr.rules.games.position import SettledBet, bet_key


class InFact:
    """The facts of the steps that are still to be taken again."""

    def __init__(
        self, told: ToldRound, later: Sequence[RoundStep], go_back: Iterable[SettledBet] = ()
    ) -> None:
        """Begin before the `later` steps of the Round. `go_back`: what goes back with a case that
        falls, as its Players have chosen.
        """
        at_the_end = _position_if_decided(told)
        self._later = deque(later)
        self._given_back = Counter(bet for step in later for bet in _bets_given_back(step))
        """The Bets that were given back, or go back with a case that falls."""
        self._given_back += Counter(go_back)
        self._dealt_early = 0
        """How many held cards lie now where they were dealt at a step still to be taken."""
        self._places = [place for step in later for place in dealt_on_to(step.in_fact)]
        """Where the held cards were dealt, at this step and the later ones."""
        self.open_cases = {case.number for case in at_the_end.cases}
        """The numbers of the cases that people have decided in, but not ended."""
        self.cases_with_cards = {laid.case for laid in at_the_end.undue}
        """The numbers of those whose cards still lie beside the Hands."""

    def begin(self, step: RoundStep) -> None:
        """The step is taken now: those before it are past, and what it gave back is open no
        longer.
        """
        while self._later and self._later.popleft() is not step:
            pass  # something else was told in the place of that one
        self._given_back -= Counter(_bets_given_back(step))

    def is_given_back(self, event: Event) -> bool:
        """Say whether the event settles a Bet that was given back later, when nobody knew that it
        was won or lost: it stays given back, and is open until then (I18).
        """
        if not isinstance(event, BetSettled) or event.outcome is Outcome.RETURNED:
            return False
        return self._given_back[bet_key(event)] > 0

    def is_last_word(self, command: Choose) -> bool:
        """Say whether its Player chose nothing else after this step until that case was over."""
        whose = (command.box, command.player)
        for step in self._later:
            later = step.command
            if isinstance(later, Resume | Decide):
                return True
            if isinstance(later, Choose) and (later.box, later.player) == whose:
                return False
        return True

    def count_dealt_on(self, step: RoundStep, now: Sequence[Event]) -> None:
        """Count the held cards that the step dealt in fact, and those that it deals now."""
        dealt = len(dealt_on_to(step.in_fact))
        self._places = self._places[dealt:]
        self._dealt_early = max(0, self._dealt_early + len(dealt_on_to(now)) - dealt)

    def lie_as_then(self, now: Sequence[Event], step: RoundStep) -> bool:
        """Say whether the step's cards lie on the Hands, and its decisions are those of the Hands,
        that they were in fact. A held card may come to its Hand earlier than it did: if that Hand
        is due it now, because another one had nothing to decide (I23).
        """
        early, dealt = self._dealt_early, dealt_on_to(now)
        there = self._places[early : early + len(dealt)]
        in_time = early + len(dealt) >= len(dealt_on_to(step.in_fact))
        return in_time and dealt[: len(there)] == there and _others(now) == _others(step.in_fact)


def _position_if_decided(told: ToldRound) -> Any:
    """The position after the Round's last step, if people have decided in a case; else a new one,
    which has no case.
    """
    decided = any(step.decided for step in told.steps)
    return told.position_after(len(told.steps) if decided else 0)


def _bets_given_back(step: RoundStep) -> list[SettledBet]:
    """The Bets that the end of a case gave back in fact (5.7)."""
    return _returned(step.in_fact) if isinstance(step.command, Resume | Choose) else []


def _returned(events: Iterable[Event]) -> list[SettledBet]:
    settled = (event for event in events if isinstance(event, BetSettled))
    return [bet_key(event) for event in settled if event.outcome is Outcome.RETURNED]


def is_as_told(now: Sequence[Event], step: RoundStep) -> bool:
    """Say whether cards and decisions lie `now` where they did when the step was told, and the same
    Bets went back: one that went back by cards that are no longer true has not in fact.
    """
    if isinstance(step.command, Resume) and _returned(now) != _returned(step.in_fact):
        return False
    return hands_of(now) == hands_of(step.in_fact)


def _others(events: Sequence[Event]) -> list[Any]:
    """Which Hands the cards lie on and which Hands decided, but for cards that were held."""
    return hands_of(event for event in events if not isinstance(event, CardDealtOn))
