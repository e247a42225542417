"""`tablemgr pit web`: serves the pit's page to browsers, on an address that is named.

Nothing listens unless this command runs. To another machine it goes by TLS alone.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import secrets
import socket
from collections.abc import Callable, Sequence
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.commandline.spoken import spoken
from tablemgr.house.secret_files import kept_secret
from tablemgr.pit.reading import PitReader
from tablemgr.pit.server import read_address
from ui.safety.bug_log import say
from ui.table.places import profile_path

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp

EXIT_OK: Final = 0
_LOOK_S: Final = 0.5
_KEY: Final = Message(FAULTS, "the key of the pit's page")
_MEANT: Final = re.compile(rb"[!-~]{16,200}")
"""A key that a page may have: a person may have written the file."""
_REMEDY: Final = "Delete the file: a new key is made at the next start."


def run(argv: Sequence[str]) -> int:
    """Serve until the process is ended; gives the exit status. Raises `Fault`."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.certificate is None and options.certificate_key is not None:
        parser.error("--certificate-key needs --certificate")
    host, port = options.listen
    by_tls = options.certificate is not None
    if not by_tls and not ip_address(host).is_loopback:
        raise Fault(
            "The page would go over the network as anybody can read it.",
            "Name --certificate and --certificate-key, or listen on 127.0.0.1 alone.",
        )
    file = options.server or profile_path().with_name("desk.url")
    reader = PitReader(read_address(file))
    key_file = file.with_name(f"{file.name}.web")
    key, _ = kept_secret(key_file, _KEY, _REMEDY, lambda: secrets.token_urlsafe(24).encode())

    if not _MEANT.fullmatch(key.strip()):
        raise Fault("{file}: this is not a key of a page.", _REMEDY, file=key_file)

    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - once it is known that it is wanted

    from ui.pit.web_app import PitPage  # noqa: PLC0415 - as above
    from ui.pit.web_picture import PitWatch  # noqa: PLC0415 - as above
    from ui.theme.language import install  # noqa: PLC0415 - as above

    app = QCoreApplication.instance() or QCoreApplication(["tablemgr"])
    install(app, spoken())
    watch = PitWatch(reader)
    page = PitPage(watch, key.decode().strip(), tag=spoken().tag, by_tls=by_tls, say=say)
    server = _server(page.app(), options)
    with _listening(host, port) as listening:
        number = listening.getsockname()[1]
        shown = f"[{host}]" if ":" in host else host
        print(
            f"tablemgr: the pit's page is at http{'s' * by_tls}://{shown}:{number}/; its key is in "
            f"{key_file}",
            flush=True,
        )
        watch.start()
        with closing(watch):
            asyncio.run(_serve(server, listening, lambda: watch.has_failed))
    return EXIT_OK


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise Fault(
            "Nothing can listen on {host}, port {port}: {said}.",
            "Name another with --listen.",
            host=host,
            port=port,
            said=error.strerror,
        ) from None


def _server(app: ASGIApp, options: argparse.Namespace) -> uvicorn.Server:
    """Make the server of the page. Raises `Fault` if the certificate can't be used."""
    import uvicorn  # noqa: PLC0415 - only here

    config = uvicorn.Config(
        app,
        loop="asyncio",
        http="h11",
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=400,
        timeout_graceful_shutdown=1,
        ssl_certfile=options.certificate,
        ssl_keyfile=options.certificate_key,
    )
    try:
        config.load()
    except OSError as error:  # also what TLS says of a certificate
        said = error.strerror or str(error)
        raise Fault("{file}: {said}.", file=options.certificate, said=said) from None
    return uvicorn.Server(config)


async def _serve(
    server: uvicorn.Server, listening: socket.socket, has_failed: Callable[[], bool]
) -> None:
    """Serve until the process is ended, or until what reads the pit's server has failed."""

    async def end_if_failed() -> None:
        while not has_failed():
            await asyncio.sleep(_LOOK_S)
        server.should_exit = True

    looking = asyncio.create_task(end_if_failed())
    await server.serve(sockets=[listening])
    looking.cancel()


def _address(text: str) -> tuple[str, int]:
    """`127.0.0.1:8080`, `[::1]:8080`: a number of this machine and a port."""
    host, _, port = text.rpartition(":")
    try:
        number = int(port)
        if not 0 <= number < 1 << 16:
            raise ValueError(port)
        return str(ip_address(host.strip("[]"))), number
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r}: write it as 127.0.0.1:8080") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr pit web",
        description="Serve a web page with all tables of the pit and what waits there, to look at.",
    )
    parser.add_argument(
        "--listen",
        type=_address,
        required=True,
        metavar="ADDRESS:PORT",
        help="as in 127.0.0.1:8080, which only this machine reaches",
    )
    parser.add_argument(
        "--server",
        type=Path,
        metavar="FILE",
        help="the file that `tablemgr pit desk` has written; if not given, desk.url beside the "
        "house profile",
    )
    parser.add_argument(
        "--certificate", type=Path, metavar="FILE", help="the house's certificate, for https"
    )
    parser.add_argument(
        "--certificate-key", type=Path, metavar="FILE", help="its key, if that is another file"
    )
    return parser
