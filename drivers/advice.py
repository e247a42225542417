"""The Dealer's tasks after a device event: an English sentence for each key.

The window translates these; the command line shows them as they are. An event after which nobody
has to do anything has none. Knows no rule: if cards are in doubt it says to compare them, and the
table knows who decides.
"""

from __future__ import annotations

from typing import Final

from drivers.device import (
    BadFrame,
    CardSentAgain,
    CardUnreadable,
    Connected,
    CutCard,
    DeviceEvent,
    Disconnected,
    OperationRefused,
    OperationUnanswered,
    PresetChanged,
    SequenceConflict,
    SequenceGap,
    StartOfCommunication,
)
from drivers.machine_events import (
    BadFrames,
    CardFaceUp,
    DeviceAlarm,
    DeviceWarning,
    DoubleFeed,
    Jam,
    JokerDrawn,
    LidOpened,
    LinkAlive,
    LinkDead,
    OnlyGarbage,
    SetAside,
    ShuffleStarted,
    WrongMode,
)
from tablemgr.basics.messages import translate

ADVICE: Final[dict[str, str]] = {
    CardSentAgain.key: translate(
        "advice",
        "The shoe repeated a card that was not its last. Compare every card on the table "
        "with the screen.",
    ),
    CardUnreadable.key: translate("advice", "The card was not read. Enter it on the keypad."),
    CutCard.key: translate(
        "advice", "The cut card is out: finish this Round; it is the shoe's last."
    ),
    StartOfCommunication.key: translate(
        "advice",
        "The device was switched on or reset. Compare every card on the table with the screen.",
    ),
    Connected.key: translate(
        "advice", "The device was connected. Compare every card on the table with the screen."
    ),
    Disconnected.key: translate(
        "advice",
        "The device is not connected. Check its cable and its power; cards can be entered "
        "on the keypad.",
    ),
    PresetChanged.key: translate(
        "advice", "A setting was changed in the device's own menu. Tell the Pit Supervisor."
    ),
    SequenceGap.key: translate(
        "advice",
        "Messages are missing, perhaps a card. Compare every card on the table with the screen.",
    ),
    SequenceConflict.key: translate(
        "advice",
        "Two messages had the same number: a card may be missing. Compare every card on the "
        "table with the screen.",
    ),
    BadFrame.key: translate(
        "advice",
        "A message was not understood: it may have been a card. Compare every card on the "
        "table with the screen.",
    ),
    OperationRefused.key: translate(
        "advice", "The device refused the command. Try it on the device itself."
    ),
    OperationUnanswered.key: translate(
        "advice", "The device did not answer the command. Look at it to see its state."
    ),
    CardFaceUp.key: translate(
        "advice", "A card lies face up inside. Draw no more cards; call the Pit Supervisor."
    ),
    DoubleFeed.key: translate(
        "advice",
        "Two cards came out as one. Draw no more cards; call the Pit Supervisor, and enter "
        "the cards that lie on the table on the keypad.",
    ),
    JokerDrawn.key: translate(
        "advice", "A joker came out. It does not belong to this game: call the Pit Supervisor."
    ),
    WrongMode.key: translate(
        "advice",
        "The shoe reads for another game, and its card was not taken. In the shoe's own "
        "menu change the mode to Manual Burn Cards; enter this card on the keypad.",
    ),
    ShuffleStarted.key: translate("advice", "The machine shuffles. Wait until it has finished."),
    Jam.key: translate(
        "advice", "A card is stuck inside. Do not pull it; call the Pit Supervisor."
    ),
    LidOpened.key: translate(
        "advice",
        "The lid is open. Close it; call the Pit Supervisor. Compare every card on the "
        "table with the screen.",
    ),
    DeviceAlarm.key: translate(
        "advice",
        "The device stopped with an alarm. Read its display; enter a card that it did not "
        "read on the keypad.",
    ),
    DeviceWarning.key: translate("advice", "The device warns of something. Read its display."),
    LinkDead.key: translate(
        "advice", "The device has been silent for too long. Check its power and its cable."
    ),
    LinkAlive.key: translate(
        "advice", "The device is heard again. Compare every card on the table with the screen."
    ),
    OnlyGarbage.key: translate(
        "advice",
        "Nothing that comes can be read. The speed of the line or the protocol may be set "
        "wrong: a supervisor can have the speed found.",
    ),
    BadFrames.key: translate(
        "advice",
        "Messages were not understood: they may have been cards. Compare every card on the "
        "table with the screen.",
    ),
    SetAside.key: translate(
        "advice",
        "The device sends more than a shoe can: it is set aside and not read. Enter cards "
        "on the keypad; when it is quiet again, take it back in service.",
    ),
    "device.error.cannot-read.raised": translate(
        "advice",
        "The shoe could not read a card. Push the card back only if the shoe asks for it; "
        "otherwise enter it on the keypad.",
    ),
    "device.error.too-many-cards.raised": translate(
        "advice",
        "By its own game the shoe expects no more cards. Go on; clear the error if it stops "
        "the shoe.",
    ),
    "device.error.button.raised": translate(
        "advice", "A button of the shoe was pressed at the wrong time. Go on."
    ),
    "device.error.pushed-back-at-exit.raised": translate(
        "advice",
        "A card was pushed back at the exit. Compare every card on the table with the screen.",
    ),
    "device.error.pushed-back-midway.raised": translate(
        "advice", "A card was pushed back halfway. Compare every card on the table with the screen."
    ),
    "device.error.foreign-card.raised": translate(
        "advice",
        "The shoe read a card that does not belong to these decks. Call the Pit Supervisor.",
    ),
    "device.error.draw-timeout.raised": translate(
        "advice", "A card was drawn too slowly. Compare every card on the table with the screen."
    ),
    "device.error.unknown.raised": translate(
        "advice", "The shoe reports an unknown error. Read its display."
    ),
    "device.lock.locked": translate("advice", "The shoe is locked. A supervisor can unlock it."),
    "device.port.absent": translate(
        "advice", "The port is not there. Check the device's cable and its power."
    ),
    "device.port.no-permission": translate(
        "advice", "This user may not open the port. Ask the technician."
    ),
    "device.port.in-use": translate("advice", "Another program has the port open. Close it."),
    "device.port.unplugged": translate("advice", "The cable was pulled. Put it back."),
    "device.port.flooded": translate(
        "advice",
        "The device is set aside. Enter cards on the keypad; when it is quiet again, take "
        "it back in service.",
    ),
    "device.port.failed": translate(
        "advice",
        "The program's reader of this port failed and is being started again. Enter cards "
        "on the keypad; tell the technician.",
    ),
    "device.port.other": translate("advice", "The port can't be opened. Ask the technician."),
}
"""By `text_key`, or by `key` if all texts of the kind ask for the same."""


def advice(event: DeviceEvent) -> str | None:
    """Say in English what the Dealer must do; None if there is nothing to do."""
    if isinstance(event, CardSentAgain) and not event.doubts_cards:
        return None
    return ADVICE.get(event.text_key) or ADVICE.get(event.key)
