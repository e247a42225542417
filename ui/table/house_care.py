"""Compares the house's settings and the clock with the journal; `register_care` does the register.

What was changed outside of the program is noted at the start, and stays on the screen until it is
signed for. Knows no widget and decides nobody's rights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile, Setting
from tablemgr.house.settings import SettingChange, Values, changes, least_role, values_of
from tablemgr.house.standing import STAFF_CONFIRMED, settings_entry
from tablemgr.journal import Json, Stamp
from tablemgr.journal.anchor import anchor_of
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.clock_watch import ClockWatch, far_s
from tablemgr.service.interruption import take_up_end
from ui.presenter.house_alerts import (
    CLOCK,
    REGISTER,
    SETTINGS,
    STAFF,
    WITNESS,
    anchor_gone,
    anchor_missing,
    clock_far,
    clock_jumped,
    ended_by_itself,
    settings_unsigned,
    staff_unconfirmed,
)
from ui.slips.store import SlipStore
from ui.table.hub import TableHub
from ui.table.key_care import KeyCare
from ui.table.opening import now as machine_time
from ui.table.register_care import RegisterCare
from ui.theme.words import fault_in_words, in_words
from ui.views.dialogs import AlertView

_HOUR_NS: Final = 3_600_000_000_000
SaveSettings = Callable[[Mapping[str, Setting | None]], Profile]
"""Changes settings in the house profile's file. Returns the new profile. Raises `Fault`."""


class Chosen(Struct, frozen=True):
    """Settings chosen before the table was opened: what the profile's file says, and who signed."""

    before: Profile
    by: Person | None = None
    for_once: bool = False
    """They hold for this sitting: the file stays as it is, and so does what the journal knows."""


class HouseCare(QObject):
    """The house's settings, register and clock at one table."""

    def __init__(
        self,
        controller: TableHub,
        save: SaveSettings,
        slips: SlipStore,
        chosen: Chosen | None = None,
        clock: Callable[[], Stamp] = machine_time,
    ) -> None:
        """Compare, and note what is new in the journal. Raises `Fault`."""
        super().__init__(controller)
        self._controller = controller
        self._save = save
        self._clock = clock
        self._unsaid: list[AlertView] = []
        self._take_up_end()
        self._look_at_clock_at_start()
        self._watch = ClockWatch(clock())
        self._said_unconfirmed = False
        controller.staffing.table_sign_in.is_confirmed = self.staff_is_confirmed
        self.register = RegisterCare(controller)
        by = None if chosen is None else self._proved(chosen)
        if chosen is not None:
            first = by is not None or chosen.for_once
            self._take_up_settings(values_of(chosen.before), None, first=first)
        if chosen is not None and chosen.for_once:
            of_sitting = changes(values_of(chosen.before), values_of(controller.profile))
            controller.session.note({"for_once": {each.name: each.new for each in of_sitting}})
        else:
            self._take_up_settings(values_of(controller.profile), by)
        self.key = KeyCare(controller, slips)
        self._unsaid += self.key.unsaid()
        rights = self.register.look_at_rights()
        self._unsaid += [] if rights is None else [rights]
        controller.changed.connect(self.say)
        controller.restored.connect(self._say_again)
        self._say_again()

    # --- settings --------------------------------------------------------------------------------

    def _take_up_settings(self, now: Values, by: Person | None, *, first: bool = True) -> None:
        """Note the settings in the journal, if they differ from the last ones noted there.

        `first`: note them also if none are there. `by` has signed for them; None: nobody has.
        """
        session = self._controller.session
        before = session.standing.values(session.journal)
        if before is None and not first:
            return
        changed = () if before is None else changes(before, now)
        if before is None or changed or set(now) - set(before):
            session.note(settings_entry(now, changed, signed=by is not None), by)

    def _proved(self, chosen: Chosen) -> Person | None:
        """Who has signed for the choice before the table was open; nobody if what the register says
        of him waits for a signature itself.
        """
        by = chosen.by
        waits = by is not None and self.register.signers.bars(by.name, by.role)
        return None if waits else by

    def preview(self, settings: Mapping[str, Setting | None]) -> tuple[SettingChange, ...]:
        """Give what these settings would change."""
        now = values_of(self._controller.profile)
        return changes(now, {**now, **settings})

    def role_for(self, settings: Mapping[str, Setting | None]) -> Role:
        """The least role that can sign for these settings."""
        now = values_of(self._controller.profile)
        return least_role(now, {**now, **settings})

    def set_boxes_only(self, on: bool, by: Person) -> bool:
        """Switch marking boxes without amounts on or off, also in the profile's file.

        `by` has signed for it. False if nothing was done: during a Round, or if it is so already,
        or if the file can't be written.
        """
        hub = self._controller
        if not hub.session.between_rounds or on == hub.boxes_only:
            return False
        if not self.change({"table-manners.boxes-only": on}, by):
            return False
        hub.session.set_boxes_only(on, hub.profile.table_limits)
        hub.show_done()
        return True

    def change(self, settings: Mapping[str, Setting | None], by: Person) -> bool:
        """Change settings, for which `by` has signed: note them in the journal, then save the file.

        If the file can't be written, nothing changes: a message says so, and it returns False.
        """
        controller = self._controller
        noted = controller.session.standing.values(controller.session.journal)
        before = values_of(controller.profile) if noted is None else noted
        after: dict[str, Json] = {**before, **settings}
        changed = changes(before, after)
        controller.session.note(settings_entry(after, changed, signed=True), by)
        try:
            controller.profile = self._save(settings)
        except Fault as fault:
            back = tuple(SettingChange(each.name, each.new, each.old) for each in changed)
            told = settings_entry(before, back, signed=True)
            controller.session.note({**told, "why": str(fault)}, by)
            controller.alerted.emit(AlertView("profile", *fault_in_words(fault)))
            return False
        return True

    # --- the last end ----------------------------------------------------------------------------

    def _take_up_end(self) -> None:
        """Say how the program ended the last time, if no person closed its window."""
        end = take_up_end(self._controller.session)
        if end is not None:
            self._unsaid.append(ended_by_itself(end))

    # --- the clock -------------------------------------------------------------------------------

    def _look_at_clock_at_start(self) -> None:
        session = self._controller.session
        log = self._controller.staffing.register.happened()
        written = (session.journal.latest_wall_ns(), *(entry.wall_ns for entry in log))
        far = far_s(self._clock(), max(written))
        if far:
            session.note({"clock": {"at_start_s": far}})
            self._unsaid.append(clock_far(far))

    def look_at_clock(self) -> None:
        """If the machine's clock was set since the last look, note it and say so."""
        moved = self._watch.jump_s(self._clock())
        controller = self._controller
        if not moved or controller.session.halted is not None:
            return
        try:
            controller.session.note({"clock": {"moved_s": moved}})
        except Fault as fault:
            controller.stop_for(fault)
            return
        controller.alert_over.emit(CLOCK)
        controller.alerted.emit(clock_jumped(moved))

    # --- the register that the pit's desk keeps --------------------------------------------------

    def staff_is_confirmed(self) -> bool:
        """Say whether the register is new enough to go by, if the pit's desk keeps it."""
        lines, session = self._controller.profile.pit, self._controller.session
        if not (lines.staff and lines.staff_hours) or session.training:
            return True
        since_ns = self._clock().wall_ns - session.standing.pit_staff[1]
        return since_ns <= lines.staff_hours * _HOUR_NS

    def look_at_staff(self) -> None:
        """If the register has become too old since the last look, say so; a Shift Manager who has
        signed in meanwhile has confirmed it by that.
        """
        controller = self._controller
        if controller.staffing.must_sign_in or controller.session.halted is not None:
            return
        waits = not self.staff_is_confirmed()
        dealer = controller.staffing.register.find(controller.session.person.name)
        manages = dealer is not None and dealer.enabled and dealer.role is Role.SHIFT_MANAGER
        if waits and manages:
            with controller.standstill.guard():
                self._confirm_staff(controller.session.person)
            waits = False
        if waits and not self._said_unconfirmed:
            controller.alerted.emit(self._alert(STAFF))
        elif self._said_unconfirmed and not waits:
            controller.alert_over.emit(STAFF)
        self._said_unconfirmed = waits

    def _confirm_staff(self, by: Person) -> None:
        self._controller.session.note({STAFF_CONFIRMED: self._clock().wall_ns}, by)

    # --- what waits for a signature --------------------------------------------------------------

    def _say_again(self) -> None:
        """Put every message that still needs a signature in the queue; `say` shows the queue."""
        self._unsaid += [
            self._alert(key) for key in (WITNESS, SETTINGS, REGISTER) if self.waits(key)
        ]

    def bear_witness(self, found: Sequence[str]) -> None:
        """Say what a witness elsewhere has against the journal. Raises `Fault`."""
        if self.key.note(found):
            self._unsaid.append(self._alert(WITNESS))
            self.say()

    def _alert(self, key: str) -> AlertView:
        session = self._controller.session
        if key == REGISTER:
            return self.register.alert()
        if key == WITNESS:
            return self.key.alert()
        if key == STAFF:
            return staff_unconfirmed(self._controller.profile.pit.staff_hours)
        return settings_unsigned(session.standing.waiting(session.journal), self.role_of(key))

    def what(self, key: str) -> str:
        """All that is signed for under that key, a line each."""
        session = self._controller.session
        if key == REGISTER:
            return self.register.lines()
        if key == WITNESS:
            return self.key.lines()
        if key == STAFF:
            return self._alert(key).text
        return "\n".join(in_words(each.line) for each in session.standing.waiting(session.journal))

    def say(self) -> None:
        """Show the queue of messages, if somebody is signed in."""
        if self._controller.staffing.must_sign_in:
            return
        unsaid, self._unsaid = self._unsaid, []
        for alert in unsaid:
            self._controller.alerted.emit(alert)
        standstill = self._controller.standstill
        if self._controller.session.journal.lacks_anchor and standstill.view is None:
            with standstill.guard():
                self._say_missing_anchor()

    def look_at_anchor(self) -> None:
        """If the anchor was deleted since the last look, say so and write it anew."""
        if self._controller.session.halted is None:
            self._controller.session.journal.look_for_anchor()
            self.say()

    def _say_missing_anchor(self) -> None:
        """Note and show that nothing said how far the journal goes. Only now it gets an anchor: a
        start that fails before leaves it as it was.
        """
        session = self._controller.session
        name, in_play = anchor_of(session.journal.path).name, session.journal.lost_anchor
        session.note({"anchor": "gone" if in_play else "missing", "file": name})
        session.journal.make_anchor()
        alert = anchor_gone(name) if in_play else anchor_missing(name, session.slips_issued)
        self._controller.alerted.emit(alert)

    def role_of(self, key: str) -> Role:
        """The least role that can sign for the message of that key."""
        if key in (REGISTER, WITNESS, STAFF):
            return Role.SHIFT_MANAGER
        session = self._controller.session
        return session.standing.least_role(session.journal)

    def may_sign(self, key: str, name: str) -> bool:
        """Say whether that person may sign for that key's message, if his role is high enough."""
        return key != REGISTER or self.register.signers.may_sign(name)

    def waits(self, key: str) -> bool:
        """Say whether the message of that key waits for a signature."""
        if key == REGISTER:
            return bool(self.register.differences)
        if key == WITNESS:
            return self.key.waits
        if key == STAFF:
            return not self.staff_is_confirmed()
        return key == SETTINGS and bool(self._controller.session.standing.unsigned)

    def sign(self, key: str, by: Person) -> None:
        """`by` has signed for what was said under that key.

        What is left of the register's differences, or is new in it, the message says again.
        """
        controller = self._controller
        if key == SETTINGS:
            signed: list[Json] = list(controller.session.standing.unsigned)
            controller.session.note({"settings_signed": signed}, by)
        elif key == WITNESS:
            witnessed: list[Json] = list(controller.session.standing.unwitnessed)
            controller.session.note({"witnessed": witnessed}, by)
            self.key.seal()
        elif key == STAFF:
            self._confirm_staff(by)
        elif not self.register.sign(by):
            controller.alerted.emit(self._alert(key))
            return
        controller.alert_over.emit(key)
        controller.show()  # a Round may open now
