"""Reports, found Bets, misread cards, a reopened settlement: at the window (section 5, I1)."""

from __future__ import annotations

from collections.abc import Callable

import pypdfium2
import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Correct, Reopen
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import SlipName
from tests.ui.reading import read_all
from tests.ui.rig import TableRig
from tests.ui.stage import settle
from ui.supervisor.pit_requests import PitRequests
from ui.supervisor.report_sheet import ReportSheet
from ui.views.felt import CardRef
from ui.views.guide import SLIP
from ui.views.header import MenuItem

BEGIN = (
    "open",
    "bet 1 ann 100 seated",
    "side 1 ann rws-pairs 10",
    "bet 3 cho 200 seated",
    "close",
)


def pit_requests(rig: TableRig) -> PitRequests:
    return rig.window.resolving.pit


def choose(rig: TableRig, item: MenuItem) -> None:
    rig.window.header.asked.emit(item)


def sign(pit: PitRequests, name: str = "mary") -> None:
    """By name alone, as at a table that trains."""
    asking = pit.signing.sheet
    assert asking.isVisible()
    read_all(asking)
    asking.names.name.setText(name)
    asking.names.ok.click()


def last_act(rig: TableRig) -> tuple[str, str]:
    acts = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT]
    return acts[-1].data["command"], acts[-1].person


def reporting(rig: TableRig, kind: str) -> ReportSheet:
    choose(rig, MenuItem.REPORT)
    sheet = pit_requests(rig).reporting
    assert sheet.isVisible()
    sheet.buttons[kind].click()
    return sheet


def test_every_kind_of_the_game_can_be_reported_and_says_what_it_leads_to(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    choose(rig, MenuItem.REPORT)
    view = pit_requests(rig).reporting.view
    assert {kind.kind for kind in view.kinds} == rig.session.table.vocabulary.reports
    said = {kind.kind: (kind.cite.number, kind.effect) for kind in view.kinds}
    assert said["technical-interruption"] == ("5.4.2", "stops the Round")
    assert said["face-up-card"] == ("5.11", "is only noted")


def found_bet(rig: TableRig, kind: int, amount: str, box: int = 1) -> None:
    """The first Player's Bet of that kind was found."""
    choose(rig, MenuItem.FOUND_BET)
    sheet = pit_requests(rig).finding
    sheet.box.buttons[box].click()
    sheet.kind.buttons[kind].click()
    sheet.player.buttons[0].click()
    sheet.pad.set_text(amount)
    sheet.tell.click()


@pytest.mark.parametrize(
    ("kind", "amount", "line", "words"),
    [
        (
            0,
            "6000",
            "found bet 1 ann 6000.00",
            "Box 1, ann: Initial Bet 6,000 was found; with it 6,000 lie there.\n"
            "The maximum is 5,000.",
        ),
        (
            1,
            "501",
            "found side 1 ann rws-pairs 501.00",
            "Box 1, ann: RWS Pairs 501 was found; with it 501 lie there.\nThe maximum is 500.",
        ),
    ],
)
def test_a_found_bet_above_a_limit_wants_a_supervisor(
    rig: TableRig, kind: int, amount: str, line: str, words: str
) -> None:
    rig.tell(*BEGIN)
    found_bet(rig, kind, amount)
    assert last_act(rig) == ("close", "dealer"), "nothing counts yet"
    pit = pit_requests(rig)
    assert pit.signing.sheet.names.what.text() == words
    pit.signing.sheet.dismiss()
    assert last_act(rig) == ("close", "dealer")
    found_bet(rig, kind, amount)
    sign(pit)
    assert last_act(rig)[1] == "mary"
    assert last_act(rig)[0] == line


@pytest.mark.parametrize(("kind", "amount"), [(0, "5000"), (1, "500")])
def test_a_found_bet_up_to_the_limit_is_the_dealers(rig: TableRig, kind: int, amount: str) -> None:
    rig.tell(*BEGIN)
    found_bet(rig, kind, amount)
    assert last_act(rig)[1] == "dealer"
    assert last_act(rig)[0] != "close"


def _box(sheet: ReportSheet) -> None:
    sheet.box.buttons[2].click()


def _cards(sheet: ReportSheet) -> None:
    sheet.keypad.card_chosen.emit(card("9s"))
    assert not sheet.tell.isEnabled()
    sheet.keypad.card_chosen.emit(card("Kc"))


def _text(sheet: ReportSheet) -> None:
    sheet.text.setText("  A chip   fell ")


@pytest.mark.parametrize(
    ("kind", "say", "line"),
    [
        ("card-to-empty-box", _box, "irregularity card-to-empty-box 2"),
        ("simultaneous", _cards, "irregularity simultaneous 9s Kc"),
        ("other", _text, "irregularity other A chip fell"),
    ],
)
def test_what_must_be_said_of_a_report_is_asked(
    rig: TableRig, kind: str, say: Callable[[ReportSheet], None], line: str
) -> None:
    rig.tell(*BEGIN)
    sheet = reporting(rig, kind)
    assert not sheet.tell.isEnabled()
    say(sheet)
    sheet.tell.click()
    assert last_act(rig) == (line, "dealer")
    assert rig.phase() is Phase.IRREGULARITY
    assert rig.window.resolving.cases.sheet.isVisible(), "the case panel follows"


def test_a_card_to_a_box_without_a_bet_is_reported_of_such_boxes_alone_5_10(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    taken = {number for number, box in rig.session.table.position.boxes.items() if box.bets}
    assert taken
    offered = reporting(rig, "card-to-empty-box").box.buttons
    assert set(offered) == set(range(1, rig.session.table.boxes + 1)) - taken


def test_without_a_round_nothing_is_reported(rig: TableRig) -> None:
    choose(rig, MenuItem.REPORT)
    assert "No Round" in rig.window.sheets.alerts.cards["no-report"].text.text()


def test_after_the_first_card_the_menu_says_why_no_found_bet_counts_5_14(rig: TableRig) -> None:
    rig.tell(*BEGIN, "card 5h")
    choose(rig, MenuItem.FOUND_BET)
    assert "finding" not in vars(pit_requests(rig)), "no sheet was opened"
    said = rig.controller.history
    assert said is not None
    assert said.cite is not None
    book = rig.session.table.rulebook
    assert (said.text, said.cite.number) == (
        book.wording.refusals["found-too-late"],
        book.cites["found-too-late"],
    )


@pytest.mark.parametrize(("typed", "player"), [("dan", "dan"), ("ANN", "ann")])
def test_a_bet_that_was_found_counts_for_who_is_there_whatever_the_capitals_5_14(
    rig: TableRig, typed: str, player: str
) -> None:
    rig.tell(*BEGIN)
    choose(rig, MenuItem.FOUND_BET)
    sheet = pit_requests(rig).finding
    sheet.box.buttons[5].click()
    sheet.name.setText(typed)
    sheet.name.textEdited.emit(typed)
    sheet.pad.set_text("75.50")
    sheet.tell.click()
    assert last_act(rig) == (f"found bet 5 {player} 75.50", "dealer")
    assert rig.session.table.position.boxes[5].bets == {player: Money(7550)}


@pytest.mark.parametrize("name", ["insurance", "pairs", "bet"])
def test_who_is_called_by_the_name_of_a_bet_has_found_none(rig: TableRig, name: str) -> None:
    rig.tell(*BEGIN)
    choose(rig, MenuItem.FOUND_BET)
    sheet = pit_requests(rig).finding
    sheet.box.buttons[5].click()
    sheet.name.setText(name)
    sheet.name.textEdited.emit(name)
    sheet.pad.set_text("75.50")
    assert sheet.error.text() == f"“{name}” is the name of a Bet, not of a Player."
    assert not sheet.tell.isEnabled()
    assert sheet.command() is None


def test_a_side_bet_without_its_initial_bet_goes_back_5_15(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    choose(rig, MenuItem.FOUND_BET)
    sheet = pit_requests(rig).finding
    sheet.box.buttons[4].click()
    sheet.kind.buttons[1].click()
    sheet.player.buttons[0].click()
    assert not sheet.seated.isVisible()
    sheet.pad.set_text("10")
    sheet.tell.click()
    assert last_act(rig)[0] == "found side 4 ann rws-pairs 10.00"
    assert rig.session.table.position.flags[-1].paragraph == "5.15"


def test_a_touched_card_was_misread_what_changes_is_shown_and_signed(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("proceed")
    rig.window.felt.card_tapped.emit(CardRef(1, 0, 1))
    pit = pit_requests(rig)
    sheet = pit.misreading
    assert "8♦" in sheet.heading.text()
    sheet.keypad.card_chosen.emit(card("5d"))
    assert "16 → 8♥  5♦   13" in sheet.hands.text().replace("  →  ", " → ")
    assert "Box 1, RWS Pairs 10: +120 settled | −10 recover 120" in sheet.table.words()
    assert rig.cards()[3] == "8d", "nothing is told before the signature"
    sheet.sign.click()
    sign(pit)
    assert rig.cards()[3] == "5d"
    assert last_act(rig) == ("correct 4 5d", "mary")
    assert not sheet.isVisible()


def test_a_misread_that_bars_a_decision_says_that_it_opens_a_case(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("proceed", "stand 1", "stand 3")
    choose(rig, MenuItem.MISREAD)
    pit = pit_requests(rig)
    pit.misreading.buttons[4].click()
    pit.misreading.keypad.card_chosen.emit(card("2d"))
    assert "a case opens" in pit.misreading.note.label.text()
    pit.misreading.sign.click()
    sign(pit)
    assert rig.phase() is Phase.IRREGULARITY
    assert rig.window.resolving.cases.sheet.isVisible()


def test_a_pit_supervisor_says_later_that_a_card_was_no_hit(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
    rig.draw("9s", "3d", "8s", "8c", "4h")
    rig.tell("proceed")
    rig.draw("Ts")  # taken for box 1's Hit, which it Busts
    rig.tell("hit 2")
    rig.draw("2h")
    rig.window.felt.card_tapped.emit(CardRef(1, 0, 2))
    pit = pit_requests(rig)
    sheet = pit.misreading
    assert sheet.stood.text() == "It was not a Hit: box 1 had stood"
    sheet.stood.click()
    assert "Box 2" in sheet.hands.text()
    assert not sheet.sign.isHidden()
    sheet.sign.click()
    sign(pit)
    assert last_act(rig) == ("stood 6", "mary")
    hands = [[each.code for each in cards] for _, cards in rig.session.table.position.rows()]
    assert hands[:2] == [["9s", "8c"], ["3d", "4h", "Ts", "2h"]]


def test_of_a_card_that_was_announced_nobody_says_that_it_was_no_hit(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.draw("9s", "8s", "8c")
    rig.tell("proceed", "hit 1")
    rig.draw("2s")
    rig.window.felt.card_tapped.emit(CardRef(1, 0, 2))
    assert pit_requests(rig).misreading.stood.isHidden()


def test_only_the_shift_manager_reopens_a_settlement_5_6(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    choose(rig, MenuItem.REOPEN)
    assert "no-reopen" in rig.window.sheets.alerts.cards
    rig.draw("8h", "7d", "Kd")
    rig.tell("proceed", "stand 1")
    rig.draw("Th")
    rig.tell("settle")
    rig.window.sheets.slips.preview.dismiss()
    choose(rig, MenuItem.REOPEN)
    pit = pit_requests(rig)
    pit.reasoning.sign.click()
    assert pit.reasoning.lacks.label.text() == "First write why."
    assert "signing" not in vars(pit) or not pit.signing.sheet.isVisible()
    pit.reasoning.text.setText("  The last card   was misread. ")
    pit.reasoning.sign.click()
    assert pit.signing.sheet.heading.text() == "Shift Manager signs"
    sign(pit, "paul")
    assert rig.phase() is Phase.SETTLEMENT
    assert last_act(rig) == ("reopen", "paul")
    act = rig.session.journal.last
    assert act is not None
    assert act.data["reason"] == "The last card was misread."


def test_a_slip_that_replaces_another_says_so_and_the_first_is_marked_5_6(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.draw("8h", "7d", "Kd")
    rig.tell("proceed", "stand 1")
    rig.draw("Th", "2c")
    rig.tell("settle")
    rig.controller.tell(Reopen(), by=Person("may", Role.SHIFT_MANAGER), reason="A misread card.")
    rig.controller.tell(Correct(3, card("Kc")), by=Person("sue", Role.PIT_SUPERVISOR))
    rig.tell("settle")
    rig.press(SLIP)
    preview = rig.window.sheets.slips.preview
    assert "Replaces slip 000001" in preview.facts.text()
    assert preview.replaced.isHidden()
    second = text_of(rig.slips()[-1].read_bytes())
    for words in (
        *("Replaces slip 000001", "(may, Table Games Shift Manager)", "Reason: A misread card."),
        *("Card 3 was really K", "(sue, Pit Supervisor)", "Chips moved since"),
    ):
        assert words in second
    preview.earlier.click()
    assert preview.replaced.text() == "REPLACED by 000002"
    view = rig.controller.settling.slips.view_of(rig.session, 1, SlipName(1))
    first = text_of(view.pdf)
    assert "REPLACED" in first
    assert "Slip 000002 replaces this one" in first
    assert "Replaces" not in first
    preview.save_requested.emit(view)
    assert "slip-000001-duplicate-1.pdf" in [path.name for path in rig.slips()]


def text_of(pdf: bytes) -> str:
    """Every word of a slip, on one line."""
    document = pypdfium2.PdfDocument(pdf)
    text = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(text.split())


def test_who_has_left_is_told_by_touch_5_3(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    choose(rig, MenuItem.PLAYER_LEFT)
    assert rig.controller.questions.open is not None


@pytest.mark.parametrize("first", [(1280, 800), (1920, 1080)])
def test_a_sheets_keypad_goes_on_asking_for_its_card_at_every_size(
    rig: TableRig, first: tuple[int, int]
) -> None:
    rig.tell(*BEGIN, "card Kh")
    rig.window.resize(*first)
    settle()
    asked = reporting(rig, "simultaneous")
    asked.read.buttons[1].click()  # neither was read
    two = asked.keypad
    for size in ((1920, 1080), (1280, 800)):
        settle()
        assert two.where.text().endswith("First card:")
        rig.window.resize(*size)
    two.card_chosen.emit(card("5s"))
    rig.window.resize(1920, 1080)
    settle()
    assert two.where.text() == "Second card:"
    pit_requests(rig).reporting.dismiss()
    choose(rig, MenuItem.MISREAD)
    pit_requests(rig).misread_card(1)
    one = pit_requests(rig).misreading.keypad
    for size in ((1280, 800), (1920, 1080)):
        settle()
        assert one.where.text().startswith("The card on the table:\nRead as ")
        rig.window.resize(*size)
