"""Makes the view of the bar on top from a table in service. Knows no widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from drivers.link import LinkState
from drivers.reports import PortTrouble
from tablemgr.house.profile import Profile
from tablemgr.service.session import TableSession
from ui.presenter.asking import WALK_AWAY
from ui.presenter.felt import limit_lines
from ui.views.header import DeviceStatus, HeaderView, MenuItem, ShoeStatus
from ui.views.shared import Lamp

translate = QCoreApplication.translate
NO_PRINTER: Final = DeviceStatus()


def header_view(
    session: TableSession,
    profile: Profile,
    link: LinkState | None,
    checked: frozenset[MenuItem] = frozenset(),
    printer: DeviceStatus = NO_PRINTER,
) -> HeaderView:
    """Everything in the bar."""
    book = session.table.rulebook
    return HeaderView(
        profile.house,
        profile.table,
        book.title,
        book.edition,
        limit_lines(profile),
        session.round_no or None,
        session.person.name,
        profile.shift,
        _shoe(session),
        device_status(link),
        session.doubt is None,
        checked,
        _absent(session, profile, printer),
        session.training,
        printer,
    )


def _absent(session: TableSession, profile: Profile, printer: DeviceStatus) -> frozenset[MenuItem]:
    """The entries of the menu that this game or this table has no use for."""
    is_absent = {
        MenuItem.PLAYER_LEFT: WALK_AWAY not in session.table.vocabulary.words,
        MenuItem.PRINTER: not printer.text,
        MenuItem.TRAY: not session.tray.is_kept,
        MenuItem.LOCK: profile.signs_by_name,
    }
    return frozenset(item for item, absent in is_absent.items() if absent)


def _shoe(session: TableSession) -> ShoeStatus:
    shoe = session.shoe
    if shoe.cut_card_seen:
        over = session.between_rounds
        note = translate("header", "new shoe") if over else translate("header", "last round")
        return ShoeStatus(Lamp.WAITING, shoe.cards_left, note)
    return ShoeStatus(Lamp.GOOD if shoe.cards_left else Lamp.WRONG, shoe.cards_left)


def device_status(link: LinkState | None) -> DeviceStatus:
    """The state of the device that reads the cards, as a lamp and a word."""
    if link is None:
        return DeviceStatus(Lamp.OFF, translate("header", "by hand"))
    if link.trouble is PortTrouble.FLOODED:
        return DeviceStatus(Lamp.WRONG, translate("header", "set aside"))
    if not link.connected:
        return DeviceStatus(Lamp.WRONG, translate("header", "not connected"))
    if link.error is not None:
        return DeviceStatus(Lamp.WRONG, translate("header", "error"))
    if link.locked:
        return DeviceStatus(Lamp.WAITING, translate("header", "locked"))
    return DeviceStatus(Lamp.GOOD, translate("header", "connected"))
