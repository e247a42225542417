"""The steps from a name to a proven PIN, without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House
from ui.dialogs.sign_in_steps import ERASE, SignInSteps
from ui.dialogs.sign_in_view import NameChoice, SignStep

ANN = Person("ann")


class Talk:
    """One sign-in, and who signed in or signed at its end."""

    def __init__(self, house: House, *, by_name: bool = False) -> None:
        self.steps = SignInSteps(house.door(by_name=by_name))
        self.deals: list[Person] = []
        self.signs: list[Person] = []
        self.steps.signed_in.connect(self.deals.append)
        self.steps.signed.connect(self.signs.append)

    def digits(self, pin: str) -> None:
        for digit in pin:
            self.steps.press(digit)
        self.steps.accept()

    @property
    def error(self) -> str:
        return self.steps.view().error


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    yield house
    house.register.close()


@pytest.fixture
def house(empty: House) -> House:
    return empty.staffed()


def test_another_dealer_takes_over_with_his_pin(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    view = talk.steps.view()
    assert view.people == tuple(NameChoice(name) for name in ("ann", "ben", "manager", "mei"))
    talk.steps.choose("ben")
    talk.digits(PINS["ben"])
    assert (talk.deals, talk.signs) == ([Person("ben")], [])


def test_a_pit_supervisor_signs_and_nobody_else_is_offered(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin_signature(Role.PIT_SUPERVISOR, ANN)
    view = talk.steps.view()
    assert view.title == "Pit Supervisor or above signs"
    assert view.people == (
        NameChoice("manager", "Shift Manager"),
        NameChoice("mei", "Pit Supervisor"),
    )
    talk.steps.choose("mei")
    talk.digits(PINS["mei"])
    assert (talk.deals, talk.signs) == ([], [Person("mei", Role.PIT_SUPERVISOR)])


def test_who_deals_is_not_offered_to_sign_for_himself(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin_signature(Role.PIT_SUPERVISOR, Person("mei"))
    assert [one.name for one in talk.steps.view().people] == ["manager"]
    talk.steps.choose("mei")
    talk.digits(PINS["mei"])
    assert talk.signs == []
    assert "own act" in talk.error


def test_the_view_never_holds_a_digit(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    for digit in "86034":
        talk.steps.press(digit)
    talk.steps.press(ERASE)
    view = talk.steps.view()
    assert (view.step, view.dots, view.can_accept) == (SignStep.PIN, 4, True)
    assert "8603" not in repr(view)


def test_a_ninth_digit_and_anything_else_is_not_taken(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    for key in ("x", "٣", "123456789"):
        talk.steps.press(key)
    for digit in "123456789":
        talk.steps.press(digit)
    assert talk.steps.view().dots == 8


def test_a_wrong_pin_is_said_and_the_dots_are_gone(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    talk.digits("0001")
    assert talk.error == "This PIN is wrong."
    assert talk.steps.view().dots == 0
    talk.steps.press("8")
    assert talk.error == ""


@pytest.mark.parametrize(
    ("tries", "told"), [(3, "30 seconds"), (5, "2 minutes"), (7, "8 minutes"), (16, "10 minutes")]
)
def test_a_lock_out_says_how_long(house: House, tries: int, told: str) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    for _ in range(tries):
        house.wait_s(24 * 3600)
        talk.digits("0001")
    assert talk.error == f"Too many wrong tries. Try again in {told}."
    talk.digits(PINS["ben"])
    assert talk.deals == []


def test_another_supervisor_ends_a_lock_out_and_the_person_goes_on(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin_signature(Role.SHIFT_MANAGER, ANN)
    talk.steps.choose("manager")
    for _ in range(3):
        talk.digits("000001")
    assert talk.steps.view().relief == "A supervisor ends the wait"
    talk.steps.ask_relief()
    view = talk.steps.view()
    assert view.title == "Pit Supervisor or above signs"
    assert view.what == "manager is locked out after wrong PINs, and may try again at once."
    assert [one.name for one in view.people] == ["mei"], "nobody ends his own"
    talk.steps.choose("mei")
    talk.digits(PINS["mei"])
    assert (talk.steps.view().step, talk.steps.view().name) == (SignStep.PIN, "manager")
    talk.digits(PINS["top"])
    assert talk.signs == [Person("manager", Role.SHIFT_MANAGER)]
    told = [event.what.value for event in house.told]
    assert told == [*["wrong-pin"] * 3, "locked-out", "signed", "lock-out-ended", "signed"]


def test_a_pin_of_before_is_good_and_its_owner_is_told_to_set_a_longer_one(house: House) -> None:
    house.register.fewest_digits = 4
    house.register.change_pin("ben", PINS["ben"], "2580")
    house.register.fewest_digits = 6
    talk = Talk(house)
    advice: list[str] = []
    talk.steps.advised.connect(advice.append)
    for _ in range(2):
        talk.steps.begin(ANN)
        talk.steps.choose("ben")
        talk.digits("2580")
    assert talk.deals == [Person("ben")] * 2
    assert (
        advice
        == [
            "The PIN of ben has fewer digits than the 6 that the house asks for now. Set another: "
            "`tablemgr people change-pin`."
        ]
        * 2
    )
    talk.steps.choose("ann")
    talk.digits(PINS["ann"])
    assert len(advice) == 2


def test_a_new_pin_has_as_many_digits_as_the_house_asks_for(house: House) -> None:
    house.register.fewest_digits = 8
    one_time = house.register.reset_pin(TOP, "ben")
    assert len(one_time.pin) == 8
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    talk.digits(one_time.pin)
    assert (talk.steps.view().asked, talk.steps.view().places) == ("New PIN, 8 to 8 digits", 8)
    talk.digits("9028715")
    assert talk.error == "A new PIN has 8 to 8 digits."


def test_a_one_time_pin_leads_through_the_change_and_signs(house: House) -> None:
    one_time = house.register.reset_pin(TOP, "ben")
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    talk.digits(one_time.pin)
    assert talk.steps.view().asked == "New PIN, 6 to 8 digits"
    assert "only once" in talk.steps.view().note
    talk.digits("1234")
    assert talk.error == "A new PIN has 6 to 8 digits."
    talk.digits("123456")
    assert "Too easy" in talk.error
    talk.digits(one_time.pin)
    assert "old PIN" in talk.error
    talk.digits("902871")
    assert talk.steps.view().asked == "The new PIN again"
    talk.digits("902872")
    assert "differ" in talk.error
    talk.digits("902871")
    talk.digits("902871")
    assert talk.deals == [Person("ben")]
    assert house.register.identify("ben", "902871")


def test_going_back_or_away_forgets_the_digits(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    for leave in (talk.steps.back, talk.steps.forget):
        talk.steps.choose("ben")
        talk.steps.press("8")
        leave()
        assert talk.steps.view().step is SignStep.WHO
        talk.steps.choose("ben")
        assert talk.steps.view().dots == 0


def test_a_typed_name_is_found_whatever_its_case(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.type_name(" BEN ")
    assert (talk.steps.view().step, talk.steps.view().name) == (SignStep.PIN, "ben")
    talk.steps.back()
    talk.steps.type_name("zoe")
    assert talk.error == "Nobody of this name is in the staff register."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ANN", "Nobody approves his own act: another person must sign (house ruling I1)."),
        ("ben", "This person's role is too low for this."),
        ("tim", "This person's role is too low for this."),
        ("zoe", "Nobody of this name is in the staff register."),
    ],
)
def test_who_may_not_sign_an_act_is_told_why(house: House, name: str, said: str) -> None:
    talk = Talk(house)
    talk.steps.begin_signature(Role.PIT_SUPERVISOR, ANN)
    talk.steps.type_name(name)
    assert talk.error == said


def test_who_may_not_deal_is_told_why(house: House) -> None:
    house.register.disable(TOP, "ben")
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.type_name("ben")
    assert talk.error == "This person may no longer sign in."
    talk.steps.type_name("tim")
    assert talk.error == "A trainee does not deal at a live table."


def test_somebody_at_another_table_is_told_where(house: House) -> None:
    house.door("T9").sign_in("ben", PINS["ben"])
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    talk.digits(PINS["ben"])
    assert talk.error == "Signed in at table T9. Sign out there first."


def test_by_name_alone_where_the_table_trains(empty: House) -> None:
    talk = Talk(empty, by_name=True)
    talk.steps.begin(ANN)
    view = talk.steps.view()
    assert (view.name, view.people, len(view.roles)) == ("ann", (), 4)
    talk.steps.type_name("Mei@Tan")
    assert "letters" in talk.error
    talk.steps.choose_role("pit-supervisor")
    talk.steps.type_name("  Mei  Tan")
    assert talk.deals == [Person("Mei Tan", Role.PIT_SUPERVISOR)]


def test_a_signature_by_name_alone_where_the_table_trains(empty: House) -> None:
    talk = Talk(empty, by_name=True)
    talk.steps.begin_signature(Role.SHIFT_MANAGER, ANN)
    assert talk.steps.view().roles == ()
    talk.steps.type_name("ann")
    assert "own act" in talk.error
    talk.steps.type_name("top")
    assert talk.signs == [Person("top", Role.SHIFT_MANAGER)]


def test_where_it_trains_and_people_are_registered_only_the_dealer_signs_by_name(
    house: House,
) -> None:
    talk = Talk(house, by_name=True)
    talk.steps.begin(ANN)
    assert [word for word, _ in talk.steps.view().roles] == ["dealer"]
    talk.steps.begin_signature(Role.PIT_SUPERVISOR, ANN)
    assert [one.name for one in talk.steps.view().people] == ["manager", "mei"]


def test_a_new_register_shows_its_managers_pin_until_it_is_changed(empty: House) -> None:
    first = empty.register.first_manager()
    assert first is not None
    talk = Talk(empty)
    talk.steps.begin(ANN, closable=False, first=first)
    assert first.pin in talk.steps.view().note
    talk.steps.choose("manager")
    assert first.pin in talk.steps.view().note
    talk.digits(first.pin)
    assert first.pin not in talk.steps.view().note
    talk.digits("902871")
    talk.digits("902871")
    assert talk.deals == [Person("manager")]
    talk.steps.begin(Person("manager"))
    assert talk.steps.view().note == ""


def test_where_nobody_may_sign_it_says_so(house: House) -> None:
    talk = Talk(house)
    talk.steps.begin_signature(Role.SHIFT_MANAGER, Person("manager"))
    assert "Ask a manager" in talk.error


# --- a table that is gone ------------------------------------------------------------------------


def at_a_table_that_is_gone(house: House) -> Talk:
    house.door("T9").sign_in("ben", PINS["ben"])
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("ben")
    talk.digits(PINS["ben"])
    return talk


def test_a_supervisor_lets_somebody_go_from_a_table_that_is_gone(house: House) -> None:
    talk = at_a_table_that_is_gone(house)
    assert talk.steps.view().relief == "Table T9 is gone: ask a supervisor to sign"
    talk.steps.ask_relief()
    view = talk.steps.view()
    assert (view.title, view.step) == ("Pit Supervisor or above signs", SignStep.WHO)
    assert view.what == "Table T9 is gone: ben is signed out there and can deal here."
    assert [one.name for one in view.people] == ["manager", "mei"]
    talk.steps.choose("mei")
    talk.digits(PINS["mei"])
    view = talk.steps.view()
    assert (view.title, view.step, view.name) == ("Who deals?", SignStep.PIN, "ben")
    talk.digits(PINS["ben"])
    assert (talk.deals, talk.signs) == ([Person("ben")], [])


def test_nobody_lets_himself_go(house: House) -> None:
    house.door("T9").sign_in("mei", PINS["mei"])
    talk = Talk(house)
    talk.steps.begin(ANN)
    talk.steps.choose("mei")
    talk.digits(PINS["mei"])
    talk.steps.ask_relief()
    assert [one.name for one in talk.steps.view().people] == ["manager"]
    talk.steps.type_name("mei")
    assert "own act" in talk.error


def test_from_the_supervisors_page_one_can_go_back(house: House) -> None:
    talk = at_a_table_that_is_gone(house)
    talk.steps.ask_relief()
    assert talk.steps.view().can_go_back
    talk.steps.back()
    assert (talk.steps.view().title, talk.steps.view().name) == ("Who deals?", "ben")
    assert [m.at_table for m in house.register.members() if m.name == "ben"] == ["T9"]


def test_another_person_who_is_asked_after_it_signs_as_usual(house: House) -> None:
    talk = at_a_table_that_is_gone(house)
    talk.steps.back()
    talk.steps.choose("manager")
    assert talk.steps.view().relief == ""
    talk.digits(PINS["top"])
    assert talk.deals == [Person("manager")]
