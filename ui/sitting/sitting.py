"""One run of the program: the start screen, the table opened there, and perhaps another after it.

One table is open at a time, and only what is shown is loaded. A choice is written to the house
profile's file after the table has been opened with it. Knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import Profile, Setting, key_path, profile_text, read_profile, reads
from ui.safety.bug_log import say
from ui.table.opening import (
    journal_path,
    open_session,
    open_staff,
    save_settings,
    slips_folder,
)
from ui.table.places import TablePlace

if TYPE_CHECKING:
    from tablemgr.rules.people import Person
    from ui.keys.press import Presses
    from ui.sitting.open_table import OpenTable
    from ui.start.screen import StartScreen
    from ui.start.signing import StartSigning
    from ui.table.house_care import Chosen
    from ui.views.start import StartChoice


NOTHING: Final[Mapping[str, Setting | None]] = {}
AWAKE_MS = 1500
"""How long after the window is shown the desktop is asked to keep the screen lit."""


class Sitting(QObject):
    """The screen's content: the start screen, or a table."""

    def __init__(
        self,
        app: QApplication,
        path: Path,
        data: Path,
        *,
        seed: int | None = None,
        windowed: bool = False,
        kiosk: bool = False,
        players_screen: bool = False,
        presses: Presses | None = None,
        training: bool = False,
    ) -> None:
        """`path` is the house profile's, `data` the folder of journals and slips, `presses` what
        filters keys and touches before the window gets them. `training` begins in training, whose
        profile and folder are its own. `kiosk`: a Pit Supervisor must sign for leaving the screen.
        `players_screen`: a second screen shows the Players what they may see.
        """
        super().__init__()
        self._app = app
        self._live = TablePlace(path, data)
        self._place = self._live
        if training:
            self._go_to_training()
        self._seed = seed
        self._windowed = windowed
        self._kiosk = kiosk
        self._players_screen = players_screen
        self._presses = presses
        self._open = ExitStack()
        self._backs_up = ""
        """The folder in which the closing of the table that is open makes a back-up; or empty."""
        self.table: OpenTable | None = None
        self.start: StartScreen | None = None
        self._start_signing: StartSigning | None = None
        self._left: StartChoice | None = None
        """What stood on the live table's start screen when training was chosen there."""
        self._dealer: Person | None = None
        """Who dealt at the table that was left: he may not sign for the next one's settings."""

    # --- the table -------------------------------------------------------------------------------

    def open_table(
        self,
        choice: StartChoice | None = None,
        by: Person | None = None,
        *,
        for_once: bool = False,
    ) -> None:
        """Open the table as the house profile says, or as chosen, which is then written there,
        unless it is `for_once`.

        `by` has signed for the choice; if nobody has, the table says so until somebody signs.
        Raises `Fault`, with the profile's file unchanged, if the table can't be opened like that:
        for example if its journal holds an open Round of another game.
        """
        from ui.sitting.second_start import RaiseRequests  # noqa: PLC0415 - not before a table is wanted

        profile = read_profile(self._place.profile)
        with ExitStack() as opened:
            if choice is None:
                table = opened.enter_context(self._opened(profile))
            else:
                table = self._as_chosen(choice, by, opened, for_once=for_once)
            self._open = opened.pop_all()
        self.table = table
        self._backs_up = table.controller.profile.back_ups.at_closing
        table.window.menu.another_game.connect(self._leave_table)
        table.window.closed.connect(self._table_closed)
        RaiseRequests(table.controller.session.journal.path, table.window)
        table.show(windowed=self._windowed)
        if self._kiosk:
            table.keep_open()
        if self._players_screen:
            table.show_to_players()
        from ui.start.failed import somebody_can_see  # noqa: PLC0415 - not before a table is wanted

        if somebody_can_see():
            table.window.tour.show_once()
        awake = QTimer(table.window, singleShot=True, interval=AWAKE_MS)
        awake.timeout.connect(table.stay_awake)
        awake.start()

    def _as_chosen(
        self, choice: StartChoice, by: Person | None, opened: ExitStack, *, for_once: bool
    ) -> OpenTable:
        from tablemgr.house.profile_change import change_file, changed  # noqa: PLC0415 - only here
        from ui.start.options import settings_of  # noqa: PLC0415 - only here
        from ui.table.house_care import Chosen  # noqa: PLC0415 - not before a table is wanted

        settings, path = settings_of(choice), self._place.profile
        text = changed(profile_text(path), settings, str(path))
        chosen = Chosen(self._fit(read_profile(path)), by, for_once)
        profile = reads(text, str(path))
        if for_once:
            return opened.enter_context(self._opened(profile, chosen, settings))
        table = opened.enter_context(self._opened(profile, chosen))
        change_file(path, settings)
        return table

    def open_game(self, profile: Profile, game: str, layout: str | None) -> None:
        """Open a table of a game named on the command line, for once: the profile's file stays as
        it is. Raises as `open_table` does.
        """
        from ui.start.options import choice_of, for_game  # noqa: PLC0415 - only here

        choice = for_game(profile, game, layout)
        self.open_table(None if choice == choice_of(profile) else choice, for_once=True)

    def _opened(
        self,
        profile: Profile,
        chosen: Chosen | None = None,
        for_once: Mapping[str, Setting | None] = NOTHING,
    ) -> OpenTable:
        """Open the table; `for_once` are settings of it that its file does not have."""
        from ui.sitting.open_table import OpenTable  # noqa: PLC0415 - not before a table is wanted

        place, profile = self._place, self._fit(profile)
        staff = open_staff(place.data, place.profile)
        try:
            return OpenTable.open(
                profile,
                lambda now: open_session(
                    now, journal_path(now.table, place.data), training=place.training
                ),
                slips_folder(profile, place.data),
                lambda settings: self._saved(settings, for_once),
                seed=self._seed,
                staff=staff,
                presses=self._presses,
                chosen=chosen,
                key=key_path(profile, place.profile),
            )
        except BaseException:
            staff.close()
            raise

    def _saved(
        self, settings: Mapping[str, Setting | None], for_once: Mapping[str, Setting | None]
    ) -> Profile:
        """Save settings in the profile's file; gives the profile as the table has it from now on.
        Raises as `save_settings` does.
        """
        path = self._place.profile
        saved = save_settings(path, settings)
        if not for_once:
            return self._fit(saved)
        from tablemgr.house.profile_change import changed  # noqa: PLC0415 - only here

        kept = {name: value for name, value in for_once.items() if name not in settings}
        return self._fit(reads(changed(profile_text(path), kept, str(path)), str(path)))

    def _leave_table(self) -> None:
        """Go back to the start screen once the menu has closed."""
        QTimer.singleShot(0, self, self._to_start)

    def _to_start(self) -> None:
        table, self.table = self.table, None
        self._dealer = None if table is None else table.controller.session.person
        self.show_start()
        self._open.close()
        self._back_up()
        if table is not None:
            table.window.deleteLater()
            table.controller.deleteLater()

    def _table_closed(self) -> None:
        if self.table is not None:  # closed by a person, not left for the start screen
            self._app.quit()

    def end_for(self, by: str) -> None:
        """The system asks the program to end, by the signal of that name: close the table in
        order, before anything else is done at it.
        """
        table, self.table = self.table, None
        try:
            if table is not None:
                table.end_for(by)
        finally:
            self._app.quit()

    def close(self) -> None:
        """Close what is open."""
        self.table = None
        self._end_signing()
        self._open.close()
        self._back_up()

    def _back_up(self) -> None:
        """Back up the table that has just been closed, if the house wants that; a failure is said
        on standard error, since no window is left to say it, and `tablemgr doctor` tells their age.
        """
        named, self._backs_up = self._backs_up, ""
        if not named:
            return
        from tablemgr.commandline.backup_command import back_up  # noqa: PLC0415 - only here

        place = self._place
        try:
            back_up(place.data, place.profile.parent, Path(named).expanduser(), datetime.now(UTC))
        except (Fault, OSError) as error:
            say(f"the table is closed, and no back-up was made: {error}")

    # --- the start screen ------------------------------------------------------------------------

    def show_start(self) -> None:
        """Ask which table to open. Raises `Fault` if the profile or a layout can't be used."""
        from drivers.ports import find_ports  # noqa: PLC0415 - with the start screen alone
        from tablemgr.rules.rulebook import load  # noqa: PLC0415 - as above, with the start screen
        from ui.presenter.families import layout_of  # noqa: PLC0415 - as above, with the start screen
        from ui.start.options import start_view  # noqa: PLC0415 - as above
        from ui.start.screen import StartScreen  # noqa: PLC0415 - as above
        from ui.window.scale import place  # noqa: PLC0415 - as above

        training = self._place.training
        profile = self._fit(read_profile(self._place.profile))
        ports = [] if training else [port.name for port in find_ports()]
        view = start_view(profile, ports, training=training)
        start = StartScreen(view, lambda g, name: layout_of(load(g), name))
        start.chosen.connect(self._chosen)
        start.elsewhere_asked.connect(self._change_place)
        start.left.connect(self._start_left)
        start.kept_open = self._kiosk
        self.start = start
        place(start, windowed=self._windowed)

    def _chosen(self, choice: StartChoice) -> None:
        """Open the table; if the choice differs from the house profile, somebody signs first."""
        start = self.start
        assert start is not None
        if self._place.training:
            self._open_chosen(choice, self._trainee())
            return
        try:
            if self._signing(start).ask(choice):
                return
        except Fault as fault:
            start.say(fault)
            return
        self._open_chosen(choice, None)

    def _signing(self, start: StartScreen) -> StartSigning:
        from ui.start.signing import StartSigning  # noqa: PLC0415 - as above

        if self._start_signing is None:
            place = self._live
            signing = StartSigning(
                start,
                place.profile,
                lambda: open_staff(place.data, place.profile),
                self._dealer,
            )
            signing.signed.connect(self._open_chosen)
            self._start_signing = signing
        return self._start_signing

    def _open_chosen(self, choice: StartChoice, by: Person | None) -> None:
        start = self.start
        assert start is not None
        try:
            self.open_table(choice, by)
        except Fault as fault:
            start.say(fault)
            return
        self._end_signing()
        self.start = None
        start.close()
        start.deleteLater()

    def _end_signing(self) -> None:
        signing, self._start_signing = self._start_signing, None
        if signing is not None:
            signing.close()

    # --- training --------------------------------------------------------------------------------

    def _change_place(self) -> None:
        """Go from the start screen to training's, or back to the table's own."""
        old = self.start
        assert old is not None
        before = self._place
        try:
            if before.training:
                self._place = self._live
            else:
                self._go_to_training()
            self.show_start()
        except Fault as fault:
            self._place = before
            old.say(fault)
            return
        shown = self._left if before.training else old.choice
        self._left = None if before.training else old.choice
        if self.start is not None and shown is not None:
            self.start.take_over(shown)
        self._end_signing()
        old.close_quietly()

    def _go_to_training(self) -> None:
        """Work in training's own place from now on. Raises `Fault` if it can't be made."""
        from tablemgr.training.profile import make_training_profile  # noqa: PLC0415 - only there

        place = self._live.for_training()
        make_training_profile(self._live.profile, place.profile)
        self._place = place

    def _fit(self, profile: Profile) -> Profile:
        """The profile as this place may use it: training opens no device."""
        if not self._place.training:
            return profile
        from tablemgr.training.profile import for_training  # noqa: PLC0415 - only there

        return for_training(profile)

    def _trainee(self) -> Person:
        """Who chooses a training table's settings: nobody else need sign for them."""
        from tablemgr.rules.people import Person  # noqa: PLC0415 - not before a table is wanted

        return Person(read_profile(self._place.profile).dealer)

    @property
    def place(self) -> TablePlace:
        """Where profile, journals and slips lie now."""
        return self._place

    def _start_left(self) -> None:
        if self.start is not None:
            self._app.quit()


def round_is_open(profile: Profile, data: Path, *, training: bool = False) -> bool:
    """Say whether the table's journal holds an open Round: then no start screen is shown.

    Raises `Fault` if the journal can't be used or does not fit the table.
    """
    session = open_session(profile, journal_path(profile.table, data), training=training)
    try:
        return not session.between_rounds
    finally:
        session.journal.close()
