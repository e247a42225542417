"""What was changed past the program, in words."""

from __future__ import annotations

import pytest

from tablemgr.house.settings import SettingChange
from tablemgr.house.staff.comparing import Difference, Differs
from tablemgr.house.staff.happenings import Happening
from tablemgr.rules.roles import Role
from tablemgr.service.interruption import LastEnd
from ui.presenter.house_alerts import (
    clock_far,
    clock_jumped,
    difference_line,
    ended_by_itself,
    register_differs,
    settings_unsigned,
    span,
)

DECKS = SettingChange("decks", 8, 6)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (1, "1 second"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (-7_199, "120 minutes"),
        (7_200, "2 hours"),
        (172_799, "48 hours"),
        (172_800, "2 days"),
    ],
)
def test_a_time_is_said_in_the_largest_unit_of_which_there_are_two(
    seconds: int, words: str
) -> None:
    assert span(seconds) == words


def test_which_way_the_clock_went() -> None:
    assert clock_jumped(300).text == "The machine's clock went forward by 5 minutes at once."
    assert clock_jumped(-300).text == "The machine's clock went back by 5 minutes at once."
    assert clock_far(864_000).text == "The last entry in the journal is 10 days old."
    assert clock_far(-300).text == (
        "The machine's clock is 5 minutes behind the journal's last entry."
    )


def test_a_setting_is_said_as_it_was_and_as_it_is_and_who_signs_it() -> None:
    line = DECKS.line.in_words()
    assert line.endswith(": 8 → 6")
    assert settings_unsigned([DECKS], Role.SHIFT_MANAGER).action == "The Shift Manager signs"
    assert settings_unsigned([DECKS], Role.PIT_SUPERVISOR).action == "A Pit Supervisor signs"
    assert settings_unsigned([DECKS], Role.PIT_SUPERVISOR).remedy == line


def test_a_message_names_two_changes_and_counts_the_others() -> None:
    two = settings_unsigned([DECKS] * 2, Role.SHIFT_MANAGER).remedy.splitlines()
    assert two == [DECKS.line.in_words()] * 2
    four = settings_unsigned([DECKS] * 4, Role.SHIFT_MANAGER).remedy.splitlines()
    assert four == [*two, "and 2 more"]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (
            Difference(Differs.ALTERED, entry=4),
            "Entries of its log up to number 4 were changed or removed.",
        ),
        (Difference(Differs.GONE, "mary"), "mary is no longer in it."),
        (
            Difference(Differs.MISSING, "mary", entry=3),
            "Its entry 3, of mary, was changed or removed.",
        ),
        (
            Difference(Differs.UNKNOWN, "mary", Happening.ADDED, Role.DEALER, "paul"),
            "mary is in it as Dealer, by paul.",
        ),
        (Difference(Differs.UNKNOWN, "mary", role=Role.DEALER), "mary is in it as Dealer."),
        (Difference(Differs.UNKNOWN, "mary", Happening.PIN_RESET), "mary was given another PIN."),
        (
            Difference(Differs.NO_ENTRY, "mary", Happening.DISABLED),
            "mary was disabled, and its log does not say so.",
        ),
        (
            Difference(Differs.SIGNATURE, "mary", entry=12, count=1),
            "1 signature of mary is not his by its log (entry 12).",
        ),
        (
            Difference(Differs.SIGNATURE, "mary", entry=12, count=3),
            "3 signatures of mary are not his by its log (first: entry 12).",
        ),
        (
            Difference(Differs.UNHEARD, "mary", entry=40, count=1),
            "1 signature of mary is in its log and not in the journal.",
        ),
        (
            Difference(Differs.NO_ENTRY, "mary", Happening.BADGE_GIVEN, mark="1f0c"),
            "mary was given a badge, and its log does not say so.",
        ),
    ],
    ids=lambda value: value.how.value if isinstance(value, Difference) else None,
)
def test_a_difference_of_the_register_in_a_sentence(found: Difference, words: str) -> None:
    assert difference_line(found) == words
    alert = register_differs([found], alone=False)
    assert (alert.remedy, alert.action, alert.lasting) == (words, "The Shift Manager signs", True)
    alert = register_differs([found], alone=True)
    assert alert.remedy.startswith(
        f"{words}\nNobody signs for himself: a second Shift Manager must."
    )
    assert (alert.action, alert.lasting) == ("", False)


def test_how_the_program_ended_the_last_time_and_whether_a_round_was_open() -> None:
    by, cut = ended_by_itself(LastEnd("SIGTERM", True)), ended_by_itself(LastEnd("", False))
    assert by.text == "The program was ended by the system or a technician (SIGTERM)."
    assert by.remedy == "A Round was open. What was on the screen is stored."
    assert cut.text == "The program was cut off: the power failed, or it was killed."
    assert cut.remedy == "No Round was open. What was on the screen is stored."
