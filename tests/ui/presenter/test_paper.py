"""The printer in the header and on its sheet: what needs a person comes first, in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.thread import PaperWaits
from drivers.printers.words import TROUBLE_WORDS
from tablemgr.service.paper import PaperState
from tablemgr.service.slip_name import SlipName
from ui.presenter.paper import MOST_ROWS, paper_alert, paper_status, paper_view
from ui.printing.desk import PaperDesk
from ui.views.paper import PaperQuestion
from ui.views.shared import Lamp


def printed(number: int, state: PaperState, copy: int = 0, why: str = "") -> Any:
    slip = SimpleNamespace(round_no=number, name=SlipName(number), copy=copy)
    return SimpleNamespace(number=number, state=state, slip=slip, why=why)


def desk(*prints: Any, at_printer: bool = False, is_printing: bool = False) -> PaperDesk:
    doubtful = [each for each in prints if each.state is PaperState.DOUBT]
    return cast(
        "PaperDesk",
        SimpleNamespace(
            to_look_at=doubtful,
            waits={},
            is_printing=is_printing,
            asked={},
            prints=SimpleNamespace(open=list(prints)),
            is_at_printer=lambda _number: at_printer,
        ),
    )


@pytest.mark.parametrize(
    ("of", "lamp"),
    [
        (desk(), Lamp.GOOD),
        (desk(printed(1, PaperState.SENT), is_printing=True), Lamp.WAITING),
        (desk(printed(1, PaperState.DOUBT), is_printing=True), Lamp.WAITING),
    ],
)
def test_the_lamp_says_if_somebody_must_act(of: PaperDesk, lamp: Lamp) -> None:
    assert paper_status(of).lamp is lamp


def test_a_print_in_doubt_stands_first_and_asks_for_a_look() -> None:
    view = paper_view(desk(printed(1, PaperState.SENT), printed(2, PaperState.DOUBT)), "P")
    assert [row.number for row in view.rows] == [2, 1]
    assert view.rows[0].question is PaperQuestion.IS_IT_THERE
    assert "000002" in view.rows[0].slip


def test_what_is_sent_to_a_printer_that_answers_asks_nobody() -> None:
    of = desk(printed(1, PaperState.SENT), at_printer=True)
    assert paper_view(of, "P").rows[0].question is PaperQuestion.NONE


def test_no_more_rows_stand_there_than_fit() -> None:
    many = [printed(number, PaperState.QUEUED) for number in range(1, MOST_ROWS + 4)]
    view = paper_view(desk(*many), "P")
    assert (len(view.rows), view.rows[0].number) == (MOST_ROWS, 1)


def test_a_failed_print_says_why_and_a_duplicate_its_number() -> None:
    found = printed(7, PaperState.FAILED, copy=2, why="The paper is out.")
    alert = paper_alert(desk(), found, new=True)
    assert alert is not None
    assert "DUPLICATE 2" in f"{alert}"
    assert "The paper is out." in f"{alert}"
    assert paper_alert(desk(), found, new=False) is None


def test_a_printer_that_can_not_print_says_why_and_what_helps() -> None:
    of = desk(printed(1, PaperState.QUEUED))
    of.waits["slips"] = PaperWaits(1, PaperTrouble.COVER_OPEN)
    view = paper_view(of, "P")
    what, help_ = TROUBLE_WORDS[PaperTrouble.COVER_OPEN]
    assert (view.lamp, view.state, view.remedy) == (Lamp.WRONG, what, help_)


def test_of_a_print_that_has_waited_long_it_is_asked_whether_it_is_still_wanted() -> None:
    waits, other = printed(1, PaperState.DOUBT), printed(2, PaperState.DOUBT)
    of = desk(waits, other)
    of.asked["slips"] = 1
    alert = paper_alert(of, waits, new=False)
    assert alert is not None
    assert alert.text.startswith("The printer is back: slip 000001 of Round 1")
    assert paper_alert(of, other, new=False) is None
    assert [row.question for row in paper_view(of, "P").rows] == [
        PaperQuestion.STILL_WANTED,
        PaperQuestion.IS_IT_THERE,
    ]
