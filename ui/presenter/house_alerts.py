"""Messages about what was changed outside of the program. Knows no widget."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.house.settings import SettingChange
from tablemgr.house.staff.comparing import OF_SEALS, Difference, Differs
from tablemgr.house.staff.happenings import Happening
from tablemgr.journal import Entry
from tablemgr.rules.roles import Role
from tablemgr.service.interruption import LastEnd
from ui.parts.role_words import role_text
from ui.theme.words import fault_in_words, in_words
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate
SETTINGS: Final = "settings-unsigned"
STAFF: Final = "staff-unconfirmed"
REGISTER: Final = "register-differs"
WITNESS: Final = "journal-unwitnessed"
DEALER: Final = "dealer-barred"
RIGHTS: Final = "register-rights"
CLOCK: Final = "clock"
ANCHOR: Final = "anchor"
LAST_END: Final = "last-end"
UNSEALED: Final = "unsealed"
BREAK: Final = "break-due"
_SAID: Final = 2
"""How many changes a message names; it counts the others. The signature's sheet lists all."""
_MINUTE_S: Final = 60
_HOUR_S: Final = 3600
_DAY_S: Final = 86400


def settings_unsigned(changed: Sequence[SettingChange], role: Role) -> AlertView:
    """The house profile's file was changed between two starts."""
    return AlertView(
        SETTINGS,
        translate("alerts", "The house settings were changed outside of the program."),
        _listed([in_words(each.line) for each in changed]),
        Tone.TAKE,
        action=_signs(role),
        lasting=True,
    )


def register_differs(found: Sequence[Difference], *, alone: bool) -> AlertView:
    """The staff register's log and the journal differ.

    `alone`: nobody in the register may sign for it. Then the message can be put away, and comes
    again at each start.
    """
    lines = _listed([difference_line(each) for each in found])
    if alone:
        words = translate(
            "alerts",
            "Nobody signs for himself: a second Shift Manager must. Until then each start and each "
            "slip says so.",
        )
        lines = f"{lines}\n{words}"
    return AlertView(
        REGISTER,
        translate("alerts", "The staff register was changed outside of this table."),
        lines,
        Tone.TAKE,
        action="" if alone else _signs(Role.SHIFT_MANAGER),
        lasting=not alone,
    )


def unwitnessed(found: Sequence[str]) -> AlertView:
    """The journal is not the one that the table's key or its witnesses know."""
    return AlertView(
        WITNESS,
        translate("alerts", "This may not be the table's journal as it was."),
        _listed(found),
        Tone.TAKE,
        action=_signs(Role.SHIFT_MANAGER),
        lasting=True,
    )


def dealer_barred(name: str) -> AlertView:
    """The Dealer was disabled, or is no longer in the register, while he deals."""
    return AlertView(
        DEALER,
        translate("alerts", "{0} may no longer deal.").format(name),
        translate("alerts", "Another Dealer signs in before the next Round opens."),
        Tone.TAKE,
        action=translate("alerts", "Sign in"),
        lasting=True,
    )


def staff_unconfirmed(hours: int) -> AlertView:
    """The pit's desk keeps the staff register, and has not confirmed it for so long."""
    return AlertView(
        STAFF,
        translate(
            "alerts", "The pit's desk has not confirmed the staff register for {0} hours."
        ).format(hours),
        translate(
            "alerts",
            "Till it does, a Shift Manager signs in, or signs here: then others may too, for as "
            "long again.",
        ),
        Tone.TAKE,
        action=_signs(Role.SHIFT_MANAGER),
        lasting=True,
    )


def break_due(name: str, since: datetime) -> AlertView:
    """The Dealer has dealt for as long as the house wants: his break is due since then."""
    return AlertView(
        BREAK,
        translate("alerts", "The break of {0} is due since {1}.").format(name, f"{since:%H:%M}"),
        translate("alerts", "Another Dealer signs in: Menu, Dealer."),
    )


def register_open(rights: str) -> AlertView:
    """Other accounts of the machine may read or change the register's file."""
    return AlertView(
        RIGHTS,
        translate("alerts", "Other accounts of this machine have rights to the staff register."),
        translate("alerts", "{0}. Its owner alone may have any: call the technician.").format(
            rights
        ),
        Tone.TAKE,
    )


def short_pin(text: str) -> AlertView:
    """Somebody has signed with a PIN that was set when the house asked for fewer digits."""
    return AlertView("short-pin", text, ends=AlertEnds.NEXT_ACT)


def register_unreadable(fault: Fault) -> AlertView:
    """The register can't be read, so that nobody knows whether the Dealer may still deal."""
    return AlertView("staff", *fault_in_words(fault), Tone.TAKE)


def anchor_missing(name: str, last_slip: int) -> AlertView:
    """The journal has entries, and the file `name` that says how far they go was missing.

    `last_slip` is the number of the last slip that the journal knows; 0 if it knows none.
    """
    text = translate("alerts", "The file {name} was missing: it says how far the journal goes.")
    if last_slip:
        remedy = translate(
            "alerts",
            "If there is a slip after number {slip}, the journal's last entries are missing: call "
            "the Shift Manager. A copied journal, or one of version 0.1, never had this file.",
        ).format(slip=f"{last_slip:06d}")
    else:
        remedy = translate(
            "alerts",
            "If this table has printed a slip, the journal's last entries are missing: call the "
            "Shift Manager. A copied journal, or one of version 0.1, never had this file.",
        )
    return AlertView(ANCHOR, text.format(name=name), remedy, Tone.TAKE)


def anchor_gone(name: str) -> AlertView:
    """Somebody deleted or replaced the file `name` while the table was in play."""
    text = translate("alerts", "The file {name} was deleted or replaced in play.")
    remedy = translate(
        "alerts",
        "It says how far the journal goes, and is written again; no entry is missing. Somebody was "
        "at this table's files: call the Shift Manager.",
    )
    return AlertView(ANCHOR, text.format(name=name), remedy, Tone.TAKE)


def ended_by_itself(end: LastEnd) -> AlertView:
    """The program ended the last time without a person who closed its window."""
    if end.by:
        text = translate("alerts", "The program was ended by the system or a technician ({0}).")
    else:
        text = translate("alerts", "The program was cut off: the power failed, or it was killed.")
    if end.in_round:
        remedy = translate("alerts", "A Round was open. What was on the screen is stored.")
    else:
        remedy = translate("alerts", "No Round was open. What was on the screen is stored.")
    return AlertView(LAST_END, text.format(end.by), remedy, ends=AlertEnds.NEXT_ACT)


def unsealed(acts: Sequence[Entry]) -> AlertView:
    """The table's key had not signed these acts when the program ended."""
    first, last = acts[0], acts[-1]
    text = translate("alerts", "The table's key has not signed Round {0} (entries {1} to {2}).")
    remedy = translate(
        "alerts", "The program ended before it could. Compare that Round with its slip."
    )
    rounds = " to ".join(dict.fromkeys((str(first.round_no), str(last.round_no))))
    return AlertView(
        UNSEALED, text.format(rounds, first.seq, last.seq), remedy, ends=AlertEnds.NEXT_ACT
    )


def clock_jumped(moved_s: int) -> AlertView:
    """Somebody set the clock, or the machine slept. `moved_s` is negative if it went back."""
    if moved_s > 0:
        text = translate("alerts", "The machine's clock went forward by {0} at once.")
    else:
        text = translate("alerts", "The machine's clock went back by {0} at once.")
    remedy = translate("alerts", "Check the time. The jump is noted in the journal.")
    return AlertView(CLOCK, text.format(span(moved_s)), remedy)


def clock_far(far_by_s: int) -> AlertView:
    """At the start the clock is `far_by_s` seconds after the last entry; negative: before it."""
    if far_by_s > 0:
        text = translate("alerts", "The last entry in the journal is {0} old.")
    else:
        text = translate("alerts", "The machine's clock is {0} behind the journal's last entry.")
    remedy = translate("alerts", "Check the date and the time of this machine.")
    return AlertView(CLOCK, text.format(span(far_by_s)), remedy)


def difference_line(found: Difference) -> str:
    """One difference in a sentence."""
    if found.how is Differs.ALTERED:
        return translate(
            "staff", "Entries of its log up to number {0} were changed or removed."
        ).format(found.entry)
    if found.how is Differs.GONE:
        return translate("staff", "{0} is no longer in it.").format(found.name)
    if found.how is Differs.MISSING:
        text = translate("staff", "Its entry {0}, of {1}, was changed or removed.")
        return text.format(found.entry, found.name)
    if found.how in (Differs.SIGNATURE, Differs.UNHEARD):
        return _of_signatures(found)
    if found.how in OF_SEALS:
        return _of_seals(found)
    if found.what is Happening.SEALED:
        return translate("staff", "{0} has signed for what was changed in it: {1}.").format(
            found.by, found.name or translate("staff", "all of it")
        )
    role = role_text(found.role) if found.role is not None else ""
    text = {
        Happening.ADDED: translate("staff", "{0} is in it as {1}"),
        Happening.DISABLED: translate("staff", "{0} was disabled"),
        Happening.ENABLED: translate("staff", "{0} was enabled"),
        Happening.PIN_RESET: translate("staff", "{0} was given another PIN"),
        Happening.PIN_CHANGED: translate("staff", "{0} has another PIN"),
        Happening.BADGE_GIVEN: translate("staff", "{0} was given a badge"),
        Happening.BADGE_TAKEN: translate("staff", "{0} no longer has a badge"),
    }[found.what or Happening.ADDED].format(found.name, role)
    if found.how is Differs.NO_ENTRY:
        return translate("staff", "{0}, and its log does not say so.").format(text)
    return translate("staff", "{0}, by {1}.").format(text, found.by) if found.by else f"{text}."


def _of_seals(found: Difference) -> str:
    text = {
        Differs.NOT_SEALED: translate(
            "staff", "What it has on {0} was changed by something else than this program."
        ),
        Differs.ENTRY_NOT_SEALED: translate(
            "staff", "Its log was changed by something else than this program, from entry {1} on."
        ),
        Differs.TAKEN_OUT: translate(
            "staff", "Something else than this program took rows out of it, or put old ones back."
        ),
        Differs.OTHER_KEY: translate("staff", "It is not sealed by the key that it had before."),
    }[found.how]
    return text.format(found.name, found.entry)


def _of_signatures(found: Difference) -> str:
    several = found.count > 1
    if found.how is Differs.UNHEARD:
        one = translate("staff", "1 signature of {1} is in its log and not in the journal.")
        many = translate("staff", "{0} signatures of {1} are in its log and not in the journal.")
    else:
        one = translate("staff", "1 signature of {1} is not his by its log (entry {2}).")
        many = translate(
            "staff", "{0} signatures of {1} are not his by its log (first: entry {2})."
        )
    return (many if several else one).format(found.count, found.name, found.entry)


def span(seconds: int) -> str:
    """A time in words, in the largest unit of which it has two or more: `90 seconds`, `3 hours`."""
    s = abs(seconds)
    if s < 2 * _MINUTE_S:
        return counted(s, translate("alerts", "1 second"), translate("alerts", "{0} seconds"))
    if s < 2 * _HOUR_S:
        return translate("alerts", "{0} minutes").format(round(s / _MINUTE_S))
    if s < 2 * _DAY_S:
        return translate("alerts", "{0} hours").format(round(s / _HOUR_S))
    return translate("alerts", "{0} days").format(round(s / _DAY_S))


def _listed(lines: Sequence[str]) -> str:
    said = list(lines[:_SAID])
    left = len(lines) - len(said)
    if left:
        said.append(translate("alerts", "and {0} more").format(left))
    return "\n".join(said)


def _signs(role: Role) -> str:
    if role is Role.SHIFT_MANAGER:
        return translate("alerts", "The Shift Manager signs")
    return translate("alerts", "A Pit Supervisor signs")
