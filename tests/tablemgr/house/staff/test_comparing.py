"""The register's log against a journal: every way in which they can differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablemgr.house.staff import Happening, StaffEvent
from tablemgr.house.staff.badges import digest_of, mark_of
from tablemgr.house.staff.comparing import Difference, Differs, Known, differences, known_now
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.journal import canonical
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House


class Table:
    """What one table's journal has of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: list[dict[str, Any]] = []
        self.known = Known()
        house.register.tell = self.hear

    def hear(self, event: StaffEvent) -> None:
        self.told.append(json.loads(canonical(event.for_journal())))

    def compare(self) -> tuple[Difference, ...]:
        register = self.house.register
        return differences(register.happened(), register.members(), self.known, self.told)

    def start(self) -> tuple[Difference, ...]:
        """A new start: what differs; if nothing does, all of it is known."""
        found = self.compare()
        if not found:
            self.sign()
        return found

    def sign(self) -> None:
        """Somebody signs all that differs."""
        register = self.house.register
        self.known = Known.read(known_now(register.happened(), register.members()).stored(), 1)
        self.told.clear()

    def past_the_program(self, *statements: str) -> None:
        self.house.past_the_program(*statements)


@pytest.fixture
def table(empty: House) -> Table:
    table = Table(empty)
    empty.staffed()
    assert table.start() == ()
    return table


def elsewhere(house: House) -> None:
    """What happens from here on is at the command line or at another table."""
    house.register.tell = lambda _: None


def test_what_this_table_has_told_is_no_difference(table: Table) -> None:
    door = table.house.door()
    door.sign_in("ann", PINS["ann"])
    door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ann"))
    table.house.register.reset_pin(TOP, "ben")
    assert table.start() == ()
    assert table.start() == ()


def test_what_other_tables_do_every_day_is_no_difference(table: Table) -> None:
    elsewhere(table.house)
    door = table.house.door("T9")
    door.sign_in("ann", PINS["ann"])
    door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ann"))
    door.change_pin("ben", PINS["ben"], "902871")
    door.sign_out(Person("ann"))
    assert table.start() == ()


def test_a_badge_given_or_taken_away_elsewhere_stays_until_it_is_signed(table: Table) -> None:
    register = table.house.register
    register.give_badge(TOP, "ann", "04a2e8b5c3")
    assert table.start() == ()
    elsewhere(table.house)
    register.give_badge(TOP, "ben", "4711-0815")
    register.give_badge(TOP, "ann", None)
    last = len(register.happened())
    assert table.start() == (
        Difference(Differs.UNKNOWN, "ben", Happening.BADGE_GIVEN, Role.DEALER, "top", last - 1),
        Difference(Differs.UNKNOWN, "ann", Happening.BADGE_TAKEN, Role.DEALER, "top", last),
    )
    table.sign()
    assert table.start() == ()


def digest_put_in(code: str, name: str) -> str:
    return f"INSERT INTO badges VALUES ('{digest_of(code)}', '{name}')"


def test_a_badge_put_into_the_file_past_the_log_is_a_difference_until_it_is_signed(
    table: Table,
) -> None:
    table.past_the_program(digest_put_in("04a2e8b5c3", "mei"))
    (found,) = table.start()
    assert found == Difference(Differs.NO_ENTRY, "mei", Happening.BADGE_GIVEN, Role.PIT_SUPERVISOR)
    table.sign()
    assert table.start() == ()
    table.past_the_program("DELETE FROM badges", digest_put_in("4711-0815", "mei"))
    assert [each.what for each in table.start()] == [Happening.BADGE_GIVEN], "another than signed"


def test_a_badge_that_was_given_by_the_program_cannot_change_or_go_past_it(table: Table) -> None:
    table.house.register.give_badge(TOP, "ann", "04a2e8b5c3")
    assert table.start() == ()
    table.past_the_program("DELETE FROM badges", digest_put_in("4711-0815", "ann"))
    assert [each.what for each in table.start()] == [Happening.BADGE_GIVEN]
    table.past_the_program("DELETE FROM badges")
    assert [each.what for each in table.start()] == [Happening.BADGE_TAKEN]
    table.past_the_program("DELETE FROM people WHERE key = 'ann'")
    assert [each.how for each in table.start()] == [Differs.GONE]


def test_a_badge_whose_owner_was_swapped_differs_for_both(table: Table) -> None:
    table.house.register.give_badge(TOP, "ann", "04a2e8b5c3")
    assert table.start() == ()
    table.past_the_program("UPDATE badges SET key = 'ben'")
    assert [(each.name, each.what) for each in table.start()] == [
        ("ann", Happening.BADGE_TAKEN),
        ("ben", Happening.BADGE_GIVEN),
    ]


def test_a_log_that_tells_no_badges_mark_tells_whether_there_is_one(empty: House) -> None:
    """The first logs: a badge was given, without a word on which."""
    table = Table(empty)
    empty.staffed()
    empty.register.give_badge(TOP, "ann", "04a2e8b5c3")
    table.past_the_program(
        "DROP TRIGGER log_stands",
        "UPDATE log SET happened = json_remove(happened, '$.mark') "
        "WHERE happened LIKE '%badge-given%'",
    )
    table.sign()
    assert table.known.accepted == ()
    table.past_the_program("DELETE FROM badges")
    assert [each.what for each in table.start()] == [Happening.BADGE_TAKEN]


def test_the_log_does_not_show_a_badges_code(table: Table) -> None:
    table.house.register.give_badge(TOP, "ann", "04a2e8b5c3")
    told = table.house.register.happened()[-1].happened
    assert digest_of("04a2e8b5c3")[:4] not in told
    assert json.loads(told)["mark"] == mark_of(digest_of("04a2e8b5c3"))


@pytest.mark.parametrize("what", ["added", "pin-reset", "disabled", "enabled"])
def test_what_gives_or_takes_authority_elsewhere_stays_until_it_is_signed(
    table: Table, what: str
) -> None:
    register = table.house.register
    if what == "enabled":
        register.disable(TOP, "ben")
        assert table.start() == ()
    elsewhere(table.house)
    acts: dict[str, Callable[[], object]] = {
        "added": lambda: register.add(TOP, "kim", Role.PIT_SUPERVISOR),
        "pin-reset": lambda: register.reset_pin(TOP, "ben"),
        "disabled": lambda: register.disable(TOP, "ben"),
        "enabled": lambda: register.enable(TOP, "ben"),
    }
    acts[what]()
    name, role = ("kim", Role.PIT_SUPERVISOR) if what == "added" else ("ben", Role.DEALER)
    entry = len(register.happened())
    expected = (Difference(Differs.UNKNOWN, name, Happening(what), role, "top", entry),)
    assert table.start() == expected
    assert table.start() == expected
    table.sign()
    assert table.start() == ()


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE people SET role = 'shift-manager' WHERE key = 'ann'", Happening.ADDED),
        ("UPDATE people SET enabled = 0 WHERE key = 'ann'", Happening.DISABLED),
        (
            "UPDATE people SET pin_hash = (SELECT pin_hash FROM people WHERE key = 'ben') "
            "WHERE key = 'ann'",
            Happening.PIN_CHANGED,
        ),
    ],
)
def test_a_person_changed_past_the_program_is_a_difference(
    table: Table, statement: str, what: Happening
) -> None:
    table.past_the_program(statement)
    (found,) = table.start()
    assert (found.how, found.name, found.what) == (Differs.NO_ENTRY, "ann", what)
    table.sign()
    assert table.start() == ()


def test_a_one_time_pin_that_need_not_be_changed_any_more_is_a_difference(table: Table) -> None:
    table.house.register.reset_pin(TOP, "ben")
    assert table.start() == ()
    table.past_the_program("UPDATE people SET must_change = 0 WHERE key = 'ben'")
    (found,) = table.start()
    assert (found.how, found.name, found.what) == (
        Differs.NO_ENTRY,
        "ben",
        Happening.PIN_CHANGED,
    )


def test_a_person_put_in_and_one_taken_out_past_the_program_are_differences(table: Table) -> None:
    table.past_the_program(
        "INSERT INTO people SELECT 'eve', 'eve', 'shift-manager', 1, pin_hash, 0, 0, 0, '', 0 "
        "FROM people WHERE key = 'ann'",
        "DELETE FROM people WHERE key = 'ben'",
    )
    assert [(each.how, each.name) for each in table.start()] == [
        (Differs.NO_ENTRY, "eve"),
        (Differs.GONE, "ben"),
    ]
    table.sign()
    assert table.start() == ()
    table.past_the_program("UPDATE people SET role = 'pit-manager' WHERE key = 'eve'")
    assert [each.role for each in table.start()] == [Role.PIT_MANAGER]


DROP = "DROP TRIGGER log_is_kept"


def test_an_entry_taken_out_of_the_log_is_missing(table: Table) -> None:
    table.house.door().sign_in("ann", PINS["ann"])
    table.past_the_program(DROP, "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)")
    (found,) = table.start()
    assert (found.how, found.name, found.what) == (Differs.MISSING, "ann", Happening.SIGNED_IN)


def test_an_entry_that_was_compared_before_cannot_go_or_change_unseen(table: Table) -> None:
    table.past_the_program(DROP, "DELETE FROM log WHERE seq = 2")
    assert Differs.ALTERED in [each.how for each in table.start()]
    table.sign()
    table.past_the_program(
        "DROP TRIGGER log_stands", "UPDATE log SET wall_ns = wall_ns + 1 WHERE seq = 3"
    )
    assert [each.how for each in table.start()] == [Differs.ALTERED]


def test_a_register_begun_again_is_a_difference(table: Table) -> None:
    table.house.register.close()
    (table.house.folder / FILE_NAME).unlink()
    table.house.new_start()
    elsewhere(table.house)
    table.house.register.first_manager()
    assert [each.how for each in table.start()] == [Differs.ALTERED]


def test_a_journal_of_version_0_1_knows_what_it_was_told_without_a_place(empty: House) -> None:
    table = Table(empty)
    empty.register.tell = lambda event: table.told.append(json.loads(canonical(event.payload())))
    empty.staffed()
    assert table.start() == ()


def test_a_new_table_has_everybody_signed_for_once(empty: House) -> None:
    empty.staffed()
    table = Table(empty)
    found = table.start()
    assert [(each.how, each.name) for each in found] == [
        (Differs.UNKNOWN, name) for name in ("manager", "ann", "ben", "mei", "tim")
    ]
    table.sign()
    assert table.start() == ()


def test_an_empty_register_is_known_without_a_word(empty: House) -> None:
    table = Table(empty)
    assert table.compare() == ()
    assert known_now((), ()) == Known()
