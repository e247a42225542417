"""Starts the device that the house profile names: a port, the simulated shoe or the keypad."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject

from drivers.card_source import CardSource
from drivers.catalogue import make_codec, make_encoder
from drivers.device import Codec, Device
from drivers.limits import LIMITS, DeviceLimits
from drivers.link import DeviceLink
from drivers.manual import KEYPAD, ManualDevice
from drivers.port import RETRY_DELAYS_S, SerialPort
from drivers.profiles import port_settings
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile
from tablemgr.journal import EntryKind
from tablemgr.rules.games.position import BETWEEN_ROUNDS
from tablemgr.service.session import TableSession
from ui.intake.bridge import DeviceBridge
from ui.intake.catch_up import catch_up
from ui.table.controller import TableController
from ui.table.opening import now

SIMULATOR: Final = "simulator"
MANUAL: Final = "manual"
NIGHT_S: Final = 3600
"""A shoe that was silent for longer, in seconds, may have been switched off meanwhile."""
_RAW: Final = (EntryKind.RAW,)


class Connection(Struct, frozen=True):
    """A table's devices: what reads the cards, the keypad, and the simulator if there is one.

    `shoe` is None if a person enters every card at the keypad.
    """

    keypad_bridge: DeviceBridge
    keypad: ManualDevice
    shoe: DeviceBridge | None = None
    simulator: Simulator | None = None

    def stop(self) -> None:
        """Stop every device."""
        self.keypad_bridge.stop()
        if self.shoe is not None:
            self.shoe.stop()


def connect(
    profile: Profile,
    controller: TableController,
    *,
    seed: int | None = None,
    first: Iterable[Card] = (),
    retry_delays_s: tuple[float, ...] = RETRY_DELAYS_S,
) -> Connection:
    """Start the profile's device and the keypad, and connect them to the controller.

    `seed` and `first` are for the simulated shoe: what it is shuffled from, and the cards on top.
    `retry_delays_s`: the pauses before a port is tried again. Raises `Fault` if the device can't be
    started.
    """
    if controller.session.training and profile.device.port != SIMULATOR:
        raise Fault(
            "A training table opens no device, and not {port} either.",
            "It is dealt from the simulated shoe alone.",
            port=profile.device.port,
        )
    keypad_bridge = _bridge(controller, KEYPAD, AngelEyeCodec())
    keypad = ManualDevice(keypad_bridge.deliver)
    keypad_bridge.start(keypad)
    if profile.device.port == MANUAL:
        return Connection(keypad_bridge, keypad)
    settings, protocol = profile.device, profile.device.protocol
    limits = None if settings.port == SIMULATOR else LIMITS
    codec = partial(make_codec, settings)
    stored = codec()
    with controller.standstill.survived():
        catch_up(controller, stored, protocol)
    # a simulated shoe counts from 1 whenever the program starts
    goes_on = settings.port != SIMULATOR and _counts_on(controller.session)
    shoe = _bridge(controller, protocol, _after(stored) if goes_on else codec(), limits)
    restored = _Restored(controller, shoe, codec, protocol)
    controller.restored.connect(restored.catch_up)
    simulator: Simulator | None = None
    device: Device
    if settings.port == SIMULATOR:
        shuffle = time.time_ns() if seed is None else seed
        source = CardSource(profile.decks, shuffle, first)
        count = controller.session.shoe
        source.take_out(count.known, count.unread, cut_card=count.cut_card_seen)
        encoder = make_encoder(settings)
        simulator = Simulator(source, encoder=encoder, cut_card_out=count.cut_card_seen)
        device = SimulatedShoe(simulator, shoe.deliver, retry_delays_s)
    else:
        device = SerialPort(port_settings(settings), shoe.deliver, retry_delays_s=retry_delays_s)
    controller.link = lambda: shoe.state
    shoe.changed.connect(controller.device_events.link_changed)
    shoe.start(device)
    return Connection(keypad_bridge, keypad, shoe, simulator)


def _counts_on(session: TableSession) -> bool:
    """Say whether the next number of the device is known: a Round is under way, or it was heard
    less than `NIGHT_S` ago. A shoe that was switched off meanwhile counts anew, and nobody may have
    heard it begin.
    """
    if session.table.position.phase not in BETWEEN_ROUNDS:
        return True
    heard = [each.stamp for each in session.journal.entries(round_no=session.round_no, kinds=_RAW)]
    return bool(heard) and abs(now().wall_ns - heard[-1].wall_ns) < NIGHT_S * 1_000_000_000


def _after(stored: Codec) -> Codec:
    """The codec that has read what is stored: it knows the number of the device's last message, so
    that the first card after the start can't be lost without a word.
    """
    stored.reset()
    return stored


class _Restored(QObject):
    """Catches up when the table is taken up from its journal while the device stays connected."""

    def __init__(
        self,
        controller: TableController,
        bridge: DeviceBridge,
        codec: Callable[[], Codec],
        protocol: str,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._bridge = bridge
        self._codec = codec
        self._protocol = protocol

    def catch_up(self) -> None:
        """Tell the table from the stored bytes what came while the Round was stopped."""
        self._bridge.forget()
        catch_up(self._controller, self._codec(), self._protocol)


def _bridge(
    controller: TableController, via: str, codec: Codec, limits: DeviceLimits | None = None
) -> DeviceBridge:
    return DeviceBridge(
        DeviceLink(codec),
        controller.device_events,
        via=via,
        monotonic_ns=time.monotonic_ns,
        limits=limits,
        parent=controller,
    )
