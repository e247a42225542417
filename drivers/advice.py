"""What the Dealer must do after a device event: an English sentence for each key.

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

_COMPARE: Final = "Compare every card on the table with the screen."

ADVICE: Final[dict[str, str]] = {
    CardSentAgain.key: f"The shoe repeated a card that was not its last. {_COMPARE}",
    CardUnreadable.key: "The card was not read. Enter it on the keypad.",
    CutCard.key: "The cut card is out: finish this Round; it is the shoe's last.",
    StartOfCommunication.key: f"The device was switched on or reset. {_COMPARE}",
    Connected.key: f"The device was connected. {_COMPARE}",
    Disconnected.key: "The device is not connected. Check its cable and its power; cards can be "
    "entered on the keypad.",
    PresetChanged.key: "A setting was changed in the device's own menu. Tell the Pit Supervisor.",
    SequenceGap.key: f"Messages are missing, perhaps a card. {_COMPARE}",
    SequenceConflict.key: f"Two messages had the same number: a card may be missing. {_COMPARE}",
    BadFrame.key: f"A message was not understood: it may have been a card. {_COMPARE}",
    OperationRefused.key: "The device refused the command. Try it on the device itself.",
    OperationUnanswered.key: "The device did not answer the command. Look at it to see its state.",
    CardFaceUp.key: "A card lies face up inside. Draw no more cards; call the Pit Supervisor.",
    DoubleFeed.key: "Two cards came out as one. Draw no more cards; call the Pit Supervisor, and "
    "enter the cards that lie on the table on the keypad.",
    JokerDrawn.key: "A joker came out. It does not belong to this game: call the Pit Supervisor.",
    WrongMode.key: "The shoe reads for another game, and its card was not taken. In the shoe's own "
    "menu change the mode to Manual Burn Cards; enter this card on the keypad.",
    ShuffleStarted.key: "The machine shuffles. Wait until it has finished.",
    Jam.key: "A card is stuck inside. Do not pull it; call the Pit Supervisor.",
    LidOpened.key: f"The lid is open. Close it; call the Pit Supervisor. {_COMPARE}",
    DeviceAlarm.key: "The device stopped with an alarm. Read its display; enter a card that it did "
    "not read on the keypad.",
    DeviceWarning.key: "The device warns of something. Read its display.",
    LinkDead.key: "The device has been silent for too long. Check its power and its cable.",
    LinkAlive.key: f"The device is heard again. {_COMPARE}",
    OnlyGarbage.key: "Nothing that comes can be read. The speed of the line or the protocol may be "
    "set wrong: a supervisor can have the speed found.",
    BadFrames.key: f"Messages were not understood: they may have been cards. {_COMPARE}",
    SetAside.key: "The device sends more than a shoe can: it is set aside and not read. Enter "
    "cards on the keypad; when it is quiet again, take it back in service.",
    "device.error.cannot-read.raised": "The shoe could not read a card. Push the card back only if "
    "the shoe asks for it; otherwise enter it on the keypad.",
    "device.error.too-many-cards.raised": "By its own game the shoe expects no more cards. Go on; "
    "clear the error if it stops the shoe.",
    "device.error.button.raised": "A button of the shoe was pressed at the wrong time. Go on.",
    "device.error.pushed-back-at-exit.raised": f"A card was pushed back at the exit. {_COMPARE}",
    "device.error.pushed-back-midway.raised": f"A card was pushed back halfway. {_COMPARE}",
    "device.error.foreign-card.raised": "The shoe read a card that does not belong to these decks. "
    "Call the Pit Supervisor.",
    "device.error.draw-timeout.raised": f"A card was drawn too slowly. {_COMPARE}",
    "device.error.unknown.raised": "The shoe reports an unknown error. Read its display.",
    "device.lock.locked": "The shoe is locked. A supervisor can unlock it.",
    "device.port.absent": "The port is not there. Check the device's cable and its power.",
    "device.port.no-permission": "This user may not open the port. Ask the technician.",
    "device.port.in-use": "Another program has the port open. Close it.",
    "device.port.unplugged": "The cable was pulled. Put it back.",
    "device.port.flooded": "The device is set aside. Enter cards on the keypad; when it is quiet "
    "again, take it back in service.",
    "device.port.failed": "The program's reader of this port failed and is being started again. "
    "Enter cards on the keypad; tell the technician.",
    "device.port.other": "The port cannot be opened. Ask the technician.",
}
"""By `text_key`, or by `key` if all texts of the kind ask for the same."""


def advice(event: DeviceEvent) -> str | None:
    """What the Dealer must do, in English; None if there is nothing to do."""
    if isinstance(event, CardSentAgain) and not event.doubts_cards:
        return None
    return ADVICE.get(event.text_key) or ADVICE.get(event.key)
