"""The bar on top, from a table in service."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.device import DeviceError, ErrorKind
from drivers.link import LinkState
from drivers.reports import PortTrouble
from tablemgr.basics.cards import DECK
from tablemgr.house.profile import DEFAULT, Setting, reads
from tablemgr.house.profile_change import changed
from tests.tablemgr.tables import open_session, tell
from ui.presenter.header import device_status, header_view
from ui.views.header import DeviceStatus, LimitText, MenuItem
from ui.views.shared import Lamp

FAILED = DeviceError(ErrorKind.CANNOT_READ, 1, raised=True, in_error_mode=False)


@pytest.mark.parametrize(
    ("game", "decks"), [("blackjack-v5", 8), ("rws-blackjack", 8), ("si-ki-pi", 1)]
)
def test_the_limits_of_the_profile_are_shown_at_the_table(
    tmp_path: Path, game: str, decks: int
) -> None:
    """V5 and RWS 3.4, Si Ki Pi 3.7."""
    told: dict[str, Setting | None] = {
        "game": game,
        "decks": decks,
        "limits.initial": ["50", "2000"],
        "limits.side": ["5", "250"],
    }
    profile = reads(changed(DEFAULT, told, "house.toml"), "house.toml")
    session = open_session(tmp_path / "t.journal", game)
    view = header_view(session, profile, None)
    assert view.limits == (LimitText("Box", "50 – 2,000"), LimitText("Side Bet", "5 – 250"))
    session.journal.close()


@pytest.mark.parametrize(
    ("link", "lamp", "note"),
    [
        (None, Lamp.OFF, "by hand"),
        (LinkState(), Lamp.WRONG, "not connected"),
        (LinkState(connected=True), Lamp.GOOD, "connected"),
        (LinkState(connected=True, locked=False), Lamp.GOOD, "connected"),
        (LinkState(connected=True, locked=True), Lamp.WAITING, "locked"),
        (LinkState(connected=True, error=FAILED, locked=True), Lamp.WRONG, "error"),
        (LinkState(connected=True, trouble=PortTrouble.FLOODED), Lamp.WRONG, "set aside"),
    ],
)
def test_how_the_device_is_the_worst_first(link: LinkState | None, lamp: Lamp, note: str) -> None:
    assert device_status(link) == DeviceStatus(lamp, note)


def test_the_shoes_lamp_is_green_only_while_cards_are_left(tmp_path: Path) -> None:
    profile = reads(DEFAULT, "house.toml")
    session = open_session(tmp_path / "t.journal", "rws-blackjack")
    every = [each for each in DECK for _ in range(session.shoe.decks)]
    session.shoe.draw(every[1:])
    shoe = header_view(session, profile, None).shoe
    assert (shoe.lamp, shoe.cards_left) == (Lamp.GOOD, 1)
    session.shoe.draw(every[:1])
    shoe = header_view(session, profile, None).shoe
    assert (shoe.lamp, shoe.cards_left) == (Lamp.WRONG, 0)
    session.journal.close()


def test_a_round_has_its_number_once_one_was_opened(tmp_path: Path) -> None:
    profile = reads(DEFAULT, "house.toml")
    session = open_session(tmp_path / "t.journal", "rws-blackjack")
    assert header_view(session, profile, None).round_no is None
    tell(session, "open")
    assert header_view(session, profile, None).round_no == 1
    session.journal.close()


def test_the_menu_leaves_out_what_the_game_has_no_use_for(tmp_path: Path) -> None:
    absent = {}
    printer = DeviceStatus(Lamp.GOOD, "ready")
    for game, decks in (("baccarat", 8), ("si-ki-pi", 1)):
        profile = reads(changed(DEFAULT, {"game": game, "decks": decks}, "h.toml"), "h.toml")
        session = open_session(tmp_path / f"{game}.journal", game)
        absent[game] = header_view(session, profile, None, printer=printer).absent
        assert MenuItem.PRINTER in header_view(session, profile, None).absent
        session.journal.close()
    assert absent == {
        "baccarat": {MenuItem.PLAYER_LEFT, MenuItem.TRAY, MenuItem.LOCK},
        "si-ki-pi": {MenuItem.TRAY, MenuItem.LOCK},
    }, "the house keeps no money here, and people sign by name"
