"""A staff register for a test: a clock that is set, cheap hashes, every event kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tablemgr.house.staff import (
    PinHasher,
    StaffEvent,
    StaffRefusal,
    StaffRegister,
    StaffStore,
    TableSignIn,
)
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.journal import Stamp
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tests.tablemgr.cheap_pins import CHEAP

DAY_NS = 24 * 60 * 60 * 1_000_000_000
TOP = Person("top", Role.SHIFT_MANAGER)
PINS = {
    "top": "738105",
    "kim": "640275",
    "ann": "295173",
    "ben": "860342",
    "mei": "417096",
    "tim": "503918",
}


class House:
    """One house: `new_start` opens the register again, as after a restart."""

    def __init__(self, folder: Path, key: bytes | None = None) -> None:
        self.folder = folder
        self.key = key
        self.now_ns = 1000 * DAY_NS
        self.mono_ns = DAY_NS
        self.told: list[StaffEvent] = []
        self.register = self._open()

    def _open(self) -> StaffRegister:
        return StaffRegister(
            StaffStore(self.folder, self.key),
            lambda: Stamp(self.now_ns, self.mono_ns),
            Random(5).randrange,
            PinHasher(CHEAP),
            self.told.append,
        )

    def new_start(self) -> None:
        self.register.close()
        self.register = self._open()

    def wait_s(self, seconds: int) -> None:
        self.now_ns += seconds * 1_000_000_000
        self.mono_ns += seconds * 1_000_000_000

    def set_clock(self, seconds: int) -> None:
        """Somebody moves the machine's clock by so much."""
        self.now_ns += seconds * 1_000_000_000

    def start_the_machine(self, up_s: int = 0) -> None:
        """The machine was off, and has been on for so long."""
        self.mono_ns = up_s * 1_000_000_000
        self.new_start()

    def take_on(self, name: str, role: Role) -> None:
        """In the register with a PIN of his own."""
        one_time = self.register.add(TOP, name, role)
        self.register.change_pin(name, one_time.pin, PINS[name])

    def staffed(self) -> House:
        """A person of each kind."""
        first = self.register.first_manager()
        assert first is not None
        self.register.change_pin("manager", first.pin, PINS["top"])
        for name, role in (
            ("ann", Role.DEALER),
            ("ben", Role.DEALER),
            ("mei", Role.PIT_SUPERVISOR),
            ("tim", Role.TRAINEE),
        ):
            self.take_on(name, role)
        self.told.clear()
        return self

    def with_second_manager(self) -> House:
        """A house where one Shift Manager signs what is about the other."""
        self.take_on("kim", Role.SHIFT_MANAGER)
        self.told.clear()
        return self

    def past_the_program(self, *statements: str) -> None:
        """Somebody changes the register's file by SQL."""
        with closing(sqlite3.connect(self.folder / FILE_NAME)) as db:
            for statement in statements:
                db.execute(statement)
            db.commit()

    def forge_manager(self, name: str, pin_of: str = "ann") -> None:
        """Somebody writes a Shift Manager into the file, with a PIN that he knows."""
        self.past_the_program(
            f"INSERT INTO people SELECT '{name}', '{name}', 'shift-manager', 1, pin_hash, 0, 0, 0, "
            f"'', 0 FROM people WHERE key = '{pin_of}'"
        )

    def door(self, table: str = "T1", *, by_name: bool = False) -> TableSignIn:
        return TableSignIn(self.register, table, by_name=by_name)

    def heard(self) -> list[str]:
        """What was told, in the journal's words."""
        return [event.what.value for event in self.told]


def telling(session: TableSession) -> Callable[[StaffEvent], None]:
    """What happens in the register is noted in that table's journal."""

    def tell(event: StaffEvent) -> None:
        session.note(event.for_journal())

    return tell


def refused(house: House, name: str, pin: str, place: str = "") -> StaffRefusal:
    with pytest.raises(StaffRefusal) as caught:
        house.register.identify(name, pin, place)
    return caught.value


def wrong(house: House, times: int, place: str = "") -> StaffRefusal:
    for _ in range(times):
        said = refused(house, "ann", "000001", place)
    return said
