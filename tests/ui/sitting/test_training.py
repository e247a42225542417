"""Training: the same window, and nothing of it can be mistaken for a live table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, read_profile
from tablemgr.journal.reader import reading
from tablemgr.past.case_book import case_files
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.slip_acts import slip_of
from tablemgr.slips.case_slip import CaseHead, lines_of
from tablemgr.slips.code.payload import TRAINING, SlipPayload
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.text import render
from tablemgr.training.profile import make_training_profile, read_training_profile
from tests.ui.rig import TableRig
from ui.felt.training import marked_as_training
from ui.intake.connect import connect
from ui.sitting.sitting import Sitting
from ui.start.screen import StartScreen
from ui.table.opening import journal_path, open_session
from ui.table.places import TablePlace
from ui.theme.tokens import TOKENS, Tokens

LIVE_PORT = "/dev/serial/by-id/a-reader"


@pytest.fixture
def house(tmp_path: Path) -> TablePlace:
    """A house whose live table has a card reader, PINs, and slips in a folder that others read."""
    profile = tmp_path / "house.toml"
    text = DEFAULT.replace('port = "simulator"', f'port = "{LIVE_PORT}"')
    text = text.replace('folder = "" ', f'folder = "{tmp_path / "live-slips"}" ')
    text = text.replace('sign-in = "name"', 'sign-in = "pin"')
    assert "live-slips" in text
    profile.write_text(text, encoding="utf-8")
    return TablePlace(profile, tmp_path / "data")


@pytest.fixture
def training(house: TablePlace, qapp: QApplication, qtbot: QtBot) -> Iterator[Sitting]:
    """A sitting that has begun in training, with its table open."""
    with closing(Sitting(qapp, house.profile, house.data, training=True, windowed=True)) as sitting:
        sitting.open_table()
        assert sitting.table is not None
        window = sitting.table.window
        qtbot.waitUntil(lambda: sitting.table is not None and connected(sitting))
        yield sitting
        sitting.close()
        window.deleteLater()


def connected(sitting: Sitting) -> bool:
    assert sitting.table is not None
    state = sitting.table.controller.link()
    return state is not None and state.connected


def play(sitting: Sitting, *lines: str) -> None:
    """What a round record says, told to the table; the cards are told too."""
    assert sitting.table is not None
    controller = sitting.table.controller
    for line in lines:
        for command in parse(line, controller.session.table.vocabulary):
            assert controller.tell(command), line


ROUND = (
    "open",
    "bet 1 ann 50 seated",
    "close",
    "card Kh 9d Qd",
    "proceed",
    "stand 1",
    "card 8s",
    "settle",
)


def test_its_folder_and_its_journal_are_its_own(house: TablePlace, training: Sitting) -> None:
    assert training.table is not None
    session = training.table.controller.session
    assert session.training
    assert session.journal.path.is_relative_to(house.data / "training")
    assert not journal_path("T1", house.data).exists()
    play(training, *ROUND)
    folder = training.table.controller.settling.slips.folder
    assert folder.is_relative_to(house.data / "training")
    assert not (house.data.parent / "live-slips").exists()


def test_it_opens_no_device_but_the_simulated_one(house: TablePlace, training: Sitting) -> None:
    assert training.table is not None
    assert training.table.controller.profile.device.port == "simulator"
    assert training.table.connection.simulator is not None
    assert read_profile(house.profile).device.port == LIVE_PORT, "the house's file is as it was"


def test_whatever_its_file_says_it_keeps_to_its_folder_and_its_shoe(
    house: TablePlace, tmp_path: Path
) -> None:
    place = house.for_training()
    make_training_profile(house.profile, place.profile)
    text = place.profile.read_text().replace('port = "simulator"', 'port = "/dev/ttyUSB0"')
    text = text.replace('sign-in = "name"', 'sign-in = "pin"')
    place.profile.write_text(text.replace('folder = ""', f'folder = "{tmp_path}"'))
    profile = read_training_profile(place.profile)
    assert (profile.device.port, profile.slip.folder) == ("simulator", "")
    assert profile.signs_by_name


def test_a_device_is_refused_even_if_somebody_asks_for_it(training: Sitting) -> None:
    assert training.table is not None
    controller = training.table.controller
    lines = replace(controller.profile.device, port="/dev/ttyUSB0")
    with pytest.raises(Fault, match="opens no device"):
        connect(replace(controller.profile, device=lines), controller)


def test_the_window_says_so_in_words_and_in_its_colour(training: Sitting) -> None:
    assert training.table is not None
    window = training.table.window
    assert "Training" in window.windowTitle()
    assert window.header.training.isVisible()
    assert window.header.training.text() == "TRAINING"
    assert window.property("training") is True
    window.resize(1280, 800)
    bar = window.header.grab().toImage().pixelColor(2, 2)
    assert bar == QColor(TOKENS.colours.training)


def test_a_live_window_says_nothing_of_it(tmp_path: Path, qtbot: QtBot) -> None:
    with closing(TableRig(tmp_path, qtbot)) as rig:
        assert not rig.session.training
        assert not rig.window.header.training.isVisible()
        bar = rig.window.header.grab().toImage().pixelColor(2, 2)
        assert bar == QColor(TOKENS.colours.surface)


def test_the_word_lies_across_the_felt_in_another_colour(training: Sitting) -> None:
    """In each third of the felt's height the picture is not just tinted: the word stands there."""
    assert training.table is not None
    felt = training.table.window.felt
    shown = felt._render_background(1.0).toImage()
    felt._training = False
    bare = felt._render_background(1.0)
    assert shown == marked_as_training(bare, TOKENS).toImage()
    tinted = marked_as_training(bare, _without_ink()).toImage()
    assert shown.pixelColor(1, 1) != bare.toImage().pixelColor(1, 1)
    third = shown.height() // 3
    for row in range(3):
        part = QRect(0, row * third, shown.width(), third)
        assert shown.copy(part) != tinted.copy(part), row


def _without_ink() -> Tokens:
    return replace(TOKENS, colours=replace(TOKENS.colours, text=TOKENS.colours.training))


def test_every_slip_says_so(training: Sitting) -> None:
    assert training.table is not None
    play(training, *ROUND)
    session = training.table.controller.session
    issue = slip_of(session, 1)
    assert issue is not None
    for is_training in (True, False):
        paper = House("House", "T1", "Day", "$", training=is_training)
        text = render(settlement_slip(session.table.position, issue, paper))
        assert ("*** TRAINING ***" in text) is is_training
    drawn = training.table.controller.settling.slips.view_of(session, 1)
    said = "".join(page.extract_text() for page in PdfReader(BytesIO(drawn.pdf)).pages)
    assert "TRAINING" in said


def codes_in(folder: Path) -> list[SlipPayload]:
    """What the codes of the saved slips say."""
    found = [file.read_text().rstrip().rpartition("Code: ")[2] for file in folder.glob("*.txt")]
    return [read_code(code).payload for code in found]


def test_every_signed_code_says_so_and_no_live_one(
    training: Sitting, tmp_path: Path, qtbot: QtBot
) -> None:
    """A settlement and a case, each signed by a key that is training's own."""
    assert training.table is not None
    play(training, *ROUND)
    play(training, "open", "bet 1 ann 50 seated", "close", "irregularity foreign-card")
    controller = training.table.controller
    void = parse("void 5.5.1", controller.session.table.vocabulary)[0]
    assert controller.tell(void, by=Person("eva", Role.PIT_SUPERVISOR))
    folder = controller.settling.slips.folder
    qtbot.waitUntil(lambda: {"settlement", "case"} <= {one.kind for one in codes_in(folder)})
    said = codes_in(folder)
    assert all(payload.flags & TRAINING for payload in said)
    assert controller.settling.slips._key is not None
    assert controller.settling.slips._key.is_relative_to(tmp_path / "data" / "training")


def test_no_code_of_a_live_table_says_so(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    file = tmp_path / "house.toml"
    file.write_text(DEFAULT, encoding="utf-8")
    with closing(Sitting(qapp, file, tmp_path / "data", windowed=True)) as sitting:
        sitting.open_table()
        assert sitting.table is not None
        qtbot.waitUntil(lambda: connected(sitting))
        play(sitting, *ROUND)
        folder = sitting.table.controller.settling.slips.folder
        qtbot.waitUntil(lambda: bool(codes_in(folder)))
        assert not any(payload.flags & TRAINING for payload in codes_in(folder))


def test_the_slip_of_a_case_says_so(training: Sitting) -> None:
    assert training.table is not None
    play(training, *ROUND[:4], "irregularity foreign-card")
    session = training.table.controller.session
    with reading(session.journal.path) as reader:
        [file] = case_files(reader.entries())
    head = CaseHead("House", "T1", file.opened.wall(), training=True)
    assert "TRAINING" in lines_of(file, head)
    assert "TRAINING" not in lines_of(file, CaseHead("House", "T1", file.opened.wall()))


@pytest.mark.parametrize("of_training", [True, False])
def test_a_journal_in_the_wrong_folder_is_refused(house: TablePlace, of_training: bool) -> None:
    place = house.for_training()
    make_training_profile(house.profile, place.profile)
    profile = read_training_profile(place.profile)
    path = journal_path(profile.table, house.data)
    open_session(profile, path, training=of_training).journal.close()
    with pytest.raises(Fault, match="journal"):
        open_session(profile, path, training=not of_training)


def test_a_touch_leads_to_training_and_back(
    house: TablePlace, qapp: QApplication, qtbot: QtBot
) -> None:
    del qtbot
    with closing(Sitting(qapp, house.profile, house.data, windowed=True)) as sitting:
        sitting.show_start()
        live = start_of(sitting)
        assert live.elsewhere_button.text() == "Training"
        live.choose_game("blackjack-v5")
        live.layouts["B"].click()
        live.elsewhere_button.click()
        trained = start_of(sitting)
        assert (trained.choice.game, trained.choice.layout) == ("blackjack-v5", "B")
        trained.choose_game("baccarat")
        assert trained.elsewhere_button.text() == "Leave training"
        assert trained is not live
        assert trained.view.training
        assert not trained.port.isVisible()
        assert not trained.sign.isVisible()
        trained.elsewhere_button.click()
        back = start_of(sitting)
        assert not back.view.training
        assert back.choice == live.choice, "as it was left"
        assert not (house.data / "training" / "tables").exists(), "no journal was made"
        back.close_quietly()


def test_training_is_opened_as_chosen_without_a_signature(
    house: TablePlace, qapp: QApplication, qtbot: QtBot
) -> None:
    del qtbot
    with closing(Sitting(qapp, house.profile, house.data, windowed=True, training=True)) as sitting:
        sitting.show_start()
        start = start_of(sitting)
        start.choose_game("baccarat")
        start.accept()
        assert sitting.table is not None
        session = sitting.table.controller.session
        assert session.table.rulebook.id == "baccarat"
        assert session.training
        play(sitting, "open")
        window = sitting.table.window
        sitting.close()
        window.deleteLater()
    assert read_profile(house.profile).game != "baccarat"


def start_of(sitting: Sitting) -> StartScreen:
    assert sitting.start is not None
    return sitting.start
