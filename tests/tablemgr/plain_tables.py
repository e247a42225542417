"""Tables of the rules alone, for tests: without a journal, told lines of a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.past.record import read
from tablemgr.rules.commands import parse
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table


def say(table: Table, lines: str, role: Role = Role.DEALER) -> Table:
    """Tell the table those lines, with `; ` between them, all of them allowed."""
    for line in lines.split("; "):
        for command in parse(line, table.vocabulary):
            table.do(command, role)
    return table


def refusal_of(table: Table, line: str, role: Role = Role.DEALER) -> Refusal:
    """Why the line is refused."""
    with pytest.raises(Refusal) as caught:
        say(table, line, role)
    return caught.value


def after_each_command(record: Path) -> Iterator[Table]:
    """The table of a record after each command that is not refused, whoever acts in it."""
    read_record = read(record)
    table = read_record.table()
    for step in read_record.script:
        for command in step.commands:
            try:
                table.do(command, Role.SHIFT_MANAGER)
            except Refusal:
                continue
            yield table
