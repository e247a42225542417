"""Makes a message from what a device reports: what happened and what to do. Knows no widget."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from drivers.advice import ADVICE, advice
from drivers.device import (
    BadFrame,
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    Connected,
    DeviceError,
    DeviceEvent,
    Disconnected,
    ErrorKind,
    LockState,
    OperationRefused,
    OperationUnanswered,
    PortUnavailable,
    PresetChanged,
    SequenceConflict,
    SequenceGap,
    StartOfCommunication,
)
from drivers.machine_events import (
    BadFrames,
    CardFaceUp,
    DeviceAlarm,
    DoubleFeed,
    Jam,
    JokerDrawn,
    LidOpened,
    LinkDead,
    OnlyGarbage,
    SetAside,
    WrongMode,
)
from drivers.reports import PortTrouble
from tablemgr.basics.cards import Card
from ui.presenter.faces import card_text
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate
RESTORED: Final = "restored"
_SIMULATOR: Final = "simulator"
"""The port's name of the simulated shoe."""

_TOLD_AT_ANY_TIME: Final = (
    *(CardFaceUp, DoubleFeed, JokerDrawn, WrongMode),
    *(Jam, LidOpened, DeviceAlarm, LinkDead, OnlyGarbage),
)
"""Events after which somebody must act, whether or not a Round is open."""
_UNTIL_IT_READS: Final = (WrongMode, Jam, LidOpened, LinkDead, OnlyGarbage)
"""Events whose message goes away when the device sends a card again."""


def doubt_text(key: str) -> str:
    """Why the cards must be compared: a sentence for the key of the event that caused the doubt."""
    kind = ".".join(key.split(".")[:2])
    return {
        RESTORED: translate("alerts", "The table was restored from the journal."),
        Connected.key: translate("alerts", "The shoe was connected again during the Round."),
        Disconnected.key: translate("alerts", "The shoe was disconnected during the Round."),
        StartOfCommunication.key: translate("alerts", "The shoe was switched on or reset."),
        SequenceGap.key: translate("alerts", "A message of the shoe is missing."),
        SequenceConflict.key: translate(
            "alerts", "The shoe sent two different messages under one number."
        ),
        BadFrame.key: translate("alerts", "A message of the shoe was damaged."),
        BadFrames.key: translate("alerts", "Messages of the shoe were damaged."),
        SetAside.key: translate("alerts", "The shoe was set aside: it sent too much."),
        CardUnreadable.key: translate("alerts", "The shoe could not read a card."),
        CardSentAgain.key: translate("alerts", "The shoe repeated a card that was not its last."),
        DeviceError.key: translate("alerts", "The shoe reported an error."),
    }.get(kind) or (
        translate("advice", ADVICE[kind])
        if kind in ADVICE
        else translate("alerts", "What the shoe sent may be wrong.")
    )


def refused_card(card: Card, *, face_down: bool = False) -> AlertView:
    """The message for a card that came while no Round is open. `face_down`: it may not be named
    (S10).
    """
    text = translate("alerts", "{card} came out, but no Round is open.")
    return AlertView(
        "card-refused",
        text.format(card=translate("alerts", "A card") if face_down else card_text(card)),
        translate("alerts", "Call the Pit Supervisor: the card is counted as drawn."),
        Tone.TAKE,
        ends=AlertEnds.NEXT_ROUND,
    )


def alert_of(event: DeviceEvent, *, between_rounds: bool) -> AlertView | None:
    """The message for what a device reported; None if nobody needs to be told."""
    match event:
        case Disconnected():
            text = translate("alerts", "The shoe is not connected.")
            remedy = translate("alerts", "Enter cards by hand. Check its cable and power.")
            return AlertView(event.key, text, remedy, Tone.TAKE, lasting=True)
        case PortUnavailable(trouble=trouble, port=port):
            text = _trouble_text(trouble, port)
            remedy = translate("alerts", "Enter cards by hand. The program keeps trying.")
            return AlertView(Disconnected.key, text, remedy, Tone.TAKE, lasting=True)
        case SetAside(reason=reason):
            return _set_aside(reason)
        case DeviceError(raised=True, kind=kind):
            return AlertView(f"{event.key}.{kind.value}", _error_text(kind), _error_remedy(kind))
        case LockState(locked=True):
            remedy = translate("alerts", "Unlock it at the shoe, or under Card reader in the menu.")
            return AlertView(event.text_key, translate("alerts", "The shoe is locked."), remedy)
        case PresetChanged():
            text = translate("alerts", "A setting of the shoe was changed at the shoe.")
            remedy = translate("alerts", "Tell the Pit Supervisor.")
            return AlertView(event.key, text, remedy, ends=AlertEnds.NEXT_ROUND)
        case OperationRefused() | OperationUnanswered():
            text = translate("alerts", "The shoe did not do what it was asked.")
            remedy = translate("alerts", "Look at it under Card reader in the menu.")
            return AlertView(event.key, text, remedy, ends=AlertEnds.NEXT_ROUND)
        case CardDrawn() | Connected() | StartOfCommunication():
            return None
        case _ if isinstance(event, _TOLD_AT_ANY_TIME):
            ends = AlertEnds.NEXT_CARD if isinstance(event, _UNTIL_IT_READS) else AlertEnds.BY_HAND
            text = translate("advice", advice(event) or event.key)
            return AlertView(event.key, text, ends=ends)
        case _ if event.doubts_cards and not between_rounds:
            remedy = translate("alerts", "Compare the cards before settling.")
            text = doubt_text(event.text_key)
            return AlertView(event.key, text, remedy, ends=AlertEnds.COMPARED)
        case _:
            return None


def ended_by(event: DeviceEvent) -> str:
    """The key of the message that the device says is over; empty if it says so of none."""
    match event:
        case DeviceError(raised=False, kind=kind):
            return f"{event.key}.{kind.value}"
        case LockState(locked=False):
            return replace(event, locked=True).text_key
        case _:
            return ""


def _set_aside(reason: str) -> AlertView:
    text = translate("alerts", "The card reader is set aside: it sent too much ({0}).")
    remedy = translate("alerts", "Enter cards by hand: it reads none now. Call the technician.")
    again = translate("alerts", "Put it back in service")
    return AlertView(
        SetAside.key, text.format(reason), remedy, Tone.TAKE, action=again, lasting=True
    )


def _trouble_text(trouble: PortTrouble, port: str) -> str:
    if port == _SIMULATOR:
        return {
            PortTrouble.ABSENT: translate("alerts", "Shoe unplugged."),
            PortTrouble.NO_PERMISSION: translate(
                "alerts", "The program may not open the simulated shoe."
            ),
            PortTrouble.IN_USE: translate("alerts", "Another program uses the simulated shoe."),
            PortTrouble.FAILED: translate(
                "alerts", "The program failed to read the simulated shoe."
            ),
        }.get(trouble, translate("alerts", "The simulated shoe can't be opened."))
    return {
        PortTrouble.ABSENT: translate("alerts", "The port {port} is not there."),
        PortTrouble.NO_PERMISSION: translate("alerts", "The program may not open the port {port}."),
        PortTrouble.IN_USE: translate("alerts", "Another program uses the port {port}."),
        PortTrouble.FAILED: translate("alerts", "The program failed to read the port {port}."),
    }.get(trouble, translate("alerts", "The port {port} can't be opened.")).format(port=port)


def _error_text(kind: ErrorKind) -> str:
    return {
        ErrorKind.CANNOT_READ: translate("alerts", "The shoe could not read a card."),
        ErrorKind.TOO_MANY_CARDS: translate("alerts", "The shoe counts too many cards."),
        ErrorKind.BUTTON: translate("alerts", "A button of the shoe is stuck."),
        ErrorKind.PUSHED_BACK_AT_EXIT: translate("alerts", "A card was pushed back at the exit."),
        ErrorKind.PUSHED_BACK_MIDWAY: translate("alerts", "A card was pushed back midway."),
        ErrorKind.FOREIGN_CARD: translate("alerts", "The shoe read a foreign card."),
        ErrorKind.DRAW_TIMEOUT: translate("alerts", "A card was drawn too slowly."),
    }.get(kind, translate("alerts", "The shoe reports an error."))


def _error_remedy(kind: ErrorKind) -> str:
    """Say what a person does after an error that the shoe reports."""
    pushed_back = translate("alerts", "Draw the card out whole, and compare it with the screen.")
    return {
        ErrorKind.CANNOT_READ: translate(
            "alerts", "Enter the card by hand, then clear the error at the shoe."
        ),
        ErrorKind.TOO_MANY_CARDS: translate(
            "alerts", "Tell the Pit Supervisor: the cards must be counted."
        ),
        ErrorKind.BUTTON: translate(
            "alerts", "Free the button. If it stays stuck, call the technician."
        ),
        ErrorKind.PUSHED_BACK_AT_EXIT: pushed_back,
        ErrorKind.PUSHED_BACK_MIDWAY: pushed_back,
        ErrorKind.FOREIGN_CARD: translate(
            "alerts", "Draw no further card. Call the Pit Supervisor."
        ),
        ErrorKind.DRAW_TIMEOUT: translate(
            "alerts", "Compare the card with the screen. Draw the next one in one move."
        ),
    }.get(kind, translate("alerts", "Read the shoe's own display, and clear the error there."))


SCREEN_DARK: Final = "screen-may-go-dark"


def screen_may_go_dark() -> str:
    """The text of the message `SCREEN_DARK`: nothing keeps the screen lit."""
    return translate("alerts", "The screen may go dark in the middle of a Round.")


def players_screen_lost() -> AlertView:
    """The message if the Players' screen has no screen of its own to stand on."""
    text = translate("alerts", "The Players see nothing: their screen is missing.")
    remedy = translate("alerts", "Plug it in. The Round is not affected.")
    return AlertView("players-screen", text, remedy)


def screen_too_small() -> AlertView:
    """The message for a screen on which the window doesn't fit."""
    text = translate(
        "screen", "This screen is too small: not everything can be seen, read or touched."
    )
    remedy = translate(
        "screen", "Show everything smaller in the desktop's settings, or use a larger screen."
    )
    return AlertView("screen", text, remedy, Tone.TAKE)
