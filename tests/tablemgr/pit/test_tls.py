"""The line over TLS: the house's own certificate, and what a table does with any other server."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tablemgr.basics.errors import Fault
from tablemgr.pit.server import ServerAway, connect
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, add, line_of, send_all

NOW = datetime.now(UTC)
_ASKS_FOR_TLS = (8).to_bytes(4, "big") + (80877103).to_bytes(4, "big")


def certify(folder: Path, name: str, host: str, until: datetime) -> Path:
    """A certificate that a house makes for its server, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(NOW - timedelta(days=9))
        .not_valid_after(until)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return file


class TlsFront:
    """Stands before the server's socket on 127.0.0.1, and speaks TLS, if it has a certificate."""

    def __init__(self, server: str, certificate: Path | None) -> None:
        self._server = server
        self._tls = None
        if certificate is not None:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(certificate)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed at the end
            while True:
                self._serve(self._listening.accept()[0])

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError):
            assert client.recv(8, socket.MSG_WAITALL) == _ASKS_FOR_TLS
            client.sendall(b"N" if self._tls is None else b"S")
            if self._tls is not None:
                client = self._tls.wrap_socket(client, server_side=True)
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                for source, target in ((client, server), (server, client)):
                    thread = threading.Thread(target=_pass, args=(source, target), daemon=True)
                    self._threads.append(thread)
                    thread.start()
                return
        client.close()

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for thread in self._threads:
            thread.join(10)


def _pass(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(4096):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)
    source.close()


@contextmanager
def fronted(pit: TestedPit, table: str, certificate: Path | None) -> Iterator[str]:
    """The address of a table by that front, before the certificate is named."""
    address = pit.table(table)
    folder = str(conninfo_to_dict(address).get("host"))
    if not folder.startswith("/"):
        pytest.skip("the server that was named has no socket on this machine")
    with closing(TlsFront(f"{folder}/.s.PGSQL.5432", certificate)) as front:
        yield make_conninfo(
            address,
            host="pit.example",
            hostaddr="127.0.0.1",
            port=front.port,
            sslmode="verify-full",
        )


def test_a_journal_travels_by_tls_with_the_houses_own_certificate(
    pit: TestedPit, open_journal: Opening, tmp_path: Path
) -> None:
    house = certify(tmp_path, "house", "pit.example", NOW + timedelta(days=9))
    journal = open_journal("S1")
    add(journal, 7)
    with fronted(pit, "S1", house) as address:
        trusting = make_conninfo(address, sslrootcert=str(house))
        with closing(line_of(trusting, journal)) as line:
            assert send_all(line).have == 7
            assert line.server is not None
            assert line.server.pgconn.ssl_in_use
        with pytest.raises(Fault, match="does not know this login") as refused:
            connect(make_conninfo(trusting, password="another table's"))
        assert not isinstance(refused.value, ServerAway), "it would be tried for ever, and not said"


def test_a_server_that_does_not_prove_to_be_the_houses_is_told_nothing(
    pit: TestedPit, tmp_path: Path
) -> None:
    later, past = NOW + timedelta(days=9), NOW - timedelta(days=1)
    house = certify(tmp_path, "house", "pit.example", later)
    another = certify(tmp_path, "another", "pit.example", later)
    other_host = certify(tmp_path, "other-host", "other.example", later)
    old = certify(tmp_path, "old", "pit.example", past)
    for shown, trusted, why in (
        (another, house, "verify failed"),
        (other_host, other_host, "does not match host name"),
        (old, old, "verify failed"),
        (None, house, "does not support SSL"),
    ):
        with (
            fronted(pit, "S2", shown) as address,
            pytest.raises(Fault, match=f"does not prove.*{why}") as refused,
        ):
            connect(make_conninfo(address, sslrootcert=str(trusted)))
        assert not isinstance(refused.value, ServerAway), "it would be tried for ever, and not said"
