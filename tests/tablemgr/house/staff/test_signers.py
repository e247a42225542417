"""Who may sign for what differs in the register: nobody who is the subject of it."""

from __future__ import annotations

import pytest

from tablemgr.house.staff.comparing import (
    Difference,
    Differs,
    Known,
    differences,
    known_in_part,
    known_now,
)
from tablemgr.house.staff.signers import Signers
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import TOP, House

OTHER_PIN = "pin_hash = (SELECT pin_hash FROM people WHERE key = 'ben')"


class Table:
    """A table that knew the register, and compares it again."""

    def __init__(self, house: House, *, knows: bool = True) -> None:
        self.house = house
        register = house.register
        self.known = Known()
        if knows:
            self.known = known_now(register.happened(), register.members())

    @property
    def signers(self) -> Signers:
        register = self.house.register
        log, members = register.happened(), register.members()
        self.found = differences(log, members, self.known, ())
        return Signers(self.found, members, self.known)

    def signs(self, name: str) -> list[str]:
        """About whom that person may sign."""
        return [each.name or each.how.value for each in self.signers.signable(name)]


@pytest.fixture
def two(house: House) -> House:
    return house.with_second_manager()


def test_a_forged_shift_manager_signs_nothing_and_the_others_sign_for_him(two: House) -> None:
    table = Table(two)
    two.forge_manager("eve")
    assert table.signs("eve") == []
    assert table.signs("manager") == table.signs("kim") == ["eve"]


def test_two_forged_shift_managers_do_not_sign_for_each_other(two: House) -> None:
    table = Table(two)
    two.forge_manager("eve")
    two.forge_manager("eva")
    assert table.signs("eve") == table.signs("eva") == []
    assert table.signs("kim") == ["eva", "eve"]


@pytest.mark.parametrize(
    "deed",
    [
        "UPDATE people SET role = 'shift-manager' WHERE key = 'mei'",
        f"UPDATE people SET {OTHER_PIN} WHERE key = 'kim'",
        "INSERT INTO badges VALUES ('0f', 'kim')",
    ],
)
def test_who_was_raised_or_got_another_pin_or_badge_does_not_sign(two: House, deed: str) -> None:
    table = Table(two)
    two.past_the_program(deed)
    subject = "mei" if "mei" in deed else "kim"
    assert table.signs(subject) == []
    assert table.signs("manager") == [subject]


def test_who_was_enabled_at_the_command_line_does_not_sign_for_it(two: House) -> None:
    two.register.disable(TOP, "kim")
    table = Table(two)
    two.register.enable(TOP, "kim")
    assert (table.signs("kim"), table.signs("manager")) == ([], ["kim"])


def test_an_altered_log_is_not_signed_by_who_is_not_as_the_journal_knew_him(two: House) -> None:
    table = Table(two)
    two.forge_manager("eve")
    two.past_the_program("DROP TRIGGER log_is_kept", "DELETE FROM log WHERE seq = 2")
    assert table.signs("eve") == []
    assert table.signs("manager") == [], "it was his entry"
    assert table.signs("kim") == [Differs.ALTERED.value, "eve", "manager"]


def test_a_log_that_is_gone_is_signed_by_nobody_whom_the_journal_did_not_know(
    two: House,
) -> None:
    table = Table(two)
    two.register.close()
    (two.folder / "staff.db").unlink()
    two.new_start()
    two.register.first_manager()
    assert [each.how for each in table.signers._found] == [Differs.ALTERED]
    assert table.signs("manager") == [], "a new register's manager is not the one of before"
    assert table.signers.lacks_another


def test_a_house_with_one_shift_manager_signs_for_the_others_and_never_for_him(
    house: House,
) -> None:
    table = Table(house, knows=False)
    assert table.signs("manager") == ["ann", "ben", "mei", "tim"]
    signers = table.signers
    left = [each for each in table.found if each.name == "manager"]
    log = house.register.happened()
    table.known = known_in_part(table.known, log, signers.signable("manager"), left)
    table.known = Known.read(table.known.stored(), 1)
    assert (table.signs("manager"), table.found) == ([], tuple(left))
    assert table.signers.lacks_another


def test_at_a_new_table_two_shift_managers_sign_for_each_other(two: House) -> None:
    table = Table(two, knows=False)
    assert "kim" in table.signs("manager")
    assert "manager" not in table.signs("manager")
    signed = table.signers.signable("manager")
    left = [each for each in table.found if each not in signed]
    table.known = known_in_part(Known(), two.register.happened(), signed, left)
    assert (table.signs("manager"), table.signs("kim")) == ([], ["manager"])
    assert not table.signers.lacks_another


def test_a_disabled_shift_manager_and_a_lower_role_sign_for_nothing(two: House) -> None:
    two.register.disable(TOP, "kim")
    table = Table(two)
    two.register.add(TOP, "zoe", Role.DEALER)
    assert [table.signs(name) for name in ("kim", "mei", "zoe", "nobody")] == [[]] * 4
    assert table.signs("manager") == ["zoe"]


# --- who waits until somebody has signed for him ---


@pytest.mark.parametrize(
    ("deed", "deals"),
    [
        ("UPDATE people SET role = 'shift-manager' WHERE key = 'mei'", False),
        (f"UPDATE people SET {OTHER_PIN} WHERE key = 'mei'", False),
        (
            "INSERT INTO log (wall_ns, happened) VALUES (1, "
            """'{"by":"top","name":"mei","role":"shift-manager","staff":"added"}')""",
            False,
        ),
        (
            "INSERT INTO log (wall_ns, happened) VALUES (1, "
            """'{"by":"top","name":"mei","staff":"enabled"}')""",
            True,
        ),
    ],
)
def test_who_was_changed_signs_nothing_and_past_the_log_does_not_deal(
    two: House, deed: str, deals: bool
) -> None:
    table = Table(two)
    assert not table.signers.bars("mei", Role.PIT_SUPERVISOR)
    two.past_the_program(deed)
    assert table.signers.bars("mei", Role.PIT_SUPERVISOR)
    assert table.signers.bars("Mei", Role.DEALER) is not deals
    assert not table.signers.bars("kim", Role.SHIFT_MANAGER)


def test_if_nobody_could_sign_for_him_he_does_not_wait(house: House) -> None:
    table = Table(house)
    house.past_the_program("UPDATE people SET role = 'shift-manager' WHERE key = 'mei'")
    assert table.signers.bars("mei", Role.PIT_SUPERVISOR), "the only other manager is clear"
    house.past_the_program(f"UPDATE people SET {OTHER_PIN} WHERE key = 'manager'")
    assert not table.signers.bars("manager", Role.SHIFT_MANAGER)
    assert not table.signers.bars("mei", Role.PIT_SUPERVISOR)


def test_a_signature_that_was_cut_off_makes_nobody_wait(two: House) -> None:
    found = Difference(Differs.UNHEARD, "mei", entry=3, count=1)
    members = two.register.members()
    assert not Signers([found], members, Known()).bars("mei", Role.PIT_SUPERVISOR)
