"""A case at the window: it is opened, its rulings are touched, and it is signed for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tablemgr.journal import EntryKind
from tablemgr.rules.games.position import Phase
from tests.ui.reading import read_all
from tests.ui.rig import TableRig
from ui.supervisor.case_steps import CaseStep, CaseSteps
from ui.views.supervisor import RulingColumn

BEGIN = (
    "open",
    "bet 1 ann 100 seated",
    "bet 1 bob 50",
    "side 1 ann rws-pairs 10",
    "bet 3 cho 200 seated",
    "close",
)


def case_steps(rig: TableRig) -> CaseSteps:
    return rig.window.resolving.cases


def step(cases: CaseSteps) -> CaseStep:
    return cases.step


def dealing_error(rig: TableRig) -> CaseSteps:
    """A card too many after the Initial Deal, at a table at which a Hit is announced."""
    rig.session.hit_by_card = False
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh", "2c")
    assert rig.phase() is Phase.IRREGULARITY
    return case_steps(rig)


def may_go_on(cases: CaseSteps) -> bool:
    return str(cases.sheet.on.property("role")) == "primary"


def column(cases: CaseSteps, title: str) -> RulingColumn:
    view = cases.sheet.comparing.view
    assert view is not None
    return next(each for each in view.columns if each.title.startswith(title))


def press(cases: CaseSteps, title: str) -> None:
    """Touch the button under a ruling."""
    view = cases.sheet.comparing.view
    assert view is not None
    cases.sheet.comparing.buttons[view.columns.index(column(cases, title))].click()


def sign(cases: CaseSteps, name: str = "mary") -> None:
    """By name alone, as at a table that trains."""
    cases.sheet.on.click()
    asking = cases.signing.sheet
    assert asking.isVisible()
    assert asking.names.ok.text() == "Sign"
    read_all(asking)
    asking.names.name.setText(name)
    asking.names.ok.click()


def acts(rig: TableRig) -> list[tuple[str, str]]:
    return [
        (entry.data["command"], entry.person)
        for entry in rig.session.journal.entries()
        if entry.kind is EntryKind.ACT
    ]


def queen_to(cases: CaseSteps, box: int) -> None:
    """On the plan of the cards: say that the Queen of box 3 lay on that box."""
    tables = cases.sheet.plan.tables
    tables.grab()  # laid out
    labels, half = tables._columns()
    row = [hand.label for hand in tables.hands]
    height, head = tables._row_px(), tables._head_px()
    corner = QPointF(labels, head + row.index("Box 3") * height)
    queen = tables.places(tables.hands[row.index("Box 3")].dealt, corner, half)[1].center()
    there = QPointF(labels + 5, head + (row.index(f"Box {box}") + 0.5) * height)
    for point in (queen, there):
        QTest.mouseClick(tables, Qt.MouseButton.LeftButton, pos=point.toPoint())
