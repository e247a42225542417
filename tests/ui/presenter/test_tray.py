"""What the tray's sheet shows at each stage, and which step an act stands for."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.tray import steps as told
from tests.tablemgr.tray.floor import DEALER, FULL, MANAGER, SUPERVISOR, Floor, chips
from ui.presenter.tray import REPORT, TrayAnswer, needs_chips, step_of, tray_view


def acts(floor: Floor) -> list[str]:
    """The acts that change something; the report is offered unless somebody counts."""
    offered = [name for row in tray_view(floor.desk).rows for name, _ in row.acts]
    assert (REPORT in offered) == (floor.desk.state.count is None)
    return [name for name in offered if name != REPORT]


def test_a_closed_table_offers_the_opener_alone() -> None:
    floor = Floor()
    assert acts(floor) == ["count opener"]
    assert tray_view(floor.desk).figures == ""


def test_nothing_tells_the_second_person_what_to_count() -> None:
    floor = Floor()
    floor.count("opener")
    floor.tell(told.CountChips("count", chips("5x1 100x3")), SUPERVISOR)
    view = tray_view(floor.desk)
    assert view.figures == ""
    shown = view.stage + "".join(row.words for row in view.rows)
    assert not any(digit in shown for digit in "0123456789")
    assert acts(floor) == ["blind", "give-up-count"]


def test_a_movement_names_its_next_step_and_who_takes_it() -> None:
    floor = Floor()
    floor.count("opener")
    request = floor.ask("fill", "100x20")
    row = tray_view(floor.desk).rows[1]
    assert row.words == "Fill of 2,000, request 1. Next: attest by Runner"
    assert [name for name, _ in row.acts] == ["step 1", "cancel 1"]
    floor.carry(request, until="dispatch")
    assert needs_chips(floor.desk, "step 1"), "the Dealer counts"
    floor.tell(told.TakeStep(1, "receive", chips("100x19")), DEALER)
    assert "do not fit the slip" in tray_view(floor.desk).rows[1].words


def test_after_a_close_by_force_somebody_must_allow_the_opening() -> None:
    floor = Floor()
    floor.count("opener")
    floor.tell(told.CloseByForce("fire"), MANAGER)
    assert acts(floor)[:2] == ["allow", "box"]
    assert "result unknown (unknown)" in tray_view(floor.desk).rows[1].words


def test_each_act_that_is_offered_is_a_step_of_somebody() -> None:
    floor = Floor()
    floor.count("opener")
    floor.carry(floor.ask("fill", "100x20"), until="issue")
    floor.count("count", "5x1")
    answer = TrayAnswer(chips(FULL), "ann", Money(100))
    for act in acts(floor):
        step, role = step_of(floor.desk, act, answer)
        assert isinstance(role, Role)
        assert step
    assert step_of(floor.desk, "void 1", answer) == (told.SignVoid(1, "ann"), Role.CASHIER)
    closer = (told.CountChips("closer", answer.chips), Role.PIT_SUPERVISOR)
    assert step_of(floor.desk, "count closer", answer) == closer
