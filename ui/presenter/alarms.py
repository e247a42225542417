"""The messages that want a person's answer: each with cause, consequence, what to do and priority.

`docs/alarms.md` is made from it, and a test holds that no message is shown that is not listed. A
message that goes by itself with the next act is a note: nobody has to answer it. Knows no widget.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from msgspec import Struct


class Priority(IntEnum):
    """When it must be answered; the highest first."""

    NOW = 1
    """Before the next card or chip."""
    BEFORE_ROUND = 2
    """Before the next Round opens."""
    SOON = 3
    """In this shift."""


class Alarm(Struct, frozen=True):
    """One kind of message: what brings it, what follows if nobody answers, what to do."""

    cause: str
    consequence: str
    action: str
    priority: Priority


NOW, NEXT, SOON = Priority
ASIDE_MINUTES: Final = 30
"""For so long a message can be put aside."""

ALARMS: Final[dict[str, Alarm]] = {
    "device.disconnected": Alarm(
        "the line to the shoe is gone", "no card is read", "enter cards by hand; plug it in", NOW
    ),
    "device.set-aside": Alarm(
        "the shoe sent too much, or nothing that makes sense",
        "it is not listened to",
        "enter cards by hand; call the technician",
        NOW,
    ),
    "device.": Alarm(
        "the shoe reports an error, or something that puts the cards in doubt",
        "the Round may not be settled before the cards are compared",
        "clear it at the shoe; compare the cards",
        NOW,
    ),
    "card-refused": Alarm(
        "a card came where the rules have none",
        "it counts as drawn",
        "call the Pit Supervisor",
        NOW,
    ),
    "stopped-card-": Alarm(
        "a card came while the Round stood still",
        "it is dealt at the restore",
        "leave it where it lies; restore the Round",
        NOW,
    ),
    "late-cards": Alarm(
        "cards were drawn while the program was away",
        "they are dealt in their order",
        "compare the cards",
        NOW,
    ),
    "paper": Alarm(
        "a print failed, or nobody knows if it came out",
        "a slip may be missing",
        "look at the paper",
        SOON,
    ),
    "staff": Alarm(
        "the staff register can't be read or written", "nobody can sign", "call the technician", NOW
    ),
    "profile": Alarm(
        "the house profile can't be written", "a setting is not kept", "call the technician", SOON
    ),
    "settings-unsigned": Alarm(
        "settings were changed outside of the program",
        "no Round opens if it is played by them",
        "a Pit Supervisor reads and signs",
        NEXT,
    ),
    "files": Alarm(
        "a file of the program differs from the last start",
        "the Rounds name the new one",
        "a Pit Supervisor reads and signs",
        NEXT,
    ),
    "register-differs": Alarm(
        "the staff register was changed outside of this table",
        "a signature may not be what it says",
        "a Shift Manager reads and signs",
        NEXT,
    ),
    "register-rights": Alarm(
        "other accounts may change the staff register",
        "signatures prove less",
        "call the technician",
        SOON,
    ),
    "journal-unwitnessed": Alarm(
        "what witnesses the journal differs from it",
        "no Round opens",
        "a Shift Manager signs",
        NEXT,
    ),
    "witness": Alarm(
        "the witness can't be written",
        "a shortened journal would not be noticed",
        "call the technician",
        SOON,
    ),
    "anchor": Alarm(
        "the outside witness is missing or old", "the same", "call the technician", SOON
    ),
    "unsealed": Alarm(
        "Rounds stand in the journal that the table's key did not seal",
        "they may have been added",
        "tell the auditor",
        SOON,
    ),
    "break-due": Alarm(
        "the Dealer has dealt for as long as the house wants",
        "he deals on",
        "another Dealer signs in",
        SOON,
    ),
    "dealer-barred": Alarm(
        "the Dealer was barred in the register", "no Round opens", "another Dealer signs in", NEXT
    ),
    "clock": Alarm(
        "the machine's clock jumped or is far off",
        "times in the journal are wrong",
        "call the technician",
        SOON,
    ),
    "shoe-over": Alarm("the cut card came", "no Round opens", "put in a new shoe", NEXT),
    "shoe-short": Alarm(
        "fewer cards are left than the rules want",
        "the next Round may run out",
        "put in a new shoe",
        NEXT,
    ),
    "new-shoe": Alarm(
        "a new shoe is in place", "nobody has said who shuffled it", "touch New shoe", NEXT
    ),
    "foreign-card-found": Alarm(
        "a card that is not of this shoe was found",
        "no Round opens",
        "a new shoe, or its check",
        NEXT,
    ),
    "card-count": Alarm(
        "the shoe held too many or too few cards",
        "the next Rounds may be wrong",
        "count the cards",
        NEXT,
    ),
    "not-shuffled": Alarm(
        "cards come in an unbroken order",
        "they may not be shuffled",
        "look; put the message away",
        NEXT,
    ),
    "reader-moved": Alarm(
        "the reader is at another port", "no card is read", "say that it is used there", NOW
    ),
    "tray-runs-low": Alarm(
        "a colour runs out in the tray",
        "wins can't be paid in it",
        "ask for the fill that is proposed",
        SOON,
    ),
    "tray-on-its-way": Alarm(
        "a fill or a credit is on its way",
        "the tray's sum is open",
        "count it when it is there",
        SOON,
    ),
    "pit-refused": Alarm(
        "the pit's server takes nothing from this table",
        "the pit sees it as it was",
        "call the technician",
        SOON,
    ),
    "players-screen": Alarm(
        "the Players' screen is missing or failed", "the Players see nothing", "plug it in", SOON
    ),
    "screen": Alarm(
        "the screen is too small", "not everything is seen", "another screen or scale", NEXT
    ),
    "screen-may-go-dark": Alarm(
        "nothing keeps the screen lit",
        "it may go dark in a Round",
        "say I know, or call the technician",
        SOON,
    ),
    "ruling-changed": Alarm(
        "the table changed while a ruling was signed",
        "nothing was signed",
        "read the case again",
        NOW,
    ),
    "slip": Alarm("a slip can't be drawn", "it is not printed", "call the technician", SOON),
    "slip-kept": Alarm(
        "a slip was kept in another place",
        "it is not where it is looked for",
        "tell the technician",
        SOON,
    ),
    "case-slip": Alarm(
        "a case's slip can't be drawn", "it is not printed", "call the technician", SOON
    ),
    "case-slip-kept": Alarm(
        "a case's slip was kept in another place", "the same", "tell the technician", SOON
    ),
    "key-slip": Alarm(
        "a slip of the table's key can't be drawn", "it is not printed", "call the technician", SOON
    ),
    "export": Alarm(
        "a Round can't be written to files",
        "the technician has no copy",
        "try another folder",
        SOON,
    ),
    "diary": Alarm(
        "what a trainee did can't be stored", "his progress lacks it", "tell the trainer", SOON
    ),
    "lessons": Alarm("a lesson can't be read", "it is not offered", "tell the trainer", SOON),
    "fonts": Alarm("a font can't be read", "some names are not shown", "call the technician", SOON),
    "device-asked": Alarm(
        "the shoe can't be asked", "its state is unknown", "call the technician", SOON
    ),
    "device-reader": Alarm(
        "the reader's panel failed", "its state is unknown", "call the technician", SOON
    ),
    "tour-was-shown": Alarm(
        "that the tour was seen can't be kept", "the next start shows it again", "go on", SOON
    ),
    "seats": Alarm("who sits where can't be kept", "the countdown may ask too many", "go on", SOON),
}
"""By the message's key, or its beginning."""

NOTES: Final = (
    *("another-game", "boxes-only", "discarded.", "language", "last-end", "no-", "not-signed"),
    *("past-round", "pit-ruled", "reader", "short-pin"),
)
"""Messages that nobody has to answer, by their beginnings: the next act or Round ends them."""


def alarm_of(key: str) -> Alarm | None:
    """Give the alarm that a message's key belongs to: the one with the longest beginning."""
    found = [name for name in ALARMS if key.startswith(name)]
    return ALARMS[max(found, key=len)] if found else None


def may_wait(key: str) -> bool:
    """Say whether a message may be put aside for a while: an alarm that need not be answered before
    the next card or chip. A note goes by itself.
    """
    alarm = alarm_of(key)
    return alarm is not None and alarm.priority is not NOW


def page() -> str:
    """Write `docs/alarms.md`."""
    heads = {
        NOW: "Before the next card or chip",
        NEXT: "Before the next Round",
        SOON: "In this shift",
    }
    lines = [
        "# Alarms",
        "",
        "A message is an alarm only if a person must answer it. This page is made from "
        "`ui/presenter/alarms.py` by `python -m",
        "tests.ui.presenter.alarms_page`. The most urgent stands in the strip; the same one again "
        "raises its count.",
        "",
        f"One that need not be answered before the next card or chip can be put aside for "
        f"{ASIDE_MINUTES} minutes: the list says by whom",
        "and until when, the journal keeps it, and it comes back by itself; sooner if it says "
        "something new.",
    ]
    for priority, head in heads.items():
        lines += ["", f"## {head}", "", "| what | if nobody answers | what to do | key |"]
        lines.append("| --- | --- | --- | --- |")
        lines += [
            f"| {each.cause} | {each.consequence} | {each.action} | `{key}` |"
            for key, each in ALARMS.items()
            if each.priority is priority
        ]
    lines += [
        "",
        "## Notes",
        "",
        "They go by themselves with the next act or Round: "
        + ", ".join(f"`{name}`" for name in NOTES)
        + ".",
    ]
    return "\n".join(lines) + "\n"
