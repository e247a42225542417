"""The messages of a table: which stand in the strip, which a person has put aside for a while.
Knows no widget, no clock and no table.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from ui.dialogs.alert_ends import TableMoment, is_over
from ui.views.dialogs import AlertView, PutAside


class _Waiting(Struct, frozen=True):
    """A message that was put aside, and when it comes back, in seconds of the caller's clock."""

    note: PutAside
    back_at_s: float


class MessageBoard:
    """Holds the messages; the newest is the first."""

    def __init__(self) -> None:
        self._shown: dict[str, AlertView] = {}
        self._aside: dict[str, _Waiting] = {}
        self._since: dict[str, TableMoment] = {}
        """How far the table had come when each message came last."""

    @property
    def shown(self) -> tuple[AlertView, ...]:
        """Those that stand in the strip."""
        return tuple(self._shown.values())

    @property
    def aside(self) -> tuple[PutAside, ...]:
        """Those that were put aside, by whom and until when."""
        return tuple(each.note for each in self._aside.values())

    def put(self, alert: AlertView, now: TableMoment) -> bool:
        """Add a message; the same again raises its count. One that was put aside stays so, unless
        it says something else now. Gives if a person reads it for the first time.
        """
        waiting = self._aside.get(alert.key)
        before = self._shown.get(alert.key) if waiting is None else waiting.note.alert
        count = 1 if before is None or alert.lasting else before.count + 1
        alert = replace(alert, count=count)
        self._since[alert.key] = now
        if waiting is not None and waiting.note.alert.text == alert.text:
            note = replace(waiting.note, alert=alert)
            self._aside[alert.key] = replace(waiting, note=note)
            return False
        self._aside.pop(alert.key, None)
        self._shown = {alert.key: alert, **{k: v for k, v in self._shown.items() if k != alert.key}}
        return before is None or before.text != alert.text

    def take_away(self, key: str) -> bool:
        """Take a message away, wherever it stands. False if there is none of that key."""
        aside = self._aside.pop(key, None)
        return self._shown.pop(key, None) is not None or aside is not None

    def over(self, now: TableMoment) -> list[str]:
        """Give the keys of the messages that no longer hold."""
        return [each.key for each in self._every() if is_over(each, self._since[each.key], now)]

    def put_aside(self, key: str, by: str, until: str, back_at_s: float) -> bool:
        """Put a message aside: `by` whom and `until` when, as people read it. False if there is
        none, or it may not wait.
        """
        alert = self._shown.get(key)
        if alert is None or not alert.may_wait:
            return False
        self._aside[key] = _Waiting(PutAside(alert, by, until), back_at_s)
        del self._shown[key]
        return True

    def bring_back(self, now_s: float) -> bool:
        """Show again what was put aside until now. False if nothing was."""
        due = [key for key, each in self._aside.items() if each.back_at_s <= now_s]
        for key in due:
            self.show_again(key)
        return bool(due)

    def show_again(self, key: str) -> None:
        """Show a message again that was put aside."""
        alert = self._aside.pop(key).note.alert
        self._shown = {key: alert, **self._shown}

    def _every(self) -> Iterator[AlertView]:
        yield from self._shown.values()
        yield from (each.note.alert for each in self._aside.values())
