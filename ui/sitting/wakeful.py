"""Keeps the screen lit and the machine awake while a Round is open. Decides nothing.

A screen that goes dark in the middle of a Round hides whose turn it is. The desktop is asked over
the session bus to keep it lit (`org.freedesktop.ScreenSaver`, which every desktop of Debian 12
answers), the system over its own bus not to sleep (`org.freedesktop.login1`). Each request has a
connection of its own and holds as long as that is open: a program that dies keeps nothing awake. If
the desktop does not answer, a message says so once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage

from ui.presenter.alerts import SCREEN_DARK, screen_may_go_dark
from ui.safety.beside import beside
from ui.table.controller import TableController
from ui.views.dialogs import AlertView

WHO: Final = "tablemgr"
ANSWER_MS: Final = 1000
"""How long to wait for an answer. A desktop answers within a few milliseconds."""


class Keeper(Protocol):
    """A thing that can keep the screen from going dark, or the machine from going to sleep."""

    def hold(self, why: str) -> bool:
        """Prevent it; False if that can't be done."""

    def release(self) -> None:
        """Allow it again."""


class BusKeeper(Struct):
    """Prevents it by a service's `Inhibit`, as long as the connection to the service is open."""

    bus: QDBusConnection.BusType
    service: str
    path: str
    interface: str
    words: Callable[[str], list[str]]
    """Makes the arguments of `Inhibit` from the reason."""
    _answer: object = None
    """The service's answer. If it is an open file, the request holds while this keeps it."""

    def hold(self, why: str) -> bool:
        """Ask the service; False if there is no bus, or no answer."""
        bus = QDBusConnection.connectToBus(self.bus, self._name)
        if bus.isConnected():
            call = QDBusMessage.createMethodCall(self.service, self.path, self.interface, "Inhibit")
            call.setArguments(self.words(why))
            answer = bus.call(call, timeout=ANSWER_MS)
            if answer.type() == QDBusMessage.MessageType.ReplyMessage:
                self._answer = answer.arguments()
        if self._answer is None:
            self.release()
        return self._answer is not None

    def release(self) -> None:
        """Close the connection, and let go of the service's answer."""
        self._answer = None
        QDBusConnection.disconnectFromBus(self._name)

    @property
    def _name(self) -> str:
        return f"{WHO}-{self.service}"


def screen_keeper() -> BusKeeper:
    """Asks the desktop not to blank or lock the screen."""
    name = "org.freedesktop.ScreenSaver"
    bus = QDBusConnection.BusType.SessionBus
    return BusKeeper(bus, name, "/org/freedesktop/ScreenSaver", name, lambda why: [WHO, why])


def sleep_keeper() -> BusKeeper:
    """Asks the system not to go to sleep."""
    name = "org.freedesktop.login1"
    bus = QDBusConnection.BusType.SystemBus
    return BusKeeper(
        bus,
        name,
        "/org/freedesktop/login1",
        f"{name}.Manager",
        lambda why: ["sleep:idle", WHO, why, "block"],
    )


class Wakeful(QObject):
    """Keeps screen and machine awake while a Round is open; says once if the screen can't be."""

    def __init__(self, controller: TableController, screen: Keeper, *others: Keeper) -> None:
        super().__init__(controller)
        self._controller = controller
        self._keepers = (screen, *others)
        self._held = False
        self._said = False
        journal = controller.session.journal.path
        self._known = journal.with_name("screen-may-go-dark.known")
        """Is there once somebody has said that he knows it."""
        controller.changed.connect(self.look)
        controller.alert_acted.connect(self._acted)

    def begin(self) -> None:
        """Try it now, so that a failure is said at the start and not in the middle of a Round."""
        self._hold()
        if self._controller.session.between_rounds:
            self.let_go()

    def look(self) -> None:
        """Begin if a Round has opened, end if it is over."""
        is_open = not self._controller.session.between_rounds
        if is_open and not self._held:
            self._hold()
        elif self._held and not is_open:
            self.let_go()

    def let_go(self) -> None:
        """Allow blanking and sleep again. May be called twice."""
        self._held = False
        for keeper in self._keepers:
            keeper.release()

    def _hold(self) -> None:
        self._held = True
        why = self.tr("A Round is open at table {0}").format(self._controller.profile.table)
        screen, *_ = [keeper.hold(why) for keeper in self._keepers]
        if not screen and not self._said and not self._known.exists():
            self._said = True
            text = screen_may_go_dark()
            remedy = self.tr("The desktop does not answer: switch its screen saver off.")
            know = self.tr("I know")
            self._controller.alerted.emit(AlertView(SCREEN_DARK, text, remedy, action=know))

    def _acted(self, key: str) -> None:
        """Somebody knows it: no later start says it again at this table."""
        if key != SCREEN_DARK:
            return
        self._controller.alert_over.emit(SCREEN_DARK)
        with beside(self._controller.alerted.emit, SCREEN_DARK, screen_may_go_dark()):
            self._known.touch()
