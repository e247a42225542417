"""Asks the pit's server what it knows of a table that was put back from a back-up."""

from __future__ import annotations

import json
from contextlib import suppress

from msgspec import Struct

from tablemgr.journal import Journal
from tablemgr.journal.chain import read_spelled
from tablemgr.pit.forwarder import how_far
from tablemgr.pit.server import connect, server_faults
from tablemgr.slips.code.payload import MalformedCodeError
from tablemgr.slips.code.signed import SlipCode, read_code
from tablemgr.slips.witnesses import Witness


class ServerKnows(Struct, frozen=True):
    """All that came after what the journal shares with the server."""

    witnesses: tuple[Witness, ...]
    """The last entry of each Round."""
    codes: tuple[SlipCode, ...]
    """The slips; whether the table's key has signed them is for who asks to say."""


def known_to_server(address: str, journal: Journal) -> ServerKnows:
    """Read what the server has of the table and the journal lacks. Raises `Fault`: the server is
    away, or will not say.
    """
    with connect(address, f"tablemgr {journal.header.table_id} restore") as server, server_faults():
        found = how_far(server, journal)
        common = min([found.have, *found.parted])
        rows = server.execute(
            "SELECT round_no, seq, hash, body FROM pit.my_later(%s)", [common]
        ).fetchall()
    ends = (Witness(no, seq, bytes(digest)) for no, seq, digest, _ in rows)
    bodies = (bytes(body) for _, _, _, body in rows if body is not None)
    return ServerKnows(tuple(ends), tuple(code for body in bodies for code in _codes(body)))


def _codes(body: bytes) -> list[SlipCode]:
    """The code that an entry of a slip holds, if it holds one that can be read."""
    with suppress(MalformedCodeError):
        said = json.loads(read_spelled(body)[7])
        if said.get("code"):
            return [read_code(str(said["code"]))]
    return []
