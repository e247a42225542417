"""`tablemgr run` once the application is made: reads the profile and opens the table."""

from __future__ import annotations

import argparse
import os
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tablemgr.house.profile import load_or_create, read_profile
from tablemgr.journal.lock import InUse
from ui.keys.answering import Answering
from ui.keys.press import Presses
from ui.safety.end_signals import EndSignals
from ui.safety.watchdog import Watchdog
from ui.sitting.second_start import already_open, ask_first
from ui.sitting.sitting import Sitting, round_is_open
from ui.table.opening import journal_path
from ui.table.places import data_folder
from ui.theme.style import dress

SETTLED_MS = 1500
"""How long until the window has settled; then what was put off for the start goes on."""
SHOWN_MS = 300
"""How long until the window is on the screen; then the splash is closed."""


def _set_up(path: Path, data: Path, splash: QWidget | None) -> bool:
    """The page of a table machine's first start; False if a person has closed it."""
    from ui.start.first_start import ask_on_page  # noqa: PLC0415 - once in a table's life
    from ui.window.scale import place  # noqa: PLC0415 - as above

    if splash is not None:
        splash.close()
    return ask_on_page(path, data, partial(place, windowed=False))


def serve(
    app: QApplication,
    path: Path,
    options: argparse.Namespace,
    startup: ExitStack,
    splash: QWidget | None,
) -> int:
    """Open what the options of `ui.app` name, with the house profile at `path`, and run until the
    program ends. Returns the exit status.

    `startup` is closed once the window has settled, `splash` when it is on the screen. Raises
    `Fault` if the profile, the journal or the device can't be used.
    """
    data = options.data or data_folder()
    dress(app)
    if options.kiosk and not path.exists() and not _set_up(path, data, splash):
        return 0
    profile = read_profile(path) if options.profile else load_or_create(path)
    if options.layout is not None and options.game is None:
        options.game = profile.game
    presses = Presses(parent=app, answering=Answering(parent=app))
    sitting = Sitting(
        app,
        path,
        data,
        seed=options.seed,
        windowed=options.windowed,
        kiosk=options.kiosk,
        players_screen=options.players_screen,
        presses=presses,
        training=options.training,
    )
    place = sitting.place
    if place.training:
        from tablemgr.training.profile import read_training_profile  # noqa: PLC0415 - only there

        profile = read_training_profile(place.profile)
    signals = EndSignals(app)
    signals.came.connect(sitting.end_for)
    watchdog = Watchdog(os.environ, app)
    with closing(sitting), ExitStack() as leaving:
        leaving.callback(presses.remove)
        leaving.callback(signals.remove)
        leaving.callback(watchdog.end)
        signals.install()
        try:
            if options.game is not None:
                sitting.open_game(profile, options.game, options.layout)
            elif options.start and not round_is_open(profile, place.data, training=place.training):
                sitting.show_start()
            else:
                sitting.open_table()
        except InUse as in_use:
            presses.install()
            if splash is not None:  # the other window comes to the front
                splash.close()
            shown = ask_first(journal_path(profile.table, place.data))
            raise already_open(profile.table, in_use, shown=shown) from in_use
        # Not before the window is laid out, so that the events of that need not pass the filter.
        QTimer.singleShot(0, presses, presses.install)
        if splash is not None:
            QTimer.singleShot(SHOWN_MS, splash, splash.close)
        settled = QTimer(singleShot=True, interval=SETTLED_MS)
        settled.timeout.connect(startup.close)
        settled.start()
        return app.exec()
