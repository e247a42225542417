"""`tablemgr pit web`: what it listens on, and the page in a browser, over a real server."""

from __future__ import annotations

import re
import socket
import ssl
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from http.client import HTTPSConnection
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.pit.simulated import SimulatedHouse, SimulatedTable
from tablemgr.rules.commands import Report
from tests.pit_server import TestedPit, pit, server_address
from tests.tablemgr.pit.conftest import line_of, send_all
from tests.tablemgr.pit.test_tls import NOW, certify
from tests.tablemgr.tables import counting_clock
from tests.ui.pit.browser import BROWSER, MISSING, Browser
from ui.pit import web_command

__all__ = ["pit", "server_address"]


def desk_file(folder: Path, address: str) -> Path:
    file = folder / "desk.url"
    file.write_text(address)
    file.chmod(0o600)
    return file


@contextmanager
def served(file: Path, *more: str) -> Iterator[str]:
    """The command, at a port that is free; gives the page's address."""
    words = ["from ui.main import main; import sys; sys.exit(main())", "--language", "ms-SG"]
    words += ["pit", "web", "--server", str(file), "--listen", "127.0.0.1:0", *more]
    with subprocess.Popen(
        [sys.executable, "-c", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            found = re.search(r"https?://[\d.:]+/", said)
            assert found is not None, said
            yield found[0]
        finally:
            process.terminate()
            process.communicate()


@pytest.mark.skipif(BROWSER is None, reason=MISSING)
def test_a_browser_shows_the_tables_as_they_are_and_says_when_that_is_old(
    pit: TestedPit, tmp_path: Path
) -> None:
    house = SimulatedHouse(tmp_path, counting_clock(), trouble=0.0)
    table = SimulatedTable(house, "W1", "rws-blackjack", 3)
    while table.session.round_no < 2:
        table.act()
    file = desk_file(tmp_path, pit.desk())
    with (
        closing(table),
        closing(line_of(pit.table("W1"), table.journal)) as line,
        closing(Browser(tmp_path / "profile")) as browser,
    ):
        send_all(line)
        with served(file) as address:
            browser.open(address)
            assert browser.until("document.querySelector('#enter label')?.textContent")
            key = (tmp_path / "desk.url.web").read_text()
            browser.open(f"{address}#{key}")
            card = browser.until("document.querySelector('.card')?.innerText")
            assert card.startswith("W1\n")
            assert table.session.table.rulebook.title in card
            assert browser.until("location.href") == address, "the key is not left standing there"
            assert browser.until("document.documentElement.lang") == "ms-SG"
            clock = browser.until("document.querySelector('.call h3')?.textContent")
            table.session.do(Report("foreign-card"))
            send_all(line)
            heads = "[...document.querySelectorAll('.call h3')].map(each => each.textContent)"
            case, second = browser.until(f"{heads}.length == 2 && {heads}")
            assert case.startswith("W1: ")
            assert second == clock, "what is less pressing stands below it"
            assert browser.until("document.querySelector('.card.take h3')?.textContent") == "W1"
            assert browser.until("!document.body.classList.contains('old')")
        old = "document.body.classList.contains('old') && document.querySelector('[role=alert]')"
        assert browser.until(f"({old})?.textContent")


def test_the_key_is_made_once_and_for_its_owner_alone(pit: TestedPit, tmp_path: Path) -> None:
    file = desk_file(tmp_path, pit.desk("two"))
    keys = []
    for _ in range(2):
        with served(file) as address:
            assert address.startswith("http://127.0.0.1:")
        keys.append((tmp_path / "desk.url.web").read_text())
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32
    assert stat.S_IMODE((tmp_path / "desk.url.web").stat().st_mode) == 0o600


def test_to_another_machine_it_goes_by_tls_alone(tmp_path: Path) -> None:
    file = desk_file(tmp_path, "postgresql:///pit")
    for listen in ("0.0.0.0:0", "[::]:0", "192.0.2.1:0"):
        with pytest.raises(Fault, match="as anybody can read it"):
            web_command.run(["--server", str(file), "--listen", listen])
    with pytest.raises(SystemExit):
        web_command.run(["--server", str(file), "--listen", "pit.example:80"])
    with pytest.raises(SystemExit):
        web_command.run(["--server", str(file)])
    assert not (tmp_path / "desk.url.web").exists()


def test_by_tls_it_shows_the_houses_own_certificate(pit: TestedPit, tmp_path: Path) -> None:
    file = desk_file(tmp_path, pit.desk("three"))
    certificate = certify(tmp_path, "pit", "localhost", NOW + timedelta(days=9))
    with served(file, "--certificate", str(certificate)) as address:
        port = int(address.rstrip("/").rpartition(":")[2])
        assert address.startswith("https://")
        line = HTTPSConnection(
            "localhost", port, context=ssl.create_default_context(cafile=certificate)
        )
        with closing(line):
            line.request("POST", "/enter", (tmp_path / "desk.url.web").read_text())
            answer = line.getresponse()
            assert answer.status == 200
            assert "secure" in str(answer.headers["set-cookie"]).lower()
            assert "server" not in answer.headers


def test_a_certificate_that_is_none_is_said_before_anything_listens(tmp_path: Path) -> None:
    file = desk_file(tmp_path, "postgresql:///pit")
    (tmp_path / "not.pem").write_text("nothing")
    for name in ("not.pem", "missing.pem"):
        words = ["--server", str(file), "--listen", "192.0.2.1:9"]
        with pytest.raises(Fault, match=name):
            web_command.run([*words, "--certificate", str(tmp_path / name)])


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    file = desk_file(tmp_path, "postgresql:///pit")
    with socket.create_server(("127.0.0.1", 0)) as other:
        listen = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(Fault, match=f"port {listen[10:]}"):
            web_command.run(["--server", str(file), "--listen", listen])


@pytest.mark.parametrize("key", ["", "\n", "short", "\u00e9" * 20, "x" * 201])
def test_a_key_that_a_person_wrote_and_that_guards_nothing_is_refused(
    tmp_path: Path, key: str
) -> None:
    file = desk_file(tmp_path, "postgresql:///pit")
    key_file = file.with_name("desk.url.web")
    key_file.write_text(key, encoding="utf-8")
    key_file.chmod(0o600)
    with pytest.raises(Fault, match=r"desk\.url\.web"):
        web_command.run(["--server", str(file), "--listen", "127.0.0.1:0"])


@pytest.mark.parametrize(
    "words", [["127.0.0.1:99999"], ["127.0.0.1:-1"], ["127.0.0.1:9", "--certificate-key", "k.pem"]]
)
def test_what_can_not_be_listened_on_is_said(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        web_command.run(["--listen", *words])
    said = capsys.readouterr().err
    assert "write it as 127.0.0.1:8080" in said or "needs --certificate" in said
