"""The orders of a supervisor at the desk to a table: signed commands, on which the table decides.

An order names the entry on which it was decided and when it expires. The table takes it only if its
game has not gone on since. Knows no server, no file and no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from msgspec import Struct

from tablemgr.basics.names import same_name
from tablemgr.house.standing import PIT_STAFF, STAFF_CONFIRMED
from tablemgr.house.table_key import fingerprint
from tablemgr.journal import Entry, EntryKind, Json
from tablemgr.rules.commands import Command, MalformedError, parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession

ORDER: Final = "order"
"""The key of the entry by which a table answers an order."""
REFUSED: Final = "refused"
"""In that entry: why the table does not take it."""
VALID_S: Final = 60.0
"""So long an order is valid."""
DISABLING_VALID_S: Final = 86_400.0
"""So long a table that was cut off still takes the order that somebody may sign no longer."""
_SIGNED_AS: Final = b"tablemgr order 1\0"
_HARMLESS: Final = (EntryKind.RAW, EntryKind.SLIP)
_SEALS: Final = frozenset({"seal", ORDER, PIT_STAFF, STAFF_CONFIRMED})
"""The entries of the kind `session` that change nothing of the game."""


class TableOrder(Struct, frozen=True):
    """Commands for one table, in the name of the person who has signed at the desk."""

    number: str
    """32 hexadecimal digits, as no other order has them."""
    table: str
    seq: int
    """The table's last entry when it was decided, and its hash in hex."""
    digest: str
    lines: tuple[str, ...]
    """The commands as a round record writes them."""
    person: str
    role: str
    expires_ns: int
    """By the wall clock."""
    beside: dict[str, Any] = {}
    """What is said with the first command and stands in no round record (`case_book`)."""
    disables: str = ""
    """Who may sign no longer at the table; then there are no commands, and the game does not
    matter.
    """

    @property
    def valid_s(self) -> float:
        """How long the server keeps it for the table."""
        return DISABLING_VALID_S if self.disables else VALID_S

    def body(self) -> bytes:
        """The bytes that are signed and sent."""
        return msgspec.json.encode(self)


class SignedOrder(Struct, frozen=True):
    """The bytes of an order, or of a staff register, as they were sent, with the desk's
    signature.
    """

    body: bytes
    signature: bytes


def signed(order: TableOrder, key: Ed25519PrivateKey) -> SignedOrder:
    """Sign an order with the desk's key."""
    body = order.body()
    return SignedOrder(body, key.sign(_SIGNED_AS + body))


def read_order(sent: SignedOrder) -> TableOrder | None:
    """Read an order; None if its bytes are none."""
    try:
        return msgspec.json.decode(sent.body, type=TableOrder)
    except msgspec.DecodeError:
        return None


def signer_of(sent: SignedOrder, keys: Iterable[Ed25519PublicKey]) -> Ed25519PublicKey | None:
    """The desk's key by which the order is signed; None if it is signed by none of them."""
    for key in keys:
        try:
            key.verify(sent.signature, _SIGNED_AS + sent.body)
        except InvalidSignature:
            continue
        return key
    return None


def commands_in(order: TableOrder, session: TableSession) -> tuple[Command, ...]:
    """The commands of an order. Raises `MalformedError` if the table knows none of that kind."""
    found: list[Command] = []
    for line in order.lines:
        found += parse(line, session.table.vocabulary)
    return tuple(found)


def why_not(order: TableOrder, session: TableSession, now_ns: int) -> str:
    """Why the table does not take the order; empty if it does. Changes nothing."""
    if order.table != session.journal.header.table_id:
        return "it is for another table"
    if order.expires_ns <= now_ns:
        return "it has expired"
    if order.role not in {role.value for role in Role}:
        return "it names a role that there is not"
    if order.disables:
        return ""
    if same_name(order.person, session.person.name):
        return "nobody rules while he deals himself"
    if _went_on(session.journal.entries(after=order.seq - 1), order):
        return "the table has gone on since it was decided"
    if session.halted is not None:
        return "the Round is stopped"
    try:
        commands = commands_in(order, session)
    except MalformedError as error:
        return str(error)
    after = session.table.copy()
    for command in commands:
        refusal = session.barred(command) or after.verify(command, Role(order.role))
        if refusal is not None:
            return str(refusal)
        after.apply(after.decide(command, Role(order.role)), command)
    return "" if commands else "it asks for nothing"


def _went_on(entries: Iterable[Entry], order: TableOrder) -> bool:
    """Say whether the first of these is not the entry that the order names, or another matters."""
    since = list(entries)
    first = since[0] if since else None
    if first is None or first.seq != order.seq or first.hash.hex() != order.digest:
        return True
    return any(
        entry.kind not in _HARMLESS
        and not (
            entry.kind is EntryKind.SESSION and (_SEALS & entry.data.keys() or _is_unsigned(entry))
        )
        for entry in since[1:]
    )


def _is_unsigned(entry: Entry) -> bool:
    """Say whether the entry is about an order that no desk has signed."""
    return ORDER in entry.data and not entry.data[ORDER]["key"]


def answer(
    order: TableOrder, sent: SignedOrder, key: Ed25519PublicKey | None, why: str
) -> dict[str, Json]:
    """Write what the table's journal has of an order, before it is carried out; `why` it is
    refused.
    """
    said: dict[str, Json] = {
        "number": order.number,
        "person": order.person,
        "role": order.role,
        "lines": list(order.lines),
        **({"disables": order.disables} if order.disables else {}),
        "entry": order.seq,
        "signature": sent.signature.hex(),
        "key": "" if key is None else fingerprint(key),
    }
    return {ORDER: said} | ({REFUSED: why} if why else {})


def answered(entries: Iterable[Entry]) -> set[str]:
    """The numbers of the orders of desks that a journal has answered."""
    found = (entry for entry in entries if ORDER in entry.data and not _is_unsigned(entry))
    return {str(entry.data[ORDER]["number"]) for entry in found}


def by_whom(order: TableOrder) -> Person:
    """Who has signed at the desk. His proof is the entry with the order."""
    return Person(order.person, Role(order.role))


def order_lines(commands: Sequence[Command]) -> tuple[str, ...]:
    """Commands as an order has them."""
    return tuple(command.line() for command in commands)


def refusal_in(data: Mapping[str, Json], number: str) -> str | None:
    """Read what an entry says of the order of that number: why it is refused; empty if it is taken;
    None if the entry is about something else.
    """
    said = data.get(ORDER)
    if not isinstance(said, Mapping) or said.get("number") != number:
        return None
    return str(data.get(REFUSED, ""))
