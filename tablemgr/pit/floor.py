"""All tables of a pit, as one desk has them. Knows no server: it is given what a look brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablemgr.pit.calls import TableCall, calls_of
from tablemgr.pit.marks import TableMark
from tablemgr.pit.reading import TableNews
from tablemgr.pit.watched import WatchedTable


class Floor:
    """All tables of a pit, as one desk has them."""

    def __init__(self) -> None:
        self.marks: Mapping[str, TableMark] = {}
        self.tables: dict[str, WatchedTable] = {}

    def take(self, marks: Iterable[TableMark], news: Iterable[TableNews]) -> set[str]:
        """Take up what a look has brought; gives the tables that have news."""
        self.marks = {mark.table: mark for mark in marks}
        changed = set()
        for each in news:
            changed.add(each.table)
            if each.anew:
                self.tables[each.table] = WatchedTable(each)
            else:
                self.tables[each.table].take(each.rows)
        return changed

    def calls(self) -> list[TableCall]:
        """Give what waits at all tables, the most pressing first."""
        return sorted(
            call
            for table, mark in self.marks.items()
            for call in calls_of(self.tables.get(table), mark)
        )
