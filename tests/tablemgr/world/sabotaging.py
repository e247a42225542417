"""Ways to harm the rules: an event folded otherwise, a command that leads to something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tablemgr.rules.events import Event, RoundDerivedAnew
from tablemgr.rules.games.families import family_named
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table

Patch = pytest.MonkeyPatch


def folds_otherwise(patch: Patch, kind: type[Event], fold: Callable[[Any, Any, Any], None]) -> None:
    """Fold that kind of event by `fold`, which is also given how it should be folded."""
    for family in {load(game).family for game in games()}:
        found = family_named(family)
        assert found is not None
        right = found.fold.get(kind)
        if right is not None:
            patch.setitem(found.fold, kind, partial(_folded, fold, right))


def _folded(fold: Callable[[Any, Any, Any], None], right: Any, position: Any, event: Event) -> None:
    fold(position, event, right)


def leads_to(patch: Patch, change: Callable[[Table, Any, list[Event]], Iterable[Event]]) -> None:
    """Change what a command leads to."""
    right = Table._answer

    def wrong(self: Table, command: Any, role: Any) -> Any:
        answer = right(self, command, role)
        return list(change(self, command, answer)) if isinstance(answer, list) else answer

    patch.setattr(Table, "_answer", wrong)


def derived(change: Callable[[Any, Event], Event | None]) -> Callable[..., Iterator[Event]]:
    """For `leads_to`: change the events of a Round that is derived again, if they can be."""

    def wrong(_: Table, command: Any, events: list[Event]) -> Iterator[Event]:
        for event in events:
            if isinstance(event, RoundDerivedAnew):
                inner = (change(command, each) for each in event.events)
                yield replace(event, events=tuple(each for each in inner if each is not None))
            else:
                yield event

    return wrong
